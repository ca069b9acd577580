import { foldAccess } from '#projections/access/fold'
import type { Told } from '#test/projections/support/events'
import { World } from '#test/projections/support/world'
import type { Documents } from './stores.js'

// What there should be, the plain way.

/** The documents that events come to. */
export const expectedDocuments = (events: readonly Told[]): Documents => new World(events).documents()

/** The keys and members that events come to, by workspace. */
export const expectedAccess = (events: readonly Told[]): ReadonlyMap<string, readonly unknown[]> =>
  new Map(
    [...new World(events).access].map(([stream, entries]) => {
      const workspaceId = stream.slice('access-'.length)
      const documents = [...foldAccess(workspaceId, entries)].sort(([a], [b]) => (a < b ? -1 : 1))
      return [workspaceId, documents.map(([, { document }]) => document)]
    }),
  )
