import type { CivilDate, Instant } from '#domain/common'
import { compareText } from '#domain/compare'
import { type Availability, intersect, intervalSet } from '#domain/coverage'
import { type DocumentReader, flatOf, idsUnder, type Query } from '#domain/documents'
import type { Currency } from '#domain/money'
import { BEGINNING_OF_TIME, type Interval } from '#domain/time'
import { type Labour, labourByItem } from '../cost/labour.js'
import { projectCurrency } from '../cost/rates.js'
import { engagementOn } from '../engagement/views.js'
import { ChangeOrder, type ChangeOrderState, ordersInForce, type ScopedOrder } from '../entities/change-order.js'
import { Engagement, type EngagementState } from '../entities/engagement.js'
import { entityId } from '../entities/entity.js'
import { nameFor } from '../entities/names.js'
import type { RateState } from '../entities/rate.js'
import { lockInForce, ScopeLock, type ScopeLockState } from '../entities/scope-lock.js'
import { itemName, itemNames, WorkItem, type WorkItemState } from '../entities/work-item.js'
import { containersWithin, placedTimes } from '../selection/containers.js'
import type { Coverage } from '../selection/coverage.js'
import type { ProjectRequest } from '../selection/project.js'
import { readRates } from '../selection/rates.js'
import { readEntries } from '../selection/time-entries.js'
import {
  type Comparison,
  comparisonOf,
  endOfLockDay,
  type ScopedItem,
  scopedItemsAt,
  type Trackers,
  wasOwn,
} from './measures.js'
import {
  type ScopeCounts,
  type ScopeInputs,
  type ScopeTotals,
  scopeCounts,
  scopeReport,
  scopeTotals,
} from './report.js'
import type { UndecidedReport } from './response.js'
import { undecidedReport } from './undecided.js'

/** Items with these keys that belonged to the project on some day until the end of the period. */
export const readItemsNamed = async (
  { workspaceId, period }: ProjectRequest,
  { trackers, items }: Pick<ScopeState, 'trackers' | 'items'>,
  keys: ReadonlySet<string>,
  docs: DocumentReader,
): Promise<readonly WorkItemState[]> => {
  const ids = [...trackers.keys()].flatMap((container) =>
    [...keys].map((key) => entityId(workspaceId, { container, key })),
  )
  const known = new Map(items.map((item) => [entityId(workspaceId, { container: item.place, key: item.key }), item]))
  const found = await docs.get(
    WorkItem,
    ids.filter((id) => !known.has(id)),
  )
  const ever = { from: BEGINNING_OF_TIME, to: period.interval.to }
  return ids.flatMap((id) => known.get(id) ?? found.get(id) ?? []).filter((item) => wasOwn(item, trackers, ever))
}

/** Items of the project's trackers that were done at some time other than the last, or taken up again. */
export const readUndoneItems = (
  { workspaceId }: ProjectRequest,
  { trackers }: Pick<ScopeState, 'trackers'>,
  docs: DocumentReader,
): Promise<readonly WorkItemState[]> =>
  flatOf([...trackers.keys()], (container) =>
    docs.find(WorkItem, {
      where: { workspaceId: { eq: workspaceId }, place: { eq: container }, undone: { eq: true } },
    }),
  )

/** The times until the end of the period during which trackers were mapped to the project. */
const trackersOf = (
  { projects, period }: ProjectRequest,
  { containers, connections }: Pick<Coverage, 'containers' | 'connections'>,
): Trackers => {
  const ever = { from: BEGINNING_OF_TIME, to: period.interval.to }
  const selected = containersWithin('work_item', { projects, unmappedToo: false }, ever, containers, connections)
  return new Map(selected.map(({ container, times }) => [container, times]))
}

/** Reads the items of a tracker that were made within an interval, or not yet done at its beginning. */
const readItemsSince = async (
  { workspaceId }: ProjectRequest,
  container: string,
  within: Interval,
  docs: DocumentReader,
): Promise<readonly WorkItemState[]> => {
  const where = { workspaceId: { eq: workspaceId }, place: { eq: container } }
  const open = await docs.find(WorkItem, { where: { ...where, doneAt: { eq: null } } })
  const done = await docs.find(WorkItem, { where: { ...where, doneAt: { from: within.from } } })
  const made: Query<WorkItemState> = { where: { ...where, createdAt: { from: within.from, below: within.to } } }
  const isMade = ({ createdAt }: WorkItemState) =>
    createdAt !== null && createdAt >= within.from && createdAt < within.to
  const known = [...open, ...done]
  // All that were made are among these, and need not be read twice, unless a source says that one was done before it was made.
  const areAll = (await docs.count(WorkItem, made)) === known.filter(isMade).length
  return areAll ? known : [...known, ...(await docs.find(WorkItem, made))]
}

/**
 * Reads the items to compare with a lock: its own items, in any place, and items created or not yet done after it in
 * trackers that were mapped to the project after it. Items done before the lock do not matter to scope.
 */
