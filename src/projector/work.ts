import { randomUUID } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Logger } from 'pino'
import type { Outcome } from '#domain/outcome'
import type { EventLog, Position } from '#eventlog/port'
import { ALL, type ReadStore } from '#readstore/port'
import type { Phase } from './batch.js'
import { systemClock } from './clock.js'
import { Documents } from './documents.js'
import type { Unattributable } from './fold.js'
import { takeLease } from './lease.js'
import { type LogBehind, runProjector } from './projector.js'

const RETRY_MS = 1_000

/** What ends a worker for good: an operator has to look. */
export type WorkStopped = Unattributable | LogBehind

export interface WorkOptions {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly log: Logger
  readonly onPhase: (phase: Phase) => void
}

/**
 * Works until the signal is aborted: takes the lease, folds what comes, and takes it again where it was lost. A store
 * that does not answer is tried again every second; each try is logged with its cause and how far it had come.
 */
export const work = async (
  { eventLog, readStore, log, onPhase }: WorkOptions,
  signal: AbortSignal,
  clock = systemClock,
): Outcome<WorkStopped, void> => {
  const owner = `worker ${randomUUID()}`
  /** Where it was last known to have come; null before its first commit. */
  let foldedTo: Position | null = null
  const watched = (phase: Phase): void => {
    if (phase.phase === 'committed') foldedTo = phase.position
    onPhase(phase)
  }
  while (!signal.aborted) {
    const lease = await takeLease(ALL, owner, readStore, signal, clock)
    if (isLeft(lease)) {
      log.error({ cause: lease.left.cause, store: lease.left.store }, 'cannot take the lease; trying again')
      await clock.sleep(RETRY_MS, signal)
      continue
    }
    if (lease.right === undefined) break
    log.info({ epoch: lease.right.epoch }, 'folding')
    const ended = await runProjector(
      { eventLog, readStore, lease: lease.right, documents: new Documents(), onPhase: watched },
      signal,
      clock,
    )
    await readStore.release(lease.right)
    if (!isLeft(ended)) continue
    switch (ended.left.tag) {
      case 'lease_lost':
        log.warn('another worker took the lease')
        break
      case 'store_unavailable':
        log.error(
          { cause: ended.left.cause, store: ended.left.store, foldedTo },
          'a store does not answer; trying again',
        )
        await clock.sleep(RETRY_MS, signal)
        break
      case 'unattributable_event':
      case 'log_behind':
        return left(ended.left)
      default:
        ended.left satisfies never
    }
  }
  return right(undefined)
}

/** One line for the operator. */
export const stoppedMessage = (stopped: WorkStopped): string => {
  switch (stopped.tag) {
    case 'unattributable_event':
      return `folding stopped at position ${stopped.position}: the metadata of the event ${stopped.type} there cannot be read (${stopped.reason}), so that nobody can say what it was about; upgrade to a version that can`
    case 'log_behind':
      return `folding stopped: the read store is at position ${stopped.checkpoint}, past the end of the event log (${stopped.end}); was the log restored from a backup? Remove what was folded, as docs/operations.md says, to fold it again`
    default:
      return stopped satisfies never
  }
}
