import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CivilDate } from '#domain/common'
import type { InvoiceFacts } from '#domain/events/commercial'
import type { Choices, Mapped } from '../format.js'
import { leftOut, rejected } from '../mapping.js'
import { negated, ownLine, type SourceInvoice, type SourceLine, totalOf } from './invoice.js'

// Invoices and credit notes as the APIs of products answer them. A product says what it reads of each member, and in which words
// it refuses one; the order in which they are looked at is the same for all.

/** A member as it is read, or what becomes of its document without it. */
export type Read<A> = Either<readonly Mapped[], A>

type Status = InvoiceFacts['status']

/** A status, or why documents that have it are left out. */
export type StatedStatus = Status | { readonly leftOut: string }
/** The statuses that the product's own words mean. */
export type Statuses = ReadonlyMap<string, StatedStatus>

/** An invoice as the members of a document state it. */
export interface StatedInvoice {
  readonly number: Read<string>
  readonly status: Read<Status>
  readonly issuedOn: Read<CivilDate>
  readonly currency: Read<string>
  /** Its lines, net of tax. */
  readonly lines: Read<readonly SourceLine[]>
  readonly period: SourceInvoice['period']
  readonly updated: SourceInvoice['updated']
  /** The source's name for the project of lines that name none; empty if the document names none. */
  readonly project: string
}

/** A member that has to be known; `message` says what was expected. */
export const required = <A>(value: A | null | undefined, reasonCode: string, message: string): Read<A> =>
  value == null ? left(rejected(reasonCode, message)) : right(value)

/** The status that the product's own word means. */
export const statusIn = (statuses: Statuses, word: string, message: string): Read<Status> => {
  const status = statuses.get(word)
  return typeof status === 'object' ? left(leftOut(status.leftOut)) : required(status, 'unknown_state', message)
}

/** The currency that a document names, or a person. */
export const currencyOf = (named: string | null | undefined, { currency }: Pick<Choices, 'currency'>): Read<string> =>
  required(named ?? currency, 'no_currency', 'it names no currency: add --currency, for example --currency EUR')

export const NO_AMOUNT = rejected('no_amount', 'an amount is not a decimal number')

/** The lines of all items, in their order; null where those of one cannot be read. */
export const linesOfAll = <I>(
  items: readonly I[],
  linesOf: (item: I, place: number) => readonly SourceLine[] | null,
): readonly SourceLine[] | null => {
  const lines: SourceLine[] = []
  for (const [place, item] of items.entries()) {
    const own = linesOf(item, place)
    if (own === null) return null
    lines.push(...own)
  }
  return lines
}

/**
 * Lines that sum up to the net sum of their document, which is a line by itself where there are none. `remainderOf` makes a line of
 * what is left between the two; null where nothing explains it.
 */
export const summedUp = (
  net: string,
  lines: readonly SourceLine[],
  remainderOf: (remainder: string) => SourceLine | null,
): Read<readonly SourceLine[]> => {
  if (lines.length === 0) return right([ownLine('net', '', net)])
  const remainder = totalOf([net, ...lines.map(({ amount }) => negated(amount))])
  if (remainder === '0') return right(lines)
  const line = remainderOf(remainder)
  return line === null
    ? left(rejected('sum_differs', 'its lines do not sum up to its total without tax'))
    : right([...lines, line])
}

/** An invoice of a document, or what becomes of it otherwise, by the first member that cannot be read. */
export const invoiceOf = (stated: StatedInvoice): Read<SourceInvoice> => {
  const { number, status, issuedOn, currency, lines, project, ...rest } = stated
  if (isLeft(number)) return number
  if (isLeft(status)) return status
  if (isLeft(issuedOn)) return issuedOn
  if (isLeft(currency)) return currency
  if (isLeft(lines)) return lines
  return right({
    ...rest,
    number: number.right,
    status: status.right,
    issuedOn: issuedOn.right,
    currency: currency.right,
    lines: lines.right.map((line) => (line.project === '' ? { ...line, project } : line)),
  })
}
