import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import type { ReadRequest } from '#domain/operation'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { Connection, type ConnectionState } from '../entities/connection.js'
import { Container, type ContainerState } from '../entities/container.js'
import { DeadLetter, openLetters } from '../entities/dead-letter.js'
import { ObservedHead } from './observed.js'
import { connectionView } from './report.js'
import type { ConnectionView } from './response.js'

/** A workspace's connections, and those that a caller may see as the caller sees them, oldest first. */
export interface ReadConnections {
  /** All that ever were, removed ones too: what they have told stays. */
  readonly states: readonly ConnectionState[]
  readonly containers: readonly ContainerState[]
  readonly views: readonly ConnectionView[]
}

/** Those of readable projects; all where the caller may see all, and then also those of no project. */
export const readConnections = async (
  { workspaceId, projects, unmappedToo, plan, now }: ReadRequest,
  docs: DocumentReader,
): Outcome<StoreUnavailable, ReadConnections> => {
  const where = { workspaceId: { eq: workspaceId } }
  const connections = await docs.find(Connection, { where, sort: [{ by: 'registeredAt', direction: 'asc' }] })
  if (isLeft(connections)) return connections
  const containers = await docs.find(Container, { where })
  if (isLeft(containers)) return containers
  const heads = await docs.find(ObservedHead, { where })
  if (isLeft(heads)) return heads
  const records = new Map(heads.right.map((head) => [head.connectionId, head.records]))
  const configured = connections.right.filter(({ removed }) => !removed)
  const letters = new Map<Uuid, number>()
  for (const { connectionId } of configured) {
    const open = await docs.count(DeadLetter, openLetters(workspaceId, connectionId))
    if (isLeft(open)) return open
    letters.set(connectionId, open.right)
  }
  const readable = new Set(projects.map(({ projectId }) => projectId))
  const views = configured
    .map((one) => {
      const held = { records: records.get(one.connectionId) ?? 0, deadLetters: letters.get(one.connectionId) ?? 0 }
      return connectionView(one, held, containers.right, plan, now)
    })
    .filter((view) => unmappedToo || view.projects.some((projectId) => readable.has(projectId)))
    .map((view) => ({ ...view, projects: view.projects.filter((projectId) => readable.has(projectId)) }))
  return right({ states: connections.right, containers: containers.right, views })
}
