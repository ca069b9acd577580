import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import { type EventLog, LOG_START } from '#eventlog/port'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { bookkeeping, entities, SHAPE } from '#projections/index'
import { Documents } from '#projector/documents'
import { catchUp } from '#projector/projector'
import { ALL } from '#readstore/port'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { ok } from '#test/support/stores/outcome'
import { benchHistory, type Order } from './history.js'

const EVENTS = 300_000
const ORDERS: readonly Order[] = ['streams', 'interleaved', 'random times']

export const filled = async (file: string, events: number, order: Order): Promise<EventLog> => {
  const log = await ok(openSqliteEventLog(file))
  const revisions = new Map<string, number>()
  for (const [stream, batch] of benchHistory(events, order)) {
    const appended = await ok(log.append(stream, revisions.get(stream) ?? -1, batch))
    revisions.set(stream, appended.revision)
  }
  return log
}

/** Seconds that it takes to read and parse the whole log. */
const readSeconds = async (log: EventLog): Promise<number> => {
  const began = performance.now()
  for (let after = LOG_START; ; ) {
    const page = await ok(log.readAll(after, 2_000))
    if (page.length === 0) break
    after = page.at(-1)?.position ?? after
  }
  return (performance.now() - began) / 1000
}

interface Rebuilt {
  readonly seconds: number
  readonly peakMB: number
}

/** Folds the whole log into an empty read store, and says how long that took and how much memory. */
export const rebuild = async (log: EventLog, file: string): Promise<Rebuilt> => {
  const store = await ok(openSqliteReadStore(file, [...entities, ...bookkeeping], SHAPE))
  const lease = await store.acquire(ALL, 'bench')
  if (isLeft(lease)) throw new Error('the lease is held')
  let peak = 0
  const onPhase = (): void => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }
  const began = performance.now()
  const options = {
    eventLog: log,
    readStore: store,
    held: [{ lease: lease.right, documents: new Documents() }],
    onPhase,
  }
  await ok(catchUp(options, new AbortController().signal))
  const seconds = (performance.now() - began) / 1000
  store.close()
  return { seconds, peakMB: Math.round(peak / 1_048_576) }
}

const rebuildApart = (logFile: string, storeFile: string): Rebuilt => {
  const program = join(import.meta.dirname, 'rebuild-once.js')
  return JSON.parse(execFileSync(process.execPath, [program, logFile, storeFile], { encoding: 'utf8' })) as Rebuilt
}

/** All families rebuilt from a log of all kinds, beside the raw read and parse of the same log, in each order of arrival. */
export const benchRebuild = async (): Promise<object> => {
  const events = Number(process.env['WDI_BENCH_EVENTS'] ?? EVENTS)
  const folder = mkdtempSync(join(tmpdir(), 'wdi-rebuild-'))
  const figures: Record<string, unknown> = { events }
  for (const order of ORDERS) {
    const log = await filled(join(folder, `${order}.db`), events, order)
    await readSeconds(log)
    const raw = await readSeconds(log)
    log.close()
    const { seconds, peakMB } = rebuildApart(join(folder, `${order}.db`), join(folder, `${order}-read.db`))
    figures[order] = {
      ...{ rawEventsASecond: Math.round(events / raw), rebuildEventsASecond: Math.round(events / seconds) },
      ...{ ofRaw: Number((raw / seconds).toFixed(3)), aimOfRaw: 0.2, peakMB },
    }
  }
  rmSync(folder, { recursive: true })
  return figures
}
