import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { DataAccess } from '#domain/events/access'
import { Role, Scope } from '#domain/roles'
import { extensions } from '#projections/operations'
import { clientAdded, projectAdded, registered, uuid } from '#test/projections/support/events'
import { askFor, billed, everyOperation } from '#test/support/api/every-operation'
import { openWorld } from '#test/support/api/folded'
import type { SeenRequest } from '#test/support/api/probes'
import { get, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { addMember, addWorld, issueKey, newWorld, type World } from '#test/support/api/world'
import { contractEndpoints } from '#test/support/contract/text'

let stores: Stores
let api: TestApi
let world: World
/** Another workspace, in which there is what each operation asks for. */
let asked: World
let path: (id: string) => string

beforeAll(async () => {
  stores = await openStores()
  const added = projectAdded('app')
  asked = await openWorld(stores, [clientAdded('acme'), added, billed(uuid('app')), registered('git')])
  world = await addWorld(stores, newWorld('acme', 'delivery'))
  const needed = { projectId: uuid('app'), eventId: added.event.eventId }
  const paths = new Map(everyOperation.map(([id, operation]) => [id, askFor(operation, needed)]))
  path = (id) => paths.get(id) ?? ''
  api = await serve(stores, { rates: { free: 1e9 } })
})
afterAll(async () => {
  await api.close()
  stores.remove()
})

const statusOf = async (key: string, path: string) => (await get(api, world, key, path)).status

/** What is served, by the contract's table and beside it; but for what has the checks of whichever operation it is asked of. */
const ENDPOINTS: readonly { readonly id: string; readonly scope: string; readonly action: string }[] = [
  ...contractEndpoints,
  ...extensions.filter(({ meant }) => meant === undefined),
]

describe('scopes', () => {
  it('for reading: exactly one of twelve opens each of the operations, and no scope for writing or deleting does', async () => {
    const opened: string[] = []
    for (const scope of Scope.values) {
      const key = await issueKey(stores, asked, { scopes: [scope] })
      for (const [id] of everyOperation) {
        const { status, body } = await get(api, asked, key, path(id))
        if (status === 200) opened.push(`${id} ${scope}`)
        else expect([id, scope, status, body.error.code]).toEqual([id, scope, 403, 'forbidden'])
      }
    }
    expect(opened.sort()).toEqual(ENDPOINTS.map(({ id, scope }) => `${id} ${scope}`).sort())
    expect(contractEndpoints).toHaveLength(16)
  })
})

/** Which actions each role has: the whole of them, as it was decided. */
const EVERY_ACTION = contractEndpoints.map(({ action }) => action)
const ALLOWED: Readonly<Record<Role, readonly string[]>> = {
  owner: EVERY_ACTION,
  admin: EVERY_ACTION,
  delivery_lead: [
    ...['command_center.read', 'forensics.read', 'scope.read', 'invoice_defense.read', 'ai_economics.read'],
    ...['assumptions.read', 'integrations.manage'],
  ],
  finance: ['command_center.read', 'scope.read', 'invoice_defense.read', 'assumptions.read', 'billing.read'],
  analyst: [
    ...['command_center.read', 'forensics.read', 'scope.read', 'ai_economics.read', 'assumptions.read'],
    'audit.read',
  ],
  viewer: ['command_center.read'],
  client: ['command_center.read', 'scope.read', 'invoice_defense.read'],
}

/** For those alone who manage the workspace, whatever their action says. */
const OF_MANAGERS = new Set(['audit.lines'])
/** A client finds nothing by searching: what can be found names connections, and insights are for the workspace's own people. */
const isKept = (role: Role, id: string): boolean =>
  (OF_MANAGERS.has(id) && role !== 'owner' && role !== 'admin') ||
  (role === 'client' &&
    (id === 'search.read' || extensions.some((one) => one.id === id && one.keptFromClients === true)))
/** A client sees exactly one client, everybody else all. */
const seenBy = (role: Role): DataAccess =>
  role === 'client' ? { all: false, clients: [uuid('acme')], projects: [] } : { all: true }

describe('roles', () => {
  it("a key does what its creator's role allows, and nothing else", async () => {
    const allowed: Record<string, readonly string[]> = {}
    for (const role of Role.values) {
      const key = await issueKey(stores, asked, { createdBy: await addMember(stores, asked, role, seenBy(role)) })
      const open: string[] = []
      for (const [id] of everyOperation) {
        const { status, body } = await get(api, asked, key, path(id))
        if (status === 200) open.push(id)
        else expect([role, id, status, body.error?.code]).toEqual([role, id, 403, 'forbidden'])
      }
      allowed[role] = open.sort()
    }
    expect(allowed).toEqual(
      Object.fromEntries(
        Role.values.map((role) => [
          role,
          ENDPOINTS.flatMap(({ id, action }) =>
            ALLOWED[role].includes(action) && !isKept(role, id) ? [id] : [],
          ).sort(),
        ]),
      ),
    )
    const ofContract = Object.values(allowed).map((ids) =>
      ids.filter((id) => contractEndpoints.some((one) => one.id === id)),
    )
    expect(ofContract.map(({ length }) => length)).toEqual([16, 16, 11, 7, 10, 3, 4])
  })

  it('a lowered role counts from the next request on', async () => {
    const memberId = await addMember(stores, world, 'admin')
    const key = await issueKey(stores, world, { createdBy: memberId })
    expect(await statusOf(key, '/probes/billing')).toBe(200)
    await addMember(stores, world, 'viewer', { all: true }, memberId)
    expect(await statusOf(key, '/probes/billing')).toBe(403)
  })

  it('a member of another workspace has no access', async () => {
    const other = await addWorld(stores, newWorld('other', 'place'))
    const key = await issueKey(stores, world, { createdBy: other.ownerId })
    expect(await statusOf(key, '/probes/narrowed')).toBe(403)
  })
})

describe('data access and selection', () => {
  const seenBy = async (dataAccess: DataAccess, query = '') => {
    const key = await issueKey(stores, world, { createdBy: await addMember(stores, world, 'analyst', dataAccess) })
    const { status, body } = await get(api, world, key, `/probes/narrowed?${query}`)
    if (status !== 200) return status
    const { projects, unmappedToo } = body.seen as SeenRequest
    return [projects.join(' '), unmappedToo]
  }
  const all: DataAccess = { all: true }
  const only = (clients: readonly string[], projects: readonly string[]): DataAccess => ({
    all: false,
    clients,
    projects,
  })

  it('all that is not archived, by name, with the unmapped, where nothing is selected and all may be seen', async () => {
    expect(await seenBy(all)).toEqual(['Alpha Beta Gamma', true])
  })
  it("a client's projects", async () => {
    expect(await seenBy(all, `clientId=${world.clients.first}`)).toEqual(['Alpha Beta', false])
  })
  it('one project, alone or with its client, its id in any case', async () => {
    const { alpha } = world.projects
    expect(await seenBy(all, `projectId=${alpha}`)).toEqual(['Alpha', false])
    expect(await seenBy(all, `projectId=${alpha.toUpperCase()}`)).toEqual(['Alpha', false])
    expect(await seenBy(all, `projectId=${alpha}&clientId=${world.clients.first}`)).toEqual(['Alpha', false])
  })
  it('a project of another client is 400', async () => {
    expect(await seenBy(all, `projectId=${world.projects.alpha}&clientId=${world.clients.second}`)).toBe(400)
  })
  it('an archived project cannot be selected', async () => {
    expect(await seenBy(all, `projectId=${world.projects.archived}`)).toBe(404)
  })
  it('a member of some data sees exactly that, and never the unmapped', async () => {
    const { clients, projects } = world
    expect(await seenBy(only([clients.second], [projects.beta]))).toEqual(['Beta Gamma', false])
    expect(await seenBy(only([], [projects.archived]))).toEqual(['', false])
    expect(await seenBy(only([], []))).toEqual(['', false])
  })
  it('data that a member may not see are 404, as if they did not exist', async () => {
    const { clients, projects } = world
    const access = only([clients.second], [projects.beta])
    expect(await seenBy(access, `projectId=${projects.alpha}`)).toBe(404)
    expect(await seenBy(access, `clientId=${clients.first}`)).toEqual(['Beta', false])
    expect(await seenBy(only([clients.second], []), `clientId=${clients.first}`)).toBe(404)
    expect(await seenBy(only([clients.first], []), `clientId=${clients.first}`)).toEqual(['Alpha Beta', false])
  })
})

describe('the real operations', () => {
  it('answer in their exact shapes', async () => {
    const key = await issueKey(stores, world, { name: 'Listed' })
    const keys = await get(api, world, key, '/settings/api-keys')
    expect(keys.body.keys.some(({ name }: { name: string }) => name === 'Listed')).toBe(true)
    expect(keys.text).not.toContain(key)
    expect((await get(api, world, key, '/connections')).body).toEqual({ connections: [] })
    const economics = await get(api, world, key, '/ai-economics')
    expect(Object.keys(economics.body).sort()).toEqual(['adoption', 'cycleTime', 'usage'])
  })
})
