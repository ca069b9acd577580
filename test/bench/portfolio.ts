import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EvidenceKind } from '#domain/events/connections'
import type { AnyOperation, DirectedRequest } from '#domain/operation'
import { periodUntil } from '#domain/period'
import { instantOf } from '#domain/time'
import { portfolio, series } from '#projections/portfolio/operations'
import { withSettings } from '#projections/selection/settings'
import { partitionOf } from '#readstore/partitions'
import { remembering } from '#readstore/remembered'
import { openStores, type Stores } from '#stores/open'
import {
  assisted,
  clientAdded,
  covering,
  mapped,
  notAssisted,
  observed,
  planChanged,
  projectAdded,
  registered,
  syncCompleted,
  type Told,
  uuid,
  WORKSPACE,
  workspaceOpened,
} from '#test/projections/support/events'
import {
  cloudLine,
  fact,
  invoice,
  itemFacts,
  meeting,
  rateSet,
  stated,
  timeEntry,
} from '#test/projections/support/facts'
import { ok } from '#test/support/stores/outcome'
import { fold } from './agency.js'

// The portfolio and the series of a workspace of many projects, over all months that an answer can have.

const PROJECTS = 50
const MONTHS = 36
const HOUR = 3_600_000
const FIRST = Date.UTC(2023, 0, 1)
const END = Date.UTC(2026, 0, 1)
const NOW = '2025-12-31T23:59:59.999Z'
/** What each project has in a month of each kind. */
const A_MONTH = { entries: 20, items: 10, changes: 12, meetings: 4 }
const ROUNDS = 7

const at = (month: number, day: number, hours = 9): string => instantOf(Date.UTC(2023, month, 1 + day) + hours * HOUR)

const placesOf = (name: string) => ({
  tracker: `acme/${name}-tracker`,
  repository: `github.com/acme/${name}`,
  calendar: `${name}@acme`,
  cloud: `aws:${name}`,
})

const statedOf = (name: string): readonly Told[] => {
  const { tracker, repository, calendar, cloud } = placesOf(name)
  return [
    projectAdded(name, { client: `client ${name.length}` }),
    mapped(repository, name, null),
    mapped(tracker, name, null, { kind: 'tracker_project' }),
    mapped(calendar, name, null, { kind: 'calendar' }),
    mapped(cloud, name, null, { kind: 'cloud_account' }),
    stated('EngagementSigned', name, uuid(`${name} e`), {
      engagementId: uuid(`${name} e`),
      billingModel: 'time_and_materials',
      contractedCents: 10_000_000,
      currency: 'EUR',
      startsOn: '2023-01-01',
      endsOn: null,
    }),
    stated('ScopeLocked', name, uuid(`${name} l`), {
      lockId: uuid(`${name} l`),
      lockedOn: '2024-01-01',
      timeZone: 'UTC',
      method: 'manual',
      reference: null,
      items: Array.from({ length: 40 }, (_, i) => ({ container: tracker, key: `${name}-${i}`, estimateMinutes: 60 })),
    }),
  ]
}

const monthOf = (name: string, month: number): readonly Told[] => {
  const { tracker, repository, calendar, cloud } = placesOf(name)
  const some = <A>(length: number, one: (i: number) => A): readonly A[] => Array.from({ length }, (_, i) => one(i))
  const day = at(month, 0).slice(0, 10)
  return [
    ...some(A_MONTH.entries, (i) =>
      timeEntry(name, `${month} ${i}`, {
        day: at(month, i).slice(0, 10),
        minutes: 60 + i,
        role: i % 3 === 0 ? 'design' : 'engineering',
      }),
    ),
    ...some(A_MONTH.items, (i) => {
      const key = `${name}-${month * A_MONTH.items + i}`
      const times = { createdAt: at(month, i), doneAt: at(month, i + 10) }
      return fact('work_item', tracker, key, itemFacts(key, { ...times, state: 'done' }), { by: 'tracker' })
    }),
    ...some(A_MONTH.changes, (i) =>
      observed(`${repository}#${month * A_MONTH.changes + i}`, {
        firstCommitAt: at(month, i, 1),
        openedAt: at(month, i, 5),
        mergedAt: at(month, i, 9),
        aiMarks: i % 3 === 0 ? [] : [i % 3 === 1 ? assisted('cursor') : notAssisted()],
      }),
    ),
    ...some(A_MONTH.meetings, (i) => {
      const { event, stream } = meeting(`${month} ${i}`, { startsAt: at(month, 7 * i), endsAt: at(month, 7 * i, 10) })
      const metadata = {
        ...(event.metadata as object),
        entity: { kind: 'meeting', key: `${name} ${month} ${i}`, container: calendar },
      }
      return { stream, event: { ...event, metadata } }
    }),
    ...[cloudLine(`${month}`, { from: day, to: at(month, 27).slice(0, 10), amount: '123.45' })].map(
      ({ event, stream }) => ({
        stream,
        event: {
          ...event,
          metadata: {
            ...(event.metadata as object),
            entity: { kind: 'cloud_line', key: `${name} ${month}`, container: cloud },
          },
        },
      }),
    ),
    invoice(name, `${name} ${month}`, {
      issuedOn: at(month, 27).slice(0, 10),
      periodStart: day,
      periodEnd: at(month, 27).slice(0, 10),
      lines: [
        {
          id: 'l',
          description: 'Work',
          category: 'labour',
          role: 'engineering',
          hours: '20',
          unitAmount: '100.00',
          amount: '2000.00',
        },
      ],
    }),
  ]
}

