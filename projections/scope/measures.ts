import type { CivilDate, Instant } from '#domain/common'
import { addDays, startOfDay } from '#domain/time'
import type { ChangeOrderState } from '../entities/change-order.js'
import { stated } from '../entities/observation.js'
import type { ScopeLockState } from '../entities/scope-lock.js'
import { itemName, type WorkItemState } from '../entities/work-item.js'

/** The lock that was in force at the end of a day: the last of those locked until then and not released. */
export const lockInForce = (locks: readonly ScopeLockState[], day: CivilDate): ScopeLockState | null =>
  locks
    .filter(({ lockedOn, releasedAt }) => lockedOn <= day && (releasedAt === null || releasedAt.slice(0, 10) > day))
    .toSorted((a, b) => a.revision - b.revision)
    .at(-1) ?? null

/** The first instant after the lock's UTC day. */
export const endOfLockDay = ({ lockedOn }: Pick<ScopeLockState, 'lockedOn'>): Instant =>
  startOfDay(addDays(lockedOn, 1), 'UTC')

/** How an item stands to a lock. */
export type ScopeChange = 'baseline' | 'added' | 'removed' | 'uncertain'

export interface ScopedItem {
  readonly item: WorkItemState
  readonly change: ScopeChange
  /** Minutes that the lock froze; null where it froze none, or the item is none of its. */
  readonly frozenMinutes: number | null
  readonly order: ChangeOrderState | null
}

const dayOf = (instant: Instant): CivilDate => instant.slice(0, 10)

/**
 * Each item of the project's trackers at an instant, against a lock. An item of the lock that was cancelled, or that no
 * tracker holds any more, is removed. One that was made on a later UTC day than the lock's is added; one that was there
 * already, not done yet, and is none of the lock's is uncertain: the lock may have forgotten it, or meant to.
 */
export const scopedItems = (
  lock: ScopeLockState,
  items: readonly WorkItemState[],
  orders: readonly ChangeOrderState[],
  at: Instant,
): readonly ScopedItem[] => {
  const frozen = new Map(lock.items.map((one) => [`${one.container} ${one.key}`, one]))
  const orderOf = ({ workspaceId, place, key }: WorkItemState): ChangeOrderState | null =>
    orders
      .filter(({ approvedOn }) => approvedOn <= dayOf(at))
      .find((order) =>
        order.items.some((named) => itemName(workspaceId, place, named) === itemName(workspaceId, place, key)),
      ) ?? null
  const locked = endOfLockDay(lock)
  return items.flatMap((item): ScopedItem[] => {
    const baseline = frozen.get(`${item.place} ${item.key}`)
    const order = orderOf(item)
    const gone = item.observations.length === 0 || stateAt(item, at) === 'cancelled'
    if (baseline !== undefined)
      return [{ item, change: gone ? 'removed' : 'baseline', frozenMinutes: baseline.estimateMinutes, order }]
    if (item.createdAt === null || item.createdAt >= at || gone) return []
    if (item.createdAt >= locked) return [{ item, change: 'added', frozenMinutes: null, order }]
    const wasDone = item.doneAt !== null && item.doneAt < locked
    return wasDone ? [] : [{ item, change: 'uncertain', frozenMinutes: null, order }]
  })
}

/**
 * An item's state at an instant: what it had entered last until then. Without a history it is what it is in now, but for
 * one that was done later.
 */
export const stateAt = ({ state, doneAt, observations }: WorkItemState, at: Instant): WorkItemState['state'] => {
  const history = observations.find(({ facts }) => facts.history.length > 0)?.facts.history
  if (history === undefined) {
    if (doneAt === null || doneAt < at) return state
    const startedAt = stated(observations, (facts) => facts.startedAt)
    return startedAt !== null && startedAt < at ? 'in_progress' : 'todo'
  }
  return history.findLast((entered) => entered.at < at)?.state ?? 'todo'
}

export const isDone = (item: WorkItemState, at: Instant): boolean =>
  item.doneAt !== null && item.doneAt < at && stateAt(item, at) === 'done'
