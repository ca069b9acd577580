import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { ImportAnswers } from '#domain/events/answers'
import { streamOf } from '#domain/events/catalogue'
import type { Outcome, StoreError } from '#domain/outcome'
import { legiblePage, pagesOf } from '#eventlog/pages'
import { type EventLog, NO_STREAM } from '#eventlog/port'
import { Connection } from '#projections/entities/connection'
import { entityId, evolve } from '#projections/entities/entity'
import { ObservedHead } from '#projections/entities/observed-head'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'

/** What people answered about the files of a connection; null if nothing. Folds what is not folded yet on top. */
export const keptAnswers = async (
  workspaceId: Uuid,
  connectionId: Uuid,
  { eventLog, readStore }: { readonly eventLog: EventLog; readonly readStore: ReadStore },
): Outcome<StoreError, ImportAnswers | null> => {
  const id = entityId(workspaceId, { key: connectionId })
  const folded = await readStore.read(partitionOf(workspaceId, readStore), async (docs) => ({
    revision: (await docs.get(ObservedHead, [connectionId])).get(connectionId)?.revision ?? NO_STREAM,
    connection: (await docs.get(Connection, [id])).get(id),
  }))
  if (isLeft(folded)) return folded
  let { connection } = folded.right
  for await (const page of pagesOf(streamOf.connection(workspaceId, connectionId), folded.right.revision, eventLog)) {
    const events = isLeft(page) ? page : legiblePage(page.right)
    if (isLeft(events)) return events
    for (const { event } of events.right)
      if (event?.metadata.entity.kind === Connection.name) connection = evolve(Connection, connection, event)
  }
  return right(connection?.answers ?? null)
}
