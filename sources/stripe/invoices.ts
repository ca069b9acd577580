import { isLeft, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { CivilDate, Instant } from '#domain/common'
import { civilDateOf, instantOf } from '#domain/time'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import {
  invoiceOf,
  type Read,
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
  type SourceLine,
  totalOf,
} from '#sources/kit/invoices/invoice'
import type { Learned } from '#sources/kit/learned'
import { leftOut, mapping } from '#sources/kit/mapping'
import { type Credit, creditsOn, isCreditNote, lessonsOf, mapNote } from './credit-notes.js'
import { fromMinorUnits } from './minor-units.js'
import { Amounts, idOf, MinorUnits, Reference, Seconds, sumOf, type Tax, Taxes } from './parts.js'

// Invoices as Stripe's API lists them, of versions before and after 2025-03-31 (Basil). Members that are not named here are not looked
// at: customers' names and addresses, payments.

const Price = t.type({ id: maybe(t.string), product: maybe(Reference), unit_amount_decimal: maybe(Amount) }, 'a price')
const PriceDetails = t.type({ price: maybe(Reference), product: maybe(Reference) }, 'details of a price')
const Pricing = t.type({ price_details: maybe(PriceDetails), unit_amount_decimal: maybe(Amount) }, 'pricing')

const Line = t.type({
  id: t.string,
  amount: MinorUnits,
  description: maybe(t.string),
  quantity: maybe(t.number),
  period: maybe(t.type({ start: Seconds, end: Seconds }, 'a period')),
  price: maybe(Price),
  pricing: maybe(Pricing),
  tax_amounts: Taxes,
  taxes: Taxes,
  metadata: t.unknown,
})
type Line = t.TypeOf<typeof Line>

const Invoice = t.type({
  id: t.string,
  number: maybe(t.string),
  status: maybe(t.string),
  livemode: maybe(t.boolean),
  currency: t.string,
  created: Seconds,
  effective_at: maybe(Seconds),
  status_transitions: maybe(t.type({ finalized_at: maybe(Seconds) }, 'changes of status')),
  total: MinorUnits,
  total_excluding_tax: maybe(MinorUnits),
  total_tax_amounts: Taxes,
  total_taxes: Taxes,
  total_discount_amounts: Amounts,
  total_pretax_credit_amounts: maybe(t.readonlyArray(t.type({ amount: MinorUnits, type: maybe(t.string) }))),
  shipping_cost: maybe(t.type({ amount_subtotal: MinorUnits }, 'costs of shipping')),
  /** The amounts that credit notes take off it, with tax: before and after it was paid. */
  pre_payment_credit_notes_amount: maybe(MinorUnits),
  post_payment_credit_notes_amount: maybe(MinorUnits),
  lines: t.type({ data: t.readonlyArray(Line), has_more: maybe(t.boolean) }, 'a list of lines'),
  customer: maybe(Reference),
  metadata: t.unknown,
})
type Invoice = t.TypeOf<typeof Invoice>

const STATUS: Statuses = new Map<string, StatedStatus>([
  ['draft', { leftOut: 'draft' }],
  ['open', 'issued'],
  ['uncollectible', 'issued'],
  ['paid', 'paid'],
  ['void', 'void'],
])

/** The taxes that are within an amount. */
const within = (taxes: readonly t.TypeOf<typeof Tax>[]): readonly t.TypeOf<typeof Tax>[] =>
  taxes.filter(({ inclusive, tax_behavior }) => inclusive === true || tax_behavior === 'inclusive')

const wordsIn = (metadata: unknown): readonly string[] =>
  typeof metadata === 'object' && metadata !== null
    ? Object.values(metadata).filter((value) => typeof value === 'string')
    : []

/** A line, in the smallest unit, without the tax that is within its amount. */
const lineOf = (line: Line, choices: Choices): SourceLine => {
  const { id, amount, description, quantity, price, pricing, metadata } = line
  const tax = sumOf(within(line.taxes ?? line.tax_amounts ?? []))
  const product = idOf(pricing?.price_details?.product ?? price?.product)
  return {
    id,
    description: description ?? '',
    kind: kindOf([product, idOf(pricing?.price_details?.price ?? price?.id)], choices),
    quantity: amountText(quantity),
    // A price that includes tax is not the price of an hour.
    unitAmount: isZero(tax) ? amountText(pricing?.unit_amount_decimal ?? price?.unit_amount_decimal) : null,
    amount: totalOf([String(amount), negated(tax)]),
    project: knownProject(wordsIn(metadata), choices),
  }
}

const netOf = ({ total, total_excluding_tax, total_taxes, total_tax_amounts }: Invoice): string =>
  total_excluding_tax == null
    ? totalOf([String(total), negated(sumOf(total_taxes ?? total_tax_amounts))])
    : String(total_excluding_tax)

/** A line of what further lines, or credits, come to; null where neither explains it. */
const remainderOf = (remainder: string, { lines, total_pretax_credit_amounts }: Invoice): SourceLine | null => {
  // A list of invoices has the first lines of each: what all the others come to is known.
  if (lines.has_more === true) return ownLine('rest', 'Further lines', remainder)
  const credits = (total_pretax_credit_amounts ?? []).filter(({ type }) => type !== 'discount')
  return remainder === negated(sumOf(credits)) ? ownLine('credits', 'Credits', remainder) : null
}

/** Its lines in the smallest unit, net of tax. */
const linesOf = (invoice: Invoice, choices: Choices): Read<readonly SourceLine[]> => {
  const { lines, total_discount_amounts, shipping_cost } = invoice
  const more = [
    ownLine('discount', 'Discount', negated(sumOf(total_discount_amounts))),
    ownLine('shipping', 'Shipping', String(shipping_cost?.amount_subtotal ?? 0)),
  ].filter(({ amount }) => !isZero(amount))
  const own = lines.data.map((line) => lineOf(line, choices))
  return summedUp(netOf(invoice), own.length === 0 ? [] : [...own, ...more], (remainder) =>
    remainderOf(remainder, invoice),
  )
}

/** From the first to the last day of its lines' periods, if each of them has one; what is sold once has none. */
const periodOf = ({ lines }: Invoice, dayOf: (second: number) => CivilDate) => {
  const periods = lines.data.flatMap(({ period }) => (period != null && period.end > period.start ? [period] : []))
  if (periods.length === 0 || periods.length < lines.data.length || lines.has_more === true) return null
  const start = Math.min(...periods.map((period) => period.start))
  const end = Math.max(...periods.map((period) => period.end))
  return { start: dayOf(start), end: dayOf(end - 1) }
}

/**
 * The amount that credit notes take off an invoice, net of tax as far as the notes themselves are known; the rest as the invoice states
 * it, with tax. Never more than the invoice comes to.
 */
const creditOf = (invoice: Invoice, notes: readonly Credit[]): string => {
  const { pre_payment_credit_notes_amount: before, post_payment_credit_notes_amount: after } = invoice
  const stated = BigInt(before ?? 0) + BigInt(after ?? 0)
  const known = notes.reduce((sum, { total }) => sum + BigInt(total), 0n)
  const net = notes.reduce((sum, one) => sum + BigInt(one.net), 0n)
  const credited = net + (stated > known ? stated - known : 0n)
  const most = BigInt(netOf(invoice))
  return String(credited < most ? credited : most)
}

/** A line whose amounts are in the currency itself. */
const inCurrency = (line: SourceLine, currency: string): SourceLine => ({
  ...line,
  amount: fromMinorUnits(line.amount, currency),
  unitAmount: line.unitAmount === null ? null : fromMinorUnits(line.unitAmount, currency),
})

const mapInvoice = (invoice: Invoice, choices: Choices, _: Instant, learned: Learned): readonly Mapped[] => {
  const { status, livemode, created, effective_at, status_transitions, customer, metadata } = invoice
  if (livemode === false) return leftOut('test_mode')
  const credit = creditOf(invoice, creditsOn(invoice.id, learned))
  const credits = isZero(credit) ? [] : [ownLine('credit-notes', 'Credit notes', negated(credit))]
  const lines = linesOf(invoice, choices)
  const currency = invoice.currency.toUpperCase()
  const dayOf = (second: number): CivilDate => civilDateOf(instantOf(second * 1_000), choices.zone ?? 'UTC')
  const document = invoiceOf({
    number: right(invoice.number ?? invoice.id),
    status: statusIn(STATUS, status ?? '', 'status: expected draft, open, paid, uncollectible or void'),
    issuedOn: right(dayOf(effective_at ?? status_transitions?.finalized_at ?? created)),
    currency: right(currency),
    lines: isLeft(lines) ? lines : right([...lines.right, ...credits].map((line) => inCurrency(line, currency))),
    period: periodOf(invoice, dayOf),
    updated: null,
    project: knownProject([...wordsIn(metadata), idOf(customer)], choices),
  })
  return isLeft(document) ? document.left : invoiceFacts(document.right, choices)
}

const mapOne = mapping(Invoice, mapInvoice)

const Known = t.intersection([
  t.type({ id: t.string }),
  t.partial({ number: maybe(t.string), status: maybe(t.string), livemode: maybe(t.boolean) }),
])

/** The key of the fact that a record comes to; null if it has none: a credit note, a draft, one of the test mode. */
export const invoiceKey = (record: unknown): string | null => {
  if (!Known.is(record) || isCreditNote(record)) return null
  const { id, number, status, livemode } = record
  return livemode === false || status === 'draft' ? null : (number ?? id)
}

/** Invoices as the API of Stripe lists them, and their credit notes, which say what they take off them without tax. */
export const stripeInvoices: JsonFormat = {
  layout: 'json',
  name: 'stripe-invoices',
  title: 'Stripe, invoices (JSON)',
  variants: 'with their credit notes',
  provider: 'stripe',
  category: 'delivery',
  kinds: ['invoice'],
  asksRole: false,
  list: 'data',
  members: ['lines.data', 'period_start|invoice', 'amount_due|reason', 'status_transitions|memo', 'currency'],
  needs: ['id', 'status', 'created', 'currency', 'total', 'lines.data'],
  teaches: lessonsOf,
  map: (record, ...rest) => (isCreditNote(record) ? mapNote : mapOne)(record, ...rest),
}
