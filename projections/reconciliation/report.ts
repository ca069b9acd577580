import { type Availability, measured, measuredNumber } from '#domain/coverage'
import { divideHalfEven, scaled, UNIT } from '#domain/decimal'
import type { InvoiceFacts, InvoiceLine } from '#domain/events/commercial'
import {
  addMoney,
  type Currency,
  centsOf,
  exactCentsOf,
  type Money,
  money,
  moneyOfCents,
  NOTHING,
  type Sums,
} from '#domain/money'
import { engagementOn } from '../engagement/views.js'
import type { CodeChangeState } from '../entities/code-change.js'
import type { EngagementState } from '../entities/engagement.js'
import type { InvoiceState } from '../entities/invoice.js'
import type { RateState } from '../entities/rate.js'
import type { TimeEntryState } from '../entities/time-entry.js'
import { allotment, costOf, hoursOf, type Share } from './allotment.js'
import { order, stands } from './invoices.js'
import type { Reconciliation, ReconciliationRow } from './response.js'

/** Whether a claim is off by no more than this is left to rounding and cut-off. */
export const TOLERANCE_PCT = 2

/** The engagement whose agreed amount an invoice draws on: the one of its period, of those in its currency. */
const engagementOf = (
  { currency, periodEnd }: InvoiceFacts,
  engagements: readonly EngagementState[],
): EngagementState | null =>
  engagementOn(
    engagements.filter((one) => one.currency === currency),
    periodEnd,
  )

const fixedAmount = ({ lines }: InvoiceFacts): bigint =>
  lines.filter(({ category }) => category === 'fixed').reduce((sum, { amount }) => sum + scaled(amount), 0n)

/**
 * What the engagement leaves for the fixed lines of an invoice: what was agreed less what its earlier invoices took of it.
 * Null where no amount was agreed; below zero where they took more.
 */
export const agreedLeft = (
  invoice: InvoiceState,
  invoices: readonly InvoiceState[],
  engagements: readonly EngagementState[],
): Money | null => {
  const facts = invoice.observations[0]?.facts
  if (facts === undefined) return null
  const engagement = engagementOf(facts, engagements)
  if (engagement === null || engagement.contractedCents === null) return null
  const earlier = invoices
    .filter((one) => stands(one) && order(one) < order(invoice))
    .flatMap(({ observations }) => observations[0]?.facts ?? [])
    .filter((one) => engagementOf(one, engagements)?.engagementId === engagement.engagementId)
  const taken = earlier.reduce((sum, one) => sum + fixedAmount(one), 0n)
  const { numerator } = moneyOfCents(facts.currency, engagement.contractedCents)
  return money(facts.currency, numerator - taken)
}

/** What was found for the invoice's own period. */
export interface ReconciliationInputs {
  readonly invoice: InvoiceFacts
  /** Time entries of the project within the invoice's period. */
  readonly entries: readonly TimeEntryState[]
  readonly rates: readonly RateState[]
  /** Merged changes of the invoice's period. */
  readonly changes: readonly CodeChangeState[]
  /** Coordination of the project within the period, its cost null where it cannot be priced. */
  readonly coordination: { readonly meetings: number; readonly ms: number; readonly cost: Sums | null }
  readonly cloud: Sums
  /** What is left of what was agreed on, for fixed lines; null where nothing was. */
  readonly agreed: Money | null
  readonly availability: {
    readonly timeEntries: Availability
    readonly meetings: Availability
    readonly cloud: Availability
  }
}

interface Support {
  readonly hours: number | null
  /** Exact, in the invoice's currency: cents are rounded where they are shown. */
  readonly amount: Money | null
  readonly evidence: ReconciliationRow['evidence']
}
const NO_EVIDENCE = { timeEntries: 0, workItems: 0, codeChanges: 0, meetings: 0 }
const UNSUPPORTED: Support = { hours: null, amount: null, evidence: NO_EVIDENCE }

/** A sum in the invoice's currency; null where it is in another, and where it cannot be priced. */
const inCurrency = (sums: Sums | null, currency: Currency): Money | null =>
  sums === null ? null : sums.size === 0 ? money(currency, 0n) : sums.size > 1 ? null : (sums.get(currency) ?? null)
const measuredMoney = (availability: Availability, amount: Money | null): Money | null =>
  amount === null ? null : measured(availability, amount.numerator !== 0n, amount)
const centsIn = (amount: Money | null): number | null =>
  amount === null ? null : exactCentsOf(amount.numerator, amount.currency, amount.denominator)

const labourSupport = (shares: readonly Share[], { invoice, changes, availability }: ReconciliationInputs): Support => {
  const items = new Set(shares.flatMap(({ entry }) => entry.workItem ?? []))
  return {
    hours: measuredNumber(availability.timeEntries, hoursOf(shares)),
    amount: measuredMoney(availability.timeEntries, inCurrency(costOf(shares), invoice.currency)),
    evidence: {
      timeEntries: shares.length,
      workItems: items.size,
      codeChanges: changes.filter((change) => change.items.some(({ key }) => items.has(key))).length,
      meetings: 0,
    },
  }
}

const MS_AN_HOUR = 3_600_000n

