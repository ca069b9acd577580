import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import type { Outcome, StoreError } from '#domain/outcome'
import { pagesOf } from '#eventlog/pages'
import { type EventLog, LOG_START, type LoggedEvent, NO_STREAM, type Position, type Revision } from '#eventlog/port'
import { readEvent } from '#eventlog/read-event'
import { type AccessEntry, accessStateId, foldAccess } from '#projections/access/fold'
import {
  directoryStandingId,
  foldDirectory,
  foldPrivacy,
  privacyStandingId,
  reachedBy,
  standsInDirectory,
  standsInSettings,
} from '#projections/access/standing'
import type { AccessDocument, ReadStore } from '#readstore/port'

/** The revision that the documents have reached, by `reachedBy`, and the position of the last event that they include. */
export interface AccessReached {
  readonly revision: Revision
  readonly position: Position
}

type Log = Pick<EventLog, 'readStream'>

/** The events of a stream that decide what the documents say. */
interface Deciding {
  readonly entries: readonly AccessEntry[]
  /** The revision of the last of them. */
  readonly revision: Revision
  readonly position: Position
  /** Says whether the stream has no event at all. */
  readonly isEmpty: boolean
}

const decidingIn = async (
  stream: string,
  decides: (type: string) => boolean,
  eventLog: Log,
): Outcome<StoreError, Deciding> => {
  const entries: AccessEntry[] = []
  let last: Pick<Deciding, 'revision' | 'position'> = { revision: NO_STREAM, position: LOG_START }
  let isEmpty = true
  for await (const page of pagesOf(stream, NO_STREAM, eventLog)) {
    if (isLeft(page)) return page
    for (const logged of page.right) {
      isEmpty = false
      if (!decides(logged.type)) continue
      const event = readEvent(logged)
      const { revision, position } = logged
      entries.push(isLeft(event) ? { revision, unreadable: event.left.reason } : { revision, event: event.right })
      last = { revision, position }
    }
  }
  return right({ entries, ...last, isEmpty })
}

/** Says whether an event decides what holds of its workspace beside keys and members. */
export const holdsAtOnce = ({ stream, type }: Pick<LoggedEvent, 'stream' | 'type'>): boolean =>
  (stream.startsWith('directory-') && standsInDirectory(type)) ||
  (stream.startsWith('settings-') && standsInSettings(type))

/** The documents of what holds of a workspace beside its keys and members: its directory and privacy settings. */
const standingOf = async (workspaceId: Uuid, eventLog: Log) => {
  const directory = await decidingIn(streamOf.directory(workspaceId), standsInDirectory, eventLog)
  if (isLeft(directory)) return directory
  const settings = await decidingIn(streamOf.settings(workspaceId), standsInSettings, eventLog)
  if (isLeft(settings)) return settings
  const documents: readonly AccessDocument[] = [
    {
      id: directoryStandingId(workspaceId),
      workspaceId,
      revision: directory.right.revision,
      document: foldDirectory(workspaceId, directory.right.entries),
    },
    {
      id: privacyStandingId(workspaceId),
      workspaceId,
      revision: settings.right.revision,
      document: foldPrivacy(workspaceId, settings.right.entries),
    },
  ]
  return right({ documents, directory: directory.right, settings: settings.right })
}

/** A workspace's access as documents, with what else has to hold at once; none if no stream says anything of it. */
export const accessDocumentsOf = async (
  workspaceId: Uuid,
  eventLog: Log,
): Outcome<StoreError, { readonly documents: readonly AccessDocument[]; readonly reached: AccessReached | null }> => {
  const access = await decidingIn(streamOf.access(workspaceId), () => true, eventLog)
  if (isLeft(access)) return access
  const standing = await standingOf(workspaceId, eventLog)
  if (isLeft(standing)) return standing
  const { directory, settings } = standing.right
  if (access.right.isEmpty && directory.isEmpty) return right({ documents: [], reached: null })
  const documents = [...foldAccess(workspaceId, access.right.entries)].map(([id, content]) => ({
    id,
    workspaceId,
    ...content,
  }))
  const positions = [access.right, directory, settings].map(({ position }) => position)
  return right({
    documents: [...documents, ...standing.right.documents],
    reached: access.right.isEmpty
      ? null
      : {
          revision: reachedBy(access.right.revision, directory.revision, settings.revision),
          position: positions.reduce((a, b) => (a > b ? a : b)),
        },
  })
}

const isThere = async (stream: string, eventLog: Log): Outcome<StoreError, boolean> => {
  const first = await eventLog.readStream(stream, NO_STREAM, 1)
  return isLeft(first) ? first : right(first.right.length > 0)
}

/**
 * Folds what has to hold of a workspace from its acknowledgement on, and writes its documents. Commands call it before
 * they answer; the projector calls it whenever it passes an event of the access stream: from then on every process sees
 * the change. If that stream was deleted, the documents are removed, and the result is null.
 */
export const refreshAccess = async (
  workspaceId: Uuid,
  eventLog: Log,
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
  const still = await isThere(streamOf.access(workspaceId), eventLog)
  if (isLeft(still)) return still
  return still.right ? right(reached) : nothing()
}

/**
 * Writes what holds of a workspace beside its keys and members. The projector calls it whenever it passes an event of the
 * directory or the settings, which may come before any member.
 */
export const refreshStanding = async (
  workspaceId: Uuid,
  eventLog: Log,
  readStore: Pick<ReadStore, 'access'>,
): Outcome<StoreError, void> => {
  const found = await standingOf(workspaceId, eventLog)
  if (isLeft(found)) return found
  if (found.right.directory.isEmpty) return right(undefined)
  const put = await readStore.access.put(found.right.documents)
  if (isLeft(put)) return put
  // The directory is the last stream that an erasure deletes, before it removes the documents.
  const still = await isThere(streamOf.directory(workspaceId), eventLog)
  if (isLeft(still)) return still
  return still.right ? right(undefined) : readStore.access.remove(workspaceId)
}
