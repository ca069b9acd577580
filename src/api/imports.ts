import type { Readable } from 'node:stream'
import * as t from 'io-ts'
import { listOf, ShortText } from '#domain/bounds'
import { closed, nullable, oneOf, optional, refined } from '#domain/codec'
import { CivilDate, Instant, Int0, Uuid } from '#domain/common'
import { EvidenceKind, LeftOut } from '#domain/events/connections'
import { LONGEST_WORD, MOST_WORDS } from '#domain/events/import-choices'
import { ItemState } from '#domain/events/work-items'
import type { Outcome } from '#domain/outcome'
import type { Actor, Once, UseCaseRefused } from './use-cases.js'

// Imports of files that are sent. The use cases stand above the API, which calls them through this port.

/** The most files of one import. */
export const MOST_FILES = 20
/** The longest name of a file that is shown. */
export const LONGEST_NAME = 200
/** The most entries of a list of what an import comes to. */
const MOST_LISTED = 100
/** The most rejected records that are told one by one. */
export const MOST_REJECTED = 20
/** The most questions that are asked at once. */
export const MOST_QUESTIONS = 100
/** The most rows, columns, characters of a cell and listed words of a table whose columns are asked about. */
export const MOST_ROWS = 20
export const MOST_COLUMNS = 50
const LONGEST_CELL = 200
/** The most answers to choose from; others are named by text. */
export const MOST_OPTIONS = 100

const Text = refined(t.string, ({ length }) => length <= 2_000, 'a text of at most 2,000 characters', {
  maxLength: 2_000,
})
const listed = <C extends Parameters<typeof listOf>[0]>(codec: C) => listOf(codec, MOST_LISTED)

/** Words of a source with what they mean here; null takes the meaning back. */
const Meanings = refined(
  t.record(t.string, nullable(ShortText)),
  (table) =>
    Object.keys(table).length <= MOST_WORDS && Object.keys(table).every(({ length }) => length <= LONGEST_WORD),
  `at most ${MOST_WORDS} words of at most ${LONGEST_WORD} characters, each with its meaning`,
  { maxProperties: MOST_WORDS },
)
const Mapping = refined(t.string, ({ length }) => length <= 60_000, 'a mapping of at most 60,000 characters', {
  maxLength: 60_000,
})

/** Answers and options of an import, named as the options of the command import; null takes one back. */
export const ImportChoices = closed('ImportChoices', {
  as: optional(nullable(ShortText)),
  label: optional(nullable(ShortText)),
  project: optional(nullable(ShortText)),
  role: optional(nullable(ShortText)),
  dates: optional(nullable(ShortText)),
  decimal: optional(nullable(ShortText)),
  zone: optional(nullable(ShortText)),
  branch: optional(nullable(ShortText)),
  container: optional(nullable(ShortText)),
  billable: optional(nullable(ShortText)),
  currency: optional(nullable(ShortText)),
  domains: optional(nullable(ShortText)),
  files: optional(nullable(ShortText)),
  since: optional(nullable(CivilDate)),
  until: optional(nullable(CivilDate)),
  whole: optional(nullable(t.boolean)),
  wholeDays: optional(nullable(t.boolean)),
  emptyIsTrue: optional(nullable(t.boolean)),
  map: optional(nullable(Mapping)),
  projects: optional(nullable(Meanings)),
  roles: optional(nullable(Meanings)),
  states: optional(nullable(Meanings)),
  types: optional(nullable(Meanings)),
  categories: optional(nullable(Meanings)),
  items: optional(nullable(Meanings)),
})
export type ImportChoices = t.TypeOf<typeof ImportChoices>

const ImportFile = closed('ImportFile', {
  n: Int0,
  /** As it was sent, for showing only. */
  name: refined(t.string, ({ length }) => length <= LONGEST_NAME, 'a name', { maxLength: LONGEST_NAME }),
  bytes: Int0,
  madeAt: nullable(Instant),
})

