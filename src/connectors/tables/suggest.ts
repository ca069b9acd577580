import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { EvidenceKind } from '#domain/events/connections'
import type { Outcome } from '#domain/outcome'
import { readingOf, type SourceError, sourceError } from '#import/source'
import { headerFor } from '#sources/headers'
import { Proof } from '#sources/kit/conventions'
import { readsMost, SERIAL, unreadIn } from '#sources/kit/tables/cells'
import { missingMembers } from '#sources/kit/tables/mapping'
import { mayNamePeople } from '#sources/kit/tables/people'
import { spelled } from '#sources/kit/tables/spelling'
import { targets } from '#sources/kit/tables/targets'
import { readYes } from '#sources/kit/time-sheets/entry'
import { type Input, type Location, openInput } from '../files/input.js'
import { rowsOf, type TableHead, tableHead } from '../files/rows.js'

/** The number of rows that are looked at. */
const ROWS = 200
/** The most words of a column that are asked for; a longer list is no list of words. */
const MOST_WORDS = 50

/** A mapping that a person completes: null where the table proves nothing, and what is left to fill in. */
export interface Proposal {
  readonly kind: EvidenceKind | null
  readonly columns: Readonly<Record<string, string | null>>
  readonly constants: Readonly<Record<string, string | null>>
  readonly words: Readonly<Record<string, Readonly<Record<string, null>>>>
  readonly delimiter: string
  readonly encoding: string
  readonly decimal: 'point' | 'comma' | null
  readonly dates: 'day_first' | 'month_first' | null
  readonly serialDates: null
  readonly zone: null
  readonly fill: readonly string[]
  readonly unused: readonly string[]
}

/** A table's columns that stand there once and name no people. */
export const columnsIn = ({ titles, header }: TableHead): readonly string[] =>
  titles.filter(
    (title, place) =>
      title !== '' &&
      header.indexOf(header[place] ?? '') === header.lastIndexOf(header[place] ?? '') &&
      !mayNamePeople(title),
  )

type CellsOf = (header: string) => readonly string[]

/** Members of a duration that are exported under the same headers. */
const SAME_HEADERS: ReadonlyMap<string, string> = new Map([
  ['hours', 'clock'],
  ['clock', 'hours'],
])
const DURATIONS = ['hours', 'minutes', 'seconds', 'clock']
/** Members that say how long an entry lasts where no duration does. */
const SPANS = ['startsAt', 'endDay', 'endsAt', 'pause', 'pauseMinutes']
const HOURS_A_DAY = 24

/** Says whether numbers may be hours: some have decimals, or none is longer than a day. */
const mayBeHours = (cells: readonly string[]): boolean =>
  cells.some((cell) => /[.,]/.test(cell)) || cells.every((cell) => Math.abs(Number(cell)) <= HOURS_A_DAY)

/** The column of a member whose cells it reads; null if none is known. */
const columnOf = (member: string, kind: EvidenceKind, headers: readonly string[], cellsOf: CellsOf): string | null => {
  const isRead = (header: string | null): header is string =>
    header !== null && readsMost(kind, member, cellsOf(header))
  const own = headerFor(member, headers)
  if (isRead(own)) return own
  const other = SAME_HEADERS.get(member)
  const same = other === undefined ? null : headerFor(other, headers)
  return isRead(same) && (member !== 'hours' || mayBeHours(cellsOf(same))) ? same : null
}

/** The columns of each member of a kind; a column is proposed for one member only. */
export const columnsFor = (
  kind: EvidenceKind,
  headers: readonly string[],
  cellsOf: CellsOf,
): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const member of targets[kind].members.keys()) {
    const header = columnOf(member, kind, headers, cellsOf)
    if (header !== null && ![...found.values()].includes(header)) found.set(member, header)
  }
  if (kind !== 'time_entry' || !DURATIONS.some((member) => found.has(member))) return found
  // A duration counts before start and end: they are not needed but for the day.
  for (const member of SPANS) if (member !== 'startsAt' || found.has('day')) found.delete(member)
  return found
}

/** The only kind for which the table has all that is needed by its headers; null if there is none, or several. */
const kindOf = (headers: readonly string[], cellsOf: CellsOf): EvidenceKind | null => {
  const whole = EvidenceKind.values.filter((kind) => {
    const columns = columnsFor(kind, headers, cellsOf)
    return missingMembers(targets[kind], (member) => columns.has(member)).length === 0
  })
  return whole.length === 1 ? (whole[0] ?? null) : null
}

