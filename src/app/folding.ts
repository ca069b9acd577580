import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import type { Position } from '#eventlog/port'
import { partitionOf } from '#readstore/partitions'
import type { Partition } from '#readstore/port'
import { ensureFolded } from '../projector/ensure-folded.js'
import { type ProjectorError, waitFor } from '../projector/projector.js'
import type { Environment, Ports } from './environment.js'
import { type Stopped, stopped } from './watcher.js'

export type FoldError = ProjectorError | Stopped

/** Returns once all appended events are folded. */
export type FoldAll = () => Outcome<FoldError, void>

const SHOWN_EVERY_MS = 200
/** The longest that a command waits until what it stated is shown. */
const PATIENCE_MS = 30_000

/** Positions are hexadecimal. Those of an embedded log are consecutive; others only grow. */
const place = (position: Position): number => Number.parseInt(position, 16) || 0

/** Shows the progress of folding up to a position, in any process. Call the returned function to end. */
const showFolding = async (position: Position, partition: Partition, { readStore, watcher }: Environment) => {
  const begun = await readStore.moment(partition)
  const from = isLeft(begun) ? 0 : place(begun.right.checkpoint)
  const progress = watcher.progress('folding_events')
  const timer = setInterval(async () => {
    const moment = await readStore.moment(partition)
    if (!isLeft(moment)) progress.update(place(moment.right.checkpoint) - from, place(position) - from)
  }, SHOWN_EVERY_MS)
  return (): void => {
    clearInterval(timer)
    progress.end()
  }
}

/** Returns once all events of a workspace up to a position are folded, by this process if no other does it. */
export const foldUpTo = async (
  position: Position,
  workspaceId: Uuid,
  environment: Environment,
): Outcome<FoldError, void> => {
  const { eventLog, readStore, watcher } = environment
  const partition = partitionOf(workspaceId, readStore)
  const endProgress = await showFolding(position, partition, environment)
  const onWaiting = (owner: string): void => watcher.note({ tag: 'waiting', owner })
  const folding = { eventLog, readStore, signal: watcher.stop, onWaiting }
  const folded = await ensureFolded(position, partition, folding, () => undefined).finally(endProgress)
  return watcher.stop.aborted ? left(stopped) : folded
}

/** Folds all events of a workspace. */
export const foldAll = async (workspaceId: Uuid, environment: Environment): Outcome<FoldError, void> => {
  const end = await environment.eventLog.end()
  return isLeft(end) ? end : foldUpTo(end.right, workspaceId, environment)
}

/** Waits until a worker of this process has folded all events of a workspace. */
export const foldedByWorker = async (workspaceId: Uuid, environment: Environment): Outcome<FoldError, void> => {
  const { eventLog, readStore, watcher } = environment
  const partition = partitionOf(workspaceId, readStore)
  const end = await eventLog.end()
  if (isLeft(end)) return end
  const endProgress = await showFolding(end.right, partition, environment)
  const waited = await waitFor(end.right, partition, readStore, watcher.stop).finally(endProgress)
  if (isLeft(waited)) return waited
  return watcher.stop.aborted ? left(stopped) : right(undefined)
}

/**
 * Folds what was stated up to a position, or all of the log if nothing was appended: by this process if no worker does it. Gives
 * false if that takes longer than `patience` in milliseconds, or fails: what was stated is in the log, and shown later.
 */
export const showStated = async (
  position: Position,
  workspaceId: Uuid,
  environment: Environment,
  patience = PATIENCE_MS,
): Promise<boolean> => {
  const stop = AbortSignal.any([environment.watcher.stop, AbortSignal.timeout(patience)])
  const impatient = { ...environment, watcher: { ...environment.watcher, stop } }
  const folded = await (position === '' ? foldAll(workspaceId, impatient) : foldUpTo(position, workspaceId, impatient))
  return !isLeft(folded)
}

/**
 * Waits until a worker of any process has folded a workspace up to a position, or all of the log if that is ''. Gives false if none
 * has within `patience` milliseconds.
 */
export const isFoldedInTime = async (
  position: Position,
  workspaceId: Uuid,
  { eventLog, readStore }: Ports,
  patience: number,
): Outcome<StoreError, boolean> => {
  const end = position === '' ? await eventLog.end() : right(position)
  if (isLeft(end)) return end
  return waitFor(end.right, partitionOf(workspaceId, readStore), readStore, AbortSignal.timeout(patience))
}
