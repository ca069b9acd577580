import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { HookBounds } from '#api/hook-arrivals'
import { MOST_HOOK_BYTES } from '#api/hook-requests'
import type { ApiOptions } from '#api/server'
import { readWhole } from '#app/state/append'
import { changeHookSecret, newHookSecret } from '#app/sync/hook-secret'
import { hookedConnection } from '#app/sync/hooked-connection'
import { type HookEnvironment, hooksOn } from '#app/sync/hooks'
import { nextBurst } from '#app/sync/inbox'
import { streamOf } from '#domain/events/catalogue'
import { epochOf, instantOf } from '#domain/time'
import type { InboxBounds } from '#registry/port'
import type { Keys } from '#secrets/key'
import type { Hint } from '#sources/kit/hosts/webhook'
import { uuid, WORKSPACE } from '#test/projections/support/events'
import { countingLookUps, type LookUps } from '#test/support/api/counting'
import { openWorld } from '#test/support/api/folded'
import { type Answer, exchange, raw, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { NOW } from '#test/support/api/world'
import { connected, giveHookSecret, keysGiven } from '#test/support/hooks/connection'
import { ROOM } from '#test/support/hooks/inbox'
import { ok } from '#test/support/stores/outcome'
import { hexOf, namesOf, recordedByGitea, SIGNING_SECRET, standardHeaders } from '../connectors/hosts/hooks/support.js'

const SECRET = 'a secret of deliveries'
const CANARY = 'Zaphod Beeblebrox'
const MINUTE = 60_000

let stores: Stores
let api: TestApi
/** The calls of the stores so far. */
const lookUps: LookUps = { count: 0 }
/** Look-ups of secrets wait for it. */
let looking: Promise<void> = Promise.resolve()

/** The same part of a store; its calls are counted. */
const counted = <Part extends object>(part: Part): Part =>
  new Proxy(part, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...given: readonly unknown[]): unknown => {
        lookUps.count += 1
        return Reflect.apply(member, target, given)
      }
    },
  })
/** The stores; what they are asked is counted. */
const countedStores = (keys: Keys): HookEnvironment => {
  const { eventLog, readStore, registry } = stores
  const secrets = counted(registry.secrets)
  const get: typeof secrets.get = async (...asked) => {
    const found = await secrets.get(...asked)
    await looking
    return found
  }
  return {
    eventLog: counted(eventLog),
    readStore: countingLookUps(readStore, lookUps),
    registry: { ...registry, secrets: { ...registry.secrets, get }, inbox: counted(registry.inbox) },
    keys,
  }
}
const start = (more: Partial<ApiOptions> = {}, keys = keysGiven()) =>
  serve(stores, { hooks: hooksOn(countedStores(keys)), ...more })

beforeAll(async () => {
  stores = await openStores()
  await openWorld(
    stores,
    ['github', 'gitea', 'gitlab', 'jira', 'linear'].flatMap((provider) => connected(provider)),
  )
  await giveHookSecret(stores, 'github', SECRET)
  await giveHookSecret(stores, 'gitea', 'webhook-secret-1')
  await giveHookSecret(stores, 'gitea', 'webhook-secret-2', { now: NOW })
  await giveHookSecret(stores, 'gitlab', SIGNING_SECRET)
  await giveHookSecret(stores, 'linear', SECRET)
})
afterAll(() => stores.remove())
beforeEach(async () => {
  api = await start()
  lookUps.count = 0
})
afterEach(async () => {
  await api.close()
  for (const provider of ['github', 'gitea', 'gitlab', 'linear'])
    await ok(stores.registry.inbox.forget({ connectionId: uuid(provider) }))
})

