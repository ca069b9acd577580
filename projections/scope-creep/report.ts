import type { CivilDate, Instant } from '#domain/common'
import { compareText } from '#domain/compare'
import { type Availability, measuredNumber } from '#domain/coverage'
import { hoursOfMinutes, ratio, roundHalfEven } from '#domain/figures'
import { addMoney, addSums, currencyOf, moneyOfCents, NOTHING, type Sums, totalCents } from '#domain/money'
import { addDays, type CivilPeriod, startOfDay } from '#domain/time'
import { webAddress } from '#domain/web-address'
import { type Labour, NO_LABOUR } from '../cost/labour.js'
import { hasKnownItem, type ScopedOrder } from '../entities/change-order.js'
import { strongest } from '../entities/observation.js'
import {
  type ComparedItem,
  type Comparison,
  changesOf,
  isDone,
  type ScopedItem,
  type ScopeSubject,
  stateAt,
} from './measures.js'
import { CHANGE_ORDERS_LIMIT, type ChangeOrderView, ROWS_LIMIT, type ScopeReport, type ScopeRow } from './response.js'
import { valueBases } from './texts.js'

export interface ScopeInputs extends Pick<ScopeSubject, 'lock' | 'items'> {
  /** Change orders in force at the end of the period. */
  readonly orders: readonly ScopedOrder[]
  readonly compared: Comparison
  /** The comparison at the end of the period. */
  readonly scoped: readonly ScopedItem[]
  /** All labour on an added item, by its key, until the end of the period. */
  readonly labour: ReadonlyMap<string, Labour>
  /** Says whether numbers that follow from a rate are hidden from the caller. */
  readonly hidesRates: boolean
  /** Says whether the report is for a client: then change orders alone are its value, and it leads to no tracker. */
  readonly forClient: boolean
  readonly period: CivilPeriod
  /** The end of the period, cut at now. */
  readonly at: Instant
  readonly availability: Availability
}

/** Minutes of estimates: null where no item has one. */
export const estimated = (minutes: readonly (number | null)[]): number | null => {
  const known = minutes.filter((one) => one !== null)
  return known.length === 0 ? null : hoursOfMinutes(known.reduce((sum, one) => sum + one, 0))
}

/** Change orders that are in force since the lock, the newest first: those approved since its day, and those of added items. */
const ordersSince = ({ lock, orders, scoped }: ScopeInputs): readonly ScopedOrder[] => {
  const ofAdded = new Set(
    scoped.flatMap(({ change, order }) => (change === 'added' && order ? [order.changeOrderId] : [])),
  )
  return orders
    .filter(({ approvedOn, changeOrderId }) => approvedOn >= lock.lockedOn || ofAdded.has(changeOrderId))
    .toSorted((a, b) => compareText(b.approvedOn, a.approvedOn) || compareText(a.reference, b.reference))
}

const orderView = (order: ScopedOrder): ChangeOrderView => ({
  id: order.changeOrderId,
  reference: order.reference,
  title: order.title,
  approvedOn: order.approvedOn,
  amountCents: order.amountCents,
  currency: order.currency,
  items: [...new Set(order.items)],
  unknownItems: [...new Set(order.unknownItems)],
})

/** The amount of an order; null where it names none. */
const amountOf = ({ amountCents, currency }: ScopedOrder): Sums | null =>
  amountCents === null || currency === null ? null : addMoney(NOTHING, moneyOfCents(currency, amountCents))

/** An item's value by its time at the rates in force; null where it has none. */
const labourValue = ({ item }: ScopedItem, labour: ScopeInputs['labour']): Sums | null => {
  const { cost, seconds, unpricedSeconds } = labour.get(item.key) ?? NO_LABOUR
  return seconds > 0 && unpricedSeconds < seconds ? cost : null
}

/**
 * The value of what was added: the amounts of the change orders of which an item is known, each once, and the added items of no such
 * order by their time. For a client the amounts of orders alone.
 */
