import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { ReadSources } from '#domain/documents'
import { catalogue, type DomainEvent, definitionOf, streamOf } from '#domain/events/catalogue'
import type { DirectedRequest } from '#domain/operation'
import { type AuditFilters, auditQuery } from '#projections/audit/filter'
import { listAuditEvents, readAuditEvent } from '#projections/audit/operations'
import type { AuditEvents, EventSummary } from '#projections/audit/response'
import { Client } from '#projections/entities/client'
import { actionOf, chainKindOf, impactsOf, severityOf, statusOf } from '#projections/trail/actions'
import { eventLabels } from '#projections/trail/texts'
import { anyEvents } from '#test/projector/support/all-events'
import { UUIDS } from '#test/support/arbitrary/codec'
import { isQuick, runs } from '#test/support/thorough'
import {
  API,
  clientAdded,
  counts,
  covering,
  deadLettered,
  keyIssued,
  letterResolved,
  mapped,
  memberJoined,
  NOON,
  observed,
  planChanged,
  projectAdded,
  registered,
  syncCompleted,
  syncFailed,
  syncStarted,
  type Told,
  uuid,
  WORKSPACE,
} from '../support/events.js'
import { aiUsage, invoice, stated, timeEntry } from '../support/facts.js'
import { answer, exact, requestOf } from '../support/request.js'
import { World, worldOf } from '../support/world.js'

const people: ReadSources['people'] = {
  names: async (ids) => new Map(ids.filter((id) => id === uuid('ann')).map((id) => [id, 'Ann'])),
  lastUses: async () => new Map(),
}
const access: ReadSources['access'] = { ofWorkspace: async () => [] }

type Asking = Parameters<typeof requestOf>[0] & { readonly given?: AuditFilters; readonly client?: string }
const requesting = ({ given = {}, ...asking }: Asking = {}) => ({
  ...requestOf({ unmappedToo: true, ...asking }),
  given,
})
const list = (events: readonly Told[], asking: Asking = {}): Promise<AuditEvents> =>
  answer(listAuditEvents, requesting(asking), worldOf(events), { people, access })

/** By somebody else than the service. */
const by = (kind: 'user' | 'connector' | 'api_key', name: string, { stream, event }: Told): Told => {
  const metadata = { ...(event.metadata as object), actor: { kind, id: uuid(name) } }
  return { stream, event: { ...event, metadata } }
}
const inOrder = <A>(all: readonly A[], name: (one: A) => string): readonly A[] =>
  all.toSorted((a, b) => (name(a) < name(b) ? -1 : 1))

describe('the classification of audit events', () => {
  it('has an action of its own in dotted form', () => {
    const all = catalogue.map(({ type }) => actionOf(type))
    expect(new Set(all).size).toBe(catalogue.length)
    for (const action of all) expect(action).toMatch(/^[a-z]+(?:_[a-z]+)*\.[a-z]+(?:_[a-z]+)*$/)
  })
  it.each([
    ['ApiKeyRevoked', 'api_key.revoked', 'API key revoked', 'notice', 'norm'],
    ['SyncCompleted', 'sync.completed', 'Sync completed', 'info', 'raw'],
    ['ScopeLocked', 'scope.locked', 'Scope locked', 'info', 'metric'],
    ['ReportExported', 'report.exported', 'Report exported', 'notice', 'report'],
    ['RecordDeadLettered', 'record.dead_lettered', 'Record rejected', 'info', 'raw'],
    ['ChangeLinked', 'change.linked', 'Change linked', 'info', 'link'],
    ['AiUsageReported', 'ai_usage.reported', 'AI usage reported', 'info', 'norm'],
  ] as const)('%s is %s', (type, action, label, severity, kind) => {
    expect([actionOf(type), eventLabels[type], severityOf(type, 'success'), chainKindOf(type)]).toEqual([
      ...[action, label, severity, kind],
    ])
  })
  const [decoded] = [(told: Told) => new World([registered('git'), told]).events[1] as DomainEvent]
  it.each([
    ['a run', syncCompleted('git', 'r'), 'success', 'info'],
    [
      'a run with rejected records',
      syncCompleted('git', 'r', { counts: counts({ rejected: 1 }) }),
      'partial',
      'warning',
    ],
    ['a run that broke off', syncFailed('git', 'r'), 'failure', 'warning'],
    ['a rejected record', deadLettered('git', 'x'), 'partial', 'warning'],
  ])('gives %s its status and severity', (_, told, status, severity) => {
    const event = decoded(told)
    expect([statusOf(event), severityOf(event.type, statusOf(event))]).toEqual([status, severity])
  })
  it('a run can move what it read, where it read something new', () => {
    const coverage = [covering(API, NOON, NOON), covering(uuid('app'), NOON, NOON, 'time_entry')]
    const impacts = (accepted: number, withdrawn = 0) =>
      impactsOf(decoded(syncCompleted('git', 'r', { coverage, counts: counts({ accepted, withdrawn, unchanged: 9 }) })))
    expect(impacts(1)).toEqual(['delivery_investment', 'delivery_output', 'ai_net_gain'])
    expect(impacts(0, 1)).toEqual(impacts(1))
    expect(impacts(0)).toEqual([])
  })
})

