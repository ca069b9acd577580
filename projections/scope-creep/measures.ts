import type { Instant } from '#domain/common'
import { compareText } from '#domain/compare'
import type { IntervalSet } from '#domain/coverage'
import { addDays, type Interval, isZone, startOfDay } from '#domain/time'
import type { ScopedOrder } from '../entities/change-order.js'
import { strongest } from '../entities/observation.js'
import type { ScopeLockState } from '../entities/scope-lock.js'
import { itemName, itemNames, type WorkItemState } from '../entities/work-item.js'

/** The first instant after the lock's day in its zone; in UTC where this build does not know the zone. */
export const endOfLockDay = ({ lockedOn, timeZone }: Pick<ScopeLockState, 'lockedOn' | 'timeZone'>): Instant =>
  startOfDay(addDays(lockedOn, 1), isZone(timeZone) ? timeZone : 'UTC')

/**
 * The fate of an item since the lock. An added one stays added if it was cancelled; an uncertain one is then dropped.
 */
export type ScopeChange = 'baseline' | 'added' | 'dropped' | 'removed' | 'uncertain'

/** The standing of work on an item to the lock, whatever became of the item since. */
export type Standing = 'baseline' | 'added' | 'removed' | 'uncertain' | 'not_applicable'

export interface ScopedItem {
  readonly item: WorkItemState
  readonly change: ScopeChange
  readonly standing: Standing
  /** Minutes that the lock froze; null where it froze none, or the item is none of its. */
  readonly frozenMinutes: number | null
  readonly order: ScopedOrder | null
}

/** A lock, and what it is compared with. */
export interface ScopeSubject {
  readonly lock: ScopeLockState
  readonly items: readonly WorkItemState[]
  /** Change orders in force at the end of the period. */
  readonly orders: readonly ScopedOrder[]
  readonly trackers: Trackers
}

/** The times at which each tracker was the project's, by its name. */
export type Trackers = ReadonlyMap<string, IntervalSet>

/** From when to when, both included, an item was open; null where it still is. */
interface Open {
  readonly from: Instant
  readonly to: Instant | null
}

const openTimes = (item: WorkItemState): readonly Open[] => {
  const { createdAt, doneAt, state } = item
  if (createdAt === null) return []
  const history = historyOf(item)
  // A cancelled item without a history was open when it was made; when it was cancelled is not known.
  if (history.length === 0) return [{ from: createdAt, to: state === 'cancelled' ? createdAt : doneAt }]
  const times: Open[] = []
  let from: Instant | null = createdAt
  for (const entered of history) {
    const isOpen = entered.state === 'todo' || entered.state === 'in_progress'
    if (isOpen) from ??= entered.at
    else if (from !== null) {
      times.push({ from, to: entered.at })
      from = null
    }
  }
  return from === null ? times : [...times, { from, to: null }]
}

/** Says whether the item was open, within an interval, at some time at which its tracker was the project's. */
export const wasOwn = (item: WorkItemState, trackers: Trackers, within: Interval): boolean =>
  wasOpenAsOwn(openTimes(item), trackers.get(item.place) ?? [], within)

const wasOpenAsOwn = (open: readonly Open[], own: IntervalSet, within: Interval): boolean =>
  open.some(({ from, to }) => {
    const start = within.from > from ? within.from : from
    if (start >= within.to || (to !== null && to < start)) return false
    return own.some((time) => start < time.to && time.from < within.to && (to === null || time.from <= to))
  })

const wasMadeAsOwn = ({ place, createdAt }: WorkItemState, trackers: Trackers): boolean =>
  createdAt !== null && (trackers.get(place) ?? []).some(({ from, to }) => from <= createdAt && createdAt < to)

/**
 * Sorts change orders by weight: of two that name an item, the one with an amount counts, then the one that was
 * approved first.
 */
const byWeight = (a: ScopedOrder, b: ScopedOrder): number => {
  const weight = ({ amountCents, approvedOn, reference, changeOrderId }: ScopedOrder): string =>
    [amountCents === null ? '1' : '0', approvedOn, reference, changeOrderId].join(' ')
  return compareText(weight(a), weight(b))
}

/** The change order of each of some items, by the item's place and key. */
export const orderOfItem = (
  orders: readonly ScopedOrder[],
  items: readonly WorkItemState[],
): ((item: WorkItemState) => ScopedOrder | null) => {
  if (orders.length === 0) return () => null
  const places = [...new Set(items.map(({ place }) => place))]
  const byName = new Map<string, ScopedOrder>()
  for (const order of orders.toSorted(byWeight))
    for (const name of order.items.flatMap((key) => itemNames(order.workspaceId, places, key)))
      if (!byName.has(name)) byName.set(name, order)
  return ({ workspaceId, place, key }) => byName.get(itemName(workspaceId, place, key)) ?? null
}

/** An item beside a lock. */
export interface ComparedItem {
  readonly item: WorkItemState
  /** Compares it with the lock at an instant; null where it is no matter of the project's scope. */
  readonly scopedAt: (at: Instant) => ScopedItem | null
}

/** The items that are compared with a lock. */
export type Comparison = readonly ComparedItem[]

/**
 * Compares each item of the project's trackers with a lock, at any instant. An item of the lock that was cancelled, or that no
 * tracker holds any more, is removed. One that was made after the lock's day, while its tracker was the project's, is added,
 * also if it was cancelled since. One that was open after that day in a tracker that was the project's, and is none of these, is
 * uncertain: the lock may have forgotten it, or meant to.
 */
