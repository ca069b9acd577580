import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { AnyCollection, DocumentReader } from '#domain/documents'
import { type EventNamed, streamOf } from '#domain/events/catalogue'
import type { Outcome, StoreError } from '#domain/outcome'
import type { EventLog, LoggedEvent, Position } from '#eventlog/port'
import { readEvent } from '#eventlog/read-event'
import { bookkeeping, collections, root } from '#projections/index'
import type { Batch, Lease, LeaseLost, ReadStore } from '#readstore/port'
import { refreshAccess } from '../access/documents.js'
import type { Documents } from './documents.js'

/** Documents removed in one commit. */
const TOGETHER = 5_000
/** Collections whose ids do not begin with the workspace's id, each with the function that gives a document's id. */
const NAMED_OTHERWISE = bookkeeping.flatMap(({ collection, idOf }) => (idOf === null ? [] : [{ collection, idOf }]))
/** All other collections. The workspace's own document is removed last: once it is gone, all of them are. */
const OWNED: readonly AnyCollection[] = [
  ...collections.filter((one) => one !== root && !NAMED_OTHERWISE.some(({ collection }) => collection === one)),
  root,
]

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

/** The erasure of a workspace, always alone in its batch; null for other events and for an unreadable erasure. */
export const erasureIn = (logged: LoggedEvent): EventNamed<'WorkspaceErased'> | null => {
  const event = logged.type === 'WorkspaceErased' ? readEvent(logged) : null
  return event === null || isLeft(event) || event.right.type !== 'WorkspaceErased' ? null : event.right
}

/** The next documents of a workspace to delete, at most `TOGETHER`; none if all are removed. */
const someOf = async (workspaceId: Uuid, docs: DocumentReader): Promise<Batch['deletes']> => {
  const query = { where: { workspaceId: { eq: workspaceId } }, limit: TOGETHER }
  for (const { collection, idOf } of NAMED_OTHERWISE) {
    const found = await docs.find(collection, query)
    if (found.length > 0) return found.map((document) => ({ collection, id: idOf(document) }))
  }
  for (const collection of OWNED) {
    const stored = await docs.stored(collection, workspaceId, TOGETHER)
    const ids = stored.map(([id]) => id).filter((id) => id.startsWith(`${workspaceId}|`))
    if (ids.length > 0) return ids.map((id) => ({ collection, id }))
  }
  return []
}

/**
 * Folds the erasure of a workspace: removes all its documents, whether its events were folded or not. Deletes its access
 * and directory streams before the checkpoint passes.
 */
export const projectErasure = async (
  { metadata }: EventNamed<'WorkspaceErased'>,
  position: Position,
  from: Position,
  { eventLog, readStore, lease, documents, onPhase }: ErasureOptions,
): Outcome<StoreError | LeaseLost, Position> => {
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
    const committed = await readStore.commit(lease, { writes: [], deletes, workspaces: 'all', from, to, asOf })
    if (isLeft(committed))
      return committed.left.tag === 'checkpoint_moved' ? right(committed.left.actual) : left(committed.left)
    if (to === position) break
  }
  onPhase({ phase: 'committed', position, events: 1 })
  return right(position)
}
