import pino from 'pino'
import type { EventLog, Position } from '#eventlog/port'
import type { Phase } from '#projector/batch'
import { waitFor } from '#projector/projector'
import { verify } from '#projector/verify'
import { work } from '#projector/work'
import { readStoreOn } from '#readstore/mongodb/read-store'
import { BY_LAST_DIGIT, partitionOf } from '#readstore/partitions'
import type { Folded, Partition, ReadStore } from '#readstore/port'
import { inWorkspace, mapped, type Told, uuid, workspaceOpened } from '#test/projections/support/events'
import { atOnce, MemoryServer } from '#test/support/mongodb/memory-server'
import { memoryLog } from '#test/support/stores/memory-log'
import { failed, ok } from '#test/support/stores/outcome'
import { collections } from './stores.js'

export const never = new AbortController().signal
const time = { monotonicMs: () => performance.now(), wait: async () => undefined }
export const quiet = pino({ level: 'silent' })

/** Documents in sixteen partitions, in memory. */
export const openStores = (): { eventLog: EventLog; readStore: ReadStore } => ({
  eventLog: memoryLog().open(),
  readStore: readStoreOn(new MemoryServer().reached(atOnce, 1_000), collections, time),
})
export type Stores = ReturnType<typeof openStores>

const NAMES = Array.from({ length: 40 }, (_, i) => `workspace ${i}`)
const digitOf = (name: string): Partition => partitionOf(uuid(name), { partitions: BY_LAST_DIGIT })
/** Names of workspaces in different partitions. */
export const [FIRST = '', SECOND = '', THIRD = ''] = NAMES.filter(
  (name, i) => NAMES.findIndex((other) => digitOf(other) === digitOf(name)) === i,
)
export const [ONE, TWO, THREE] = [FIRST, SECOND, THIRD].map(digitOf) as [Partition, Partition, Partition]

export const opened = (name: string): Told => workspaceOpened(name.replace(' ', '-'), inWorkspace(name))
/** Events of a workspace, one after the other. */
export const many = (name: string, count: number): readonly Told[] =>
  Array.from({ length: count }, (_, i) => mapped(`repository ${i % 7}`, `project ${i}`, null, inWorkspace(name)))

/** A worker until it is told to stop. */
export const working = (
  { eventLog, readStore }: Stores,
  partitions?: readonly Partition[],
  onPhase: (phase: Phase) => void = () => undefined,
) => {
  const stop = new AbortController()
  const log = quiet
  const options = { eventLog, readStore, log, onPhase, ...(partitions && { partitions }) }
  const ended = work(options, stop.signal)
  return {
    stop: async () => {
      stop.abort()
      await ok(ended)
    },
  }
}
export const folded = async (
  position: Position,
  partitions: readonly Partition[],
  { readStore }: Stores,
): Promise<void> => {
  for (const partition of partitions) await ok(waitFor(position, partition, readStore, never))
}
export const checkpoints = async ({
  readStore,
}: {
  readonly readStore: Folded
}): Promise<Readonly<Record<Partition, Position>>> =>
  Object.fromEntries(
    await Promise.all(
      readStore.partitions.map(async (one) => [one, (await ok(readStore.moment(one))).checkpoint] as const),
    ),
  )
export const ownerOf = async (partition: Partition, { readStore }: Stores): Promise<string> =>
  ((await failed(readStore.acquire(partition, 'somebody'))) as { owner: string }).owner
export const differences = async ({ eventLog, readStore }: Stores, of: Folded = readStore) => {
  const all = []
  for (const partition of of.partitions)
    all.push(...(await ok(verify(partition, { eventLog, readStore: of }, () => undefined))).differences)
  return all
}
