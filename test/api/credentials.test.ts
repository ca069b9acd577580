import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import { v4 } from 'uuid'
import { generateKey, keyDigest } from '#access/key'
import { accessStateId, keyDocumentId } from '#projections/access/fold'
import { ALL } from '#readstore/port'
import type { Pepper } from '#registry/port'
import { askFor, everyOperation } from '#test/support/api/every-operation'
import { get, pathTo, send, serve, type TestApi } from '#test/support/api/server'
import { ok, openStores, type Stores } from '#test/support/api/stores'
import { addWorld, issueKey, NOW, newWorld, setAccessState, type World } from '#test/support/api/world'
import { wrappedStores } from '#test/support/api/wrappers'

let stores: Stores
let api: TestApi
let world: World
let other: World
const calls: string[] = []

beforeAll(async () => {
  stores = await openStores()
  world = await addWorld(stores, newWorld('acme', 'delivery'))
  other = await addWorld(stores, newWorld('other', 'place'))
  const seen = wrappedStores(stores, (call) => {
    calls.push(call)
    return undefined
  })
  api = await serve(seen)
})
afterEach(() => {
  calls.length = 0
  api.clock.now = NOW
})
afterAll(async () => {
  await api.close()
  stores.remove()
})

const PATH = '/probes/narrowed'
/** Nothing of it has to be there: whoever may not come in is told nothing else. */
const NEEDED = { projectId: v4(), eventId: v4() }
const EVERY: readonly (readonly [id: string, path: string])[] = [
  ['a probe', PATH],
  ...everyOperation.map(([id, operation]) => [id, askFor(operation, NEEDED)] as const),
]
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const lastChanged = (key: string) => key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')

describe('bad credentials', () => {
  it.each(EVERY)('are answered alike, but for the request id: %s', async (_, path) => {
    const key = await issueKey(stores, world)
    const revoked = await issueKey(stores, world, { revokedAt: '2026-03-10T11:59:59.999Z' })
    const expired = await issueKey(stores, world, { expiresAt: NOW })
    const outOfGrace = await issueKey(stores, world, { graceUntil: NOW })
    const foreign = await issueKey(stores, other)
    const bad: Record<string, readonly [target: string, headers: Record<string, string | string[]>]> = {
      none: [pathTo(world, path), {}],
      'another scheme': [pathTo(world, path), { authorization: `Basic ${key}` }],
      'no key after the scheme': [pathTo(world, path), { authorization: 'Bearer' }],
      'not of the form': [pathTo(world, path), bearer('wdi_test_short')],
      'a wrong checksum': [pathTo(world, path), bearer(lastChanged(key))],
      unknown: [pathTo(world, path), bearer(generateKey('live'))],
      revoked: [pathTo(world, path), bearer(revoked)],
      expired: [pathTo(world, path), bearer(expired)],
      'past its grace': [pathTo(world, path), bearer(outOfGrace)],
      'of another workspace': [pathTo(world, path), bearer(foreign)],
      'at another organization': [pathTo({ ...world, organizationSlug: 'other' }, path), bearer(key)],
      'at a workspace that is nowhere': [pathTo({ ...world, workspaceSlug: 'nowhere' }, path), bearer(key)],
      'at a malformed slug': [pathTo({ ...world, workspaceSlug: 'Not-A-Slug-' }, path), bearer(key)],
      'given twice': [pathTo(world, path), { authorization: [`Bearer ${key}`, `Bearer ${key}`] }],
      'given twice, in one header': [pathTo(world, path), { authorization: `Bearer ${key}, Bearer ${key}` }],
    }
    const answers = new Map<string, unknown>()
    for (const [name, [target, headers]] of Object.entries(bad)) {
      const { status, body, headers: got } = await send(api, target, { ...headers, 'x-request-id': 'same' })
      answers.set(name, [status, body, got['www-authenticate'], got['ratelimit'], got['wdi-as-of']])
    }
    const [first, ...rest] = [...answers.values()]
    expect(first).toEqual([
      401,
      {
        error: {
          code: 'unauthenticated',
          message: 'A key of this workspace that is in force is required, in one header Authorization: Bearer <key>.',
          requestId: 'same',
        },
      },
      ...['Bearer realm="workspace"', undefined, undefined],
    ])
    for (const answer of rest) expect(answer).toEqual(first)
  })

  it.each(EVERY)('cost the same look-ups if the key is well formed, and none otherwise: %s', async (_, path) => {
    const costOf = async (of: World, key: string) => {
      calls.length = 0
      expect((await get(api, of, key, path)).status).toBe(401)
      return calls.join(', ')
    }
    const key = await issueKey(stores, world)
    // The first request of a process reads the peppers.
    await get(api, world, key, PATH)
    const unknown = await costOf(world, generateKey('test'))
    expect(unknown).toBe(
      [
        ...['readStore.access.get', 'registry.accessMarks.get', 'readStore.access.get'],
        ...['readStore.read', 'docs.get workspace', 'registry.peppers'],
      ].join(', '),
    )
    expect(await costOf(world, await issueKey(stores, other))).toBe(unknown)
    expect(await costOf(other, key)).toBe(unknown)
    expect(await costOf({ ...world, workspaceSlug: 'nowhere' }, key)).toBe(unknown)
    expect(await costOf({ ...world, workspaceSlug: 'NO' }, key)).toBe(unknown)
    expect(await costOf(world, await issueKey(stores, world, { revokedAt: NOW }))).toBe(unknown)
    expect(await costOf(world, await issueKey(stores, world, { expiresAt: NOW }))).toBe(unknown)
    expect(await costOf(world, await issueKey(stores, world, { graceUntil: NOW }))).toBe(unknown)
    expect(await costOf(world, lastChanged(key))).toBe('')
  })
})

