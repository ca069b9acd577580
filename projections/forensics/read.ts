import { isLeft, right } from 'fp-ts/lib/Either.js'
import { sumOfCounts } from '#domain/counts'
import type { Collection, DocumentReader, Query } from '#domain/documents'
import type { EvidenceKind } from '#domain/events/connections'
import { allOf, flatOf, type Outcome, type StoreUnavailable } from '#domain/outcome'
import { CodeChange } from '../entities/code-change.js'
import { Invoice } from '../entities/invoice.js'
import { attributionOf, Meeting } from '../entities/meeting.js'
import { Release } from '../entities/release.js'
import { WorkItem } from '../entities/work-item.js'
import type { Evidence } from '../evidence/read.js'
import { type ProjectRequest, readEntries, readItemsNamed, type ScopeState } from '../evidence/scope.js'
import { daysOf, placedTimes } from '../sources/measures.js'
import { forensicsGraph } from './report.js'
import { type Graph, NODES_LIMIT } from './response.js'

/** One more than a graph shows, so that it can say that there are more. */
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
): Outcome<StoreUnavailable, readonly S[]> =>
  flatOf(placedTimes(selected[kind]), ({ container, from, to }) =>
    docs.find(collection, {
      where: {
        ...where,
        ...{ workspaceId: { eq: workspaceId }, place: { eq: container }, [by]: { from, below: to } },
      } as Query<S>['where'],
      sort: [{ by, direction: 'desc' }],
      ...(limit === undefined ? {} : { limit }),
    }),
  )

/** Reads, by index and for the period alone, what a project's graph shows; null without an engagement. */
export const readGraph = async (
  request: ProjectRequest,
  evidence: Evidence,
  scope: ScopeState,
  docs: DocumentReader,
): Outcome<StoreUnavailable, Graph | null> => {
  const { engagement, lock, orders, scoped, rates, currency, hidesRates } = scope
  if (engagement === null) return right(null)
  const { workspaceId, projects, period } = request
  const [{ projectId }] = projects
  const days = daysOf(request)
  const { from, to } = period.interval
  const found = await allOf({
    // All items, for they are counted; as many as the period has.
    made: () => newest(WorkItem, 'createdAt', 'work_item', request, evidence, docs),
    done: () => newest(WorkItem, 'doneAt', 'work_item', request, evidence, docs),
    changes: () => newest(CodeChange, 'mergedAt', 'code_change', request, evidence, docs, { limit: ENOUGH }),
    // Once where it comes in parts.
    releases: () =>
      newest(Release, 'releasedAt', 'release', request, evidence, docs, { where: { part: { eq: 1 } }, limit: ENOUGH }),
    // All of a calendar, for those that a person says were for another project stand among them.
    held: () => newest(Meeting, 'startsAt', 'meeting', request, evidence, docs),
    attributed: () =>
      docs.find(Meeting, {
        where: { workspaceId: { eq: workspaceId }, projectId: { eq: projectId }, startsAt: { from, below: to } },
        sort: [{ by: 'startsAt', direction: 'desc' }],
        limit: ENOUGH,
      }),
    entries: () => readEntries(request, days.start, days.end, docs),
    invoices: () =>
      docs.find(Invoice, {
        where: { workspaceId: { eq: workspaceId }, place: { eq: projectId }, periodEnd: { from: days.start } },
      }),
  })
  if (isLeft(found)) return found
  const { made, done, changes, releases, held, attributed, entries, invoices } = found.right
  const keys = new Set([
    ...changes.flatMap(({ items }) => items.map(({ key }) => key)),
    ...entries.flatMap(({ workItem }) => workItem ?? []),
  ])
  const named = await readItemsNamed(request, scope, keys, docs)
  if (isLeft(named)) return named
  const { merged = 0, 'merged|linked': linked = 0 } = sumOfCounts(evidence.delivery.values())
  return right(
    forensicsGraph({
      ...{ engagement, lock, orders, scoped, rates, currency, hidesRates, changes, entries },
      items: [...made, ...done, ...named.right],
      releases,
      // What a person says of a meeting stands above whose calendar it lies in.
      meetings: [...held.filter((one) => attributionOf(one) === null), ...attributed],
      invoices: invoices.filter(({ periodStart }) => periodStart !== null && periodStart <= days.end),
      held: { merged, linked },
      ...{ timeEntries: evidence.availability.time_entry, day: days.end, at: to },
    }),
  )
}
