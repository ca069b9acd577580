import { type CivilDate, Provenance, Unit } from '#domain/common'
import { compareText } from '#domain/compare'
import { addCounts, type CountsOf, exactSum, NO_COUNTS, namesOf, single } from '#domain/counts'
import type { IntervalSet } from '#domain/coverage'
import { scaled } from '#domain/decimal'
import { type AiUsageFacts, UsageMetric, UsageSource } from '#domain/events/ai-usage'
import { Currency } from '#domain/money'
import { addDays, type Interval, monthsOf, periodInterval } from '#domain/time'
import { AiUsage, type AiUsageState } from '../entities/ai-usage.js'
import { joined } from '../entities/entity.js'
import { type Contribution, contributor, type Measures } from '../rollups/contribution.js'
import { amountCounts, unitOf } from '../rollups/decimals.js'
import type { RollupState } from '../rollups/rollup.js'

// What vendors report of AI, summed by account, metric and window.

/** A part of what is reported of a metric and window, see `counterOf`. */
export type UsageCounter = `used|${string}`
export type UsageCounts = CountsOf<UsageCounter>

/** A value that a vendor reports for one metric and window; records that differ only in their value make up one. */
export interface Reported extends Omit<AiUsageFacts, 'value'> {
  /** In units of 10^-40; null where a part of it is not known. */
  readonly value: bigint | null
  /** The vendor's account. */
  readonly originId: string
}

/** All that records say, but for their value. Records with a key are not summed: each is shown by itself. */
interface Said extends Omit<AiUsageFacts, 'value'> {
  readonly key: string | null
}

const lastDayOf = (month: string): CivilDate => {
  const inNext = addDays(`${month}-28`, 4)
  return addDays(inNext, -Number(inNext.slice(8)))
}
/** A window is in the sums of each month that it touches, on its last day there. */
const daysOfWindow = ({ windowStart, windowEnd }: Pick<AiUsageFacts, 'windowStart' | 'windowEnd'>) =>
  monthsOf(windowStart, windowEnd).map(
    (month): CivilDate => (windowEnd.startsWith(month) ? windowEnd : lastDayOf(month)),
  )

/** Marks a reported value of 0 or less, which may have no other counter. */
const HELD = 'held'
/** A part of it is not known. */
const UNKNOWN = 'unknown'

/** The first part of the names of all counters of what is said. */
const nameOf = (said: Said): string => {
  const { vendor, scope, windowStart, windowEnd, metric, model, unit, currency, provenance, key } = said
  const of = joined(vendor, scope, windowStart, windowEnd, metric, unit)
  return `${of}|${joined(currency ?? '', provenance, model ?? '', key ?? '')}`
}
const counterOf = (name: string, part: number | typeof HELD | typeof UNKNOWN): UsageCounter => `used|${name}|${part}`

const saidBy = (name: string): Said | null => {
  const parts = name.split('|').map((part) => (part.includes('%') ? decodeURIComponent(part) : part))
  const [vendor, scope = '', windowStart = '', windowEnd = '', metric, unit, currency = '', provenance, ...more] = parts
  const [model = '', key = ''] = more
  if (!UsageSource.is(vendor) || !UsageMetric.is(metric) || !Unit.is(unit) || !Provenance.is(provenance)) return null
  return {
    vendor,
    scope,
    windowStart,
    windowEnd,
    metric,
    unit,
    currency: Currency.is(currency) ? currency : null,
    provenance,
    model: model === '' ? null : model,
    key: key === '' ? null : key,
  }
}

/** Models and seats are shown as they were reported; all else is summed by window. */
const saidIn = ({ key, ...facts }: AiUsageFacts & { readonly key: string }): Said => ({
  ...facts,
  key: facts.model === null && facts.metric !== 'active_seats_band' ? null : key,
})

const valueCounts = (name: string, value: bigint): UsageCounts =>
  addCounts(
    amountCounts(value, (digits) => counterOf(name, digits)),
    value > 0n ? NO_COUNTS : single(counterOf(name, HELD), 1),
  )

const usageContributions = ({ place, key, observations }: AiUsageState): readonly Contribution<UsageCounter>[] => {
  const facts = observations[0]?.facts
  if (facts === undefined) return []
  const name = nameOf(saidIn({ ...facts, key }))
  const measures = facts.value === null ? single(counterOf(name, UNKNOWN), 1) : valueCounts(name, scaled(facts.value))
  return daysOfWindow(facts).map((day) => ({
    axis: 'day',
    day,
    place: { kind: 'ai_account', name: place },
    measures,
  }))
}

/** Sums of the usage that vendors report for accounts. */
export const usageMeasures: Measures<UsageCounter> = {
  family: 'ai_usage',
  inAll: false,
  contributors: [contributor({ entity: AiUsage, contribute: usageContributions, at: null })],
}

/** A reported value with its key, and its window as an interval. */
interface Window extends Reported {
  readonly key: Said['key']
  readonly interval: Interval
}

/** Caches the windows of rollups: readers remember documents, and a long period has thousands of windows. */
const known = new WeakMap<RollupState, readonly Window[]>()

/** The windows that an account's rollup has sums of. */
const windowsIn = (rollup: RollupState, originId: string): readonly Window[] => {
  const before = known.get(rollup)
  if (before !== undefined) return before
  const values = new Map<string, bigint>()
  const unknown = new Set<string>()
  for (const counts of Object.values(rollup.days) as UsageCounts[])
    for (const counter of namesOf(counts)) {
      const end = counter.lastIndexOf('|')
      const name = counter.slice('used|'.length, end)
      const part = counter.slice(end + 1)
      if (part === UNKNOWN && exactSum(counts, counter) > 0n) unknown.add(name)
      const value = part === HELD || part === UNKNOWN ? 0n : exactSum(counts, counter) * unitOf(Number(part))
      values.set(name, (values.get(name) ?? 0n) + value)
    }
  const windows = [...values].flatMap(([name, value]): Window[] => {
    const said = saidBy(name)
    if (said === null) return []
    const interval = periodInterval({ start: said.windowStart, end: said.windowEnd, timeZone: 'UTC' })
    return [{ ...said, value: unknown.has(name) ? null : value, originId, interval }]
  })
  known.set(rollup, windows)
  return windows
}

/** An account's sums of a period, and the times at which it belonged to a selection. */
export interface AccountSums {
  readonly originId: string
  readonly times: IntervalSet
  /** Rollups of the months that the period touches. */
  readonly rollups: readonly RollupState[]
  readonly period: { readonly start: CivilDate }
}

/**
 * The values that an account's vendors report for windows that share a month with a period; those that are not summed
 * are in order of their keys. A window cannot be split by day, so it is left out unless the account belonged to the
 * selection on all of its days.
 */
export const reportedIn = ({ originId, times, rollups, period }: AccountSums): readonly Reported[] => {
  const firstMonth = period.start.slice(0, 7)
  const all: Window[] = []
  for (const rollup of rollups)
    for (const window of windowsIn(rollup, originId)) {
      // Each month that a window touches has all of it: the first of the period's counts.
      if (rollup.month !== firstMonth && !window.windowStart.startsWith(rollup.month)) continue
      const { from, to } = window.interval
      if (times.some((time) => time.from <= from && to <= time.to)) all.push(window)
    }
  return all.sort((a, b) => compareText(a.key ?? '', b.key ?? ''))
}
