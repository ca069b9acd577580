import type { Instant } from '#domain/common'
import type { CoverageStatement } from '#domain/events/connections'
import type { Fact, FactKind } from '#domain/events/facts'

/** Why a source cannot be read. `message` is one line that says what to do; it holds no secret. */
export interface SourceError {
  readonly tag: 'source_error'
  readonly code: 'not_found' | 'not_a_repository' | 'empty' | 'unreadable' | 'broken' | 'unsupported'
  readonly message: string
}

/** A record that is no fact as it stands: it is put aside, and the rest is taken. */
export interface DeadRecord {
  readonly kind: 'dead_letter'
  /** The same text for the same record, wherever in the source it stands; it is hashed, never kept. */
  readonly identity: string
  /** Where it stands: a line, a record's id. */
  readonly record: string
  readonly reasonCode: string
  /** What is wrong with it, without its values. */
  readonly message: string
  /** What it is about, where it says so; null where it could be about anything. */
  readonly about: { readonly kind: FactKind; readonly place: string; readonly key: string } | null
}

/** One reading of a source, begun at `readAt`. */
export interface SourceReading {
  readonly provider: string
  /** The same text for the same source, wherever it is read from; it is hashed, never kept. */
  readonly identity: string
  readonly label: string
  /** Which part of it is read, where a source has several; `asked` where a person named it. */
  readonly branch?: { readonly name: string; readonly asked: boolean }
  /** The repository that it is, and whether a commit is on the branch that is read: so it is known again under another name. */
  readonly repository?: { readonly container: string; readonly holds: (commit: string) => boolean }
  /** How many records will be gone through, for progress; null where not known. */
  readonly total: number | null
  /** The same text again means that the source has not changed. */
  readonly cursor: string
  /** What it covers, up to where it was read; to be asked once all records were gone through. */
  readonly coverage: readonly CoverageStatement[]
  /** The source says that these are whole: of what lies in them and is not among its facts, it is known that it is gone. */
  readonly complete: readonly CoverageStatement[]
  /** True where it is known that there is not one record in it. */
  readonly isEmpty?: boolean
  /** When the reading began. */
  readonly readAt: Instant
  /** Something the user should know, one line each. */
  readonly notices: readonly string[]
  /** Instant of the newest record, to centre examples on. */
  readonly newestAt: Instant | null
  /** Every fact of the source, once each, and what is none; throws a `SourceFailure` where reading breaks off. */
  readonly facts: (progress: (done: number) => void) => AsyncIterable<Fact | DeadRecord>
}

/** A source that broke off while it was read. */
export class SourceFailure extends Error {
  readonly error: SourceError
  constructor(error: SourceError) {
    super(error.message)
    this.error = error
  }
}
