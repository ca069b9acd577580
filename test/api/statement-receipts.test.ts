import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { left, right } from 'fp-ts/lib/Either.js'
import { pino } from 'pino'
import { state } from '#app/state/run'
import { openWorkspace, ownerOf } from '#app/state/workspace'
import { runWorker } from '#composition/worker'
import type { Uuid } from '#domain/common'
import { epochOf, instantOf } from '#domain/time'
import type { Registry } from '#registry/port'
import { covering, registered, syncCompleted, syncStarted, uuid } from '#test/projections/support/events'
import { append } from '#test/projector/support/stores'
import { Browser, linkFor } from '#test/support/api/browser'
import { type Answer, exchange, pathTo, serve, type TestApi } from '#test/support/api/server'
import { ok, openStores, type Stores } from '#test/support/api/stores'
import { NOW, type World } from '#test/support/api/world'
import { askedHosts } from '#test/support/hosts/asked-hosts'
import { wholeLog } from '#test/support/stores/whole-log'
import { understood } from '../app/support/lines.js'

// Receipts over HTTP: how long they replay, to whom, and what becomes of a try that was broken off.

const DAY_MS = 86_400_000
const TRYING_MS = 15_000

let stores: Stores
let api: TestApi
/** The same, whose receipts get no answer. */
let failing: TestApi
let world: World
/** The owner. */
let ada: Browser
let ownerId: Uuid
const stop = new AbortController()
let working: Promise<unknown>

const all = () => ({ ...stores, close: async () => stores.remove() })
const say = async (line: string) => {
  const statement = { ...(await understood(line)), workspaceId: world.workspaceId }
  return ok(await state(statement, all(), NOW, async () => right(undefined)))
}
const signedIn = async (memberId: Uuid): Promise<Browser> => {
  const browser = new Browser(api, world)
  expect((await browser.signIn(await linkFor(stores, world, memberId, api))).status).toBe(200)
  return browser
}
/** A new member, signed in. */
const join = async (name: string, role: string, reach: string) => {
  const memberId = (await say(`member add ${name} --role ${role} ${reach}`)).ids['memberId'] as Uuid
  return { memberId, browser: await signedIn(memberId) }
}

beforeAll(async () => {
  stores = await openStores()
  const spec = { organization: 'acme', workspace: 'website', name: 'Acme', plan: 'scale', owner: 'Ada' } as const
  const opened = ok(await openWorkspace({ ...spec, client: 'Own', project: 'Mine' }, stores, () => NOW))
  world = { ...opened, organizationSlug: 'acme', workspaceSlug: 'website' } as never
  await say('client add Foreign')
  await say('project add Elsewhere --client Foreign')
  await say('container map repository github.com/acme/own --project Mine')
  const when = { workspace: world.workspaceId }
  await append(stores.eventLog, [
    registered('own', when),
    syncStarted('own', 'r', when),
    syncCompleted('own', 'r', {
      coverage: [covering('github.com/acme/own', '2026-01-01T00:00:00.000Z', NOW)],
      ...when,
    }),
  ])
  const rates = { scale: 1_000_000 }
  api = await serve(stores, { rates })
  const answer: Registry['receipts']['answer'] = async () =>
    left({ tag: 'store_unavailable', store: 'registry', cause: 'a test' })
  const registry = { ...stores.registry, receipts: { ...stores.registry.receipts, answer } }
  failing = await serve({ ...stores, registry }, { rates })
  const log = pino({ level: 'silent' })
  working = runWorker({ stores: all(), hosts: askedHosts(), log, now: () => NOW, onWaiting: () => undefined }, stop)
  ownerId = ok(await ownerOf(world.workspaceId, stores.eventLog)) as Uuid
})
afterAll(async () => {
  stop.abort()
  await working
  await failing.close()
  await api.close()
  stores.remove()
})

const pass = (milliseconds: number): void => {
  const now = instantOf(epochOf(api.clock.now) + milliseconds)
  for (const one of [api, failing]) one.clock.now = now
}
beforeEach(async () => {
  // Another minute: in each, an address may try some links alone.
  pass(60_000)
  ada = await signedIn(ownerId)
})

