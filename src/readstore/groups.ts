import type { AnyCollection, Collection, Condition, Query } from '#domain/documents'
import { indexedMembers, stored } from './stored.js'

// A group is a set of documents that a question names by itself: those of a workspace, of one of its containers, projects or
// connections, those whose ids begin alike, or those with terms that begin alike. Two groups may overlap, and two sets may
// have one name: then a commit raises the stamps of more answers than it has to, never of fewer.

/** Members by which a question can ask for a part of a workspace. */
const PARTS = ['place', 'projectId', 'connectionId'] as const

const ofWorkspace = ({ name }: AnyCollection, workspaceId: string): string => `${name} of ${workspaceId}`
const ofPart = (collection: AnyCollection, workspaceId: string, member: string, value: unknown): string =>
  `${ofWorkspace(collection, workspaceId)} with ${member} ${value}`

/** The values that a condition lists; null for a range. */
const listed = (condition: Condition | undefined): readonly unknown[] | null => {
  if (condition === undefined) return null
  if ('eq' in condition) return [stored(condition.eq)]
  return 'in' in condition ? condition.in.map(stored) : null
}

/** The groups that a query asks for; null if it is of no single workspace. */
export const groupsOfQuery = <S>(
  collection: Collection<S>,
  { where }: Pick<Query<S>, 'where'>,
): readonly string[] | null => {
  const conditions = where as Readonly<Record<string, Condition | undefined>>
  const workspace = conditions['workspaceId']
  if (workspace === undefined || !('eq' in workspace)) return null
  const workspaceId = String(workspace.eq)
  for (const member of PARTS) {
    const values = listed(conditions[member])
    if (values !== null) return values.map((value) => ofPart(collection, workspaceId, member, value))
  }
  return [ofWorkspace(collection, workspaceId)]
}

/** The group of an id: all that differ from it in their last part only. */
export const groupOfId = ({ name }: AnyCollection, id: string): string =>
  `${name} ${id.slice(0, id.lastIndexOf('|') + 1)}`

/** The group of a term: all that differ from it after the last `|` or `-` only, such as the keys of one tracker. */
export const groupOfTerm = (term: string): string =>
  `term ${term.slice(0, Math.max(term.lastIndexOf('|'), term.lastIndexOf('-')) + 1)}`

/** What a batch makes of a document; undefined where there is none. */
export interface Change {
  readonly collection: AnyCollection
  readonly id: string
  readonly before: unknown
  readonly now: unknown
}

/** All groups that have one of these documents before or after the commit. */
export const groupsWritten = (changes: readonly Change[]): readonly string[] => {
  const groups = new Set<string>()
  for (const { collection, id, before, now } of changes) {
    groups.add(groupOfId(collection, id))
    const parts = PARTS.filter((member) => indexedMembers(collection).includes(member))
    for (const document of [before, now]) {
      if (document === undefined) continue
      const members = document as Readonly<Record<string, string | number | boolean | null | undefined>>
      const workspaceId = String(members['workspaceId'])
      groups.add(ofWorkspace(collection, workspaceId))
      for (const member of parts) groups.add(ofPart(collection, workspaceId, member, stored(members[member] ?? null)))
      for (const term of collection.terms?.(document, id) ?? []) groups.add(groupOfTerm(term))
    }
  }
  return [...groups]
}
