import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import { state } from '#app/state/run'
import { openWorkspace } from '#app/state/workspace'
import { hostDeskOn } from '#app/sync/desk'
import { runWorker } from '#composition/worker'
import type { Uuid } from '#domain/common'
import { actionsOf, Role } from '#domain/roles'
import { issue } from '#test/connectors/forges/gitea'
import { Browser, linkFor } from '#test/support/api/browser'
import { type Answer, exchange, pathTo, recordedLog, serve, type TestApi } from '#test/support/api/server'
import { ok, openStores, type Stores } from '#test/support/api/stores'
import { NOW, type World } from '#test/support/api/world'
import { askedHosts } from '#test/support/hosts/asked-hosts'
import { movedClock } from '#test/support/hosts/clock'
import { type LocalGitea, openLocalGitea } from '#test/support/hosts/gitea'
import { wholeLog } from '#test/support/stores/whole-log'
import { understood } from '../app/support/lines.js'

// Hosts that members connect in the browser: by session alone, with a token that is told nobody.

const TOKEN = 'canary-token-of-a-host'
const CONNECTING = Role.values.filter((role) => actionsOf(role).has('integrations.manage'))
/** Roles with whole and narrow access; a client sees one client alone. */
const KINDS = Role.values
  .flatMap((role) => (['all', 'one'] as const).map((reach) => [role, reach] as const))
  .filter(([role, reach]) => role !== 'client' || reach === 'one')

let stores: Stores
let api: TestApi
let world: World
let gitea: LocalGitea
let browser: Browser
const stop = new AbortController()
let working: Promise<unknown>
const members = new Map<string, Uuid>()
const workerLog = recordedLog()
const answers: string[] = []

const all = () => ({ ...stores, close: async () => stores.remove() })
const say = async (line: string) => {
  const statement = { ...(await understood(line)), workspaceId: world.workspaceId }
  return ok(await state(statement, all(), NOW, async () => right(undefined)))
}
const as = async (name: string): Promise<Browser> => {
  const signedIn = new Browser(api, world)
  const memberId = members.get(name) as Uuid
  expect((await signedIn.signIn(await linkFor(stores, world, memberId, api))).status).toBe(200)
  return signedIn
}

beforeAll(async () => {
  gitea = await openLocalGitea()
  gitea.host.authorization = { name: 'authorization', value: `token ${TOKEN}` }
  gitea.host.route('GET', '/api/v1/user', () => ({ body: { id: 1, login: 'robot' } }))
  gitea.host.route('GET', '/api/v1/user/repos', ({ query }) => ({
    body: (query.get('page') ?? '1') === '1' ? [gitea.repository] : [],
  }))
  gitea.issues = [issue(1, { pull_request: null }), issue(2, { pull_request: null })]
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
  const hosts = askedHosts([gitea.host.name], movedClock(NOW))
  api = await serve(stores, { rates: { scale: 100_000 }, hosts: hostDeskOn(all(), hosts) })
  working = runWorker({ stores: all(), hosts, log: workerLog.log, now: () => NOW, onWaiting: () => undefined }, stop)
  browser = await as('owner of all')
})
afterAll(async () => {
  stop.abort()
  await working
  await api.close()
  await gitea.host.close()
  stores.remove()
})

const post = async (path: string, body: object = {}, key: string = randomUUID()): Promise<Answer> => {
  const answer = await browser.post(path, body, { 'idempotency-key': key })
  answers.push(answer.text)
  return answer
}
const given = (more: object = {}): object => ({
  provider: 'gitea',
  address: gitea.host.address,
  token: TOKEN,
  ...more,
})
const wish = (more: object = {}): object => given({ containers: [{ name: 'Acme/Shop', project: 'Mine' }], ...more })

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50))
}
const runs = async (): Promise<number> =>
  (await wholeLog(stores.eventLog)).filter(({ type }) => type === 'SyncCompleted').length

describe('the desk of hosts', () => {
  it.each(KINDS)(
    'is open to a %s who sees %s only if the role connects and sees the whole workspace',
    async (role, reach) => {
      const isOpen = CONNECTING.includes(role) && reach === 'all'
      const asking = await as(`${role} of ${reach}`)
      expect((await asking.get('/hosts')).status).toBe(isOpen ? 200 : 403)
      for (const path of ['/hosts/check', '/hosts/connect', `/connections/${randomUUID()}/sync`])
        expect((await asking.post(path, { nothing: 'of the kind' })).status).toBe(isOpen ? 400 : 403)
    },
  )
  it('is shut to keys', async () => {
    const { key } = await say('key issue --name Robot --scopes data-sources:read,data-sources:write')
    for (const path of ['/hosts/check', '/hosts/connect']) {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      const { status } = await exchange(api, pathTo(world, path), headers, 'POST', JSON.stringify(given()))
      expect(status).toBe(404)
    }
  })
  it('says what each product needs', async () => {
    const { body } = await browser.get('/hosts')
    const one = body.products.find(({ provider }: { provider: string }) => provider === 'gitea')
    expect(one).toMatchObject({ label: 'Gitea and Forgejo', category: 'code', address: null, account: null })
    const calendar = body.products.find(({ provider }: { provider: string }) => provider === 'icalendar')
    expect(calendar).toMatchObject({ token: { mayBeAddress: true }, account: { mayBeAbsent: true } })
  })
})

