import type { Instant } from '#domain/common'
import { compareText } from '#domain/compare'
import { countOf } from '#domain/counts'
import { type Collection, type DocumentReader, flatOf, type Query } from '#domain/documents'
import type { EvidenceKind } from '#domain/events/connections'
import { BEGINNING_OF_TIME, epochOf, instantOf, startOfDay } from '#domain/time'
import { labourByItem } from '../cost/labour.js'
import type { CostCounter } from '../cost/measures.js'
import type { DeliveryCounter } from '../delivery/measures.js'
import { CodeChange } from '../entities/code-change.js'
import { entityId } from '../entities/entity.js'
import { Invoice } from '../entities/invoice.js'
import { attributionOf, Meeting } from '../entities/meeting.js'
import { Release } from '../entities/release.js'
import { WorkItem, type WorkItemState } from '../entities/work-item.js'
import { DailySums } from '../rollups/daily-sums.js'
import { wasOwn } from '../scope-creep/measures.js'
import { readUndoneItems, type ScopeState } from '../scope-creep/read.js'
import { readChangesOf } from '../selection/changes.js'
import { placedTimes } from '../selection/containers.js'
import type { Evidence } from '../selection/evidence.js'
import type { ProjectRequest } from '../selection/project.js'
import { readEntries } from '../selection/time-entries.js'
import { forensicsGraph, type GraphInputs, newestNodes } from './report.js'
import { type Graph, NODES_LIMIT } from './response.js'

interface GraphSources {
  readonly request: ProjectRequest
  readonly evidence: Evidence
  readonly scope: ScopeState & { readonly engagement: NonNullable<ScopeState['engagement']> }
  readonly docs: DocumentReader
  /** The most nodes that it shows. */
  readonly most: number
}

/** The documents of the selected places with one of their instants in the period and not before another, newest first. */
const newest = <S>(
  collection: Collection<S>,
  by: keyof S & string,
  kind: EvidenceKind,
  since: Instant,
  { request: { workspaceId }, evidence: { selected }, docs }: GraphSources,
  { where = {}, limit }: Pick<Partial<Query<S>>, 'where' | 'limit'> = {},
): Promise<readonly S[]> =>
  flatOf(placedTimes(selected[kind]), ({ container, from, to }) =>
    docs.find(collection, {
      where: {
        ...where,
        workspaceId: { eq: workspaceId },
        place: { eq: container },
        [by]: { from: from > since ? from : since, below: to },
      } as Query<S>['where'],
      sort: [{ by, direction: 'desc' }],
      ...(limit === undefined ? {} : { limit }),
    }),
  )

/** The place and time of the period in which an item was made or done, by their number; undefined where in none. */
const timeIn = ({ evidence: { selected } }: GraphSources) => {
  const times = placedTimes(selected.work_item)
  return ({ place }: WorkItemState, at: Instant | null): number | undefined => {
    const found = times.findIndex(
      ({ container, from, to }) => container === place && at !== null && from <= at && at < to,
    )
    return found === -1 ? undefined : found
  }
}

/** Says whether an item was made or done in the period, in a tracker that was the project's then. */
const isOfPeriod = (sources: GraphSources) => {
  const timeOf = timeIn(sources)
  return (item: WorkItemState): boolean => (timeOf(item, item.createdAt) ?? timeOf(item, item.doneAt)) !== undefined
}

/**
 * Items in an order that does not depend on how far back they were read: those made in the period, then those done in it,
 * each by place and newest first, then all others as they come.
 */
