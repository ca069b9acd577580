import type { CivilDate, Instant } from '#domain/common'
import { type Availability, measuredNumber } from '#domain/coverage'
import { hoursOfMinutes, ratio, roundHalfEven } from '#domain/figures'
import { addMoney, addSums, currencyOf, moneyOfCents, NOTHING, type Sums, totalCents } from '#domain/money'
import { addDays, type CivilPeriod, startOfDay } from '#domain/time'
import { webAddress } from '#domain/web-address'
import { type Labour, NO_LABOUR } from '../cost/labour.js'
import { strongest } from '../entities/observation.js'
import { type Comparison, isDone, type ScopedItem, type ScopeSubject, stateAt } from './measures.js'
import { ROWS_LIMIT, type ScopeReport, type ScopeRow } from './response.js'
import { valueBases } from './texts.js'

export interface ScopeInputs extends Pick<ScopeSubject, 'lock' | 'items'> {
  readonly compare: Comparison
  /** The comparison at the end of the period. */
  readonly scoped: readonly ScopedItem[]
  /** All labour on an added item, by its key, until the end of the period. */
  readonly labour: ReadonlyMap<string, Labour>
  /** Whether numbers that follow from a rate are hidden from the caller. */
  readonly hidesRates: boolean
  readonly period: CivilPeriod
  /** The end of the period, cut at now. */
  readonly at: Instant
  readonly availability: Availability
}

/** Minutes of estimates: null where no item has one. */
const estimated = (minutes: readonly (number | null)[]): number | null => {
  const known = minutes.filter((one) => one !== null)
  return known.length === 0 ? null : hoursOfMinutes(known.reduce((sum, one) => sum + one, 0))
}

interface Value {
  readonly sums: Sums | null
  readonly by: 'order' | 'labour' | null
}

/** An added item's value: its change order's own amount, else its labour at the rates in force, else null. */
const valueIn = ({ item, order }: ScopedItem, labour: ScopeInputs['labour']): Value => {
  if (order !== null && order.amountCents !== null && order.currency !== null)
    return { sums: addMoney(NOTHING, moneyOfCents(order.currency, order.amountCents)), by: 'order' }
  const { cost, seconds, unpricedSeconds } = labour.get(item.key) ?? NO_LABOUR
  return seconds > 0 && unpricedSeconds < seconds ? { sums: cost, by: 'labour' } : { sums: null, by: null }
}

/** The value of all added items: an order that adds several counts once. */
const valuationOf = (
  added: readonly ScopedItem[],
  { labour, hidesRates }: Pick<ScopeInputs, 'labour' | 'hidesRates'>,
): ScopeReport['valuation'] => {
  const seen = new Set<string>()
  let [sums, valued, unsupported, isHidden] = [NOTHING, 0, 0, false]
  for (const one of added) {
    const value = valueIn(one, labour)
    if (value.sums === null) {
      unsupported += 1
      continue
    }
    valued += 1
    if (hidesRates && value.by === 'labour') isHidden = true
    const { order } = one
    if (value.by === 'order' && order !== null) {
      if (seen.has(order.changeOrderId)) continue
      seen.add(order.changeOrderId)
    }
    sums = addSums(sums, value.sums)
  }
  return {
    valueCents: valued === 0 || isHidden ? null : totalCents(sums),
    currency: isHidden ? null : currencyOf(sums),
    basis: isHidden ? valueBases.allHidden : valueBases.all,
    valuedItems: valued,
    unsupportedItems: unsupported,
  }
}

const rowOf = (one: ScopedItem, { at, labour, lock, hidesRates }: ScopeInputs): ScopeRow | null => {
  const { item, change, frozenMinutes, order } = one
  const reestimated = change === 'baseline' && isReestimated(one)
  if (change === 'baseline' && !reestimated) return null
  if (change === 'uncertain' || change === 'dropped') return null
  const value = change === 'added' ? valueIn(one, labour) : { sums: null, by: null }
  const isHidden = hidesRates && value.by === 'labour'
  const removedAt = strongest(
    item.observations,
    (facts) => facts.history.findLast(({ state }) => state === 'cancelled')?.at ?? null,
  )
  return {
    key: item.key,
    title: strongest(item.observations, (facts) => facts.title) ?? item.key,
    change: reestimated ? 'reestimated' : change === 'removed' ? 'removed' : 'added',
    at: (change === 'added' ? item.createdAt : removedAt) ?? lock.lockedAt,
    workType: item.type ?? 'other',
    state: stateAt(item, at) ?? 'removed',
    attribution: order !== null ? 'change_request' : change === 'added' ? 'uncertain' : 'in_scope',
    changeRequestReference: order?.reference ?? null,
    estimateHours: estimated([change === 'removed' ? frozenMinutes : item.estimateMinutes]),
    valueCents: value.sums === null || isHidden ? null : totalCents(value.sums),
    valueBasis: value.by === null ? null : valueBases[isHidden ? 'hidden' : value.by],
    url: strongest(item.observations, (facts) => webAddress(facts.url)),
  }
}

