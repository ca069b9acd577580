import { type AnyEntity, nameOf } from './entity.js'

// Neighbours find each other by name, whichever of them came first: who answers to a name and who speaks of it stand
// under its two terms in the store.

/** A name, and the terms under which those stand who answer to it, and who speak of it. */
export interface Name {
  readonly name: string
  readonly answering: string
  readonly speaking: string
}
export const nameFor = (name: string): Name => ({ name, answering: `=${name}`, speaking: `>${name}` })

export interface Names {
  /** Its id's name, and the others that it answers to. */
  readonly own: readonly Name[]
  /** Names and ids of what it speaks of. */
  readonly mentions: readonly Name[]
  /** The terms under which it stands: its id's name needs none. */
  readonly terms: ReadonlySet<string>
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
  const aliases = (relations?.aliases?.(document) ?? []).map(nameFor)
  const mentions = (relations?.mentions?.(document) ?? []).map(nameFor)
  const terms = new Set([...aliases.map(({ answering }) => answering), ...mentions.map(({ speaking }) => speaking)])
  const names = { own: [nameFor(nameOf({ name }, id)), ...aliases], mentions, terms }
  known.set(document, names)
  return names
}

/** The document is the state with its view, and has the same names. */
export const sameNames = (state: object, document: object): void => {
  const names = known.get(state)
  if (names !== undefined) known.set(document, names)
}
