import type { DocumentRef } from '#domain/documents'
import { type AnyEntity, nameOf } from './entity.js'

// Neighbours find each other by name, whichever came first. The store keeps two terms for a name: one for the entities
// that have it, one for those that mention it.

/**
 * The most entities that may have one alias. A name of more tells nothing of any of them: it relates only the entity whose id
 * it is made of to those that mention it. Otherwise one name in a whole file would make each batch recompute all of it.
 */
export const MOST_ALIKE = 20

/** A name, with the term of the entities that have it and the term of those that mention it. */
export interface Name {
  readonly name: string
  readonly answering: string
  readonly speaking: string
  /** The entity whose id the name is made of; an alias is made of no id, and begins with no kind of entity. */
  readonly owner: DocumentRef
}
export const nameFor = (name: string): Name => {
  const end = name.indexOf('|')
  const owner = { collection: name.slice(0, end), id: name.slice(end + 1) }
  return { name, answering: `=${name}`, speaking: `>${name}`, owner }
}

export interface Names {
  /** The name made of its id, and its aliases. */
  readonly own: readonly Name[]
  /** Names of the entities that it mentions. */
  readonly mentions: readonly Name[]
  /** The terms that the store keeps for it; the name made of its id needs none. */
  readonly terms: ReadonlySet<string>
}

/** Caches the names of each document: a document never changes. */
const known = new WeakMap<object, Names>()

/** The names in the document of an entity that has relations. */
export const namesIn = (
  { name, relations }: Pick<AnyEntity, 'name' | 'relations'>,
  id: string,
  document: object,
): Names => {
  const before = known.get(document)
  if (before !== undefined) return before
  const own = [nameFor(nameOf({ name }, id))]
  const terms = new Set<string>()
  for (const alias of relations?.aliases?.(document) ?? []) {
    const named = nameFor(alias)
    own.push(named)
    terms.add(named.answering)
  }
  const mentions = (relations?.mentions?.(document) ?? []).map(nameFor)
  for (const { speaking } of mentions) terms.add(speaking)
  const names = { own, mentions, terms }
  known.set(document, names)
  return names
}

/** The document is the state with its view, and has the same names. */
export const sameNames = (state: object, document: object): void => {
  const names = known.get(state)
  if (names !== undefined) known.set(document, names)
}
