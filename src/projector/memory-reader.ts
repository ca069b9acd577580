import { right } from 'fp-ts/lib/Either.js'
import type { AnyCollection, Condition, DocumentReader, Scalar } from '#domain/documents'

/** Documents by collection and id. */
export type HeldDocuments = ReadonlyMap<AnyCollection, ReadonlyMap<string, unknown>>

type Members = Readonly<Record<string, Scalar>>

const isIn = (value: Scalar, condition: Condition): boolean => {
  if ('eq' in condition) return value === condition.eq
  if ('in' in condition) return condition.in.includes(value)
  const { from, below } = condition
  return value !== null && (from === undefined || value >= from) && (below === undefined || value < below)
}
const matches = (document: unknown, where: object): boolean =>
  Object.entries(where as Record<string, Condition>).every(([member, condition]) =>
    isIn((document as Members)[member] ?? null, condition),
  )
const compared = (a: Scalar | undefined, b: Scalar | undefined): number =>
  (a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0

/** Answers as a store would, by going through all that it is given. */
export const memoryReader = (all: HeldDocuments): DocumentReader => {
  const of = (collection: AnyCollection): ReadonlyMap<string, unknown> => all.get(collection) ?? new Map()
  return {
    get: async (collection, ids) =>
      right(
        new Map(
          ids.flatMap((id) => {
            const document = of(collection).get(id)
            return document === undefined ? [] : [[id, document as never] as const]
          }),
        ),
      ),
    find: async (collection, { where, sort = [], limit, afterId }) => {
      const found = [...of(collection)]
        .filter(([id, document]) => (afterId === undefined || id > afterId) && matches(document, where))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, document]) => document as Members)
      for (const { by, direction } of sort.toReversed())
        found.sort((a, b) => compared(a[by], b[by]) * (direction === 'asc' ? 1 : -1))
      return right(found.slice(0, limit) as never)
    },
    stored: async (collection, afterId, limit) =>
      right(
        [...of(collection)]
          .filter(([id]) => afterId === null || id > afterId)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .slice(0, limit),
      ),
    count: async (collection, { where }) =>
      right([...of(collection).values()].filter((document) => matches(document, where)).length),
  }
}
