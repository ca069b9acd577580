import type { Instant } from '#domain/common'
import type { CoverageStatement } from '#domain/events/connections'
import type { Fact } from '#domain/events/facts'

/** Why a source cannot be read. `message` is one line that says what to do; it holds no secret. */
export interface SourceError {
  readonly tag: 'source_error'
  readonly code: 'not_found' | 'not_a_repository' | 'empty' | 'unreadable' | 'broken' | 'unsupported'
  readonly message: string
}

/** One reading of a source, begun at `readAt`. */
export interface SourceReading {
  readonly provider: string
  /** The same text for the same source, wherever it is read from; it is hashed, never kept. */
  readonly identity: string
  readonly label: string
  /** How many records will be gone through, for progress; null where not known. */
  readonly total: number | null
  /** The same text again means that the source has not changed. */
  readonly cursor: string
  /** What it covers; of what lies in it and is not among the facts, it is known that it is gone. */
  readonly coverage: readonly CoverageStatement[]
  /** When the reading began. */
  readonly readAt: Instant
  /** Something the user should know, one line each. */
  readonly notices: readonly string[]
  /** Instant of the newest record, to centre examples on. */
  readonly newestAt: Instant | null
  /** Every fact of the source, once each; throws a `SourceFailure` where reading breaks off. */
  readonly facts: (progress: (done: number) => void) => AsyncIterable<Fact>
}

/** A source that broke off while it was read. */
export class SourceFailure extends Error {
  readonly error: SourceError
  constructor(error: SourceError) {
    super(error.message)
    this.error = error
  }
}
