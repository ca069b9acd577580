import type { Recorded } from '#domain/events/catalogue'
import type { Outcome, StoreUnavailable } from '#domain/outcome'

/** A place in the whole log. Text order is log order; '' is before the first event. Only the adapter knows its inside. */
export type Position = string
export const LOG_START: Position = ''

/** The revision of a stream's last event, counted from 0; -1 where the stream has none. */
export type Revision = number
export const NO_STREAM: Revision = -1

export type NewEvent = Recorded
export interface LoggedEvent extends Recorded {
  readonly stream: string
  readonly revision: Revision
  readonly position: Position
  /** Why nothing of it but its place can be read any more; all else of it is empty then. */
  readonly damaged?: string
}
/** Stands for an event that is damaged, so that the others can be read. */
export const damagedEvent = (
  place: Pick<LoggedEvent, 'stream' | 'revision' | 'position'>,
  damaged: string,
): LoggedEvent => ({ ...place, eventId: '', type: '', schemaVersion: 0, data: null, metadata: null, damaged })

/** The stream is not where the writer thought; nothing was written. */
export interface WrongRevision {
  readonly tag: 'wrong_revision'
  readonly stream: string
  readonly actual: Revision
}
/** An event is larger than a log takes; nothing was written. */
export interface EventTooLarge {
  readonly tag: 'event_too_large'
  /** One line that says which, and how large. */
  readonly message: string
}
export interface Appended {
  readonly revision: Revision
  /** Where the last event of the append stands. */
  readonly position: Position
}

/** What happened, append-only. Order within a stream is the order of appends; a position once given never moves. */
export interface EventLog {
  /**
   * All or nothing. Repeating an append whose events stand there already, from the same revision on,
   * succeeds and writes nothing. At least one event is expected; none may be larger than `LARGEST_EVENT`.
   */
  readonly append: (
    stream: string,
    expected: Revision,
    events: readonly [NewEvent, ...NewEvent[]],
  ) => Outcome<WrongRevision | EventTooLarge | StoreUnavailable, Appended>
  /** Events of a stream after a revision, oldest first, at most `limit`. */
  readonly readStream: (
    stream: string,
    after: Revision,
    limit: number,
  ) => Outcome<StoreUnavailable, readonly LoggedEvent[]>
  /** Events of all streams after a position, oldest first, at most `limit`. */
  readonly readAll: (after: Position, limit: number) => Outcome<StoreUnavailable, readonly LoggedEvent[]>
  /** Resolves once something stands after the position, or the signal is aborted. */
  readonly changed: (after: Position, signal: AbortSignal) => Outcome<StoreUnavailable, void>
  /**
   * Removes a stream for good: it has no events any more, and an append to it, repeated or new, is answered with an error.
   * Again is the same. A server may still give its events among all, until it has cleaned up.
   */
  readonly deleteStream: (stream: string) => Outcome<StoreUnavailable, void>
  /** Where the last event stands, or stood that was removed since; `LOG_START` in an empty log. */
  readonly end: () => Outcome<StoreUnavailable, Position>
  /** What the log finds wrong with its own files; a server looks after its files by itself, and finds nothing here. */
  readonly integrity: () => Outcome<StoreUnavailable, readonly string[]>
  readonly close: () => void
}
