import { isLeft } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import type { AnyEntity, Neighbours } from '#projections/entities/entity'
import { namesIn } from '#projections/entities/names'
import { contributionsOf } from './contributions.js'

// What follows from a state must not throw where the whole batch would fail with it: it is tried while the event is
// folded, where only its entity is quarantined.

/** Nobody speaks of it, and what it speaks of is not there. */
export const ALONE: Neighbours = { mentioned: () => [], mentionedBy: () => [], sharingAName: () => [] }

/** The document of a state. Throws where it does not fit, or where its view or what it adds to a sum cannot be made. */
const sound = (entity: AnyEntity, state: object, neighbours: Neighbours): object => {
  const document = { ...state, ...entity.relations?.view?.(state, neighbours) }
  const decoded = decode(entity.codec, document)
  if (isLeft(decoded)) throw new Error(`${entity.name} would not fit: ${describe(decoded.left)}`)
  contributionsOf(entity.name, document)
  return document
}

const messageOf = (error: unknown): string =>
  (error instanceof Error && error.message) || 'what follows from it cannot be made'

/** Why a state cannot be kept; null where its names, its document and what it adds to sums can be made. */
export const problemOf = (entity: AnyEntity, id: string, state: object | undefined): string | null => {
  if (state === undefined) return null
  try {
    if (entity.relations !== undefined) namesIn(entity, id, state)
    sound(entity, state, ALONE)
    return null
  } catch (error) {
    return messageOf(error)
  }
}

/** A document, and why it was made as if it were alone; null where it was made among its neighbours. */
export interface Made {
  readonly document: object
  readonly problem: string | null
}

/** The document of a state among its neighbours; where it cannot be made with them, as if it were alone. */
export const documentOf = (entity: AnyEntity, state: object, neighbours: Neighbours): Made => {
  try {
    return { document: sound(entity, state, neighbours), problem: null }
  } catch (error) {
    return { document: sound(entity, state, ALONE), problem: messageOf(error) }
  }
}