/** Something that a person has to answer. A word of the files is asked by itself, in a table of choices. */
export const ImportQuestion = closed('ImportQuestion', {
  /** The member of the choices that answers it. */
  id: ShortText,
  /** The word of the files whose meaning is asked; null where one value is asked. */
  word: nullable(t.string),
  text: Text,
  /** Answers to choose from; empty where any text answers. Of many projects they are the first, and any can be named. */
  options: listOf(closed('ImportOption', { id: t.string, text: t.string }), MOST_OPTIONS),
  /** False where the files can be imported without an answer. */
  isNeeded: t.boolean,
})
export type ImportQuestion = t.TypeOf<typeof ImportQuestion>

const Cell = refined(t.string, ({ length }) => length <= LONGEST_CELL, `a cell of at most ${LONGEST_CELL} characters`, {
  maxLength: LONGEST_CELL,
})

/** The beginning of a table whose columns a person names, without columns that may name people. */
export const ImportTable = closed('ImportTable', {
  columns: listOf(
    closed('ImportColumn', {
      name: Cell,
      /** The words in its first cells; null if they are too many for a list of words. */
      words: nullable(listOf(Cell, MOST_COLUMNS)),
    }),
    MOST_COLUMNS,
  ),
  columnsTotal: Int0,
  /** The cells of the first rows, in the order of the columns. */
  rows: listOf(listOf(Cell, MOST_COLUMNS), MOST_ROWS),
  /** The kinds that a row may be of, with the members that a mapping gives columns or constants. */
  kinds: t.readonlyArray(
    closed('ImportTableKind', {
      kind: EvidenceKind,
      members: t.readonlyArray(
        closed('ImportMember', {
          name: t.string,
          reads: oneOf('text', 'words', 'list', 'day', 'instant', 'number', 'clock', 'moment', 'yes'),
          /** The only meanings of its words; empty where it has any. */
          meanings: t.readonlyArray(t.string),
          /** The column that is proposed; null if none is proven. */
          column: nullable(Cell),
        }),
      ),
      /** Groups of members: of each, one is needed. */
      needed: t.readonlyArray(t.readonlyArray(t.string)),
      /** Says whether the mapping may name columns as the key of a row. */
      hasKeyColumns: t.boolean,
    }),
  ),
})
export type ImportTable = t.TypeOf<typeof ImportTable>

const Assumed = closed('ImportAssumption', {
  answer: t.string,
  word: nullable(t.string),
  meaning: t.string,
  from: oneOf('given', 'kept', 'proven', 'only_project'),
})

/** The outcome of an import, as a dry run foretells it. */
export const ImportSays = closed('ImportSays', {
  formats: listed(t.string),
  records: Int0,
  facts: listed(
    closed('ImportPlace', {
      kind: EvidenceKind,
      place: t.string,
      project: nullable(t.string),
      count: Int0,
      days: Int0,
      from: Instant,
      to: Instant,
    }),
  ),
  factsTotal: Int0,
  hours: listed(closed('ImportHours', { role: t.string, billable: t.boolean, entries: Int0, hours: t.number })),
  hoursTotal: Int0,
  amounts: listed(
    closed('ImportAmount', { kind: EvidenceKind, currency: nullable(t.string), amount: nullable(t.string) }),
  ),
  meetings: nullable(
    closed('ImportMeetings', {
      meetings: Int0,
      hours: t.number,
      heads: nullable(Int0),
      headHours: nullable(t.number),
    }),
  ),
  items: listed(closed('ImportItems', { state: ItemState, items: Int0 })),
  leftOut: listed(LeftOut),
  unread: listed(closed('ImportUnread', { name: t.string, kind: EvidenceKind, values: Int0 })),
  rejected: listOf(
    closed('ImportRejectedReason', { reason: t.string, records: Int0, first: t.string, message: t.string }),
    MOST_REJECTED,
  ),
  rejectedTotal: Int0,
  assumed: listed(Assumed),
  assumedTotal: Int0,
  unneeded: listed(Assumed),
  changed: listed(
    closed('ImportChanged', { answer: t.string, word: nullable(t.string), before: t.string, now: t.string }),
  ),
  reaches: listed(closed('ImportReach', { kind: EvidenceKind, madeAt: Instant })),
  notices: listed(Text),
})
export type ImportSays = t.TypeOf<typeof ImportSays>

