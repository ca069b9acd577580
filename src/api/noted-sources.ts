import type { ReadSources } from '#domain/documents'
import { groupOfId, groupOfTerm, groupsOfQuery } from '#readstore/groups'

/** What an answer rests on, as far as it was asked. */
export interface Noted {
  readonly sources: ReadSources
  /** The groups of the documents that were asked for; null where something was asked that no group stands for. */
  readonly groups: () => readonly string[] | null
}

/** The same sources, which note what they are asked. */
export const notedSources = ({ docs, access, people, requestedAt }: ReadSources): Noted => {
  const groups = new Set<string>()
  let isMore = false
  const note = (some: readonly string[] | null): void => {
    if (some === null) isMore = true
    else for (const group of some) groups.add(group)
  }
  return {
    groups: () => (isMore ? null : [...groups]),
    sources: {
      docs: {
        get: (collection, ids) => {
          note(ids.map((id) => groupOfId(collection, id)))
          return docs.get(collection, ids)
        },
        find: (collection, query) => {
          note(groupsOfQuery(collection, query))
          return docs.find(collection, query)
        },
        count: (collection, query) => {
          note(groupsOfQuery(collection, query))
          return docs.count(collection, query)
        },
        withTerms: (terms, most) => {
          note(terms.map(groupOfTerm))
          return docs.withTerms(terms, most)
        },
        stored: (collection, afterId, limit) => {
          note(null)
          return docs.stored(collection, afterId, limit)
        },
        misfiled: (collection) => {
          note(null)
          return docs.misfiled(collection)
        },
      },
      access: {
        ofWorkspace: (workspaceId) => {
          note(null)
          return access.ofWorkspace(workspaceId)
        },
      },
      people: {
        names: (memberIds) => {
          if (memberIds.length > 0) note(null)
          return people.names(memberIds)
        },
        lastUses: (keyIds) => {
          if (keyIds.length > 0) note(null)
          return people.lastUses(keyIds)
        },
      },
      requestedAt: () => {
        note(null)
        return requestedAt()
      },
    },
  }
}