describe('the trail', () => {
  it('has each event once under its id, but what a connection saw record by record', async () => {
    const run = [
      ...[registered('git'), syncStarted('git', 'r'), observed('#1'), timeEntry('app', 't'), aiUsage('u')],
      ...[deadLettered('git', 'x'), syncCompleted('git', 'r', { counts: counts({ accepted: 3, rejected: 1 }) })],
    ]
    const { events, total } = await list(run)
    expect(events.map(({ action }) => action).sort()).toEqual([
      ...['connection.registered', 'record.dead_lettered', 'sync.completed', 'sync.started'],
    ])
    expect(total).toBe(4)
    const ids = run.map(({ event }) => event.eventId)
    expect(events.every(({ id }) => ids.includes(id))).toBe(true)
  })
  it('has an entry that a person made by hand, also where a source could report it', async () => {
    const { event } = invoice('app', '2026-1')
    const { connectionId: _, ...metadata } = event.metadata as Record<string, unknown>
    const entered = { ...event, metadata: { ...metadata, channel: 'hand' } }
    const shown = await list([{ stream: streamOf.commercial(WORKSPACE), event: entered }, invoice('app', '2026-2')])
    expect(shown.events).toMatchObject([{ id: event.eventId, action: 'invoice.issued', projectId: uuid('app') }])
    expect(shown.total).toBe(1)
  })
  it('goes from the newest to the oldest, by id where two happened at once', async () => {
    const at = (hour: number) => ({ at: `2026-03-02T0${hour}:00:00.000Z` })
    const events = [
      projectAdded('a', at(3)),
      projectAdded('b', at(1)),
      projectAdded('c', at(3)),
      projectAdded('d', at(2)),
    ]
    const shown = await list(events, { projects: ['a', 'b', 'c', 'd'] })
    const order = inOrder(
      events,
      ({ event }) => `${(event.metadata as { occurredAt: string }).occurredAt}${event.eventId}`,
    )
    expect(shown.events.map(({ id }) => id)).toEqual(order.map(({ event }) => event.eventId).reverse())
  })
  it('calls things by the names that they have today', async () => {
    const events = [
      ...[clientAdded('acme'), by('user', 'ann', projectAdded('app'))],
      ...[by('connector', 'git', registered('git')), by('user', 'gone', memberJoined('gone'))],
    ]
    const shown = inOrder((await list(events)).events, ({ action }) => action)
    expect(shown.map(({ action, actor, actorKind, connector }) => [action, actor, actorKind, connector])).toEqual([
      ['client.added', 'The service', 'system', null],
      ['connection.registered', 'git', 'connector', 'git'],
      ['member.joined', 'a former member', 'user', null],
      ['project.added', 'Ann', 'user', null],
    ])
    expect(shown[3]).toMatchObject({ projectName: 'app', clientName: 'acme', target: 'project', hasPayload: true })
    expect(shown[0]).toMatchObject({ projectId: null, projectName: null, clientId: uuid('acme'), clientName: 'acme' })
    expect(shown[2]).toMatchObject({ projectId: null, projectName: null, clientId: null, clientName: null })
  })
})

