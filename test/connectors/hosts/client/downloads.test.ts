import { describe, expect, it } from '@jest/globals'
import { ADDRESS_REASONS } from '#connectors/hosts/client/base-address'
import type { Ask } from '#sources/kit/hosts/ask'
import { askBelow } from '#sources/kit/hosts/below'
import type { MovedClock } from '#test/support/hosts/clock'
import { answers, HALF_BODY, LOGIN_PAGE, type LocalFault, RESET } from '#test/support/hosts/local-answers'
import { type AskedHost, clientAt, faultOf, type LocalClientOptions } from '#test/support/hosts/local-client'
import type { LocalHost } from '#test/support/hosts/local-host'
import { given, HOST, pathsOf } from './support/given.js'

const REPORT = '{"day":"2026-03-01"}\n'
const PATH = '/reports/part-0.ndjson?sig=canary-signature&se=2026'

/** A host whose token goes into each request with an account. */
const WITH_ACCOUNT: AskedHost = {
  ...HOST,
  headers: (token, account) => ({ authorization: `token ${token}`, 'x-account': account ?? '' }),
}

interface Opened {
  readonly api: LocalHost
  /** The server of the signed files, at another origin. */
  readonly files: LocalHost
  readonly clock: MovedClock
  readonly clientWith: (options?: LocalClientOptions) => ReturnType<typeof clientAt>
  /** Asks for the signed file as a product does. */
  readonly download: (ask: Ask, address?: string) => ReturnType<Ask>
}

const opened = async (): Promise<Opened> => {
  const { local: api, clock } = await given()
  const { local: files } = await given(clock)
  files.authorization = null
  files.route('GET', '/reports/*', () => ({ headers: { 'content-type': 'application/octet-stream' }, body: REPORT }))
  const privateHosts = new Set([api.name, files.name])
  return {
    api,
    files,
    clock,
    clientWith: (options = {}) =>
      clientAt(api, WITH_ACCOUNT, clock, { account: 'canary-account', privateHosts, ...options }),
    download: (ask, address = `${files.address}${PATH}`) => ask({ address, signed: true, takes: 'text' }),
  }
}

describe('given a file at another origin, by an address that its host signed', () => {
  it('when it is asked, then its text is told, and no path with the signature', async () => {
    const { files, clientWith, download } = await opened()
    expect(await download(clientWith().ask)).toMatchObject({ status: 200, body: REPORT, path: '' })
    expect(pathsOf(files)).toEqual([PATH])
  })

  it('when it is asked, then the other origin sees no token, and nothing of the account', async () => {
    const { api, files, clientWith, download } = await opened()
    const { ask } = clientWith()
    await ask({ address: '/items' })
    await download(ask)

    const [toApi] = api.requests
    const [toFiles] = files.requests
    const added = toApi?.headerNames.filter((name) => toFiles?.headerNames.includes(name) !== true)
    expect(added?.toSorted()).toEqual(['authorization', 'x-account'])
    expect(toFiles?.headerNames.filter((name) => toApi?.headerNames.includes(name) !== true)).toEqual([])
  })

  it('when a host is asked below a secret path, then the file is not', async () => {
    const { files, clientWith, download } = await opened()
    const below = askBelow(
      clientWith().ask,
      { pathOf: (token) => `/${token}` },
      { token: 'canary-secret', account: null },
    )
    await download(below)
    expect(pathsOf(files)).toEqual([PATH])
  })

  it('when it is asked, then it counts in the budget of the token', async () => {
    const { clientWith, download, clock, api } = await opened()
    const client = clientAt(api, { ...WITH_ACCOUNT, requestsAnHour: 2 }, clock, {
      privateHosts: new Set(['127.0.0.1']),
    })
    await download(client.ask)
    await download(client.ask)
    expect(await faultOf(download(client.ask))).toMatchObject({ tag: 'limited' })
    expect(client.requests()).toBe(2)
    // Others have a budget of their own.
    await download(clientWith().ask)
  })

  it('when its server tells a quota or none, then that of the API stays as it is', async () => {
    const { api, files, clientWith, download } = await opened()
    api.limit({ most: 100, windowMs: 3_600_000 })
    const client = clientWith()
    await client.ask({ address: '/items' })
    const told = client.quota()

    await download(client.ask)
    files.limit({ most: 2, windowMs: 3_600_000 })
    await download(client.ask)

    expect(told).toMatchObject({ limit: 100, remaining: 99 })
    expect(client.quota()).toEqual(told)
  })

  it('when its server asks for a rest, then that is kept', async () => {
    const { files, clientWith, download } = await opened()
    files.plant(answers(429, { 'retry-after': '30' }))
    expect(await download(clientWith().ask)).toMatchObject({ body: REPORT })
    expect(files.tooEarly()).toEqual([])
  })

  it.each([401, 403, 404, 410, 416])('when its server answers %i, then the token is not at fault', async (status) => {
    const { files, clientWith, download } = await opened()
    files.plant(answers(status))
    expect(await faultOf(download(clientWith().ask))).toEqual({
      tag: 'unavailable',
      reason: `a signed download is answered with ${status}`,
    })
  })

  it.each([
    ['to another origin', (api: LocalHost) => `${api.address}/api/v1/items`],
    ['within its own', () => '/reports/other'],
  ])('when it redirects %s, then it is not followed', async (_, locationAt) => {
    const { api, files, clientWith, download } = await opened()
    files.plant(answers(302, { location: locationAt(api) }))
    expect(await faultOf(download(clientWith().ask))).toMatchObject({ tag: 'unavailable' })
    expect([...pathsOf(api), ...pathsOf(files)]).toEqual([PATH])
  })

  it('when it has more than 32 MiB, then it is not read to its end', async () => {
    const { files, clientWith, download } = await opened()
    files.plant({ tag: 'oversized', bytes: 1024 ** 3 })
    expect(await faultOf(download(clientWith().ask))).toEqual({ tag: 'unreadable', reason: 'what came is too long' })
  })

  it('when half of it came, then it is asked again', async () => {
    const { files, clientWith, download } = await opened()
    files.plant(HALF_BODY)
    expect(await download(clientWith().ask)).toMatchObject({ body: REPORT })
    expect(files.requests).toHaveLength(2)
  })

  it.each<LocalFault>([
    answers(301, { location: `https://example.com${PATH}` }),
    answers(403),
    answers(429, { 'retry-after': '7200' }),
    answers(500),
    RESET,
    HALF_BODY,
    LOGIN_PAGE,
    { tag: 'oversized', bytes: 64 * 1024 ** 2 },
  ])('when it fails by %j, then the failure does not tell the signature', async (fault) => {
    const { files, clientWith, download } = await opened()
    files.plant(fault, { times: 1_000 })
    // Throws if the failure tells any canary.
    await faultOf(download(clientWith().ask))
    expect(files.requests.length).toBeGreaterThan(0)
  })
})

