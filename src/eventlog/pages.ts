import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { decode } from '#domain/codec'
import { type DomainEvent, type EventType, isKnownType } from '#domain/events/catalogue'
import { Metadata } from '#domain/events/envelope'
import type { StoreError } from '#domain/outcome'
import { type EventLog, LOG_START, type LoggedEvent, type Position, type Revision } from './port.js'
import { readEvent } from './read-event.js'

const PAGE = 1_000

// A server may return fewer events than requested: only an empty page is the end.

/** A stream's events after a revision, a page at a time; an error ends it. */
export async function* pagesOf(
  stream: string,
  after: Revision,
  eventLog: Pick<EventLog, 'readStream'>,
): AsyncGenerator<Either<StoreError, readonly LoggedEvent[]>> {
  for (let last: Revision | undefined = after; last !== undefined; ) {
    const page: Either<StoreError, readonly LoggedEvent[]> = await eventLog.readStream(stream, last, PAGE)
    yield page
    if (isLeft(page)) return
    last = page.right.at(-1)?.revision
  }
}

/** All events up to a position, included, a page at a time, from the start or after another position; an error ends it. */
export async function* pagesUpTo(
  position: Position,
  eventLog: Pick<EventLog, 'readAll'>,
  from = LOG_START,
): AsyncGenerator<Either<StoreError, readonly LoggedEvent[]>> {
  for (let after = from; after < position; ) {
    const page = await eventLog.readAll(after, PAGE)
    const due = isLeft(page) ? page : right(page.right.filter((logged) => logged.position <= position))
    yield due
    if (isLeft(page) || isLeft(due) || page.right.length === 0) return
    after = due.right.at(-1)?.position ?? position
  }
}

const cannotBeRead = ({ revision, stream }: LoggedEvent, reason: string): Either<StoreError, never> =>
  left({
    tag: 'store_corrupt',
    store: 'event log',
    what: `event ${revision} of ${stream}`,
    cause: reason,
    remedy: 'see "Verifying" in docs/operations.md',
  })

/** An event of a stream, as far as it can be read. */
export interface Legible {
  readonly type: EventType
  readonly revision: Revision
  /** Null if its subject cannot be read. */
  readonly metadata: Metadata | null
  /** Null if it cannot be decoded. */
  readonly event: DomainEvent | null
}

/** A page's events, each as far as it can be read; only an unknown type is an error. */
export const legiblePage = (page: readonly LoggedEvent[]): Either<StoreError, readonly Legible[]> => {
  const events: Legible[] = []
  for (const logged of page) {
    const { type, revision, damaged } = logged
    if (damaged !== undefined) return cannotBeRead(logged, damaged)
    if (!isKnownType(type)) return cannotBeRead(logged, `it is of the type ${type}, which this build does not know`)
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

/** A page's decoded events; an unreadable one is an error of the log, because commands cannot continue without it. */
export const decodedPage = (page: readonly LoggedEvent[]): Either<StoreError, readonly DomainEvent[]> => {
  const events: DomainEvent[] = []
  for (const logged of page) {
    const event = readEvent(logged)
    if (isLeft(event)) return cannotBeRead(logged, event.left.reason)
    events.push(event.right)
  }
  return right(events)
}
