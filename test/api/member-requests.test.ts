import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import { pino } from 'pino'
import { KeyStatementAnswer, LinkAnswer, Members, ServiceStatus, StatementAnswer } from '#api/use-cases'
import { state } from '#app/state/run'
import { openWorkspace } from '#app/state/workspace'
import { runWorker } from '#composition/worker'
import type { Uuid } from '#domain/common'
import { actionsOf, Role } from '#domain/roles'
import { epochOf, instantOf } from '#domain/time'
import { Browser, linkFor } from '#test/support/api/browser'
import { exchange, get, pathTo, serve, type TestApi } from '#test/support/api/server'
import { ok, openStores, type Stores } from '#test/support/api/stores'
import { NOW, type World } from '#test/support/api/world'
import { askedHosts } from '#test/support/hosts/asked-hosts'
import { understood } from '../app/support/lines.js'

// What members do in the browser beside reading: members, links and keys, by session alone.

const [GRACE, KEY, OTHER_KEY] = [1, 2, 3].map((n) => `aaaaaaaa-0000-4000-8000-00000000000${n}`) as [Uuid, Uuid, Uuid]
const MANAGERS = Role.values.filter((role) => actionsOf(role).has('workspace.manage'))

/** Roles with whole and narrow access; a client sees one client alone. */
const KINDS = Role.values
  .flatMap((role) => (['all', 'one'] as const).map((reach) => [role, reach] as const))
  .filter(([role, reach]) => role !== 'client' || reach === 'one')

let stores: Stores
let api: TestApi
let world: World
const stop = new AbortController()
let working: Promise<unknown>
const members = new Map<string, Uuid>()

const all = () => ({ ...stores, close: async () => stores.remove() })
const say = async (line: string) => {
  const statement = { ...(await understood(line)), workspaceId: world.workspaceId }
  return ok(await state(statement, all(), NOW, async () => right(undefined)))
}

beforeAll(async () => {
  stores = await openStores()
  const spec = { organization: 'acme', workspace: 'website', name: 'Acme', plan: 'scale', owner: 'Ada' } as const
  const opened = ok(await openWorkspace({ ...spec, client: 'Own', project: 'Mine' }, stores, () => NOW))
  world = { ...opened, organizationSlug: 'acme', workspaceSlug: 'website' } as never
  await say('client add Foreign')
  await say('project add Elsewhere --client Foreign')
  for (const [role, reach] of KINDS) {
    const name = `${role} of ${reach}`
    const { ids } = await say(`member add "${name}" --role ${role} ${reach === 'all' ? '--all' : '--client Own'}`)
    members.set(name, ids['memberId'] as Uuid)
  }
  api = await serve(stores, { rates: { scale: 100_000 } })
  const log = pino({ level: 'silent' })
  working = runWorker({ stores: all(), hosts: askedHosts(), log, now: () => NOW, onWaiting: () => undefined }, stop)
})
afterAll(async () => {
  stop.abort()
  await working
  await api.close()
  stores.remove()
})
beforeEach(() => {
  // Another minute: in each, an address may try some links alone.
  api.clock.now = instantOf(epochOf(api.clock.now) + 60_000)
})

const as = async (name: string): Promise<Browser> => {
  const browser = new Browser(api, world)
  const memberId = members.get(name) as Uuid
  expect((await browser.signIn(await linkFor(stores, world, memberId, api))).status).toBe(200)
  return browser
}
const owner = () => as('owner of all')
const listed = async (browser: Browser, id: Uuid) =>
  (await browser.get('/members')).body.members.find((one: { readonly id: Uuid }) => one.id === id)
const projectId = async (browser: Browser, name: string): Promise<Uuid> => {
  const { clients } = (await browser.get('/members')).body.places
  return clients
    .flatMap((one: { projects: object[] }) => one.projects)
    .find((one: { name: string }) => one.name === name).id
}
const add = (browser: Browser, more: object = {}) =>
  browser.state('member/add', { name: 'Grace', role: 'viewer', all: true, id: GRACE, ...more })

