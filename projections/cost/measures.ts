import type { CivilDate } from '#domain/common'
import { addCounts, type CountsOf, present } from '#domain/counts'
import { type Decimal, decimalsOf, SCALE, scaled } from '#domain/decimal'
import type { Currency } from '#domain/money'
import { addDays, daysBetween } from '#domain/time'
import { CloudLine, type CloudLineState } from '../entities/cloud-line.js'
import { joined } from '../entities/entity.js'
import { type RecordCounter, recordsOf } from '../entities/observation.js'
import { TimeEntry, type TimeEntryState } from '../entities/time-entry.js'
import { type Contribution, contributor, type Measures } from '../rollups/contribution.js'
import { amountCounts, amountSum } from '../rollups/decimals.js'

// What was spent, in quantities: seconds by role, and what clouds billed. Rates are applied by reports.

/** Seconds of a role and category, see `secondsName` and `labourKeyOf`. */
export type SecondsCounter = `seconds|${string}`
/** An amount of a currency, see `cloudSum` and `cloudKeyOf`. */
export type CloudCounter = `cloud|${string}`
/** All counters of the family, by the names under which sums are stored. */
export type CostCounter =
  | RecordCounter
  | SecondsCounter
  | 'timeEntries'
  | 'timeEntries|linked'
  | CloudCounter
  | 'cloudLines'
export type CostCounts = CountsOf<CostCounter>

export interface LabourKey {
  readonly role: string
  readonly category: string
  readonly billable: boolean
}
export const secondsName = ({ role, category, billable }: LabourKey): SecondsCounter =>
  `seconds|${joined(role, category, billable ? 'billable' : 'internal')}`
export const labourKeyOf = (name: string): LabourKey | null => {
  const [what, role, category, billable] = name.split('|')
  return what === 'seconds' && role !== undefined && category !== undefined
    ? { role: decodeURIComponent(role), category: decodeURIComponent(category), billable: billable === 'billable' }
    : null
}

const timeEntryCounts = ({ observations }: TimeEntryState): CostCounts => {
  const facts = observations[0]?.facts
  if (facts === undefined) return {}
  return addCounts<CostCounter>(
    present<CostCounter>({
      [secondsName(facts)]: facts.seconds,
      timeEntries: 1,
      'timeEntries|linked': facts.workItem !== null,
    }),
    recordsOf(observations),
  )
}

export type CloudState = 'final' | 'estimated'

const cloudName = (currency: Currency, state: CloudState, digits: number): CloudCounter =>
  `cloud|${joined(currency, state, String(digits))}`

/** The currency and state that a cloud amount's name stands for; null for any other name. */
export const cloudKeyOf = (name: string): { readonly currency: Currency; readonly state: CloudState } | null => {
  const [what, currency, state, digits] = name.split('|')
  return what === 'cloud' && digits !== undefined && currency !== undefined
    ? { currency, state: state === 'final' ? 'final' : 'estimated' }
    : null
}

/** The sum of an amount, in units of 10^-40 of its currency. */
export const cloudSum = (counts: CostCounts, currency: Currency, state: CloudState): bigint =>
  amountSum(counts, (digits) => cloudName(currency, state, digits))

/** The least digits after the point of a part of an amount. */
const LEAST_DIGITS = 10

/**
 * An amount in equal parts, as many as there are days, in units of 10^-40. Each has as many digits after the point as the
 * amount, and at least ten. What is left over goes to the first parts, one of the last digit each.
 */
export const spread = (amount: Decimal, days: number): readonly bigint[] => {
  const digit = 10n ** BigInt(SCALE - Math.max(LEAST_DIGITS, decimalsOf(amount)))
  const all = scaled(amount) / digit
  const [part, rest] = [all / BigInt(days), Number(all % BigInt(days))]
  return Array.from({ length: days }, (_, i) => (part + (i < Math.abs(rest) ? BigInt(Math.sign(rest)) : 0n)) * digit)
}

const cloudContributions = ({ place, observations }: CloudLineState): readonly Contribution<CostCounter>[] => {
  const facts = observations[0]?.facts
  if (facts === undefined) return []
  const { from, to, amount, currency, estimated } = facts
  return spread(amount, daysBetween(from, to)).map((part, i): Contribution<CostCounter> => {
    // The line itself counts once, on its first day.
    const line = i === 0 ? addCounts<CostCounter>({ cloudLines: 1 }, recordsOf(observations)) : {}
    const state = estimated ? 'estimated' : 'final'
    const measures = addCounts<CostCounter>(
      amountCounts(part, (digits) => cloudName(currency, state, digits)),
      line,
    )
    return { axis: 'day', day: addDays(from, i), place: { kind: 'cloud_account', name: place }, measures }
  })
}

/** The civil day of a fact that is dated by day. */
const onDay = (day: CivilDate, name: string, measures: CostCounts): Contribution<CostCounter> => ({
  axis: 'day',
  day,
  place: { kind: 'project', name },
  measures,
})

/** Sums of time sheets and cloud bills. */
export const costMeasures: Measures<CostCounter> = {
  family: 'cost',
  inAll: true,
  contributors: [
    contributor({
      entity: TimeEntry,
      contribute: (entry) => (entry.day === null ? [] : [onDay(entry.day, entry.place, timeEntryCounts(entry))]),
      at: null,
    }),
    contributor({ entity: CloudLine, contribute: cloudContributions, at: null }),
  ],
}
