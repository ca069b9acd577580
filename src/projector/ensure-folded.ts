import { randomUUID } from 'node:crypto'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import type { EventLog, Position } from '#eventlog/port'
import type { Partition, ReadStore } from '#readstore/port'
import type { Phase } from './batch.js'
import { systemClock } from './clock.js'
import { Documents } from './documents.js'
import { takeLease } from './lease.js'
import { catchUp, type ProjectorError, waitFor } from './projector.js'

/** Comes back once everything of a partition up to a position is folded: by the worker that runs or, where none does, by itself. */
export const ensureFolded = async (
  position: Position,
  partition: Partition,
  { eventLog, readStore }: { readonly eventLog: EventLog; readonly readStore: ReadStore },
  /** Told after each batch that this process folds: how many events it has folded so far. */
  onProgress: (events: number) => void,
  clock = systemClock,
): Outcome<ProjectorError, void> => {
  const done = new AbortController()
  let events = 0
  const onPhase = (phase: Phase): void => {
    if (phase.phase !== 'committed') return
    events += phase.events
    onProgress(events)
  }
  const waited = waitFor(position, partition, readStore, done.signal, clock)
  const folded = (async (): Outcome<ProjectorError, boolean> => {
    for (;;) {
      const lease = await takeLease(partition, `command ${randomUUID()}`, readStore, done.signal, clock)
      if (isLeft(lease) || lease.right === undefined) return isLeft(lease) ? lease : right(false)
      const caughtUp = await catchUp(
        { eventLog, readStore, held: [{ lease: lease.right, documents: new Documents() }], onPhase },
        done.signal,
      )
      await readStore.release(lease.right)
      if (!isLeft(caughtUp)) {
        const moment = await readStore.moment(partition)
        if (isLeft(moment) || moment.right.checkpoint >= position) return isLeft(moment) ? moment : right(true)
        // Another generation serves by now.
        continue
      }
      // Whoever took the lease folds now, as long as it lives.
      if (caughtUp.left.tag !== 'lease_lost') return caughtUp
    }
  })()
  const first = await Promise.race([waited, folded])
  if (isLeft(first)) {
    done.abort()
    return first
  }
  const seen = await waited
  done.abort()
  await folded
  return isLeft(seen) ? seen : right(undefined)
}
