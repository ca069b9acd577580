import type { CivilDate } from '#domain/common'
import { addCounts, type CountsOf, exactSum, present, single, sumOfCounts } from '#domain/counts'
import { type Currency, type Decimal, SCALE, scaled } from '#domain/money'
import { addDays, daysBetween } from '#domain/time'
import { CloudLine, type CloudLineState } from '../entities/cloud-line.js'
import { joined } from '../entities/entity.js'
import { type RecordCounter, recordsOf } from '../entities/observation.js'
import { TimeEntry, type TimeEntryState } from '../entities/time-entry.js'
import { type Contribution, contributor, type Measures } from '../rollups/contribution.js'

// What was spent, in quantities: minutes by role, and what clouds billed. Rates are applied by reports.

/** Minutes of a role and category, see `minutesName` and `labourKeyOf`. */
export type MinutesCounter = `minutes|${string}`
/** An amount of a currency, see `cloudNames` and `cloudKeyOf`. */
export type CloudCounter = `cloud|${string}`
/** All counters of the family, by the names under which sums are stored. */
export type CostCounter =
  | RecordCounter
  | MinutesCounter
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
export const minutesName = ({ role, category, billable }: LabourKey): MinutesCounter =>
  `minutes|${joined(role, category, billable ? 'billable' : 'internal')}`
export const labourKeyOf = (name: string): LabourKey | null => {
  const [what, role, category, billable] = name.split('|')
  return what === 'minutes' && role !== undefined && category !== undefined
    ? { role: decodeURIComponent(role), category: decodeURIComponent(category), billable: billable === 'billable' }
    : null
}

const timeEntryCounts = ({ observations }: TimeEntryState): CostCounts => {
  const facts = observations[0]?.facts
  if (facts === undefined) return {}
  return sumOfCounts<CostCounter>([
    single(minutesName(facts), facts.minutes),
    present<CostCounter>({ timeEntries: 1, 'timeEntries|linked': facts.workItem !== null }),
    recordsOf(observations),
  ])
}

const UNIT = 10n ** BigInt(SCALE)

export type CloudState = 'final' | 'estimated'
/** An amount is kept as two integers, whole units and units of 10^-10, so that sums stay exact for ever. */
export const cloudNames = (
  currency: Currency,
  state: CloudState,
): { readonly whole: CloudCounter; readonly rest: CloudCounter } => ({
  whole: `cloud|${joined(currency, state, 'whole')}`,
  rest: `cloud|${joined(currency, state, 'rest')}`,
})

/** The currency and state that a cloud amount's name stands for; null for any other name. */
export const cloudKeyOf = (name: string): { readonly currency: Currency; readonly state: CloudState } | null => {
  const [what, currency, state, part] = name.split('|')
  return what === 'cloud' && part !== undefined && currency !== undefined
    ? { currency, state: state === 'final' ? 'final' : 'estimated' }
    : null
}

/** The sum of an amount, in units of 10^-10 of its currency. */
export const cloudSum = (counts: CostCounts, currency: Currency, state: CloudState): bigint => {
  const { whole, rest } = cloudNames(currency, state)
  return exactSum(counts, whole) * UNIT + exactSum(counts, rest)
}

/** An amount in equal parts, as many as there are days; what is left over goes to the first ones, 10^-10 each. */
export const spread = (amount: Decimal, days: number): readonly bigint[] => {
  const units = scaled(amount)
  const [part, rest] = [units / BigInt(days), Number(units % BigInt(days))]
  return Array.from({ length: days }, (_, i) => part + (i < Math.abs(rest) ? BigInt(Math.sign(rest)) : 0n))
}

const cloudContributions = ({ place, observations }: CloudLineState): readonly Contribution<CostCounter>[] => {
  const facts = observations[0]?.facts
  if (facts === undefined) return []
  const { from, to, amount, currency, estimated } = facts
  const { whole, rest } = cloudNames(currency, estimated ? 'estimated' : 'final')
  return spread(amount, daysBetween(from, to)).map((part, i): Contribution<CostCounter> => {
    const billed = [single(whole, Number(part / UNIT)), single(rest, Number(part % UNIT))]
    // The line itself counts once, on its first day.
    const line = i === 0 ? addCounts<CostCounter>({ cloudLines: 1 }, recordsOf(observations)) : {}
    const measures = sumOfCounts<CostCounter>([...billed, line])
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

/** What was spent, by time sheets and cloud bills. */
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