describe('members', () => {
  it('are listed by name with what they see, to those who manage the workspace', async () => {
    const { status, body } = await (await owner()).get('/members')
    expect(status).toBe(200)
    expect(Members.is(body)).toBe(true)
    const names = body.members.map(({ name }: { readonly name: string }) => name)
    expect(names).toEqual(names.toSorted())
    const one = body.members.find(({ name }: { readonly name: string }) => name === 'viewer of one')
    expect(one).toMatchObject({
      role: 'viewer',
      dataAccess: { all: false, clients: [{ name: 'Own' }], projects: [] },
      isYou: false,
      mayChange: true,
      keys: 0,
      sessions: 0,
      invitedUntil: null,
    })
    expect(body.places.clients.map(({ name }: { readonly name: string }) => name)).toEqual(['Foreign', 'Own'])
  })
  it.each(Role.values)('are shown to a %s only if the role manages the workspace', async (role) => {
    const browser = await as(`${role} of one`)
    const { status, text } = await browser.get('/members')
    expect(status).toBe(MANAGERS.includes(role) ? 200 : 403)
    // Not even a manager is told of a place that the manager does not see.
    expect(text).not.toMatch(/Foreign|Elsewhere/)
  })
  it('are added, changed and removed, and each answer holds at once', async () => {
    const browser = await owner()
    const added = await add(browser)
    expect(added).toMatchObject({ status: 200, body: { ids: { memberId: GRACE }, changed: true, folded: true } })
    expect(StatementAnswer.is(added.body)).toBe(true)
    expect((await add(browser)).body).toMatchObject({ ids: { memberId: GRACE }, changed: false })
    expect(await listed(browser, GRACE)).toMatchObject({ name: 'Grace', role: 'viewer', mayChange: true })
    expect((await listed(browser, GRACE)).version).toBe(added.body.version)

    const { body: link } = await browser.post(`/members/${GRACE}/link`, { kind: 'invitation' })
    expect(LinkAnswer.is(link)).toBe(true)
    expect(link.address).toMatch(new RegExp(`^http://${browser.host}/#workspace=acme/website&link=`))
    expect(await listed(browser, GRACE)).toMatchObject({ invitedUntil: link.expiresAt, sessions: 0 })
    const grace = new Browser(api, world)
    expect((await grace.signIn(link.address.split('&link=')[1])).status).toBe(200)
    expect(await listed(browser, GRACE)).toMatchObject({ invitedUntil: null, sessions: 1 })
    expect((await grace.get('/ai-economics')).status).toBe(403)

    const role = await browser.state('member/role', { member: GRACE, role: 'analyst' })
    expect(role).toMatchObject({ status: 200, body: { changed: true } })
    expect((await grace.get('/ai-economics')).status).toBe(200)
    const elsewhere = await projectId(browser, 'Elsewhere')
    const narrowed = await browser.state('member/access', { member: GRACE, project: [elsewhere] })
    expect(narrowed).toMatchObject({ status: 200, body: { changed: true } })
    expect((await listed(browser, GRACE)).dataAccess).toEqual({
      all: false,
      clients: [],
      projects: [{ id: elsewhere, name: 'Elsewhere' }],
    })
    const mine = await projectId(browser, 'Mine')
    expect((await grace.get(`/ai-economics?projectId=${mine}`)).status).toBe(404)

    expect((await browser.state('member/remove', { member: GRACE })).status).toBe(200)
    expect((await grace.get('/session')).status).toBe(401)
    expect(await listed(browser, GRACE)).toBeUndefined()
  })
  it('are invited by an address, of which the page learns no more than that there is one', async () => {
    const browser = await owner()
    const id = members.get('viewer of one') as Uuid
    const invite = (address: string | null, by = browser, whom = id) => by.post(`/members/${whom}/address`, { address })
    expect(await invite('grace@example.com')).toMatchObject({ status: 200, body: {} })
    expect(await listed(browser, id)).toMatchObject({ account: 'invited' })
    expect((await browser.get('/members')).text).not.toContain('example.com')
    const other = members.get('analyst of one') as Uuid
    expect((await invite(' GRACE@example.com', browser, other)).status).toBe(409)
    expect((await invite('nothing', browser, other)).body.error).toMatchObject({
      message: 'address: expected an e-mail address such as grace@example.com.',
      details: { fields: [{ path: 'address', reason: 'invalid' }] },
    })
    expect((await invite('ada@example.com', await as('admin of one'), members.get('owner of all'))).status).toBe(409)
    expect((await invite('ada@example.com', await as('viewer of all'))).status).toBe(403)
    expect((await invite(null)).status).toBe(200)
    expect(await listed(browser, id)).toMatchObject({ account: 'none' })
  })
  it('say at which field an input is wrong, and lose nothing', async () => {
    const browser = await owner()
    const refused = async (path: string, fields: object) => {
      const { status, body } = await browser.state(path, fields)
      return [status, body.error?.details?.fields, body.error?.message]
    }
    const invalid = (path: string, reason: string, message: unknown) => [400, [{ path, reason }], message]
    const name = { name: 'New', role: 'viewer', all: true }
    expect(await refused('member/add', { role: 'viewer', all: true })).toEqual(
      invalid('name', 'required', 'name: is missing.'),
    )
    expect(await refused('member/add', { ...name, role: 'king' })).toEqual(
      invalid('role', 'invalid', expect.any(String)),
    )
    expect(await refused('member/add', { ...name, client: 'Own' })).toEqual(
      invalid('client', 'invalid', 'client: Expected a list of texts.'),
    )
    expect(await refused('member/add', { ...name, all: 'yes' })).toEqual(
      invalid('all', 'invalid', 'all: Expected true or false.'),
    )
    expect(await refused('member/add', { ...name, name: 7, as: 'Ada' })).toEqual(
      invalid('as', 'invalid', 'as: there is no such field; there are name, role, all, client, project, id.'),
    )
    expect(await refused('member/add', { name: 'New', role: 'viewer' })).toEqual(
      invalid('body', 'invalid', 'state what the member may see: all, or client and project.'),
    )
    expect(await refused('member/remove', { member: KEY })).toEqual([404, undefined, expect.any(String)])
    const { body } = await browser.get('/members')
    expect(body.members.some((one: { readonly name: string }) => one.name === 'New')).toBe(false)
  })
  it('keep an owner, and the refusal is a sentence without a command', async () => {
    const browser = await owner()
    const { members: before } = (await browser.get('/members')).body
    const owners = before.filter((one: { readonly role: Role }) => one.role === 'owner')
    const ownId = members.get('owner of all') as Uuid
    for (const { id } of owners) if (id !== ownId) await browser.state('member/remove', { member: id })
    const { status, body } = await browser.state('member/remove', { member: ownId })
    expect([status, body.error.code]).toEqual([409, 'conflict'])
    expect(body.error.message).toBe('The last owner cannot be removed or demoted: make another member an owner first.')
    for (const { id, name, dataAccess } of owners)
      if (id !== ownId) {
        const clients = dataAccess.clients?.map((one: { readonly id: Uuid }) => one.id) ?? []
        const again = await browser.state('member/add', {
          name,
          role: 'owner',
          id,
          all: dataAccess.all,
          client: clients,
        })
        expect(again.status).toBe(200)
      }
  })
})

