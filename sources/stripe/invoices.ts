import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { CivilDate, Instant } from '#domain/common'
import type { InvoiceFacts } from '#domain/events/commercial'
import { civilDateOf, instantOf } from '#domain/time'
import type { Answers, JsonFormat, Mapped } from '#sources/kit/format'
import {
  Amount,
  amountText,
  invoiceFacts,
  knownProject,
  negated,
  ownLine,
  type SourceLine,
  totalOf,
} from '#sources/kit/invoices/invoice'
import type { Learned } from '#sources/kit/learned'
import { leftOut, mapping, rejected } from '#sources/kit/mapping'
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
  /** What credit notes take off it, with tax: before and after it was paid. */
  pre_payment_credit_notes_amount: maybe(MinorUnits),
  post_payment_credit_notes_amount: maybe(MinorUnits),
  lines: t.type({ data: t.readonlyArray(Line), has_more: maybe(t.boolean) }, 'a list of lines'),
  customer: maybe(Reference),
  metadata: t.unknown,
})
type Invoice = t.TypeOf<typeof Invoice>

const STATUS: ReadonlyMap<string, InvoiceFacts['status']> = new Map([
  ['open', 'issued'],
  ['uncollectible', 'issued'],
  ['paid', 'paid'],
  ['void', 'void'],
])

const isZero = (amount: string): boolean => amount === '0'

/** The taxes that are within an amount. */
const within = (taxes: readonly t.TypeOf<typeof Tax>[]): readonly t.TypeOf<typeof Tax>[] =>
  taxes.filter(({ inclusive, tax_behavior }) => inclusive === true || tax_behavior === 'inclusive')

const wordsIn = (metadata: unknown): readonly string[] =>
  typeof metadata === 'object' && metadata !== null
    ? Object.values(metadata).filter((value) => typeof value === 'string')
    : []

/** A line, in the smallest unit, without the tax that is within its amount. */
const lineOf = (line: Line, answers: Answers): SourceLine => {
  const { id, amount, description, quantity, price, pricing, metadata } = line
  const tax = sumOf(within(line.taxes ?? line.tax_amounts ?? []))
  const product = idOf(pricing?.price_details?.product ?? price?.product)
  const kinds = [product, idOf(pricing?.price_details?.price ?? price?.id)].filter((kind) => kind !== null)
  return {
    id,
    description: description ?? '',
    kind: kinds.find((kind) => answers.categories.has(kind)) ?? kinds[0] ?? '',
    quantity: amountText(quantity),
    // A price that includes tax is not the price of an hour.
    unitAmount: isZero(tax) ? amountText(pricing?.unit_amount_decimal ?? price?.unit_amount_decimal) : null,
    amount: totalOf([String(amount), negated(tax)]),
    project: knownProject(wordsIn(metadata), answers),
  }
}

const netOf = ({ total, total_excluding_tax, total_taxes, total_tax_amounts }: Invoice): string =>
  total_excluding_tax == null
    ? totalOf([String(total), negated(sumOf(total_taxes ?? total_tax_amounts))])
    : String(total_excluding_tax)

/** Its lines in the smallest unit, net of tax; null where they do not sum up to its net sum. */
const linesOf = (invoice: Invoice, answers: Answers): readonly SourceLine[] | null => {
  const { lines, total_discount_amounts, total_pretax_credit_amounts, shipping_cost } = invoice
  const net = netOf(invoice)
  if (lines.data.length === 0) return [ownLine('net', '', net)]
  const own = [
    ...lines.data.map((line) => lineOf(line, answers)),
    ownLine('discount', 'Discount', negated(sumOf(total_discount_amounts))),
    ownLine('shipping', 'Shipping', String(shipping_cost?.amount_subtotal ?? 0)),
  ].filter(({ id, amount }) => !(isZero(amount) && (id === 'discount' || id === 'shipping')))
  const rest = totalOf([net, ...own.map(({ amount }) => negated(amount))])
  if (isZero(rest)) return own
  // A list of invoices has the first lines of each: what all the others come to is known.
  if (lines.has_more === true) return [...own, ownLine('rest', 'Further lines', rest)]
  const credits = (total_pretax_credit_amounts ?? []).filter(({ type }) => type !== 'discount')
  return rest === negated(sumOf(credits)) ? [...own, ownLine('credits', 'Credits', rest)] : null
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
 * What credit notes take off an invoice, net of tax as far as the notes themselves are known; the rest as the invoice states
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

const mapInvoice = (invoice: Invoice, answers: Answers, _: Instant, learned: Learned): readonly Mapped[] => {
  const { status, livemode, created, effective_at, status_transitions, customer, metadata } = invoice
  if (livemode === false) return leftOut('test_mode')
  if (status === 'draft') return leftOut('draft')
  const known = STATUS.get(status ?? '')
  if (known === undefined) return rejected('unknown_state', 'status: expected draft, open, paid, uncollectible or void')
  const lines = linesOf(invoice, answers)
  if (lines === null) return rejected('sum_differs', 'its lines do not sum up to its total without tax')
  const credit = creditOf(invoice, creditsOn(invoice.id, learned))
  const all = isZero(credit) ? lines : [...lines, ownLine('credit-notes', 'Credit notes', negated(credit))]
  const currency = invoice.currency.toUpperCase()
  const dayOf = (second: number): CivilDate => civilDateOf(instantOf(second * 1_000), answers.zone ?? 'UTC')
  const project = knownProject([...wordsIn(metadata), idOf(customer)], answers)
  return invoiceFacts(
    {
      number: invoice.number ?? invoice.id,
      status: known,
      issuedOn: dayOf(effective_at ?? status_transitions?.finalized_at ?? created),
      period: periodOf(invoice, dayOf),
      currency,
      lines: all.map((line) => ({
        ...line,
        amount: fromMinorUnits(line.amount, currency),
        unitAmount: line.unitAmount === null ? null : fromMinorUnits(line.unitAmount, currency),
        project: line.project === '' ? project : line.project,
      })),
      updated: null,
    },
    answers,
  )
}

const mapOne = mapping(Invoice, mapInvoice)

/** Invoices as the API of Stripe lists them, and their credit notes, which say what they take off them without tax. */
export const stripeInvoices: JsonFormat = {
  layout: 'json',
  name: 'stripe-invoices',
  title: 'Stripe, invoices (JSON)',
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
