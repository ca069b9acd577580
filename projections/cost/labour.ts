import type { CivilDate } from '#domain/common'
import { compareText } from '#domain/compare'
import { countOf, exactSum, namesOf } from '#domain/counts'
import {
  addMoney,
  addSums,
  amountsThatCount,
  type Currency,
  type Money,
  money,
  NOTHING,
  type Sums,
} from '#domain/money'
import { roleName } from '#domain/role-name'
import { BEGINNING_OF_TIME } from '#domain/time'
import type { MeetingCounter } from '../entities/meeting.js'
import type { RateState } from '../entities/rate.js'
import type { TimeEntryState } from '../entities/time-entry.js'
import type { DailySums } from '../rollups/daily-sums.js'
import type { Daily } from '../rollups/rollup.js'
import { type CostCounter, labourKeyOf } from './measures.js'
import { blendedRateOn, type HourlyRate, type Pricing, rateOn } from './rates.js'

const SECONDS_AN_HOUR = 3_600n
const labour = (seconds: number, { currency, numerator, denominator }: HourlyRate): Money =>
  money(currency, BigInt(seconds) * numerator, SECONDS_AN_HOUR * denominator)

/** Work of one category: its seconds, what those with a rate cost, and the seconds without one. */
export interface Labour {
  readonly seconds: number
  readonly unpricedSeconds: number
  readonly cost: Sums
}
export const NO_LABOUR: Labour = { seconds: 0, unpricedSeconds: 0, cost: NOTHING }

export const addLabour = (a: Labour, b: Labour): Labour => ({
  seconds: a.seconds + b.seconds,
  unpricedSeconds: a.unpricedSeconds + b.unpricedSeconds,
  cost: addSums(a.cost, b.cost),
})

/** Seconds of a role on a day at the rate in force; without one they are unpriced, never of no cost. */
export const labourOf = (seconds: number, role: string, day: CivilDate, rates: readonly RateState[]): Labour => {
  const rate = rateOn(rates, role, day)
  return rate === null
    ? { seconds, unpricedSeconds: seconds, cost: NOTHING }
    : { seconds, unpricedSeconds: 0, cost: addMoney(NOTHING, labour(seconds, rate)) }
}

/** Sums of the times between the days on which any rate changes: within each, all that a role did has one rate. */
export const betweenRates = <C extends string>(sums: DailySums<C>, rates: readonly RateState[]): Daily<C> => {
  const changes = new Set(rates.flatMap((one) => one.rates.map(({ from }) => from)))
  return sums.since([BEGINNING, ...[...changes].filter((day) => day > BEGINNING).sort()])
}
const BEGINNING: CivilDate = BEGINNING_OF_TIME.slice(0, 10)

/** Labour by category, out of seconds by day and role. */
export const labourByCategory = (
  sums: DailySums<CostCounter>,
  rates: readonly RateState[],
): ReadonlyMap<string, Labour> => {
  const byCategory = new Map<string, Labour>()
  for (const [day, counts] of betweenRates(sums, rates))
    for (const name of namesOf(counts)) {
      const key = labourKeyOf(name)
      if (key === null) continue
      const sum = byCategory.get(key.category) ?? NO_LABOUR
      byCategory.set(key.category, addLabour(sum, labourOf(countOf(counts, name), key.role, day, rates)))
    }
  return byCategory
}

/** The names of roles that worked on some day without a rate, in order. */
export const rolesWithoutRate = (sums: DailySums<CostCounter>, rates: readonly RateState[]): readonly string[] => {
  const roles = new Map<string, string>()
  for (const [day, counts] of betweenRates(sums, rates))
    for (const name of namesOf(counts)) {
      const role = labourKeyOf(name)?.role
      if (role !== undefined && rateOn(rates, role, day) === null) roles.set(roleName(role), role)
    }
  return [...roles].sort(([a], [b]) => compareText(a, b)).map(([, role]) => role)
}

/** Labour on some work items, by the keys that time entries name. */
export const labourOn = (
  entries: readonly TimeEntryState[],
  isOne: (key: string) => boolean,
  rates: readonly RateState[],
): Labour =>
  entries
    .flatMap(({ observations }) => observations[0]?.facts ?? [])
    .filter(({ workItem }) => workItem !== null && isOne(workItem))
    .map(({ seconds, role, day }) => labourOf(seconds, role, day, rates))
    .reduce(addLabour, NO_LABOUR)

/** Labour on each work item, by the keys that time entries name. */
export const labourByItem = (
  entries: readonly TimeEntryState[],
  rates: readonly RateState[],
): ReadonlyMap<string, Labour> => {
  const byKey = new Map<string, TimeEntryState[]>()
  for (const entry of entries) {
    const { workItem } = entry
    if (workItem === null) continue
    const known = byKey.get(workItem)
    if (known === undefined) byKey.set(workItem, [entry])
    else known.push(entry)
  }
  return new Map([...byKey].map(([key, some]) => [key, labourOn(some, () => true, rates)]))
}

const MS_AN_HOUR = 3_600_000n

/** Time that people spent in meetings together, at the blended rate of each day. */
export interface Coordination {
  readonly meetings: number
  readonly ms: number
  /** Null if it is not known of some meeting who came. */
  readonly declined: number | null
  /** Null if it is not known of some meeting who came, or if some of it falls on a day without a blended rate. */
  readonly cost: Sums | null
}

export const coordinationOf = (daily: Daily<MeetingCounter>, pricing: Pricing): Coordination => {
  let [meetings, unknownHeads, ms, declined, isUnpriced] = [0, 0, 0, 0, false]
  let cost = NOTHING
  for (const [day, counts] of daily) {
    const met = countOf(counts, 'coordination|meetings')
    meetings += met
    unknownHeads += countOf(counts, 'coordination|unknownHeads')
    ms += countOf(counts, 'coordination|ms')
    declined += countOf(counts, 'coordination|declined')
    const attended = exactSum(counts, 'coordination|attendeeMs')
    // What nobody attended costs nothing, at any rate: an amount of 0 has a currency, too.
    if (attended === 0n && met > 0) cost = addMoney(cost, money(pricing.currency, 0n))
    if (attended === 0n) continue
    const rate = blendedRateOn(pricing, day)
    if (rate === null) isUnpriced = true
    else cost = addMoney(cost, money(rate.currency, attended * rate.numerator, MS_AN_HOUR * rate.denominator))
  }
  return unknownHeads > 0
    ? { meetings, ms, declined: null, cost: null }
    : { meetings, ms, declined, cost: isUnpriced ? null : cost }
}

/** The currencies in which anything is priced; amounts of 0 are in a second currency only where all are 0. */
export const currenciesIn = (...all: readonly Sums[]): readonly Currency[] => {
  const amounts = amountsThatCount(all.flatMap((sums) => [...sums.values()]))
  return [...new Set(amounts.map(({ currency }) => currency))].sort()
}
