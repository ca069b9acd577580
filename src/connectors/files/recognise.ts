import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import { type Question, readingOf, type SourceError, sourceError, toldAtForm } from '#import/source'
import { formats, LISTS_TRIED, listsOf } from '#sources/formats'
import type { CalendarFormat, Format, JsonFormat, TableFormat } from '#sources/kit/format'
import { plainHeader } from '#sources/kit/plain-header'
import { isCalendar } from '../calendars/records.js'
import { beginsWithFacts } from '../facts/shape.js'
import type { Input } from './input.js'
import { beginsAsJson, firstJsonRecord, jsonRecordsOf, type Parsed } from './json-records.js'
import { nearestTo } from './nearest.js'
import { namesIn, withoutEscapes } from './paths.js'
import { type TableHead, tableHead } from './rows.js'

/** The most records that are looked at to recognise a format. */
const MOST_RECORDS = 400

/** Finds the places of a format's columns in a table: nowhere, once, or several times. */
export const columnsOf = ({ columns }: TableFormat, { header }: TableHead): ReadonlyMap<string, readonly number[]> =>
  new Map(
    Object.entries(columns).map(([column, names]) => {
      const plain = new Set(names.map(plainHeader))
      return [column, header.flatMap((text, place) => (plain.has(text) ? [place] : []))]
    }),
  )

/** A file whose format is known. Of messages of a Singer tap, the records of one stream are read. */
export type Recognised =
  | { readonly format: TableFormat; readonly head: TableHead }
  | { readonly format: JsonFormat | CalendarFormat; readonly head: null; readonly stream: string | null }

/** The signs of a file's format in its beginning. */
interface Beginning {
  readonly table: TableHead | null
  /** The first record of a file of JSON; null if it is none. */
  readonly record: unknown
  /** The stream of that record, in messages of a Singer tap. */
  readonly stream: string | null
  readonly isCalendar: boolean
}

/** A record of JSON by itself, as the beginning of a file. */
const beginningWith = (record: unknown): Beginning => ({ table: null, record, stream: null, isCalendar: false })

/** Says whether a value has a member, named with those around it: `fields.status`. An empty list may have any. */
const hasPath = (value: unknown, path: string): boolean => {
  let found = value
  for (const name of namesIn(path)) {
    if (Array.isArray(found)) {
      if (found.length === 0) return true
      found = found[0]
    }
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return false
    found = (found as Readonly<Record<string, unknown>>)[name]
  }
  return true
}

/** Says whether a value has one of the members of `a|b`. */
const hasMember = (value: unknown, member: string): boolean => member.split('|').some((path) => hasPath(value, path))

/** Says whether a record that has all that a format wants holds more than it reads. */
const holdsMore = (format: Format, { record }: Beginning): boolean =>
  format.layout === 'json' && (format.notBeside ?? []).some((member) => hasPath(record, member))

/** Lists a format's distinctive columns or members that a file lacks; null if it is of another layout altogether. */
const lacking = (format: Format, { table, record, isCalendar: isOne }: Beginning): readonly string[] | null => {
  if (format.layout === 'calendar') return isOne ? [] : null
  if (format.layout === 'json')
    return record === null ? null : format.members.filter((member) => !hasMember(record, member)).map(withoutEscapes)
  if (table === null) return null
  const places = columnsOf(format, table)
  return format.distinctive
    .filter((column) => places.get(column)?.length === 0)
    .map((column) => format.columns[column]?.[0] ?? column)
}

/** Lists what a file lacks that the format cannot be read without; null as above. */
const lackingNeeds = (format: Format, beginning: Beginning): readonly string[] | null => {
  const { table, record } = beginning
  if (format.layout === 'calendar' || format.needs === undefined) return lacking(format, beginning)
  if (format.layout === 'json')
    return record === null
      ? null
      : format.needs.filter((member) => !hasMember(record, member)).map((member) => inWords(member.split('|')))
  if (table === null) return null
  const places = columnsOf(format, table)
  return format.needs
    .filter((columns) => columns.every((column) => places.get(column)?.length === 0))
    .map((columns) => inWords(columns.map((column) => format.columns[column]?.[0] ?? column)))
}

/** Members of which one is enough. */
const inWords = (members: readonly string[]): string => members.map(withoutEscapes).join(' or ')

const recognised = (format: Format, { table, stream }: Beginning): Either<SourceError, Recognised> => {
  if (format.layout !== 'table') return right({ format, head: null, stream })
  return table === null ? left(sourceError('unsupported', 'the file is no table')) : right({ format, head: table })
}

