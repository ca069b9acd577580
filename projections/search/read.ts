import { compareText } from '#domain/compare'
import { type Availability, weakest } from '#domain/coverage'
import { type DocumentReader, flatOf } from '#domain/documents'
import type { DirectedRequest, SelectedProject } from '#domain/operation'
import { addDays } from '#domain/time'
import { readAiSums } from '../ai/read.js'
import { aiTotals } from '../ai/report.js'
import { readClients } from '../command-center/read.js'
import { connectionView } from '../data-sources/connection-view.js'
import { readHosts } from '../data-sources/hosts.js'
import type { ConnectionView } from '../data-sources/response.js'
import { ChangeOrder, ordersInForce } from '../entities/change-order.js'
import { Connection } from '../entities/connection.js'
import { Container } from '../entities/container.js'
import { DeadLetter, openDeadLetters } from '../entities/dead-letter.js'
import { lockInForce, ScopeLock } from '../entities/scope-lock.js'
import { WorkItem, type WorkItemState } from '../entities/work-item.js'
import { readScopeTotals } from '../scope-creep/read.js'
import type { ScopeTotals } from '../scope-creep/report.js'
import { placedTimes } from '../selection/containers.js'
import { readCoverage } from '../selection/coverage.js'
import type { ProjectRequest } from '../selection/project.js'
import { searchReport } from './report.js'
import { type Search, WORK_ITEMS_LIMIT } from './response.js'

/** The scope of a project, and the availability of its work items. */
interface ReadScope {
  readonly report: ScopeTotals | null
  readonly read: Availability
}

const ofProject = (request: DirectedRequest, project: SelectedProject): ProjectRequest => ({
  ...request,
  projects: [project],
  unmappedToo: false,
})

/** The scope report of each project with a lock in force; null if its tracker was not read. */
const readScopes = async (request: DirectedRequest, docs: DocumentReader): Promise<readonly ReadScope[]> => {
  const { workspaceId, projects } = request
  const locks = await docs.find(ScopeLock, {
    where: { workspaceId: { eq: workspaceId }, projectId: { in: projects.map(({ projectId }) => projectId) } },
  })
  const { end } = request.period.days
  const locked = projects.filter(
    ({ projectId }) =>
      lockInForce(
        locks.filter((lock) => lock.projectId === projectId),
        end,
        request.period.interval.to,
      ) !== null,
  )
  return flatOf(locked, async (project) => {
    const coverage = await readCoverage(ofProject(request, project), docs)
    const report = await readScopeTotals(ofProject(request, project), coverage, docs)
    return [{ report, read: coverage.availability.work_item }]
  })
}

/** Connections with evidence of a project that the caller may see; all of them if the caller may see everything. */
const readConnections = async (
  { workspaceId, readable, caller, plan, now }: DirectedRequest,
  docs: DocumentReader,
): Promise<readonly ConnectionView[]> => {
  const where = { workspaceId: { eq: workspaceId } }
  const containers = await docs.find(Container, { where })
  const connections = await docs.find(Connection, { where, sort: [{ by: 'registeredAt', direction: 'asc' }] })
  const hosts = await readHosts(workspaceId, connections, docs)
  const ids = new Set(readable.map(({ projectId }) => projectId))
  return flatOf(
    connections.filter(({ removed }) => !removed),
    async (connection) => {
      const open = await docs.count(DeadLetter, openDeadLetters(workspaceId, connection.connectionId))
      const view = connectionView(
        connection,
        { records: 0, deadLetters: open, host: hosts.get(connection.connectionId) },
        containers,
        plan,
        now,
      )
      return caller.dataAccess.all || view.projects.some((id) => ids.has(id)) ? [view] : []
    },
  )
}

/** The newest work items of a project and period. */
const readWorkItems = async (request: ProjectRequest, docs: DocumentReader): Promise<readonly WorkItemState[]> => {
  const coverage = await readCoverage(request, docs)
  const items = await flatOf(placedTimes(coverage.selected.work_item), ({ container, from, to }) =>
    docs.find(WorkItem, {
      where: { workspaceId: { eq: request.workspaceId }, place: { eq: container }, at: { from, below: to } },
      sort: [{ by: 'at', direction: 'desc' }],
      limit: WORK_ITEMS_LIMIT,
    }),
  )
  const newestFirst = (a: WorkItemState, b: WorkItemState): number =>
    compareText(b.at ?? '', a.at ?? '') || compareText(a.key, b.key)
  return items.toSorted(newestFirst).slice(0, WORK_ITEMS_LIMIT)
}

/** Reads the searchable content of the selection; of the caller's projects if nothing is selected. */
export const readSearch = async (request: DirectedRequest, docs: DocumentReader): Promise<Search> => {
  const { workspaceId, caller, projects, selected } = request
  const isWhole = selected.clientId === null && selected.projectId === null
  const [project] = projects
  const { end } = request.period.days
  const clients = await readClients(request, docs)
  const ai = await readAiSums(request, docs)
  const scopes = await readScopes(request, docs)
  const allOrders = await docs.find(ChangeOrder, {
    where: {
      workspaceId: { eq: workspaceId },
      projectId: { in: projects.map(({ projectId }) => projectId) },
      approvedOn: { below: addDays(end, 1) },
    },
  })
  const connections = isWhole ? await readConnections(request, docs) : null
  const workItems =
    selected.projectId === null || project === undefined ? null : await readWorkItems(ofProject(request, project), docs)
  const orders = ordersInForce(allOrders, end)
  const ofSelection = new Set([
    ...(selected.clientId === null ? [] : [selected.clientId]),
    ...projects.map(({ clientId }) => clientId),
  ])
  return searchReport({
    caller,
    projects,
    scopes: scopes.flatMap(({ report }) => report ?? []),
    scopesRead: weakest(...scopes.map(({ read }) => read)),
    orders,
    hidesRates: request.hidesRates,
    ai: aiTotals(ai),
    changesRead: ai.availability,
    clients: isWhole ? clients : clients.filter(({ id }) => ofSelection.has(id)),
    connections,
    workItems,
  })
}
