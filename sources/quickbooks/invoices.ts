import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { InvoiceFacts } from '#domain/events/commercial'
import { instantIn } from '#domain/time'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { readDayIn } from '#sources/kit/instants'
import { currencyOf, invoiceOf, linesOfAll, type Read, required, summedUp } from '#sources/kit/invoices/document'
import {
  Amount,
  amountText,
  creditNote,
  invoiceFacts,
  knownProject,
  negated,
  ownLine,
  type SourceInvoice,
  type SourceLine,
  withoutTax,
} from '#sources/kit/invoices/invoice'
import { mapping, rejected } from '#sources/kit/mapping'

// Invoices as a query of QuickBooks Online answers them. Members that are not named here are not looked at: addresses, notes,
// customers' names. A note is looked at for one word, and kept nowhere.

const Reference = t.type({ value: t.string, name: maybe(t.string) }, 'a reference with its value')

const SalesItem = t.type({
  ItemRef: maybe(Reference),
  ClassRef: maybe(Reference),
  Qty: maybe(Amount),
  UnitPrice: maybe(Amount),
  ServiceDate: maybe(t.string),
})

const line = {
  Id: maybe(t.string),
  DetailType: t.string,
  Amount: maybe(Amount),
  Description: maybe(t.string),
  SalesItemLineDetail: maybe(SalesItem),
}
const SingleLine = t.type(line)
type SingleLine = t.TypeOf<typeof SingleLine>
const Group = t.type({ Line: maybe(t.readonlyArray(SingleLine)) }, 'a group with its lines')
const Line = t.type({ ...line, GroupLineDetail: maybe(Group) })
type Line = t.TypeOf<typeof Line>

const Invoice = t.type({
  Id: maybe(t.string),
  DocNumber: maybe(t.string),
  TxnDate: t.string,
  TotalAmt: Amount,
  Balance: maybe(Amount),
  TxnTaxDetail: maybe(t.type({ TotalTax: maybe(Amount) }, 'the tax of an invoice')),
  CurrencyRef: maybe(Reference),
  CustomerRef: maybe(Reference),
  ProjectRef: maybe(Reference),
  Line: maybe(t.readonlyArray(Line)),
  PrivateNote: maybe(t.string),
  MetaData: maybe(t.type({ LastUpdatedTime: maybe(t.string) }, 'when it was changed')),
})
type Invoice = t.TypeOf<typeof Invoice>

/** Lines that say nothing of their own: a sum of lines above, a text. */
const WITHOUT_AMOUNT: ReadonlySet<string> = new Set(['SubTotalLineDetail', 'DescriptionOnly', 'DescriptionLineDetail'])

/** The lines of a group count, not the group, which sums them. */
const ungrouped = (lines: readonly Line[]): readonly SingleLine[] =>
  lines.flatMap((one) => (one.DetailType === 'GroupLineDetail' ? (one.GroupLineDetail?.Line ?? []) : [one]))

const soldLine = (sold: SingleLine, id: string, amount: string, choices: Choices): SourceLine => {
  const { Description, SalesItemLineDetail: item } = sold
  return {
    id,
    description: Description ?? item?.ItemRef?.name ?? '',
    kind: item?.ItemRef?.name ?? '',
    quantity: amountText(item?.Qty),
    unitAmount: amountText(item?.UnitPrice),
    amount,
    project: knownProject([item?.ClassRef?.name, item?.ClassRef?.value], choices),
  }
}

/** A line by its own amount; null where it is of no kind that is known, or has no amount. */
const linesOfItem = (one: SingleLine, place: number, choices: Choices): readonly SourceLine[] | null => {
  const amount = amountText(one.Amount)
  const id = one.Id ?? `line ${place + 1}`
  if (amount === null) return null
  if (one.DetailType === 'DiscountLineDetail') return [ownLine(id, 'Discount', negated(amount))]
  return one.DetailType === 'SalesItemLineDetail' ? [soldLine(one, id, amount, choices)] : null
}

const NO_LINE = rejected('no_amount', 'an amount is not a decimal number, or of a kind of line that is not known')

