import type { CellValue } from '../format/csv.js'

export interface Sorting {
  readonly column: string
  readonly isDescending: boolean
}

/** Reads `title.desc`; null if it is no sorting. */
export const parseSorting = (text: string | undefined): Sorting | null => {
  const [column = '', direction] = (text ?? '').split('.')
  return column === '' ? null : { column, isDescending: direction === 'desc' }
}

export const formatSorting = ({ column, isDescending }: Sorting): string => `${column}.${isDescending ? 'desc' : 'asc'}`

const compare = (a: string | number | boolean, b: string | number | boolean, collator: Intl.Collator): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/** Rows by a value of theirs. What is not known comes last, in either direction; equal rows keep their order. */
export const sortRows = <Row>(
  rows: readonly Row[],
  value: (row: Row) => CellValue,
  isDescending: boolean,
  locale: string,
): readonly Row[] => {
  const collator = new Intl.Collator(locale, { numeric: true })
  return rows
    .map((row) => ({ row, key: value(row) }))
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null)
      return isDescending ? compare(b.key, a.key, collator) : compare(a.key, b.key, collator)
    })
    .map(({ row }) => row)
}

/** Rows that contain each word of a text in some value, in any case. */
export const filterRows = <Row>(
  rows: readonly Row[],
  values: (row: Row) => readonly CellValue[],
  text: string,
): readonly Row[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const searched = values(row).join('\n').toLowerCase()
    return words.every((word) => searched.includes(word))
  })
}

/** The handling of grouped rows: which are heads, which heads are found, and how the rows of one group are found and sorted. */
interface Grouping<Row> {
  readonly isHead: (row: Row) => boolean
  readonly isFound: (head: Row) => boolean
  readonly find: (rows: readonly Row[]) => readonly Row[]
  readonly sort: (rows: readonly Row[]) => readonly Row[]
}

/**
 * Rows below the heads of their groups, each group arranged by itself. A head stays while one of its rows does; where it is found
 * itself, all of its rows stay.
 */
export const arrangeGroups = <Row>(
  rows: readonly Row[],
  { isHead, isFound, find, sort }: Grouping<Row>,
): readonly Row[] => {
  const groups: { readonly head: Row; readonly rows: Row[] }[] = []
  for (const row of rows) {
    if (isHead(row)) groups.push({ head: row, rows: [] })
    else groups.at(-1)?.rows.push(row)
  }
  return groups.flatMap((group) => {
    const isWhole = isFound(group.head)
    const found = isWhole ? group.rows : find(group.rows)
    return isWhole || found.length > 0 ? [group.head, ...sort(found)] : []
  })
}
