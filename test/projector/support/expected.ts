import { foldAccess } from '#projections/access/fold'
import { directoryStandingId, foldDirectory, foldPrivacy, privacyStandingId } from '#projections/access/standing'
import type { Told } from '#test/projections/support/events'
import { World } from '#test/projections/support/world'
import type { Documents } from './stores.js'

// What there should be, the plain way.

/** The documents that events come to. */
export const expectedDocuments = (events: readonly Told[]): Documents => new World(events).documents()

/** The keys and members that events come to, with what else holds at once, by workspace. */
export const expectedAccess = (events: readonly Told[]): ReadonlyMap<string, readonly unknown[]> => {
  const world = new World(events)
  return new Map(
    [...world.access].map(([stream, entries]) => {
      const workspaceId = stream.slice('access-'.length)
      const { directory, settings } = world.standing(workspaceId)
      const documents: readonly (readonly [string, unknown])[] = [
        ...[...foldAccess(workspaceId, entries)].map(([id, { document }]) => [id, document] as const),
        [directoryStandingId(workspaceId), foldDirectory(workspaceId, directory)],
        [privacyStandingId(workspaceId), foldPrivacy(workspaceId, settings)],
      ]
      return [workspaceId, documents.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, document]) => document)]
    }),
  )
}
