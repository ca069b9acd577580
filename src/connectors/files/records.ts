import { setImmediate } from 'node:timers/promises'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Instant } from '#domain/common'
import { listsOf } from '#sources/formats'
import type { CalendarRecord } from '#sources/kit/calendars/event'
import { listingId, textId, textOfRecord } from '#sources/kit/calendars/file-of-calendar'
import { SeriesOfFile } from '#sources/kit/calendars/series-of-file'
import type { Conventions, Proof } from '#sources/kit/conventions'
import type { CalendarFormat, Choices, JsonFormat, Mapped, Row, TableFormat } from '#sources/kit/format'
import type { Learned } from '#sources/kit/learned'
import { leftOut } from '#sources/kit/mapping'
import { plainHeader } from '#sources/kit/plain-header'
import { calendarRecordsOf } from '../calendars/records.js'
import type { Input } from './input.js'
import { jsonRecordsOf } from './json-records.js'
import { columnsOf, type Recognised } from './recognise.js'
import { type FileRecord, rowsOf } from './rows.js'
import { UnreadCounts, unreadColumns, unreadMembers } from './unread.js'

/** A file of a known format. */
export type OpenFile = Recognised & { readonly input: Input }

/** One record, which can be mapped once all choices are known. */
export type MappedRecord = FileRecord<(choices: Choices, conventions: Conventions) => readonly Mapped[]>

/**
 * The same text, which keeps no other text in memory: a piece of a string holds the whole string, here hundreds of kilobytes of the
 * file. V8 copies pieces of up to 12 characters by itself.
 */
const ownText = (text: string): string => (text.length > 12 ? ` ${text}`.slice(1) : text)

/** A row's cells by the names of the format's columns. Of a column that only the file repeats, the first counts. */
const rowReader = (file: OpenFile & { readonly head: object }): ((cells: readonly string[]) => Row<string>) => {
  const repeated = new Set(file.format.repeated ?? [])
  const places = [...columnsOf(file.format, file.head)].map(([column, all]) => ({
    column,
    all: repeated.has(column) ? all : all.slice(0, 1),
  }))
  return (cells) => {
    // Only these are trimmed: an export may have a hundred more.
    const cellAt = (place: number): string => ownText((cells[place] ?? '').trim())
    const row: Record<string, string> = {}
    for (const { column, all } of places) {
      const [place = -1, ...more] = all
      row[column] =
        more.length === 0
          ? cellAt(place)
          : all
              .map((place) => cellAt(place).replace(/[\r\n]+/g, ' '))
              .filter((cell) => cell !== '')
              .join('\n')
    }
    return row
  }
}

/** The fewest cells that a row has; one with fewer is cut off. */
const leastCells = ({ format, head }: OpenFile & { readonly head: object }): number => {
  const places = columnsOf(format, head)
  return Math.max(-1, ...(format.present ?? []).map((column) => places.get(column)?.[0] ?? -1)) + 1
}

/** Says whether rows tell anything before they are mapped: how cells are written, that they have time, or something about others. */
const tellsBefore = ({ days, instants, numbers, time, teaches }: TableFormat): boolean =>
  days.length + instants.length + numbers.length > 0 || time !== undefined || teaches !== undefined

async function* tableRecords(
  file: OpenFile & { readonly head: object },
  proof: Proof | null,
  learned: Learned,
  unread: UnreadCounts,
): AsyncGenerator<MappedRecord> {
  const { format, head, input } = file
  const read = new Set(Object.values(format.columns).flatMap((headers) => headers.map(plainHeader)))
  const notRead = unreadColumns(format.kinds, read, head)
  const rowOf = rowReader(file)
  const least = leastCells(file)
  for await (const { record, identity, value } of rowsOf(input, head)) {
    if (isLeft(value)) {
      const { reasonCode, message, cells = [] } = value.left
      const invoice = format.invoice === undefined ? '' : (rowOf(cells)[format.invoice] ?? '')
      const rejected: Mapped = { tag: 'rejected', reasonCode, message, ...(invoice === '' ? {} : { invoice }) }
      yield { record, identity, value: right(() => [rejected]) }
      continue
    }
    const cells = value.right
    if (cells.length < least) {
      const message = `the row is cut off: it has ${cells.length} cells, and at least ${least} are needed`
      yield { record, identity, value: left({ reasonCode: 'cut_off', message }) }
      continue
    }
    unread.see(cells, notRead)
    if (proof !== null && tellsBefore(format)) {
      const row = rowOf(cells)
      const cellOf = (column: string): string => format.spelled?.(column, row[column] ?? '') ?? row[column] ?? ''
      for (const column of format.days) proof.seeDay(cellOf(column))
      for (const column of format.instants) proof.seeInstant(cellOf(column))
      for (const column of format.numbers) proof.seeNumber(cellOf(column))
      for (const lesson of format.teaches?.(row) ?? []) proof.seeLesson(lesson)
      if (format.time !== undefined && row[format.time] !== '') proof.seeTime()
    }
    yield {
      record,
      identity,
      value: right((choices, conventions) => format.map(rowOf(cells), choices, conventions, learned)),
    }
  }
}

