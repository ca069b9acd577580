import { compareText } from '#domain/compare'
import { measuredNumber } from '#domain/coverage'
import { scaled } from '#domain/decimal'
import type { InvoiceLine } from '#domain/events/commercial'
import { addMoney, centsOf, exactCentsOf, type Money, money, NOTHING } from '#domain/money'
import { roleName } from '#domain/role-name'
import type { TimeEntryState } from '../entities/time-entry.js'
import { type Allotment, allotment, amountOf, hoursOf } from './allotment.js'
import type { Reconciliation, ReconciliationRow } from './response.js'
import {
  attendedBy,
  evidenceOf,
  inCurrency,
  isCredit,
  type LineRecords,
  measuredMoney,
  meetingPrice,
  type Support,
  type SupportInputs,
  supportOf,
  UNSUPPORTED,
} from './supports.js'

/** Says whether a claim is off by no more than this is left to rounding and cut-off. */
export const TOLERANCE_PCT = 2

/** The evidence that was found for the invoice's own period. */
export interface ReconciliationInputs extends SupportInputs {
  /** Time entries of the project within the invoice's period. */
  readonly entries: readonly TimeEntryState[]
  /** Says whether the report is for a client, to whom no cost is told. */
  readonly forClient: boolean
}

/** An invoice held against the evidence. */
export interface Reconciled {
  readonly report: Reconciliation
  /** The records behind each line, in the order of its rows. */
  readonly records: readonly LineRecords[]
  /** The time for which no price was agreed on, in the invoice's currency. */
  readonly withoutPrice: {
    /** Names of roles, each once, in order. */
    readonly roles: readonly string[]
    /** Says whether time in meetings was billed without one. */
    readonly meetings: boolean
  }
}

const centsIn = (amount: Money | null): number | null =>
  amount === null ? null : exactCentsOf(amount.numerator, amount.currency, amount.denominator)

/** Judges an amount, in units of 10^-40, exactly against what supports it. */
const statusOf = (amount: bigint, supported: Money | null): ReconciliationRow['status'] => {
  if (supported === null) return 'unsupported'
  const claimed = amount * supported.denominator
  const difference = claimed - supported.numerator
  const size = (n: bigint): bigint => (n < 0n ? -n : n)
  if (size(difference) * 100n <= size(claimed) * BigInt(TOLERANCE_PCT)) return 'matched'
  return difference > 0n ? 'over_billed' : 'under_billed'
}

/**
 * The support of a line as a client gets it: what clouds bill is a cost, so that of it is told only whether it comes to what the
 * line bills.
 */
const withoutCost = (line: InvoiceLine, support: Support): Support => {
  if (line.category !== 'cloud' || isCredit(line) || support.amount === null) return support
  const own = money(support.amount.currency, scaled(line.amount))
  return statusOf(scaled(line.amount), support.amount) === 'over_billed' ? UNSUPPORTED : { ...support, amount: own }
}

const withoutPrice = (
  claims: readonly InvoiceLine[],
  { ofLine, unbilled }: Allotment,
  inputs: ReconciliationInputs,
): Reconciled['withoutPrice'] => {
  const shares = [...ofLine.values(), unbilled].flat()
  // By the compared name, so that two spellings of one role are told once.
  const roles = new Map(shares.filter(({ price }) => price === null).map(({ role }) => [roleName(role), role]))
  return {
    roles: [...roles].sort(([a], [b]) => compareText(a, b)).map(([, role]) => role),
    meetings: claims.some(
      (line) =>
        line.category === 'coordination' &&
        attendedBy(line, inputs).some((span) => meetingPrice(line, inputs.prices)(span) === null),
    ),
  }
}

/** An invoice's lines against what was found for its period. Two lines never rest on one hour. */
export const reconciliationReport = (inputs: ReconciliationInputs): Reconciled => {
  const { invoice, entries, prices, availability, forClient } = inputs
  const { currency, lines } = invoice
  const claims = lines.filter((line) => !isCredit(line))
  const allotted = allotment(claims, entries, prices)
  const { ofLine, unbilled } = allotted
  const supports = lines.map((line) => {
    const support = supportOf(line, ofLine.get(line.id) ?? [], inputs)
    return forClient ? withoutCost(line, support) : support
  })
  const rows = lines.map((line, i): ReconciliationRow => {
    const { hours, amount, records } = supports[i] ?? UNSUPPORTED
    const claimed = scaled(line.amount)
    const supportedCents = centsIn(amount)
    return {
      lineId: line.id,
      billedHours: line.hours === null ? null : Number(line.hours),
      evidencedHours: hours,
      supportedCents,
      deltaCents: supportedCents === null ? null : centsOf(claimed, currency) - supportedCents,
      status: statusOf(claimed, amount),
      evidence: evidenceOf(records),
    }
  })
  const invoiced = lines.reduce((sum, { amount }) => sum + scaled(amount), 0n)
  const invoicedCents = centsOf(invoiced, currency)
  const known = supports.flatMap(({ amount }) => amount ?? [])
  const supported = known.length === 0 ? null : inCurrency(known.reduce(addMoney, NOTHING), currency)
  const supportedCents = centsIn(supported)
  const isWhole = known.length === rows.length && rows.length > 0
  const ofTime = availability.timeEntries
  const unbilledAmount = amountOf(unbilled, ({ price }) => price)
  return {
    report: {
      state: !isWhole ? 'insufficient_evidence' : statusOf(invoiced, supported) === 'matched' ? 'matched' : 'variance',
      tolerancePct: TOLERANCE_PCT,
      invoicedCents,
      supportedCents,
      varianceCents: supportedCents === null || !isWhole ? null : invoicedCents - supportedCents,
      rows,
      unbilled: {
        timeEntries: unbilled.length,
        hours: measuredNumber(ofTime, hoursOf(unbilled)),
        cents: centsIn(measuredMoney(ofTime, inCurrency(unbilledAmount, currency))),
      },
    },
    records: supports.map(({ records }) => records),
    withoutPrice: withoutPrice(claims, allotted, inputs),
  }
}
