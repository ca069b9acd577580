import { isLeft, left } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { CivilDate, Instant } from '#domain/common'
import { decimalOf, divideHalfEven, scaled, UNIT } from '#domain/decimal'
import { instantIn } from '#domain/time'
import { readDay } from '#sources/kit/days'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import {
  currencyOf,
  invoiceOf,
  linesOfAll,
  NO_AMOUNT,
  type Read,
  required,
  type StatedStatus,
  type Statuses,
  statusIn,
  summedUp,
} from '#sources/kit/invoices/document'
import {
  Amount,
  amountText,
  invoiceFacts,
  isZero,
  kindOf,
  knownProject,
  negated,
  ownLine,
  type SourceInvoice,
  type SourceLine,
  totalOf,
  withoutTax,
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

/** The members that invoices and credit notes have in common. */
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
  /** The amount that credit notes take off it, with tax. */
  AmountCredited: maybe(Amount),
})
type Invoice = t.TypeOf<typeof Invoice>

const STATUS: Statuses = new Map<string, StatedStatus>([
  ['DRAFT', { leftOut: 'draft' }],
  ['SUBMITTED', { leftOut: 'not_approved' }],
  ['AUTHORISED', 'issued'],
  ['PAID', 'paid'],
  ['VOIDED', 'void'],
  ['DELETED', { leftOut: 'deleted' }],
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

const times = (a: string, b: string): string => decimalOf(divideHalfEven(scaled(a) * scaled(b), UNIT))

/** A part of a hundredth, rounded: `amount` as `net` is to `gross`. */
const inProportion = (amount: string, net: string, gross: string): string => {
  const size = scaled(gross) < 0n ? -scaled(gross) : scaled(gross)
  const signed = scaled(gross) < 0n ? -scaled(net) : scaled(net)
  const hundredths = divideHalfEven(scaled(amount) * signed * 100n, size * UNIT)
  return decimalOf((hundredths * UNIT) / 100n)
}

/** The amount that a discount takes from a line, net of tax; zero where there is none, or what it was taken from is not known. */
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
const linesOfItem = (item: LineItem, place: number, taxes: string, choices: Choices): readonly SourceLine[] | null => {
  if (item.LineAmount == null && item.Quantity == null && item.UnitAmount == null) return []
  const gross = amountText(item.LineAmount)
  const tax = taxes === 'Inclusive' ? amountText(item.TaxAmount) : '0'
  if (gross === null || tax === null) return null
  const net = totalOf([gross, negated(tax)])
  const discount = discountOf(item, gross, net)
  const id = item.LineItemID ?? `line ${place + 1}`
  const project = knownProject(item.Tracking?.map(({ Option }) => Option) ?? [], choices)
  const line: SourceLine = {
    id,
    description: item.Description ?? '',
    kind: kindOf(
      [item.ItemCode, item.AccountCode].filter((code) => code !== ''),
      choices,
    ),
    quantity: amountText(item.Quantity),
    // A price that includes tax is not the price of an hour.
    unitAmount: gross === net ? amountText(item.UnitAmount) : null,
    amount: totalOf([net, discount]),
    project,
  }
  return isZero(discount) ? [line] : [line, { ...ownLine(`${id}-discount`, 'Discount', negated(discount)), project }]
}

const netOf = ({ Total, TotalTax }: Document): string | null => withoutTax(Total, TotalTax)

/** The net part of an amount that includes tax, as the document's net sum is to its total. Null where one is no number. */
export const netPart = (amount: Document['Total'], document: Document): string | null => {
  const [part, net, total] = [amountText(amount), netOf(document), amountText(document.Total)]
  if (part === null || net === null || total === null) return null
  if (part === total) return net
  return isZero(total) ? '0' : inProportion(part, net, total)
}

/** Taxes are rounded once for an invoice, and for each of its lines: they may differ by a hundredth a line. */
const roundingOf = (remainder: string, lines: readonly SourceLine[]): SourceLine | null =>
  scaled(remainder.replace('-', '')) * 100n <= BigInt(lines.length) * UNIT
    ? ownLine('rounding', 'Rounding', remainder)
    : null

const linesOf = (document: Document, choices: Choices): Read<readonly SourceLine[]> => {
  const net = netOf(document)
  const lines = linesOfAll(document.LineItems ?? [], (item, place) =>
    linesOfItem(item, place, document.LineAmountTypes, choices),
  )
  if (net === null || lines === null) return left(NO_AMOUNT)
  return summedUp(net, lines, (remainder) => roundingOf(remainder, lines))
}

/** A document with its lines, or why it is none. */
export const documentOf = (document: Document, number: Read<string>, choices: Choices): Read<SourceInvoice> =>
  invoiceOf({
    number,
    status: statusIn(STATUS, document.Status, 'Status: expected DRAFT, SUBMITTED, AUTHORISED, PAID, VOIDED or DELETED'),
    issuedOn: required(
      dayOf(document.DateString ?? document.Date ?? ''),
      'no_day',
      'DateString or Date: expected a day',
    ),
    currency: currencyOf(document.CurrencyCode, choices),
    lines: linesOf(document, choices),
    period: null,
    updated: instantOf(document.UpdatedDateUTC ?? ''),
    project: knownProject([document.Contact?.ContactID], choices),
  })

/** The line by which credit notes take something off an invoice; none where they take nothing. Null where that is no number. */
const creditLines = (invoice: Invoice, { lines }: SourceInvoice): readonly SourceLine[] | null => {
  const credited = netPart(invoice.AmountCredited ?? 0, invoice)
  if (credited === null) return null
  const [{ project } = { project: '' }] = lines
  return isZero(credited) ? [] : [{ ...ownLine('credit-notes', 'Credit notes', negated(credited)), project }]
}

const mapInvoice = (invoice: Invoice, choices: Choices): readonly Mapped[] => {
  const { Type, InvoiceNumber, InvoiceID } = invoice
  if (Type === 'ACCPAY') return leftOut('purchase')
  if (Type !== 'ACCREC') return rejected('unknown_kind', 'Type: expected ACCREC or ACCPAY')
  const number = InvoiceNumber == null || InvoiceNumber === '' ? InvoiceID : InvoiceNumber
  const stated = required(number, 'no_number', 'InvoiceNumber and InvoiceID: missing')
  const document = documentOf(invoice, stated, choices)
  if (isLeft(document)) return document.left
  const credits = creditLines(invoice, document.right)
  if (credits === null) return NO_AMOUNT
  return invoiceFacts({ ...document.right, lines: [...document.right.lines, ...credits] }, choices)
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