const inOrder = (items: readonly WorkItemState[], sources: GraphSources): readonly WorkItemState[] => {
  const timeOf = timeIn(sources)
  const { workspaceId } = sources.request
  const ranked = items.map((item) => {
    const [made, done] = [timeOf(item, item.createdAt), timeOf(item, item.doneAt)]
    const id = entityId(workspaceId, { container: item.place, key: item.key })
    if (made !== undefined) return { item, id, group: 0, time: made, at: item.createdAt ?? '' }
    if (done !== undefined) return { item, id, group: 1, time: done, at: item.doneAt ?? '' }
    return { item, id: '', group: 2, time: 0, at: '' }
  })
  ranked.sort((a, b) => a.group - b.group || a.time - b.time || compareText(b.at, a.at) || compareText(a.id, b.id))
  return ranked.map(({ item }) => item)
}

/**
 * Items of the project's trackers that might be newer than an instant although they were neither made nor done since
 * while their tracker was the project's, as far as the period's changes or time entries name them.
 */
const readOtherItems = async (since: Instant, sources: GraphSources): Promise<readonly WorkItemState[]> => {
  const { request, evidence, scope, docs } = sources
  const { workspaceId, period } = request
  const ever = { from: BEGINNING_OF_TIME, to: period.interval.to }
  const undone = await readUndoneItems(request, scope, docs)
  const recent = await flatOf([...scope.trackers.keys()], (container) =>
    flatOf(['createdAt', 'doneAt'] as const, (by) =>
      docs.find(WorkItem, {
        where: {
          workspaceId: { eq: workspaceId },
          place: { eq: container },
          [by]: { from: since, below: period.interval.to },
        },
      }),
    ),
  )
  const inPeriod = isOfPeriod(sources)
  const others = [...undone, ...recent].filter((item) => inPeriod(item) || wasOwn(item, scope.trackers, ever))
  const unnamed = others.filter((item) => !inPeriod(item))
  const { days } = request.period
  const entries = await readEntries(request, days.start, days.end, docs, [...new Set(unnamed.map(({ key }) => key))])
  const changes = await readChangesOf(unnamed, request, evidence, docs)
  const named = new Set([
    ...entries.flatMap(({ workItem }) => workItem ?? []),
    ...changes.flatMap(({ items }) => items.map(({ key }) => key)),
  ])
  return others.filter((item) => inPeriod(item) || named.has(item.key))
}

/** Items with these keys that were the project's on some day until the end of the period, or made or done in it. */
const readItemsOf = async (keys: ReadonlySet<string>, sources: GraphSources): Promise<readonly WorkItemState[]> => {
  const { request, scope, docs } = sources
  const ever = { from: BEGINNING_OF_TIME, to: request.period.interval.to }
  const ids = [...scope.trackers.keys()].flatMap((container) =>
    [...keys].map((key) => entityId(request.workspaceId, { container, key })),
  )
  const found = await docs.get(WorkItem, ids)
  const inPeriod = isOfPeriod(sources)
  return [...found.values()].filter((item) => inPeriod(item) || wasOwn(item, scope.trackers, ever))
}

