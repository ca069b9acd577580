import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { generateKey } from '#access/key'
import { run } from '#test/support/process/program'

interface Refusal {
  readonly status: number
  readonly retryAfter: string
}

/** Asks a service that refuses so often, and then answers; what is printed, and how many requests came. */
const asking = async (refusals: readonly Refusal[]) => {
  const left = [...refusals]
  let requests = 0
  const server = createServer((_, response) => {
    requests += 1
    const refusal = left.shift()
    if (refusal === undefined) response.end('{"answered":true}')
    else response.writeHead(refusal.status, { 'Retry-After': refusal.retryAfter }).end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
  const words = ['ask', 'billing', '--workspace', 'acme/website', '--url', url]
  const { code, stdout, stderr } = await run(words, { env: { WDI_KEY: generateKey('live') } })
  server.close()
  return { code, stdout, stderr, requests }
}

describe('given a service that asks to wait', () => {
  it('when it is asked, then one line for each wait says why and how long, and the answer alone is printed', async () => {
    const refusals = [
      { status: 429, retryAfter: '1' },
      { status: 503, retryAfter: '0' },
    ]
    expect(await asking(refusals)).toEqual({
      code: 0,
      stdout: '{\n  "answered": true\n}\n',
      stderr:
        'wdi: the key has used up its requests of this minute: trying again in 1 second\nwdi: the service is busy: trying again in 0 seconds\n',
      requests: 3,
    })
  })
  it('when it keeps asking, then the command ends after three waits', async () => {
    const { code, stderr, requests } = await asking(Array(9).fill({ status: 503, retryAfter: '0' }))
    expect([code, requests]).toEqual([1, 4])
    expect(stderr).toContain('the service answered with 503')
  })
  it.each(['66', 'soon', ''])('when it asks for %j, then the command ends at once', async (retryAfter) => {
    expect(await asking([{ status: 429, retryAfter }])).toMatchObject({ code: 1, requests: 1 })
  })
})
