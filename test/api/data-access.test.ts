import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { v4 } from 'uuid'
import type { Uuid } from '#domain/common'
import type { DataAccess } from '#domain/events/access'
import type { AnyOperation } from '#domain/operation'
import { projectAdded, type Told, uuid } from '#test/projections/support/events'
import { askFor, everyOperation, isInPath, takes } from '#test/support/api/every-operation'
import { openWorld } from '#test/support/api/folded'
import { get, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import {
  eventIn,
  FIRST,
  FIRST_CLIENT,
  FIRST_PROJECT,
  SECOND,
  SECOND_CLIENT,
  SECOND_PROJECT,
  SHARED,
} from '#test/support/api/two-clients'
import { addMember, addWorld, issueKey, newWorld, type World } from '#test/support/api/world'
import { wrappedStores } from '#test/support/api/wrappers'

// A member may see a client or a project, or may not; what may not be seen changes no answer, and costs what nothing costs.

const NOW = '2026-04-01T00:00:00.000Z'
const ARCHIVED = projectAdded('old', { status: 'archived' })

interface Place {
  readonly stores: Stores
  readonly api: TestApi
  readonly world: World
}
const calls: string[] = []
const open = async (events: readonly Told[]): Promise<Place> => {
  const stores = await openStores()
  const world = await openWorld(stores, events)
  const seen = wrappedStores(stores, (call) => {
    calls.push(call)
    return undefined
  })
  const api = await serve(seen, { rates: { scale: 1e9 } })
  api.clock.now = NOW
  return { stores, api, world }
}

/** One workspace with both clients, one with the first alone, and one with none that a caller may see. */
let both: Place
let alone: Place
let foreign: World

beforeAll(async () => {
  both = await open([...SHARED, ...FIRST, ...SECOND, ARCHIVED])
  alone = await open([...SHARED, ...FIRST])
  foreign = await addWorld(both.stores, newWorld('other', 'place'))
  // The first request reads the peppers, and makes the indexes of the documents.
  await get(both.api, both.world, await keyOf(both, all), askFor(everyOperation[0]?.[1] as AnyOperation, first))
})
afterAll(async () => {
  for (const { api, stores } of [both, alone]) {
    await api.close()
    stores.remove()
  }
})

const keyOf = async ({ stores, world }: Place, dataAccess: DataAccess): Promise<string> =>
  issueKey(stores, world, { createdBy: await addMember(stores, world, 'admin', dataAccess, v4()) })
const only = (clients: readonly Uuid[], projects: readonly Uuid[] = []): DataAccess => ({
  all: false,
  clients,
  projects,
})
const all: DataAccess = { all: true }
const first = { projectId: FIRST_PROJECT, eventId: eventIn(FIRST) }

describe('what a caller may not see', () => {
  /** Status, body but for the request id, and the calls that it took. */
  const missed = async (path: string, by: string) => {
    calls.length = 0
    const { status, body } = await get(both.api, both.world, by, path)
    return { status, body: { ...body, error: { ...body.error, requestId: '' } }, calls: [...calls] }
  }
  const NOT_FOUND = { code: 'not_found', message: 'Not found, or not accessible to you.', requestId: '' }
  const taking = (name: string) => everyOperation.filter(([, operation]) => takes(operation, name))
  const asking = (operation: AnyOperation, name: string, id: Uuid): string =>
    askFor(operation, { ...first, [name]: id }, isInPath(operation, name) ? {} : { [name]: id })

  it.each(taking('projectId'))(
    '%s: answers alike for an unknown, an archived and a hidden project',
    async (_, operation) => {
      const [owner, limited] = [await keyOf(both, all), await keyOf(both, only([FIRST_CLIENT]))]
      const unknown = await missed(asking(operation, 'projectId', v4()), owner)
      expect([unknown.status, unknown.body.error]).toEqual([404, NOT_FOUND])
      for (const [id, by] of [
        [uuid('old'), owner],
        [foreign.projects.alpha, owner],
        [SECOND_PROJECT, limited],
        [uuid('old'), limited],
        [SECOND_PROJECT, await keyOf(both, only([], [FIRST_PROJECT]))],
      ] as const)
        expect(await missed(asking(operation, 'projectId', id), by)).toEqual(unknown)
      expect((await get(both.api, both.world, limited, asking(operation, 'projectId', FIRST_PROJECT))).status).toBe(200)
    },
  )
  it.each(taking('clientId'))('%s: answers alike for an unknown and a hidden client', async (_, operation) => {
    const [owner, limited] = [await keyOf(both, all), await keyOf(both, only([FIRST_CLIENT]))]
    const unknown = await missed(asking(operation, 'clientId', v4()), owner)
    expect([unknown.status, unknown.body.error]).toEqual([404, NOT_FOUND])
    expect(await missed(asking(operation, 'clientId', foreign.clients.first), owner)).toEqual(unknown)
    expect(await missed(asking(operation, 'clientId', SECOND_CLIENT), limited)).toEqual(unknown)
    expect((await get(both.api, both.world, limited, asking(operation, 'clientId', FIRST_CLIENT))).status).toBe(200)
  })
  it.each(taking('eventId'))('%s: answers alike for an unknown and a hidden event', async (_, operation) => {
    const [owner, limited] = [await keyOf(both, all), await keyOf(both, only([FIRST_CLIENT]))]
    const unknown = await missed(asking(operation, 'eventId', v4()), owner)
    expect([unknown.status, unknown.body.error]).toEqual([404, NOT_FOUND])
    for (const [events, by] of [
      [SECOND, limited],
      [[ARCHIVED], owner],
    ] as const)
      expect(await missed(asking(operation, 'eventId', eventIn(events)), by)).toEqual(unknown)
    expect((await get(both.api, both.world, limited, asking(operation, 'eventId', first.eventId))).status).toBe(200)
  })
  it('is a parameter of most operations', () => {
    expect(taking('projectId')).toHaveLength(19)
    expect(taking('clientId')).toHaveLength(8)
    expect(taking('eventId')).toHaveLength(1)
  })
})

describe('a member who may see one client only', () => {
  /** What the keys of tests are called is another in each workspace. */
  const masked = (id: string, body: unknown): unknown =>
    id === 'apiKeys.list' ? (body as { keys: { status: string }[] }).keys.map(({ status }) => status).slice(0, 1) : body
  const answerOf = async (place: Place, dataAccess: DataAccess, id: string, path: string) => {
    const { status, body } = await get(place.api, place.world, await keyOf(place, dataAccess), path)
    expect([id, status]).toEqual([id, 200])
    return masked(id, body)
  }
  const queries = (operation: AnyOperation): readonly Record<string, string>[] => [
    {},
    ...(takes(operation, 'clientId') ? [{ clientId: FIRST_CLIENT }] : []),
    ...(takes(operation, 'projectId') && !isInPath(operation, 'projectId') ? [{ projectId: FIRST_PROJECT }] : []),
    ...(operation.wholePeriod ? [{ start: '2026-03-01', end: '2026-03-31', tz: 'UTC' }] : []),
  ]
  // Says how large the workspace is, to those who manage all of it.
  const OF_THE_WHOLE = ['commercial.read']
  const narrowed = everyOperation.filter(([id]) => !OF_THE_WHOLE.includes(id))

  it.each(narrowed)('%s: gets the answers of a workspace that has no other client', async (id, operation) => {
    for (const dataAccess of [only([FIRST_CLIENT]), only([], [FIRST_PROJECT])])
      for (const query of queries(operation)) {
        const path = askFor(operation, first, query)
        expect(await answerOf(both, dataAccess, id, path)).toEqual(await answerOf(alone, dataAccess, id, path))
      }
  })

  // What concerns the workspace itself is for those who may see all of it: its trail, and letters of no connection.
  const WITH_THE_WORKSPACE = ['audit.list', 'audit.read']
  it.each(narrowed.filter(([id]) => !WITH_THE_WORKSPACE.includes(id)))(
    '%s: sees what an owner of a workspace with one client sees',
    async (id, operation) => {
      for (const query of queries(operation)) {
        const path = askFor(operation, first, query)
        expect(await answerOf(both, only([FIRST_CLIENT]), id, path)).toEqual(await answerOf(alone, all, id, path))
      }
    },
  )
  it('gets other answers than an owner from every operation without a selection', async () => {
    const told = new Set<string>()
    for (const [id, operation] of narrowed) {
      const path = askFor(operation, first)
      const [limited, owner] = [
        JSON.stringify(await answerOf(both, only([FIRST_CLIENT]), id, path)),
        JSON.stringify(await answerOf(both, all, id, path)),
      ]
      if (limited !== owner) told.add(id)
      expect([id, limited]).toEqual([id, expect.not.stringMatching(/zeta|zapp|Z-1|aws:9876/)])
    }
    expect([...told].sort()).toEqual([
      ...['access.read', 'aiEconomics.read', 'aiEconomics.surface', 'audit.list', 'audit.read', 'commandCenter.read'],
      ...['connections.list', 'dataSources.read', 'invoices.list', 'portfolio.read', 'search.read', 'series.read'],
    ])
  })
})
