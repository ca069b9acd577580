import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { Position } from '#eventlog/port'
import type { LeaseLost, Partition, ReadStore } from '#readstore/port'
import { type BatchError, type ProjectorOptions, projectBatch } from './batch.js'
import { systemClock } from './clock.js'

const BEAT_MS = 500

/** The checkpoint is past the end of the log: the log was restored from an older backup, or is another one. */
export interface LogBehind {
  readonly tag: 'log_behind'
  readonly checkpoint: Position
  readonly end: Position
}
export type ProjectorError = BatchError | LogBehind

/** Folds until everything that stands in the log now is folded, or the signal is aborted. */
export const catchUp = async (options: ProjectorOptions, signal: AbortSignal): Outcome<ProjectorError, Position> => {
  const moment = await options.readStore.moment(options.lease.partition)
  if (isLeft(moment)) return moment
  const end = await options.eventLog.end()
  if (isLeft(end)) return end
  let checkpoint = moment.right.checkpoint
  if (checkpoint > end.right) return left({ tag: 'log_behind', checkpoint, end: end.right })
  while (checkpoint < end.right && !signal.aborted) {
    const next = await projectBatch(checkpoint, options)
    if (isLeft(next)) return next
    checkpoint = next.right
  }
  return right(checkpoint)
}

/** Folds what is there and what comes, until the signal is aborted; ends early only with an error. */
export const runProjector = async (
  options: ProjectorOptions,
  signal: AbortSignal,
  clock = systemClock,
): Outcome<ProjectorError, void> => {
  const { eventLog, readStore, lease } = options
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  const beating = (async (): Outcome<StoreUnavailable | LeaseLost, void> => {
    while (!either.aborted) {
      const alive = await readStore.beat(lease)
      if (isLeft(alive)) {
        stop.abort()
        return alive
      }
      await clock.sleep(BEAT_MS, either)
    }
    return right(undefined)
  })()
  const folding = (async (): Outcome<ProjectorError, void> => {
    while (!either.aborted) {
      const checkpoint = await catchUp(options, either)
      if (isLeft(checkpoint)) return checkpoint
      const changed = await eventLog.changed(checkpoint.right, either)
      if (isLeft(changed)) return changed
    }
    return right(undefined)
  })()
  // Also after a defect: nobody should wait for a worker that beats and folds nothing.
  const folded = await folding.finally(() => stop.abort())
  const beaten = await beating
  return isLeft(folded) ? folded : beaten
}

const POLL_MS = 10

/** Waits until everything up to a position is folded; false where the signal was aborted first. */
export const waitFor = async (
  position: Position,
  partition: Partition,
  readStore: Pick<ReadStore, 'moment'>,
  signal: AbortSignal,
  clock = systemClock,
): Outcome<StoreUnavailable, boolean> => {
  while (!signal.aborted) {
    const moment = await readStore.moment(partition)
    if (isLeft(moment)) return moment
    if (moment.right.checkpoint >= position) return right(true)
    await clock.sleep(POLL_MS, signal)
  }
  return right(false)
}