describe('a look at a host', () => {
  it('tells what the token sees', async () => {
    const { status, body } = await post('/hosts/check', given())
    expect(status).toBe(200)
    expect(body).toMatchObject({ isOpen: true, containers: [{ name: 'Acme/Shop', kind: 'repository' }] })
    expect(body.lines.map(({ about }: { about: string }) => about)).toContain('token')
  })
  it('tells in a line that a token is refused', async () => {
    const { status, body } = await post('/hosts/check', given({ token: 'canary-token-of-nobody' }))
    expect(status).toBe(200)
    expect(body).toMatchObject({ isOpen: false, containers: [], lines: [{ about: 'token', isSound: false }] })
  })
  it.each([
    ['address', { address: 'http://10.0.0.1' }],
    ['address', { address: 'https://169.254.169.254' }],
    ['address', { address: null }],
    ['provider', { provider: 'canary-token-of-a-host' }],
    ['token', { token: 'two words' }],
    ['token', { token: '' }],
    ['token', { token: 'x'.repeat(20_001) }],
    ['account', { account: 'x'.repeat(1_001) }],
  ])('names %s where it is wrong, and asks nobody: %j', async (field, more) => {
    const before = gitea.host.requests.length
    const { status, body } = await post('/hosts/check', given(more))
    expect([status, body.error.details.fields[0].path]).toEqual([400, field])
    expect(gitea.host.requests.length).toBe(before)
  })
})

describe('a host that is connected', () => {
  const key = randomUUID()
  let connectionId = ''

  it('is refused, with the field that is wrong, before anything is stated', async () => {
    const before = (await wholeLog(stores.eventLog)).length
    const wrong: readonly (readonly [string, object])[] = [
      ['token', { token: 'canary-token-of-nobody' }],
      ['containers', { containers: [{ name: 'Acme/Elsewhere', project: 'Mine' }] }],
      ['project', { containers: [{ name: 'Acme/Shop' }] }],
    ]
    for (const [field, more] of wrong) {
      const { status, body } = await post('/hosts/connect', wish(more))
      expect([status, body.error.details.fields[0].path]).toEqual([400, field])
    }
    expect((await wholeLog(stores.eventLog)).length).toBe(before)
  })
  it('is connected once, however often that is sent', async () => {
    const first = await post('/hosts/connect', wish(), key)
    expect([first.status, first.body.folded]).toEqual([200, true])
    connectionId = first.body.connectionId
    const again = await post('/hosts/connect', wish(), key)
    expect([again.status, again.body]).toEqual([200, { connectionId, lines: [], folded: true }])
    const other = await post('/hosts/connect', wish({ token: 'canary-token-of-nobody' }), key)
    expect([other.status, other.body.error.code]).toEqual([409, 'idempotency_conflict'])
    const registered = (await wholeLog(stores.eventLog)).filter(({ type }) => type === 'ConnectionRegistered')
    expect(registered).toHaveLength(1)
  })
  it('is read by a worker, and again when a member asks', async () => {
    await until(async () => (await runs()) === 1)
    const asked = gitea.host.requests.length
    const { status, body } = await post(`/connections/${connectionId}/sync`)
    expect([status, body]).toEqual([200, { connectionId, folded: true }])
    await until(async () => (await runs()) === 2)
    expect(gitea.host.requests.length).toBeGreaterThan(asked)
    const shown = (await browser.get('/connections')).body.connections
    expect(shown[0]).toMatchObject({ id: connectionId, health: 'healthy', records: 2 })
  }, 30_000)
  it('is looked at by the token that is kept', async () => {
    const { status, body } = await post(`/connections/${connectionId}/check`)
    expect([status, body.isOpen]).toEqual([200, true])
    expect((await post(`/connections/${randomUUID()}/check`)).status).toBe(404)
  })
  it('gets another token only if its host takes that', async () => {
    const kept = async () => ok(await stores.registry.secrets.get(connectionId as Uuid, 'token'))?.sealed
    const before = await kept()
    const path = `/connections/${connectionId}/token`
    const refused = await post(path, { token: 'canary-token-of-nobody' })
    expect([refused.status, refused.body.error.details.fields[0].path]).toEqual([400, 'token'])
    expect(await kept()).toBe(before)
    expect((await post(path, { token: TOKEN })).status).toBe(200)
    expect(await kept()).not.toBe(before)
  })
  it('is not read while it is paused', async () => {
    expect((await browser.state('connection/pause', { connection: connectionId })).status).toBe(200)
    const { status, body } = await post(`/connections/${connectionId}/sync`)
    expect([status, body.error.message]).toEqual([409, 'Gitea and Forgejo is paused: resume it first.'])
  })
  it('has no token any more once it is removed', async () => {
    expect(ok(await stores.registry.secrets.get(connectionId as Uuid, 'token'))).not.toBeNull()
    expect((await browser.state('connection/remove', { connection: connectionId })).status).toBe(200)
    expect(ok(await stores.registry.secrets.get(connectionId as Uuid, 'token'))).toBeNull()
    expect((await post(`/connections/${connectionId}/check`)).status).toBe(404)
  })
  it('has told its token nobody but its host', async () => {
    const log = JSON.stringify(await wholeLog(stores.eventLog))
    const registry = readFileSync(stores.registryFile).toString('latin1')
    for (const text of [log, registry, api.log.text(), workerLog.text(), ...answers])
      expect(text).not.toContain('canary-token')
  })
})
