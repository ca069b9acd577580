import { type AnyEntity, nameOf } from './entity.js'

// Neighbours find each other by name, whichever of them came first: who answers to a name and who speaks of it stand
// under its two terms in the store.

/** The term of all that have the name as an alias. */
export const answersTo = (name: string): string => `=${name}`
/** The term of all that speak of whatever has the name. */
export const speaksOf = (name: string): string => `>${name}`

export interface Names {
  /** Its id's name, and the others that it answers to. */
  readonly own: readonly string[]
  /** Names and ids of what it speaks of. */
  readonly mentions: readonly string[]
  /** The terms under which it stands. */
  readonly terms: ReadonlySet<string>
  /** The terms under which its neighbours stand. */
  readonly around: readonly string[]
}

/** Names follow from a document, which never changes: they are worked out once for each. */
const known = new WeakMap<object, Names>()

/** The names in the document of an entity that has relations. */
export const namesIn = (
  { name, relations }: Pick<AnyEntity, 'name' | 'relations'>,
  id: string,
  document: object,
): Names => {
  const before = known.get(document)
  if (before !== undefined) return before
  const aliases = relations?.aliases?.(document) ?? []
  const mentions = relations?.mentions?.(document) ?? []
  const own = [nameOf({ name }, id), ...aliases]
  const names = {
    ...{ own, mentions },
    terms: new Set([...aliases.map(answersTo), ...mentions.map(speaksOf)]),
    around: [...own.flatMap((one) => [answersTo(one), speaksOf(one)]), ...mentions.map(answersTo)],
  }
  known.set(document, names)
  return names
}

/** The document is the state with its view, and has the same names. */
export const sameNames = (state: object, document: object): void => {
  const names = known.get(state)
  if (names !== undefined) known.set(document, names)
}