const unsupported = (message: string, atForm?: string): Either<SourceError, never> => {
  const error = sourceError('unsupported', message)
  return left(atForm === undefined ? error : toldAtForm(error, atForm))
}

const LAYOUTS = { table: 'table', json: 'JSON', calendar: 'calendar' } as const

const named = (name: string, as: string, beginning: Beginning): Either<SourceError, Recognised> => {
  const format = formats.find((one) => one.name === as)
  if (format === undefined) {
    const names = formats.map((one) => one.name)
    return unsupported(
      `there is no format ${as}: the nearest is ${nearestTo(as, names)}; docs/files.md lists all`,
      `there is no format ${as}: the nearest is ${nearestTo(as, names)}`,
    )
  }
  const lacks = lackingNeeds(format, beginning)
  if (lacks === null) return unsupported(`${name} is not ${format.title}: it is no ${LAYOUTS[format.layout]}`)
  if (lacks.length > 0) return unsupported(`${name} is not ${format.title}: it lacks ${lacks.join(', ')}`)
  const other = formats.find((one) => one !== format && lacking(one, beginning)?.length === 0)
  // Records that are whole ones of another format are not cut ones of this format.
  return other === undefined || lacking(format, beginning)?.length === 0
    ? recognised(format, beginning)
    : unsupported(
        `${name} is not ${format.title}: it is ${other.title}, read it without --as`,
        `${name} is not ${format.title}: it is ${other.title}, so choose no format`,
      )
}

const distinctiveOf = (format: Format): readonly string[] => {
  if (format.layout === 'calendar') return []
  return format.layout === 'json' ? format.members : format.distinctive
}

/** A format that a file has in part, with the columns or members that it lacks. */
interface Near {
  readonly format: Format
  readonly lacks: readonly string[]
}

const MOST_NEAR = 3
/** At most so many columns or members are named of each. */
const MOST_LACKED = 4

const lacksText = (lacks: readonly string[]): string => {
  const more = lacks.length - MOST_LACKED
  return `${lacks.slice(0, MOST_LACKED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** The formats that a file is nearest to: it lacks least of them, and has at least half of what distinguishes each. */
const nearest = (beginning: Beginning): readonly Near[] => {
  const near = formats.flatMap((format) => {
    const lacks = lacking(format, beginning) ?? []
    return lacks.length > 0 && lacks.length * 2 <= distinctiveOf(format).length ? [{ format, lacks }] : []
  })
  return near.sort((a, b) => a.lacks.length - b.lacks.length).slice(0, MOST_NEAR)
}

/** Sentences on what a file looks like; none if it looks like nothing that is known. */
const nearText = (near: readonly Near[], isAtForm: boolean): string => {
  if (near.length === 0) return ''
  const each = near.map(({ format, lacks }) => {
    const title = isAtForm ? format.title : `${format.title} (--as ${format.name})`
    return `${title}, but lacks ${lacksText(lacks)}`
  })
  return `It looks like ${each.join('; or ')}. `
}

const valuesOf = (some: readonly Format[]): NonNullable<Question['values']> =>
  some.map(({ name, title }) => ({ id: name, text: title }))

/** The error of a file of no known export. A table can be read by a mapping, and some other files as a format that is named. */
const unknownExport = (name: string, beginning: Beginning): Either<SourceError, never> => {
  const near = nearest(beginning)
  const ownTable = beginning.table === null ? '' : ', or describe the table by a mapping (`wdi import csv --help`)'
  const error = toldAtForm(
    sourceError(
      'unsupported',
      `${name} is of no known export. ${nearText(near, false)}docs/files.md lists the exports that are known: name the format by --as if it is one of them${ownTable}.`,
    ),
    `${name} is of no known export. ${nearText(near, true)}Export it again as its product's page in the documentation says.`,
  )
  const why = `${name} is of no known export`
  const mayBe = near.map(({ format }) => format).filter((format) => lackingNeeds(format, beginning)?.length === 0)
  const asFormat: Question = {
    answer: 'as',
    words: [],
    why,
    advice: 'name the format by --as',
    values: valuesOf(mayBe),
  }
  const byMapping: Question = { answer: 'map', words: [], why, advice: 'describe the table by a mapping' }
  const questions = [...(mayBe.length === 0 ? [] : [asFormat]), ...(beginning.table === null ? [] : [byMapping])]
  return left(questions.length === 0 ? error : { ...error, questions })
}

/** The error of a file that may be of several formats. */
const ambiguous = (name: string, possible: readonly Format[]): Either<SourceError, never> => {
  const why = `${name} may be ${possible.map((one) => one.name).join(' or ')}`
  const advice = 'name its format by --as'
  const error = sourceError('unsupported', `${why}: ${advice}`)
  const asked = `${name} may be of several formats`
  return left({ ...error, questions: [{ answer: 'as', words: [], why: asked, advice, values: valuesOf(possible) }] })
}

