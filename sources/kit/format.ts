import type * as t from 'io-ts'
import type { CivilDate, Instant, Uuid } from '#domain/common'
import type { LineCategory } from '#domain/events/commercial'
import type { ConnectionRegistered, EvidenceKind } from '#domain/events/connections'
import type { FactsOf } from '#domain/events/facts'
import type { Billable } from '#domain/events/import-choices'
import type { ItemState, ItemType } from '#domain/events/work-items'
import type { CalendarRecord } from './calendars/event.js'
import type { FileOfCalendar } from './calendars/file-of-calendar.js'
import type { Conventions } from './conventions.js'
import type { DateOrder } from './days.js'
import type { Learned, Lesson } from './learned.js'
import type { DecimalMark } from './numbers.js'
import type { Encoding } from './text.js'

/** Names that repositories had before or have since, by each of their names. */
export type FormerNames = ReadonlyMap<string, readonly string[]>

/** The choices of a person about files that do not state these things themselves. */
export interface Choices {
  /** The project of everything that `projects` does not name. */
  readonly project: Uuid | null
  /** Our projects by the names that the source gives to its own, or to its containers. */
  readonly projects: ReadonlyMap<string, Uuid>
  /** The role of time that `roles` does not name. */
  readonly role: string | null
  /** Roles by the source's own roles and tasks. */
  readonly roles: ReadonlyMap<string, string>
  /** States of work items by the source's own words. */
  readonly states: ReadonlyMap<string, ItemState>
  /** Types of work items by the source's own words. */
  readonly types: ReadonlyMap<string, ItemType>
  /** Categories of invoice lines by the source's own kinds. */
  readonly categories: ReadonlyMap<string, LineCategory>
  /** Keys of work items by the ids that the source gives them. */
  readonly items: ReadonlyMap<string, string>
  /** The default branch, or its former name, of repositories whose records do not say it. */
  readonly branch: string | null
  /** The container of records that do not name theirs: a calendar, an account, a tracker project, a repository. */
  readonly container: string | null
  /** Names that renamed repositories had before, which the directory knows; absent if there are none. */
  readonly formerNames?: FormerNames
  /** Says whether time is billable, where records do not say it. */
  readonly billable: Billable | null
  /** The currency of records that do not name theirs. */
  readonly currency: string | null
  readonly dates: DateOrder | null
  readonly decimal: DecimalMark | null
  /** The zone of instants that are written without one. */
  readonly zone: string | null
  /** Domains of those who belong to the provider, with blanks between; null if everybody in a meeting counts. */
  readonly domains: string | null
}

/** Tables of choices by the source's own words. */
export type ChoiceTable = 'projects' | 'roles' | 'states' | 'types' | 'categories' | 'items'

/** By what a row without an id is known. No person is in it. */
export interface Unnamed {
  /** The part that a correction leaves as it is: start or day, project, task and text. */
  readonly says: string
  /** The cells by which it is numbered among rows of its file that say the same: start, end, hours, and all others. */
  readonly order: string
  /** All that it says, by which it was known before; null in formats that are newer. */
  readonly formerly: string | null
}

/** A fact as a format states it, before it is checked. Its instant follows from its data where none is given. */
export type Candidate<K extends EvidenceKind = EvidenceKind> = {
  readonly [One in K]: {
    readonly kind: One
    /** The id of its project, or the name of its container. */
    readonly place: string
    /** The source's own reference, or what a row without an id is known by. */
    readonly known: { readonly key: string } | Unnamed
    readonly occurredAt?: Instant
    readonly data: FactsOf<One>
  }
}[K]

/** Kinds of facts that records share: a day's cost, a day's use. */
export type SummedKind = 'cloud_line' | 'ai_usage'

/** A word of the source that a table of choices lacks. */
export interface Ask {
  readonly table: ChoiceTable
  readonly word: string
}

/** A record that is no valid fact: a dead letter. */
export interface Rejected {
  readonly tag: 'rejected'
  readonly reasonCode: string
  readonly message: string
  /** The word that a table of choices lacks. */
  readonly asks?: Ask
  /** Further words that it will need once that one is explained. */
  readonly alsoAsks?: readonly Ask[]
  /** The number of the invoice that lacks a line without this record: none of it is stated, as its sum would be wrong. */
  readonly invoice?: string
}

/** The result of mapping a record. */
export type Mapped =
  /**
   * `updated` is when the source last changed it: of two records of one thing, the later one counts. `asks` are words
   * without which the fact says less than the record does.
   */
  | { readonly tag: 'fact'; readonly fact: Candidate; readonly updated?: Instant; readonly asks?: readonly Ask[] }
  /**
   * A part of a fact: the amounts, or values, of all records with its key are summed. `part` distinguishes it where the source
   * may state it twice (pages that overlap, a report of a day next to one of its month): then only what is stated last counts.
   * It may name a person: it is kept for the reading alone, under a hash with a secret that is forgotten with it.
   */
  | {
      readonly tag: 'share'
      readonly fact: Candidate<SummedKind>
      readonly part?: string
      /** The first day of the bill that a charge is on; null where its row does not say it. Absent if it is no charge. */
      readonly billedFrom?: CivilDate | null
    }
  /**
   * Lines of an invoice that other records continue, in any order. All records of one number and place are one fact; they agree
   * on everything but their lines. A line that is stated again counts once.
   */
  | { readonly tag: 'lines'; readonly fact: Candidate<'invoice'> }
  /**
   * Rightly no fact: a running timer, a draft, leave. `fact` is what it would be if it were one: should it have been one before,
   * that is withdrawn.
   */
  | { readonly tag: 'left_out'; readonly reason: string; readonly fact?: Candidate; readonly updated?: Instant }
  /**
   * A series of meetings is told as a whole, with all its exceptions: what else was stated of it is gone. `excluded` are keys of
   * occurrences that it says do not take place.
   */
  | { readonly tag: 'whole_series'; readonly place: string; readonly uid: string; readonly excluded: readonly string[] }
  | Rejected