export const valuationOf = (
  added: readonly ScopedItem[],
  orders: readonly ScopedOrder[],
  { labour, hidesRates, forClient }: Pick<ScopeInputs, 'labour' | 'hidesRates' | 'forClient'>,
): ScopeReport['valuation'] => {
  const amounts = orders.filter(hasKnownItem).flatMap((order) => amountOf(order) ?? [])
  const byTime = added.filter(({ order }) => order === null || amountOf(order) === null)
  if (forClient) {
    const sums = amounts.reduce(addSums, NOTHING)
    return {
      valueCents: amounts.length === 0 ? null : totalCents(sums),
      currency: currencyOf(sums),
      basis: valueBases.orders,
      valuedItems: added.length - byTime.length,
      unsupportedItems: byTime.length,
    }
  }
  const times = byTime.flatMap((one) => labourValue(one, labour) ?? [])
  const isHidden = hidesRates && times.length > 0
  const unsupported = byTime.length - times.length
  const values = [...amounts, ...times]
  const sums = values.reduce(addSums, NOTHING)
  return {
    valueCents: values.length === 0 || isHidden ? null : totalCents(sums),
    currency: isHidden ? null : currencyOf(sums),
    basis: isHidden ? valueBases.allHidden : valueBases.all,
    valuedItems: added.length - unsupported,
    unsupportedItems: unsupported,
  }
}

/** The value of an item by itself, and its basis; no value where it is part of the amount of an order. */
const worthOf = (
  one: ScopedItem,
  orders: ReadonlySet<string>,
  { labour, hidesRates }: ScopeInputs,
): Pick<ScopeRow, 'valueCents' | 'valueBasis'> => {
  const { change, order } = one
  if (order !== null && amountOf(order) !== null && orders.has(order.changeOrderId))
    return { valueCents: null, valueBasis: valueBases.order(order.reference) }
  const value = change === 'added' ? labourValue(one, labour) : null
  if (value === null) return { valueCents: null, valueBasis: null }
  return hidesRates
    ? { valueCents: null, valueBasis: valueBases.hidden }
    : { valueCents: totalCents(value), valueBasis: valueBases.labour }
}

const rowOf = (one: ScopedItem, orders: ReadonlySet<string>, inputs: ScopeInputs): ScopeRow | null => {
  const { at, lock } = inputs
  const { item, change, frozenMinutes, order } = one
  const reestimated = change === 'baseline' && isReestimated(one)
  if (change === 'baseline' && !reestimated) return null
  if (change === 'uncertain' || change === 'dropped') return null
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
    ...worthOf(one, orders, inputs),
    url: inputs.forClient ? null : strongest(item.observations, (facts) => webAddress(facts.url)),
  }
}

