import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { generateKey } from '#access/key'
import { run } from '#test/support/process/program'

const asked: string[] = []
let other: Server
let redirecting: Server
const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`

beforeAll(async () => {
  other = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(other, 'listening')
  redirecting = createServer((_, response) => {
    response.writeHead(307, { Location: urlOf(other) }).end()
  }).listen(0, '127.0.0.1')
  await once(redirecting, 'listening')
})
afterAll(() => {
  for (const server of [other, redirecting]) server.close()
})

describe('given a service that redirects', () => {
  it('when it is asked, then nobody else gets the key, and one line says so', async () => {
    const asking = ['ask', 'billing', '--workspace', 'acme/website', '--url', urlOf(redirecting)]
    const key = generateKey('live')
    const { code, stdout, stderr } = await run(asking, { env: { WDI_KEY: key } })
    expect([code, stdout, asked]).toEqual([1, '', []])
    expect(stderr).toMatch(/^wdi: [^\n]+ redirects elsewhere, and the key was not sent there[^\n]+\n$/)
    expect(stderr).not.toContain(key)
  })
})