describe('the audit trail that a caller may see', () => {
  const events = [
    ...[clientAdded('acme'), clientAdded('other'), projectAdded('app'), projectAdded('web', { client: 'other' })],
    ...[keyIssued('k'), planChanged('growth'), mapped(API, 'app', null)],
  ]
  const some = (asking: Asking, clients: readonly string[]): DirectedRequest & { given: AuditFilters } => {
    const request = requesting({ unmappedToo: false, ...asking })
    const dataAccess = { all: false as const, clients: clients.map(uuid), projects: [] }
    return { ...request, caller: { ...request.caller, dataAccess } }
  }
  const seenBy = async (request: DirectedRequest & { given: AuditFilters }) => {
    const shown = await answer(listAuditEvents, request, worldOf(events), { people, access })
    expect(shown.total).toBe(shown.events.length)
    expect(shown.summary.total).toBe(shown.events.length)
    return shown.events
      .map(({ action, projectName, clientName }) => `${action} ${projectName ?? clientName ?? ''}`)
      .sort()
  }
  it('all of it, for who may see everything and selects nothing', async () => {
    expect(await seenBy(requesting({ projects: ['app', 'web'] }))).toHaveLength(events.length)
  })
  it('a project’s events alone, where it is selected', async () => {
    const request = requesting({ projects: ['app', 'web'], project: 'app', unmappedToo: false })
    expect(await seenBy(request)).toEqual(['container.mapped app', 'project.added app'])
  })
  it('a client’s own and its projects’, where it is selected and may be seen as a whole', async () => {
    const asking = { projects: ['app'], client: 'acme' }
    const own = ['client.added acme', 'container.mapped app', 'project.added app']
    expect(await seenBy(requesting({ ...asking, unmappedToo: false }))).toEqual(own)
    expect(await seenBy(some(asking, ['acme']))).toEqual(own)
    expect(await seenBy(some(asking, []))).toEqual(own.slice(1))
  })
  it('nothing of the workspace, for who may see some of it', async () => {
    expect(await seenBy(some({ projects: ['app'] }, ['acme']))).toEqual([
      ...['client.added acme', 'container.mapped app', 'project.added app'],
    ])
    expect(await seenBy(some({ projects: [] }, []))).toEqual([])
  })
})

