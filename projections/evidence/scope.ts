import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { CivilDate } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import type { Currency } from '#domain/money'
import type { ReadRequest, SelectedProject } from '#domain/operation'
import { allOf, flatOf, type Outcome, type StoreUnavailable } from '#domain/outcome'
import { addDays, BEGINNING_OF_TIME } from '#domain/time'
import { engagementOn } from '../engagement/report.js'
import { ChangeOrder, type ChangeOrderState, ordersInForce } from '../entities/change-order.js'
import { Engagement, type EngagementState } from '../entities/engagement.js'
import { entityId } from '../entities/entity.js'
import { Rate, type RateState } from '../entities/rate.js'
import { ScopeLock, type ScopeLockState } from '../entities/scope-lock.js'
import { TimeEntry, type TimeEntryState } from '../entities/time-entry.js'
import { WorkItem, type WorkItemState } from '../entities/work-item.js'
import { type Labour, labourByItem, projectCurrency } from '../labour/measures.js'
import { endOfLockDay, lockInForce, type ScopedItem, scopedItems, type Trackers, wasOwn } from '../scope/measures.js'
import { scopeReport } from '../scope/report.js'
import { containersWithin, daysOf } from '../sources/measures.js'
import { readOwnCurrency } from './currency.js'
import { readHidesRates } from './privacy.js'
import type { Coverage } from './read.js'

/** A request for one project. */
export type ProjectRequest = ReadRequest & { readonly projects: readonly [SelectedProject] }

/** The request of an operation that requires a project, which the pipeline has found. */
export const ofOneProject = (request: ReadRequest): ProjectRequest => {
  const [project] = request.projects
  if (project === undefined) throw new Error('a project is required, and none is selected')
  return { ...request, projects: [project] }
}

/** The project's time entries from a day to another, both included; those that name one of some items where these are given. */
export const readEntries = async (
  { workspaceId, projects: [{ projectId }] }: ProjectRequest,
  start: CivilDate,
  end: CivilDate,
  docs: DocumentReader,
  items?: readonly string[],
): Outcome<StoreUnavailable, readonly TimeEntryState[]> => {
  if (items?.length === 0) return right([])
  return docs.find(TimeEntry, {
    where: {
      ...{ workspaceId: { eq: workspaceId }, place: { eq: projectId } },
      ...(items === undefined ? {} : { workItem: { in: items } }),
      day: { from: start, below: addDays(end, 1) },
    },
  })
}

/** Items with these keys that were the project's, on some day until the end of the period. */
export const readItemsNamed = async (
  { workspaceId, period }: ProjectRequest,
  { trackers }: Pick<ScopeState, 'trackers'>,
  keys: ReadonlySet<string>,
  docs: DocumentReader,
): Outcome<StoreUnavailable, readonly WorkItemState[]> => {
  const ids = [...trackers.keys()].flatMap((container) =>
    [...keys].map((key) => entityId(workspaceId, { container, key })),
  )
  const found = await docs.get(WorkItem, ids)
  if (isLeft(found)) return found
  const ever = { from: BEGINNING_OF_TIME, to: period.interval.to }
  return right([...found.right.values()].filter((item) => wasOwn(item, trackers, ever)))
}

/** The times until the end of the period at which trackers were the project's. */
const trackersOf = ({ projects, period }: ProjectRequest, { containers, connections }: Coverage): Trackers => {
  const ever = { from: BEGINNING_OF_TIME, to: period.interval.to }
  const selected = containersWithin('work_item', { projects, unmappedToo: false }, ever, containers, connections)
  return new Map(selected.map(({ container, times }) => [container, times]))
}

/**
 * What a lock is compared with: its own items, wherever they lie, and those of trackers that were the project's after it
 * which were made after it or were not done before it. What was done before it is no question of scope, and is not read.
 */
const readItems = async (
  { workspaceId, period }: ProjectRequest,
  trackers: Trackers,
  lock: ScopeLockState,
  docs: DocumentReader,
): Outcome<StoreUnavailable, readonly WorkItemState[]> => {
  const since = endOfLockDay(lock)
  const later = [...trackers].filter(([, times]) => times.some(({ to }) => to > since))
  const held = await flatOf(later, ([container]) => {
    const where = { workspaceId: { eq: workspaceId }, place: { eq: container } }
    return flatOf(
      [
        { ...where, createdAt: { from: since, below: period.interval.to } },
        { ...where, doneAt: { eq: null } },
        { ...where, doneAt: { from: since } },
      ],
      (conditions) => docs.find(WorkItem, { where: conditions }),
    )
  })
  if (isLeft(held)) return held
  const own = await docs.get(
    WorkItem,
    lock.items.map(({ container, key }) => entityId(workspaceId, { container, key })),
  )
  if (isLeft(own)) return own
  const byId = new Map([...held.right, ...own.right.values()].map((item) => [`${item.place} ${item.key}`, item]))
  return right([...byId].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item))
}

