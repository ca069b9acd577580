import { isLeft } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import type { DocumentReader } from '#domain/documents'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { AnyEntity } from '#projections/entities/entity'
import type { Documents } from './documents.js'
import { aroundOf, relate, sameNames, type Touched } from './neighbours.js'
import { rollUp } from './rollups.js'

/** Makes of entities whose states have changed all that follows: names, views of whoever has them as neighbours, sums. */
export const settle = async (
  touched: readonly Touched[],
  documents: Documents,
  docs: DocumentReader,
): Outcome<StoreUnavailable, void> => {
  const affected = await relate(touched, documents, docs)
  if (isLeft(affected)) return affected
  // All views are made from states before any is written: what they make of each other would depend on their order.
  const views = affected.right.map(({ entity, id }) => ({ entity, id, document: withView(entity, id, documents) }))
  const changed = new Map(touched.map((one) => [`${one.entity.name}|${one.id}`, one]))
  for (const { entity, id, document } of views) {
    const key = `${entity.name}|${id}`
    const now = documents.now<object>(entity, id)
    if (!changed.has(key) && JSON.stringify(document) === JSON.stringify(now)) continue
    documents.set(entity, id, document)
    const before = documents.before(entity, id) as object | undefined
    changed.set(key, { entity, id, before, after: document })
  }
  return rollUp([...changed.values()], documents, docs)
}

/** An entity's document with its view; a view that does not fit is a mistake in the program. */
const withView = (entity: AnyEntity, id: string, documents: Documents): object => {
  const state = documents.now<object>(entity, id) as object
  const document = { ...state, ...entity.relations?.view?.(state, aroundOf(entity, id, state, documents)) }
  sameNames(state, document)
  const decoded = decode(entity.codec, document)
  if (isLeft(decoded)) throw new Error(`${entity.name} would not fit: ${describe(decoded.left)}`)
  return document
}
