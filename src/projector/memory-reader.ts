import { right } from 'fp-ts/lib/Either.js'
import type { AnyCollection, Condition, DocumentReader, DocumentRef, Scalar } from '#domain/documents'

/** Documents by collection and id. */
export type HeldDocuments = ReadonlyMap<AnyCollection, ReadonlyMap<string, unknown>>

type Members = Readonly<Record<string, Scalar>>

const isIn = (value: Scalar, condition: Condition): boolean => {
  if ('eq' in condition) return value === condition.eq
  if ('in' in condition) return condition.in.includes(value)
  const { from, below } = condition
  return value !== null && (from === undefined || value >= from) && (below === undefined || value < below)
}
/** Whether a document meets all conditions. */
export const matches = (document: unknown, where: object): boolean =>
  Object.entries(where as Record<string, Condition>).every(([member, condition]) =>
    isIn((document as Members)[member] ?? null, condition),
  )
const compared = (a: Scalar | undefined, b: Scalar | undefined): number =>
  (a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0

/** Documents in the order of a query: ties are broken by id, ascending. */
export const sorted = (
  found: readonly (readonly [id: string, document: unknown])[],
  sort: readonly { readonly by: string; readonly direction: 'asc' | 'desc' }[] = [],
): readonly (readonly [id: string, document: unknown])[] => {
  const inOrder = found.toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const { by, direction } of sort.toReversed())
    inOrder.sort(([, a], [, b]) => compared((a as Members)[by], (b as Members)[by]) * (direction === 'asc' ? 1 : -1))
  return inOrder
}

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

/** Answers as a store would, by going through all that it is given. */
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
      return right(new Map(found))
    },
    get: async (collection, ids) =>
      right(
        new Map(
          ids.flatMap((id) => {
            const document = of(collection).get(id)
            return document === undefined ? [] : [[id, document as never] as const]
          }),
        ),
      ),
    find: async (collection, { where, sort, limit, afterId }) => {
      const found = [...of(collection)].filter(
        ([id, document]) => (afterId === undefined || id > afterId) && matches(document, where),
      )
      return right(
        sorted(found, sort)
          .slice(0, limit)
          .map(([, document]) => document as never),
      )
    },
    stored: async (collection, afterId, limit) =>
      right(
        [...of(collection)]
          .filter(([id]) => afterId === null || id > afterId)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .slice(0, limit),
      ),
    misfiled: async () => right([]),
    count: async (collection, { where }) =>
      right([...of(collection).values()].filter((document) => matches(document, where)).length),
  }
}
