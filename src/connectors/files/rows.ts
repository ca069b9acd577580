import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type Info, parse } from 'csv-parse'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { EventProblem } from '../calendars/properties.js'
import { type SourceError, SourceFailure } from '../source.js'
import type { Writing } from './format.js'
import type { Input } from './input.js'
import { type Encoding, encodingOf, REPLACEMENT, textOf } from './text.js'

/** The most characters of a row; a longer one is a quote that is never closed. */
const LONGEST_ROW = 1_048_576
const DELIMITERS = [',', ';', '\t', '|'] as const

/** Why a record cannot be read, without its values. */
export interface Broken {
  readonly reasonCode: 'wide_row' | 'cut_off' | 'not_text' | 'too_long' | 'not_json' | EventProblem
  readonly message: string
  /** The cells of a row of a table. */
  readonly cells?: readonly string[]
}

/** One record of a file, as it stands there. */
export interface FileRecord<V> {
  /** Where it stands: `line 12`. */
  readonly record: string
  /** The same text for the same record, wherever it stands. */
  readonly identity: () => string
  readonly value: Either<Broken, V>
}

/** A table's header, and how its file is written. */
export interface TableHead {
  readonly delimiter: string
  readonly encoding: Encoding
  /** In the form used for comparison. */
  readonly header: readonly string[]
  /** As it stands there. */
  readonly titles: readonly string[]
}

/** A header's text in the form used for comparison. */
export const plainHeader = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

const cellsOf = (line: string, delimiter: string): readonly string[] => {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (const character of line) {
    if (character === '"') quoted = !quoted
    else if (character === delimiter && !quoted) {
      cells.push(cell)
      cell = ''
    } else cell += character
  }
  cells.push(cell)
  return cells
}

/**
 * The header of a table: the first line that is not blank, cut by the delimiter that cuts it most often; null if none does.
 * `writing` says the delimiter and the encoding where a person knows them.
 */
export const tableHead = (head: Buffer, writing: Pick<Writing, 'delimiter' | 'encoding'> | null): TableHead | null => {
  const encoding = writing?.encoding ?? encodingOf(head)
  const text = new TextDecoder(encoding).decode(head, { stream: true })
  const line = text.split(/\r\n|\r|\n/).find((one) => one.trim() !== '')
  if (line === undefined || /^\s*[[{]/.test(line)) return null
  const delimiters = writing?.delimiter == null ? DELIMITERS : [writing.delimiter]
  const cuts = delimiters.map((delimiter) => ({ delimiter, titles: cellsOf(line, delimiter) }))
  const best = cuts.reduce((most, one) => (one.titles.length > most.titles.length ? one : most))
  if (best.titles.length < 2) return null
  const titles = best.titles.map((title) => title.trim())
  return { delimiter: best.delimiter, encoding, header: titles.map(plainHeader), titles }
}

const isBlank = (cell: string): boolean => cell.trim() === ''

/** `hasReplacements` says whether any byte of the file, so far, is not of its encoding: then each cell is looked at. */
const brokenOf = (cells: readonly string[], columns: number, hasReplacements: boolean): Broken | null => {
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

/**
 * The rows of a table after its header, each with its cells as they stand; blank rows are left out. A short row lacks its last cells.
 * Throws a `SourceFailure` if the file cannot be read, or is no table from some row on.
 */
export async function* rowsOf(
  input: Input,
  { delimiter, encoding, header }: TableHead,
): AsyncGenerator<FileRecord<readonly string[]>> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  })
  let hasReplacements = false
  async function* decoded(): AsyncGenerator<string> {
    for await (const piece of textOf(input.pieces(), encoding)) {
      hasReplacements ||= piece.includes(REPLACEMENT)
      yield piece
    }
  }
  const text = Readable.from(decoded())
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  let isHeader = true
  try {
    for await (const { info, record: cells } of parser as AsyncIterable<{ info: Info; record: readonly string[] }>) {
      if (cells.every(isBlank)) continue
      if (isHeader) {
        isHeader = false
        continue
      }
      const broken = brokenOf(cells, header.length, hasReplacements)
      yield {
        record: `line ${info.lines}`,
        identity: () =>
          createHash('sha256')
            .update(JSON.stringify(cells.map((cell) => cell.trim())))
            .digest('hex'),
        value: broken === null ? right(cells) : left(broken),
      }
    }
  } catch (error) {
    throw error instanceof SourceFailure ? error : new SourceFailure(notTable(input, error))
  } finally {
    text.destroy()
  }
}

const notTable = ({ name }: Input, error: unknown): SourceError => {
  const { code = '', lines } = error as { readonly code?: string; readonly lines?: number }
  if (!code.startsWith('CSV_')) throw error
  return {
    tag: 'source_error',
    code: 'broken',
    message: `${name} is no table from line ${lines ?? '?'} on: a quote is not closed there; export it again`,
  }
}
