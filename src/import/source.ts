import { left, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import type { DataOf } from '#domain/events/catalogue'
import type { ContainerKind, CoverageStatement, EvidenceKind, ImportedFile, LeftOut } from '#domain/events/connections'
import type { Fact } from '#domain/events/facts'
import type { ListRead } from '#domain/events/hosts'
import type { KeptChoices } from '#domain/events/import-choices'
import type { Outcome } from '#domain/outcome'
import type { AssumedReach, Assumption, ChangedChoice, ChoiceName } from './assumption.js'
import type { Renaming } from './renaming.js'

/** Something that a person has to answer before a source can be read. */
export interface Question {
  /** The choice that answers it; `files` is how files of one bill belong together, `as` their format, `map` how a table is read. */
  readonly answer: ChoiceName | 'files' | 'as' | 'map'
  /** The source's words whose meaning is asked, of which a person names some; empty where one value is asked. */
  readonly words: readonly string[]
  /** The reason for which it is asked. */
  readonly why: string
  /** The options of a command that answer it. */
  readonly advice: string
  /** The only values that answer it; absent where the choice itself says which there are. */
  readonly values?: readonly { readonly id: string; readonly text: string }[]
}

/** The reason for which a source cannot be read. `message` is one line that says what to do; it contains no secret. */
export interface SourceError {
  readonly tag: 'source_error'
  readonly code:
    | 'not_found'
    | 'not_a_repository'
    | 'empty'
    | 'unreadable'
    | 'broken'
    | 'unsupported'
    | 'unauthorized'
    | 'limited'
    | 'unavailable'
  readonly message: string
  /** The same for people at a form; absent if `message` names no command. */
  readonly atForm?: string
  /** All that `message` asks, where answers are all that is missing. */
  readonly questions?: readonly Question[]
}

/** A rejected record: it becomes a dead letter, and the rest is imported. */
export interface DeadRecord {
  readonly kind: 'dead_letter'
  /** The same text for the same record, wherever it is in the source; only its hash is stored. */
  readonly identity: string
  /** The place of the record: a line, its id. */
  readonly record: string
  readonly reasonCode: string
  /** The fault of the record, without its values. */
  readonly message: string
  /** Its subject; null if unknown. */
  readonly about: { readonly kind: EvidenceKind; readonly place: string; readonly key: string } | null
}

/** A key under which a fact was known before, in the same place: what is held under it is withdrawn as the fact is told. */
export interface FormerKey {
  readonly key: string
  /** It may be another fact's where this one is known already: then it stays. */
  readonly onlyIfNew: boolean
}

/**
 * A fact as a source states it, and when it was last changed there, if the source says: of two records of one thing in a
 * reading the later `updated` counts, else the later record.
 */
export type UpdatedFact = Fact & { readonly updated?: Instant; readonly former?: readonly FormerKey[] }

/** A whole that a source states anew, as a bill or a series of meetings: known records of it that the source lacks are gone. */
export interface Replaced {
  readonly kind: EvidenceKind
  readonly place: string
  /** Says whether a known record with these facts is a part of it. */
  readonly holds: (key: string, facts: unknown) => boolean
  /** The reason for which a record is withdrawn. */
  readonly reason: string
  /** Says whether no record that cannot be read may be one of its own. */
  readonly isSure: boolean
}

/** A thing that the source has, and that is no fact: leave, free time. If it was stated before, that is withdrawn. */
export interface NoFact {
  readonly kind: EvidenceKind
  readonly place: string
  readonly key: string
  readonly occurredAt: Instant
  readonly updated?: Instant
  readonly former?: readonly FormerKey[]
  /** The reason for which it is withdrawn. */
  readonly noFact: string
}
export const isNoFact = (one: UpdatedFact | NoFact): one is NoFact => 'noFact' in one

/** A thing that the source still has, though this reading does not state it again. */
export interface StillThere {
  readonly kind: 'still_there'
  readonly thing: Pick<Fact, 'kind' | 'place' | 'key'>
}

/** The end of a page of a host: its facts are appended together with how far its list is read then. */
export interface PageEnd {
  readonly kind: 'page_end'
  readonly read: ListRead
  /** Says whether that is appended also where the page has nothing new: a first reading is resumed there. */
  readonly isKept: boolean
}

/** One record of a reading. */
export type SourceRecord = UpdatedFact | NoFact | DeadRecord
/** One record of a reading that asks a host. */
export type HostRecord = SourceRecord | StillThere | PageEnd

/** A column or member that holds evidence of a kind that is not read there, and in how many of its cells or entries. */
export interface Unread {
  readonly name: string
  readonly kind: EvidenceKind
  readonly values: number
}

/** One reading of a source, begun at `readAt`. */
export interface SourceReading<Told = SourceRecord> {
  readonly provider: string
  /** The same text for the same source, wherever it is read from; only its hash is stored. */
  readonly identity: string
  readonly label: string
  /** The account at the provider, by a name that is safe to show; absent if unknown. It is that of the first import. */
  readonly account?: string
  /** The part that is read, if a source has several; `asked` if a person named it. */
  readonly branch?: { readonly name: string; readonly asked: boolean }
  /** The repository, and whether a commit is on the branch that is read: that recognises a renamed repository. */
  readonly repository?: { readonly container: string; readonly contains: (commit: string) => boolean }
  /** True if its records name repositories that number their things, by which a renamed repository is recognised. */
  readonly namesRepositories?: boolean
  /** The number of records, for progress; null if unknown. */
  readonly total: number | null
  /** An equal text means that the source has not changed. */
  readonly cursor: string
  /** Its coverage; complete once all records were read. */
  readonly coverage: readonly CoverageStatement[]
  /**
   * The source declares these complete: records in them that it does not have are gone. To be asked once all records
   * were read; what could not be read whole is not among them. An empty source says it before.
   */
  readonly complete: readonly CoverageStatement[]
  /** Days of which the source should have every record: known ones that it lacks are counted. To be asked once all was read. */
  readonly days?: readonly CoverageStatement[]
  /** Wholes that the source states anew; to be asked once all was read. Absent if there are none. */
  readonly replaced?: readonly Replaced[]
  /** Containers of a host that go by another name by now; absent if no host says so. */
  readonly renamed?: readonly Renaming[]
  /** The containers under these names, where some go by another name by now; absent if none does. */
  readonly connected?: DataOf<'HostConnected'>
  /** The state of a host, to be appended as a run ends, whether it failed or not; absent if it is no host. */
  readonly atEnd?: () => Omit<DataOf<'HostRead'>, 'runId'>
  /**
   * Says whether this reading reads where a dead letter stands, by its `record`: a letter there is closed unless it is met again.
   * Absent if each reading reads the whole source.
   */
  readonly reads?: (record: string) => boolean
  /** The project that a person assigned to a container of the source; null if none. Absent if facts say it. */
  readonly projectOf?: (kind: ContainerKind, container: string) => Uuid | null
  /** All that people chose about it, to be kept with its connection; absent if it asks nothing. */
  readonly choices?: KeptChoices
  /** Assumptions on which its facts rest, though the source may not say them; absent if there are none. To be asked once all records were read. */
  readonly assumptions?: readonly Assumption[]
  /** Choices of now that no fact rests on; to be asked once all records were read. */
  readonly unneeded?: readonly Assumption[]
  /** Kept choices that are replaced, for this import and later ones. */
  readonly changed?: readonly ChangedChoice[]
  /** The kinds that it takes to be complete beyond their last record; to be asked once all records were read. */
  readonly reaches?: readonly AssumedReach[]
  /** The files that are read; absent if it is no files. */
  readonly files?: readonly ImportedFile[]
  /** True if it is known to have no records. */
  readonly isEmpty?: boolean
  /** Records that are rightly no fact, by reason; to be asked once all records were read. */
  readonly leftOut?: readonly LeftOut[]
  /** Columns and members that hold evidence which is not read there; to be asked once all records were read. */
  readonly unread?: readonly Unread[]
  /** The instant at which the reading began. */
  readonly readAt: Instant
  /** Notes for the user, one line each. */
  readonly notices: readonly string[]
  /** Instant of the newest record, to centre examples on. */
  readonly newestAt: Instant | null
  /**
   * The facts of the source and its rejected records, in the same order for the same `cursor`; throws a `SourceFailure` if
   * reading breaks off.
   */
  readonly facts: (progress: (done: number) => void) => AsyncIterable<Told>
}
/** A reading of whatever source: files, a repository, a host. */
export type AnyReading = SourceReading<HostRecord>

/** A source that broke off while it was read. */
export class SourceFailure extends Error {
  readonly error: SourceError
  constructor(error: SourceError) {
    super(error.message)
    this.error = error
  }
}

/** An error of a source, as one line whatever a file is called. */
export const sourceError = (code: SourceError['code'], message: string): SourceError => ({
  tag: 'source_error',
  code,
  message: message.replace(/\s+/g, ' ').trim(),
})

/** The same error with what it says to people at a form, who have no commands. */
export const toldAtForm = (error: SourceError, message: string): SourceError => ({
  ...error,
  atForm: sourceError(error.code, message).message,
})

/** The error of a source that cannot be read before all of this is answered. */
export const unanswered = (questions: readonly Question[]): SourceError => ({
  ...sourceError('unsupported', questions.map(({ why, advice }) => `${why}: ${advice}`).join('; ')),
  questions,
})

/** The error of a source that breaks off while it is read, as a value. */
export const readingOf = async <A>(read: () => Promise<A>): Outcome<SourceError, A> => {
  try {
    return right(await read())
  } catch (error) {
    if (error instanceof SourceFailure) return left(error.error)
    throw error
  }
}
