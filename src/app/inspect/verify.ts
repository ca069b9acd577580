import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Environment, Ports } from '#app/environment'
import { endIfStopped, type Stopped, stoppable, type Watcher } from '#app/watcher'
import type { Instant } from '#domain/common'
import type { Outcome, StoreError, StoreName } from '#domain/outcome'
import { pagesUpTo } from '#eventlog/pages'
import type { Position } from '#eventlog/port'
import { systemClock } from '#projector/clock'
import { releaseAll, takeIdle, whileBeating } from '#projector/lease'
import { type Difference, repair, type Verified, verify } from '#projector/verify'
import { repairAccess, verifyAccess } from '#projector/verify-access'
import { lowest } from '#readstore/partitions'
import type { CheckpointMoved, LeaseLost } from '#readstore/port'
import { damageOf } from '#sqlite/database'

/** All partitions together, with keys and members. */
export interface Compared {
  readonly foldedTo: Position
  readonly asOf: Instant | null
  /** All events of the log. */
  readonly events: number
  /** Those of them that are not folded yet. */
  readonly unfolded: number
  readonly documents: number
  readonly quarantined: number
  /** The differences found, including repaired ones. */
  readonly differences: readonly Difference[]
  /** The number of remaining differences. */
  readonly left: number
}

/** Files are damaged, so their content cannot be compared. */
export interface FilesDamaged {
  readonly tag: 'files_damaged'
  readonly message: string
}
/** A worker is running: nothing can be repaired beside it. */
export interface WorkerRunning {
  readonly tag: 'worker_running'
}
type VerifyError = StoreError | FilesDamaged
export type RepairError = VerifyError | WorkerRunning | LeaseLost | CheckpointMoved

const damageIn = async ({ eventLog, registry, readStore }: Ports): Outcome<VerifyError, void> => {
  const stores: readonly (readonly [StoreName, Ports['eventLog' | 'registry' | 'readStore']])[] = [
    ['event log', eventLog],
    ['registry', registry],
    ['read store', readStore],
  ]
  const damage: string[] = []
  for (const [store, { integrity }] of stores) {
    const found = await integrity()
    if (isLeft(found)) return found
    const [first, ...more] = found.right
    if (first === undefined) continue
    damage.push(damageOf(store, more.length === 0 ? first : `${first}, and ${more.length} more`))
  }
  return damage.length === 0 ? right(undefined) : left({ tag: 'files_damaged', message: damage.join('\n') })
}

type OnProgress = (events: number) => void

const verifyEach = (stores: Ports, onProgress: OnProgress): Outcome<StoreError, readonly Verified[]> =>
  eachOf(stores.readStore.partitions, (partition) => verify(partition, stores, onProgress))

const repairEach = async (stores: Ports, onProgress: OnProgress): Outcome<RepairError, readonly Verified[]> => {
  const { readStore } = stores
  const taken = await takeIdle(readStore.partitions, 'repair', readStore)
  if (isLeft(taken)) return taken.left.tag === 'lease_held' ? left({ tag: 'worker_running' }) : left(taken.left)
  const leases = taken.right
  return whileBeating(leases, readStore, systemClock, () =>
    eachOf(leases, (lease) => repair(lease, stores, onProgress)),
  ).finally(() => releaseAll(leases, readStore))
}

const eachOf = async <E, A, B>(all: readonly A[], use: (one: A) => Outcome<E, B>): Outcome<E, readonly B[]> => {
  const done: B[] = []
  for (const one of all) {
    const result = await use(one)
    if (isLeft(result)) return result
    done.push(result.right)
  }
  return right(done)
}

/** Counts the events after a position, up to the present end of the log. */
const countAfter = async (position: Position, eventLog: Ports['eventLog']): Outcome<StoreError, number> => {
  const end = await eventLog.end()
  if (isLeft(end)) return end
  let events = 0
  for await (const page of pagesUpTo(end.right, eventLog, position)) {
    if (isLeft(page)) return page
    events += page.right.length
  }
  return right(events)
}

/** Adds keys and members to the comparison of each partition. */
const withAccess = async (
  each: readonly Verified[],
  { readStore, eventLog }: Ports,
  mend: boolean,
): Outcome<StoreError, Compared> => {
  const workspaces = new Set(each.flatMap((one) => [...one.workspaces]))
  const sources = { eventLog, access: readStore.access }
  const access = await verifyAccess(workspaces, sources)
  if (isLeft(access)) return access
  if (mend) {
    const repaired = await repairAccess(access.right.differences, sources)
    if (isLeft(repaired)) return repaired
  }
  // An empty partition does not count for the progress of the others.
  const some = each.filter(({ documents, differences }) => documents + differences.length > 0)
  const { checkpoint, asOf } = lowest((some.length > 0 ? some : each).map(({ moment }) => moment))
  const unfolded = await countAfter(checkpoint, eventLog)
  if (isLeft(unfolded)) return unfolded
  const folded = each.find(({ moment }) => moment.checkpoint === checkpoint)?.events ?? 0
  const differences = [
    ...each.flatMap((one) => one.differences),
    ...access.right.differences.map(({ id, how }) => ({ collection: 'access', id, how })),
  ]
  return right({
    foldedTo: checkpoint,
    asOf,
    events: folded + unfolded.right,
    unfolded: unfolded.right,
    documents: each.reduce((sum, one) => sum + one.documents, access.right.documents),
    quarantined: each.reduce((sum, one) => sum + one.quarantined, 0),
    differences,
    left: differences.length,
  })
}

const compared = async (stores: Ports, onProgress: OnProgress): Outcome<StoreError, Compared> => {
  const each = await verifyEach(stores, onProgress)
  return isLeft(each) ? each : withAccess(each.right, stores, false)
}

/** Shows how many events are read, and ends early if the caller asks to stop. */
const reading = async <E, A>(
  { watcher }: { readonly watcher: Watcher },
  use: (onProgress: OnProgress) => Outcome<E, A>,
): Outcome<E | Stopped, A> => {
  const progress = watcher.progress('reading_events')
  const onProgress = (events: number): void => {
    endIfStopped(watcher)
    progress.update(events, null)
  }
  return stoppable(() => use(onProgress)).finally(progress.end)
}

/** Checks the files, recomputes every document from the log and compares it with what is stored. */
export const verifyAll = async (environment: Environment): Outcome<VerifyError | Stopped, Compared> => {
  const sound = await damageIn(environment)
  if (isLeft(sound)) return sound
  return reading(environment, (onProgress) => compared(environment, onProgress))
}

/** The same, and rewrites differing documents; then compares again. */
export const repairAll = async (environment: Environment): Outcome<RepairError | Stopped, Compared> => {
  const sound = await damageIn(environment)
  if (isLeft(sound)) return sound
  return reading(environment, async (onProgress): Outcome<RepairError, Compared> => {
    const each = await repairEach(environment, onProgress)
    if (isLeft(each)) return each
    const repaired = await withAccess(each.right, environment, true)
    if (isLeft(repaired) || repaired.right.differences.length === 0) return repaired
    const after = await compared(environment, onProgress)
    return isLeft(after) ? after : right({ ...repaired.right, left: after.right.left })
  })
}