export const comparisonOf = ({ lock, items, orders, trackers }: ScopeSubject): Comparison => {
  const frozen = new Map(lock.items.map((one) => [`${one.container} ${one.key}`, one]))
  const orderOf = orderOfItem(orders, items)
  const locked = endOfLockDay(lock)
  return items.map((item) => {
    const baseline = frozen.get(`${item.place} ${item.key}`)
    const order = orderOf(item)
    const wasAdded = item.createdAt !== null && item.createdAt >= locked && wasMadeAsOwn(item, trackers)
    const open = openTimes(item)
    const own = trackers.get(item.place) ?? []
    const found = (change: ScopeChange, standing: Standing): ScopedItem => ({
      item,
      change,
      standing,
      frozenMinutes: baseline?.estimateMinutes ?? null,
      order,
    })
    const scopedAt = (at: Instant): ScopedItem | null => {
      const isGone = item.observations.length === 0 || stateAt(item, at) === 'cancelled'
      if (baseline !== undefined) return isGone ? found('removed', 'removed') : found('baseline', 'baseline')
      if (item.createdAt === null || item.createdAt >= at) return null
      if (wasAdded) return found('added', 'added')
      if (!wasOpenAsOwn(open, own, { from: locked, to: at })) return null
      return found(isGone ? 'dropped' : 'uncertain', 'uncertain')
    }
    return { item, scopedAt }
  })
}

/** All compared items, as they stand to the lock at an instant. */
export const scopedItemsAt = (compared: Comparison, at: Instant): readonly ScopedItem[] =>
  compared.flatMap(({ scopedAt }) => scopedAt(at) ?? [])

/**
 * Finds how things stand to the lock by the keys of the items that they name: as these items do, where they agree. A
 * thing is uncertain if it names no item, items that differ, or an item that no tracker of the project holds. The
 * standing of an item that is not compared with the lock, such as one done before it, is not applicable.
 */
export const standingBy = (
  scoped: readonly ScopedItem[],
  items: readonly WorkItemState[],
): ((keys: readonly string[]) => Standing) => {
  const idOf = ({ place, key }: WorkItemState): string => JSON.stringify([place, key])
  const byId = new Map(
    items
      .filter(({ observations }) => observations.length > 0)
      .map((item): [string, readonly [string, Standing]] => [idOf(item), [item.key, 'not_applicable']]),
  )
  for (const one of scoped) byId.set(idOf(one.item), [one.item.key, one.standing])
  const byKey = new Map<string, Set<Standing>>()
  for (const [key, standing] of byId.values()) byKey.set(key, (byKey.get(key) ?? new Set()).add(standing))
  return (keys) => {
    const found = new Set<Standing>(keys.flatMap((key) => [...(byKey.get(key) ?? ['uncertain' as const])]))
    // What was taken out of the lock was of the lock.
    if (found.has('baseline')) found.delete('removed')
    const [first, ...others] = found
    return first === undefined || others.length > 0 ? 'uncertain' : first
  }
}

interface Entered {
  readonly at: Instant
  readonly state: WorkItemState['state']
}

/** The states that an item entered, oldest first; with when it was done last, where its history does not end there. */
const historyOf = ({ doneAt, observations }: Pick<WorkItemState, 'doneAt' | 'observations'>): readonly Entered[] => {
  const history = observations.find(({ facts }) => facts.history.length > 0)?.facts.history ?? []
  return history.length === 0 || doneAt === null || history.at(-1)?.state === 'done'
    ? history
    : [...history, { at: doneAt, state: 'done' as const }].sort((a, b) => compareText(a.at, b.at))
}

/** Says whether nothing tells when an item came into the state that it is in now. */
const isUndated = ({ state, doneAt }: WorkItemState, history: readonly Entered[]): boolean =>
  history.length === 0 || (doneAt === null && history.at(-1)?.state !== state)

/**
 * An item's state at an instant: what it had entered last until then. If nothing tells when it came into its present state, it is in
 * that one from its last known change on, but for one that was done later.
 */
export const stateAt = (item: WorkItemState, at: Instant): WorkItemState['state'] => {
  const { state, doneAt, observations } = item
  const history = historyOf(item)
  if (isUndated(item, history) && !history.some((entered) => entered.at >= at)) {
    if (doneAt === null || doneAt < at) return state
    const startedAt = strongest(observations, (facts) => facts.startedAt)
    return startedAt !== null && startedAt < at ? 'in_progress' : 'todo'
  }
  return history.findLast((entered) => entered.at < at)?.state ?? 'todo'
}

/** The items that were there at the end of a lock's day: made by then, and not cancelled then. */
export const itemsOnLockDay = (
  items: readonly WorkItemState[],
  day: Pick<ScopeLockState, 'lockedOn' | 'timeZone'>,
): readonly WorkItemState[] => {
  const end = endOfLockDay(day)
  return items.filter((one) => one.createdAt !== null && one.createdAt < end && stateAt(one, end) !== 'cancelled')
}

/**
 * The last time before an instant at which an item was done; null where it was not done then, or where that time is not
 * known.
 */
export const doneAtBy = (item: WorkItemState, at: Instant): Instant | null => {
  const { doneAt } = item
  if (stateAt(item, at) !== 'done') return null
  if (doneAt !== null && doneAt < at) return doneAt
  const last = historyOf(item).findLast((entered) => entered.at < at)
  return last?.state === 'done' ? last.at : null
}

export const isDone = (item: WorkItemState, at: Instant): boolean => doneAtBy(item, at) !== null

/**
 * The instants, in order, right after which an item can begin or cease to be made, done or cancelled. Between two of them it is
 * what it was, so that whoever goes through a long time need not ask again.
 */
export const changesOf = (item: WorkItemState): readonly Instant[] => {
  const known = [item.createdAt, item.doneAt].filter((at) => at !== null)
  return [...known, ...historyOf(item).map(({ at }) => at)].sort()
}