/** What is sent once and again: each time with the same key. */
const intended = (path: string, body: object) => {
  const once = { 'idempotency-key': randomUUID() }
  return {
    by: (browser: Browser, other = body) => browser.state(path, other, once),
    byKey: (key: string): Promise<Answer> =>
      exchange(
        api,
        pathTo(world, `/statements/${path}`),
        { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...once },
        'POST',
        JSON.stringify(body),
      ),
  }
}
/** A member's session at the server whose receipts get no answer. */
const atFailing = ({ cookie }: Browser): Browser => {
  const browser = new Browser(failing, world)
  browser.cookie = cookie
  return browser
}
const payment = (amount: string, more: object = {}) => ({ status: 'succeeded', amount, ...more })
const LATER = { at: '2099-01-01T00:00:00.000Z' }
/** The types of the events after a place of the log. */
const typesAfter = async (from: number) => (await wholeLog(stores.eventLog)).slice(from).map(({ type }) => type)
const length = async () => (await wholeLog(stores.eventLog)).length

describe('a repetition', () => {
  it('is a replay for 24 hours to the second, whatever happened meanwhile, and a new intention after', async () => {
    const begun = epochOf(api.clock.now)
    const to = async (milliseconds: number): Promise<void> => {
      pass(begun + milliseconds - epochOf(api.clock.now))
      // Sessions last not so long; who signs in again is the same caller.
      ada = await signedIn(ownerId)
    }
    const from = await length()
    const pay = intended('payment/record', payment('10.00 EUR'))
    const first = await pay.by(ada)
    expect(first).toMatchObject({ status: 200, body: { changed: true, version: expect.any(String) } })
    const replay = { ...first.body, version: null }

    await to(DAY_MS / 2)
    expect((await intended('payment/record', payment('10.00 EUR')).by(ada)).body.ids).not.toEqual(first.body.ids)
    expect((await pay.by(ada)).body).toEqual(replay)
    expect((await pay.by(ada, payment('11.00 EUR'))).body.error.code).toBe('idempotency_conflict')
    // 23:59:59.
    await to(DAY_MS - 1_000)
    expect((await pay.by(ada)).body).toEqual(replay)
    expect((await pay.by(ada, payment('11.00 EUR'))).body.error.code).toBe('idempotency_conflict')
    expect(await typesAfter(from)).toEqual(['PaymentRecorded', 'PaymentRecorded'])
    // 24:00:00.
    await to(DAY_MS)
    const anew = await pay.by(ada)
    expect(anew).toMatchObject({ status: 200, body: { changed: true, version: expect.any(String) } })
    expect(anew.body.ids).not.toEqual(first.body.ids)
    expect((await pay.by(ada)).body).toEqual({ ...anew.body, version: null })
    expect(await typesAfter(from)).toEqual(['PaymentRecorded', 'PaymentRecorded', 'PaymentRecorded'])
    // The new receipt counts from then on.
    await to(2 * DAY_MS - 1_000)
    expect((await pay.by(ada)).body.ids).toEqual(anew.body.ids)
    expect((await pay.by(ada, payment('11.00 EUR'))).body.error.code).toBe('idempotency_conflict')
    await to(2 * DAY_MS)
    expect((await pay.by(ada, payment('11.00 EUR'))).body).toMatchObject({ changed: true })
  })

  it('of what changed nothing is a replay, though it would change something now', async () => {
    const same = intended('project/status', { project: 'Mine', status: 'active' })
    expect((await same.by(ada)).body).toMatchObject({ changed: false })
    await ada.state('project/status', { project: 'Mine', status: 'paused' })
    const from = await length()
    expect((await same.by(ada)).body).toMatchObject({ changed: false })
    expect(await length()).toBe(from)
    await ada.state('project/status', { project: 'Mine', status: 'active' })
  })

  it.each([
    ['question/ask', { question: 'Since when?', project: 'Mine' }],
    ['estimate/record', { amount: '500.00 EUR', project: 'Mine' }],
    ['project/status', { project: 'Mine', status: 'active' }],
    ['project/rename', { project: 'Mine', name: 'Mine' }],
    ['project/add', { name: 'More', client: 'Own' }],
    ['client/rename', { client: 'Own', name: 'Own' }],
    ['container/map', { kind: 'repository', container: 'github.com/acme/more', project: 'Mine' }],
    ['rate/set', { role: 'engineering', amount: ['90 EUR'], client: 'Own' }],
    ['connection/resume', { connection: 'own' }],
    ['connection/resume', { connection: uuid('own') }],
  ])('of %s %j is told by no answer to a member whose access was narrowed since', async (path, body) => {
    const { memberId, browser } = await join(`Narrow-${randomUUID()}`, 'admin', '--client Own')
    const one = intended(path, body)
    const first = await one.by(browser)
    expect([path, first.status]).toEqual([path, 200])
    expect((await one.by(browser)).body).toMatchObject({ ids: first.body.ids, changed: first.body.changed })
    expect((await ada.state('member/access', { member: memberId, client: ['Foreign'] })).status).toBe(200)
    const { status, text } = await one.by(browser)
    expect([path, status]).toEqual([path, 404])
    for (const id of Object.values<string>(first.body.ids)) expect(text).not.toContain(id)
    // With the access comes the answer again.
    await ada.state('member/access', { member: memberId, client: ['Own'] })
    expect((await one.by(browser)).body).toMatchObject({ ids: first.body.ids })
  })

  it('is told under the old name of what was renamed by it', async () => {
    const { ids } = await say('project add Former --client Own')
    const { memberId, browser } = await join('Renaming', 'admin', '--client Own')
    const rename = intended('project/rename', { project: 'Former', name: 'Newer' })
    expect((await rename.by(browser)).body).toMatchObject({ ids, changed: true })
    expect((await rename.by(browser)).body).toMatchObject({ ids, changed: true })
    await ada.state('member/access', { member: memberId, client: ['Foreign'] })
    expect((await rename.by(browser)).status).toBe(404)
  })

  it('is refused with the role, the session or the key of its caller', async () => {
    const { memberId, browser } = await join('Lowered', 'admin', '--all')
    const { key, ids } = await say('key issue --name lowered --for Lowered --scopes usage-billing:write')
    const pay = intended('payment/record', payment('20.00 EUR'))
    const first = { session: await pay.by(browser), key: await pay.byKey(key ?? '') }
    expect([first.session.status, first.key.status]).toEqual([200, 200])
    // Each caller intends on its own.
    expect(first.key.body.ids).not.toEqual(first.session.body.ids)
    const from = await length()

    await ada.state('member/role', { member: memberId, role: 'viewer' })
    expect([(await pay.by(browser)).status, (await pay.byKey(key ?? '')).status]).toEqual([403, 403])
    await ada.state('member/role', { member: memberId, role: 'admin' })
    expect((await pay.by(browser)).body.ids).toEqual(first.session.body.ids)
    expect((await pay.byKey(key ?? '')).body.ids).toEqual(first.key.body.ids)

    await ada.state('key/revoke', { key: ids['keyId'] })
    expect([(await pay.by(browser)).status, (await pay.byKey(key ?? '')).status]).toEqual([200, 401])
    await browser.post('/sessions/end', { whose: 'mine' })
    expect((await pay.by(browser)).status).toBe(401)
    // The member who signs in again is the same caller.
    const again = await signedIn(memberId)
    expect((await pay.by(again)).body.ids).toEqual(first.session.body.ids)
    await ada.state('member/remove', { member: memberId })
    expect((await pay.by(again)).status).toBe(401)
    expect(await typesAfter(from)).not.toContain('PaymentRecorded')
  })
})

