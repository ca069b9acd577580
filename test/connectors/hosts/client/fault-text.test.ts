import { describe, expect, it } from '@jest/globals'
import { faultText } from '#connectors/hosts/client/fault-text'
import type { HostFault } from '#sources/kit/hosts/ask'

describe('the sentence of a fault', () => {
  it.each<readonly [HostFault, string]>([
    [
      { tag: 'unauthorized' },
      'GitHub does not accept the token of this connection: make a new token there and give it to the connection',
    ],
    [{ tag: 'forbidden' }, 'GitHub does not let the token read this: give the token the right to read it'],
    [
      { tag: 'not_found' },
      'GitHub has nothing there that the token may see: check the name and the rights of the token',
    ],
    [
      { tag: 'refused', status: 422 },
      'GitHub refuses the request with status 422: check the address and version of the service',
    ],
    [
      { tag: 'limited', until: '2026-03-02T09:30:00.001Z' },
      'GitHub takes no more requests for now: reading goes on at 2026-03-02 09:31 UTC',
    ],
    [
      { tag: 'unavailable', reason: 'it answers with 502' },
      'GitHub is not available, it answers with 502: check the service if it stays so; it will be asked again',
    ],
    [
      { tag: 'unreadable', reason: 'what came is not JSON' },
      'GitHub does not answer as its API does, what came is not JSON: check the address of the service',
    ],
    [
      { tag: 'elsewhere' },
      'GitHub leads to another host, where the token is not sent: give the address to which the service moved',
    ],
    [
      { tag: 'refused_address', reason: 'leave out what follows ? or # in the address' },
      'GitHub is not asked: leave out what follows ? or # in the address',
    ],
  ])('given %j, when it is told, then it says what to do', (fault, text) => {
    expect(faultText(fault, 'GitHub')).toBe(text)
  })
})
