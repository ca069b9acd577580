import type { Recorded } from '#domain/events/catalogue'
import type { Outcome, StoreError } from '#domain/outcome'

/** A position in the whole log. Text order is log order; '' is before the first event. Opaque outside its adapter. */
export type Position = string
export const LOG_START: Position = ''

/** The revision of a stream's last event, counted from 0; -1 if it has none. */
export type Revision = number
export const NO_STREAM: Revision = -1

export type NewEvent = Recorded
export interface LoggedEvent extends Recorded {
  readonly stream: string
  readonly revision: Revision
  readonly position: Position
  /** The reason why the event cannot be read; if given, all but its position is empty. */
  readonly damaged?: string
}
/** Replaces a damaged event, so that the others can be read. */
export const damagedEvent = (
  place: Pick<LoggedEvent, 'stream' | 'revision' | 'position'>,
  damaged: string,
): LoggedEvent => ({ ...place, eventId: '', type: '', schemaVersion: 0, data: null, metadata: null, damaged })

/** The stream is not at the expected revision; nothing was written. */
export interface WrongRevision {
  readonly tag: 'wrong_revision'
  readonly stream: string
  readonly actual: Revision
}
/** An event exceeds the log's limit; nothing was written. */
export interface EventTooLarge {
  readonly tag: 'event_too_large'
  /** One line with the event and its size. */
  readonly message: string
}
export interface Appended {
  readonly revision: Revision
  /** The position of the append's last event. */
  readonly position: Position
}

/** The append-only log of events. A stream keeps the order of appends; positions never change. */
export interface EventLog {
  /**
   * All or nothing. Repeating an append whose events already stand there, from the same revision on,
   * succeeds and writes nothing. At least one event is expected; none may be larger than `LARGEST_EVENT`.
   */
  readonly append: (
    stream: string,
    expected: Revision,
    events: readonly [NewEvent, ...NewEvent[]],
  ) => Outcome<WrongRevision | EventTooLarge | StoreError, Appended>
  /** Events of a stream after a revision, oldest first, at most `limit`; fewer where they are large, but none only at the end. */
  readonly readStream: (stream: string, after: Revision, limit: number) => Outcome<StoreError, readonly LoggedEvent[]>
  /** Events of all streams after a position, oldest first, at most `limit`; fewer where they are large, but none only at the end. */
  readonly readAll: (after: Position, limit: number) => Outcome<StoreError, readonly LoggedEvent[]>
  /** Resolves once an event stands after the position, or the signal is aborted. */
  readonly changed: (after: Position, signal: AbortSignal) => Outcome<StoreError, void>
  /**
   * Removes a stream for good: its events are gone, and every append to it, repeated or new, is an error.
   * Repeating it has no effect. A server may still return its events among all, until it has cleaned up.
   */
  readonly deleteStream: (stream: string) => Outcome<StoreError, void>
  /** The position of the last event, even if it was removed since; `LOG_START` in an empty log. */
  readonly end: () => Outcome<StoreError, Position>
  /** Damage that the log finds in its own files; servers check their files themselves, so none is reported. */
  readonly integrity: () => Outcome<StoreError, readonly string[]>
  /** The id that the log was given when it was made, and that its copies have too; null where a server has the log. */
  readonly id: () => Outcome<StoreError, string | null>
  /** Moves what was written beside its file into the file once nobody writes. Called now and then; a server has nothing to do. */
  readonly settle: () => Outcome<StoreError, void>
  /** Writes all of it as of one moment into a new file; null where a server has the log. */
  readonly copyTo: ((file: string) => Outcome<StoreError, void>) | null
  readonly close: () => void
}