describe('filters', () => {
  const events = [
    ...[by('user', 'ann', projectAdded('app')), keyIssued('k'), registered('git')],
    ...[by('connector', 'git', syncFailed('git', 'r')), deadLettered('git', 'x')],
    by(
      'user',
      'ann',
      stated('MilestoneReached', 'app', 'm', { milestoneId: uuid('m'), title: 'M', reachedOn: '2026-03-02' }),
    ),
  ]
  it.each<[AuditFilters, readonly string[]]>([
    [{ eventType: ['project.added', 'sync.failed'] }, ['project.added', 'sync.failed']],
    [{ connector: ['git'] }, ['connection.registered', 'record.dead_lettered', 'sync.failed']],
    [{ connector: ['jira'] }, []],
    [{ impact: ['objectives'] }, ['milestone.reached']],
    [{ actor: ['Ann'] }, ['milestone.reached', 'project.added']],
    [{ actor: ['connector', 'nobody'] }, ['sync.failed']],
    [{ actor: ['ann'] }, []],
    [{ status: ['failure', 'partial'] }, ['record.dead_lettered', 'sync.failed']],
    [{ severity: ['notice'] }, ['api_key.issued']],
    [{ quick: ['changes'] }, ['milestone.reached', 'project.added']],
    [{ quick: ['failures', 'changes'] }, ['milestone.reached', 'project.added', 'sync.failed']],
    [{ quick: ['warnings'] }, ['record.dead_lettered', 'sync.failed']],
    [{ quick: ['exports'] }, []],
    [{ search: 'PROJECT.' }, ['project.added']],
    [{ search: 'ann' }, ['milestone.reached', 'project.added']],
    [{ search: 'app' }, ['milestone.reached', 'project.added']],
    [{ search: 'objectives' }, ['milestone.reached']],
    [{ actor: ['Ann'], eventType: ['sync.failed'] }, []],
  ])('%j', async (given, expected) => {
    const shown = await list(events, { given })
    expect(shown.events.map(({ action }) => action).sort()).toEqual(expected)
    expect(shown.total).toBe(expected.length)
    // Neither the headline nor the facets go by them.
    expect(shown.summary.total).toBe(events.length)
    expect(shown.available.eventTypes).toHaveLength(events.length)
  })
  it('`today` begins at midnight of the zone, wherever that falls in a UTC day', async () => {
    const told = ['20:59', '21:00', '23:59'].map((time, i) =>
      projectAdded(`p${i}`, { at: `2026-03-14T${time}:00.000Z` }),
    )
    const later = [...told, projectAdded('p3', { at: '2026-03-15T01:00:00.000Z' })]
    const today = async (timeZone: string) => {
      const request = requesting({
        projects: ['p0', 'p1', 'p2', 'p3'],
        now: '2026-03-15T12:00:00.000Z',
        given: { quick: ['today'] },
      })
      const period = { ...request.period, timeZone, interval: { ...request.period.interval, to: request.now } }
      const shown = await answer(listAuditEvents, { ...request, period }, worldOf(later), { people, access })
      expect(shown.headline.eventsToday).toBe(shown.total)
      expect(shown.events).toHaveLength(shown.total)
      expect(shown.summary.total).toBe(4)
      return shown.total
    }
    expect(await today('UTC')).toBe(1)
    expect(await today('Europe/Moscow')).toBe(3)
    expect(await today('America/New_York')).toBe(0)
  })
})

describe('the headline', () => {
  it('shows failures, recalculated metrics and the last run', async () => {
    const events = [
      ...[
        registered('git'),
        deadLettered('git', 'open'),
        deadLettered('git', 'old', { at: '2026-02-01T00:00:00.000Z' }),
      ],
      ...[deadLettered('git', 'gone'), letterResolved('git', 'gone', 'retried')],
      ...[deadLettered('git', 'left'), letterResolved('git', 'left', 'dropped')],
      ...[
        syncStarted('git', 'r'),
        syncFailed('git', 'r', { at: '2026-03-03T00:00:00.000Z' }),
        mapped(API, 'app', null),
      ],
    ]
    expect((await list(events)).headline).toEqual({
      dataQualityWarnings: 1,
      eventsToday: 0,
      failedSyncEvents: 1,
      recalculatedMetrics: 1,
      lastFullSync: { occurredAt: '2026-03-03T00:00:00.000Z', state: 'failed' },
    })
    expect((await list([])).headline.lastFullSync).toEqual({ occurredAt: null, state: 'never' })
    expect((await list([registered('git'), syncStarted('git', 'r')])).headline.lastFullSync.state).toBe('running')
  })
})