describe('nobody gives what they do not have', () => {
  it.each(KINDS)(
    'when a %s who sees %s adds members, makes links and issues keys, then for none who may do or see more',
    async (role, reach) => {
      const name = `${role} of ${reach}`
      const browser = await as(name)
      const isManager = MANAGERS.includes(role)
      for (const [other, memberId] of members) {
        const [otherRole = '', otherReach = ''] = other.split(' of ')
        const mayHave =
          isManager && (role === 'owner' || otherRole !== 'owner') && (reach === 'all' || otherReach === 'one')
        const link = await browser.post(`/members/${memberId}/link`, { kind: 'sign_in' })
        const key = await browser.state('key/issue', { name: 'x', for: memberId, expires: '30d' })
        const expected = mayHave ? 200 : isManager ? 409 : 403
        expect({ other, link: link.status, key: key.status }).toEqual({ other, link: expected, key: expected })
        const wish = { name: 'One more', role: otherRole, all: otherReach === 'all' }
        if (!mayHave) {
          const added = await browser.state('member/add', {
            ...wish,
            client: otherReach === 'one' ? ['Own'] : [],
          })
          const role_ = await browser.state('member/role', { member: memberId, role: 'viewer' })
          const gone = await browser.state('member/remove', { member: memberId })
          const statuses = { added: added.status, role: role_.status, gone: gone.status }
          expect({ other, ...statuses }).toEqual({ other, added: expected, role: expect.any(Number), gone: expected })
          expect(role_.status === expected || (otherRole === 'viewer' && role_.status === 200)).toBe(true)
        }
      }
    },
  )
  it('and a client that the manager does not see is as one that is not there', async () => {
    const browser = await as('admin of one')
    const statuses: number[] = []
    for (const client of ['Foreign', 'Nowhere'])
      statuses.push((await browser.state('member/add', { name: 'New', role: 'viewer', client: [client] })).status)
    expect(statuses).toEqual([404, 404])
  })
})

