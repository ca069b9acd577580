import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import type { EventLog, Position } from '#eventlog/port'
import type { Partition, ReadStore } from '#readstore/port'
import type { Phase } from './batch.js'
import { systemClock } from './clock.js'
import { Documents } from './documents.js'
import { ownerOf, takeLease } from './lease.js'
import { catchUp, type ProjectorError, waitFor } from './projector.js'

export interface Folding {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  /** Stops folding after the current batch once it is aborted; the lease is then released. */
  readonly signal?: AbortSignal
  /** Called with the owner of a lease for which this process has waited long. */
  readonly onWaiting?: (owner: string) => void
}

/** Returns once a partition is folded up to a position: by a running worker or, if there is none, by this process. */
export const ensureFolded = async (
  position: Position,
  partition: Partition,
  { eventLog, readStore, signal, onWaiting }: Folding,
  /** Called after each batch that this process folds, with the number of events it has folded so far. */
  onProgress: (events: number) => void,
  clock = systemClock,
): Outcome<ProjectorError, void> => {
  const done = new AbortController()
  const abort = (): void => done.abort()
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  let events = 0
  const onPhase = (phase: Phase): void => {
    if (phase.phase !== 'committed') return
    events += phase.events
    onProgress(events)
  }
  const waited = waitFor(position, partition, readStore, done.signal, clock)
  const folded = (async (): Outcome<ProjectorError, boolean> => {
    for (;;) {
      const lease = await takeLease(partition, ownerOf('a command'), readStore, done.signal, clock, onWaiting)
      if (isLeft(lease) || lease.right === undefined) return isLeft(lease) ? lease : right(false)
      const caughtUp = await catchUp(
        { eventLog, readStore, leased: [{ lease: lease.right, documents: new Documents() }], onPhase },
        done.signal,
        clock,
      )
      await readStore.release(lease.right)
      if (!isLeft(caughtUp)) {
        const moment = await readStore.moment(partition)
        if (isLeft(moment) || moment.right.checkpoint >= position) return isLeft(moment) ? moment : right(true)
        // Another generation serves now.
        continue
      }
      // The process that took the lease folds now, while it is alive.
      if (caughtUp.left.tag !== 'lease_lost') return caughtUp
    }
  })()
  const first = await Promise.race([waited, folded])
  if (isLeft(first)) {
    signal?.removeEventListener('abort', abort)
    abort()
    return first
  }
  const seen = await waited
  signal?.removeEventListener('abort', abort)
  abort()
  await folded
  return isLeft(seen) ? seen : right(undefined)
}
