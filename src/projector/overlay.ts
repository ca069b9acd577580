import type { AnyCollection, Collection, DocumentRef, FoldingReader } from '#domain/documents'
import type { Change } from '#readstore/groups'
import { NO_TERMS } from '#readstore/stored'

const termsOf = ({ collection, id }: Change, document: unknown): ReadonlySet<string> =>
  document === undefined ? NO_TERMS : (collection.terms?.(document, id) ?? NO_TERMS)

const keyOf = ({ collection, id }: DocumentRef): string => `${collection}|${id}`
const push = (all: Map<string, DocumentRef[]>, term: string, ref: DocumentRef): void => {
  const known = all.get(term)
  if (known === undefined) all.set(term, [ref])
  else known.push(ref)
}

/** The documents that gain and lose terms, by term. */
const movesOf = (changes: readonly Change[]) => {
  const joined = new Map<string, DocumentRef[]>()
  const left = new Map<string, DocumentRef[]>()
  for (const change of changes) {
    const ref = { collection: change.collection.name, id: change.id }
    const was = termsOf(change, change.before)
    const is = termsOf(change, change.now)
    if (was === is) continue
    for (const term of was) if (!is.has(term)) push(left, term, ref)
    for (const term of is) if (!was.has(term)) push(joined, term, ref)
  }
  return { joined, left }
}

/** What a store answers once a batch is committed, while that commit is under way: each document may be there or not yet. */
export const laidOver = (changes: readonly Change[], docs: FoldingReader): FoldingReader => {
  const changed = new Map<AnyCollection, Map<string, Change>>()
  for (const change of changes) {
    const known = changed.get(change.collection)
    if (known === undefined) changed.set(change.collection, new Map([[change.id, change]]))
    else known.set(change.id, change)
  }
  const { joined, left } = movesOf(changes)
  return {
    get: async <S>(collection: Collection<S>, ids: readonly string[]) => {
      const own = changed.get(collection)
      const others = own === undefined ? ids : ids.filter((id) => !own.has(id))
      const found = new Map(others.length === 0 ? [] : await docs.get(collection, others))
      for (const id of ids) {
        const now = own?.get(id)?.now
        if (now !== undefined) found.set(id, now as S)
      }
      return found
    },
    withTerms: async (terms, most = Number.POSITIVE_INFINITY) => {
      let leaving = 0
      for (const term of terms) leaving = Math.max(leaving, left.get(term)?.length ?? 0)
      const found = new Map(await docs.withTerms(terms, most + leaving))
      for (const term of terms) {
        const gone = left.get(term) ?? []
        const more = joined.get(term) ?? []
        if (gone.length === 0 && more.length === 0) continue
        const moved = new Set([...gone, ...more].map(keyOf))
        const stayed = (found.get(term) ?? []).filter((one) => !moved.has(keyOf(one)))
        found.set(term, [...stayed, ...more])
      }
      return found
    },
  }
}