/** What was agreed on a project and how its items stand to it, at the end of a period. */
export interface ScopeState {
  readonly engagement: EngagementState | null
  readonly lock: ScopeLockState | null
  /** In force at the end of the period. */
  readonly orders: readonly ChangeOrderState[]
  readonly rates: readonly RateState[]
  /** In which the project is reckoned. */
  readonly currency: Currency
  readonly trackers: Trackers
  /** What the lock is compared with, and each item against it; none without one. */
  readonly items: readonly WorkItemState[]
  readonly scoped: readonly ScopedItem[]
  /** Whether numbers that are derived from a rate are hidden from the caller. */
  readonly hidesRates: boolean
}

/** The same with what was worked for it. */
export interface ScopeEvidence extends ScopeState {
  /** Labour on added items, by key, from the lock's day or the period's first, whichever is earlier, to the period's end. */
  readonly labour: ReadonlyMap<string, Labour>
  /** Null without a lock, and where no tracker was read. */
  readonly report: ReturnType<typeof scopeReport>
}

/** Reads what was agreed, and by index what has to be compared with it. */
export const readScopeState = async (
  request: ProjectRequest,
  coverage: Coverage,
  docs: DocumentReader,
): Outcome<StoreUnavailable, ScopeState> => {
  const { workspaceId, projects, period } = request
  const days = daysOf(request)
  const ofProject = { workspaceId: { eq: workspaceId }, projectId: { eq: projects[0].projectId } }
  const agreed = await allOf({
    rates: () => docs.find(Rate, { where: { workspaceId: { eq: workspaceId } } }),
    engagements: () => docs.find(Engagement, { where: ofProject }),
    locks: () => docs.find(ScopeLock, { where: ofProject }),
    orders: () => docs.find(ChangeOrder, { where: ofProject }),
    hidesRates: () => readHidesRates(request, docs),
    ownCurrency: () => readOwnCurrency(request, docs),
  })
  if (isLeft(agreed)) return agreed
  const { rates, engagements, locks, hidesRates, ownCurrency } = agreed.right
  const orders = ordersInForce(agreed.right.orders, days.end)
  const lock = lockInForce(locks, days.end, period.interval.to)
  const trackers = trackersOf(request, coverage)
  const found = lock === null ? right([]) : await readItems(request, trackers, lock, docs)
  if (isLeft(found)) return found
  const items = found.right
  const scoped = lock === null ? [] : scopedItems({ lock, items, orders, trackers }, period.interval.to)
  const engagement = engagementOn(engagements, days.end)
  const currency = projectCurrency(engagement?.currency ?? null, rates, days.end, ownCurrency)
  return right({ engagement, lock, orders, rates, currency, trackers, items, scoped, hidesRates })
}

/** Reads the same, and the time entries by which it is valued. */
export const readScope = async (
  request: ProjectRequest,
  coverage: Coverage,
  docs: DocumentReader,
): Outcome<StoreUnavailable, ScopeEvidence> => {
  const state = await readScopeState(request, coverage, docs)
  if (isLeft(state)) return state
  const { lock, orders, rates, trackers, items, scoped, hidesRates } = state.right
  const days = daysOf(request)
  const since = lock !== null && lock.lockedOn < days.start ? lock.lockedOn : days.start
  const added = [...new Set(scoped.flatMap(({ item, change }) => (change === 'added' ? [item.key] : [])))]
  const entries = await readEntries(request, since, days.end, docs, added)
  if (isLeft(entries)) return entries
  const labour = labourByItem(entries.right, rates)
  const availability = coverage.availability.work_item
  const { timeZone, interval } = request.period
  const period = { ...days, timeZone }
  const report =
    lock === null
      ? null
      : scopeReport({ lock, items, orders, trackers, labour, hidesRates, period, at: interval.to, availability })
  return right({ ...state.right, labour, report })
}
