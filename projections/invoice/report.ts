import type { CivilDate } from '#domain/common'
import { type Availability, measuredNumber } from '#domain/coverage'
import type { InvoiceFacts, InvoiceLine } from '#domain/events/commercial'
import { roundHalfEven } from '#domain/figures'
import { addMoney, type Currency, centsOf, money, NOTHING, type Sums, scaled } from '#domain/money'
import type { InvoiceState } from '../entities/invoice.js'
import type { RateState } from '../entities/rate.js'
import type { TimeEntryState } from '../entities/time-entry.js'
import { addLabour, type Labour, labourOf, NO_LABOUR } from '../labour/measures.js'
import type { Reconciliation, ReconciliationRow } from './response.js'

/** Whether a claim is off by no more than this is left to rounding and cut-off. */
export const TOLERANCE_PCT = 2

/** The invoice that is reconciled over a range: not void, overlapping it, the latest by period end, issue and number. */
export const latestInvoice = (
  invoices: readonly InvoiceState[],
  { start, end }: { readonly start: CivilDate; readonly end: CivilDate },
): InvoiceState | null => {
  const order = ({ periodEnd, issuedOn, number }: InvoiceState): string => `${periodEnd} ${issuedOn} ${number}`
  return (
    invoices
      .filter(
        ({ status, periodStart, periodEnd }) =>
          status !== null && status !== 'void' && (periodStart ?? '') <= end && (periodEnd ?? '') >= start,
      )
      .toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
      .at(-1) ?? null
  )
}

/** What was found for the invoice's own period. */
export interface ReconciliationInputs {
  readonly invoice: InvoiceFacts
  /** Time entries of the project within the invoice's period. */
  readonly entries: readonly TimeEntryState[]
  readonly rates: readonly RateState[]
  /** Changes that each work item's key is linked to, by the key. */
  readonly changesOfItem: ReadonlyMap<string, number>
  /** Coordination of the project within the period, its cost null where it cannot be priced. */
  readonly coordination: { readonly meetings: number; readonly ms: number; readonly cost: Sums | null }
  readonly cloud: Sums
  /** What was agreed on, in minor units; null where nothing was. */
  readonly contractedCents: number | null
  readonly availability: {
    readonly timeEntries: Availability
    readonly meetings: Availability
    readonly cloud: Availability
  }
}

interface Support {
  readonly hours: number | null
  readonly cents: number | null
  readonly evidence: ReconciliationRow['evidence']
}
const NO_EVIDENCE = { timeEntries: 0, workItems: 0, codeChanges: 0, meetings: 0 }
const UNSUPPORTED: Support = { hours: null, cents: null, evidence: NO_EVIDENCE }

const cents = (amount: string, currency: Currency): number => centsOf(scaled(amount), currency)
const inCurrency = (sums: Sums, currency: Currency): number | null => {
  if (sums.size === 0) return 0
  const only = sums.size === 1 ? sums.get(currency) : undefined
  return only === undefined ? null : centsOf(only.numerator, only.currency, only.denominator)
}
const hours = (minutes: number): number => roundHalfEven(minutes / 60, 2)

interface Worked {
  readonly entry: TimeEntryState
  readonly minutes: number
  readonly role: string
  readonly labour: Labour
}
const workedOf = (entry: TimeEntryState, rates: readonly RateState[]): readonly Worked[] => {
  const facts = entry.observations[0]?.facts
  if (facts === undefined || !facts.billable) return []
  const { minutes, role, day } = facts
  return [{ entry, minutes, role, labour: labourOf(minutes, role, day, rates) }]
}

/** Time that a labour line may rest on: of its role, or of any where it names none. */
const isFor = ({ role }: InvoiceLine, worked: Worked): boolean => role === null || role === worked.role

/**
 * Gives time entries to labour lines in the invoice's order, lines that name a role first: a line takes entries, oldest
 * first, while they are no more than its hours, and a line without hours takes all that is left of its role. So no hour
 * supports two lines, and what no line takes is unbilled.
 */
const allotted = (
  lines: readonly InvoiceLine[],
  worked: readonly Worked[],
): { readonly ofLine: ReadonlyMap<string, readonly Worked[]>; readonly left: readonly Worked[] } => {
  const ofLine = new Map<string, readonly Worked[]>()
  let left = worked.toSorted((a, b) =>
    (a.entry.day ?? '') !== (b.entry.day ?? '')
      ? (a.entry.day ?? '') < (b.entry.day ?? '')
        ? -1
        : 1
      : a.entry.key < b.entry.key
        ? -1
        : 1,
  )
  const labour = lines.filter(({ category }) => category === 'labour')
  for (const line of [...labour.filter(({ role }) => role !== null), ...labour.filter(({ role }) => role === null)]) {
    const most = line.hours === null ? null : scaled(line.hours) * 60n
    const taken: Worked[] = []
    let minutes = 0n
    for (const one of left) {
      if (!isFor(line, one)) continue
      const more = minutes + BigInt(one.minutes)
      if (most !== null && more * 10n ** 10n > most) continue
      taken.push(one)
      minutes = more
    }
    ofLine.set(line.id, taken)
    left = left.filter((one) => !taken.includes(one))
  }
  return { ofLine, left }
}

