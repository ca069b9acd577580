import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { DataAccess } from '#domain/events/access'
import { Role, Scope } from '#domain/roles'
import type { SeenRequest } from '#test/support/api/probes'
import { get, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { addMember, addWorld, issueKey, newWorld, type World } from '#test/support/api/world'

let stores: Stores
let api: TestApi
let world: World

beforeAll(async () => {
  stores = await openStores()
  world = await addWorld(stores, newWorld('acme', 'delivery'))
  api = await serve(stores)
})
afterAll(async () => {
  await api.close()
  stores.remove()
})

const statusOf = async (key: string, path: string) => (await get(api, world, key, path)).status

describe('scopes', () => {
  it('a key reaches what its scopes name, and nothing by write, delete or a neighbour', async () => {
    const others = Scope.values.filter((scope) => scope !== 'command-center:read')
    const without = await issueKey(stores, world, { scopes: others })
    const withIt = await issueKey(stores, world, { scopes: ['command-center:read'] })
    expect(await statusOf(without, '/probes/narrowed')).toBe(403)
    expect(await statusOf(withIt, '/probes/narrowed')).toBe(200)
    expect(await statusOf(withIt, '/settings/api-keys')).toBe(403)
  })
})

describe('roles', () => {
  it("a key does what its creator's role allows, by the newest role", async () => {
    const allowed: Record<string, readonly number[]> = {}
    for (const role of Role.values) {
      const key = await issueKey(stores, world, { createdBy: await addMember(stores, world, role) })
      const paths = ['/probes/narrowed', '/probes/billing', '/settings/api-keys', '/connections', '/ai-economics']
      allowed[role] = await Promise.all(paths.map((path) => statusOf(key, path)))
    }
    expect(allowed).toEqual({
      owner: [200, 200, 200, 200, 200],
      admin: [200, 200, 200, 200, 200],
      delivery_lead: [200, 403, 403, 200, 200],
      finance: [200, 200, 403, 403, 403],
      analyst: [200, 403, 403, 403, 200],
      viewer: [200, 403, 403, 403, 403],
    })
  })

  it('a lowered role counts from the next request on', async () => {
    const memberId = await addMember(stores, world, 'admin')
    const key = await issueKey(stores, world, { createdBy: memberId })
    expect(await statusOf(key, '/probes/billing')).toBe(200)
    await addMember(stores, world, 'viewer', { all: true }, memberId)
    expect(await statusOf(key, '/probes/billing')).toBe(403)
  })

  it('membership of another workspace is none here', async () => {
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
    ...{ all: false, clients, projects },
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
  it('what lies outside of a member’s data is 404, as if it were not there', async () => {
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