const pathOf = (provider: string): string => `/hooks/${uuid(provider)}`
const deliver = (
  provider: string,
  headers: Record<string, string>,
  body: string | Buffer,
  { port }: Pick<TestApi, 'port'> = api,
): Promise<Answer> => exchange({ port }, pathOf(provider), headers, 'POST', body)
const json = (body: object): string => JSON.stringify({ ...body, sender: { login: CANARY } })
const byGitHub = (body: string | Buffer, id: string, secret = SECRET): Record<string, string> => ({
  'content-type': 'application/json',
  'x-github-delivery': id,
  'x-github-event': 'issues',
  'x-hub-signature-256': `sha256=${hexOf(secret, body)}`,
})
let made = 0
/** A delivery of GitHub that was not sent before. */
const fresh = () => {
  made += 1
  const body = json({ action: 'opened', n: made })
  return { body, headers: byGitHub(body, `delivery-${made}`) }
}
const waiting = async (provider: string) => ok(stores.registry.inbox.next(uuid(provider), 100))
const notes = async (provider: string) => {
  const events = await ok(readWhole(streamOf.connection(WORKSPACE, uuid(provider)), stores.eventLog))
  return events.filter(({ type }) => type === 'HookReceived').map(({ data }) => data)
}

describe('given a connection with a secret of deliveries', () => {
  it('when its host delivers, then it is told 202, the body is kept sealed, and the log takes no more than that it came', async () => {
    const { body, headers } = fresh()
    expect(await deliver('github', headers, body)).toMatchObject({ status: 202, body: {} })
    const [kept, ...more] = await waiting('github')
    expect(more).toEqual([])
    expect(kept).toMatchObject({ workspaceId: WORKSPACE, connectionId: uuid('github'), kind: 'issues' })
    const [, , sealed = ''] = kept?.sealed.split('.') ?? []
    expect(Buffer.from(sealed, 'base64').includes(CANARY)).toBe(false)
    expect((await notes('github')).at(-1)).toEqual({
      deliveryId: headers['x-github-delivery'],
      kind: 'issues',
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    for (const canary of [CANARY, SECRET, headers['x-hub-signature-256'] ?? ''])
      expect(api.log.text()).not.toContain(canary)
  })
  it('when a delivery is forged, changed, or not signed, then it is refused, and nothing is kept', async () => {
    const { body, headers } = fresh()
    const { 'x-hub-signature-256': _, ...unsigned } = headers
    const before = await notes('github')
    for (const [sent, text] of [
      [byGitHub(body, 'forged', 'guessed'), body],
      [headers, body.replace('opened', 'closed')],
      [unsigned, body],
      [{ ...unsigned, 'x-gitlab-token': SECRET }, body],
    ] as const)
      expect(await deliver('github', sent, text)).toMatchObject({
        status: 401,
        body: { error: { code: 'unauthenticated' } },
      })
    expect(await waiting('github')).toEqual([])
    expect(await notes('github')).toEqual(before)
  })
  it('when one comes that is not proven, or for a connection that nobody knows, then it costs one look-up', async () => {
    const { body, headers } = fresh()
    const { 'x-hub-signature-256': _, ...unsigned } = headers
    for (const [provider, sent, status] of [
      ['github', {}, 401],
      ['github', unsigned, 401],
      ['github', byGitHub(body, 'forged', 'guessed'), 401],
      ['github', { ...unsigned, 'x-hub-signature-256': 'sha256=short' }, 401],
      ['gitea', headers, 401],
      ['gitlab', { 'x-gitlab-token': 'guessed' }, 401],
      ['nobody', headers, 404],
    ] as const) {
      lookUps.count = 0
      expect((await deliver(provider, sent, body)).status).toBe(status)
      expect(lookUps.count).toBe(1)
    }
  })
  it('when its secret was sealed for another connection, or for another host, then nothing is proven by it', async () => {
    const kept = await ok(stores.registry.secrets.get(uuid('github'), 'hook'))
    const connection = await ok(hookedConnection(WORKSPACE, uuid('jira'), stores))
    if (kept === null || connection === null) throw new Error('both are known')
    const { body } = fresh()
    const headers = { 'x-hub-signature': `sha256=${hexOf(SECRET, body)}` }
    const { secrets } = stores.registry
    await ok(secrets.put({ ...kept, connectionId: uuid('jira') }))
    expect((await deliver('jira', headers, body)).status).toBe(503)
    for (const other of [{ origin: 'https://evil.example.com' }, { provider: 'github' }]) {
      const keeping = { registry: stores.registry, keys: keysGiven() }
      await ok(changeHookSecret({ ...connection, ...other }, SECRET, 'no more', NOW, keeping))
      const sent = 'provider' in other ? byGitHub(body, 'of-another') : headers
      expect((await deliver('jira', sent, body)).status).toBe(404)
    }
    expect(await waiting('jira')).toEqual([])
    await ok(secrets.remove({ connectionId: uuid('jira') }))
  })
  it('when the connection has no secret, or the address is of none, then there is nothing', async () => {
    const { body, headers } = fresh()
    expect((await deliver('jira', headers, body)).status).toBe(404)
    expect((await exchange(api, '/hooks/x', headers, 'POST', body)).status).toBe(404)
    expect((await exchange(api, pathOf('github'), headers, 'GET')).status).toBe(404)
  })
  it('when a delivery is replayed, under its own id or another one, then it has no further effect', async () => {
    const { body, headers } = fresh()
    const before = (await notes('github')).length
    for (const sent of [headers, headers, { ...headers, 'x-github-delivery': 'another' }])
      expect((await deliver('github', sent, body)).status).toBe(202)
    expect(await waiting('github')).toHaveLength(1)
    expect(await notes('github')).toHaveLength(before + 1)
  })
  it('when the same one comes many times at once, then each is acknowledged, and it is kept and noted once', async () => {
    const { body, headers } = fresh()
    const before = (await notes('github')).length
    const answers = await Promise.all(Array.from({ length: 12 }, () => deliver('github', headers, body)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    expect(await waiting('github')).toHaveLength(1)
    expect(await notes('github')).toHaveLength(before + 1)
  })
  it('when its signature stands there twice, right and wrong, then it is refused', async () => {
    const { body, headers } = fresh()
    const right = headers['x-hub-signature-256'] ?? ''
    const wrong = `sha256=${hexOf('guessed', body)}`
    for (const signatures of [
      [right, wrong],
      [wrong, right],
      [right, right],
    ]) {
      const lines = signatures.map((signature) => `X-Hub-Signature-256: ${signature}`)
      const head = [
        `POST ${pathOf('github')} HTTP/1.1`,
        'Host: x',
        `Content-Length: ${Buffer.byteLength(body)}`,
        ...lines,
      ]
      expect(await raw(api, `${head.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`)).toMatch(/^HTTP\/1\.1 401 /)
    }
    expect(await waiting('github')).toEqual([])
  })
  it('when the delivery of one connection is sent to another one, then it is refused', async () => {
    const [recorded] = recordedByGitea
    if (recorded === undefined) throw new Error('deliveries were recorded')
    const sent = Object.fromEntries([...recorded.headers].filter(([name]) => name.startsWith('x-')))
    for (const provider of ['github', 'gitlab', 'linear'])
      expect((await deliver(provider, sent, recorded.body)).status).toBe(401)
    expect(await waiting('github')).toEqual([])
  })
  it('when one is replayed after it was mapped, then it has no further effect', async () => {
    const { body, headers } = fresh()
    await deliver('github', headers, body)
    const ids = (await waiting('github')).map(({ deliveryId }) => deliveryId)
    await ok(stores.registry.inbox.remove(uuid('github'), ids))
    expect((await deliver('github', headers, body)).status).toBe(202)
    expect(await waiting('github')).toEqual([])
  })
  it('when a signed time is more than five minutes away, then it is refused', async () => {
    const body = '{"object_kind":"push"}'
    const seconds = epochOf(api.clock.now) / 1_000
    const headers = Object.fromEntries(standardHeaders(SIGNING_SECRET, body, seconds))
    for (const [minutes, status] of [
      [6, 401],
      [-6, 401],
      [4, 202],
    ] as const) {
      api.clock.now = instantOf(1_000 * seconds + minutes * MINUTE)
      expect((await deliver('gitlab', headers, body)).status).toBe(status)
    }
    expect((await waiting('gitlab')).map(({ deliveryId }) => deliveryId)).toEqual(['msg-1'])
  })
  it('when its body tells when it was sent, then it is taken within a minute of that, whatever a header says', async () => {
    const now = epochOf(api.clock.now)
    for (const [webhookTimestamp, status] of [
      [now - 61_000, 401],
      [now + 61_000, 401],
      [undefined, 401],
      [-1, 401],
      [1e300, 401],
      [now - 60_000, 200],
      [now + 59_000, 200],
    ] as const) {
      const body = json({ type: 'Issue', action: 'update', data: { identifier: 'ENG-1' }, webhookTimestamp })
      const headers = {
        'linear-signature': hexOf(SECRET, body),
        'linear-delivery': `at-${webhookTimestamp}`,
        'linear-event': 'Issue',
        'linear-timestamp': String(now),
      }
      expect((await deliver('linear', headers, body)).status).toBe(status)
    }
    expect(await waiting('linear')).toHaveLength(2)
  })
  it('when the key of its secrets is not given, then its host is told to come again', async () => {
    const locked = await start({}, keysGiven(Buffer.alloc(32, 8).toString('base64')))
    const { body, headers } = fresh()
    const answer = await deliver('github', headers, body, locked)
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } })
    expect(await waiting('github')).toEqual([])
    await locked.close()
  })
})

describe('given the secret of a connection is changed', () => {
  afterEach(() => giveHookSecret(stores, 'github', SECRET))
  it('when its host still signs by the former one, then that proves its deliveries for a day', async () => {
    const [body, late] = [fresh().body, fresh().body]
    await giveHookSecret(stores, 'github', 'new secret', { now: NOW })
    expect((await deliver('github', byGitHub(body, 'by-new', 'new secret'), body)).status).toBe(202)
    expect((await deliver('github', byGitHub(late, 'by-former'), late)).status).toBe(202)
    api.clock.now = instantOf(epochOf(NOW) + 24 * 60 * MINUTE)
    expect((await deliver('github', byGitHub(late, 'too-late'), late)).status).toBe(401)
    expect((await deliver('github', byGitHub(body, 'by-new', 'new secret'), body)).status).toBe(202)
  })
  it('when the former one is known to others, then it is ended at once', async () => {
    const { body, headers } = fresh()
    await giveHookSecret(stores, 'github', 'new secret', { now: NOW, former: 'no more' })
    expect((await deliver('github', headers, body)).status).toBe(401)
  })
  it('when it is changed twice, then the first one proves nothing any more', async () => {
    const { body, headers } = fresh()
    for (const secret of ['second', 'third']) await giveHookSecret(stores, 'github', secret, { now: NOW })
    expect((await deliver('github', headers, body)).status).toBe(401)
    expect((await deliver('github', byGitHub(body, 'by-second', 'second'), body)).status).toBe(202)
  })
  it('when a new one is made, then it is long enough, and of the form that its product takes', async () => {
    for (const [provider, form] of [
      ['github', /^[\w-]{43}$/],
      ['gitlab', /^whsec_[\w+/]{43}=$/],
    ] as const) {
      const connection = await ok(hookedConnection(WORKSPACE, uuid(provider), stores))
      if (connection === null) throw new Error('the connection is known')
      expect(newHookSecret(connection)).toMatch(form)
      expect(newHookSecret(connection)).not.toBe(newHookSecret(connection))
    }
  })
})

describe('given the recorded deliveries of Gitea', () => {
  it('when all of them arrive, then they are one burst with a hint for each record, in any order', async () => {
    const bursts: (readonly Hint[])[] = []
    for (const order of [recordedByGitea, recordedByGitea.toReversed()]) {
      await ok(stores.registry.inbox.forget({ connectionId: uuid('gitea') }))
      for (const { headers, body } of order) {
        const sent = Object.fromEntries([...headers].filter(([name]) => name !== 'host' && name !== 'content-length'))
        expect((await deliver('gitea', sent, body)).status).toBe(202)
        api.clock.now = instantOf(epochOf(api.clock.now) + 1_000)
      }
      const place = await ok(hookedConnection(WORKSPACE, uuid('gitea'), stores))
      if (place === null) throw new Error('the connection is known')
      const containers = new Set(['127.0.0.1/wdi/boutique'])
      const burst = await ok(nextBurst(place, containers, { registry: stores.registry, keys: keysGiven() }))
      expect(burst.damaged).toBe(0)
      // The two forms say what two others say as JSON.
      expect(burst.deliveryIds).toHaveLength(36)
      bursts.push(burst.hints)
    }
    const [one = [], other = []] = bursts.map(namesOf)
    expect(new Set(one).size).toBe(one.length)
    expect(one.length).toBeGreaterThan(3)
    expect(new Set(other)).toEqual(new Set(one))
  })
})

describe('given deliveries of any size', () => {
  const pushOf = (bytes: number): Buffer => {
    const [head, tail] = [Buffer.from('{"ref":"refs/heads/main","commits":"'), Buffer.from('"}')]
    return Buffer.concat([head, Buffer.alloc(bytes - head.length - tail.length, 'x'), tail])
  }
  it('when a real push of 25 MB arrives, then it is taken: it is not refused at 100 kB', async () => {
    const push = pushOf(MOST_HOOK_BYTES)
    expect((await deliver('github', byGitHub(push, 'large'), push)).status).toBe(202)
    const [kept] = await waiting('github')
    expect(kept?.sealed.length).toBeGreaterThan(MOST_HOOK_BYTES)
  })
  it('when one announces more, then it is refused before any of it is sent', async () => {
    const head = [
      `POST ${pathOf('github')} HTTP/1.1`,
      'Host: x',
      `Content-Length: ${MOST_HOOK_BYTES + 1}`,
      'Expect: 100-continue',
    ]
    const text = await raw(api, `${head.join('\r\n')}\r\n\r\n`)
    expect(text).toMatch(/^HTTP\/1\.1 413 /)
    expect(text).toContain('at most 25 MiB')
  })
  it('when one has more without announcing it, then it is refused, and nothing is kept', async () => {
    const push = pushOf(MOST_HOOK_BYTES + 1)
    const headers = { ...byGitHub(push, 'too-large'), 'transfer-encoding': 'chunked' }
    expect((await deliver('github', headers, push)).status).toBe(413)
    expect(await waiting('github')).toEqual([])
  })
})

/** Begins a delivery whose body does not end. */
const held = (to: TestApi, headers: Record<string, string>, firstBytes: string) => {
  const sending = request({
    host: '127.0.0.1',
    port: to.port,
    path: pathOf('github'),
    method: 'POST',
    headers,
    agent: false,
  })
  const answered = new Promise<number>((resolve) => {
    sending.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sending.on('error', () => resolve(0))
  })
  sending.write(firstBytes)
  return { sending, answered }
}
/** Asks until a delivery is answered so. */
const until = async (to: TestApi, status: number): Promise<Answer> => {
  for (;;) {
    const { body, headers } = fresh()
    const answer = await deliver('github', headers, body, to)
    if (answer.status === status) return answer
  }
}

/** Bounds of what arrives: in all, of a connection, and the bytes. */
const arriving = (all: number, ofConnection: number, bytes: number): HookBounds => ({
  all: { deliveries: all, bytes },
  ofWorkspace: { deliveries: all, bytes },
  ofConnection: { deliveries: ofConnection, bytes },
})

describe('given hosts that send slowly or much', () => {
  it('when a body does not end, then it is cut off in its time, and others get its place', async () => {
    const slow = await start({
      requestDeadlineMs: 1_000,
      headersDeadlineMs: 1_000,
      hookBounds: arriving(1, 1, 1_000),
    })
    const { body, headers } = fresh()
    const { answered } = held(slow, headers, body.slice(0, 5))
    expect(await answered).toBe(408)
    await until(slow, 202)
    await slow.close()
  })
  it('when a body comes byte by byte without end, then it is cut off in the same time', async () => {
    const slow = await start({ requestDeadlineMs: 1_000, headersDeadlineMs: 1_000 })
    const { body, headers } = fresh()
    const { sending, answered } = held(slow, headers, body.slice(0, 5))
    const trickle = setInterval(() => sending.write('x'), 20)
    expect(await answered).toBe(408)
    clearInterval(trickle)
    expect(await waiting('github')).toEqual([])
    await slow.close()
  })
  it('when too many arrive at once, then more are told to come again, and none is lost of those that were begun', async () => {
    const narrow = await start({ hookBounds: arriving(3, 2, 1_000_000) })
    const begun = [fresh(), fresh()].map(({ body, headers }) => ({
      ...held(narrow, headers, body.slice(0, 5)),
      rest: body.slice(5),
    }))
    const refused = await until(narrow, 503)
    expect(refused.headers['retry-after']).toBe('5')
    for (const { sending, rest } of begun) sending.end(rest)
    expect(await Promise.all(begun.map(({ answered }) => answered))).toEqual([202, 202])
    await until(narrow, 202)
    await narrow.close()
  })
  it('when all that arrives has too many bytes, then more is told to come again', async () => {
    const narrow = await start({ hookBounds: arriving(9, 9, 100) })
    const body = json({ long: 'x'.repeat(200) })
    expect((await deliver('github', byGitHub(body, 'many-bytes'), body, narrow)).status).toBe(503)
    const short = '{"n":0}'
    expect((await deliver('github', byGitHub(short, 'few-bytes'), short, narrow)).status).toBe(202)
    await narrow.close()
  })
  it('when a host goes away in the middle, then nothing is kept, and others get its place', async () => {
    const narrow = await start({ hookBounds: arriving(1, 1, 1_000) })
    const { body, headers } = fresh()
    const { sending } = held(narrow, headers, body.slice(0, 5))
    await until(narrow, 503)
    sending.destroy()
    await until(narrow, 202)
    const ids = (await notes('github')).map((data) => (data as { deliveryId: string }).deliveryId)
    expect(ids).not.toContain(headers['x-github-delivery'])
    await narrow.close()
  })
  it('when a host goes away while it is looked up, then others get its place', async () => {
    const narrow = await start({ hookBounds: arriving(1, 1, 1_000) })
    let found: () => void = () => undefined
    looking = new Promise((resolve) => {
      found = resolve
    })
    const { body, headers } = fresh()
    const { sending, answered } = held(narrow, headers, body.slice(0, 5))
    while (lookUps.count === 0) await new Promise((resolve) => setImmediate(resolve))
    sending.destroy()
    expect(await answered).toBe(0)
    while (!narrow.log.text().includes('"completed":false')) await new Promise((resolve) => setImmediate(resolve))
    found()
    await until(narrow, 202)
    await narrow.close()
  })
  it('when many arrive at the same time, then each is kept and noted once', async () => {
    const before = (await notes('github')).length
    const all = Array.from({ length: 16 }, fresh)
    const answers = await Promise.all(all.map(({ body, headers }) => deliver('github', headers, body)))
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 202))
    expect(await waiting('github')).toHaveLength(16)
    expect(await notes('github')).toHaveLength(before + 16)
  })
})

