import { type Availability, measured, measuredNumber } from '#domain/coverage'
import { scaled } from '#domain/decimal'
import type { InvoiceFacts, InvoiceLine } from '#domain/events/commercial'
import { type Currency, currencyOf, type Money, money, type Sums } from '#domain/money'
import type { CodeChangeState } from '../entities/code-change.js'
import type { TimeEntryState } from '../entities/time-entry.js'
import { allotment, amountOf, hoursOf, type Share, type Span, takenOf, wantedBy } from './allotment.js'
import { type Agreed, type HourlyPrice, priceOfLine, priceOn } from './prices.js'
import type { ReconciliationRow } from './response.js'

/** An invoice, and the evidence that was found for its own period. */
export interface SupportInputs {
  readonly invoice: InvoiceFacts
  /** The prices that were agreed on for an hour of a role. */
  readonly prices: Agreed
  /** Merged changes of the invoice's period. */
  readonly changes: readonly CodeChangeState[]
  /** Meetings of the project within the period, and the time that people spent in them, oldest first. */
  readonly coordination: { readonly meetings: number; readonly attended: readonly Span[] }
  readonly cloud: Sums
  /** The part of the agreed amount that is left for fixed lines; null where none was agreed. */
  readonly agreed: Money | null
  readonly availability: {
    readonly timeEntries: Availability
    readonly meetings: Availability
    readonly cloud: Availability
  }
}

/** The records behind a line. */
export interface LineRecords {
  /** The time that it takes of entries, oldest first. */
  readonly shares: readonly Share[]
  /** Keys of the items that these entries name, each once. */
  readonly items: readonly string[]
  /** Merged changes that are linked to these items. */
  readonly changes: readonly CodeChangeState[]
  readonly meetings: number
}

/** The evidence that supports a line, and its amount. */
export interface Support {
  readonly hours: number | null
  /** Exact, in the invoice's currency: cents are rounded where they are shown. */
  readonly amount: Money | null
  readonly records: LineRecords
}
const NO_RECORDS: LineRecords = { shares: [], items: [], changes: [], meetings: 0 }

/** Counts the records behind a line. */
export const evidenceOf = ({ shares, items, changes, meetings }: LineRecords): ReconciliationRow['evidence'] => ({
  timeEntries: shares.length,
  workItems: items.length,
  codeChanges: changes.length,
  meetings,
})
export const UNSUPPORTED: Support = { hours: null, amount: null, records: NO_RECORDS }

/** Discounts and credits are no claims: they take nothing of the evidence, and stand for themselves. */
export const isCredit = ({ amount }: InvoiceLine): boolean => scaled(amount) < 0n

/** The time that supports each labour line of an invoice, of the entries of its days, without a price. */
export const sharesOf = (
  { lines, currency }: InvoiceFacts,
  entries: readonly TimeEntryState[],
): ReadonlyMap<string, readonly Share[]> =>
  allotment(
    lines.filter((line) => !isCredit(line)),
    entries,
    { engagements: [], prices: [], currency },
  ).ofLine

/** A sum in the invoice's currency; null where it is in another, and where it cannot be priced. */
export const inCurrency = (sums: Sums | null, currency: Currency): Money | null => {
  if (sums === null) return null
  const isNothing = [...sums.values()].every(({ numerator }) => numerator === 0n)
  if (isNothing) return money(currency, 0n)
  return currencyOf(sums) === currency ? (sums.get(currency) ?? null) : null
}
export const measuredMoney = (availability: Availability, amount: Money | null): Money | null =>
  amount === null ? null : measured(availability, amount.numerator !== 0n, amount)

/** The price of each of some time: the agreed one, else the line's own. */
const pricing = <S extends Span>(
  line: InvoiceLine,
  { invoice: { currency } }: SupportInputs,
  agreedPrice: (span: S) => HourlyPrice | null,
): ((span: S) => HourlyPrice | null) => {
  const own = priceOfLine(line, currency)
  return (span) => agreedPrice(span) ?? own
}