describe('given a try whose effect stands in the log and whose receipt has no answer', () => {
  it.each([
    ['payment/record', payment('30.00 EUR'), ['PaymentRecorded']],
    ['payment/record', payment('31.00 EUR', { id: randomUUID() }), ['PaymentRecorded']],
    [
      'payment/record/bulk',
      { statements: ['32.00 EUR', '33.00 EUR', '34.00 EUR'].map((amount) => payment(amount)) },
      ['PaymentRecorded', 'PaymentRecorded', 'PaymentRecorded'],
    ],
    ['estimate/record', { amount: '700.00 EUR', project: 'Mine' }, ['CostEstimateRecorded']],
    ['client/add', { name: 'Broken off' }, ['ClientAdded']],
    ['key/issue', { name: 'broken off' }, ['ApiKeyIssued']],
  ])(
    'when %s is sent again, then it has its effect once and the answer of the first time',
    async (path, body, types) => {
      const from = await length()
      const one = intended(path, body)
      expect((await one.by(atFailing(ada))).status).toBe(503)
      expect(await typesAfter(from)).toEqual(types)
      pass(TRYING_MS - 1)
      expect((await one.by(ada)).body.error.code).toBe('operation_in_progress')
      pass(1)
      const over = await one.by(ada)
      expect(over).toMatchObject({ status: 200, body: { changed: true } })
      const { ids, each, changed } = (await one.by(ada)).body
      expect({ ids, each, changed }).toEqual({ ids: over.body.ids, each: over.body.each, changed: true })
      expect(await typesAfter(from)).toEqual(types)
      // The ids are those of the effect.
      const text = JSON.stringify((await wholeLog(stores.eventLog)).slice(from))
      for (const told of Object.values<string>(ids ?? Object.assign({}, ...each))) expect(text).toContain(told)
    },
  )

  it('when it is refused now and allowed later, then it has its effect once', async () => {
    const { memberId, browser } = await join('Moved', 'admin', '--client Own')
    const from = await length()
    const one = intended('estimate/record', { amount: '800.00 EUR', project: 'Mine' })
    const mended = { amount: '801.00 EUR', project: 'Mine' }
    expect((await one.by(atFailing(browser))).status).toBe(503)
    pass(TRYING_MS)
    await ada.state('member/access', { member: memberId, client: ['Foreign'] })
    expect((await one.by(browser)).status).toBe(404)
    await ada.state('member/access', { member: memberId, client: ['Own'] })
    pass(TRYING_MS)
    expect((await one.by(browser, mended)).body.error.code).toBe('idempotency_conflict')
    const over = await one.by(browser)
    expect(over).toMatchObject({ status: 200, body: { changed: true } })
    expect((await one.by(browser)).body.ids).toEqual(over.body.ids)
    const types = await typesAfter(from)
    expect(types.filter((type) => type === 'CostEstimateRecorded')).toHaveLength(1)
  })
})

