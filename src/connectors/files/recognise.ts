import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { SourceError } from '../source.js'
import type { TableFormat } from './format.js'
import { tableFormats } from './formats.js'
import type { Input } from './input.js'
import { plainHeader, type TableHead, tableHead } from './rows.js'

/** Where the columns of a format stand in a table; -1 where one is missing. */
export const columnsOf = ({ columns }: TableFormat, { header }: TableHead): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(columns).map(([column, names]) => [
      column,
      header.findIndex((text) => names.map(plainHeader).includes(text)),
    ]),
  )

/** The headers of distinctive columns that a table lacks. */
const missing = (format: TableFormat, head: TableHead): readonly string[] => {
  const places = columnsOf(format, head)
  return format.distinctive
    .filter((column) => places.get(column) === -1)
    .map((column) => format.columns[column]?.[0] ?? column)
}

/** A table whose format is known. */
export interface Recognised {
  readonly format: TableFormat
  readonly head: TableHead
}

const unsupported = (message: string): Either<SourceError, never> =>
  left({ tag: 'source_error', code: 'unsupported', message })

const listed = tableFormats.map(({ name }) => name).join(', ')

/** The format of a file by its header, or by its name where a person gives it. */
export const recognise = ({ name, head: bytes }: Input, as: string | null): Either<SourceError, Recognised> => {
  const head = tableHead(bytes)
  if (head === null)
    return unsupported(
      `${name} is no table with a header: a file of facts has its own command (\`wdi import facts --help\`)`,
    )
  if (as !== null) {
    const format = tableFormats.find((one) => one.name === as)
    if (format === undefined) return unsupported(`there is no format ${as}: name one of ${listed}`)
    const lacking = missing(format, head)
    return lacking.length === 0
      ? right({ format, head })
      : unsupported(`${name} is not ${format.title}: its header lacks ${lacking.join(', ')}`)
  }
  const found = tableFormats.filter((format) => missing(format, head).length === 0)
  const [format] = found
  if (format === undefined)
    return unsupported(`the header of ${name} is of no known export: name its format by --as, one of ${listed}`)
  if (found.length > 1)
    return unsupported(`${name} may be ${found.map((one) => one.name).join(' or ')}: name its format by --as`)
  return right({ format, head })
}
