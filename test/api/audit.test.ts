import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { v4 } from 'uuid'
import type { DataAccess } from '#domain/events/access'
import type { Role } from '#domain/roles'
import { startOfDay } from '#domain/time'
import {
  API,
  clientAdded,
  deadLettered,
  mapped,
  observed,
  planChanged,
  projectAdded,
  registered,
  syncFailed,
  syncStarted,
  uuid,
} from '#test/projections/support/events'
import { openWorld, tell } from '#test/support/api/folded'
import { get, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { addMember, issueKey, type World } from '#test/support/api/world'

const PROJECT = projectAdded('app')
const SECRET = projectAdded('web', { client: 'other' })
const OBSERVED = observed('#1')

let stores: Stores
let api: TestApi
let world: World
let key: string

beforeAll(async () => {
  stores = await openStores()
  world = await openWorld(stores, [
    ...[clientAdded('acme'), clientAdded('other'), PROJECT, SECRET, planChanged('growth')],
    ...[registered('git'), syncStarted('git', 'r'), OBSERVED, deadLettered('git', 'x'), syncFailed('git', 'r')],
    mapped(API, 'app', null),
  ])
  key = await issueKey(stores, world)
  api = await serve(stores)
})
afterAll(async () => {
  await api.close()
  stores.remove()
})

const list = async (query = '', by = key) => get(api, world, by, `/audit/events?${query}`)
const keyOf = async (role: Role, dataAccess: DataAccess = { all: true }) =>
  issueKey(stores, world, { createdBy: await addMember(stores, world, role, dataAccess) })

describe('audit.list', () => {
  it('answers with the trail in its exact shape', async () => {
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['available', 'events', 'headline', 'nextCursor', 'summary', 'total'])
    expect(Object.keys(body.events[0]).sort()).toEqual([
      ...['action', 'actor', 'actorKind', 'clientId', 'clientName', 'connector', 'hasPayload', 'id', 'impacts'],
      ...['occurredAt', 'projectId', 'projectName', 'severity', 'status', 'target'],
    ])
    expect(body).toMatchObject({ total: 11, nextCursor: null, summary: { failed: 1, total: 11 } })
    expect(body.available.connectors).toEqual([{ id: 'git', label: 'Git', count: 4 }])
  })

  it.each([
    ['start=2026-03-01&end=2026-03-02', ['tz required']],
    ['start=2026-03-01', ['end required', 'tz required']],
    ['tz=UTC', ['start required', 'end required']],
    ['start=2026-03-03&end=2026-03-02&tz=UTC', ['start out_of_range']],
    ['limit=0', ['limit out_of_range']],
    ['limit=101', ['limit out_of_range']],
    ['limit=-1', ['limit out_of_range']],
    ['limit=x', ['limit invalid']],
    ['limit=1.5', ['limit invalid']],
    ['limit=007', ['limit invalid']],
    ['limit=', ['limit invalid']],
    ['limit=5&limit=5', ['limit invalid']],
    [`search=${'a'.repeat(161)}`, ['search invalid']],
    ['search=', ['search invalid']],
    ['search=a&search=b', ['search invalid']],
    ['eventType=project.deleted', ['eventType invalid']],
    ['eventType=ProjectAdded', ['eventType invalid']],
    ['eventType=', ['eventType invalid']],
    ['eventType=project.added,', ['eventType invalid']],
    ['eventType=project.added,+sync.failed', ['eventType invalid']],
    ['eventType=project.added,sync.failed&eventType=sync.failed', ['eventType invalid']],
    ['connector=nobody', ['connector invalid']],
    ['impact=Objectives', ['impact invalid']],
    ['status=ok', ['status invalid']],
    ['severity=error', ['severity invalid']],
    ['quick=yesterday', ['quick invalid']],
    ['actor=', ['actor invalid']],
    ['actor=a%00', ['actor invalid']],
    [`actor=${'a'.repeat(121)}`, ['actor invalid']],
    [`actor=${Array(17).fill('a').join(',')}`, ['actor invalid']],
    [Array(17).fill('actor=a').join('&'), ['actor invalid']],
    [`actor=${Array(16).fill('a'.repeat(200)).join(',')}`, ['actor invalid']],
    ['cursor=1', ['cursor invalid']],
    [`cursor=${v4()}`, ['cursor invalid']],
    [`cursor=${OBSERVED.event.eventId}`, ['cursor invalid']],
    ['page=2', ['page invalid']],
    [
      'status=ok&limit=0&page=2&start=x',
      ['start invalid', 'status invalid', 'limit out_of_range', 'end required', 'tz required', 'page invalid'],
    ],
  ])('refuses %s', async (query, expected) => {
    const { status, body } = await list(query)
    expect(status).toBe(400)
    const fields: { path: string; reason: string }[] = body.error.details.fields
    expect(fields.map(({ path, reason }) => `${path} ${reason}`)).toEqual(expected)
  })

  it.each([
    ['eventType=project.added,sync.failed', 3],
    ['eventType=project.added&eventType=sync.failed', 3],
    [`eventType=${Array(16).fill('project.added').join(',')}`, 2],
    ['actor=system', 11],
    ['actor=nobody', 0],
    [`actor=${'a'.repeat(120)}`, 0],
    ['search=PROJECT.added', 2],
    ['connector=git&status=failure', 1],
    ['limit=1', 11],
    ['start=2026-03-02&end=2026-03-02&tz=UTC', 11],
    ['start=2026-03-03&end=2026-03-05&tz=Europe/Berlin', 0],
    ['start=2026-03-02&end=2026-03-02&tz=Pacific/Kiritimati', 0],
    ['quick=today', 0],
  ])('takes %s', async (query, total) => {
    const { status, body } = await list(query)
    expect([status, body.total]).toEqual([200, total])
  })

  it('keeps to the plan’s window', async () => {
    const { status, body } = await list('start=2024-01-01&end=2024-02-01&tz=UTC')
    expect([status, body.error.code, body.error.details.limit]).toEqual([403, 'quota_exceeded', 400])
  })

  it('continues from each page, and shows an event that arrives meanwhile at most once', async () => {
    const seen: string[] = []
    const known = (await list('limit=100')).body.events.map(({ id }: { id: string }) => id)
    let query = 'limit=2'
    for (let page = 0; ; page += 1) {
      const { body } = await list(query)
      seen.push(...body.events.map(({ id }: { id: string }) => id))
      if (body.nextCursor === null) break
      query = `limit=2&cursor=${body.nextCursor.toUpperCase()}`
      const at = startOfDay(page % 2 === 0 ? '2026-03-01' : '2026-03-05', 'UTC')
      await tell(stores, [mapped(`later/${page}`, 'app', null, { at })])
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.filter((id) => known.includes(id))).toEqual(known)
  })

  it('a cursor does not lead out of the selected project', async () => {
    const { body } = await list(`projectId=${uuid('web')}&limit=1`)
    expect(body.events).toMatchObject([{ id: SECRET.event.eventId }])
    expect((await list(`projectId=${uuid('app')}&cursor=${SECRET.event.eventId}`)).status).toBe(400)
    expect((await list(`projectId=${uuid('web')}&clientId=${uuid('acme')}`)).status).toBe(400)
    expect((await list(`projectId=${v4()}`)).status).toBe(404)
  })
})