/** Reads what is as new as an instant, and all that a graph shows of it; null: all of the period. */
const readSince = async (since: Instant | null, sources: GraphSources): Promise<GraphInputs> => {
  const { request, evidence, scope, docs, most } = sources
  const { engagement, lock, orders, scoped, rates, currency } = scope
  const { workspaceId, projects, period, hidesRates } = request
  const [{ projectId }] = projects
  const { days } = request.period
  const { from, to } = period.interval
  const begin = since ?? from
  // One more than a graph shows, so that it can report that there are more.
  const limit = most + 1
  const made = await newest(WorkItem, 'createdAt', 'work_item', begin, sources)
  const done = await newest(WorkItem, 'doneAt', 'work_item', begin, sources)
  const others = since === null ? [] : await readOtherItems(since, sources)
  const changes = await newest(CodeChange, 'mergedAt', 'code_change', begin, sources, { limit })
  // Only the first part of a release that is delivered in parts.
  const releases = await newest(Release, 'releasedAt', 'release', begin, sources, { where: { part: { eq: 1 } }, limit })
  // All meetings of the calendars, because some were attributed to another project by a person and are removed below.
  const inCalendars = await newest(Meeting, 'startsAt', 'meeting', begin, sources)
  const attributed = await docs.find(Meeting, {
    where: { workspaceId: { eq: workspaceId }, projectId: { eq: projectId }, startsAt: { from: begin, below: to } },
    sort: [{ by: 'startsAt', direction: 'desc' }],
    limit,
  })
  const firstDay = since === null || since.slice(0, 10) < days.start ? days.start : since.slice(0, 10)
  const entries = await readEntries(request, firstDay, days.end, docs)
  const invoices = await docs.find(Invoice, {
    where: { workspaceId: { eq: workspaceId }, place: { eq: projectId }, periodEnd: { from: days.start } },
  })
  const keys = new Set([
    ...changes.flatMap(({ items }) => items.map(({ key }) => key)),
    ...entries.flatMap(({ workItem }) => workItem ?? []),
  ])
  const named = await readItemsOf(keys, sources)
  const delivery = evidence.delivery.total
  return {
    engagement,
    lock,
    orders,
    scoped,
    rates,
    currency,
    hidesRates,
    changes,
    entries,
    items: inOrder([...made, ...done, ...others, ...named], sources),
    releases,
    // A person's attribution of a meeting overrides the project of its calendar.
    meetings: [...inCalendars.filter((one) => attributionOf(one) === null), ...attributed],
    invoices: invoices.filter(({ periodStart }) => periodStart !== null && periodStart <= days.end),
    changeCounts: { merged: countOf(delivery, 'merged'), linked: countOf(delivery, 'merged|linked') },
    timeEntries: evidence.availability.time_entry,
    day: days.end,
    at: to,
  }
}

/** The last day since which, by the sums, there is more than a graph shows; null if the whole period has no more. */
const firstGuess = ({ request, evidence: { delivery, cost }, most }: GraphSources): Instant | null => {
  const all = DailySums.united<DeliveryCounter | CostCounter>([delivery, cost])
  const day = all.dayOfEnough(most + 1, (counts) =>
    NODE_COUNTERS.reduce((sum, counter) => sum + countOf(counts, counter), 0),
  )
  return day === null ? null : notBefore(startOfDay(day, 'UTC'), request)
}
const NODE_COUNTERS = ['items', 'merged', 'releases', 'meetings', 'timeEntries'] as const

const notBefore = (since: Instant, { period }: ProjectRequest): Instant | null =>
  since > period.interval.from ? since : null

/** Reads twice as far back from the end of the period. */
const furtherBack = (since: Instant, request: ProjectRequest): Instant | null => {
  const end = epochOf(request.period.interval.to)
  const day = instantOf(Math.max(0, end - 2 * (end - epochOf(since)))).slice(0, 10)
  return notBefore(startOfDay(day, 'UTC'), request)
}

/**
 * Reads the content of a project's graph, by index and for the period only; null without an engagement. The newest nodes
 * lie in the last days, so these are read first, and more of them until there are enough. Without a lock each item of the
 * period is counted, so all are read.
 */
export const readGraph = async (
  request: ProjectRequest,
  evidence: Evidence,
  scope: ScopeState,
  docs: DocumentReader,
  most: number = NODES_LIMIT,
): Promise<Graph | null> => {
  const { engagement, lock } = scope
  if (engagement === null) return null
  const sources = { request, evidence, scope: { ...scope, engagement }, docs, most }
  let since = lock === null ? null : firstGuess(sources)
  for (;;) {
    const inputs = await readSince(since, sources)
    const found = newestNodes(inputs, most)
    const last = found.nodes.at(-1)?.at ?? ''
    if (since === null || (found.truncated && last >= since)) {
      const { days } = request.period
      const keys = [...new Set([...found.items.values()].map(({ key }) => key))]
      const entries = await readEntries(request, days.start, days.end, docs, keys)
      return forensicsGraph(inputs, found, labourByItem(entries, scope.rates))
    }
    since = furtherBack(since, request)
  }
}
