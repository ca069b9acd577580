import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { CivilDate, Instant } from '#domain/common'
import { decimalOf, divideHalfEven, scaled, UNIT } from '#domain/decimal'
import type { InvoiceFacts } from '#domain/events/commercial'
import { instantIn } from '#domain/time'
import { readDay } from '#sources/kit/days'
import type { Answers, JsonFormat, Mapped } from '#sources/kit/format'
import {
  Amount,
  amountText,
  invoiceFacts,
  knownProject,
  negated,
  ownLine,
  type SourceInvoice,
  type SourceLine,
  totalOf,
} from '#sources/kit/invoices/invoice'
import { leftOut, mapping, rejected } from '#sources/kit/mapping'

// Invoices as Xero's Accounting API lists them. Members that are not named here are not looked at: contacts, their people and
// addresses.

const Tracking = t.type({ Option: maybe(t.string) }, 'a tracking category')
const LineItem = t.type({
  LineItemID: maybe(t.string),
  Description: maybe(t.string),
  Quantity: maybe(Amount),
  UnitAmount: maybe(Amount),
  ItemCode: maybe(t.string),
  AccountCode: maybe(t.string),
  TaxAmount: maybe(Amount),
  /** After the discount; with the tax where amounts include it. */
  LineAmount: maybe(Amount),
  DiscountRate: maybe(Amount),
  DiscountAmount: maybe(Amount),
  Tracking: maybe(t.readonlyArray(Tracking)),
})
type LineItem = t.TypeOf<typeof LineItem>

/** What invoices and credit notes have in common. */
export const documentMembers = {
  Type: t.string,
  Status: t.string,
  LineAmountTypes: t.string,
  DateString: maybe(t.string),
  Date: maybe(t.string),
  UpdatedDateUTC: maybe(t.string),
  CurrencyCode: maybe(t.string),
  Contact: maybe(t.type({ ContactID: maybe(t.string) }, 'a contact')),
  LineItems: maybe(t.readonlyArray(LineItem)),
  SubTotal: maybe(Amount),
  Total: Amount,
  TotalTax: maybe(Amount),
}
const Document = t.type(documentMembers)
type Document = t.TypeOf<typeof Document>

const Invoice = t.type({
  ...documentMembers,
  InvoiceID: maybe(t.string),
  InvoiceNumber: maybe(t.string),
  /** What credit notes take off it, with tax. */
  AmountCredited: maybe(Amount),
})
type Invoice = t.TypeOf<typeof Invoice>

const STATUS: ReadonlyMap<string, InvoiceFacts['status']> = new Map([
  ['AUTHORISED', 'issued'],
  ['PAID', 'paid'],
  ['VOIDED', 'void'],
])
const LEFT_OUT: ReadonlyMap<string, string> = new Map([
  ['DRAFT', 'draft'],
  ['SUBMITTED', 'not_approved'],
  ['DELETED', 'deleted'],
])

/** `/Date(1539993600000+0000)/`: milliseconds since 1970 in UTC, and the offset at which they are shown. */
const MILLISECONDS = /^\/Date\((-?\d{1,15})(?:([+-])(\d{2})(\d{2}))?\)\/$/
const MINUTE = 60_000
const LATEST = 8.64e15

const shiftedText = (milliseconds: number): string | null =>
  Math.abs(milliseconds) > LATEST ? null : new Date(milliseconds).toISOString()

/** The day that a text of Xero says; null where it says none. */
const dayOf = (text: string): CivilDate | null => {
  const [, milliseconds, sign, hours = '0', minutes = '0'] = MILLISECONDS.exec(text) ?? []
  if (milliseconds === undefined) return readDay(text.slice(0, 10), null)
  const offset = (Number(hours) * 60 + Number(minutes)) * MINUTE * (sign === '-' ? -1 : 1)
  return readDay(shiftedText(Number(milliseconds) + offset)?.slice(0, 10) ?? '', null)
}

const instantOf = (text: string): Instant | null => {
  const milliseconds = MILLISECONDS.exec(text)?.[1]
  return instantIn(milliseconds === undefined ? text : (shiftedText(Number(milliseconds)) ?? ''))
}

