import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Ports } from '#app/environment'
import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import type { Outcome, StoreError } from '#domain/outcome'
import { namesOf } from './acting.js'
import { readWhole } from './append.js'
import { type Access, accessOf, type Directory, directoryOf } from './context.js'

/** The newest access and directory of a workspace, and the names of its members. */
export interface NewestAccess {
  readonly access: Access
  readonly directory: Directory
  readonly names: ReadonlyMap<Uuid, string>
  /** The last event of each member. */
  readonly versions: ReadonlyMap<Uuid, Uuid>
}

/** Reads the access and directory of a workspace from their streams. */
export const readAccess = async (
  workspaceId: Uuid,
  { eventLog, registry }: Pick<Ports, 'eventLog' | 'registry'>,
): Outcome<StoreError, NewestAccess> => {
  const events = await readWhole(streamOf.access(workspaceId), eventLog)
  if (isLeft(events)) return events
  const directoryEvents = await readWhole(streamOf.directory(workspaceId), eventLog)
  if (isLeft(directoryEvents)) return directoryEvents
  const access = accessOf(workspaceId, events.right)
  const names = await namesOf(access, { registry })
  if (isLeft(names)) return names
  const versions = new Map(
    events.right.flatMap(({ eventId, metadata: { entity } }) =>
      entity.kind === 'member' ? [[entity.key, eventId] as const] : [],
    ),
  )
  return right({ access, directory: directoryOf(directoryEvents.right), names: names.right, versions })
}
