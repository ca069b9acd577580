import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { v4 } from 'uuid'
import { generateKey } from '#access/key'
import { get, pathTo, send, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { addWorld, issueKey, newWorld, setAccessState, type World } from '#test/support/api/world'

// Each request breaks one check and every later one that it can break together with it: the first answers.

let stores: Stores
let api: TestApi
let world: World
let unreadable: World

beforeAll(async () => {
  stores = await openStores()
  world = await addWorld(stores, newWorld('acme', 'delivery'))
  unreadable = await addWorld(stores, newWorld('acme', 'unreadable'))
  await setAccessState(stores, unreadable, 'its type is not known')
  api = await serve(stores, { rates: { scale: 3 } })
})
afterAll(async () => {
  await api.close()
  stores.remove()
})

const WRONG_QUERY = () => `tz=nowhere&projectId=${v4()}&start=2001-01-01&end=2001-01-02`
const UNKNOWN_TARGETS = () => `clientId=${v4()}&projectId=${v4()}&start=2001-01-01&end=2001-01-02`
const answered = ({ status, body }: { status: number; body?: { error?: { code: string } } }) =>
  body?.error === undefined ? String(status) : `${status} ${body.error.code}`

const exhausted = async (key: string, of: World) => {
  for (let i = 0; i < 3; i += 1) await get(api, of, key, '/probes/narrowed')
  return key
}
/** Without a scope and by somebody who is no member. */
const powerless = { scopes: [], createdBy: v4() }

describe('the first check that fails answers', () => {
  it('an unknown path is 404, whatever else is wrong', async () => {
    const { status, body } = await get(api, world, 'no key', `/probes/unknown?${WRONG_QUERY()}`)
    expect(answered({ status, body })).toBe('404 not_found')
  })
  it('an unknown method is 404, whatever else is wrong', async () => {
    const path = pathTo(world, `/probes/narrowed?${WRONG_QUERY()}`)
    expect(answered(await send(api, path, {}, 'POST'))).toBe('404 not_found')
  })
  it('a bad key is 401, also at a bad slug with a bad query', async () => {
    const nowhere = { ...world, workspaceSlug: 'NO_SLUG' }
    expect(answered(await get(api, nowhere, generateKey('live'), `/probes/narrowed?${WRONG_QUERY()}`))).toBe(
      '401 unauthenticated',
    )
  })
  it('a revoked key is 401 also where access is unreadable', async () => {
    const key = await issueKey(stores, unreadable, { ...powerless, revokedAt: '2026-03-01T00:00:00.000Z' })
    expect(answered(await get(api, unreadable, key, '/probes/narrowed'))).toBe('401 unauthenticated')
  })
  it('unreadable access is 503 before the rate, the scope and the query are looked at', async () => {
    const key = await exhausted(await issueKey(stores, unreadable, powerless), unreadable)
    expect(answered(await get(api, unreadable, key, `/probes/narrowed?${WRONG_QUERY()}`))).toBe(
      '503 temporarily_unavailable',
    )
  })
  it('a full rate is 429 before scope, creator and query', async () => {
    const key = await exhausted(await issueKey(stores, world, powerless), world)
    expect(answered(await get(api, world, key, `/probes/narrowed?${WRONG_QUERY()}`))).toBe('429 rate_limited')
  })
  it('a missing scope is 403 before the creator and the query', async () => {
    const key = await issueKey(stores, world, powerless)
    const { status, body } = await get(api, world, key, `/probes/narrowed?${WRONG_QUERY()}`)
    expect([status, body.error.code, body.error.message]).toEqual([
      ...[403, 'forbidden', 'The key does not have the scope command-center:read. Use a key that has it.'],
    ])
  })
  it('a creator who is no member is 403 before the query', async () => {
    const key = await issueKey(stores, world, { createdBy: v4() })
    const { status, body } = await get(api, world, key, `/probes/narrowed?${WRONG_QUERY()}`)
    expect([status, body.error.code, body.error.message]).toEqual([
      ...[403, 'forbidden', 'The role of the member who asks does not allow this.'],
    ])
  })
  it('a malformed query is 400 before its targets are looked for', async () => {
    const key = await issueKey(stores, world)
    expect(answered(await get(api, world, key, `/probes/narrowed?${WRONG_QUERY()}`))).toBe('400 invalid_request')
  })
  it('an end too far ahead is 400 before its targets are looked for, and before the window', async () => {
    const key = await issueKey(stores, world)
    const query = `projectId=${v4()}&start=2001-01-01&end=9999-12-31`
    const { status, body } = await get(api, world, key, `/probes/narrowed?${query}`)
    expect([status, body.error.details]).toEqual([400, { fields: [{ path: 'end', reason: 'out_of_range' }] }])
  })
  it('unknown targets are 404 before the window', async () => {
    const key = await issueKey(stores, world)
    expect(answered(await get(api, world, key, `/probes/narrowed?${UNKNOWN_TARGETS()}`))).toBe('404 not_found')
  })
  it('an unknown project is 404 also with a client that it cannot belong to', async () => {
    const key = await issueKey(stores, world)
    const path = `/probes/narrowed?clientId=${world.clients.first}&projectId=${v4()}`
    expect(answered(await get(api, world, key, path))).toBe('404 not_found')
  })
  it("another client's project is 400 before the window", async () => {
    const key = await issueKey(stores, world)
    const ids = `clientId=${world.clients.first}&projectId=${world.projects.gamma}`
    const { status, body } = await get(api, world, key, `/probes/narrowed?${ids}&start=2001-01-01&end=2001-01-02`)
    expect([status, body.error.details]).toEqual([400, { fields: [{ path: 'projectId', reason: 'invalid' }] }])
  })
  it('a period before the window is 403, as the last check', async () => {
    const key = await issueKey(stores, world)
    expect(answered(await get(api, world, key, '/probes/narrowed?start=2001-01-01&end=2001-01-02'))).toBe(
      '403 quota_exceeded',
    )
  })
  it('a request that passes all checks is answered', async () => {
    const key = await issueKey(stores, world)
    const ids = `clientId=${world.clients.second}&projectId=${world.projects.gamma}`
    const path = `/probes/narrowed?${ids}&start=2026-01-01&end=2026-01-02`
    expect(answered(await get(api, world, key, path))).toBe('200')
  })
})
