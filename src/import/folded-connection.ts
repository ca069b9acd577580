import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import type { Outcome, StoreError } from '#domain/outcome'
import { type Legible, legiblePage, pagesOf } from '#eventlog/pages'
import { type EventLog, NO_STREAM, type Revision } from '#eventlog/port'
import { Connection, type ConnectionState } from '#projections/entities/connection'
import { entityId, evolve } from '#projections/entities/entity'
import { ObservedHead } from '#projections/entities/observed-head'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'

/** A connection, up to the end of its stream. */
export interface FoldedConnection {
  /** The stream's last revision. */
  readonly revision: Revision
  /** Undefined if it was never registered. */
  readonly connection: ConnectionState | undefined
}

/**
 * Reads a connection's document, and folds newer events of its stream on top. Those that its observations do not have yet are
 * passed on, a page at a time; reading ends with the first failure that `onPage` returns.
 */
export const foldConnection = async <E = never>(
  workspaceId: Uuid,
  connectionId: Uuid,
  { eventLog, readStore }: { readonly eventLog: EventLog; readonly readStore: ReadStore },
  onPage: (events: readonly Legible[]) => Either<E, void> = () => right(undefined),
): Outcome<StoreError | E, FoldedConnection> => {
  const folded = await readStore.read(partitionOf(workspaceId, readStore), async (docs) => {
    const heads = await docs.get(ObservedHead, [connectionId])
    const id = entityId(workspaceId, { key: connectionId })
    const connections = await docs.get(Connection, [id])
    return { revision: heads.get(connectionId)?.revision ?? NO_STREAM, connection: connections.get(id) }
  })
  if (isLeft(folded)) return folded

  let { revision, connection } = folded.right
  for await (const page of pagesOf(streamOf.connection(workspaceId, connectionId), revision, eventLog)) {
    const events = isLeft(page) ? page : legiblePage(page.right)
    if (isLeft(events)) return events
    for (const { event, revision: at } of events.right) {
      revision = at
      // The connection may be folded further than its observations: folding an event again changes nothing.
      if (event?.metadata.entity.kind === Connection.name) connection = evolve(Connection, connection, event)
    }
    const passed = onPage(events.right)
    if (isLeft(passed)) return passed
  }
  return right({ revision, connection })
}