/** A line's part of the hours of coordination, as time is taken by labour lines; the last line takes the rest. */
const coordinationHours = (line: InvoiceLine, { invoice, coordination, availability }: ReconciliationInputs) => {
  const same = invoice.lines.filter(({ category }) => category === 'coordination')
  let left = BigInt(coordination.ms) * UNIT
  for (const { id, hours } of same) {
    const own = hours === null ? left : scaled(hours) * MS_AN_HOUR
    const isLast = id === same.at(-1)?.id
    const part = isLast || own > left ? left : own > 0n ? own : 0n
    if (id === line.id)
      return measuredNumber(availability.meetings, Number(divideHalfEven(part * 100n, MS_AN_HOUR * UNIT)) / 100)
    left -= part
  }
  return null
}

/** What supports all lines of a category other than labour together; hours, the line's part of them. */
const supportOfCategory = (line: InvoiceLine, inputs: ReconciliationInputs): Support => {
  const { category } = line
  const { invoice, coordination, cloud, agreed, availability } = inputs
  switch (category) {
    case 'coordination':
      return {
        hours: coordinationHours(line, inputs),
        amount: measuredMoney(availability.meetings, inCurrency(coordination.cost, invoice.currency)),
        evidence: { ...NO_EVIDENCE, meetings: coordination.meetings },
      }
    case 'cloud':
      return { ...UNSUPPORTED, amount: measuredMoney(availability.cloud, inCurrency(cloud, invoice.currency)) }
    case 'fixed':
      return { ...UNSUPPORTED, amount: agreed }
    case 'labour':
    case 'other':
      return UNSUPPORTED
    default:
      return category satisfies never
  }
}

/**
 * A line's part of what supports its category: in order, each takes its own amount while there is some, and the last
 * takes what is left; of a fixed price never more than its amount, for what was agreed is no claim on this invoice.
 */
const partOf = (line: InvoiceLine, inputs: ReconciliationInputs): Support => {
  const support = supportOfCategory(line, inputs)
  if (support.amount === null) return support
  const { currency, numerator, denominator } = support.amount
  const same = inputs.invoice.lines.filter(({ category }) => category === line.category)
  const place = same.findIndex(({ id }) => id === line.id)
  const taken = same.slice(0, place).reduce((sum, { amount }) => sum + scaled(amount), 0n)
  // In parts of the denominator, so that they stay whole.
  const left = numerator - taken * denominator
  const rest = left > 0n ? left : 0n
  const own = scaled(line.amount) * denominator
  const isLast = place === same.length - 1 && line.category !== 'fixed'
  return { ...support, amount: money(currency, isLast || rest < own ? rest : own, denominator) }
}

/** How an amount, in units of 10^-40, stands to what supports it: judged exactly. */
const statusOf = (amount: bigint, supported: Money | null): ReconciliationRow['status'] => {
  if (supported === null) return 'unsupported'
  const claimed = amount * supported.denominator
  const difference = claimed - supported.numerator
  const size = (n: bigint): bigint => (n < 0n ? -n : n)
  if (size(difference) * 100n <= size(claimed) * BigInt(TOLERANCE_PCT)) return 'matched'
  return difference > 0n ? 'over_billed' : 'under_billed'
}

/** An invoice's lines against what was found for its period. Two lines never rest on one hour. */
export const reconciliationReport = (inputs: ReconciliationInputs): Reconciliation => {
  const { invoice, entries, rates, availability } = inputs
  const { currency, lines } = invoice
  const { ofLine, unbilled } = allotment(lines, entries, rates)
  const supports = lines.map((line) =>
    line.category === 'labour' ? labourSupport(ofLine.get(line.id) ?? [], inputs) : partOf(line, inputs),
  )
  const rows = lines.map((line, i): ReconciliationRow => {
    const { hours, amount, evidence } = supports[i] ?? UNSUPPORTED
    const claimed = scaled(line.amount)
    const supportedCents = centsIn(amount)
    return {
      lineId: line.id,
      billedHours: line.hours === null ? null : Number(line.hours),
      evidencedHours: hours,
      supportedCents,
      deltaCents: supportedCents === null ? null : centsOf(claimed, currency) - supportedCents,
      status: statusOf(claimed, amount),
      evidence,
    }
  })
  const invoiced = lines.reduce((sum, { amount }) => sum + scaled(amount), 0n)
  const invoicedCents = centsOf(invoiced, currency)
  const known = supports.flatMap(({ amount }) => amount ?? [])
  const supported = known.length === 0 ? null : inCurrency(known.reduce(addMoney, NOTHING), currency)
  const supportedCents = centsIn(supported)
  const isWhole = known.length === rows.length && rows.length > 0
  const ofTime = availability.timeEntries
  return {
    state: !isWhole ? 'insufficient_evidence' : statusOf(invoiced, supported) === 'matched' ? 'matched' : 'variance',
    tolerancePct: TOLERANCE_PCT,
    invoicedCents,
    supportedCents,
    varianceCents: supportedCents === null || !isWhole ? null : invoicedCents - supportedCents,
    rows,
    unbilled: {
      timeEntries: unbilled.length,
      hours: measuredNumber(ofTime, hoursOf(unbilled)),
      cents: centsIn(measuredMoney(ofTime, inCurrency(costOf(unbilled), currency))),
    },
  }
}