describe('given a signed address at which nothing may be asked', () => {
  it.each([
    ['keys of the cloud', 'https://169.254.169.254/latest?sig=canary', ADDRESS_REASONS.metadata],
    ['a private network', 'https://10.0.0.7/report?sig=canary', ADDRESS_REASONS.private],
    ['this machine', 'https://127.0.0.1:9/report?sig=canary', ADDRESS_REASONS.private],
    ['this machine in IPv6', 'https://[::1]:9/report?sig=canary', ADDRESS_REASONS.private],
    ['no TLS', 'http://files.example.com/report?sig=canary', ADDRESS_REASONS.insecure],
    ['another protocol', 'ftp://files.example.com/report?sig=canary', ADDRESS_REASONS.unreadable],
    ['a user and a password', 'https://canary:canary@files.example.com/', ADDRESS_REASONS.credentials],
  ])('when it leads to %s, then nothing is sent', async (_, address, reason) => {
    const { clientWith, download } = await opened()
    const client = clientWith()
    expect(await faultOf(download(client.ask, address))).toEqual({ tag: 'refused_address', reason })
    expect(client.requests()).toBe(0)
  })

  it.each([
    [
      'keys of the cloud, though its name is allowed',
      '169.254.169.254',
      ['files.example.com'],
      ADDRESS_REASONS.metadata,
    ],
    ['a private network', '10.0.0.7', [], ADDRESS_REASONS.private],
  ])('when its name leads to %s, then no socket is opened', async (_, address, allowed, reason) => {
    const { api, clientWith, download } = await opened()
    const looked: string[] = []
    const client = clientWith({
      privateHosts: new Set([api.name, ...allowed]),
      resolve: async (name) => {
        looked.push(name)
        return [{ address, family: 4 }]
      },
    })
    const asked = download(client.ask, 'https://files.example.com/report?sig=canary')
    expect(await faultOf(asked)).toEqual({ tag: 'refused_address', reason })
    expect(looked).toEqual(['files.example.com'])
  })

  it.each(['/reports/part-0.ndjson?sig=canary', 'canary report', ''])(
    'when it is no whole address, as %j, then nothing is sent',
    async (address) => {
      const { api, clientWith, download } = await opened()
      expect(await faultOf(download(clientWith().ask, address))).toMatchObject({ tag: 'unreadable' })
      expect(api.requests).toEqual([])
    },
  )
})
