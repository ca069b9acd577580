import { randomUUID } from 'node:crypto'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import type { EventLog, Position } from '#eventlog/port'
import { ALL, type ReadStore } from '#readstore/port'
import type { Phase } from './batch.js'
import { Documents } from './documents.js'
import { takeLease } from './lease.js'
import { catchUp, type ProjectorError, waitFor } from './projector.js'

/** Comes back once everything up to a position is folded: by the worker that runs or, where none does, by itself. */
export const ensureFolded = async (
  position: Position,
  { eventLog, readStore }: { readonly eventLog: EventLog; readonly readStore: ReadStore },
  /** Told after each batch that this process folds: how many events it has folded so far. */
  onProgress: (events: number) => void,
): Outcome<ProjectorError, void> => {
  const done = new AbortController()
  let events = 0
  const onPhase = (phase: Phase): void => {
    if (phase.phase !== 'committed') return
    events += phase.events
    onProgress(events)
  }
  const waited = waitFor(position, ALL, readStore, done.signal)
  const folded = (async (): Outcome<ProjectorError, boolean> => {
    const lease = await takeLease(ALL, `command ${randomUUID()}`, readStore, done.signal)
    if (isLeft(lease) || lease.right === undefined) return isLeft(lease) ? lease : right(false)
    const caughtUp = await catchUp(
      { eventLog, readStore, lease: lease.right, documents: new Documents(), onPhase },
      done.signal,
    )
    await readStore.release(lease.right)
    return isLeft(caughtUp) ? caughtUp : right(true)
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
