import { isDeepStrictEqual } from 'node:util'
import type { FoldingReader } from '#domain/documents'
import type { Neighbours } from '#projections/entities/entity'
import { sameNames } from '#projections/entities/names'
import { bookkeeping } from '#projections/index'
import type { Documents } from './documents.js'
import { type Affected, relate, type Touched } from './neighbours.js'
import { rollUp } from './rollups.js'
import { documentOf, type Made } from './soundness.js'

/** Recomputes views and rollups of changed entities and their neighbours. */
export const settle = async (
  touched: readonly Touched[],
  documents: Documents,
  docs: FoldingReader,
  isWanted: (rollupId: string) => boolean = () => true,
): Promise<void> => {
  const related = await relate(touched, documents, docs)
  const { affected, aroundOf } = related
  // All views are derived from states before any is written: otherwise the result would depend on their order.
  const views = affected.map((one) => ({ entity: one.entity, id: one.id, ...withView(one, aroundOf(one)) }))
  await markThoseAlone(views, touched, documents, docs)
  const changed = new Map(touched.map((one) => [`${one.entity.name}|${one.id}`, one]))
  for (const { entity, id, document } of views) {
    const key = `${entity.name}|${id}`
    const now = documents.now<object>(entity, id)
    if (!changed.has(key) && isSameText(document, now)) continue
    documents.set(entity, id, document)
    const before = documents.before(entity, id) as object | undefined
    changed.set(key, { entity, id, before, after: document })
  }
  return rollUp([...changed.values()], documents, docs, isWanted)
}

/** An entity with its recomputed document. */
interface Viewed extends Pick<Affected, 'entity' | 'id'>, Made {}

/** Says whether two documents of an entity have the same text. Most members of a recomputed document are those that it had. */
const isSameText = (document: object, now: object | undefined): boolean => {
  if (now === undefined || Object.keys(document).length !== Object.keys(now).length) return false
  for (const name in document) {
    const member = document[name as keyof typeof document]
    const had = now[name as keyof typeof now]
    if (member !== had && JSON.stringify(member) !== JSON.stringify(had)) return false
  }
  return true
}

/** An entity's document with its view. */
const withView = ({ entity, document: state }: Affected, around: Neighbours): Made => {
  const made = documentOf(entity, state, around)
  sameNames(state, made.document)
  return made
}

/** Marks entities whose documents could be derived only without neighbours, and unmarks all others. */
const markThoseAlone = async (
  views: readonly Viewed[],
  touched: readonly Touched[],
  documents: Documents,
  docs: FoldingReader,
): Promise<void> => {
  for (const { collection, ofAlone } of bookkeeping) {
    // Marks are rare: if there are none, they are not looked up one by one.
    const isNew = views.some(({ problem }) => problem !== null)
    if (ofAlone === null || (!isNew && documents.isEmpty(collection))) continue
    const marks = new Map<string, object | undefined>()
    for (const { entity, id, after } of touched)
      if (entity.relations?.view !== undefined && after === undefined) marks.set(ofAlone.id(entity.name, id), undefined)
    for (const { entity, id, document, problem } of views) {
      const mark = problem === null ? undefined : ofAlone.document(entity.name, id, document, problem)
      marks.set(ofAlone.id(entity.name, id), mark)
    }
    await documents.load(new Map([[collection, new Set(marks.keys())]]), docs)
    for (const [id, mark] of marks)
      if (!isDeepStrictEqual(documents.now(collection, id), mark)) documents.set(collection, id, mark)
  }
}
