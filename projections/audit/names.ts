import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { ReadSources } from '#domain/documents'
import type { Actor } from '#domain/events/envelope'
import type { DirectedRequest } from '#domain/operation'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { keyNames } from '../access/report.js'
import { Connection, type ConnectionState } from '../entities/connection.js'
import { providerLabel } from '../sources/report.js'
import type { Scope } from './scope.js'

/** What ids in events are called today. */
export interface Names {
  readonly connections: readonly ConnectionState[]
  readonly actor: (actor: Actor) => string
  /** The catalogue's provider of a connection. */
  readonly connector: (connectionId: Uuid | null) => string | null
  readonly client: (clientId: Uuid | null) => string | null
  readonly project: (projectId: Uuid | null) => { readonly name: string; readonly clientId: Uuid } | null
}

/** Reads what the actors of some events, their connections, projects and clients are called. */
export const readNames = async (
  { workspaceId, readable }: DirectedRequest,
  { clients }: Scope,
  actors: Iterable<Actor>,
  { docs, access, people }: ReadSources,
): Outcome<StoreUnavailable, Names> => {
  const all = [...actors]
  const ids = (kind: Actor['kind']) => [...new Set(all.filter((one) => one.kind === kind).map(({ id }) => id))]
  const members = ids('user').length === 0 ? right(new Map<Uuid, string>()) : await people.names(ids('user'))
  if (isLeft(members)) return members
  const stored = ids('api_key').length === 0 ? right([]) : await access.ofWorkspace(workspaceId)
  if (isLeft(stored)) return stored
  const keys = keyNames(stored.right)
  const connections = await docs.find(Connection, { where: { workspaceId: { eq: workspaceId } } })
  if (isLeft(connections)) return connections
  const byConnection = new Map(connections.right.map((one) => [one.connectionId, one]))
  const byClient = new Map(clients.map(({ clientId, name }) => [clientId, name]))
  const byProject = new Map(readable.map((one) => [one.projectId, one]))
  return right({
    connections: connections.right,
    actor: ({ kind, id }) => {
      if (kind === 'user') return members.right.get(id) ?? 'a former member'
      if (kind === 'api_key') return keys.get(id) ?? 'an API key'
      if (kind === 'connector') return byConnection.get(id)?.label || 'a connection'
      return 'The service'
    },
    connector: (connectionId) => {
      const connection = connectionId === null ? undefined : byConnection.get(connectionId)
      return connection === undefined ? null : providerLabel(connection.provider).provider
    },
    client: (clientId) => (clientId === null ? null : (byClient.get(clientId) ?? null)),
    project: (projectId) => (projectId === null ? null : (byProject.get(projectId) ?? null)),
  })
}
