import { isLeft, right } from 'fp-ts/lib/Either.js'
import { type Availability, weakest } from '#domain/coverage'
import type { DocumentReader } from '#domain/documents'
import type { DirectedRequest, SelectedProject } from '#domain/operation'
import { allOf, flatOf, type Outcome, type StoreUnavailable } from '#domain/outcome'
import { addDays } from '#domain/time'
import { readAiSums } from '../ai/read.js'
import { aiTotals } from '../ai/report.js'
import { readClients } from '../command-center/read.js'
import { ChangeOrder, ordersInForce } from '../entities/change-order.js'
import { Connection } from '../entities/connection.js'
import { Container } from '../entities/container.js'
import { DeadLetter, openLetters } from '../entities/dead-letter.js'
import { ScopeLock } from '../entities/scope-lock.js'
import { WorkItem, type WorkItemState } from '../entities/work-item.js'
import { readHidesRates } from '../evidence/privacy.js'
import { readCoverage } from '../evidence/read.js'
import { type ProjectRequest, readScope } from '../evidence/scope.js'
import { lockInForce } from '../scope/measures.js'
import type { ScopeReport } from '../scope/response.js'
import { daysOf, placedTimes } from '../sources/measures.js'
import { connectionView } from '../sources/report.js'
import type { ConnectionView } from '../sources/response.js'
import { searchReport } from './report.js'
import { type Search, WORK_ITEMS_LIMIT } from './response.js'

/** The scope of a project, and how far its trackers were read. */
interface ReadScope {
  readonly report: ScopeReport | null
  readonly read: Availability
}

const ofProject = (request: DirectedRequest, project: SelectedProject): ProjectRequest => ({
  ...request,
  ...{ projects: [project], unmappedToo: false },
})

/** What became of the scope of each project that has a lock in force: no other is looked at. Null where its tracker was not read. */
const readScopes = async (
  request: DirectedRequest,
  docs: DocumentReader,
): Outcome<StoreUnavailable, readonly ReadScope[]> => {
  const { workspaceId, projects } = request
  const locks = await docs.find(ScopeLock, {
    where: { workspaceId: { eq: workspaceId }, projectId: { in: projects.map(({ projectId }) => projectId) } },
  })
  if (isLeft(locks)) return locks
  const { end } = daysOf(request)
  const locked = projects.filter(
    ({ projectId }) =>
      lockInForce(
        locks.right.filter((lock) => lock.projectId === projectId),
        end,
        request.period.interval.to,
      ) !== null,
  )
  return flatOf(locked, async (project) => {
    const coverage = await readCoverage(ofProject(request, project), docs)
    if (isLeft(coverage)) return coverage
    const scope = await readScope(ofProject(request, project), coverage.right, docs)
    return isLeft(scope) ? scope : right([{ report: scope.right.report, read: coverage.right.availability.work_item }])
  })
}

/** Connections that tell of a project that the caller may see; all of them for whoever may see all. */
const readConnections = async (
  { workspaceId, readable, caller, plan, now }: DirectedRequest,
  docs: DocumentReader,
): Outcome<StoreUnavailable, readonly ConnectionView[]> => {
  const where = { workspaceId: { eq: workspaceId } }
  const containers = await docs.find(Container, { where })
  if (isLeft(containers)) return containers
  const connections = await docs.find(Connection, { where, sort: [{ by: 'registeredAt', direction: 'asc' }] })
  if (isLeft(connections)) return connections
  const ids = new Set(readable.map(({ projectId }) => projectId))
  return flatOf(
    connections.right.filter(({ removed }) => !removed),
    async (connection) => {
      const open = await docs.count(DeadLetter, openLetters(workspaceId, connection.connectionId))
      if (isLeft(open)) return open
      const view = connectionView(connection, { records: 0, deadLetters: open.right }, containers.right, plan, now)
      return right(caller.dataAccess.all || view.projects.some((id) => ids.has(id)) ? [view] : [])
    },
  )
}

/** The newest work items of a project and period. */
const readWorkItems = async (
  request: ProjectRequest,
  docs: DocumentReader,
): Outcome<StoreUnavailable, readonly WorkItemState[]> => {
  const coverage = await readCoverage(request, docs)
  if (isLeft(coverage)) return coverage
  const items = await flatOf(placedTimes(coverage.right.selected.work_item), ({ container, from, to }) =>
    docs.find(WorkItem, {
      where: { workspaceId: { eq: request.workspaceId }, place: { eq: container }, at: { from, below: to } },
      ...{ sort: [{ by: 'at', direction: 'desc' }], limit: WORK_ITEMS_LIMIT },
    }),
  )
  if (isLeft(items)) return items
  const newestFirst = (a: WorkItemState, b: WorkItemState): number =>
    a.at !== b.at ? ((a.at ?? '') > (b.at ?? '') ? -1 : 1) : a.key < b.key ? -1 : 1
  return right(items.right.toSorted(newestFirst).slice(0, WORK_ITEMS_LIMIT))
}

/** Reads what can be searched of the selection: of the caller's projects where nothing is selected. */
export const readSearch = async (request: DirectedRequest, docs: DocumentReader): Outcome<StoreUnavailable, Search> => {
  const { workspaceId, caller, projects, selected } = request
  const isWhole = selected.clientId === null && selected.projectId === null
  const [project] = projects
  const { end } = daysOf(request)
  const found = await allOf({
    clients: () => readClients(request, docs),
    ai: () => readAiSums(request, docs),
    scopes: () => readScopes(request, docs),
    orders: () =>
      docs.find(ChangeOrder, {
        where: {
          ...{ workspaceId: { eq: workspaceId }, projectId: { in: projects.map(({ projectId }) => projectId) } },
          approvedOn: { below: addDays(end, 1) },
        },
      }),
    hidesRates: () => readHidesRates(request, docs),
  })
  if (isLeft(found)) return found
  const connections = isWhole ? await readConnections(request, docs) : right(null)
  if (isLeft(connections)) return connections
  const workItems =
    selected.projectId === null || project === undefined
      ? right(null)
      : await readWorkItems(ofProject(request, project), docs)
  if (isLeft(workItems)) return workItems
  const { clients, ai, scopes, hidesRates } = found.right
  const orders = ordersInForce(found.right.orders, end)
  const ofSelection = new Set([
    ...(selected.clientId === null ? [] : [selected.clientId]),
    ...projects.map(({ clientId }) => clientId),
  ])
  return right(
    searchReport({
      caller,
      projects,
      scopes: scopes.flatMap(({ report }) => report ?? []),
      scopesRead: weakest(...scopes.map(({ read }) => read)),
      orders,
      hidesRates,
      ai: aiTotals(ai),
      changesRead: ai.availability,
      clients: isWhole ? clients : clients.filter(({ id }) => ofSelection.has(id)),
      ...{ connections: connections.right, workItems: workItems.right },
    }),
  )
}
