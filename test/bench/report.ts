import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import type { ReadRequest } from '#domain/operation'
import { addDays, periodInterval } from '#domain/time'
import { newEvent, uuidOf } from '#eventlog/new-event'
import { NO_STREAM } from '#eventlog/port'
import { readAiEconomics } from '#projections/ai/read'
import { readEvidence } from '#projections/evidence/read'
import { bookkeeping, entities, SHAPE } from '#projections/index'
import { ALL, type ReadStore } from '#readstore/port'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { ok } from '#test/support/stores/outcome'
import { CALENDAR, CLOUD, FIRST, PROJECT, REPOSITORIES, TRACKER, WORKSPACE } from './history.js'
import { filled, rebuild } from './rebuild.js'

const HISTORIES = [10_000, 1_000_000]
const ROUNDS = 30
const DAY = 86_400_000
/** Days of the shorter history, so that the same days lie in both. */
const DAYS = 33

const requestOver = (days: number): ReadRequest => {
  const first = new Date(FIRST + DAY).toISOString().slice(0, 10)
  const period = { start: first, end: addDays(first, days - 1), timeZone: 'Europe/Berlin' }
  const interval = periodInterval(period)
  return {
    ...{ workspaceId: WORKSPACE, now: interval.to, plan: 'scale', unmappedToo: false },
    caller: { memberId: uuidOf('bench', 'member'), role: 'owner', dataAccess: { all: true } },
    projects: [{ projectId: PROJECT, clientId: uuidOf('bench', 'client'), name: 'bench' }],
    period: { ...period, explicit: true, interval },
  }
}

/** Milliseconds that both reports of a period take, the median of many rounds. */
const reportMs = async (store: ReadStore, request: ReadRequest): Promise<number> => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    await ok(store.read(ALL, (docs) => readEvidence(request, docs)))
    await ok(store.read(ALL, (docs) => readAiEconomics(request, docs)))
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

/** What a report over the same days costs in a short history and in one that is a hundred times as long. */
export const benchReport = async (): Promise<object> => {
  const folder = mkdtempSync(join(tmpdir(), 'wdi-report-'))
  const stores: ReadStore[] = []
  for (const events of HISTORIES) {
    const log = await filled(join(folder, `${events}.db`), events, 'streams')
    const [first, ...rest] = mappings()
    if (first !== undefined) await ok(log.append(streamOf.directory(WORKSPACE), NO_STREAM, [first, ...rest]))
    const file = join(folder, `${events}-read.db`)
    await rebuild(log, file)
    log.close()
    stores.push(await ok(openSqliteReadStore(file, [...entities, ...bookkeeping], SHAPE)))
  }
  const figures: Record<string, unknown> = { histories: HISTORIES, aimRatio: 1.3 }
  for (const days of [30, DAYS]) {
    const [short, long] = [
      await reportMs(stores[0] as ReadStore, requestOver(days)),
      await reportMs(stores[1] as ReadStore, requestOver(days)),
    ]
    figures[days === 30 ? '30 days' : 'whole window'] = {
      ...{ days, shortMs: Number(short.toFixed(2)), longMs: Number(long.toFixed(2)) },
      ratio: Number((long / short).toFixed(2)),
    }
  }
  for (const store of stores) store.close()
  rmSync(folder, { recursive: true })
  return figures
}