const isZero = (amount: string): boolean => !/[1-9]/.test(amount)
const times = (a: string, b: string): string => decimalOf(divideHalfEven(scaled(a) * scaled(b), UNIT))

/** A part of a hundredth, rounded: `amount` as `net` is to `gross`. */
const inProportion = (amount: string, net: string, gross: string): string => {
  const size = scaled(gross) < 0n ? -scaled(gross) : scaled(gross)
  const signed = scaled(gross) < 0n ? -scaled(net) : scaled(net)
  const hundredths = divideHalfEven(scaled(amount) * signed * 100n, size * UNIT)
  return decimalOf((hundredths * UNIT) / 100n)
}

/** What a discount takes from a line, net of tax; zero where there is none, or what it was taken from is not known. */
const discountOf = (item: LineItem, gross: string, net: string): string => {
  const [rate, amount] = [amountText(item.DiscountRate ?? 0), amountText(item.DiscountAmount ?? 0)]
  const [quantity, unit] = [amountText(item.Quantity), amountText(item.UnitAmount)]
  if (quantity === null || unit === null || rate === null || amount === null) return '0'
  if (isZero(rate) && isZero(amount)) return '0'
  const taken = totalOf([times(quantity, unit), negated(gross)])
  if (gross === net) return taken
  return isZero(gross) ? '0' : inProportion(taken, net, gross)
}

/** A line and its discount, net of tax. No line where it is a text alone; null where an amount is no number. */
const linesOfItem = (item: LineItem, place: number, taxes: string, answers: Answers): readonly SourceLine[] | null => {
  if (item.LineAmount == null && item.Quantity == null && item.UnitAmount == null) return []
  const gross = amountText(item.LineAmount)
  const tax = taxes === 'Inclusive' ? amountText(item.TaxAmount) : '0'
  if (gross === null || tax === null) return null
  const net = totalOf([gross, negated(tax)])
  const discount = discountOf(item, gross, net)
  const id = item.LineItemID ?? `line ${place + 1}`
  const kinds = [item.ItemCode, item.AccountCode].filter((kind) => kind != null && kind !== '')
  const project = knownProject(item.Tracking?.map(({ Option }) => Option) ?? [], answers)
  const line: SourceLine = {
    id,
    description: item.Description ?? '',
    kind: kinds.find((kind) => kind != null && answers.categories.has(kind)) ?? kinds[0] ?? '',
    quantity: amountText(item.Quantity),
    // A price that includes tax is not the price of an hour.
    unitAmount: gross === net ? amountText(item.UnitAmount) : null,
    amount: totalOf([net, discount]),
    project,
  }
  return isZero(discount) ? [line] : [line, { ...ownLine(`${id}-discount`, 'Discount', negated(discount)), project }]
}

/** Taxes are rounded once for an invoice, and for each of its lines: they may differ by a hundredth a line. */
const roundingOf = (net: string, lines: readonly SourceLine[]): string | null => {
  const difference = totalOf([net, ...lines.map(({ amount }) => negated(amount))])
  return scaled(difference.replace('-', '')) * 100n <= BigInt(lines.length) * UNIT ? difference : null
}

const netOf = ({ Total, TotalTax }: Document): string | null => {
  const [total, tax] = [amountText(Total), amountText(TotalTax ?? 0)]
  return total === null || tax === null ? null : totalOf([total, negated(tax)])
}

/** The net part of an amount that includes tax, as the document's net sum is to its total. Null where one is no number. */
export const netPart = (amount: Document['Total'], document: Document): string | null => {
  const [part, net, total] = [amountText(amount), netOf(document), amountText(document.Total)]
  if (part === null || net === null || total === null) return null
  if (part === total) return net
  return isZero(total) ? '0' : inProportion(part, net, total)
}