describe('audit.read', () => {
  const read = async (id: string, by = key) => get(api, world, by, `/audit/events/${id}`)
  it('answers with the event in its exact shape, its id in either case', async () => {
    const { status, body } = await read(PROJECT.event.eventId.toUpperCase())
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['event'])
    expect(body.event).toMatchObject({
      action: 'project.added',
      target: 'project',
      projectName: 'app',
      clientName: 'acme',
      connector: null,
      hasPayload: true,
      payload: { name: 'app' },
      before: null,
      after: null,
      explain: null,
      related: [],
    })
    expect(body.event.chain.map(({ id }: { id: string }) => id)).toContain(PROJECT.event.eventId)
  })
  it('answers 404 alike for every event that the caller may not see, and 400 for a malformed id', async () => {
    const limited = await keyOf('analyst', { all: false, clients: [uuid('acme')], projects: [] })
    const answers = [
      await read(v4()),
      await read(OBSERVED.event.eventId),
      await read(SECRET.event.eventId, limited),
      await read(v4(), limited),
    ]
    const bodies = answers.map(({ status, body }) => {
      const { requestId, ...error } = body.error
      return JSON.stringify([status, error])
    })
    expect(new Set(bodies).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
    expect((await read('x')).body.error.details.fields).toEqual([{ path: 'eventId', reason: 'invalid' }])
    expect((await get(api, world, key, `/audit/events/${v4()}?limit=1`)).status).toBe(400)
  })
  it('shows payloads to owner and admin only', async () => {
    for (const role of ['admin', 'analyst'] as const) {
      const { body } = await read(PROJECT.event.eventId, await keyOf(role))
      expect(body.event.hasPayload).toBe(role === 'admin')
      expect(Object.keys(body.event.payload).length > 0).toBe(role === 'admin')
    }
  })
})

describe('the audit trail, by role', () => {
  it('shows each member the rows, totals and facets of the data that they may see', async () => {
    const by = await keyOf('analyst', { all: false, clients: [], projects: [uuid('web')] })
    const { body } = await list('', by)
    expect(body.events).toMatchObject([{ id: SECRET.event.eventId }])
    expect(body).toMatchObject({ total: 1, summary: { total: 1 }, headline: { dataQualityWarnings: 0 } })
    expect(body.available.eventTypes).toEqual([{ id: 'project.added', label: 'Project added', count: 1 }])
    expect(body.available.connectors).toEqual([])
  })
})