const labourSupport = (
  worked: readonly Worked[],
  { invoice, changesOfItem, availability }: ReconciliationInputs,
): Support => {
  const sum = worked.map(({ labour }) => labour).reduce(addLabour, NO_LABOUR)
  const items = new Set(worked.flatMap(({ entry }) => entry.workItem ?? []))
  const known = (value: number | null): number | null => measuredNumber(availability.timeEntries, value)
  return {
    hours: known(hours(sum.minutes)),
    cents: sum.unpricedMinutes > 0 ? null : known(inCurrency(sum.cost, invoice.currency)),
    evidence: {
      timeEntries: worked.length,
      workItems: items.size,
      codeChanges: [...items].reduce((count, key) => count + (changesOfItem.get(key) ?? 0), 0),
      meetings: 0,
    },
  }
}

/** What supports all lines of a category other than labour together. */
const supportOfCategory = (category: InvoiceLine['category'], inputs: ReconciliationInputs): Support => {
  const { invoice, coordination, cloud, contractedCents, availability } = inputs
  switch (category) {
    case 'coordination': {
      const priced = coordination.cost === null ? null : inCurrency(coordination.cost, invoice.currency)
      const known = (value: number | null): number | null => measuredNumber(availability.meetings, value)
      return {
        hours: known(roundHalfEven(coordination.ms / 3_600_000, 2)),
        cents: known(priced),
        evidence: { ...NO_EVIDENCE, meetings: coordination.meetings },
      }
    }
    case 'cloud': {
      const billed = inCurrency(cloud, invoice.currency)
      return { ...UNSUPPORTED, cents: measuredNumber(availability.cloud, billed) }
    }
    case 'fixed':
      return { ...UNSUPPORTED, cents: contractedCents }
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
  const support = supportOfCategory(line.category, inputs)
  if (support.cents === null) return support
  const { lines, currency } = inputs.invoice
  const same = lines.filter(({ category }) => category === line.category)
  const place = same.findIndex(({ id }) => id === line.id)
  const taken = same.slice(0, place).reduce((sum, { amount }) => sum + cents(amount, currency), 0)
  const rest = Math.max(0, support.cents - taken)
  const isLast = place === same.length - 1 && line.category !== 'fixed'
  return { ...support, cents: isLast ? rest : Math.min(rest, cents(line.amount, currency)) }
}

const statusOf = (amount: number, supported: number | null): ReconciliationRow['status'] => {
  if (supported === null) return 'unsupported'
  if (Math.abs(amount - supported) * 100 <= Math.abs(amount) * TOLERANCE_PCT) return 'matched'
  return amount > supported ? 'over_billed' : 'under_billed'
}

/** An invoice's lines against what was found for its period. Two lines never rest on one hour. */
export const reconciliationReport = (inputs: ReconciliationInputs): Reconciliation => {
  const { invoice, entries, rates, availability } = inputs
  const { currency, lines } = invoice
  const { ofLine, left } = allotted(
    lines,
    entries.flatMap((entry) => workedOf(entry, rates)),
  )
  const rows = lines.map((line): ReconciliationRow => {
    const {
      hours: evidencedHours,
      cents: supportedCents,
      evidence,
    } = line.category === 'labour' ? labourSupport(ofLine.get(line.id) ?? [], inputs) : partOf(line, inputs)
    const amount = cents(line.amount, currency)
    return {
      lineId: line.id,
      billedHours: line.hours === null ? null : Number(line.hours),
      evidencedHours,
      supportedCents,
      deltaCents: supportedCents === null ? null : amount - supportedCents,
      status: statusOf(amount, supportedCents),
      evidence,
    }
  })
  const invoiced = lines.reduce((sums, { amount }) => addMoney(sums, money(currency, scaled(amount))), NOTHING)
  const invoicedCents = inCurrency(invoiced, currency) ?? 0
  const supported = rows.map(({ supportedCents }) => supportedCents).filter((one) => one !== null)
  const supportedCents = supported.length === 0 ? null : supported.reduce((sum, one) => sum + one, 0)
  const whole = supported.length === rows.length && rows.length > 0
  const unbilled = left.map(({ labour }) => labour).reduce(addLabour, NO_LABOUR)
  const known = (value: number | null): number | null => measuredNumber(availability.timeEntries, value)
  return {
    state: !whole
      ? 'insufficient_evidence'
      : statusOf(invoicedCents, supportedCents) === 'matched'
        ? 'matched'
        : 'variance',
    tolerancePct: TOLERANCE_PCT,
    invoicedCents,
    supportedCents,
    varianceCents: supportedCents === null || !whole ? null : invoicedCents - supportedCents,
    rows,
    unbilled: {
      timeEntries: left.length,
      hours: known(hours(unbilled.minutes)),
      cents: unbilled.unpricedMinutes > 0 ? null : known(inCurrency(unbilled.cost, currency)),
    },
  }
}