describe('an event', () => {
  const detail = async (events: readonly Told[], told: Told, asking: Asking = {}) => {
    const request = { ...requesting(asking), given: { eventId: told.event.eventId } }
    const world = worldOf(events)
    const read = await readAuditEvent.read(request, {
      docs: world.docs,
      people,
      access,
      requestedAt: () => request.now,
    })
    return isLeft(read) ? read.left.tag : exact(readAuditEvent.response, read.right).event
  }
  const issued = keyIssued('k')
  it('shows its content to owner and admin, and never the digest of a key', async () => {
    for (const role of ['owner', 'admin'] as const) {
      const shown = await detail([issued], issued, { role })
      expect(shown).toMatchObject({ action: 'api_key.issued', hasPayload: true, payload: { name: 'k' }, before: null })
      expect(JSON.stringify(shown)).not.toMatch(/digest|pepper/)
    }
  })
  it('shows none of it to others', async () => {
    const shown = await detail([issued], issued, { role: 'analyst' })
    expect(shown).toMatchObject({ hasPayload: false, payload: {}, before: null, after: null })
  })
  it('cuts a long list, and says how long it is', async () => {
    const items = Array.from({ length: 51 }, (_, i) => ({ container: 'T', key: `A-${i}`, estimateMinutes: null }))
    const data = {
      lockId: uuid('l'),
      lockedOn: '2026-03-02',
      timeZone: 'UTC',
      items,
      method: 'manual',
      reference: null,
    } as const
    const locked = stated('ScopeLocked', 'app', uuid('l'), data)
    const shown = (await detail([locked], locked)) as unknown as { payload: { items: unknown[]; itemsTotal: number } }
    expect([shown.payload.items.length, shown.payload.itemsTotal]).toEqual([50, 51])
  })
  it('of a run shows what it read', async () => {
    const ended = syncCompleted('git', 'r', {
      counts: counts({ accepted: 1, withdrawn: 2, unchanged: 3, rejected: 4 }),
    })
    expect(await detail([registered('git'), ended], ended)).toMatchObject({
      status: 'partial',
      explain: { events: 3 },
    })
  })
  it('is in a chain with the events of the same request or run, and next to other events of the same subject', async () => {
    const at = (day: string) => ({ at: `2026-03-${day}T00:00:00.000Z` })
    const started = syncStarted('git', 'r', at('02'))
    const events = [
      registered('git', at('01')),
      started,
      syncCompleted('git', 'r', at('03')),
      projectAdded('app', at('04')),
    ]
    const shown = (await detail(events, started)) as Exclude<Awaited<ReturnType<typeof detail>>, string>
    expect(shown.chain.map(({ title, kind }) => [title, kind])).toEqual([
      ['Connection registered', 'raw'],
      ['Sync started', 'raw'],
      ['Sync completed', 'raw'],
      ['Project added', 'norm'],
    ])
    expect(shown.related.map(({ action }) => action)).toEqual(['sync.completed', 'connection.registered'])
  })
  it('that is unknown, folded into its run, or of a project out of sight, is not found', async () => {
    const [web, seen] = [projectAdded('web'), observed('#1')]
    expect(await detail([web], issued)).toBe('not_found')
    expect(await detail([registered('git'), seen], seen)).toBe('not_found')
    expect(await detail([web], web)).toBe('not_found')
    expect(await detail([web], web, { projects: ['web'], unmappedToo: false })).toMatchObject({ projectName: 'web' })
    expect(await detail([issued], issued, { unmappedToo: false })).toBe('not_found')
  })
})

/** A page after another, as a client goes through them; `meanwhile` gives what was told by the time of each. */
const paged = async (limit: number, meanwhile: (page: number) => readonly Told[], asking: Asking = {}) => {
  const seen: EventSummary[] = []
  let cursor: string | undefined
  for (let page = 0; ; page += 1) {
    const given = { ...asking.given, limit: String(limit), ...(cursor === undefined ? {} : { cursor }) }
    const shown = await list(meanwhile(page), { ...asking, given })
    expect(shown.events.length).toBeLessThanOrEqual(limit)
    seen.push(...shown.events)
    if (shown.nextCursor === null) return seen
    cursor = shown.nextCursor
  }
}

