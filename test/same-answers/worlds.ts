import type { Instant } from '#domain/common'
import type { EventLog } from '#eventlog/port'
import { openStores } from '#stores/open'
import { agency } from '#test/bench/agency'
import {
  clientAdded,
  memberJoined,
  planChanged,
  slugTaken,
  type Told,
  workspaceOpened,
} from '#test/projections/support/events'
import { SMALL_WORLD } from '#test/projections/support/small-world'
import { ok } from '#test/support/stores/outcome'

/** A log to be folded, and when and about which days it is asked. */
export interface World {
  readonly name: string
  readonly workspace: string
  readonly now: Instant
  readonly periods: readonly Period[]
  /** Fills a folder; the sample is made by the program. */
  readonly fill: ((folder: string) => Promise<void>) | 'sample'
}

export interface Period {
  readonly start: string
  readonly end: string
  readonly tz: string
}

const appendAll = async (eventLog: EventLog, events: readonly Told[]): Promise<void> => {
  const revisions = new Map<string, number>()
  for (const { stream, event } of events) {
    const { revision } = await ok(eventLog.append(stream, revisions.get(stream) ?? -1, [event]))
    revisions.set(stream, revision)
  }
}

const smallWorld = async (folder: string): Promise<void> => {
  const stores = await ok(openStores(folder))
  await appendAll(stores.eventLog, [
    ...[slugTaken('demo'), workspaceOpened('demo'), planChanged('scale'), memberJoined('ann'), clientAdded('acme')],
    ...SMALL_WORLD,
  ])
  stores.close()
}

const largeWorld = async (folder: string): Promise<void> => {
  const stores = await ok(openStores(folder))
  await agency(stores, 0)
  stores.close()
}

export const WORLDS: readonly World[] = [
  {
    name: 'the small world',
    workspace: 'acme/demo',
    now: '2026-04-01T00:00:00.000Z',
    periods: [
      { start: '2026-03-01', end: '2026-03-31', tz: 'UTC' },
      { start: '2026-03-10', end: '2026-03-20', tz: 'America/New_York' },
    ],
    fill: smallWorld,
  },
  {
    name: 'the large world',
    workspace: 'acme/demo',
    now: '2026-01-10T01:00:00.000Z',
    periods: [
      { start: '2025-01-01', end: '2025-12-31', tz: 'UTC' },
      { start: '2025-12-01', end: '2025-12-31', tz: 'Europe/Berlin' },
      { start: '2025-06-07', end: '2025-06-29', tz: 'Asia/Kolkata' },
    ],
    fill: largeWorld,
  },
  {
    name: 'the sample',
    workspace: 'agency/sample',
    now: '2026-03-02T12:00:00.000Z',
    periods: [
      { start: '2025-12-03', end: '2026-03-02', tz: 'UTC' },
      { start: '2025-03-03', end: '2026-03-02', tz: 'Europe/Berlin' },
      { start: '2026-02-01', end: '2026-02-28', tz: 'America/New_York' },
    ],
    fill: 'sample',
  },
]