/** The outcome of an import. */
export const ImportResult = closed('ImportResult', {
  connectionId: Uuid,
  accepted: Int0,
  unchanged: Int0,
  withdrawn: Int0,
  replaced: Int0,
  rejected: listOf(closed('ImportRejected', { record: t.string, reason: t.string, message: t.string }), MOST_REJECTED),
  rejectedTotal: Int0,
  /** Known records of the days of the files that the files do not have. */
  missing: listed(closed('ImportMissing', { kind: EvidenceKind, place: t.string, records: Int0 })),
  assumed: listed(Assumed),
  assumedTotal: Int0,
})
export type ImportResult = t.TypeOf<typeof ImportResult>

/**
 * The state of an import: its files are read, it asks, it waits to be confirmed, it is imported, it was, or it could not be read
 * or imported.
 */
export const ImportState = oneOf('reading', 'asks', 'ready', 'importing', 'imported', 'failed')
export type ImportState = t.TypeOf<typeof ImportState>

/** Files that were sent, and what becomes of them. */
export const ImportView = closed('FileImport', {
  id: Uuid,
  state: ImportState,
  files: listOf(ImportFile, MOST_FILES),
  choices: ImportChoices,
  says: nullable(ImportSays),
  questions: listOf(ImportQuestion, MOST_QUESTIONS),
  questionsTotal: Int0,
  /** The beginning of the first file, where it is a table that is read by a mapping; else null. */
  table: nullable(ImportTable),
  progress: nullable(closed('ImportProgress', { done: Int0, of: nullable(Int0) })),
  result: nullable(ImportResult),
  /** A sentence on what went wrong, and on what helps; null if nothing did. */
  problem: nullable(Text),
  /** Says whether a confirmation imports the files, or goes on with an import that was interrupted. */
  mayConfirm: t.boolean,
  takenAt: Instant,
  /** The files are removed then, whatever their state. */
  expiresAt: Instant,
})
export type ImportView = t.TypeOf<typeof ImportView>

/** The reason for which an import is refused. */
export type ImportRefused =
  | UseCaseRefused
  /** Too many uploads, or too many bytes of them, are undecided. */
  | { readonly tag: 'over_quota'; readonly message: string; readonly limit: number; readonly usage: number }
  /** The files have more bytes, or there are more of them, than an upload may have. */
  | { readonly tag: 'upload_too_large'; readonly message: string }
  /** The disk has no room for the files. */
  | { readonly tag: 'disk_full' }

/** The files of one upload while they arrive. */
export interface Receiving {
  /** Takes the next file. Its name is the one that was sent, and is shown only. */
  readonly take: (file: {
    readonly name: string
    readonly madeAt: Instant | null
    readonly content: Readable
  }) => Outcome<ImportRefused, void>
  /** Reads the files that were taken, as a dry run does, and answers what is known within a few seconds. */
  readonly finish: (once: Pick<Once, 'callerId' | 'key'>) => Outcome<ImportRefused, ImportView>
  /** Removes all of it. */
  readonly abandon: () => Promise<void>
}

export interface Imports {
  /** Makes room for an upload of so many bytes, before any of them is taken. */
  readonly receive: (bytes: number, actor: Actor) => Outcome<ImportRefused, Receiving>
  readonly show: (id: Uuid, actor: Actor) => Outcome<ImportRefused, ImportView>
  /** Adds choices to those that were made, and reads the files again. */
  readonly choose: (id: Uuid, choices: ImportChoices, actor: Actor, once: Once) => Outcome<ImportRefused, ImportView>
  readonly confirm: (id: Uuid, actor: Actor, once: Once) => Outcome<ImportRefused, ImportView>
  /** Removes an upload that is not decided. */
  readonly cancel: (id: Uuid, actor: Actor, once: Once) => Outcome<ImportRefused, object>
}