describe('a key', () => {
  it('opens its workspace by a scheme in any case', async () => {
    const key = await issueKey(stores, world)
    for (const scheme of ['Bearer', 'bearer', 'BEARER', 'bEaReR'])
      expect((await send(api, pathTo(world, PATH), { authorization: `${scheme} ${key}` })).status).toBe(200)
  })

  it('opens it under both base paths', async () => {
    const key = await issueKey(stores, world)
    expect((await send(api, pathTo(world, PATH, '/v1'), bearer(key))).status).toBe(200)
  })

  it('is refused from its expiry and its grace on, and not before', async () => {
    const until = '2026-03-10T12:00:01.000Z'
    for (const more of [{ expiresAt: until }, { graceUntil: until }]) {
      const key = await issueKey(stores, world, more)
      for (const [id, path] of EVERY) {
        api.clock.now = '2026-03-10T12:00:00.999Z'
        expect([id, (await get(api, world, key, path)).status]).not.toEqual([id, 401])
        api.clock.now = until
        expect([id, (await get(api, world, key, path)).status]).toEqual([id, 401])
      }
    }
  })

  it('is refused as soon as its revocation is written, because nothing caches it', async () => {
    const key = await issueKey(stores, world)
    expect((await get(api, world, key, PATH)).status).toBe(200)
    const [pepper] = ok(await stores.registry.peppers())
    const id = keyDocumentId(keyDigest(key, pepper.secret))
    const document = ok(await stores.readStore.access.get([id])).get(id)?.document as object
    const { workspaceId } = world
    ok(
      await stores.readStore.access.put([
        { id, workspaceId, revision: 1e6, document: { ...document, revokedAt: NOW } },
      ]),
    )
    for (const [id, path] of EVERY) expect([id, (await get(api, world, key, path)).status]).toEqual([id, 401])
  })

  it('made under an older pepper that is still live opens its workspace', async () => {
    const key = await issueKey(stores, world)
    const [pepper] = ok(await stores.registry.peppers())
    const registry = {
      ...stores.registry,
      peppers: async () => right([{ id: 'new', secret: Buffer.alloc(32) }, pepper] as const),
    }
    const changed = await serve({ ...stores, registry })
    expect((await get(changed, world, key, PATH)).status).toBe(200)
    await changed.close()
  })

  it('made under a pepper that another process has made since, opens its workspace at once', async () => {
    const key = await issueKey(stores, world)
    const [pepper] = ok(await stores.registry.peppers())
    const before = { id: 'old', secret: Buffer.alloc(32) }
    let live: readonly [Pepper, ...Pepper[]] = [before]
    const changing = await serve({ ...stores, registry: { ...stores.registry, peppers: async () => right(live) } })
    expect((await get(changing, world, key, PATH)).status).toBe(401)
    live = [pepper, before]
    expect((await get(changing, world, key, PATH)).status).toBe(200)
    await changing.close()
  })

  it('that was accepted is looked up without reading the peppers again', async () => {
    const key = await issueKey(stores, world)
    await get(api, world, key, PATH)
    calls.length = 0
    expect((await get(api, world, key, PATH)).status).toBe(200)
    expect(calls).not.toContain('registry.peppers')
  })

  it('is refused if its stored digest differs', async () => {
    const key = await issueKey(stores, world, { digest: 'f'.repeat(64) })
    expect((await get(api, world, key, PATH)).status).toBe(401)
  })
})

describe('a workspace that cannot be served yet', () => {
  it('answers 503 while its access cannot be read, and 200 once that is repaired', async () => {
    const shut = await addWorld(stores, newWorld('acme', 'shut'))
    const key = await issueKey(stores, shut)
    await setAccessState(stores, shut, 'it cannot be folded')
    const { status, headers } = await get(api, shut, key, PATH)
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    await setAccessState(stores, shut, null)
    expect((await get(api, shut, key, PATH)).status).toBe(200)
  })

  it('answers 503 if no document says how far its access was read', async () => {
    const { workspaceId, ...rest } = await addWorld(stores, newWorld('acme', 'stateless'))
    const key = await issueKey(stores, { workspaceId, ...rest })
    const stateless = {
      ...stores.readStore,
      access: {
        ...stores.readStore.access,
        get: (ids: readonly string[]) =>
          stores.readStore.access.get(ids.filter((id) => id !== accessStateId(workspaceId))),
      },
    }
    const failing = await serve({ ...stores, readStore: stateless })
    expect((await get(failing, { workspaceId, ...rest }, key, PATH)).status).toBe(503)
    await failing.close()
  })

  it('answers 503, not 401, while the workspace is not folded yet', async () => {
    const early = newWorld('acme', 'early')
    await setAccessState(stores, early, null)
    const key = await issueKey(stores, early)
    expect((await get(api, early, key, PATH)).status).toBe(503)
    expect(api.log.text()).toContain('is not folded yet')
  })
})

it('reads the folded documents of a request in one moment', async () => {
  const key = await issueKey(stores, world)
  await get(api, world, key, PATH)
  expect(calls.filter((call) => call === 'readStore.read')).toHaveLength(1)
  expect(ok(await stores.readStore.moment(ALL)).asOf).toBe('2026-03-10T11:59:30.000Z')
})
