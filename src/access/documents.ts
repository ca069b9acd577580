import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import type { Outcome, StoreError } from '#domain/outcome'
import { pagesOf } from '#eventlog/pages'
import { type EventLog, NO_STREAM, type Position, type Revision } from '#eventlog/port'
import { readEvent } from '#eventlog/read-event'
import { type AccessEntry, accessStateId, foldAccess } from '#projections/access/fold'
import type { AccessDocument, ReadStore } from '#readstore/port'

/** The last event of the access stream that the documents include, and its position in the log. */
export interface AccessReached {
  readonly revision: Revision
  readonly position: Position
}

/** A workspace's access stream as documents; none if there is no such stream. */
export const accessDocumentsOf = async (
  workspaceId: Uuid,
  eventLog: Pick<EventLog, 'readStream'>,
): Outcome<StoreError, { readonly documents: readonly AccessDocument[]; readonly reached: AccessReached | null }> => {
  const entries: AccessEntry[] = []
  let reached: AccessReached | null = null
  for await (const page of pagesOf(streamOf.access(workspaceId), NO_STREAM, eventLog)) {
    if (isLeft(page)) return page
    for (const logged of page.right) {
      const event = readEvent(logged)
      const { revision, position } = logged
      entries.push(isLeft(event) ? { revision, unreadable: event.left.reason } : { revision, event: event.right })
      reached = { revision, position }
    }
  }
  const documents = [...foldAccess(workspaceId, entries)].map(([id, content]) => ({ id, workspaceId, ...content }))
  return right({ documents, reached })
}

/**
 * Folds a workspace's whole access stream and writes its documents. Commands call it before they answer; the
 * projector calls it whenever it passes an event of the stream: from then on every process sees the change. If the
 * stream was deleted, the documents are removed, and the result is null.
 */
export const refreshAccess = async (
  workspaceId: Uuid,
  eventLog: Pick<EventLog, 'readStream'>,
  readStore: Pick<ReadStore, 'access'>,
): Outcome<StoreError, AccessReached | null> => {
  const nothing = async (): Outcome<StoreError, null> => {
    const removed = await readStore.access.remove(workspaceId)
    return isLeft(removed) ? removed : right(null)
  }
  const found = await accessDocumentsOf(workspaceId, eventLog)
  if (isLeft(found)) return found
  const { documents, reached } = found.right
  if (reached === null) return nothing()
  // The state is written last: its revision vouches for the others, which not every store writes at once.
  const isState = ({ id }: { readonly id: string }) => id === accessStateId(workspaceId)
  for (const some of [documents.filter((one) => !isState(one)), documents.filter(isState)]) {
    const put = await readStore.access.put(some)
    if (isLeft(put)) return put
  }
  // A deletion of the workspace meanwhile has removed the earlier documents.
  const still = await eventLog.readStream(streamOf.access(workspaceId), NO_STREAM, 1)
  if (isLeft(still)) return still
  return still.right.length === 0 ? nothing() : right(reached)
}
