import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { CivilDate, Uuid } from '#domain/common'
import type { Query } from '#domain/documents'
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

/** The question for documents, which come a page at a time. */
interface Asked {
  readonly kind: EvidenceKind
  readonly where: Query<ObservedDocument>['where']
  /** Only documents after this id. */
  readonly afterId: string
  readonly workspaceId: Uuid
  readonly pageSize: number
}

/** Pages of documents, as long as they are full; `isOwn` tells those that are meant, which come before all others. */
async function* pagesOf(
  { kind, where, afterId, workspaceId, pageSize }: Asked,
  isOwn: (document: ObservedDocument) => boolean,
  readStore: ReadStore,
): Documents {
  let after = afterId
  for (;;) {
    const query = { where, afterId: after, limit: pageSize }
    const page: Either<StoreError, readonly ObservedDocument[]> = await readStore.read(
      partitionOf(workspaceId, readStore),
      (docs) => docs.find(observedEntities[kind], query),
    )
    if (isLeft(page)) {
      yield page
      return
    }
    const own = page.right.filter(isOwn)
    yield right(own)
    const last = own.at(-1)
    if (last === undefined || own.length < pageSize) return
    after = entityId(workspaceId, { container: last.place, key: last.key })
  }
}

/** Documents of a kind in a workspace, or in one of its places, a page at a time. */
export const documentsOf = (
  kind: EvidenceKind,
  place: string | null,
  workspaceId: Uuid,
  readStore: ReadStore,
  pageSize = PAGE,
): Documents => {
  const afterId = `${place === null ? joined(workspaceId) : joined(workspaceId, place)}|`
  const isOwn = (one: ObservedDocument): boolean =>
    one.workspaceId === workspaceId && (place === null || one.place === place)
  return pagesOf({ kind, where: {}, afterId, workspaceId, pageSize }, isOwn, readStore)
}

/** Documents of time entries of a project on some days, a page at a time. */
export async function* timeEntriesOn(
  days: readonly CivilDate[],
  project: string,
  workspaceId: Uuid,
  readStore: ReadStore,
): Documents {
  for (const day of days) {
    const where = { workspaceId: { eq: workspaceId }, place: { eq: project }, day: { eq: day } }
    const asked = { kind: 'time_entry', where, afterId: '', workspaceId, pageSize: PAGE } as const
    for await (const page of pagesOf(asked, () => true, readStore)) {
      yield page
      if (isLeft(page)) return
    }
  }
}

/** A connection's folded statement about one record. */
export const observationBy = (
  connectionId: Uuid,
  { observations }: Pick<ObservedDocument, 'observations'>,
): Observation<unknown> | undefined => observations.find((one) => one.connectionId === connectionId)
