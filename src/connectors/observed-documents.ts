import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { CivilDate, Uuid } from '#domain/common'
import type { EvidenceKind } from '#domain/events/connections'
import type { StoreError } from '#domain/outcome'
import { entityId, joined } from '#projections/entities/entity'
import type { Observation } from '#projections/entities/observation'
import { type ObservedDocument, observedEntities } from '#projections/entities/observed-entities'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'

const PAGE = 1_000

/** Pages of documents. */
type Documents = AsyncGenerator<Either<StoreError, readonly ObservedDocument[]>>

/** Documents of a kind in a workspace, or in one of its places, a page at a time. */
export async function* documentsOf(
  kind: EvidenceKind,
  place: string | null,
  workspaceId: Uuid,
  readStore: ReadStore,
  pageSize = PAGE,
): Documents {
  let afterId = `${place === null ? joined(workspaceId) : joined(workspaceId, place)}|`
  for (;;) {
    const page = await readStore.read(partitionOf(workspaceId, readStore), (docs) =>
      docs.find(observedEntities[kind], { where: {}, afterId, limit: pageSize }),
    )
    if (isLeft(page)) {
      yield page
      return
    }
    const own = page.right.filter((one) => one.workspaceId === workspaceId && (place === null || one.place === place))
    yield right(own)
    const last = own.at(-1)
    // Fewer than a page: the rest belongs to another place or workspace, or there is none.
    if (last === undefined || own.length < pageSize) return
    afterId = entityId(workspaceId, { container: last.place, key: last.key })
  }
}

/** Documents of time entries of a project on some days, a page at a time. */
export async function* timeEntriesOn(
  days: readonly CivilDate[],
  project: string,
  workspaceId: Uuid,
  readStore: ReadStore,
): Documents {
  const where = (day: CivilDate) => ({ workspaceId: { eq: workspaceId }, place: { eq: project }, day: { eq: day } })
  for (const day of days) {
    let afterId = ''
    for (;;) {
      const query = { where: where(day), afterId, limit: PAGE }
      const page: Either<StoreError, readonly ObservedDocument[]> = await readStore.read(
        partitionOf(workspaceId, readStore),
        (docs) => docs.find(observedEntities.time_entry, query),
      )
      yield page
      if (isLeft(page)) return
      const last = page.right.at(-1)
      if (last === undefined || page.right.length < PAGE) break
      afterId = entityId(workspaceId, { container: project, key: last.key })
    }
  }
}

/** A connection's folded statement about one record. */
export const observationBy = (
  connectionId: Uuid,
  { observations }: Pick<ObservedDocument, 'observations'>,
): Observation<unknown> | undefined => observations.find((one) => one.connectionId === connectionId)