/** Narrows several formats that a file may have to those that its next records may have, too: a first day may be empty. */
const narrowed = async (
  found: readonly Format[],
  input: Input,
  lists: ReadonlySet<string>,
): Promise<readonly Format[]> => {
  let possible = found
  let records = 0
  for await (const { value } of jsonRecordsOf(input, lists)) {
    const beginning = beginningWith(isLeft(value) ? null : value.right)
    const fitting = possible.filter((format) => lacking(format, beginning)?.length === 0)
    if (fitting.length > 0) possible = fitting
    records += 1
    if (possible.length === 1 || records === MOST_RECORDS) break
  }
  return possible
}

const shown = (name: string): string => JSON.stringify(name.slice(0, 100))

/** A table as a person describes it: each of its columns stands there once. */
const described = ({ name, head: bytes }: Input, format: TableFormat): Either<SourceError, Recognised> => {
  const head = tableHead(bytes, format.writing ?? null)
  if (head === null) return unsupported(`${name} is no table with a header of two columns or more`)
  for (const [column, places] of columnsOf(format, head)) {
    const wanted = format.columns[column]?.[0] ?? column
    if (places.length > 1)
      return unsupported(`${name} has ${places.length} columns ${shown(wanted)}: rename those that are not meant`)
    if (places.length === 1) continue
    const near = nearestTo(plainHeader(wanted), head.header)
    const title = head.titles[head.header.indexOf(near ?? '')] ?? ''
    return unsupported(`${name} has no column ${shown(wanted)}: the nearest is ${shown(title)}`)
  }
  return right({ format, head })
}

/** The first record of a file of JSON, and the members that list records in its pages. */
interface FirstRecord extends Parsed {
  readonly lists: ReadonlySet<string>
}

const firstRecord = async (input: Input, as: string | null): Promise<FirstRecord> => {
  const named = formats.filter(({ name }) => name === as)
  const isWanted = ({ record, stream }: Parsed): boolean => {
    const beginning = beginningWith(record)
    // A tap may tell records of several formats: the one that is named is looked for.
    const wanted = stream === null || named.length === 0 ? formats : named
    return (
      wanted.some((format) => lacking(format, beginning)?.length === 0) ||
      named.some((format) => lackingNeeds(format, beginning)?.length === 0)
    )
  }
  let first: FirstRecord | null = null
  for (const lists of named.length === 0 ? LISTS_TRIED : named.map(listsOf)) {
    const found = await firstJsonRecord(input, lists, isWanted)
    if (found !== null && isWanted(found)) return { ...found, lists }
    first ??= found === null ? null : { ...found, lists }
  }
  return first ?? { record: null, stream: null, lists: new Set() }
}

/**
 * The format of a file by its header or its first record, or by its name where a person gives it. A `SourceError` says what the
 * file lacks, or which formats it may have.
 */
export const recognise = async (input: Input, as: string | TableFormat | null): Outcome<SourceError, Recognised> => {
  if (typeof as === 'object' && as !== null) return described(input, as)
  const { name, head } = input
  const found = await readingOf(() => firstRecord(input, as))
  if (isLeft(found)) return found
  const { record, stream, lists } = found.right
  const beginning = { table: tableHead(head, null), record, stream, isCalendar: isCalendar(head) }
  if (beginning.table === null && beginning.record === null && !beginning.isCalendar)
    return unsupported(
      beginsAsJson(input)
        ? `no record of ${name} can be read: it is empty or damaged, or its records are too large; export it again`
        : `${name} is neither a table with a header, nor JSON, nor a calendar: export it again as docs/files.md says`,
      beginsAsJson(input)
        ? undefined
        : `${name} is neither a table with a header, nor JSON, nor a calendar: export it again as CSV, JSON or iCalendar`,
    )
  if (as === null && beginsWithFacts(head)) return unsupported(`${name} is a file of facts: import it by itself`)
  if (as !== null) return named(name, as, beginning)
  const fitting = formats.filter((format) => lacking(format, beginning)?.length === 0 && !holdsMore(format, beginning))
  const possible = await readingOf(async () => (fitting.length > 1 ? narrowed(fitting, input, lists) : fitting))
  if (isLeft(possible)) return possible
  const [format, ...others] = possible.right
  if (format === undefined) return unknownExport(name, beginning)
  if (others.length > 0) return ambiguous(name, possible.right)
  return recognised(format, beginning)
}
