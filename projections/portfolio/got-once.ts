import type { AnyCollection, DocumentReader } from '#domain/documents'

/** The same reader, which gets each document once: a month's sums are part of several figures. */
export const gotOnce = (docs: DocumentReader): DocumentReader => {
  const known = new Map<AnyCollection, Map<string, unknown>>()
  return {
    ...docs,
    get: async <S>(collection: Parameters<typeof docs.get<S>>[0], ids: readonly string[]) => {
      const ofCollection = known.get(collection) ?? new Map<string, unknown>()
      known.set(collection, ofCollection)
      const wanted = ids.filter((id) => !ofCollection.has(id))
      if (wanted.length > 0) {
        const found = await docs.get(collection, wanted)
        for (const id of wanted) ofCollection.set(id, found.get(id))
      }
      const documents = new Map<string, S>()
      for (const id of ids) {
        const document = ofCollection.get(id) as S | undefined
        if (document !== undefined) documents.set(id, document)
      }
      return documents
    },
  }
}
