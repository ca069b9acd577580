import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { decodeEvent, streamOf } from '#domain/events/catalogue'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { pagesOf } from '#eventlog/pages'
import type { EventLog } from '#eventlog/port'
import { NO_STREAM } from '#eventlog/port'
import { type AccessEntry, foldAccess } from '#projections/access/fold'
import type { AccessDocument, ReadStore } from '#readstore/port'

/** What a workspace's access stream says now, as documents; none where there is no such stream. */
export const accessDocumentsOf = async (
  workspaceId: Uuid,
  eventLog: Pick<EventLog, 'readStream'>,
): Outcome<StoreUnavailable, readonly AccessDocument[]> => {
  const entries: AccessEntry[] = []
  for await (const page of pagesOf(streamOf.access(workspaceId), NO_STREAM, eventLog)) {
    if (isLeft(page)) return page
    for (const logged of page.right) {
      const event = decodeEvent(logged)
      const { revision } = logged
      entries.push(isLeft(event) ? { revision, unreadable: event.left.reason } : { revision, event: event.right })
    }
  }
  return right([...foldAccess(workspaceId, entries)].map(([id, content]) => ({ id, workspaceId, ...content })))
}

/**
 * Folds a workspace's whole access stream and writes its documents. Commands call it before they answer, and the
 * projector whenever it passes an event of the stream: from then on every process sees what the stream says. Of a stream
 * that has none, as it was deleted, nothing is kept.
 */
export const refreshAccess = async (
  workspaceId: Uuid,
  eventLog: Pick<EventLog, 'readStream'>,
  readStore: Pick<ReadStore, 'access'>,
): Outcome<StoreUnavailable, void> => {
  const documents = await accessDocumentsOf(workspaceId, eventLog)
  if (isLeft(documents)) return documents
  if (documents.right.length === 0) return readStore.access.remove(workspaceId)
  const put = await readStore.access.put(documents.right)
  if (isLeft(put)) return put
  // Whoever deletes the workspace meanwhile removed what was there before.
  const still = await eventLog.readStream(streamOf.access(workspaceId), NO_STREAM, 1)
  if (isLeft(still)) return still
  return still.right.length === 0 ? readStore.access.remove(workspaceId) : right(undefined)
}
