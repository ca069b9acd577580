import { compareBytes } from '#domain/compare'
import type { AnyCollection, DocumentReader, DocumentRef } from '#domain/documents'
import { asksFor, sorted } from './memory-queries.js'

/** Documents by collection and id. */
export type HeldDocuments = ReadonlyMap<AnyCollection, ReadonlyMap<string, unknown>>

const termsOf = (all: HeldDocuments): ReadonlyMap<string, readonly DocumentRef[]> => {
  const refs = new Map<string, DocumentRef[]>()
  for (const [{ name: collection, terms }, documents] of all)
    for (const [id, document] of terms === undefined ? [] : documents)
      for (const term of terms?.(document, id) ?? []) {
        const known = refs.get(term)
        if (known === undefined) refs.set(term, [{ collection, id }])
        else known.push({ collection, id })
      }
  return refs
}

/** Answers as a store would, by searching all given documents. */
export const memoryReader = (all: HeldDocuments): DocumentReader => {
  const of = (collection: AnyCollection): ReadonlyMap<string, unknown> => all.get(collection) ?? new Map()
  let terms: ReturnType<typeof termsOf> | undefined
  return {
    withTerms: async (wanted) => {
      terms ??= termsOf(all)
      const found = wanted.flatMap((term) => {
        const refs = terms?.get(term)
        return refs === undefined ? [] : [[term, refs] as const]
      })
      return new Map(found)
    },
    get: async (collection, ids) =>
      new Map(
        ids.flatMap((id) => {
          const document = of(collection).get(id)
          return document === undefined ? [] : [[id, document as never] as const]
        }),
      ),
    find: async (collection, query) => {
      const found = [...of(collection)].filter(([id, document]) => asksFor(query, id, document))
      return sorted(found, query.sort)
        .slice(0, query.limit)
        .map(([, document]) => document as never)
    },
    stored: async (collection, afterId, limit) =>
      [...of(collection)]
        .filter(([id]) => afterId === null || compareBytes(id, afterId) > 0)
        .sort(([a], [b]) => compareBytes(a, b))
        .slice(0, limit),
    misfiled: async () => [],
    count: async (collection, query) =>
      [...of(collection)].filter(([id, document]) => asksFor(query, id, document)).length,
  }
}
