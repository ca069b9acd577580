import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import { pino } from 'pino'
import { StatementAnswer, StatementsAnswer } from '#api/use-cases'
import { rolesFor } from '#app/state/acting'
import { state } from '#app/state/run'
import { scopeOf } from '#app/state/scopes'
import { table } from '#app/state/statements'
import { openWorkspace } from '#app/state/workspace'
import { runWorker } from '#composition/worker'
import type { Uuid } from '#domain/common'
import { Role, Scope } from '#domain/roles'
import { epochOf, instantOf } from '#domain/time'
import { covering, registered, syncCompleted, syncStarted, uuid } from '#test/projections/support/events'
import { append } from '#test/projector/support/stores'
import { Browser, linkFor } from '#test/support/api/browser'
import { type Answer, exchange, get, pathTo, serve, type TestApi } from '#test/support/api/server'
import { ok, openStores, type Stores } from '#test/support/api/stores'
import { NOW, type World } from '#test/support/api/world'
import { askedHosts } from '#test/support/hosts/asked-hosts'
import { wholeLog } from '#test/support/stores/whole-log'
import { understood } from '../app/support/lines.js'

// Who may state what over HTTP: each statement by session and by key, with each role, scope, client and project.

let stores: Stores
let api: TestApi
let world: World
const stop = new AbortController()
let working: Promise<unknown>

const REACHES = { all: '--all', own: '--client Own', project: '--project Mine', foreign: '--client Foreign' } as const
type Reach = keyof typeof REACHES
/** Each role with each reach that it can have: a client sees one client. */
const KINDS = Role.values.flatMap((role) =>
  (Object.keys(REACHES) as Reach[])
    .filter((reach) => role !== 'client' || reach === 'own' || reach === 'foreign')
    .map((reach) => ({ role, reach, name: `${role} of ${reach}` })),
)
const members = new Map<string, Uuid>()
const browsers = new Map<string, Browser>()

const all = () => ({ ...stores, close: async () => stores.remove() })
const say = async (line: string) => {
  const statement = { ...(await understood(line)), workspaceId: world.workspaceId }
  return ok(await state(statement, all(), NOW, async () => right(undefined)))
}
const written = async () => (await wholeLog(stores.eventLog)).length

beforeAll(async () => {
  stores = await openStores()
  const spec = { organization: 'acme', workspace: 'website', name: 'Acme', plan: 'scale', owner: 'Ada' } as const
  const opened = ok(await openWorkspace({ ...spec, client: 'Own', project: 'Mine' }, stores, () => NOW))
  world = { ...opened, organizationSlug: 'acme', workspaceSlug: 'website' } as never
  await say('client add Foreign')
  await say('project add Elsewhere --client Foreign')
  await say('container map repository github.com/acme/own --project Mine')
  await say('container map repository github.com/acme/shared --project Mine')
  await say('container map repository github.com/acme/foreign --project Elsewhere')
  const when = { workspace: world.workspaceId }
  for (const [connection, ...repositories] of [
    ['own', 'github.com/acme/own'],
    ['foreign', 'github.com/acme/foreign'],
    ['both', 'github.com/acme/shared', 'github.com/acme/foreign'],
  ] as const) {
    const covered = repositories.map((container) => covering(container, '2026-01-01T00:00:00.000Z', NOW))
    await append(stores.eventLog, [
      registered(connection, when),
      syncStarted(connection, 'r', when),
      syncCompleted(connection, 'r', { coverage: covered, ...when }),
    ])
  }
  api = await serve(stores, { rates: { scale: 1_000_000 } })
  const log = pino({ level: 'silent' })
  working = runWorker({ stores: all(), hosts: askedHosts(), log, now: () => NOW, onWaiting: () => undefined }, stop)
  for (const { role, reach, name } of KINDS) {
    const { ids } = await say(`member add "${name}" --role ${role} ${REACHES[reach]}`)
    const memberId = ids['memberId'] as Uuid
    members.set(name, memberId)
    api.clock.now = instantOf(epochOf(api.clock.now) + 60_000)
    const browser = new Browser(api, world)
    expect((await browser.signIn(await linkFor(stores, world, memberId, api))).status).toBe(200)
    browsers.set(name, browser)
  }
})
afterAll(async () => {
  stop.abort()
  await working
  await api.close()
  stores.remove()
})
beforeEach(() => {
  api.clock.now = instantOf(epochOf(api.clock.now) + 60_000)
})