const labourSupport = (line: InvoiceLine, shares: readonly Share[], inputs: SupportInputs): Support => {
  const { invoice, changes, availability } = inputs
  const items = new Set(shares.flatMap(({ entry }) => entry.workItem ?? []))
  const amount = amountOf(
    shares,
    pricing<Share>(line, inputs, ({ price }) => price),
  )
  return {
    hours: measuredNumber(availability.timeEntries, hoursOf(shares)),
    amount: measuredMoney(availability.timeEntries, inCurrency(amount, invoice.currency)),
    records: {
      shares,
      items: [...items],
      changes: changes.filter((change) => change.items.some(({ key }) => items.has(key))),
      meetings: 0,
    },
  }
}

/**
 * The agreed price for an hour of a line's role on the day of some time; null where the line names no role, as nobody
 * knows the roles of a meeting.
 */
export const meetingPrice =
  ({ role }: InvoiceLine, prices: Agreed) =>
  ({ day }: Span): HourlyPrice | null =>
    role === null ? null : priceOn(role, day, prices)

/** The time in meetings that each line of coordination takes, in order: up to its hours, and the last what is left. */
export const attendedBy = (line: InvoiceLine, { invoice, coordination }: SupportInputs): readonly Span[] => {
  const lines = invoice.lines.filter((one) => one.category === 'coordination' && !isCredit(one))
  let left = coordination.attended
  for (const one of lines) {
    const { taken, rest } = takenOf(left, one.id === lines.at(-1)?.id ? null : wantedBy(one))
    if (one.id === line.id) return taken
    left = rest
  }
  return []
}

const coordinationSupport = (line: InvoiceLine, inputs: SupportInputs): Support => {
  const { invoice, prices, coordination, availability } = inputs
  const spans = attendedBy(line, inputs)
  const amount = amountOf(spans, pricing(line, inputs, meetingPrice(line, prices)))
  return {
    hours: measuredNumber(availability.meetings, hoursOf(spans)),
    amount: measuredMoney(availability.meetings, inCurrency(amount, invoice.currency)),
    records: { ...NO_RECORDS, meetings: coordination.meetings },
  }
}

/**
 * A line's part of an amount that supports all lines of its category: in order, each takes its own amount while there is
 * some, and the last takes what is left; of a fixed price never more than its amount, for what was agreed is no claim on
 * this invoice. What the category's credits take off can be claimed by its other lines.
 */
const partOf = (line: InvoiceLine, whole: Money | null, { invoice }: SupportInputs): Support => {
  if (whole === null) return UNSUPPORTED
  const { currency, numerator, denominator } = whole
  const same = invoice.lines.filter(({ category }) => category === line.category)
  const claims = same.filter((one) => !isCredit(one))
  const place = claims.findIndex(({ id }) => id === line.id)
  const before = [...claims.slice(0, place), ...same.filter(isCredit)]
  const taken = before.reduce((sum, { amount }) => sum + scaled(amount), 0n)
  // In parts of the denominator, so that they stay whole.
  const left = numerator - taken * denominator
  const rest = left > 0n ? left : 0n
  const own = scaled(line.amount) * denominator
  const isLast = place === claims.length - 1 && line.category !== 'fixed'
  return { ...UNSUPPORTED, amount: money(currency, isLast || rest < own ? rest : own, denominator) }
}

/** Finds what supports a line, given the time that it takes. */
export const supportOf = (line: InvoiceLine, shares: readonly Share[], inputs: SupportInputs): Support => {
  const { invoice, cloud, agreed, availability } = inputs
  if (isCredit(line)) return { ...UNSUPPORTED, amount: money(invoice.currency, scaled(line.amount)) }
  switch (line.category) {
    case 'labour':
      return labourSupport(line, shares, inputs)
    case 'coordination':
      return coordinationSupport(line, inputs)
    case 'cloud':
      return partOf(line, measuredMoney(availability.cloud, inCurrency(cloud, invoice.currency)), inputs)
    case 'fixed':
      return partOf(line, agreed, inputs)
    case 'other':
      return UNSUPPORTED
    default:
      return line.category satisfies never
  }
}