/** Items of the lock that no tracker holds any more: where all of them are read, they were taken out. */
const vanishedFrom = ({ lock, items, availability }: ScopeInputs): readonly ScopeRow[] => {
  if (availability !== 'available') return []
  const present = new Set(items.map(({ place, key }) => `${place} ${key}`))
  return lock.items
    .filter(({ container, key }) => !present.has(`${container} ${key}`))
    .map(({ key, estimateMinutes }) => ({
      key,
      title: key,
      change: 'removed',
      at: lock.lockedAt,
      workType: 'other',
      state: 'withdrawn',
      attribution: 'in_scope',
      changeRequestReference: null,
      estimateHours: estimated([estimateMinutes]),
      valueCents: null,
      valueBasis: null,
      url: null,
    }))
}

/** An estimate that is unknown, when it was frozen or now, is no other estimate. */
const isReestimated = ({ item: { estimateMinutes }, change, frozenMinutes }: ScopedItem): boolean =>
  change === 'baseline' && estimateMinutes !== null && frozenMinutes !== null && estimateMinutes !== frozenMinutes

/** One point a week, from the lock on, each at the end of its day in the zone asked for, or now. */
const seriesOf = (inputs: ScopeInputs): ScopeReport['series'] => {
  const { lock, period, at } = inputs
  const { start, end, timeZone } = period
  const vanished = vanishedFrom(inputs).length
  const days: CivilDate[] = []
  const from = lock.lockedOn > start ? lock.lockedOn : start
  for (let day = from; day <= end && startOfDay(day, timeZone) < at; day = addDays(day, 7)) days.push(day)
  return days.map((date) => {
    const endOfDay = startOfDay(addDays(date, 1), timeZone)
    const then = endOfDay < at ? endOfDay : at
    const all = inputs.compare(then)
    const of = (change: ScopedItem['change']) => all.filter((one) => one.change === change)
    const [baseline, added] = [of('baseline'), of('added')]
    return {
      date,
      baseline: baseline.length,
      added: added.length,
      removed: of('removed').length + vanished,
      completed: completedOf(baseline, then) + completedOf(added, then),
    }
  })
}

const completedOf = (some: readonly ScopedItem[], at: Instant): number =>
  some.filter(({ item }) => isDone(item, at)).length

/** The report without its series, which compares all items once a week. */
export type ScopeTotals = Omit<ScopeReport, 'series'>

/**
 * What was agreed against what is there at the end of the period; null where no tracker was read, for then nobody can
 * say what there is. Re-estimation is no addition.
 */
export const scopeTotals = (inputs: ScopeInputs): ScopeTotals | null => {
  const { lock, at, availability, scoped } = inputs
  if (availability === 'unavailable') return null
  const of = (change: ScopedItem['change']) => scoped.filter((one) => one.change === change)
  const [baseline, added, removed, uncertain] = [of('baseline'), of('added'), of('removed'), of('uncertain')]
  const reestimated = baseline.filter(isReestimated)
  const vanished = vanishedFrom(inputs)
  const newestFirst = (a: ScopeRow, b: ScopeRow): number =>
    a.at !== b.at ? (a.at > b.at ? -1 : 1) : a.key < b.key ? -1 : 1
  const rows = [...vanished, ...scoped.flatMap((one) => rowOf(one, inputs) ?? [])].sort(newestFirst)
  const share = ratio(added.length, lock.items.length)
  return {
    lock: { id: lock.lockId, lockedOn: lock.lockedOn, timeZone: lock.timeZone },
    baseline: {
      items: lock.items.length,
      completed: completedOf(baseline, at),
      estimateHours: estimated(lock.items.map(({ estimateMinutes }) => estimateMinutes)),
    },
    added: {
      items: added.length,
      completed: completedOf(added, at),
      estimateHours: estimated(added.map(({ item }) => item.estimateMinutes)),
    },
    removed: { items: removed.length + vanished.length },
    reestimated: {
      items: reestimated.length,
      deltaHours:
        reestimated.length === 0
          ? null
          : hoursOfMinutes(
              reestimated.reduce(
                (sum, { item, frozenMinutes }) => sum + (item.estimateMinutes ?? 0) - (frozenMinutes ?? 0),
                0,
              ),
            ),
    },
    uncertain: { items: uncertain.length },
    expansionPct: measuredNumber(availability, share === null ? null : roundHalfEven(100 * share, 1)),
    valuation: valuationOf(added, inputs),
    rows: rows.slice(0, ROWS_LIMIT),
    rowsTotal: rows.length,
  }
}

/** The same, and how it came to it week by week. */
export const scopeReport = (inputs: ScopeInputs): ScopeReport | null => {
  const totals = scopeTotals(inputs)
  return totals === null ? null : { ...totals, series: seriesOf(inputs) }
}
