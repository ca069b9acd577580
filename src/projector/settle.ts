import { isLeft } from 'fp-ts/lib/Either.js'
import type { DocumentReader } from '#domain/documents'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { Around } from '#projections/entities/entity'
import { sameNames } from '#projections/entities/names'
import type { Documents } from './documents.js'
import { type Neighbourhood, relate, type Touched } from './neighbours.js'
import { rollUp } from './rollups.js'
import { documentOf } from './soundness.js'

/** Makes of entities whose states have changed all that follows: names, views of whoever has them as neighbours, sums. */
export const settle = async (
  touched: readonly Touched[],
  documents: Documents,
  docs: DocumentReader,
  isWanted: (rollupId: string) => boolean = () => true,
): Outcome<StoreUnavailable, void> => {
  const related = await relate(touched, documents, docs)
  if (isLeft(related)) return related
  const { affected, aroundOf } = related.right
  // All views are made from states before any is written: what they make of each other would depend on their order.
  const views = affected.map((one) => ({ ...one, document: withView(one, aroundOf(one)) }))
  const changed = new Map(touched.map((one) => [`${one.entity.name}|${one.id}`, one]))
  for (const { entity, id, document } of views) {
    const key = `${entity.name}|${id}`
    const now = documents.now<object>(entity, id)
    if (!changed.has(key) && JSON.stringify(document) === JSON.stringify(now)) continue
    documents.set(entity, id, document)
    const before = documents.before(entity, id) as object | undefined
    changed.set(key, { entity, id, before, after: document })
  }
  return rollUp([...changed.values()], documents, docs, isWanted)
}

/** An entity's document with its view. */
const withView = ({ entity, document: state }: Neighbourhood['affected'][number], around: Around): object => {
  const document = documentOf(entity, state, around)
  sameNames(state, document)
  return document
}
