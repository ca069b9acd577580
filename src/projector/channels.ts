import type { Uuid } from '#domain/common'
import { filesOf, MAPPED_TABLES } from '#domain/events/connections'
import type { Metadata } from '#domain/events/envelope'
import { uuidOf } from '#eventlog/new-event'
import type { ConnectionState } from '#projections/entities/connection'
import { entityId } from '#projections/entities/entity'
import type { EntityEvents, Entry } from './fold.js'

// Files of products, CSV among them, were once observed by the channel of tables, as if a person had typed them.

/** The connection's document, by its workspace and id. */
export type ConnectionOf = (workspaceId: Uuid, connectionId: Uuid) => ConnectionState | undefined

/** The connections among the documents of their collection, by id. */
export const connectionsAmong =
  (documents: ReadonlyMap<string, unknown> | undefined): ConnectionOf =>
  (workspaceId, connectionId) =>
    documents?.get(connectionDocumentId(workspaceId, connectionId)) as ConnectionState | undefined

export const connectionDocumentId = (workspaceId: Uuid, connectionId: Uuid): string =>
  entityId(workspaceId, { key: connectionId })

/** The connection whose files decide about an observation's channel; null if the channel is certain. */
export const doubtfulConnection = ({ channel, connectionId }: Metadata): Uuid | null =>
  channel === 'csv' ? (connectionId ?? null) : null

/** Says whether a connection reads files in the format of a product. Its id was made of its product and its name. */
const readsProductFiles = ({ workspaceId, connectionId, provider, label }: ConnectionState): boolean =>
  provider !== MAPPED_TABLES &&
  [provider, label].some((name) => uuidOf('connection', workspaceId, provider, filesOf(name)) === connectionId)

/** An observation with the channel by which it came in: a product's own file is an export. */
export const channelled = <E extends { readonly metadata: Metadata }>(event: E, connectionOf: ConnectionOf): E => {
  const { metadata } = event
  const connectionId = doubtfulConnection(metadata)
  if (connectionId === null) return event
  const connection = connectionOf(metadata.workspaceId, connectionId)
  if (connection === undefined || !readsProductFiles(connection)) return event
  return { ...event, metadata: { ...metadata, channel: 'export' } }
}

const isDoubtful = ({ event }: Entry): boolean => event !== null && doubtfulConnection(event.metadata) !== null

/** The events of an entity, each with its channel. */
export const withChannels = (group: EntityEvents, connectionOf: ConnectionOf): EntityEvents => {
  if (!group.entries.some(isDoubtful)) return group
  const entries = group.entries.map((entry) =>
    entry.event === null ? entry : { ...entry, event: channelled(entry.event, connectionOf) },
  )
  return { ...group, entries }
}
