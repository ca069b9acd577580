import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { AnyCollection, Decode } from '#domain/documents'
import { decoded } from './stored.js'

/** The most characters to remember: about 64 MB, including decoded documents. */
const REMEMBERED = 16_000_000

interface Remembered {
  readonly text: string
  readonly document: unknown
}

/**
 * Reads documents like `decoded`, and caches recent ones up to a number of characters of text. A document is looked up by
 * its collection and id, and taken only if its whole text is the same, so it is never outdated, nor of another generation.
 * Comparing texts costs less than looking up by them. Callers must not change it.
 */
export const remembering = (characters: number = REMEMBERED): Decode => {
  type Documents = Map<AnyCollection, Map<string, Remembered>>
  // Two generations of entries: a hit moves from the older to the younger, and the older is dropped as a whole.
  let [young, old]: [Documents, Documents] = [new Map(), new Map()]
  let size = 0
  const put = (collection: AnyCollection, id: string, one: Remembered): void => {
    if (size + one.text.length > characters / 2) [young, old, size] = [new Map(), young, 0]
    const known = young.get(collection) ?? new Map<string, Remembered>()
    size += one.text.length - (known.get(id)?.text.length ?? 0)
    young.set(collection, known.set(id, one))
  }
  return <S>(collection: Parameters<typeof decoded<S>>[0], id: string, text: string) => {
    const kept = young.get(collection)?.get(id)
    if (kept?.text === text) return right(kept.document as S)
    const before = old.get(collection)?.get(id)
    if (before?.text === text) {
      put(collection, id, before)
      return right(before.document as S)
    }
    const document = decoded(collection, id, text)
    if (!isLeft(document)) put(collection, id, { text, document: document.right })
    return document
  }
}
