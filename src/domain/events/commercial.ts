import * as t from 'io-ts'
import { LongText, listOf, PositiveMinutes, ShortText } from '../bounds.js'
import { agreeing, closed, nullable, oneOf } from '../codec.js'
import { CivilDate, NonEmptyString } from '../common.js'
import { Currency, Decimal, scaled } from '../money.js'
import { daysBetween } from '../time.js'
import { defineEvent, Withdrawal } from './envelope.js'

/** Work of one role on one day; the person is never recorded. */
export const TimeEntryFacts = closed('TimeEntryFacts', {
  day: CivilDate,
  minutes: PositiveMinutes,
  role: ShortText,
  category: ShortText,
  billable: t.boolean,
  /** Key of the work item that the time was spent on. */
  workItem: nullable(ShortText),
})
export type TimeEntryFacts = t.TypeOf<typeof TimeEntryFacts>

export const InvoiceLine = closed('InvoiceLine', {
  id: ShortText,
  description: LongText,
  category: oneOf('labour', 'coordination', 'cloud', 'fixed', 'other'),
  role: nullable(ShortText),
  hours: nullable(Decimal),
  unitAmount: nullable(Decimal),
  /** Negative for discounts and credits. */
  amount: Decimal,
})
export type InvoiceLine = t.TypeOf<typeof InvoiceLine>

export const InvoiceStatus = oneOf('issued', 'paid', 'void')
/** Of all lines of one invoice, credits and debits alike. */
const MOST_INVOICED = 9n * scaled('1000000000000')
const totalOf = (lines: readonly InvoiceLine[]): bigint =>
  lines.reduce((sum, { amount }) => sum + scaled(amount.replace('-', '')), 0n)

const invoice = closed('InvoiceFacts', {
  number: ShortText,
  status: InvoiceStatus,
  issuedOn: CivilDate,
  periodStart: CivilDate,
  periodEnd: CivilDate,
  currency: Currency,
  lines: listOf(InvoiceLine, 10_000),
})
export const InvoiceFacts = agreeing(
  invoice,
  ({ periodStart, periodEnd, lines }) => periodStart <= periodEnd && totalOf(lines) <= MOST_INVOICED,
  'a period that does not end before it starts, and lines of at most 9,000,000,000,000 in all',
)
export type InvoiceFacts = t.TypeOf<typeof InvoiceFacts>

/** A line is spread over its days; a longer one is a mistake. */
export const LONGEST_LINE_DAYS = 366

const cloudLine = closed('CloudLineFacts', {
  service: ShortText,
  from: CivilDate,
  to: CivilDate,
  amount: Decimal,
  currency: Currency,
  /** True until the provider has closed the bill. */
  estimated: t.boolean,
})
/** What one service cost over some days, both included. */
export const CloudLineFacts = agreeing(
  cloudLine,
  ({ from, to }) => from <= to && daysBetween(from, to) <= LONGEST_LINE_DAYS,
  'a line of 1 to 366 days, `from` not after `to`',
)
export type CloudLineFacts = t.TypeOf<typeof CloudLineFacts>

export const TimeEntryRecorded = defineEvent('connection', 'TimeEntryRecorded', TimeEntryFacts, { observes: 'stated' })
export const TimeEntryWithdrawn = defineEvent('connection', 'TimeEntryWithdrawn', Withdrawal, { observes: 'withdrawn' })
/** From a source, or entered by hand in the commercial stream. */
export const InvoiceIssued = defineEvent('connection', 'InvoiceIssued', InvoiceFacts, { observes: 'stated' })
export const InvoiceWithdrawn = defineEvent('connection', 'InvoiceWithdrawn', Withdrawal, { observes: 'withdrawn' })
/** A person voids it, regardless of its sources. */
export const InvoiceVoided = defineEvent(
  'commercial',
  'InvoiceVoided',
  closed('InvoiceVoided', { reason: NonEmptyString }),
)
export const CloudCostRecorded = defineEvent('connection', 'CloudCostRecorded', CloudLineFacts, { observes: 'stated' })
export const CloudCostWithdrawn = defineEvent('connection', 'CloudCostWithdrawn', Withdrawal, { observes: 'withdrawn' })

/** The role's hourly rate from this day on; 0 withdraws it, so the role's work is unpriced. */
export const RateSet = defineEvent(
  'commercial',
  'RateSet',
  closed('RateSet', { role: NonEmptyString, amount: Decimal, currency: Currency, effectiveFrom: CivilDate }),
)