describe('keys', () => {
  const issue = (browser: Browser, more: object = {}) =>
    browser.state('key/issue', { name: 'dashboard', id: KEY, ...more })

  it('are issued, rotated and revoked, and a secret is told once', async () => {
    const browser = await owner()
    const issued = await issue(browser, { for: members.get('viewer of one') })
    expect(issued).toMatchObject({ status: 200, body: { ids: { keyId: KEY }, changed: true, key: expect.any(String) } })
    expect(KeyStatementAnswer.is(issued.body)).toBe(true)
    expect((await issue(browser, { for: members.get('viewer of one') })).body).toMatchObject({
      changed: false,
      key: null,
    })
    expect((await get(api, world, issued.body.key, '/command-center')).status).toBe(200)
    expect((await get(api, world, issued.body.key, '/ai-economics')).status).toBe(403)

    const rotated = await browser.state('key/rotate', { key: KEY, id: OTHER_KEY })
    expect(rotated).toMatchObject({ status: 200, body: { ids: { keyId: OTHER_KEY }, key: expect.any(String) } })
    for (const { body } of [issued, rotated])
      expect((await get(api, world, body.key, '/command-center')).status).toBe(200)
    expect((await browser.state('key/revoke', { key: KEY })).status).toBe(200)
    expect((await browser.state('key/revoke', { key: OTHER_KEY })).status).toBe(200)
    for (const { body } of [issued, rotated])
      expect((await get(api, world, body.key, '/command-center')).status).toBe(401)
    const { keys } = (await browser.get('/settings/api-keys')).body
    const of = (id: Uuid) => keys.find((one: { readonly id: Uuid }) => one.id === id)
    expect([of(KEY), of(OTHER_KEY)]).toMatchObject([{ status: 'revoked' }, { status: 'revoked', rotatedFrom: KEY }])
    expect(api.log.text()).not.toContain(issued.body.key.slice(12))
  })
})

