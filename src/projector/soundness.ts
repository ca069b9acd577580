import { isLeft } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import { ALONE, type AnyEntity, type Neighbours } from '#projections/entities/entity'
import { namesIn } from '#projections/entities/names'
import { contributionsOf } from './contributions.js'

// An error while views or contributions are derived from a state would fail the whole batch. They are therefore tried
// while the event is folded, where an error quarantines only its entity.

/** The document of a state. Throws if it does not match its codec, or its view or contributions cannot be derived. */
const sound = (entity: AnyEntity, state: object, neighbours: Neighbours): object => {
  const view = entity.relations?.view?.(state, neighbours)
  const document = view === undefined ? state : { ...state, ...view }
  if (entity.isWorkedOut?.(document) !== true) {
    const decoded = decode(entity.codec, document)
    if (isLeft(decoded)) throw new Error(`${entity.name} would not fit: ${describe(decoded.left)}`)
  }
  contributionsOf(entity.name, document)
  return document
}

const messageOf = (error: unknown): string =>
  (error instanceof Error && error.message) || 'what follows from it cannot be made'

/** The documents that states have without neighbours, made when they are tried: a state never changes. */
const madeAlone = new WeakMap<object, object>()

const soundAlone = (entity: AnyEntity, state: object): object => {
  const known = madeAlone.get(state)
  if (known !== undefined) return known
  const document = sound(entity, state, ALONE)
  // A state without a view is its own document, and is tried once.
  if (document !== state) madeAlone.set(state, document)
  return document
}

/** The reason why a state cannot be kept; null if its names, document and contributions can be derived. */
export const problemOf = (entity: AnyEntity, id: string, state: object | undefined): string | null => {
  if (state === undefined) return null
  try {
    if (entity.relations !== undefined) namesIn(entity, id, state)
    soundAlone(entity, state)
    return null
  } catch (error) {
    return messageOf(error)
  }
}

/** A document, and the reason why its neighbours were ignored; null if they were not. */
export interface Made {
  readonly document: object
  readonly problem: string | null
}

/** The document of a state with its neighbours; without any, if it cannot be derived with them. */
export const documentOf = (entity: AnyEntity, state: object, neighbours: Neighbours): Made => {
  if (neighbours === ALONE) return { document: soundAlone(entity, state), problem: null }
  try {
    return { document: sound(entity, state, neighbours), problem: null }
  } catch (error) {
    return { document: soundAlone(entity, state), problem: messageOf(error) }
  }
}