describe('given a try that was broken off before its effect', () => {
  it('when it is refused, then its key is free for what was mended', async () => {
    const receipts = { ...stores.registry.receipts, remove: async () => left(GONE) }
    const registry = { ...stores.registry, receipts }
    const stopping = await serve({ ...stores, registry }, { rates: { scale: 1_000_000 } })
    stopping.clock.now = api.clock.now
    const at = new Browser(stopping, world)
    at.cookie = ada.cookie
    const from = await length()
    const one = intended('payment/record', payment('40.00 EUR', LATER))
    const { status } = await one.by(at)
    await stopping.close()
    expect(status).toBe(503)
    expect((await one.by(ada)).body.error.code).toBe('operation_in_progress')
    pass(TRYING_MS)
    expect((await one.by(ada)).status).toBe(400)
    expect((await one.by(ada, payment('40.00 EUR'))).body).toMatchObject({ changed: true })
    expect(await typesAfter(from)).toEqual(['PaymentRecorded'])
  })
  const GONE = { tag: 'store_unavailable', store: 'registry', cause: 'a test' } as const
})

describe('several statements at once', () => {
  it.each([0, 1, 2])(
    'have no effect at all if number %i is refused, and all of it once that is mended',
    async (odd) => {
      const from = await length()
      const statements = ['50.00 EUR', '51.00 EUR', '52.00 EUR'].map((amount) => payment(amount))
      const one = intended('payment/record/bulk', { statements })
      const refused = statements.map((each, i) => (i === odd ? { ...each, ...LATER } : each))
      for (const _ of [1, 2]) expect((await one.by(ada, { statements: refused })).status).toBe(400)
      expect(await length()).toBe(from)
      const { status, body } = await one.by(ada)
      expect([status, body.changed, body.each.length]).toEqual([200, true, 3])
      expect((await one.by(ada, { statements: refused })).body.error.code).toBe('idempotency_conflict')
      expect((await one.by(ada)).body).toMatchObject({ each: body.each, changed: true })
      expect(await typesAfter(from)).toEqual(['PaymentRecorded', 'PaymentRecorded', 'PaymentRecorded'])
    },
  )
})
