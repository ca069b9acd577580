import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { AnyCollection, DocumentReader } from '#domain/documents'
import { type EventNamed, streamOf } from '#domain/events/catalogue'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { EventLog, LoggedEvent, Position } from '#eventlog/port'
import { readEvent } from '#eventlog/read-event'
import { AuditEvent } from '#projections/audit/row'
import { Workspace } from '#projections/entities/workspace'
import { entities } from '#projections/index'
import { Rollup } from '#projections/rollups/rollup'
import { ObservedHead } from '#projections/sources/observed'
import { PutAside, putAsideId } from '#projections/sources/put-aside'
import type { Batch, Lease, LeaseLost, ReadStore } from '#readstore/port'
import { refreshAccess } from './access.js'
import type { Documents } from './documents.js'

/** Documents that are removed at once. */
const TOGETHER = 5_000
const inner: readonly AnyCollection[] = entities.filter(({ name }) => name !== Workspace.name)
/** Their ids begin with the workspace's. Its own document is the last: where it is gone, all is. */
const OWNED: readonly AnyCollection[] = [...inner, Rollup, AuditEvent, Workspace]

interface ErasureOptions {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly lease: Lease
  readonly documents: Documents
  readonly onPhase: (
    phase:
      | { readonly phase: 'commit'; readonly documents: number }
      | { readonly phase: 'committed'; readonly position: Position; readonly events: number },
  ) => void
}

/** The erasure of a workspace, which stands alone in its batch; null for all else, also for one that cannot be read. */
export const erasureIn = (logged: LoggedEvent): EventNamed<'WorkspaceErased'> | null => {
  const event = logged.type === 'WorkspaceErased' ? readEvent(logged) : null
  return event === null || isLeft(event) || event.right.type !== 'WorkspaceErased' ? null : event.right
}

/** Some of a workspace's documents; none where all are gone. */
const someOf = async (workspaceId: Uuid, docs: DocumentReader): Outcome<StoreUnavailable, Batch['deletes']> => {
  const query = { where: { workspaceId: { eq: workspaceId } }, limit: TOGETHER }
  const heads = await docs.find(ObservedHead, query)
  if (isLeft(heads)) return heads
  const aside = await docs.find(PutAside, query)
  if (isLeft(aside)) return aside
  const beside = [
    ...heads.right.map(({ connectionId: id }) => ({ collection: ObservedHead, id })),
    ...aside.right.map(({ entity }) => ({ collection: PutAside, id: putAsideId(workspaceId, entity) })),
  ]
  if (beside.length > 0) return right(beside)
  for (const collection of OWNED) {
    const stored = await docs.stored(collection, workspaceId, TOGETHER)
    if (isLeft(stored)) return stored
    const ids = stored.right.map(([id]) => id).filter((id) => id.startsWith(`${workspaceId}|`))
    if (ids.length > 0) return right(ids.map((id) => ({ collection, id })))
  }
  return right([])
}

/**
 * Folds that a workspace was erased: whatever is held of it goes, whether its events were folded or not. The streams
 * that it took till here to find it by are gone before the checkpoint passes.
 */
export const projectErasure = async (
  { metadata }: EventNamed<'WorkspaceErased'>,
  position: Position,
  from: Position,
  { eventLog, readStore, lease, documents, onPhase }: ErasureOptions,
): Outcome<StoreUnavailable | LeaseLost, Position> => {
  const { workspaceId, recordedAt: asOf } = metadata
  documents.forget()
  for (const stream of [streamOf.access(workspaceId), streamOf.directory(workspaceId)]) {
    const deleted = await eventLog.deleteStream(stream)
    if (isLeft(deleted)) return deleted
  }
  const removed = await refreshAccess(workspaceId, eventLog, readStore)
  if (isLeft(removed)) return removed
  for (;;) {
    const found = await readStore.of(lease.generation).read(lease.partition, (docs) => someOf(workspaceId, docs))
    if (isLeft(found)) return found
    const deletes = found.right
    const to = deletes.length === 0 ? position : from
    onPhase({ phase: 'commit', documents: deletes.length })
    const committed = await readStore.commit(lease, { writes: [], deletes, from, to, asOf })
    if (isLeft(committed))
      return committed.left.tag === 'checkpoint_moved' ? right(committed.left.actual) : left(committed.left)
    if (to === position) break
  }
  onPhase({ phase: 'committed', position, events: 1 })
  return right(position)
}