const READ: Readonly<Record<string, (name: string) => readonly (readonly [EvidenceKind, string])[]>> = {
  git: (name) => [
    ['code_change', placesOf(name).repository],
    ['release', placesOf(name).repository],
  ],
  tracker: (name) => [['work_item', placesOf(name).tracker]],
  calendar: (name) => [['meeting', placesOf(name).calendar]],
  cloud: (name) => [['cloud_line', placesOf(name).cloud]],
  sheet: (name) => [['time_entry', uuid(name)]],
  books: (name) => [['invoice', uuid(name)]],
}

const eventsOf = (names: readonly string[]): readonly Told[] =>
  [workspaceOpened('demo'), planChanged('scale'), ...new Set(names.map(({ length }) => `client ${length}`))]
    .flatMap((one) => (typeof one === 'string' ? [clientAdded(one)] : [one]))
    .concat(
      rateSet('engineering', '95.50', '2023-01-01'),
      rateSet('engineering', '99.00', '2024-07-01'),
      rateSet('design', '80.33', '2023-01-01'),
      names.flatMap(statedOf),
      names.flatMap((name) => Array.from({ length: MONTHS }, (_, month) => monthOf(name, month)).flat()),
      Object.entries(READ).flatMap(([connection, placesIn]) => [
        registered(connection),
        syncCompleted(connection, 'r', {
          at: NOW,
          coverage: names
            .flatMap(placesIn)
            .map(([kind, place]) => covering(place, instantOf(FIRST), instantOf(END), kind)),
        }),
      ]),
    )

/** Appends events in their order within each stream, many at once. */
const appendAll = async ({ eventLog }: Stores, events: readonly Told[]): Promise<void> => {
  const streams = new Map<string, Told['event'][]>()
  for (const { stream, event } of events) {
    const known = streams.get(stream)
    if (known === undefined) streams.set(stream, [event])
    else known.push(event)
  }
  for (const [stream, all] of streams) {
    let revision = -1
    for (let i = 0; i < all.length; i += 500) {
      const [first, ...others] = all.slice(i, i + 500)
      if (first === undefined) break
      const appended = await ok(eventLog.append(stream, revision, [first, ...others]))
      revision = appended.revision
    }
  }
}

const requestOf = (
  names: readonly string[],
  days: { start: string; end: string; timeZone: string },
): DirectedRequest => {
  const readable = names.map((name) => ({
    projectId: uuid(name),
    clientId: uuid(`client ${name.length}`),
    name,
    status: 'active' as const,
  }))
  return {
    workspaceId: WORKSPACE,
    caller: { role: 'owner', dataAccess: { all: true }, scopes: null },
    now: NOW,
    plan: 'scale',
    projects: readable,
    readable,
    unmappedToo: true,
    selected: { clientId: null, projectId: null },
    period: periodUntil(NOW, days),
    currency: 'EUR',
    hidesRates: false,
    forClient: false,
  }
}

/** Milliseconds of a first answer of a process, and the median of later ones, which are worked out anew, with their processor time. */
const measured = async ({ readStore }: Stores, operation: AnyOperation, request: DirectedRequest): Promise<object> => {
  const decode = remembering()
  const [times, processor]: [number[], number[]] = [[], []]
  let bytes = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const [began, used] = [performance.now(), process.cpuUsage()]
    const answered = await ok(
      readStore.read(
        partitionOf(WORKSPACE, readStore),
        async (docs) => {
          const asked = { ...(await withSettings(request, operation, docs)), given: {} }
          return ok(operation.read(asked, { docs } as never))
        },
        decode,
      ),
    )
    bytes = JSON.stringify(answered).length
    const { user, system } = process.cpuUsage(used)
    times.push(performance.now() - began)
    processor.push((user + system) / 1000)
  }
  const median = (all: readonly number[]): number =>
    Math.round(all.slice(1).sort((a, b) => a - b)[Math.floor((ROUNDS - 1) / 2)] ?? 0)
  return {
    firstMs: Math.round(times[0] ?? 0),
    laterMs: median(times),
    processorMs: median(processor),
    kilobytes: Math.round(bytes / 1024),
  }
}

/** Fills the stores, and says how many events they have then. */
const fill = async (stores: Stores, names: readonly string[]): Promise<number> => {
  const events = eventsOf(names)
  await appendAll(stores, events)
  await fold(stores)
  return events.length
}

/** Measures the portfolio and the series of 50 projects over 36 months, in UTC and in a zone whose days begin at other instants. */
export const benchPortfolio = async (): Promise<object> => {
  const folder = mkdtempSync(join(tmpdir(), 'wdi-portfolio-'))
  const stores = await ok(openStores(folder))
  const names = Array.from({ length: PROJECTS }, (_, i) => `project${String(i).padStart(2, '0')}`)
  const events = await fill(stores, names)
  const whole = { start: '2023-01-01', end: '2025-12-31' }
  const figures: Record<string, unknown> = { projects: PROJECTS, months: MONTHS, events, aimMs: 300 }
  for (const timeZone of ['UTC', 'Europe/Berlin'])
    for (const operation of [portfolio, series] as readonly AnyOperation[])
      figures[`${operation.id}, ${timeZone}`] = await measured(
        stores,
        operation,
        requestOf(names, { ...whole, timeZone }),
      )
  const month = { start: '2025-12-01', end: '2025-12-31', timeZone: 'UTC' }
  figures['portfolio.read, a month'] = await measured(stores, portfolio as AnyOperation, requestOf(names, month))
  stores.close()
  rmSync(folder, { recursive: true })
  return figures
}
