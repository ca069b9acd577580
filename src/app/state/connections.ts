import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import type { Outcome, StoreError } from '#domain/outcome'
import type { MemberDocument } from '#projections/access/fold'
import { projectsOf } from '#projections/data-sources/connection-view'
import { Connection, type ConnectionState } from '#projections/entities/connection'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import { type Directory, meant, sees } from './context.js'
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

/** The part of a connection's projects that a member sees. One without any project is for those who see the whole workspace. */
export const reachOver = (
  connection: ConnectionState,
  member: Pick<MemberDocument, 'dataAccess'>,
  { projects, containers }: Directory,
  now: Instant,
): 'all' | 'part' | 'none' => {
  if (member.dataAccess.all) return 'all'
  const own = projectsOf(connection, containers, now)
  const seen = projects.filter((project) => own.has(project.projectId) && sees(member, project))
  if (seen.length === 0) return 'none'
  return seen.length === own.size ? 'all' : 'part'
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