describe('pages', () => {
  const START = Date.UTC(2026, 2, 1)
  const anyTold = (minLength: number) =>
    fc.array(fc.tuple(fc.nat(40), fc.constantFrom('app', 'web')), { minLength, maxLength: 30 }).map((all) =>
      all.map(([hours, project], i) => {
        const at = new Date(START + hours * 3_600_000).toISOString()
        return stated(
          'MilestoneReached',
          project,
          `m${i}`,
          { milestoneId: uuid(`m${i}`), title: 'M', reachedOn: '2026-03-02' },
          { at },
        )
      }),
    )
  const LONGEST = 7
  it('show events from before the first page exactly once, and later events at most once', async () => {
    await fc.assert(
      fc.asyncProperty(
        // Two pages at least, and something that is told between them.
        anyTold(LONGEST + 1),
        anyTold(1),
        fc.integer({ min: 1, max: LONGEST }),
        fc.integer({ min: 1, max: 4 }),
        async (before, later, limit, pace) => {
          const shown = await paged(limit, (page) => [...before, ...later.slice(0, page * pace)], {
            projects: ['app', 'web'],
          })
          const ids = shown.map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          const known = new Set(before.map(({ event }) => event.eventId))
          expect(ids.filter((id) => known.has(id)).sort()).toEqual([...known].sort())
          const order = shown.map(({ occurredAt, id }) => `${occurredAt}${id}`)
          expect(order).toEqual(order.toSorted().reverse())
        },
      ),
      { seed: 17, numRuns: runs(100) },
    )
  })
  it('end with no cursor where the last one is full', async () => {
    const events = [projectAdded('app'), mapped(API, 'app', null)]
    expect((await list(events, { given: { limit: '2' } })).nextCursor).toBeNull()
    expect((await list(events, { given: { limit: '1' } })).nextCursor).not.toBeNull()
  })
  it('go through many that happened at one instant', async () => {
    const events = Array.from({ length: 450 }, (_, i) => mapped(`c${i}`, 'app', null))
    const ids = (await paged(90, () => events)).map(({ id }) => id)
    expect(ids).toHaveLength(450)
    expect(ids.toSorted()).toEqual(events.map(({ event }) => event.eventId).sort())
    expect((await list(events, { given: { search: 'c', status: ['success'], limit: '100' } })).total).toBe(450)
  })
  it('find few among many of a day', async () => {
    const events = Array.from({ length: 450 }, (_, i) => mapped(`c${i}`, 'app', null))
    const few = Array.from({ length: 40 }, (_, i) => projectAdded('app', { client: `c${i}` }))
    const shown = await list([...few, ...events], { given: { eventType: ['project.added'] } })
    expect([shown.events.length, shown.total, shown.nextCursor]).toEqual([40, 40, null])
  })
  it('have 50 events by default', async () => {
    const events = Array.from({ length: 51 }, (_, i) => mapped(`c${i}`, 'app', null))
    const shown = await list(events)
    expect([shown.events.length, shown.total, shown.nextCursor === null]).toEqual([50, 51, false])
  })
  it('do not continue from an event that is unknown or that the caller may not see', async () => {
    const events = [projectAdded('app'), projectAdded('web')]
    for (const cursor of [uuid('nothing'), events[1]?.event.eventId as string]) {
      const request = requesting({ given: { cursor } })
      const read = await listAuditEvents.read(request, {
        docs: worldOf(events).docs,
        people,
        access,
        requestedAt: () => request.now,
      })
      expect(read).toMatchObject({ left: { tag: 'invalid_request', fields: [{ path: 'cursor', reason: 'invalid' }] } })
    }
  })
})

