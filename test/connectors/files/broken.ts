import { parse } from 'csv-parse/sync'
import { listsOf } from '#sources/formats'
import type { Format, JsonFormat, TableFormat } from '#sources/kit/format'
import { JsonSplitter } from '#sources/kit/json-splitter'
import { plainHeader } from '#sources/kit/plain-header'

/** How many records stand from one broken one to the next. */
const TIMES = 20

/** A file of which one record in twenty is broken, the first one too. */
export interface BrokenFile {
  readonly broken: string
  /** The lines on which its broken records begin. */
  readonly lines: readonly number[]
  /** The same file without its broken records. */
  readonly rest: string
  /** The same file with its broken records mended. */
  readonly mended: string
}

/** How records become a file. */
type Written = (records: readonly string[]) => string

const fileOf = (written: Written, good: readonly string[], broken: readonly string[]): BrokenFile => {
  const [first = ''] = good
  const groups = broken.map((one, i) => ({
    one,
    others: Array.from({ length: TIMES - 1 }, (_, k) => good[(i * (TIMES - 1) + k) % good.length] ?? ''),
  }))
  const all = groups.flatMap(({ one, others }) => [one, ...others])
  const lineOf = (index: number): number =>
    written([...all.slice(0, index), '{here}'])
      .split('{here}')[0]
      ?.split('\n').length ?? 0
  return {
    broken: written(all),
    lines: broken.map((_, i) => lineOf(i * TIMES)),
    rest: written(groups.flatMap(({ others }) => others)),
    mended: written(groups.flatMap(({ others }) => [first, ...others])),
  }
}

const tableFile = (format: TableFormat, sample: string): BrokenFile => {
  const [head = '', second = ''] = sample.split('\n')
  const delimiter = head.includes(';') && second.includes(';') ? ';' : ','
  const rows: readonly (readonly string[])[] = parse(sample, { delimiter, bom: true, relax_column_count: true })
  const rowOf = (cells: readonly string[]): string =>
    cells.map((cell) => `"${cell.replaceAll('"', '""').replaceAll('\n', ' ')}"`).join(delimiter)
  const [header = [], first = [], ...others] = rows
  const names = new Set(format.distinctive.flatMap((column) => (format.columns[column] ?? []).map(plainHeader)))
  const numbers = new Set(format.invoice === undefined ? [] : format.columns[format.invoice]?.map(plainHeader))
  const ofWrongType = first.map((cell, i) => (names.has(plainHeader(header[i] ?? '')) ? '[object Object]' : cell))
  // Of another invoice: where a row cannot be read, none of its invoice is told.
  const ofOther = first.map((cell, i) => (numbers.has(plainHeader(header[i] ?? '')) ? 'another' : cell))
  const broken = [ofWrongType, [...ofOther, 'one', 'more'], [first[0]?.slice(0, 4) ?? '']].map(rowOf)
  const withOpenQuote = rowOf(ofOther).slice(0, -1)
  return fileOf((records) => [rowOf(header), ...records].join('\n'), [first, ...others].map(rowOf), [
    ...broken,
    withOpenQuote,
  ])
}

/** The records of a sample, each on one line. */
const recordsIn = (format: JsonFormat, sample: string): readonly string[] => {
  const splitter = new JsonSplitter(listsOf(format), false)
  const found = [...splitter.records(Buffer.from(sample)), ...splitter.rest()]
  return found.map(({ bytes }) => JSON.stringify(JSON.parse(bytes?.toString() ?? '')))
}

/** A record in which each of some members, named as formats name them, is of a type that no product writes there. */
const ofWrongTypes = (record: string, members: readonly string[]): string => {
  const value: Record<string, unknown> = JSON.parse(record)
  for (const member of members.flatMap((one) => one.split('|'))) value[member.split('.')[0] ?? ''] = { wrong: [[null]] }
  return JSON.stringify(value)
}

const jsonFiles = (format: JsonFormat, sample: string): readonly BrokenFile[] => {
  const good = recordsIn(format, sample)
  const [first = ''] = good
  const broken = [first.replace('{', '{"broken": ,'), ofWrongTypes(first, format.members), 'null']
  const cutOff = first.slice(0, first.length / 2)
  return [
    fileOf((records) => `[\n${records.join(',\n')}\n]`, good, broken),
    fileOf((records) => records.join('\n'), good, [cutOff, ...broken]),
  ]
}

const calendarFile = (sample: string): BrokenFile => {
  const text = sample.replaceAll('\r\n', '\n')
  const before = text.slice(0, text.indexOf('BEGIN:VEVENT'))
  const events = text.match(/^BEGIN:VEVENT\n[\s\S]*?\nEND:VEVENT$/gm) ?? []
  const single = events.find((event) => !/^(?:RRULE|RECURRENCE-ID)/m.test(event)) ?? ''
  const good = Array.from({ length: TIMES }, (_, i) => events.map((one) => one.replace(/^UID:/m, `UID:${i}-`))).flat()
  const broken = [
    single.replace(/^DTSTART.*$/m, 'DTSTART:tomorrow'),
    single.replace(/^UID:.*\n/m, ''),
    single.slice(0, single.indexOf('\nSUMMARY')),
  ]
  return fileOf((records) => `${before}${[...records, 'END:VCALENDAR\n'].join('\n')}`, [single, ...good], broken)
}

/** Files of a sample's records, many times over, of which some are broken in ways that its layout allows. */
export const brokenFiles = (format: Format, sample: string): readonly BrokenFile[] => {
  if (format.layout === 'table') return [tableFile(format, sample)]
  return format.layout === 'json' ? jsonFiles(format, sample) : [calendarFile(sample)]
}
