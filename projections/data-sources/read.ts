import type { Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import type { ReadRequest } from '#domain/operation'
import { Connection, type ConnectionState } from '../entities/connection.js'
import { Container, type ContainerState } from '../entities/container.js'
import { DeadLetter, openDeadLetters } from '../entities/dead-letter.js'
import { ObservedHead } from '../entities/observed-head.js'
import { connectionView } from './connection-view.js'
import { readHosts } from './hosts.js'
import type { ConnectionView } from './response.js'

/** A workspace's connections, and views of those that the caller may see, oldest first. */
export interface ReadConnections {
  /** All connections, including removed ones, because their evidence stays. */
  readonly states: readonly ConnectionState[]
  readonly containers: readonly ContainerState[]
  readonly views: readonly ConnectionView[]
}

/** Reads the connections of readable projects; if the caller may see everything, also those without a project. */
export const readConnections = async (
  { workspaceId, projects, unmappedToo, plan, now }: ReadRequest,
  docs: DocumentReader,
): Promise<ReadConnections> => {
  const where = { workspaceId: { eq: workspaceId } }
  const connections = await docs.find(Connection, { where, sort: [{ by: 'registeredAt', direction: 'asc' }] })
  const containers = await docs.find(Container, { where })
  const heads = await docs.find(ObservedHead, { where })
  const records = new Map(heads.map((head) => [head.connectionId, head.records]))
  const configured = connections.filter(({ removed }) => !removed)
  const deadLetterCounts = new Map<Uuid, number>()
  for (const { connectionId } of configured) {
    const open = await docs.count(DeadLetter, openDeadLetters(workspaceId, connectionId))
    deadLetterCounts.set(connectionId, open)
  }
  const hosts = await readHosts(workspaceId, configured, docs)
  const readable = new Set(projects.map(({ projectId }) => projectId))
  const views = configured
    .map((one) => {
      const counts = {
        records: records.get(one.connectionId) ?? 0,
        deadLetters: deadLetterCounts.get(one.connectionId) ?? 0,
        host: hosts.get(one.connectionId),
      }
      return connectionView(one, counts, containers, plan, now)
    })
    .filter((view) => unmappedToo || view.projects.some((projectId) => readable.has(projectId)))
    .map((view) => ({ ...view, projects: view.projects.filter((projectId) => readable.has(projectId)) }))
  return { states: connections, containers, views }
}