describe('totals and facets', () => {
  const some = <A>(values: readonly A[]) => fc.subarray([...values], { minLength: 1 })
  const filters: fc.Arbitrary<AuditFilters> = fc.record(
    {
      eventType: some(['sync.completed', 'project.added', 'rate.set', 'settings.changed', 'scope.locked']),
      status: some(['success', 'partial', 'failure']),
      severity: some(['info', 'notice', 'warning', 'critical']),
      impact: some(['objectives', 'scope_expansion', 'ai_net_gain']),
      quick: some(['today', 'changes', 'failures', 'exports', 'warnings']),
    },
    { requiredKeys: [] },
  )
  const anyFilters = fc.oneof(fc.constant<AuditFilters>({}), filters)
  // The events are of one hour: with a day around it, it is counted as a whole, else as a piece.
  const minute = (n: number) => new Date(Date.UTC(2026, 2, 1) + n * 60_000).toISOString()
  const anyFrom = fc.oneof(fc.constantFrom('2026-02-27T05:00:00.000Z', minute(0)), fc.nat(30).map(minute))
  const anyTo = fc.oneof(
    fc.constantFrom('2026-03-03T00:00:00.000Z', '2026-03-04T07:00:00.000Z'),
    fc.nat(30).map((n) => minute(30 + n)),
  )

  it('equal a plain count of all events', async () => {
    let counted = 0
    await fc.assert(
      fc.asyncProperty(anyEvents, anyFilters, anyFrom, anyTo, async (events, given, from, to) => {
        const world = worldOf(events)
        const projects = UUIDS.slice(0, 2).map((projectId) => ({
          projectId,
          clientId: uuid('acme'),
          name: projectId,
          status: 'active' as const,
        }))
        const clients = world.all(Client).filter(({ workspaceId }) => workspaceId === WORKSPACE)
        const request = {
          ...requesting({ from, to, now: to, given: { ...given, limit: '100' } }),
          projects,
          readable: projects,
        }
        const shown = await answer(listAuditEvents, request, world, { people, access })

        const places = new Set([...projects.map((one) => one.projectId), ...clients.map((one) => one.clientId), null])
        const all = world.events.filter(({ type, data, metadata }) => {
          const named = data as { projectId?: string | null; clientId?: string }
          const place = named.projectId ?? metadata.entity.project ?? named.clientId ?? null
          return (
            metadata.workspaceId === WORKSPACE &&
            metadata.occurredAt >= from &&
            metadata.occurredAt < to &&
            !['PageRead', 'HostRead', 'HookReceived'].includes(type) &&
            !(definitionOf(type).observes !== null && metadata.connectionId !== undefined) &&
            places.has(place)
          )
        })
        const severity = (event: DomainEvent) => severityOf(event.type, statusOf(event))
        const asked = all.filter(
          (event) =>
            (given.eventType?.includes(actionOf(event.type)) ?? true) &&
            (given.status?.includes(statusOf(event)) ?? true) &&
            (given.severity?.includes(severity(event)) ?? true) &&
            (given.impact === undefined || impactsOf(event).some((one) => given.impact?.includes(one))) &&
            (given.quick?.some(
              (one) =>
                (one === 'today' && event.metadata.occurredAt >= `${to.slice(0, 10)}T00:00:00.000Z`) ||
                (one === 'changes' && event.metadata.actor.kind === 'user') ||
                (one === 'failures' && statusOf(event) === 'failure') ||
                (one === 'warnings' && severity(event) === 'warning'),
            ) ??
              true),
        )
        expect(shown.total).toBe(asked.length)
        expect(shown.events.map(({ id }) => id).sort()).toEqual(asked.map(({ eventId }) => eventId).sort())
        expect(shown.summary).toEqual({
          changes: all.filter(({ metadata }) => metadata.actor.kind === 'user').length,
          exports: 0,
          failed: all.filter((event) => statusOf(event) === 'failure').length,
          total: all.length,
        })
        const byAction = Object.fromEntries(shown.available.eventTypes.map(({ id, count }) => [id, count]))
        const plain: Record<string, number> = {}
        for (const { type } of all) plain[actionOf(type)] = (plain[actionOf(type)] ?? 0) + 1
        expect(byAction).toEqual(plain)
        counted += asked.length
      }),
      { seed: 23, numRuns: runs(60) },
    )
    expect(counted).toBeGreaterThan(isQuick ? 0 : 100)
  })
})

it('every filter of the contract is a parameter', () => {
  expect(Object.keys(auditQuery).sort()).toEqual(
    [
      ...[
        'search',
        'eventType',
        'connector',
        'impact',
        'actor',
        'status',
        'severity',
        'quick',
        'clientId',
        'projectId',
      ],
      ...['start', 'end', 'tz', 'cursor', 'limit'],
    ].sort(),
  )
})
