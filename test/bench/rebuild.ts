import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type EventLog, LOG_START } from '#eventlog/port'
import type { LeasedPartition } from '#projector/batch'
import { Documents } from '#projector/documents'
import { catchUp } from '#projector/projector'
import type { Generation } from '#readstore/port'
import { ok } from '#test/support/stores/outcome'
import type { Stores } from '../../src/stores/open.js'
import type { Order } from './history.js'
import { fill, type Place } from './installation.js'

const EVENTS = 300_000
const ORDERS: readonly Order[] = ['streams', 'interleaved', 'random times']

/** Seconds that it takes to read and parse the whole log. */
export const readSeconds = async (log: EventLog): Promise<number> => {
  const began = performance.now()
  for (let after = LOG_START; ; ) {
    const page = await ok(log.readAll(after, 2_000))
    if (page.length === 0) break
    after = page.at(-1)?.position ?? after
  }
  return (performance.now() - began) / 1000
}

export interface Rebuilt {
  readonly seconds: number
  /** Processor seconds of all threads. */
  readonly processorSeconds: number
  readonly peakMB: number
}

/** Folds the whole log into an empty generation, makes its indexes, and says how long that took and how much memory. */
export const rebuild = async (
  { eventLog, readStore }: Pick<Stores, 'eventLog' | 'readStore'>,
  generation: Generation,
): Promise<Rebuilt> => {
  const leased: LeasedPartition[] = []
  const { acquire } = readStore.of(generation)
  for (const partition of readStore.partitions)
    leased.push({ lease: await ok(acquire(partition, 'bench')), documents: new Documents() })
  let peak = 0
  const onPhase = (): void => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }
  const before = process.cpuUsage()
  const began = performance.now()
  await ok(catchUp({ eventLog, readStore, leased, onPhase }, new AbortController().signal))
  await ok(readStore.generations.index(generation))
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(before)
  for (const { lease } of leased) await ok(readStore.release(lease))
  return { seconds, processorSeconds: (user + system) / 1_000_000, peakMB: Math.round(peak / 1_048_576) }
}

/** Rebuilds the stores of a data folder in a process of its own. */
export const rebuildApart = (data: string): Rebuilt => {
  const program = join(import.meta.dirname, 'rebuild-once.js')
  return JSON.parse(execFileSync(process.execPath, [program, data], { encoding: 'utf8' })) as Rebuilt
}

/** All families rebuilt from a log of all kinds, beside the raw read and parse of the same log, in each order of arrival. */
export const benchRebuild = async ({ install, smaller }: Place): Promise<object> => {
  const events = Number(process.env['WDI_BENCH_EVENTS'] ?? EVENTS / smaller)
  const figures: Record<string, unknown> = { events }
  for (const order of ORDERS) {
    const { data, stores, remove } = await install()
    await fill(stores.eventLog, events, order)
    await readSeconds(stores.eventLog)
    const raw = await readSeconds(stores.eventLog)
    const { seconds, processorSeconds, peakMB } = rebuildApart(data)
    await remove()
    figures[order] = {
      rawEventsASecond: Math.round(events / raw),
      rebuildEventsASecond: Math.round(events / seconds),
      ofRaw: Number((raw / seconds).toFixed(3)),
      aimOfRaw: 0.2,
      processorMicrosecondsAnEvent: Math.round((processorSeconds * 1_000_000) / events),
      peakMB,
    }
  }
  return figures
}