const linesOf = (invoice: Invoice, choices: Choices): Read<readonly SourceLine[]> => {
  const tax = amountText(invoice.TxnTaxDetail?.TotalTax ?? 0)
  const net = withoutTax(invoice.TotalAmt, tax)
  const stated = ungrouped(invoice.Line ?? []).filter(({ DetailType }) => !WITHOUT_AMOUNT.has(DetailType))
  const lines = linesOfAll(stated, (one, place) => linesOfItem(one, place, choices))
  if (net === null || tax === null || lines === null) return left(NO_LINE)
  const withinLines = negated(tax)
  // Where prices include the tax, some answers have it in their lines.
  return summedUp(net, lines, (remainder) =>
    remainder === withinLines ? ownLine('tax', 'Tax within the lines', withinLines) : null,
  )
}

const statusOf = ({ TotalAmt, Balance, PrivateNote }: Invoice): InvoiceFacts['status'] => {
  const isZero = amountText(TotalAmt) === '0'
  if (isZero && /^voided\b/i.test(PrivateNote ?? '')) return 'void'
  return Balance != null && amountText(Balance) === '0' ? 'paid' : 'issued'
}

/** From the first to the last day of service, where each line that is sold has one. */
const periodOf = ({ Line: lines }: Invoice) => {
  const sold = ungrouped(lines ?? []).filter(({ DetailType }) => DetailType === 'SalesItemLineDetail')
  const days = sold.map(({ SalesItemLineDetail: item }) => readDayIn(item?.ServiceDate ?? '', null))
  const known = days.filter((day) => day !== null).sort()
  const [start] = known
  const end = known.at(-1)
  return start === undefined || end === undefined || known.length < days.length ? null : { start, end }
}

const documentOf = (invoice: Invoice, choices: Choices): Read<SourceInvoice> =>
  invoiceOf({
    number: required(invoice.DocNumber ?? invoice.Id, 'no_number', 'DocNumber and Id: missing'),
    status: right(statusOf(invoice)),
    issuedOn: required(readDayIn(invoice.TxnDate, null), 'no_day', 'TxnDate: expected a day'),
    currency: currencyOf(invoice.CurrencyRef?.value, choices),
    lines: linesOf(invoice, choices),
    period: periodOf(invoice),
    updated: instantIn(invoice.MetaData?.LastUpdatedTime ?? ''),
    project: knownProject([invoice.ProjectRef?.value, invoice.CustomerRef?.value], choices),
  })

/** An invoice or a credit memo, which are written alike. */
const factsOf = (
  invoice: Invoice,
  choices: Choices,
  asInvoice: (document: SourceInvoice) => SourceInvoice,
): readonly Mapped[] => {
  const document = documentOf(invoice, choices)
  return isLeft(document) ? document.left : invoiceFacts(asInvoice(document.right), choices)
}

/** Invoices of QuickBooks Online, as a query answers them. */
export const quickbooksInvoices: JsonFormat = {
  layout: 'json',
  name: 'quickbooks-invoices',
  title: 'QuickBooks Online, invoices (JSON)',
  variants: 'the answer to a query',
  provider: 'quickbooks',
  category: 'delivery',
  kinds: ['invoice'],
  asksRole: false,
  list: 'QueryResponse.Invoice',
  members: ['TxnDate', 'DueDate', 'CustomerRef', 'TotalAmt', 'Balance', 'Line'],
  needs: ['DocNumber|Id', 'TxnDate', 'TotalAmt'],
  map: mapping(Invoice, (invoice, choices) => factsOf(invoice, choices, (document) => document)),
}

/** Credit memos of QuickBooks Online, as a query answers them: what is taken off the invoices of a customer. */
export const quickbooksCreditMemos: JsonFormat = {
  layout: 'json',
  name: 'quickbooks-credit-memos',
  title: 'QuickBooks Online, credit memos (JSON)',
  variants: 'the answer to a query',
  provider: 'quickbooks',
  category: 'delivery',
  kinds: ['invoice'],
  asksRole: false,
  list: 'QueryResponse.CreditMemo',
  members: ['TxnDate', 'RemainingCredit', 'CustomerRef', 'TotalAmt', 'Line'],
  map: mapping(Invoice, (memo, choices) => factsOf(memo, choices, creditNote)),
}
