import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { DomainEvent } from '#domain/events/catalogue'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { decodedPage, pagesOf } from '#eventlog/pages'
import { type EventLog, type NewEvent, NO_STREAM, type Position, type Revision } from '#eventlog/port'

/** Others kept appending to the same stream. */
export interface Contended {
  readonly tag: 'contended'
}

const TRIES = 100

/** All events of a stream, decoded. */
export const readWhole = async (
  stream: string,
  eventLog: EventLog,
): Outcome<StoreUnavailable, readonly DomainEvent[]> => {
  const events: DomainEvent[] = []
  for await (const page of pagesOf(stream, NO_STREAM, eventLog)) {
    const decoded = isLeft(page) ? page : decodedPage(page.right)
    if (isLeft(decoded)) return decoded
    events.push(...decoded.right)
  }
  return right(events)
}

/** What a stream came to: its last revision, and where the last append stands ('' where there was nothing to append). */
export interface Decided {
  readonly events: readonly DomainEvent[]
  readonly revision: Revision
  readonly position: Position
}

/**
 * Decides from a stream's events what to append, and appends it at the revision that it was decided on; decides again
 * where somebody else was faster.
 */
export const decideAndAppend = async <E>(
  stream: string,
  eventLog: EventLog,
  decide: (events: readonly DomainEvent[]) => Awaited<Outcome<E, readonly NewEvent[]>>,
): Outcome<E | Contended | StoreUnavailable, Decided> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const events = await readWhole(stream, eventLog)
    if (isLeft(events)) return events
    const decided = decide(events.right)
    if (isLeft(decided)) return decided
    const expected = events.right.at(-1)?.revision ?? NO_STREAM
    const [first, ...rest] = decided.right
    if (first === undefined) return right({ events: events.right, revision: expected, position: '' })
    const appended = await eventLog.append(stream, expected, [first, ...rest])
    if (!isLeft(appended)) return right({ events: events.right, ...appended.right })
    if (appended.left.tag !== 'wrong_revision') return left(appended.left)
  }
  return left({ tag: 'contended' })
}