const readItems = async (
  request: ProjectRequest,
  trackers: Trackers,
  lock: ScopeLockState,
  docs: DocumentReader,
): Promise<readonly WorkItemState[]> => {
  const since = endOfLockDay(lock)
  const later = [...trackers].filter(([, times]) => times.some(({ to }) => to > since))
  const ofTrackers = await flatOf(later, ([container]) =>
    readItemsSince(request, container, { from: since, to: request.period.interval.to }, docs),
  )
  const own = await docs.get(
    WorkItem,
    lock.items.map(({ container, key }) => entityId(request.workspaceId, { container, key })),
  )
  const byId = new Map([...ofTrackers, ...own.values()].map((item) => [`${item.place} ${item.key}`, item]))
  return [...byId].sort(([a], [b]) => compareText(a, b)).map(([, item]) => item)
}

/** Change orders with those of their items that no source holds, found by the names of the items. */
const withUnknownItems = async (
  orders: readonly ChangeOrderState[],
  places: readonly string[],
  { workspaceId }: ProjectRequest,
  docs: DocumentReader,
): Promise<readonly ScopedOrder[]> => {
  const namesOf = (key: string): readonly string[] => itemNames(workspaceId, places, key)
  const names = new Set(orders.flatMap(({ items }) => items.flatMap(namesOf)))
  const terms = [...names].map((name) => nameFor(name).answering)
  const found = await docs.get(WorkItem, await idsUnder(terms, WorkItem, docs))
  const held = new Set(
    [...found.values()]
      .filter(({ observations }) => observations.length > 0)
      .map(({ place, key }) => itemName(workspaceId, place, key)),
  )
  return orders.map((order) => ({
    ...order,
    unknownItems: order.items.filter((key) => !namesOf(key).some((name) => held.has(name))),
  }))
}

/** The agreements on a project, and its items compared with them, at the end of a period. */
export interface ScopeState {
  readonly engagement: EngagementState | null
  readonly lock: ScopeLockState | null
  /** In force at the end of the period. */
  readonly orders: readonly ScopedOrder[]
  readonly rates: readonly RateState[]
  /** The currency of the project's amounts. */
  readonly currency: Currency
  readonly trackers: Trackers
  /** The items compared with the lock, and below the result for each; none without a lock. */
  readonly items: readonly WorkItemState[]
  readonly compared: Comparison
  readonly scoped: readonly ScopedItem[]
}

/** The same with the labour on its items. */
export interface ScopeEvidence extends ScopeState {
  /** All labour on added items, by key, until the period's end. */
  readonly labour: ReadonlyMap<string, Labour>
  /** Null without a lock, or if no tracker was read. */
  readonly report: ReturnType<typeof scopeReport>
}

/** Reads the agreements, and by index the items to compare with them. */
export const readScopeState = async (
  request: ProjectRequest,
  coverage: Coverage,
  docs: DocumentReader,
): Promise<ScopeState> => {
  const { workspaceId, projects, period } = request
  const { days } = request.period
  const ofProject = { workspaceId: { eq: workspaceId }, projectId: { eq: projects[0].projectId } }
  const rates = await readRates(request, docs)
  const engagements = await docs.find(Engagement, { where: ofProject })
  const locks = await docs.find(ScopeLock, { where: ofProject })
  const allOrders = await docs.find(ChangeOrder, { where: ofProject })
  const lock = lockInForce(locks, days.end, period.interval.to)
  const trackers = trackersOf(request, coverage)
  const orders = await withUnknownItems(ordersInForce(allOrders, days.end), [...trackers.keys()], request, docs)
  const items = lock === null ? [] : await readItems(request, trackers, lock, docs)
  const compared = lock === null ? [] : comparisonOf({ lock, items, orders, trackers })
  const engagement = engagementOn(engagements, days.end)
  // The currency of a rate tells of it.
  const shownRates = request.forClient ? [] : rates
  const currency = projectCurrency(engagement?.currency ?? null, shownRates, days.end, request.currency)
  const scoped = scopedItemsAt(compared, period.interval.to)
  return { engagement, lock, orders, rates, currency, trackers, items, compared, scoped }
}

/** Reads the same, and the time entries that value it. */
const readValued = async (request: ProjectRequest, coverage: Coverage, docs: DocumentReader) => {
  const state = await readScopeState(request, coverage, docs)
  const { lock, orders, rates, items, compared, scoped } = state
  const { days } = request.period
  const added = [...new Set(scoped.flatMap(({ item, change }) => (change === 'added' ? [item.key] : [])))]
  // All of an item's time is its value, whenever the period begins.
  const entries = await readEntries(request, null, days.end, docs, added)
  const labour = labourByItem(entries, rates)
  const availability = coverage.availability.work_item
  const { hidesRates, forClient, period: asked } = request
  const period = { ...days, timeZone: asked.timeZone }
  const inputs: ScopeInputs | null =
    lock === null
      ? null
      : {
          lock,
          orders,
          items,
          compared,
          scoped,
          labour,
          hidesRates,
          forClient,
          period,
          at: asked.interval.to,
          availability,
        }
  return { state, labour, inputs }
}

