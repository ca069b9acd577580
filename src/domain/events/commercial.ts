import { identity } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import { LongText, listOf, PositiveMinutes, PositiveSeconds, ShortText } from '../bounds.js'
import { agreeing, closed, nullable, oneOf, optional } from '../codec.js'
import { CivilDate, NonEmptyString, Uuid } from '../common.js'
import { Decimal, Decimal10, scaled, UNIT } from '../decimal.js'
import { Currency } from '../money.js'
import { daysBetween } from '../time.js'
import { defineEvent, upcast, Withdrawal } from './envelope.js'

const timeEntry = {
  role: ShortText,
  category: ShortText,
  billable: t.boolean,
  /** Key of the work item that the time was spent on. */
  workItem: nullable(ShortText),
}
const TimeEntryFacts1 = closed('TimeEntryFacts version 1', { day: CivilDate, minutes: PositiveMinutes, ...timeEntry })
/** Work of one role on one day; the person is never recorded. */
export const TimeEntryFacts = closed('TimeEntryFacts', { day: CivilDate, seconds: PositiveSeconds, ...timeEntry })
export type TimeEntryFacts = t.TypeOf<typeof TimeEntryFacts>

export const LineCategory = oneOf('labour', 'coordination', 'cloud', 'fixed', 'other')
export type LineCategory = t.TypeOf<typeof LineCategory>

const invoiceLine = {
  id: ShortText,
  description: LongText,
  category: LineCategory,
  role: nullable(ShortText),
}
const InvoiceLine1 = closed('InvoiceLine version 1', {
  ...invoiceLine,
  hours: nullable(Decimal10),
  unitAmount: nullable(Decimal10),
  amount: Decimal10,
})
export const InvoiceLine = closed('InvoiceLine', {
  ...invoiceLine,
  hours: nullable(Decimal),
  unitAmount: nullable(Decimal),
  /** Negative for discounts and credits. */
  amount: Decimal,
})
export type InvoiceLine = t.TypeOf<typeof InvoiceLine>

export const InvoiceStatus = oneOf('issued', 'paid', 'void')
/** The most that all lines of one invoice may add up to, credits counted as debits. */
const MOST_INVOICED = 9n * 10n ** 12n * UNIT
const totalOf = (lines: readonly InvoiceLine[]): bigint =>
  lines.reduce((sum, { amount }) => sum + scaled(amount.replace('-', '')), 0n)

const invoice = {
  number: ShortText,
  status: InvoiceStatus,
  issuedOn: CivilDate,
  periodStart: CivilDate,
  periodEnd: CivilDate,
  currency: Currency,
}
const InvoiceFacts1 = closed('InvoiceFacts version 1', { ...invoice, lines: listOf(InvoiceLine1, 10_000) })
const InvoiceMembers = closed('InvoiceFacts', { ...invoice, lines: listOf(InvoiceLine, 10_000) })
export type InvoiceFacts = t.TypeOf<typeof InvoiceMembers>
const isSound = ({ periodStart, periodEnd, lines }: InvoiceFacts): boolean =>
  periodStart <= periodEnd && totalOf(lines) <= MOST_INVOICED
export const InvoiceFacts = agreeing(
  InvoiceMembers,
  isSound,
  'a period that does not end before it starts, and lines of at most 9,000,000,000,000 in all',
)

/** Evidence is sought in every month of an invoice; a longer period, of more than ten years, is a mistake. */
export const LONGEST_INVOICE_DAYS = 3_660
/** An invoice as a file or a person may write it. */
export const WrittenInvoice = agreeing(
  InvoiceMembers,
  (facts) => isSound(facts) && daysBetween(facts.periodStart, facts.periodEnd) <= LONGEST_INVOICE_DAYS,
  'a period that does not end before it starts and has at most 3,660 days, and lines of at most 9,000,000,000,000 in all',
)

/** A line is spread over its days; a longer one is a mistake. */
export const LONGEST_LINE_DAYS = 366

const cloudLine = {
  service: ShortText,
  from: CivilDate,
  to: CivilDate,
  amount: Decimal,
  currency: Currency,
  /** True until the provider has closed the bill. */
  estimated: t.boolean,
}
const CloudLineFacts1 = closed('CloudLineFacts version 1', { ...cloudLine, amount: Decimal10 })
/** The cost of one service over some days, first and last included. */
export const CloudLineFacts = agreeing(
  closed('CloudLineFacts', cloudLine),
  ({ from, to }) => from <= to && daysBetween(from, to) <= LONGEST_LINE_DAYS,
  'a line of 1 to 366 days, `from` not after `to`',
)
export type CloudLineFacts = t.TypeOf<typeof CloudLineFacts>