export const firstRows = async (input: Input, head: TableHead): Promise<readonly (readonly string[])[]> => {
  const rows: (readonly string[])[] = []
  for await (const { value } of rowsOf(input, head)) {
    if (!isLeft(value)) rows.push(value.right.map((cell) => cell.trim()))
    if (rows.length === ROWS) break
  }
  return rows
}

const SPELLING = { serialDates: null, months: new Map<string, string>() }
/** The values that a person may give for a convention that the rows leave open. */
const QUESTIONS = {
  dates: 'day_first or month_first',
  decimal: 'point or comma',
  zone: 'for example Europe/Berlin',
} as const

const proposed = (head: TableHead, rows: readonly (readonly string[])[], wanted: EvidenceKind | null): Proposal => {
  const headers = columnsIn(head)
  const cellsOf = (header: string): readonly string[] =>
    rows.map((row) => row[head.titles.indexOf(header)] ?? '').filter((cell) => cell !== '')
  const kind = wanted ?? kindOf(headers, cellsOf)
  const columns = kind === null ? new Map<string, string>() : columnsFor(kind, headers, cellsOf)
  const proof = new Proof()
  const words: Record<string, Record<string, null>> = {}
  const fill: string[] = []
  let isSerial = false
  for (const [member, header] of columns) {
    const { reads = 'text', meanings = [] } = (kind === null ? undefined : targets[kind].members.get(member)) ?? {}
    const cells = cellsOf(header)
    for (const cell of cells.map((one) => spelled(one, reads, SPELLING))) {
      if (reads === 'number') proof.seeNumber(cell)
      if (reads === 'day') proof.seeDay(cell)
      if (reads === 'instant' || reads === 'moment') proof.seeInstant(cell)
    }
    if ((reads === 'day' || reads === 'instant') && cells.some((cell) => SERIAL.test(cell))) isSerial = true
    const unread = kind === null ? 0 : unreadIn(kind, member, cells)
    if (unread > 0)
      fill.push(
        `${member}: ${unread} of ${cells.length} cells cannot be read: correct them, or leave their rows out by skip`,
      )
    const isOpen = (word: string): boolean =>
      reads === 'yes' ? readYes(word) === null : reads === 'words' && !meanings.includes(word)
    // Whether an empty cell is a yes or a no is not guessed.
    const isSometimesEmpty = reads === 'yes' && cells.length < rows.length
    const open = [...new Set(cells)].filter(isOpen).concat(isSometimesEmpty ? [''] : [])
    if (open.length === 0) continue
    words[member] = Object.fromEntries(open.slice(0, MOST_WORDS).map((word) => [word, null]))
    const may = reads === 'yes' ? 'yes, no' : meanings.join(', ')
    fill.push(`words.${member}: what each word means, one of ${may}`)
  }
  const missing = kind === null ? [] : targets[kind].required.filter((group) => !group.some((one) => columns.has(one)))
  if (kind === null) fill.unshift(`kind: one of ${EvidenceKind.values.join(', ')}; then --suggest --kind proposes more`)
  for (const group of missing) fill.push(`${group.join(' or ')}: a header in columns, or a text in constants`)
  for (const open of proof.open) if (open !== 'container') fill.push(`${open}: ${QUESTIONS[open]}`)
  if (isSerial) fill.push('serialDates: 1900, or 1904 for a table of an old Mac')
  const { dates, decimal } = proof.proven
  return {
    kind,
    columns: {
      ...Object.fromEntries(columns),
      ...Object.fromEntries(missing.map(([first = '']) => [first, null])),
    },
    constants: Object.fromEntries(missing.map(([first = '']) => [first, null])),
    words,
    delimiter: head.delimiter,
    encoding: head.encoding,
    decimal,
    dates,
    serialDates: null,
    zone: null,
    fill,
    unused: headers.filter((header) => ![...columns.values()].includes(header)),
  }
}

/** Proposes a mapping for a table by its header and first rows: only what they prove, and what is left to fill in. */
export const suggestMapping = async (path: Location, kind: EvidenceKind | null): Outcome<SourceError, Proposal> => {
  const input = await openInput(path)
  if (isLeft(input)) return input
  const head = tableHead(input.right.head, null)
  if (head === null)
    return left(sourceError('unsupported', `${input.right.name} is no table with a header of two columns or more`))
  const rows = await readingOf(() => firstRows(input.right, head))
  return isLeft(rows) ? rows : right(proposed(head, rows.right, kind))
}
