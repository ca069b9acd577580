import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { whoIsSignedIn } from '../../console/src/session/member.js'

const WORKSPACE = { organization: 'acme', workspace: 'shop' }
const MEMBER = { member: { id: '1', name: 'Ada', role: 'owner' }, workspace: { name: 'Shop' } }
const BODY = JSON.stringify(MEMBER)

const browserFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = browserFetch
})

/** Asks a service that answers so. In a browser, an address without an origin is one of the page's own. */
const askedOf = async (answer: (response: ServerResponse) => void) => {
  const server = createServer((_, response) => answer(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  globalThis.fetch = (at, options) => browserFetch(new URL(String(at), origin), options)
  try {
    return await whoIsSignedIn(WORKSPACE)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

describe('the question who is signed in', () => {
  it('is answered by a member', async () => {
    expect(await askedOf((response) => response.end(BODY))).toMatchObject({
      kind: 'signed_in',
      member: { name: 'Ada', workspaceName: 'Shop' },
    })
  })
  it('has no answer where it is broken off, rather than that nobody is signed in', async () => {
    const asked = askedOf((response) => {
      response.writeHead(200, { 'Content-Length': BODY.length })
      response.write(BODY.slice(0, 20), () => response.destroy())
    })
    expect(await asked).toEqual({ kind: 'offline' })
  })
  it('is answered by nobody where the answer is no JSON', async () => {
    expect(await askedOf((response) => response.end('a page'))).toEqual({ kind: 'nobody' })
  })
})