const as = (name: string): Browser => browsers.get(name) as Browser
const owner = () => as('owner of all')
const pathOf = (path: string): string => path.replace(' ', '/')

/** The secret of a new key of a member, with these scopes. */
const keyOf = async (name: string, scopes: readonly Scope[]): Promise<string> => {
  const { body } = await owner().state('key/issue', { name: 'k', for: members.get(name), scopes: scopes.join(',') })
  return body.key
}
/** States something by a key. */
const byKey = (key: string, path: string, body: object, more: Record<string, string> = {}): Promise<Answer> =>
  exchange(
    api,
    pathTo(world, `/statements/${path}`),
    { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...more },
    'POST',
    JSON.stringify(body),
  )

describe('a member by session', () => {
  it.each(KINDS)('$name may state what the role may, and nothing else', async ({ role, name }) => {
    const before = await written()
    for (const command of table) {
      // Without fields nothing is stated: either the role is refused, or the fields are.
      const { status } = await as(name).state(pathOf(command.path), { nothing: 'of the kind' })
      expect([command.path, status]).toEqual([command.path, rolesFor(command).includes(role) ? 400 : 403])
    }
    expect(await written()).toBe(before)
  })
})

describe('a key', () => {
  const stated = table.filter((command) => scopeOf(command) !== null)
  it('states keys, members and the life of a workspace with no scope at all', async () => {
    const key = await keyOf('owner of all', Scope.values)
    const before = await written()
    const alone = table.filter((command) => scopeOf(command) === null)
    expect([...new Set(alone.map(({ path }) => path.split(' ')[0]))]).toEqual(['workspace', 'member', 'key'])
    for (const { path } of alone) expect([path, (await byKey(key, pathOf(path), {})).status]).toEqual([path, 404])
    expect(await written()).toBe(before)
  })
  it('states with the one scope of a statement, and with all others it does not', async () => {
    const before = await written()
    for (const scope of new Set(stated.map((command) => scopeOf(command) as Scope))) {
      const with_ = await keyOf('owner of all', [scope])
      const without = await keyOf(
        'owner of all',
        Scope.values.filter((one) => one !== scope),
      )
      for (const command of stated) {
        const needs = scopeOf(command) === scope
        const { status } = await byKey(with_, pathOf(command.path), { nothing: 'of the kind' })
        expect([scope, command.path, status]).toEqual([scope, command.path, needs ? 400 : 403])
        if (!needs) continue
        const refused = await byKey(without, pathOf(command.path), { nothing: 'of the kind' })
        expect([refused.status, refused.body.error.message]).toEqual([403, expect.stringContaining(scope)])
      }
    }
    // Only keys were issued.
    const types = (await wholeLog(stores.eventLog)).slice(before).map(({ type }) => type)
    expect(new Set(types)).toEqual(new Set(['ApiKeyIssued']))
  })
  it.each(Role.values)('of a %s states what the role may, whatever its scopes', async (role) => {
    const key = await keyOf(`${role} of ${role === 'client' ? 'own' : 'all'}`, Scope.values)
    const before = await written()
    for (const command of stated) {
      const { status } = await byKey(key, pathOf(command.path), { nothing: 'of the kind' })
      expect([command.path, status]).toEqual([command.path, rolesFor(command).includes(role) ? 400 : 403])
    }
    expect(await written()).toBe(before)
  })
  it('acts as its member, and the trail tells the key, the member and the way', async () => {
    const key = await keyOf('delivery_lead of own', ['scope-creep:write'])
    const { status, body } = await byKey(key, 'objective/set', { title: 'Ten languages', project: 'Mine' })
    expect([status, StatementAnswer.is(body)]).toEqual([200, true])
    const { event } = (await owner().get(`/audit/events/${body.version}`)).body
    expect(event).toMatchObject({ actor: 'delivery_lead of own', actorKind: 'api_key', action: 'objective.set' })
    expect(event.payload.via).toBe('key')
  })
  it('is told apart from a session and from the command line in the trail', async () => {
    const { body } = await as('delivery_lead of own').state('objective/set', { title: 'By hand', project: 'Mine' })
    const { event } = (await owner().get(`/audit/events/${body.version}`)).body
    expect(event).toMatchObject({ actorKind: 'user', payload: { via: 'session' } })
    const { events } = (await owner().get('/audit/events?eventType=container.mapped&limit=1')).body
    const { event: said } = (await owner().get(`/audit/events/${events[0].id}`)).body
    expect(said.payload.via).toBe('command_line')
  })
  it('takes no query, and needs the body and the Idempotency-Key of every statement', async () => {
    const key = await keyOf('owner of all', ['clients:write'])
    const before = await written()
    const add = (path: string, more: Record<string, string> = {}) => byKey(key, path, { name: 'Corp' }, more)
    expect((await add('client/add?name=Corp')).body.error.details.fields).toEqual([{ path: 'name', reason: 'invalid' }])
    expect((await add('client/add', { 'content-type': 'text/plain' })).status).toBe(400)
    expect((await add('client/add', { 'idempotency-key': 'no uuid' })).status).toBe(400)
    expect(await written()).toBe(before)
    const large = await byKey(key, 'client/add', { name: 'x'.repeat(300_000) })
    expect([large.status, large.body.error.details.fields]).toEqual([400, [{ path: 'body', reason: 'out_of_range' }]])
  })
})

