import type * as t from 'io-ts'
import type { Uuid } from '#domain/common'
import type { ConnectionRegistered, EvidenceKind } from '#domain/events/connections'
import type { Fact } from '#domain/events/facts'
import type { Conventions } from './conventions.js'
import type { DateOrder } from './days.js'
import type { DecimalMark } from './numbers.js'

/** What a person answers about files that do not say it themselves. */
export interface Answers {
  /** The project of everything that `projects` does not name. */
  readonly project: Uuid | null
  /** Our projects by the names that the source gives to its own. */
  readonly projects: ReadonlyMap<string, Uuid>
  /** The role of time that `roles` does not name. */
  readonly role: string | null
  /** Roles by the source's own roles and tasks. */
  readonly roles: ReadonlyMap<string, string>
  readonly dates: DateOrder | null
  readonly decimal: DecimalMark | null
}

/** A fact before it has a key: rows without an id are known by what they say, and by their number among equals. */
export type KeylessFact = {
  readonly [K in Fact['kind']]: Omit<Extract<Fact, { readonly kind: K }>, 'key'> & { readonly says: string }
}[Fact['kind']]

/** What a record comes to. */
export type Mapped =
  | { readonly tag: 'fact'; readonly fact: KeylessFact }
  /** Rightly no fact: a running timer, a draft. */
  | { readonly tag: 'left_out'; readonly reason: string }
  | { readonly tag: 'rejected'; readonly reasonCode: string; readonly message: string }

/** A cell's text by the name of its column; empty where the row lacks it. */
export type Row<C extends string> = Readonly<Record<C, string>>

/** A table that a product exports, as data and one pure function. */
export interface TableFormat<C extends string = string> {
  /** Its name in `--as`. */
  readonly name: string
  readonly title: string
  readonly provider: string
  readonly category: t.TypeOf<typeof ConnectionRegistered.data>['category']
  readonly kinds: readonly EvidenceKind[]
  /** Headers of each column, in every language that the product exports; compared by `plainHeader`. */
  readonly columns: Readonly<Record<C, readonly string[]>>
  /** Columns by which it is recognised: no other format has all of them. */
  readonly distinctive: readonly C[]
  /** Columns of days and of numbers, whose spelling differs between countries. */
  readonly days: readonly C[]
  readonly numbers: readonly C[]
  /** Whether a column says the role: else a person has to. */
  readonly saysRole: boolean
  readonly map: (row: Row<C>, answers: Answers, conventions: Conventions) => Mapped
}
