import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { InvoiceFacts } from '#domain/events/commercial'
import { instantIn } from '#domain/time'
import type { Answers, JsonFormat, Mapped } from '#sources/kit/format'
import { readDayIn } from '#sources/kit/instants'
import {
  Amount,
  amountText,
  invoiceFacts,
  negated,
  ownLine,
  type SourceLine,
  totalOf,
} from '#sources/kit/invoices/invoice'
import { leftOut, mapping, rejected } from '#sources/kit/mapping'

const LineItem = t.intersection([
  t.type({ id: t.union([t.number, t.string]), amount: Amount }),
  t.partial({
    kind: maybe(t.string),
    description: maybe(t.string),
    quantity: maybe(Amount),
    unit_price: maybe(Amount),
    project: maybe(t.partial({ name: maybe(t.string) })),
  }),
])
type LineItem = t.TypeOf<typeof LineItem>

const Invoice = t.intersection([
  t.type({ number: t.string, state: t.string, issue_date: t.string, currency: t.string, amount: Amount }),
  t.partial({
    line_items: maybe(t.readonlyArray(LineItem)),
    tax_amount: maybe(Amount),
    tax2_amount: maybe(Amount),
    discount_amount: maybe(Amount),
    period_start: maybe(t.string),
    period_end: maybe(t.string),
    updated_at: maybe(t.string),
  }),
])
type Invoice = t.TypeOf<typeof Invoice>

/** A closed invoice was issued and is no longer expected to be paid. */
const STATUS: ReadonlyMap<string, InvoiceFacts['status']> = new Map([
  ['open', 'issued'],
  ['paid', 'paid'],
  ['closed', 'issued'],
])

const lineOf = ({ id, kind, description, quantity, unit_price, amount, project }: LineItem): SourceLine | null => {
  const text = amountText(amount)
  if (text === null) return null
  return {
    id: String(id),
    description: description ?? '',
    kind: kind ?? '',
    quantity: amountText(quantity),
    unitAmount: amountText(unit_price),
    amount: text,
    project: project?.name ?? '',
  }
}

/** Its lines and its discount; without lines its net sum. Null where an amount is no number. */
const linesOf = (invoice: Invoice): readonly SourceLine[] | null => {
  const [total, discount, ...taxes] = [
    invoice.amount,
    invoice.discount_amount ?? 0,
    invoice.tax_amount ?? 0,
    invoice.tax2_amount ?? 0,
  ].map(amountText)
  if (total == null || discount == null) return null
  const own: SourceLine[] = []
  for (const item of invoice.line_items ?? []) {
    const line = lineOf(item)
    if (line === null) return null
    own.push(line)
  }
  if (own.length === 0) {
    const known = taxes.filter((tax) => tax !== null)
    if (known.length < taxes.length) return null
    return [ownLine('net', '', totalOf([total, ...known.map(negated)]))]
  }
  return /[1-9]/.test(discount) ? [...own, ownLine('discount', 'Discount', negated(discount))] : own
}

const periodOf = ({ period_start, period_end }: Invoice) => {
  const start = readDayIn(period_start ?? '', null)
  const end = readDayIn(period_end ?? '', null)
  return start === null || end === null ? null : { start, end }
}

const mapInvoice = (invoice: Invoice, answers: Answers): readonly Mapped[] => {
  if (invoice.state === 'draft') return leftOut('draft')
  const status = STATUS.get(invoice.state)
  if (status === undefined) return rejected('unknown_state', 'state: expected draft, open, paid or closed')
  const issuedOn = readDayIn(invoice.issue_date, null)
  if (issuedOn === null) return rejected('no_day', 'issue_date: expected a day')
  const lines = linesOf(invoice)
  if (lines === null) return rejected('no_amount', 'an amount is not a decimal number')
  const { number, currency, updated_at } = invoice
  const updated = instantIn(updated_at ?? '')
  return invoiceFacts({ number, status, issuedOn, period: periodOf(invoice), currency, lines, updated }, answers)
}

/** Invoices as the API of Harvest lists them. */
export const harvestInvoices: JsonFormat = {
  layout: 'json',
  name: 'harvest-invoices',
  title: 'Harvest, invoices (JSON)',
  provider: 'harvest',
  category: 'delivery',
  kinds: ['invoice'],
  asksRole: false,
  list: 'invoices',
  members: ['number', 'state', 'issue_date', 'period_start', 'line_items', 'client_key'],
  needs: ['number', 'state', 'issue_date', 'currency', 'amount'],
  map: mapping(Invoice, mapInvoice),
}