describe('a statement about a project', () => {
  /** One of each that delivery leads state, with fields that are sound. */
  const OF_PROJECT: readonly (readonly [path: string, fields: object])[] = [
    ['objective/set', { title: 'Fast' }],
    ['milestone/reach', { title: 'Beta', on: '2026-03-01' }],
    ['question/ask', { question: 'Since when?' }],
    ['scope/lock', { reference: 'SOW', item: ['SHOP#SHOP-1'] }],
    ['change-order/approve', { reference: 'CR-1' }],
  ]
  it.each(KINDS.filter(({ role }) => role === 'delivery_lead' || role === 'admin'))(
    'is made by $name within what it sees alone, and a place beyond is not found',
    async ({ name, reach }) => {
      const key = await keyOf(name, Scope.values)
      for (const [project, visibleTo] of [
        ['Mine', ['all', 'own', 'project']],
        ['Elsewhere', ['all', 'foreign']],
      ] as const)
        for (const [path, fields] of OF_PROJECT) {
          if ((visibleTo as readonly Reach[]).includes(reach)) continue
          const before = await written()
          const nowhere = await as(name).state(path, { ...fields, project: 'Nowhere' })
          for (const answer of [
            await as(name).state(path, { ...fields, project }),
            await byKey(key, path, { ...fields, project }),
          ]) {
            expect([name, path, answer.status]).toEqual([name, path, 404])
            expect(answer.body.error.message).toBe(nowhere.body.error.message)
          }
          expect(await written()).toBe(before)
        }
      const seen = reach === 'foreign' ? 'Elsewhere' : 'Mine'
      const { status } = await as(name).state('objective/set', { title: `Of ${name}`, project: seen })
      expect(status).toBe(200)
    },
  )
})

describe('a statement about a connection', () => {
  it('is made by whoever sees all of its projects; whoever sees none is told of none', async () => {
    const pause = (name: string, connection: string) => as(name).state('connection/pause', { connection })
    const before = await written()
    for (const connection of [uuid('foreign'), 'foreign', uuid('nothing')])
      expect([connection, (await pause('delivery_lead of own', connection)).status]).toEqual([connection, 404])
    // It also reads what the lead does not see: pausing it would take that away from others.
    expect((await pause('delivery_lead of own', uuid('both'))).status).toBe(403)
    expect(await written()).toBe(before)
    expect((await pause('delivery_lead of own', uuid('own'))).body).toMatchObject({ changed: true })
    expect((await pause('delivery_lead of all', uuid('both'))).body).toMatchObject({ changed: true })
  })
})

describe('a form that is stale', () => {
  it('states nothing if what it shows has changed since', async () => {
    const set = (title: string, more: object = {}) =>
      owner().state('objective/set', { title, project: 'Mine', id: OBJECTIVE, ...more })
    const OBJECTIVE = randomUUID()
    const first = await set('Old name')
    expect(first.body.version).toEqual(expect.any(String))
    const complete = (version: string) =>
      owner().state('objective/complete', { objective: OBJECTIVE, project: 'Mine', version })
    const stale = await complete(randomUUID())
    expect(stale).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } })
    const done = await complete(first.body.version)
    expect(done.body).toMatchObject({ changed: true, version: expect.any(String) })
    expect(done.body.version).not.toBe(first.body.version)
    const drop = await owner().state('objective/drop', {
      objective: OBJECTIVE,
      project: 'Mine',
      version: first.body.version,
    })
    expect(drop.status).toBe(409)
  })
})

