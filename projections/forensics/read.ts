import { countOf, sumOfCounts } from '#domain/counts'
import { type Collection, type DocumentReader, flatOf, type Query } from '#domain/documents'
import type { EvidenceKind } from '#domain/events/connections'
import { CodeChange } from '../entities/code-change.js'
import { Invoice } from '../entities/invoice.js'
import { attributionOf, Meeting } from '../entities/meeting.js'
import { Release } from '../entities/release.js'
import { WorkItem } from '../entities/work-item.js'
import { readItemsNamed, type ScopeState } from '../scope-creep/read.js'
import { placedTimes } from '../selection/containers.js'
import { daysOf } from '../selection/days.js'
import type { Evidence } from '../selection/evidence.js'
import type { ProjectRequest } from '../selection/project.js'
import { readEntries } from '../selection/time-entries.js'
import { forensicsGraph } from './report.js'
import { type Graph, NODES_LIMIT } from './response.js'

/** One more than a graph shows, so that it can report that there are more. */
const ENOUGH = NODES_LIMIT + 1

/** The documents of the selected places with one of their instants in the period, newest first. */
const newest = <S>(
  collection: Collection<S>,
  by: keyof S & string,
  kind: EvidenceKind,
  { workspaceId }: ProjectRequest,
  { selected }: Evidence,
  docs: DocumentReader,
  { where = {}, limit }: Pick<Partial<Query<S>>, 'where' | 'limit'> = {},
): Promise<readonly S[]> =>
  flatOf(placedTimes(selected[kind]), ({ container, from, to }) =>
    docs.find(collection, {
      where: {
        ...where,
        workspaceId: { eq: workspaceId },
        place: { eq: container },
        [by]: { from, below: to },
      } as Query<S>['where'],
      sort: [{ by, direction: 'desc' }],
      ...(limit === undefined ? {} : { limit }),
    }),
  )

/** Reads the content of a project's graph, by index and for the period only; null without an engagement. */
export const readGraph = async (
  request: ProjectRequest,
  evidence: Evidence,
  scope: ScopeState,
  docs: DocumentReader,
): Promise<Graph | null> => {
  const { engagement, lock, orders, scoped, rates, currency, hidesRates } = scope
  if (engagement === null) return null
  const { workspaceId, projects, period } = request
  const [{ projectId }] = projects
  const days = daysOf(request)
  const { from, to } = period.interval
  // All items of the period, because they are counted.
  const made = await newest(WorkItem, 'createdAt', 'work_item', request, evidence, docs)
  const done = await newest(WorkItem, 'doneAt', 'work_item', request, evidence, docs)
  const changes = await newest(CodeChange, 'mergedAt', 'code_change', request, evidence, docs, { limit: ENOUGH })
  // Only the first part of a release that is delivered in parts.
  const releases = await newest(Release, 'releasedAt', 'release', request, evidence, docs, {
    where: { part: { eq: 1 } },
    limit: ENOUGH,
  })
  // All meetings of the calendars, because some were attributed to another project by a person and are removed below.
  const inCalendars = await newest(Meeting, 'startsAt', 'meeting', request, evidence, docs)
  const attributed = await docs.find(Meeting, {
    where: { workspaceId: { eq: workspaceId }, projectId: { eq: projectId }, startsAt: { from, below: to } },
    sort: [{ by: 'startsAt', direction: 'desc' }],
    limit: ENOUGH,
  })
  const entries = await readEntries(request, days.start, days.end, docs)
  const invoices = await docs.find(Invoice, {
    where: { workspaceId: { eq: workspaceId }, place: { eq: projectId }, periodEnd: { from: days.start } },
  })
  const keys = new Set([
    ...changes.flatMap(({ items }) => items.map(({ key }) => key)),
    ...entries.flatMap(({ workItem }) => workItem ?? []),
  ])
  const named = await readItemsNamed(request, scope, keys, docs)
  const delivery = sumOfCounts(evidence.delivery.values())
  return forensicsGraph({
    engagement,
    lock,
    orders,
    scoped,
    rates,
    currency,
    hidesRates,
    changes,
    entries,
    items: [...made, ...done, ...named],
    releases,
    // A person's attribution of a meeting overrides the project of its calendar.
    meetings: [...inCalendars.filter((one) => attributionOf(one) === null), ...attributed],
    invoices: invoices.filter(({ periodStart }) => periodStart !== null && periodStart <= days.end),
    changeCounts: { merged: countOf(delivery, 'merged'), linked: countOf(delivery, 'merged|linked') },
    timeEntries: evidence.availability.time_entry,
    day: days.end,
    at: to,
  })
}
