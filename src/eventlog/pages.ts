import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { decode } from '#domain/codec'
import { type DomainEvent, type EventType, isKnownType } from '#domain/events/catalogue'
import { Metadata } from '#domain/events/envelope'
import type { StoreUnavailable } from '#domain/outcome'
import { type EventLog, LOG_START, type LoggedEvent, type Position, type Revision } from './port.js'
import { readEvent } from './read-event.js'

const PAGE = 1_000

// A server may give less than was asked for: the end is where it gives nothing.

/** A stream's events after a revision, a page at a time; an error is the last thing that comes. */
export async function* pagesOf(
  stream: string,
  after: Revision,
  eventLog: Pick<EventLog, 'readStream'>,
): AsyncGenerator<Either<StoreUnavailable, readonly LoggedEvent[]>> {
  for (let last: Revision | undefined = after; last !== undefined; ) {
    const page: Either<StoreUnavailable, readonly LoggedEvent[]> = await eventLog.readStream(stream, last, PAGE)
    yield page
    if (isLeft(page)) return
    last = page.right.at(-1)?.revision
  }
}

/** All events up to a position, included, a page at a time; an error is the last thing that comes. */
export async function* pagesUpTo(
  position: Position,
  eventLog: Pick<EventLog, 'readAll'>,
): AsyncGenerator<Either<StoreUnavailable, readonly LoggedEvent[]>> {
  for (let after = LOG_START; after < position; ) {
    const page = await eventLog.readAll(after, PAGE)
    const due = isLeft(page) ? page : right(page.right.filter((logged) => logged.position <= position))
    yield due
    if (isLeft(page) || isLeft(due) || page.right.length === 0) return
    after = due.right.at(-1)?.position ?? position
  }
}

const cannotBeRead = ({ revision, stream }: LoggedEvent, reason: string): Either<StoreUnavailable, never> =>
  left({
    tag: 'store_unavailable',
    store: 'event log',
    cause: `event ${revision} of ${stream} cannot be read: ${reason}`,
  })

/** An event of a stream, as far as it can be read. */
export interface Legible {
  readonly type: EventType
  readonly revision: Revision
  /** Null where what it is about cannot be read. */
  readonly metadata: Metadata | null
  /** Null where it cannot be decoded. */
  readonly event: DomainEvent | null
}

/** A page's events, each as far as it can be read; only one of a type that this build does not know is an error. */
export const legiblePage = (page: readonly LoggedEvent[]): Either<StoreUnavailable, readonly Legible[]> => {
  const events: Legible[] = []
  for (const logged of page) {
    const { type, revision, stream, damaged } = logged
    if (damaged !== undefined) return cannotBeRead(logged, damaged)
    if (!isKnownType(type)) {
      const cause = `event ${revision} of ${stream} is of the type ${type}, which this build does not know`
      return left({ tag: 'store_unavailable', store: 'event log', cause })
    }
    const event = readEvent(logged)
    const metadata = isLeft(event) ? decode(Metadata, logged.metadata) : right(event.right.metadata)
    events.push({
      type,
      revision,
      metadata: isLeft(metadata) ? null : metadata.right,
      event: isLeft(event) ? null : event.right,
    })
  }
  return right(events)
}

/** A page's events, decoded; one that cannot be read is an error of the log, as commands cannot go on without it. */
export const decodedPage = (page: readonly LoggedEvent[]): Either<StoreUnavailable, readonly DomainEvent[]> => {
  const events: DomainEvent[] = []
  for (const logged of page) {
    const event = readEvent(logged)
    if (isLeft(event)) return cannotBeRead(logged, event.left.reason)
    events.push(event.right)
  }
  return right(events)
}