/** Reads a project's scope and its report. */
export const readScope = async (
  request: ProjectRequest,
  coverage: Coverage,
  docs: DocumentReader,
): Promise<ScopeEvidence> => {
  const { state, labour, inputs } = await readValued(request, coverage, docs)
  return { ...state, labour, report: inputs === null ? null : scopeReport(inputs) }
}

/** Reads the items of which nobody has said why they are there; null without an engagement, a lock or a tracker that was read. */
export const readUndecided = async (
  request: ProjectRequest,
  coverage: Coverage,
  docs: DocumentReader,
): Promise<UndecidedReport | null> => {
  const { state, inputs } = await readValued(request, coverage, docs)
  return inputs === null || state.engagement === null ? null : undecidedReport(inputs)
}

/** The trackers that were the project's on some day until the end of the period, by name. */
export const trackerNames = (request: ProjectRequest, coverage: Coverage): readonly string[] => [
  ...trackersOf(request, coverage).keys(),
]

/** Reads the totals of a project's scope; null without a lock, or if no tracker was read. */
export const readScopeTotals = async (
  request: ProjectRequest,
  coverage: Coverage,
  docs: DocumentReader,
): Promise<ScopeTotals | null> => {
  const { inputs } = await readValued(request, coverage, docs)
  return inputs === null ? null : scopeTotals(inputs)
}

/** A moment at which items are compared with the lock: the end of a day or now, and how far trackers were read until then. */
export interface ScopeMoment {
  readonly day: CivilDate
  readonly at: Instant
  readonly availability: Availability
}

/** The standing of a project's items to the lock at a moment. */
export interface CountsThen {
  /** Says whether a lock was in force. */
  readonly isLocked: boolean
  /** Null without a lock, or if no tracker was read. */
  readonly counts: ScopeCounts | null
}

/**
 * Counts how a project's items stand to the lock in force at each of some moments until the end of the period. The items are read
 * once for each lock: what was made later, and trackers that came later, change nothing at a moment.
 */
export const readScopeCounts = async (
  request: ProjectRequest,
  coverage: Pick<Coverage, 'containers' | 'connections'>,
  moments: readonly ScopeMoment[],
  docs: DocumentReader,
): Promise<readonly CountsThen[]> => {
  const locks = await docs.find(ScopeLock, {
    where: { workspaceId: { eq: request.workspaceId }, projectId: { eq: request.projects[0].projectId } },
  })
  const trackers = trackersOf(request, coverage)
  const read = new Map<ScopeLockState, { readonly items: readonly WorkItemState[]; readonly compared: Comparison }>()
  const counted: CountsThen[] = []
  for (const { day, at, availability } of moments) {
    const lock = lockInForce(locks, day, at)
    if (lock === null) {
      counted.push({ isLocked: false, counts: null })
      continue
    }
    if (!read.has(lock)) {
      const items = await readItems(request, trackers, lock, docs)
      // Orders say what an addition is worth, and not whether it is one.
      read.set(lock, { items, compared: comparisonOf({ lock, items, orders: [], trackers }) })
    }
    const { items, compared } = read.get(lock) ?? { items: [], compared: [] }
    const scoped = scopedItemsAt(compared, at)
    counted.push({ isLocked: true, counts: scopeCounts({ lock, at, availability, scoped, items }) })
  }
  return counted
}

/**
 * Counts what was added since a lock until the end of the period, as a report's `added.items` does, by index: items that were made
 * after the lock's day while their tracker was the project's, without those of the lock.
 */
export const countAdded = async (
  request: ProjectRequest,
  coverage: Pick<Coverage, 'containers' | 'connections'>,
  lock: ScopeLockState,
  docs: DocumentReader,
): Promise<number> => {
  const { workspaceId, period } = request
  const since = intervalSet([{ from: endOfLockDay(lock), to: period.interval.to }])
  const own = [...trackersOf(request, coverage)].map(([container, times]) => ({
    container,
    times: intersect(times, since),
  }))
  let made = 0
  for (const { container, from, to } of placedTimes(own))
    made += await docs.count(WorkItem, {
      where: { workspaceId: { eq: workspaceId }, place: { eq: container }, createdAt: { from, below: to } },
    })
  if (made === 0) return 0
  const locked = await docs.get(
    WorkItem,
    lock.items.map(({ container, key }) => entityId(workspaceId, { container, key })),
  )
  const ownTimes = new Map(own.map(({ container, times }) => [container, times]))
  const lockedLater = [...locked.values()].filter(
    ({ place, createdAt }) =>
      createdAt !== null && (ownTimes.get(place) ?? []).some(({ from, to }) => from <= createdAt && createdAt < to),
  )
  return made - lockedLater.length
}