/** Items of the lock that no tracker holds any more: where all of them are read, they were taken out. */
const vanishedFrom = ({
  lock,
  items,
  availability,
}: Pick<ScopeInputs, 'lock' | 'items' | 'availability'>): readonly ScopeRow[] => {
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

/** A point of the series: the day, and when it is over, or now. */
interface Point {
  readonly date: CivilDate
  readonly until: Instant
}

/** One point a week, from the lock on, each at the end of its day in the zone asked for, or now. */
const pointsOf = ({ lock, period, at }: ScopeInputs): readonly Point[] => {
  const { start, end, timeZone } = period
  const points: Point[] = []
  const from = lock.lockedOn > start ? lock.lockedOn : start
  for (let date = from; date <= end && startOfDay(date, timeZone) < at; date = addDays(date, 7)) {
    const endOfDay = startOfDay(addDays(date, 1), timeZone)
    points.push({ date, until: endOfDay < at ? endOfDay : at })
  }
  return points
}

/** The index of the first point that is later than an instant; their number where none is. */
const firstAfter = (points: readonly Point[], instant: Instant): number => {
  let [low, high] = [0, points.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((points[middle] as Point).until > instant) high = middle
    else low = middle + 1
  }
  return low
}

/** The counts that an item adds to a point of the series. */
interface Counted {
  readonly baseline: number
  readonly added: number
  readonly removed: number
  readonly completed: number
}
const NOT_COUNTED: Counted = { baseline: 0, added: 0, removed: 0, completed: 0 }

const countedAt = ({ item, scopedAt }: ComparedItem, at: Instant): Counted => {
  const change = scopedAt(at)?.change
  if (change === 'removed') return { ...NOT_COUNTED, removed: 1 }
  if (change !== 'baseline' && change !== 'added') return NOT_COUNTED
  return { ...NOT_COUNTED, [change]: 1, completed: isDone(item, at) ? 1 : 0 }
}

/**
 * The series: each item is looked at only at the first point after each of its changes, for what it counts as changes at no
 * other, and one pass over the points sums the differences. Ten years have 520 points, and an item has few changes.
 */
const seriesOf = (inputs: ScopeInputs): ScopeReport['series'] => {
  const points = pointsOf(inputs)
  const differences = points.map(() => ({ ...NOT_COUNTED }))
  for (const one of inputs.compared) {
    const changed = new Set([0, ...changesOf(one.item).map((instant) => firstAfter(points, instant))])
    let before = NOT_COUNTED
    for (const index of changed) {
      const [point, difference] = [points[index], differences[index]]
      if (point === undefined || difference === undefined) continue
      const now = countedAt(one, point.until)
      difference.baseline += now.baseline - before.baseline
      difference.added += now.added - before.added
      difference.removed += now.removed - before.removed
      difference.completed += now.completed - before.completed
      before = now
    }
  }
  const vanished = vanishedFrom(inputs).length
  const sum = { ...NOT_COUNTED, removed: vanished }
  return points.map(({ date }, index) => {
    const difference = differences[index] ?? NOT_COUNTED
    sum.baseline += difference.baseline
    sum.added += difference.added
    sum.removed += difference.removed
    sum.completed += difference.completed
    return { date, ...sum }
  })
}

const completedOf = (some: readonly ScopedItem[], at: Instant): number =>
  some.filter(({ item }) => isDone(item, at)).length

/** The report without its series. */
export type ScopeTotals = Omit<ScopeReport, 'series'>

/** The agreed and the present scope, in numbers of items and hours. */
export type ScopeCounts = Pick<
  ScopeReport,
  'lock' | 'baseline' | 'added' | 'removed' | 'reestimated' | 'uncertain' | 'expansionPct'
>

/** The share of the lock that was added to it, in percent; null where a part of the evidence finds nothing. */
export const expansionPct = (
  { items }: Pick<ScopeInputs['lock'], 'items'>,
  added: number,
  availability: Availability,
): number | null => {
  const share = ratio(added, items.length)
  return measuredNumber(availability, share === null ? null : roundHalfEven(100 * share, 1))
}

/**
 * Compares what was agreed with what is there at the end of the period; null where no tracker was read, for then nobody
 * can say what there is. Re-estimation is no addition.
 */
export const scopeCounts = (
  inputs: Pick<ScopeInputs, 'lock' | 'at' | 'availability' | 'scoped' | 'items'>,
): ScopeCounts | null => {
  const { lock, at, availability, scoped } = inputs
  if (availability === 'unavailable') return null
  const of = (change: ScopedItem['change']) => scoped.filter((one) => one.change === change)
  const [baseline, added, removed, uncertain] = [of('baseline'), of('added'), of('removed'), of('uncertain')]
  const reestimated = baseline.filter(isReestimated)
  const vanished = vanishedFrom(inputs)
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
    expansionPct: expansionPct(lock, added.length, availability),
  }
}

/** The same with the value of what was added, and the items that differ. */
export const scopeTotals = (inputs: ScopeInputs): ScopeTotals | null => {
  const counts = scopeCounts(inputs)
  if (counts === null) return null
  const { scoped } = inputs
  const added = scoped.filter(({ change }) => change === 'added')
  const newestFirst = (a: ScopeRow, b: ScopeRow): number => compareText(b.at, a.at) || compareText(a.key, b.key)
  const orders = ordersSince(inputs)
  const orderIds = new Set(orders.map(({ changeOrderId }) => changeOrderId))
  const rows = [...vanishedFrom(inputs), ...scoped.flatMap((one) => rowOf(one, orderIds, inputs) ?? [])].sort(
    newestFirst,
  )
  return {
    ...counts,
    valuation: valuationOf(added, orders, inputs),
    changeOrders: orders.slice(0, CHANGE_ORDERS_LIMIT).map(orderView),
    changeOrdersTotal: orders.length,
    rows: rows.slice(0, ROWS_LIMIT),
    rowsTotal: rows.length,
  }
}

/** The same, and how it came to it week by week. */
export const scopeReport = (inputs: ScopeInputs): ScopeReport | null => {
  const totals = scopeTotals(inputs)
  return totals === null ? null : { ...totals, series: seriesOf(inputs) }
}
