import { isLeft } from 'fp-ts/lib/Either.js'
import { EvidenceKind } from '#domain/events/connections'
import { readingOf } from '#import/source'
import { type Reads, targets } from '#sources/kit/tables/targets'
import { type Location, openInput } from '../files/input.js'
import { tableHead } from '../files/rows.js'
import { columnsFor, columnsIn, firstRows } from './suggest.js'

// The beginning of a table, for people who say what its columns mean.

/** The most rows, columns and characters of a cell that are shown. */
export const SHOWN_ROWS = 20
export const SHOWN_COLUMNS = 50
export const SHOWN_CHARACTERS = 200
/** The most words of a column that are listed; a column with more is no list of words. */
export const SHOWN_WORDS = 50

/** A column that a mapping may name. */
export interface ShownColumn {
  readonly name: string
  /** The words in its cells, as far as rows are looked at; null if they are too many. */
  readonly words: readonly string[] | null
}

/** A member of a kind, and the column that is proposed for it. */
export interface ShownMember {
  readonly name: string
  readonly reads: Reads
  readonly meanings: readonly string[]
  readonly column: string | null
}

export interface ShownKind {
  readonly kind: EvidenceKind
  readonly members: readonly ShownMember[]
  /** Groups of members: of each, one is needed. */
  readonly needed: readonly (readonly string[])[]
  /** Says whether a mapping may name columns as the key of a row. */
  readonly hasKeyColumns: boolean
}

/** The beginning of a table without its columns that may name people, and what can be said of the others. */
export interface ShownTable {
  readonly columns: readonly ShownColumn[]
  /** The number of columns that may be named, whether they are shown or not. */
  readonly columnsTotal: number
  /** The cells of the first rows, in the order of the columns. */
  readonly rows: readonly (readonly string[])[]
  readonly kinds: readonly ShownKind[]
}

const cut = (cell: string): string => cell.slice(0, SHOWN_CHARACTERS)

const wordsIn = (cells: readonly string[]): readonly string[] | null => {
  const words = new Set(cells)
  const isListable = words.size <= SHOWN_WORDS && [...words].every(({ length }) => length <= SHOWN_CHARACTERS)
  return isListable ? [...words].sort() : null
}

/** The beginning of a table; null if a file is none, or cannot be read. */
export const shownTable = async (location: Location): Promise<ShownTable | null> => {
  const input = await openInput(location)
  if (isLeft(input)) return null
  const head = tableHead(input.right.head, null)
  if (head === null) return null
  const rows = await readingOf(() => firstRows(input.right, head))
  if (isLeft(rows)) return null
  const all = columnsIn(head)
  const names = all.filter(({ length }) => length <= SHOWN_CHARACTERS).slice(0, SHOWN_COLUMNS)
  const places = names.map((name) => head.titles.indexOf(name))
  const cellsOf = (name: string): readonly string[] => rows.right.map((row) => row[head.titles.indexOf(name)] ?? '')
  const filledOf = (name: string): readonly string[] => cellsOf(name).filter((cell) => cell !== '')
  return {
    columns: names.map((name) => ({ name, words: wordsIn(cellsOf(name)) })),
    columnsTotal: all.length,
    rows: rows.right.slice(0, SHOWN_ROWS).map((row) => places.map((place) => cut(row[place] ?? ''))),
    kinds: EvidenceKind.values.map((kind) => {
      const { members, required, ownKey } = targets[kind]
      const proposed = columnsFor(kind, names, filledOf)
      return {
        kind,
        members: [...members].map(([name, { reads, meanings }]) => ({
          name,
          reads,
          meanings,
          column: proposed.get(name) ?? null,
        })),
        needed: required,
        hasKeyColumns: ownKey === null,
      }
    }),
  }
}
