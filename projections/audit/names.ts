import type { Uuid } from '#domain/common'
import type { ReadSources } from '#domain/documents'
import type { Actor } from '#domain/events/envelope'
import type { DirectedRequest } from '#domain/operation'
import { actorTexts } from '#domain/texts'
import { keyCreators } from '../access/read.js'
import { providerLabel } from '../data-sources/catalog.js'
import { Connection, type ConnectionState } from '../entities/connection.js'
import type { Scope } from './visible-places.js'

/** The current names of ids in events. */
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
): Promise<Names> => {
  const all = [...actors]
  const ids = (kind: Actor['kind']) => [...new Set(all.filter((one) => one.kind === kind).map(({ id }) => id))]
  const stored = ids('api_key').length === 0 ? [] : await access.ofWorkspace(workspaceId)
  const creators = keyCreators(stored)
  const memberIds = [...new Set([...ids('user'), ...ids('api_key').flatMap((id) => creators.get(id) ?? [])])]
  const members = memberIds.length === 0 ? new Map<Uuid, string>() : await people.names(memberIds)
  const connections = await docs.find(Connection, { where: { workspaceId: { eq: workspaceId } } })
  const byConnection = new Map(connections.map((one) => [one.connectionId, one]))
  const byClient = new Map(clients.map(({ clientId, name }) => [clientId, name]))
  const byProject = new Map(readable.map((one) => [one.projectId, one]))
  return {
    connections,
    actor: ({ kind, id }) => {
      if (kind === 'user') return members.get(id) ?? actorTexts.formerMember
      // A key acts on behalf of its member.
      if (kind === 'api_key') return members.get(creators.get(id) ?? '') ?? actorTexts.apiKey
      if (kind === 'connector') return byConnection.get(id)?.label || actorTexts.connection
      return actorTexts.service
    },
    connector: (connectionId) => {
      const connection = connectionId === null ? undefined : byConnection.get(connectionId)
      return connection === undefined ? null : providerLabel(connection.provider).provider
    },
    client: (clientId) => (clientId === null ? null : (byClient.get(clientId) ?? null)),
    project: (projectId) => (projectId === null ? null : (byProject.get(projectId) ?? null)),
  }
}
