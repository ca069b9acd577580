import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import { ErrorEnvelope } from '#api/errors'
import { get, pathTo, send, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { addWorld, issueKey, newWorld, type World } from '#test/support/api/world'
import { type Fault, wrappedStores } from '#test/support/api/wrappers'

let stores: Stores
let api: TestApi
/** The same, with less time for a request, for stores that hang: no other answer of it is looked at. */
let impatient: TestApi
let world: World
let key: string
let faulty: { call: string; fault: Fault } | undefined

beforeAll(async () => {
  stores = await openStores()
  world = await addWorld(stores, newWorld('acme', 'delivery'))
  key = await issueKey(stores, world)
  const breaking = wrappedStores(stores, (call) => (call === faulty?.call ? faulty.fault : undefined))
  api = await serve(breaking)
  impatient = await serve(breaking, { requestDeadlineMs: 1_000 })
})
afterAll(async () => {
  await Promise.all([api.close(), impatient.close()])
  stores.remove()
})

describe('a store', () => {
  const calls: readonly (readonly [call: string, path: string])[] = [
    ['readStore.access.get', '/probes/narrowed'],
    ['readStore.read', '/probes/narrowed'],
    ['docs.get workspace', '/probes/narrowed'],
    ['docs.get subscription', '/probes/narrowed'],
    ['registry.countRequests', '/probes/narrowed'],
    ['docs.find project', '/probes/narrowed'],
    ['docs.find container', '/ai-economics'],
    ['readStore.access.ofWorkspace', '/settings/api-keys'],
    ['registry.names', '/settings/api-keys'],
  ]
  it.each(calls.flatMap(([call, path]) => [['fails', call, path] as const, ['hangs', call, path] as const]))(
    'that %s at %s gives 503 within the deadline',
    async (fault, call, path) => {
      faulty = { call, fault }
      const { status, headers, body } = await get(fault === 'hangs' ? impatient : api, world, key, path)
      expect([status, body.error.code, headers['retry-after']]).toEqual([503, 'temporarily_unavailable', '5'])
      expect(ErrorEnvelope.is(body)).toBe(true)
      faulty = undefined
      expect((await get(api, world, key, path)).status).toBe(200)
    },
  )

  it.each(['fails', 'hangs'] as const)(
    'that %s while the peppers are read for the first time gives 503 within the deadline',
    async (fault) => {
      const answering = wrappedStores(stores, (call) => (call === faulty?.call ? faulty.fault : undefined))
      const fresh = await serve(answering, fault === 'hangs' ? { requestDeadlineMs: 1_000 } : {})
      faulty = { call: 'registry.peppers', fault }
      expect((await get(fresh, world, key, '/probes/narrowed')).status).toBe(503)
      faulty = undefined
      expect((await get(fresh, world, key, '/probes/narrowed')).status).toBe(200)
      await fresh.close()
    },
  )

  it('that throws counts as a defect of the service', async () => {
    const registry = { ...stores.registry, peppers: () => Promise.reject(new TypeError('no such thing')) }
    const throwing = await serve({ ...stores, registry })
    const { status, body } = await get(throwing, world, key, '/probes/narrowed')
    expect([status, body.error.code]).toEqual([500, 'internal_error'])
    await throwing.close()
  })
})

describe('a stored document that does not fit', () => {
  it('gives 500, named in the log and not in the answer', async () => {
    const db = new Database(stores.readFile)
    const bodies = db.prepare('SELECT id, body FROM documents_1_project').all() as { id: string; body: string }[]
    const id = bodies[0]?.id
    const set = db.prepare('UPDATE documents_1_project SET body = ? WHERE id = ?')
    set.run('{"clientId":7}', id)
    const { status, body, text, headers } = await get(api, world, key, '/probes/narrowed')
    expect([status, body.error.code, headers['retry-after']]).toEqual([500, 'internal_error', undefined])
    expect(text).not.toMatch(/does not fit|project/)
    expect(api.log.lines().find(({ msg }) => msg === 'corrupt')).toMatchObject({
      requestId: headers['x-request-id'],
      store: 'read store',
      what: `document ${id} of project`,
      cause: expect.stringContaining('does not fit'),
      remedy: expect.stringContaining('wdi verify --repair'),
    })
    set.run(bodies[0]?.body, id)
    db.close()
    expect((await get(api, world, key, '/probes/narrowed')).status).toBe(200)
  })
})

describe('a defect', () => {
  it('gives 500, without its message in the body or a secret in the log', async () => {
    const { status, body, text, headers } = await get(api, world, key, '/probes/defective')
    expect([status, body.error.code, body.error.requestId]).toEqual([
      ...[500, 'internal_error', headers['x-request-id']],
    ])
    expect(ErrorEnvelope.is(body)).toBe(true)
    expect(text).not.toMatch(/broke|probes\.ts/)
    expect(api.log.text()).toContain('it broke on')
    expect(api.log.text()).not.toMatch(/wdi_test_0|abc\.def/)
  })
  it('includes an answer that does not fit its codec, if answers are checked', async () => {
    expect((await get(api, world, key, '/probes/off-codec')).status).toBe(500)
    expect(api.log.text()).toContain('the answer of probe.offCodec is off its codec')
    const unchecked = await serve(stores, { checkResponses: false })
    expect((await get(unchecked, world, key, '/probes/off-codec')).status).toBe(200)
    await unchecked.close()
  })
})

describe('the log', () => {
  it('has one line a request, with its route and never its key, query or target', async () => {
    const before = api.log.lines().length
    await send(api, pathTo(world, '/probes/narrowed?projectId=secret-query'), {
      authorization: `Bearer ${key}`,
      'x-request-id': 'logged',
    })
    await send(api, pathTo(world, '/probes/projects/secret/secret/one'), { authorization: `Bearer ${key}` })
    await send(api, '/secret-target?secret-query', { authorization: `Bearer ${key}` })
    const lines = api.log.lines().slice(before)
    expect(lines).toMatchObject([
      {
        msg: 'request',
        requestId: 'logged',
        method: 'GET',
        status: 400,
        completed: true,
        route: '/organizations/:organizationSlug/workspaces/:workspaceSlug/probes/narrowed',
      },
      { status: 400, route: expect.stringMatching(/\/projects\/:projectId\/:thingId\/:kind$/) },
      { msg: 'request', method: 'GET', route: null, status: 404 },
    ])
    expect(lines[0]?.['durationMs']).toEqual(expect.any(Number))
    expect(api.log.text()).not.toMatch(new RegExp(`${key}|secret`))
  })
})