describe('given a connection whose deliveries wait', () => {
  const two = { deliveries: 2, bytes: 1_000_000 }
  const startWith = (bounds: InboxBounds) => serve(stores, { hooks: hooksOn(countedStores(keysGiven()), bounds) })
  const sends = async (to: TestApi): Promise<number> => {
    const { body, headers } = fresh()
    return (await deliver('github', headers, body, to)).status
  }
  it('when as many wait as may, then more are told to come later, what is kept stays, and others are taken', async () => {
    const narrow = await startWith({ ...ROOM, ofConnection: two })
    const [first, second, third] = [fresh(), fresh(), fresh()]
    for (const { body, headers } of [first, second])
      expect((await deliver('github', headers, body, narrow)).status).toBe(202)
    const before = await notes('github')
    expect(await deliver('github', third.headers, third.body, narrow)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '300' },
      body: { error: { code: 'rate_limited' } },
    })
    expect(await waiting('github')).toHaveLength(2)
    expect(await notes('github')).toEqual(before)
    expect((await deliver('github', first.headers, first.body, narrow)).status).toBe(202)
    const body = '{"object_kind":"push"}'
    const ofGitLab = standardHeaders(SIGNING_SECRET, body, epochOf(narrow.clock.now) / 1_000, 'msg-full')
    expect((await deliver('gitlab', Object.fromEntries(ofGitLab), body, narrow)).status).toBe(202)
    await narrow.close()
  })
  it('when some were followed, then the delivery that was turned away is taken', async () => {
    const narrow = await startWith({ ...ROOM, ofConnection: two })
    for (let n = 0; n < 2; n += 1) expect(await sends(narrow)).toBe(202)
    const { body, headers } = fresh()
    expect((await deliver('github', headers, body, narrow)).status).toBe(429)
    const [oldest] = await waiting('github')
    await ok(stores.registry.inbox.remove(uuid('github'), [oldest?.deliveryId ?? '']))
    expect((await deliver('github', headers, body, narrow)).status).toBe(202)
    expect(await waiting('github')).toHaveLength(2)
    await narrow.close()
  })
  it('when all connections of its workspace have as many as may wait, then none takes more', async () => {
    const narrow = await startWith({ ...ROOM, ofWorkspace: { deliveries: 1, bytes: 1_000_000 } })
    const body = '{"object_kind":"push"}'
    const ofGitLab = standardHeaders(SIGNING_SECRET, body, epochOf(narrow.clock.now) / 1_000, 'msg-one')
    expect((await deliver('gitlab', Object.fromEntries(ofGitLab), body, narrow)).status).toBe(202)
    expect(await sends(narrow)).toBe(429)
    await narrow.close()
  })
})

