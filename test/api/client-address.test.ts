import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { clientAddress } from '#api/client-address'

// Whose address a request is logged and counted by.

const PUBLIC = new URL('https://wdi.example')
const from = (peer: string, forwarded: readonly string[]): IncomingMessage => {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const request = new IncomingMessage(socket)
  request.headersDistinct['x-forwarded-for'] = [...forwarded]
  return request
}

describe('the address of a client', () => {
  it.each([
    ['127.0.0.1', ['203.0.113.7'], '203.0.113.7'],
    ['::ffff:10.1.2.3', ['203.0.113.7'], '203.0.113.7'],
    ['fd00::1', ['2001:db8::7'], '2001:db8::7'],
    ['172.20.0.2', ['9.9.9.9, 203.0.113.7'], '203.0.113.7'],
    ['127.0.0.1', ['9.9.9.9', '203.0.113.7'], '203.0.113.7'],
  ])('behind the own proxy at %s is the last of %j', (peer, forwarded, expected) => {
    expect(clientAddress(from(peer, forwarded), PUBLIC)).toBe(expected)
  })
  it.each([
    ['a stranger sends the header', '198.51.100.1', ['203.0.113.7']],
    ['the header has no address at its end', '127.0.0.1', ['203.0.113.7, <script>']],
    ['the header is empty', '127.0.0.1', ['']],
    ['there is no header', '127.0.0.1', []],
  ])('is that of the peer where %s', (_, peer, forwarded) => {
    expect(clientAddress(from(peer, forwarded), PUBLIC)).toBe(peer)
  })
  it('is that of the peer where no proxy is said to be there', () => {
    expect(clientAddress(from('127.0.0.1', ['203.0.113.7']), null)).toBe('127.0.0.1')
  })
})
