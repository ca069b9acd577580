import { isLeft } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import type { AnyEntity, Around } from '#projections/entities/entity'
import { namesIn } from '#projections/entities/names'
import { measures } from '#projections/index'

// What follows from a state must not throw where the whole batch would fail with it: it is tried while the event is
// folded, where only its entity is put aside.

/** Nobody speaks of it, and what it speaks of is not there. */
export const ALONE: Around = { mentioned: () => [], mentionedBy: () => [], alike: () => [] }

/** The document of a state. Throws where it does not fit, or where its view or what it adds to a sum cannot be made. */
const sound = (entity: AnyEntity, state: object, around: Around): object => {
  const document = { ...state, ...entity.relations?.view?.(state, around) }
  const decoded = decode(entity.codec, document)
  if (isLeft(decoded)) throw new Error(`${entity.name} would not fit: ${describe(decoded.left)}`)
  for (const { contributors } of measures)
    for (const { entity: of, contribute } of contributors) if (of.name === entity.name) contribute(document)
  return document
}

/** Why a state cannot be kept; null where its names, its document and what it adds to sums can be made. */
export const problemOf = (entity: AnyEntity, id: string, state: object | undefined): string | null => {
  if (state === undefined) return null
  try {
    if (entity.relations !== undefined) namesIn(entity, id, state)
    sound(entity, state, ALONE)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : 'what follows from it cannot be made'
  }
}

/** The document of a state among its neighbours; where it cannot be made with them, as if it were alone. */
export const documentOf = (entity: AnyEntity, state: object, around: Around): object => {
  try {
    return sound(entity, state, around)
  } catch {
    return sound(entity, state, ALONE)
  }
}
