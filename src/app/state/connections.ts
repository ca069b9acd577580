import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import type { Outcome, StoreError } from '#domain/outcome'
import { Connection, type ConnectionState } from '#projections/entities/connection'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import { meant } from './context.js'
import type { Refusal } from './refusal.js'

/** All folded connections of a workspace, oldest first, including removed ones. */
export const connectionsOf = async (
  workspaceId: Uuid,
  readStore: ReadStore,
): Outcome<StoreError, readonly ConnectionState[]> => {
  const found = await readStore.read(partitionOf(workspaceId, readStore), (docs) =>
    docs.find(Connection, { where: { workspaceId: { eq: workspaceId } } }),
  )
  return isLeft(found)
    ? found
    : right(found.right.toSorted((one, other) => compareText(one.registeredAt, other.registeredAt)))
}

/** A connection by id or name. A removed one is found only if no other has the name. */
export const theConnection = (
  named: string,
  connections: readonly ConnectionState[],
): Either<Refusal, ConnectionState> => {
  const read = connections.filter(
    ({ removed, label }) => !removed || !connections.some((one) => one.label === label && !one.removed),
  )
  return meant({
    what: 'connection',
    named,
    all: connections.some((one) => one.connectionId === named.toLowerCase()) ? connections : read,
    idOf: (one) => one.connectionId,
    nameOf: (one) => one.label,
    detailOf: (one) => one.provider,
  })
}