describe('several statements at once', () => {
  const bulk = (path: string, statements: readonly object[], browser = owner(), more: Record<string, string> = {}) =>
    browser.post(`/statements/${path}/bulk`, { statements }, more)
  const objective = (title: string, more: object = {}) => ({ title, project: 'Mine', ...more })
  const types = async (from: number) => (await wholeLog(stores.eventLog)).slice(from).map(({ type }) => type)

  it('are stated together: one event each, and one receipt', async () => {
    const before = await written()
    const key = { 'idempotency-key': randomUUID() }
    const first = await bulk(
      'objective/set',
      ['A', 'B', 'C'].map((name) => objective(name)),
      owner(),
      key,
    )
    expect([first.status, StatementsAnswer.is(first.body)]).toEqual([200, true])
    expect(new Set(first.body.each.map(({ objectiveId }: { objectiveId: string }) => objectiveId)).size).toBe(3)
    expect(await types(before)).toEqual(['ObjectiveSet', 'ObjectiveSet', 'ObjectiveSet'])
    const again = await bulk(
      'objective/set',
      ['A', 'B', 'C'].map((name) => objective(name)),
      owner(),
      key,
    )
    expect(again.body).toEqual({ ...first.body, warnings: [] })
    const other = await bulk(
      'objective/set',
      ['A', 'B'].map((name) => objective(name)),
      owner(),
      key,
    )
    expect(other.body.error.code).toBe('idempotency_conflict')
    expect(await types(before)).toHaveLength(3)
  })
  it('are each decided with those before it', async () => {
    const before = await written()
    const { body } = await bulk('objective/set', [objective('Twice'), objective('Twice')])
    expect(body.each[0]).toEqual(body.each[1])
    expect(await types(before)).toEqual(['ObjectiveSet'])
  })
  it.each([
    ['one is refused', [objective('Sound'), objective('Odd', { dueOn: 'someday' })]],
    ['one is of a project that is not there', [objective('Sound'), objective('Lost', { project: 'Nowhere' })]],
    ['they are of two projects', [objective('Here'), objective('There', { project: 'Elsewhere' })]],
    ['there are none', []],
    ['there are too many', Array.from({ length: 101 }, (_, i) => objective(`Too many ${i}`))],
  ])('are all refused if %s', async (_, statements) => {
    const before = await written()
    const { status } = await bulk('objective/set', statements)
    expect([400, 404]).toContain(status)
    expect(await written()).toBe(before)
  })
  it('are refused to whoever may not state one', async () => {
    const before = await written()
    expect((await bulk('objective/set', [objective('X')], as('viewer of all'))).status).toBe(403)
    const elsewhere = [objective('X', { project: 'Elsewhere' })]
    expect((await bulk('objective/set', elsewhere, as('delivery_lead of own'))).status).toBe(404)
    expect(await written()).toBe(before)
  })
})

describe('a repetition', () => {
  it('is told only to whom its target is still visible', async () => {
    await say('member add Moving --role delivery_lead --client Own')
    const { members: listed } = (await owner().get('/members')).body
    const id = listed.find(({ name }: { readonly name: string }) => name === 'Moving').id
    const browser = new Browser(api, world)
    await browser.signIn(await linkFor(stores, world, id, api))
    const key = { 'idempotency-key': randomUUID() }
    const ask = () => browser.state('question/ask', { question: 'Whose is it?', project: 'Mine' }, key)
    const first = await ask()
    expect((await ask()).body).toMatchObject({ ids: first.body.ids, version: null })
    await owner().state('member/access', { member: id, client: ['Foreign'] })
    const { status, text } = await ask()
    expect([status, text.includes(first.body.ids.questionId)]).toEqual([404, false])
    await owner().state('member/role', { member: id, role: 'viewer' })
    expect((await ask()).status).toBe(403)
  })
  it('by another key of the same member is another intention', async () => {
    const keys = [await keyOf('admin of all', ['clients:write']), await keyOf('admin of all', ['clients:write'])]
    const once = { 'idempotency-key': randomUUID() }
    const added = await Promise.all(keys.map((key, i) => byKey(key, 'client/add', { name: `Twin ${i}` }, once)))
    expect(added.map(({ status }) => status)).toEqual([200, 200])
    const [one] = keys
    expect((await get(api, world, one as string, '/command-center')).status).toBe(403)
  })
})
