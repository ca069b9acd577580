import type { Uuid } from '#domain/common'
import type { ReadSources } from '#domain/documents'
import type { Actor } from '#domain/events/envelope'
import type { DirectedRequest } from '#domain/operation'
import { actorTexts } from '#domain/texts'
import { readActorNames } from '../access/actors.js'
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
  const nameOf = await readActorNames(workspaceId, [...actors], { access, people })
  const connections = await docs.find(Connection, { where: { workspaceId: { eq: workspaceId } } })
  const byConnection = new Map(connections.map((one) => [one.connectionId, one]))
  const byClient = new Map(clients.map(({ clientId, name }) => [clientId, name]))
  const byProject = new Map(readable.map((one) => [one.projectId, one]))
  return {
    connections,
    actor: (actor) => {
      if (actor.kind === 'connector') return byConnection.get(actor.id)?.label || actorTexts.connection
      return nameOf(actor) ?? actorTexts.service
    },
    connector: (connectionId) => {
      const connection = connectionId === null ? undefined : byConnection.get(connectionId)
      return connection === undefined ? null : providerLabel(connection.provider).provider
    },
    client: (clientId) => (clientId === null ? null : (byClient.get(clientId) ?? null)),
    project: (projectId) => (projectId === null ? null : (byProject.get(projectId) ?? null)),
  }
}