describe('a statement', () => {
  it('that is in no table is no operation', async () => {
    const browser = await owner()
    for (const path of ['member/nothing', 'nothing/add', '__proto__/constructor'])
      expect((await browser.state(path, {})).status).toBe(404)
  })
  it.each([
    ['without an Idempotency-Key', [] as readonly string[], 'required'],
    ['with one that is no UUID', ['once'], 'invalid'],
    ['with two', [KEY, OTHER_KEY], 'invalid'],
  ])('%s is refused, and states nothing', async (_, keys, reason) => {
    const browser = await owner()
    const more = { 'idempotency-key': [...keys] } as never
    const { status, body } = await browser.state('member/add', { name: 'Unkeyed', role: 'viewer', all: true }, more)
    expect([status, body.error.details.fields]).toEqual([400, [{ path: 'Idempotency-Key', reason }]])
    expect((await browser.get('/members')).text).not.toContain('Unkeyed')
  })
  it('that is sent again under its Idempotency-Key has its effect once, and its secret is told once', async () => {
    const browser = await owner()
    const key = { 'idempotency-key': randomUUID() }
    const issue = (name: string, where = browser, more = key) => where.state('key/issue', { name }, more)
    const first = await issue('once')
    const again = await issue('once')
    expect(first.body).toMatchObject({ changed: true, key: expect.any(String) })
    expect(again.body).toEqual({ ...first.body, version: null, key: null })
    const keys = async () => (await browser.get('/settings/api-keys')).body.keys
    expect((await keys()).filter((one: { readonly name: string }) => one.name === 'once')).toHaveLength(1)
    expect(await issue('another')).toMatchObject({ status: 409, body: { error: { code: 'idempotency_conflict' } } })
    const elsewhere = await browser.state('member/remove', { member: GRACE }, key)
    expect(elsewhere).toMatchObject({ status: 409, body: { error: { code: 'idempotency_conflict' } } })
    // Another member's key is another intention.
    const other = await issue('once', await as('admin of all'))
    expect(other.body.ids).not.toEqual(first.body.ids)
    // The role is looked at before the receipt.
    const viewer = await as('viewer of all')
    expect((await issue('once', viewer)).status).toBe(403)
  })
  it('needs a session: a key has no way to it', async () => {
    const browser = await owner()
    const { body } = await browser.state('key/issue', { name: 'a key', scopes: 'clients:write' })
    const headers = { authorization: `Bearer ${body.key}`, 'content-type': 'application/json' }
    for (const base of ['/api/v1', '/v1', '/session/v1'])
      for (const path of ['/statements/member/add', `/members/${GRACE}/link`]) {
        const at = pathTo(world, path, base)
        const { status } = await exchange(api, at, headers, 'POST', JSON.stringify({ name: 'New' }))
        expect([base, path, status >= 400]).toEqual([base, path, true])
      }
    const own = { ...new Browser(api, world).headers('POST'), ...headers }
    const { status } = await exchange(api, pathTo(world, '/statements/member/add', '/session/v1'), own, 'POST', '{}')
    expect(status).toBe(401)
  })
  it.each([
    ['without the header of the own pages', { 'wdi-console': [] as never }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['as another site sends it', { 'sec-fetch-site': 'cross-site' }],
    ['as a form sends it', { 'content-type': 'text/plain' }],
  ])('%s changes nothing', async (_, more) => {
    const browser = await owner()
    const { status } = await browser.state('member/add', { name: 'Evil', role: 'viewer', all: true }, more)
    expect([400, 403]).toContain(status)
    expect((await browser.get('/members')).text).not.toContain('Evil')
  })
  it('is counted by member, in however many browsers', async () => {
    const few = await serve(stores, { rates: { scale: 3 } })
    few.clock.now = instantOf(epochOf(NOW) + 3_600_000)
    const memberId = members.get('admin of all') as Uuid
    const statuses: number[] = []
    for (let tries = 0; tries < 2; tries += 1) {
      const browser = new Browser(few, world)
      await browser.signIn(await linkFor(stores, world, memberId, few))
      for (let asked = 0; asked < 2; asked += 1) statuses.push((await browser.get('/members')).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    await few.close()
  })
  it('of a member who was removed meanwhile is refused', async () => {
    const browser = await owner()
    await add(browser, { role: 'admin' })
    const grace = new Browser(api, world)
    await grace.signIn(await linkFor(stores, world, GRACE, api))
    await browser.state('member/remove', { member: GRACE })
    expect((await grace.state('key/issue', { name: 'late' })).status).toBe(401)
  })
})

describe('the status of the service', () => {
  it.each(Role.values)('is shown to a %s only if the role manages the workspace', async (role) => {
    const { status, body } = await (await as(`${role} of one`)).get('/status')
    expect([role, status]).toEqual([role, MANAGERS.includes(role) ? 200 : 403])
    expect(ServiceStatus.is(body)).toBe(MANAGERS.includes(role))
  })
  it('says which version serves, that nothing waits, and that a worker runs', async () => {
    const { body } = await (await owner()).get('/status')
    expect(body).toEqual({
      version: '1.2.3',
      asOf: expect.any(String),
      waiting: { events: 0, isAll: true, since: null, lagSeconds: 0 },
      hasWorker: true,
      quarantinedEvents: 0,
      deadLetters: 0,
      disk: null,
      lastBackupAt: null,
    })
  })
})
