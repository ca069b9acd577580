import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { instantIn } from '#domain/time'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { readDayIn } from '#sources/kit/instants'
import {
  invoiceOf,
  linesOfAll,
  NO_AMOUNT,
  type Read,
  required,
  type StatedStatus,
  type Statuses,
  statusIn,
} from '#sources/kit/invoices/document'
import {
  Amount,
  amountText,
  invoiceFacts,
  isZero,
  negated,
  ownLine,
  type SourceLine,
  withoutTax,
} from '#sources/kit/invoices/invoice'
import { mapping } from '#sources/kit/mapping'

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

const Numbered = t.intersection([t.type({ number: t.string }), t.partial({ state: t.unknown })])

/** The key of the facts of an invoice, which is its number; null if it has none, or is a draft (again). */
export const invoiceKey = (invoice: unknown): string | null =>
  Numbered.is(invoice) && invoice.state !== 'draft' ? invoice.number : null

/** A closed invoice was issued and is no longer expected to be paid. */
const STATUS: Statuses = new Map<string, StatedStatus>([
  ['draft', { leftOut: 'draft' }],
  ['open', 'issued'],
  ['paid', 'paid'],
  ['closed', 'issued'],
])

const linesOfItem = ({
  id,
  kind,
  description,
  quantity,
  unit_price,
  amount,
  project,
}: LineItem): readonly SourceLine[] | null => {
  const text = amountText(amount)
  if (text === null) return null
  return [
    {
      id: String(id),
      description: description ?? '',
      kind: kind ?? '',
      quantity: amountText(quantity),
      unitAmount: amountText(unit_price),
      amount: text,
      project: project?.name ?? '',
    },
  ]
}

/** Its lines and its discount; without lines its net sum. */
const linesOf = (invoice: Invoice): Read<readonly SourceLine[]> => {
  const discount = amountText(invoice.discount_amount ?? 0)
  if (amountText(invoice.amount) === null || discount === null) return left(NO_AMOUNT)
  const own = linesOfAll(invoice.line_items ?? [], linesOfItem)
  if (own === null) return left(NO_AMOUNT)
  if (own.length === 0) {
    const net = withoutTax(invoice.amount, invoice.tax_amount, invoice.tax2_amount)
    return net === null ? left(NO_AMOUNT) : right([ownLine('net', '', net)])
  }
  return right(isZero(discount) ? own : [...own, ownLine('discount', 'Discount', negated(discount))])
}

const periodOf = ({ period_start, period_end }: Invoice) => {
  const start = readDayIn(period_start ?? '', null)
  const end = readDayIn(period_end ?? '', null)
  return start === null || end === null ? null : { start, end }
}

const mapInvoice = (invoice: Invoice, choices: Choices): readonly Mapped[] => {
  const document = invoiceOf({
    number: right(invoice.number),
    status: statusIn(STATUS, invoice.state, 'state: expected draft, open, paid or closed'),
    issuedOn: required(readDayIn(invoice.issue_date, null), 'no_day', 'issue_date: expected a day'),
    currency: right(invoice.currency),
    lines: linesOf(invoice),
    period: periodOf(invoice),
    updated: instantIn(invoice.updated_at ?? ''),
    project: '',
  })
  return isLeft(document) ? document.left : invoiceFacts(document.right, choices)
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