/** Its lines, net of tax; why they cannot be told otherwise. */
const linesOf = (invoice: Document, answers: Answers): readonly SourceLine[] | 'no_amount' | 'sum_differs' => {
  const net = netOf(invoice)
  if (net === null) return 'no_amount'
  const lines: SourceLine[] = []
  for (const [place, item] of (invoice.LineItems ?? []).entries()) {
    const own = linesOfItem(item, place, invoice.LineAmountTypes, answers)
    if (own === null) return 'no_amount'
    lines.push(...own)
  }
  if (lines.length === 0) return [ownLine('net', '', net)]
  const rounding = roundingOf(net, lines)
  if (rounding === null) return 'sum_differs'
  return isZero(rounding) ? lines : [...lines, ownLine('rounding', 'Rounding', rounding)]
}

const WHY = {
  no_amount: 'an amount is not a decimal number',
  sum_differs: 'its lines do not sum up to its total without tax',
} as const
/** A document with its lines, or why it is none. */
export const documentOf = (
  document: Document,
  number: string,
  answers: Answers,
): Either<readonly Mapped[], SourceInvoice> => {
  const { Status, Contact } = document
  const without = LEFT_OUT.get(Status)
  if (without !== undefined) return left(leftOut(without))
  const status = STATUS.get(Status)
  if (status === undefined)
    return left(rejected('unknown_state', 'Status: expected DRAFT, SUBMITTED, AUTHORISED, PAID, VOIDED or DELETED'))
  const issuedOn = dayOf(document.DateString ?? document.Date ?? '')
  if (issuedOn === null) return left(rejected('no_day', 'DateString or Date: expected a day'))
  const currency = document.CurrencyCode ?? answers.currency
  if (currency === null)
    return left(rejected('no_currency', 'it names no currency: add --currency, for example --currency EUR'))
  const lines = linesOf(document, answers)
  if (typeof lines === 'string') return left(rejected(lines, WHY[lines]))
  const project = knownProject([Contact?.ContactID], answers)
  return right({
    number,
    status,
    issuedOn,
    period: null,
    currency,
    lines: lines.map((line) => (line.project === '' ? { ...line, project } : line)),
    updated: instantOf(document.UpdatedDateUTC ?? ''),
  })
}

/** The line by which credit notes take something off an invoice; none where they take nothing. Null where that is no number. */
const creditLines = (invoice: Invoice, { lines }: SourceInvoice): readonly SourceLine[] | null => {
  const credited = netPart(invoice.AmountCredited ?? 0, invoice)
  if (credited === null) return null
  const [{ project } = { project: '' }] = lines
  return isZero(credited) ? [] : [{ ...ownLine('credit-notes', 'Credit notes', negated(credited)), project }]
}

const mapInvoice = (invoice: Invoice, answers: Answers): readonly Mapped[] => {
  const { Type, InvoiceNumber, InvoiceID } = invoice
  if (Type === 'ACCPAY') return leftOut('purchase')
  if (Type !== 'ACCREC') return rejected('unknown_kind', 'Type: expected ACCREC or ACCPAY')
  const number = InvoiceNumber == null || InvoiceNumber === '' ? InvoiceID : InvoiceNumber
  if (number == null) return rejected('no_number', 'InvoiceNumber and InvoiceID: missing')
  const document = documentOf(invoice, number, answers)
  if (isLeft(document)) return document.left
  const credits = creditLines(invoice, document.right)
  if (credits === null) return rejected('no_amount', WHY.no_amount)
  return invoiceFacts({ ...document.right, lines: [...document.right.lines, ...credits] }, answers)
}

/** Invoices as the API of Xero lists them, with or without their lines. */
export const xeroInvoices: JsonFormat = {
  layout: 'json',
  name: 'xero-invoices',
  title: 'Xero, invoices (JSON)',
  provider: 'xero',
  category: 'delivery',
  kinds: ['invoice'],
  asksRole: false,
  list: 'Invoices',
  ownLists: ['CreditNotes'],
  members: ['Type', 'InvoiceID', 'Status', 'LineAmountTypes', 'Total'],
  needs: ['Type', 'InvoiceNumber|InvoiceID', 'Status', 'DateString|Date', 'LineAmountTypes', 'Total'],
  map: mapping(Invoice, mapInvoice),
}
