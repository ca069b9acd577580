import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import type { ReadRequest } from '#domain/operation'
import { periodUntil } from '#domain/period'
import { addDays, periodInterval } from '#domain/time'
import { newEvent, uuidOf } from '#eventlog/new-event'
import { NO_STREAM } from '#eventlog/port'
import { readAiEconomics } from '#projections/ai/read'
import { readEvidence } from '#projections/selection/evidence'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import { ok } from '#test/support/stores/outcome'
import { CALENDAR, CLOUD, FIRST, PROJECT, REPOSITORIES, TRACKER, WORKSPACE } from './history.js'
import { fill, type Installation, type Place } from './installation.js'
import { rebuild } from './rebuild.js'

const HISTORIES = [10_000, 1_000_000]
const ROUNDS = 30
const DAY = 86_400_000
/** Days of the shorter history, so that the same days lie in both. */
const DAYS = 33

const requestOver = (days: number): ReadRequest => {
  const first = new Date(FIRST + DAY).toISOString().slice(0, 10)
  const period = { start: first, end: addDays(first, days - 1), timeZone: 'Europe/Berlin' }
  const { to: now } = periodInterval(period)
  return {
    workspaceId: WORKSPACE,
    now,
    plan: 'scale',
    unmappedToo: false,
    caller: { role: 'owner', dataAccess: { all: true }, scopes: null },
    projects: [{ projectId: PROJECT, clientId: uuidOf('bench', 'client'), name: 'bench' }],
    period: periodUntil(now, period),
    currency: 'EUR',
    hidesRates: false,
    forClient: false,
  }
}

/** Milliseconds that both reports of a period take, the median of many rounds. */
const reportMs = async (store: ReadStore, request: ReadRequest): Promise<number> => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    await ok(store.read(partitionOf(WORKSPACE, store), (docs) => readEvidence(request, docs)))
    await ok(store.read(partitionOf(WORKSPACE, store), (docs) => readAiEconomics(request, docs)))
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[ROUNDS / 2] as number
}

const mappings = () => {
  const containers = [
    ...REPOSITORIES.map((container) => ['repository', container] as const),
    ['tracker_project', TRACKER] as const,
    ['calendar', CALENDAR] as const,
    ['cloud_account', CLOUD] as const,
  ]
  const actor = { kind: 'system', id: 'bench' } as const
  const cause = {
    workspaceId: WORKSPACE as Uuid,
    actor,
    correlationId: uuidOf('bench', 'run'),
    now: '2024-01-01T00:00:00.000Z',
  }
  return containers.map(([kind, container]) =>
    newEvent(
      'ContainerMapped',
      { kind: 'container', key: `${kind}:${container}` },
      { kind, container, projectId: PROJECT, from: null },
      cause,
    ),
  )
}

/** Measures a report over the same days in a short history and in one that is a hundred times as long. */
export const benchReport = async ({ install, smaller }: Place): Promise<object> => {
  const histories = HISTORIES.map((events) => events / Math.min(events / 10_000, smaller))
  const installations: Installation[] = []
  for (const events of histories) {
    const installation = await install()
    const { eventLog } = installation.stores
    await fill(eventLog, events, 'streams')
    const [first, ...rest] = mappings()
    if (first !== undefined) await ok(eventLog.append(streamOf.directory(WORKSPACE), NO_STREAM, [first, ...rest]))
    const { serving } = await ok(installation.stores.readStore.generations.list())
    await rebuild(installation.stores, serving)
    installations.push(installation)
  }
  const figures: Record<string, unknown> = { histories, aimRatio: 1.3 }
  for (const days of [30, DAYS]) {
    const [short, long] = [
      await reportMs(installations[0]?.stores.readStore as ReadStore, requestOver(days)),
      await reportMs(installations[1]?.stores.readStore as ReadStore, requestOver(days)),
    ]
    figures[days === 30 ? '30 days' : 'whole window'] = {
      days,
      shortMs: Number(short.toFixed(2)),
      longMs: Number(long.toFixed(2)),
      ratio: Number((long / short).toFixed(2)),
    }
  }
  for (const { remove } of installations) await remove()
  return figures
}