const seeCalendar = (calendar: CalendarRecord, file: string, text: string | null, proof: Proof): void => {
  const { name, zone, events } = calendar
  if (text !== null) proof.seeLesson({ id: textId(calendar), says: text })
  if (!proof.learned.has(listingId(file)) && events.some(({ attendance }) => attendance.invited.length > 0))
    proof.seeLesson({ id: listingId(file), says: '' })
  if (events.length > 0 && name === null) proof.seeUnnamed()
  if (zone === null && events.some(({ start }) => !start.isDate && start.zone.tag === 'floating')) proof.seeFloating()
}

async function* calendarRecords(
  { format, input }: { readonly format: CalendarFormat; readonly input: Input },
  proof: Proof | null,
  readAt: Instant,
  learned: Learned,
): AsyncGenerator<MappedRecord> {
  const series = new SeriesOfFile()
  const listsSomebody = learned.has(listingId(input.name))
  for await (const { record, identity, value } of calendarRecordsOf(input)) {
    // A rule may take long to follow, and a calendar is read from memory: between its events a stop is noticed.
    await setImmediate()
    if (isLeft(value)) {
      yield { record, identity, value }
      continue
    }
    const text = textOfRecord(value.right, `${input.name} ${record}`)
    if (proof !== null) seeCalendar(value.right, input.name, text, proof)
    const texts = learned.get(textId(value.right)) ?? []
    const file = { series, listsSomebody, texts, text: text ?? '' }
    yield { record, identity, value: right((choices) => format.map(value.right, choices, readAt, file)) }
  }
}

async function* jsonRecords(
  { format, input, stream }: { readonly format: JsonFormat; readonly input: Input; readonly stream: string | null },
  proof: Proof | null,
  readAt: Instant,
  learned: Learned,
  unread: UnreadCounts,
): AsyncGenerator<MappedRecord> {
  const notRead = unreadMembers(format.kinds)
  const mapped = (record: unknown, choices: Choices): readonly Mapped[] => {
    unread.see(record, notRead)
    return format.map(record, choices, readAt, learned)
  }
  for await (const found of jsonRecordsOf(input, listsOf(format))) {
    const { record, identity } = found
    if (found.stream !== null && found.stream !== stream) {
      yield { record, identity, value: right(() => leftOut('other_stream')) }
      continue
    }
    if (proof !== null && format.teaches !== undefined && !isLeft(found.value))
      for (const lesson of format.teaches(found.value.right)) proof.seeLesson(lesson)
    yield {
      record,
      identity,
      get value() {
        // Parsed when it is asked for.
        const { value } = found
        return isLeft(value) ? left(value.left) : right((choices: Choices) => mapped(value.right, choices))
      },
    }
  }
}

/**
 * The records of a file that is read at an instant, each with what it comes to; `proof` sees their cells, `learned` is what
 * records say about others, and `unread` counts what the format does not read of them. Reading throws a `SourceFailure` if the file cannot be read to its end.
 */
export const recordsOf = (
  file: OpenFile,
  proof: Proof | null,
  readAt: Instant,
  learned: Learned = new Map(),
  unread: UnreadCounts = new UnreadCounts(),
): AsyncGenerator<MappedRecord> => {
  if (file.head !== null) return tableRecords(file, proof, learned, unread)
  const { format, input, stream } = file
  return format.layout === 'calendar'
    ? calendarRecords({ format, input }, proof, readAt, learned)
    : jsonRecords({ format, input, stream }, proof, readAt, learned, unread)
}
