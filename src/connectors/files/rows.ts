import { createHash } from 'node:crypto'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { EventProblem } from '#sources/kit/calendars/properties'
import type { Writing } from '#sources/kit/format'
import { plainHeader } from '#sources/kit/plain-header'
import { type CutRow, LONGEST_ROW, RowCutter } from '#sources/kit/row-cutter'
import { type Encoding, encodingOf, hasOldLineEnds, newLineEnds, REPLACEMENT, textOf } from '#sources/kit/text'
import type { Input } from './input.js'

const DELIMITERS = [',', ';', '\t', '|'] as const

/** The reason why a record cannot be read, without its values. */
export interface Broken {
  readonly reasonCode:
    | 'wide_row'
    | 'cut_off'
    | 'open_quote'
    | 'not_text'
    | 'too_long'
    | 'too_deep'
    | 'not_json'
    | EventProblem
  readonly message: string
  /** The cells of a row of a table. */
  readonly cells?: readonly string[]
}

/** One record of a file, as it stands there. */
export interface FileRecord<V> {
  /** The place of the record: `line 12`. */
  readonly record: string
  /** The same text for the same record, wherever it stands. */
  readonly identity: () => string
  readonly value: Either<Broken, V>
}

/** A table's header, and how its file is written. */
export interface TableHead {
  readonly delimiter: string
  readonly encoding: Encoding
  /** Says whether its lines end with `\r` alone. */
  readonly hasOldLineEnds: boolean
  /** In the form used for comparison. */
  readonly header: readonly string[]
  /** As it stands there. */
  readonly titles: readonly string[]
  /** Says whether a line before the header names the delimiter. */
  readonly namesDelimiter: boolean
}

const isBlank = (cell: string): boolean => cell.trim() === ''

const isBlankRow = ({ cells }: CutRow): boolean => cells.every(isBlank)

/** The cells of the first row that is not blank; none if it is broken. */
const firstCells = (text: string, delimiter: string): readonly string[] => {
  const cutter = new RowCutter(delimiter)
  const row = cutter.rows(text).find((one) => !isBlankRow(one)) ?? cutter.rest().find((one) => !isBlankRow(one))
  return row === undefined || row.problem !== null ? [] : row.cells
}

/** `sep=;`, the line by which files tell Excel their delimiter. Spreadsheets that save it again quote it, or fill it up. */
const SEPARATOR_LINE = /^\s{0,100}"?sep=([,;|\t])"?[,;|\t]{0,10000}(?:\r?\n|$)/i

/** The delimiters that may cut a table. A program may save it with another one than its line says. */
const delimitersOf = (text: string, known: string | null, separator: string | undefined): readonly string[] => {
  if (known !== null) return [known]
  return separator !== undefined && firstCells(text, separator).length > 1 ? [separator] : DELIMITERS
}

/**
 * The header of a table: the first row that is not blank, cut by the delimiter that cuts it most often; null if none does.
 * A line before it may name the delimiter. `writing` says the delimiter and the encoding where a person knows them.
 */
export const tableHead = (head: Buffer, writing: Pick<Writing, 'delimiter' | 'encoding'> | null): TableHead | null => {
  const encoding = writing?.encoding ?? encodingOf(head)
  const written = new TextDecoder(encoding).decode(head, { stream: true })
  if (/^\s*[[{]/.test(written)) return null
  const isOld = hasOldLineEnds(written)
  const whole = isOld ? written.replaceAll('\r', '\n') : written
  const [line = '', separator] = SEPARATOR_LINE.exec(whole) ?? []
  const text = whole.slice(line.length)
  const delimiters = delimitersOf(text, writing?.delimiter ?? null, separator)
  const cuts = delimiters.map((delimiter) => ({ delimiter, titles: firstCells(text, delimiter) }))
  const best = cuts.reduce((most, one) => (one.titles.length > most.titles.length ? one : most))
  if (best.titles.length < 2) return null
  const titles = best.titles.map((title) => title.trim())
  const header = titles.map(plainHeader)
  const namesDelimiter = separator !== undefined
  return { delimiter: best.delimiter, encoding, hasOldLineEnds: isOld, header, titles, namesDelimiter }
}

const PROBLEMS = {
  open_quote: 'a quote begins a cell of the row, and none closes it: close it, or double quotes that are text',
  too_long: `the row has more than ${LONGEST_ROW} characters`,
} satisfies Readonly<Record<NonNullable<CutRow['problem']>, string>>

/** `hasReplacements` says whether any byte of the file, so far, is not of its encoding: then each cell is looked at. */
const brokenOf = ({ problem, cells }: CutRow, columns: number, hasReplacements: boolean): Broken | null => {
  if (problem !== null) return { reasonCode: problem, message: PROBLEMS[problem], cells }
  if (hasReplacements && cells.some((cell) => cell.includes(REPLACEMENT)))
    return {
      reasonCode: 'not_text',
      message: 'the row holds bytes that are no text in the encoding of its file',
      cells,
    }
  if (cells.length <= columns) return null
  const filled = cells.findLastIndex((cell) => !isBlank(cell)) + 1
  if (filled > columns)
    return { reasonCode: 'wide_row', message: `the row has ${filled} cells, and the header ${columns}`, cells }
  return null
}

const identityOf = (cells: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(cells.map((cell) => cell.trim())))
    .digest('hex')

/**
 * The rows of a table after its header (and the line before it), each with its cells as they stand; blank rows are left out. A short row lacks its last cells.
 * A row that cannot be read is broken, and the next one follows. Throws a `SourceFailure` if the file cannot be read.
 */
export async function* rowsOf(
  input: Input,
  { delimiter, encoding, hasOldLineEnds: isOld, header, namesDelimiter }: TableHead,
): AsyncGenerator<FileRecord<readonly string[]>> {
  const cutter = new RowCutter(delimiter)
  let hasReplacements = false
  let before = namesDelimiter ? 2 : 1
  function* records(rows: readonly CutRow[]): Generator<FileRecord<readonly string[]>> {
    for (const row of rows) {
      if (isBlankRow(row)) continue
      if (before > 0) {
        before -= 1
        continue
      }
      const { line, cells } = row
      const broken = brokenOf(row, header.length, hasReplacements)
      yield {
        record: `line ${line}`,
        identity: () => identityOf(cells),
        value: broken === null ? right(cells) : left(broken),
      }
    }
  }
  const written = textOf(input.pieces(), encoding)
  for await (const piece of isOld ? newLineEnds(written) : written) {
    hasReplacements ||= piece.includes(REPLACEMENT)
    yield* records(cutter.rows(piece))
  }
  yield* records(cutter.rest())
}
