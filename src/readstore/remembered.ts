import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { AnyCollection, Decode } from '#domain/documents'
import { decoded } from './stored.js'

/** About 64 MB, including decoded documents. */
const REMEMBERED = 16_000_000

/**
 * Reads documents like `decoded`, and caches recent ones up to a number of characters of text. A document is identified
 * by its collection and its whole text, so it is never outdated, nor of another workspace or generation. Callers
 * must not change it.
 */
export const remembering = (characters: number = REMEMBERED): Decode => {
  type Texts = Map<AnyCollection, Map<string, unknown>>
  // Two generations of entries: a hit moves from the older to the younger, and the older is dropped as a whole.
  let [young, old]: [Texts, Texts] = [new Map(), new Map()]
  let size = 0
  const put = (collection: AnyCollection, body: string, document: unknown): void => {
    if (size + body.length > characters / 2) [young, old, size] = [new Map(), young, 0]
    const known = young.get(collection) ?? new Map<string, unknown>()
    young.set(collection, known.set(body, document))
    size += body.length
  }
  return <S>(collection: Parameters<typeof decoded<S>>[0], body: string) => {
    const kept = young.get(collection)?.get(body)
    if (kept !== undefined) return right(kept as S)
    const before = old.get(collection)?.get(body)
    if (before !== undefined) {
      put(collection, body, before)
      return right(before as S)
    }
    const document = decoded(collection, body)
    if (!isLeft(document)) put(collection, body, document.right)
    return document
  }
}
