import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Trial } from '#domain/plans'
import { get, pathTo, send, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { addWorld, issueKey, newWorld, termsOf, type World } from '#test/support/api/world'

let stores: Stores
let first: TestApi
let second: TestApi
let world: World

beforeAll(async () => {
  stores = await openStores()
  world = await addWorld(stores, newWorld('acme', 'delivery'))
  const rates = { scale: 3 }
  first = await serve(stores, { rates })
  // As another process on the same files would be.
  second = await serve({ ...stores, registry: await stores.anotherRegistry() }, { rates })
})
afterAll(async () => {
  await first.close()
  await second.close()
  stores.remove()
})

const PATH = '/probes/narrowed'
const at = async (api: TestApi, now: string, key: string) => {
  api.clock.now = now
  return get(api, world, key, PATH)
}

describe('the rate of a key', () => {
  it('is counted in the UTC minute, exactly, over all servers', async () => {
    const key = await issueKey(stores, world)
    expect((await at(first, '2026-03-10T12:00:00.000Z', key)).status).toBe(200)
    expect((await at(second, '2026-03-10T12:00:30.000Z', key)).status).toBe(200)
    expect((await at(first, '2026-03-10T12:00:59.999Z', key)).status).toBe(200)
    expect((await at(second, '2026-03-10T12:00:59.999Z', key)).status).toBe(429)
    expect((await at(second, '2026-03-10T12:01:00.000Z', key)).status).toBe(200)
  })

  it('lets exactly the limit through when more requests come at once', async () => {
    const key = await issueKey(stores, world)
    for (const api of [first, second]) api.clock.now = '2026-03-10T13:00:00.000Z'
    const many = Array.from({ length: 20 }, (_, i) => get(i % 2 === 0 ? first : second, world, key, PATH))
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 429)).toHaveLength(17)
  })

  it('is counted by minute: a server whose clock is a day ahead blocks no key', async () => {
    const key = await issueKey(stores, world)
    for (let i = 0; i < 4; i += 1) await at(second, '2026-03-11T17:00:00.000Z', key)
    const statuses = []
    for (let i = 0; i < 4; i += 1) statuses.push((await at(first, '2026-03-10T17:00:00.000Z', key)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('counts a request once, however often its moment has to be read', async () => {
    const read: Stores['readStore']['read'] = async (partition, use) => {
      await stores.readStore.read(partition, use)
      return stores.readStore.read(partition, use)
    }
    const repeating = await serve({ ...stores, readStore: { ...stores.readStore, read } }, { rates: { scale: 3 } })
    const { status, headers } = await get(repeating, world, await issueKey(stores, world), PATH)
    expect([status, headers['ratelimit']]).toEqual([200, '"minute";r=2;t=60'])
    await repeating.close()
  })

  it('does not depend on other keys', async () => {
    const [busy, calm] = [await issueKey(stores, world), await issueKey(stores, world)]
    for (let i = 0; i < 4; i += 1) await at(first, '2026-03-10T14:00:00.000Z', busy)
    expect((await at(first, '2026-03-10T14:00:00.000Z', calm)).status).toBe(200)
  })

  it('is stated in every authenticated answer, with the wait in whole seconds of 1 to 60', async () => {
    const key = await issueKey(stores, world)
    const told = async (now: string) => {
      const { status, headers, body } = await at(first, now, key)
      const { details } = body.error ?? {}
      return [status, headers['ratelimit'], headers['retry-after'], details?.retryAfterSeconds]
    }
    expect(await told('2026-03-10T15:00:00.000Z')).toEqual([200, '"minute";r=2;t=60', undefined, undefined])
    expect(await told('2026-03-10T15:00:00.001Z')).toEqual([200, '"minute";r=1;t=60', undefined, undefined])
    expect(await told('2026-03-10T15:00:01.000Z')).toEqual([200, '"minute";r=0;t=59', undefined, undefined])
    expect(await told('2026-03-10T15:00:58.999Z')).toEqual([429, '"minute";r=0;t=2', '2', 2])
    expect(await told('2026-03-10T15:00:59.999Z')).toEqual([429, '"minute";r=0;t=1', '1', 1])
  })

  it('is stated in errors of later checks, and not in those of earlier ones', async () => {
    const key = await issueKey(stores, world)
    first.clock.now = '2026-03-10T16:00:00.000Z'
    const refused = await get(first, world, key, `${PATH}?x=1`)
    expect([refused.status, refused.headers['ratelimit-policy']]).toEqual([400, '"minute";q=3;w=60'])
    const unknown = await send(first, pathTo(world, PATH))
    expect([unknown.status, unknown.headers['ratelimit-policy']]).toEqual([401, undefined])
  })
})

describe("the plan's rate", () => {
  const now = '2026-03-10T12:00:00.000Z'
  const trial: Trial = {
    plan: 'growth',
    startsAt: '2026-03-10T00:00:00.000Z',
    endsAt: '2026-03-11T00:00:00.000Z',
    origin: 'signup',
  }
  it.each([
    ['no-terms', null, 60],
    ['free', termsOf('free'), 60],
    ['entry', termsOf('entry'), 120],
    ['starter', termsOf('starter'), 120],
    ['growth', termsOf('growth'), 600],
    ['scale', termsOf('scale'), 3000],
    ['on-trial', termsOf('free', { trial }), 600],
    ['unpaid', termsOf('scale', { status: 'unpaid' }), 60],
    ['canceled', termsOf('scale', { status: 'canceled', currentPeriodEnd: now }), 60],
  ])('of %s', async (slug, terms, limit) => {
    const other = await addWorld(stores, newWorld('plans', slug), terms)
    const api = await serve(stores)
    const { headers } = await get(api, other, await issueKey(stores, other), PATH)
    expect(headers['ratelimit-policy']).toBe(`"minute";q=${limit};w=60`)
    await api.close()
  })
})