interface CommonFormat {
  /** Its name in `--as`. */
  readonly name: string
  readonly title: string
  /** Languages, versions, editions and programs that the title leaves out, for docs/files.md; absent if there are none. */
  readonly variants?: string
  /** An id of the catalogue of data sources. */
  readonly provider: string
  readonly category: t.TypeOf<typeof ConnectionRegistered.data>['category']
  readonly kinds: readonly EvidenceKind[]
  /** Says whether it delivers time without saying its role, so that a person has to. */
  readonly asksRole: boolean
  /** Says whether it delivers time without saying whether it is billable, so that a person has to. */
  readonly asksBillable?: true
  /** The container that its records do not name, so that a person has to: `team`, `calendar`. Absent if they name it. */
  readonly asksContainer?: string
  /** Formats of a product with the same word here state the same facts: one import takes only one of them. */
  readonly states?: string
}

/** A cell's text by the name of its column; empty where the row lacks it. */
export type Row<C extends string> = Readonly<Record<C, string>>

/** The way in which a person says that a table is written. */
export interface Writing {
  /** Null if it is recognised. */
  readonly delimiter: string | null
  readonly encoding: Encoding | null
  /** All that the person said, to be kept with the connection. */
  readonly mapping: string
}

/** A table that a product exports, as data and one pure function. */
export interface TableFormat<C extends string = string> extends CommonFormat {
  readonly layout: 'table'
  /** Headers of each column, in every language that the product exports; compared by `plainHeader`. */
  readonly columns: Readonly<Record<C, readonly string[]>>
  /** Columns by which it is recognised: no other format has all of them. */
  readonly distinctive: readonly C[]
  /** Columns without which no row says anything: those that a file must have where a person names the format. Absent if it is all above. */
  readonly needs?: readonly (readonly C[])[]
  /** Columns that each row has, perhaps empty: one that ends before them is cut off, and would say something else without them. */
  readonly present?: readonly C[]
  /** The column with the number of the invoice that a row is a line of: if the row cannot be read, the invoice is incomplete. */
  readonly invoice?: C
  /** The column that says whether time is billable: of a file without it, a person has to. */
  readonly billable?: C
  /** Columns of days, instants and numbers, whose spelling differs between countries. */
  readonly days: readonly C[]
  readonly instants: readonly C[]
  readonly numbers: readonly C[]
  /** Columns that a file may have several times: their cells that are not empty become one, a line each. */
  readonly repeated?: readonly C[]
  /** A cell as the conventions know it, where the table spells it otherwise; each cell as it is if absent. */
  readonly spelled?: (column: string, text: string) => string
  /** Members of facts that its headers also stand for in tables of no format: they are proposed for a mapping. Absent if there are none. */
  readonly suggests?: { readonly [Column in C]?: string }
  /** The way in which files are written, by a mapping; absent if that is recognised. */
  readonly writing?: Writing
  /** A column of time that its rows may have: where one does, a person is asked for its role, and whether it is billable. */
  readonly time?: C
  /** Reads what a row says about others, by their ids: all of it is known before any row is mapped. Absent if each stands for itself. */
  readonly teaches?: (row: Row<C>) => readonly Lesson[]
  readonly map: (row: Row<C>, choices: Choices, conventions: Conventions, learned: Learned) => readonly Mapped[]
}

/**
 * JSON records as a host's API answers them: one a line, an array, several arrays one after another or in an array, or in
 * a member of an object.
 */
export interface JsonFormat extends CommonFormat {
  readonly layout: 'json'
  /**
   * The member of a page that lists its records, or its several names: `issues`, or `QueryResponse.Invoice` where it stands in a
   * member; null if a page is the list itself.
   */
  readonly list: string | readonly string[] | null
  /** Members of a record that hold lists, and by which pages of another format list their records. */
  readonly ownLists?: readonly string[]
  /**
   * Members of a record by which it is recognised: no other format has all of them. `fields.status` is a member of a member, or
   * of the first of a list; a dot in a name is written `\\.`; of `a|b` one is enough.
   */
  readonly members: readonly string[]
  /** Members without which no record says anything, written alike: those that one must have where a person names the format. */
  readonly needs?: readonly string[]
  /** Members of records that hold more than this format reads: another format takes those, unless a person names this one. */
  readonly notBeside?: readonly string[]
  /**
   * Reads what a record says about others, by their ids: all of it is known before any record is mapped. Absent if each record stands
   * for itself.
   */
  readonly teaches?: (record: unknown) => readonly Lesson[]
  /** A record is any JSON value: `map` decodes it. `readAt` is when the file was read: what starts later has not happened yet. */
  readonly map: (record: unknown, choices: Choices, readAt: Instant, learned: Learned) => readonly Mapped[]
}

/** A calendar in the form of iCalendar. A record is all that it says under one UID: a meeting, or a series with its exceptions. */
export interface CalendarFormat extends CommonFormat {
  readonly layout: 'calendar'
  /** `readAt` is when the file was read: what starts later has not happened yet. */
  readonly map: (record: CalendarRecord, choices: Choices, readAt: Instant, file: FileOfCalendar) => readonly Mapped[]
}

/** The format of one product's files. */
export type Format = TableFormat | JsonFormat | CalendarFormat