export const TimeEntryRecorded = defineEvent('connection', 'TimeEntryRecorded', TimeEntryFacts, {
  observes: 'stated',
  upcasters: [upcast(TimeEntryFacts1, ({ minutes, ...rest }) => ({ ...rest, seconds: minutes * 60 }))],
})
export const TimeEntryWithdrawn = defineEvent('connection', 'TimeEntryWithdrawn', Withdrawal, { observes: 'withdrawn' })
/** States an invoice: from a source, or entered by hand in the commercial stream. */
export const InvoiceIssued = defineEvent('connection', 'InvoiceIssued', InvoiceFacts, {
  observes: 'stated',
  upcasters: [upcast(InvoiceFacts1, identity)],
})
export const InvoiceWithdrawn = defineEvent('connection', 'InvoiceWithdrawn', Withdrawal, { observes: 'withdrawn' })
/** Voids an invoice by a person's word, regardless of its sources. */
export const InvoiceVoided = defineEvent(
  'commercial',
  'InvoiceVoided',
  closed('InvoiceVoided', { reason: NonEmptyString }),
)
/** Notes something about an invoice, or about one of its lines, for the workspace's own people. */
export const InvoiceNoted = defineEvent(
  'commercial',
  'InvoiceNoted',
  closed('InvoiceNoted', { noteId: Uuid, lineId: nullable(ShortText), text: NonEmptyString }),
)
export const InvoiceNoteWithdrawn = defineEvent(
  'commercial',
  'InvoiceNoteWithdrawn',
  closed('InvoiceNoteWithdrawn', { noteId: Uuid }),
)
/** Says why a line stands as it does, though the evidence says otherwise: of the line with this content alone. */
export const InvoiceLineExplained = defineEvent(
  'commercial',
  'InvoiceLineExplained',
  closed('InvoiceLineExplained', { lineId: ShortText, reason: NonEmptyString, content: NonEmptyString }),
)
export const InvoiceExplanationWithdrawn = defineEvent(
  'commercial',
  'InvoiceExplanationWithdrawn',
  closed('InvoiceExplanationWithdrawn', { lineId: ShortText }),
)
/** Approves an invoice with this content. */
export const InvoiceApproved = defineEvent(
  'commercial',
  'InvoiceApproved',
  closed('InvoiceApproved', { content: NonEmptyString }),
)
export const InvoiceApprovalWithdrawn = defineEvent(
  'commercial',
  'InvoiceApprovalWithdrawn',
  closed('InvoiceApprovalWithdrawn', { reason: NonEmptyString }),
)
export const CloudCostRecorded = defineEvent('connection', 'CloudCostRecorded', CloudLineFacts, {
  observes: 'stated',
  upcasters: [upcast(CloudLineFacts1, identity)],
})
export const CloudCostWithdrawn = defineEvent('connection', 'CloudCostWithdrawn', Withdrawal, { observes: 'withdrawn' })

const rate = { role: NonEmptyString, amount: Decimal, currency: Currency, effectiveFrom: CivilDate }
const RateSet1 = closed('RateSet version 1', { ...rate, amount: Decimal10 })
/**
 * Sets the cost of an hour of the role to the provider from this day on: for one client or project where it names one,
 * else for the workspace. 0 takes it back: a wider rate counts again, and without one the role's work is unpriced.
 */
export const RateSet = defineEvent(
  'commercial',
  'RateSet',
  closed('RateSet', { ...rate, clientId: optional(Uuid), projectId: optional(Uuid) }),
  { upcasters: [upcast(RateSet1, identity)] },
)

/** The kinds of work that the settings show rates of. */
export const RoleBand = oneOf('data', 'design', 'engineering', 'engineeringManagement', 'product', 'qa')
export type RoleBand = t.TypeOf<typeof RoleBand>
/** Puts a role of time into a band; null takes it out, so that the role's own name decides again. */
export const RoleBandSet = defineEvent(
  'commercial',
  'RoleBandSet',
  closed('RoleBandSet', { role: NonEmptyString, band: nullable(RoleBand) }),
)
