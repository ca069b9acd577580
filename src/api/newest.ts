import type { Instant, Uuid } from '#domain/common'
import type { AnyCollection, Collection, DocumentReader } from '#domain/documents'
import { isGone, type Standing } from '#projections/access/standing'
import { Client, type ClientState } from '#projections/entities/client'
import { Project, type ProjectState } from '#projections/entities/project'
import { Settings, type SettingsState } from '#projections/entities/settings'
import { Workspace, type WorkspaceState } from '#projections/entities/workspace'

type AsNewest = (document: object) => object

/** The changes that make documents agree with the newest access documents, by collection. */
const changesOf = ({ directory, privacy }: Standing, now: Instant): ReadonlyMap<AnyCollection, AsNewest> => {
  const archived = new Set(directory.archivedClients)
  const project = (one: ProjectState): ProjectState => ({
    ...one,
    status: directory.statuses[one.projectId] ?? 'active',
  })
  const client = (one: ClientState): ClientState => ({ ...one, archived: archived.has(one.clientId) })
  const settings = (one: SettingsState): SettingsState =>
    one.section === 'privacy' ? { ...one, values: privacy.values } : one
  const workspace = (one: WorkspaceState): WorkspaceState => ({
    ...one,
    deletion: directory.deletion,
    closed: isGone(directory, now),
  })
  return new Map<AnyCollection, AsNewest>([
    [Project, project as AsNewest],
    [Client, client as AsNewest],
    [Settings, settings as AsNewest],
    [Workspace, workspace as AsNewest],
  ])
}

/**
 * The documents of one moment, but for what has to hold from its acknowledgement on: what is archived, private or deleted
 * is so by the newest access documents, however far events are folded.
 */
export const asNewest = (docs: DocumentReader, workspaceId: Uuid, standing: Standing, now: Instant): DocumentReader => {
  const changes = changesOf(standing, now)
  const changed = <S>(collection: Collection<S>, document: S): S =>
    (changes.get(collection)?.(document as object) as S | undefined) ?? document
  /** The privacy settings where none are folded yet. */
  const unfolded = (found: readonly SettingsState[]): readonly SettingsState[] =>
    found.some(({ section }) => section === 'privacy')
      ? []
      : [{ workspaceId, section: 'privacy', values: standing.privacy.values }]
  return {
    ...docs,
    get: async (collection, ids) => {
      const found = await docs.get(collection, ids)
      if (!changes.has(collection)) return found
      return new Map([...found].map(([id, document]) => [id, changed(collection, document)]))
    },
    find: async (collection, query) => {
      const found = await docs.find(collection, query)
      if (!changes.has(collection)) return found
      const all = found.map((document) => changed(collection, document))
      const more = (collection as AnyCollection) === Settings ? unfolded(all as readonly SettingsState[]) : []
      return [...all, ...(more as readonly (typeof all)[number][])]
    },
  }
}