describe('given an address that sends what is not proven', () => {
  it('when it floods the service, then hosts at other addresses deliver all the same', async () => {
    const behindProxy = await start({ publicUrl: new URL('https://wdi.example') })
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const { body } = fresh()
    const forged = { ...byGitHub(body, 'forged', 'guessed'), ...from('203.0.113.7') }
    for (let n = 0; n < 3; n += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => deliver('github', forged, body, behindProxy)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
    }
    expect((await deliver('github', forged, body, behindProxy)).status).toBe(429)
    const genuine = fresh()
    const sent = { ...genuine.headers, ...from('198.51.100.9') }
    expect((await deliver('github', sent, genuine.body, behindProxy)).status).toBe(202)
    expect(await waiting('github')).toHaveLength(1)
    await behindProxy.close()
  })
  it('when it has failed 30 times in a minute, then nothing of it is looked at until the next one', async () => {
    const { body, headers } = fresh()
    for (let n = 0; n < 30; n += 1) expect((await deliver('github', {}, body)).status).toBe(401)
    lookUps.count = 0
    expect(await deliver('github', headers, body)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
    expect(lookUps.count).toBe(0)
    api.clock.now = instantOf(epochOf(api.clock.now) + MINUTE)
    expect((await deliver('github', headers, body)).status).toBe(202)
  })
})
