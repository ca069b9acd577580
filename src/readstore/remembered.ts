import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { AnyCollection, Decode } from '#domain/documents'
import { decoded } from './stored.js'

/** Some 64 MB, with what they are decoded into. */
const REMEMBERED = 16_000_000

/**
 * Reads documents as `decoded` does, and keeps those read lately, at most so many characters of text. A document is known
 * by its collection and its whole text, so that it is never an older one, nor of another workspace or generation. Whoever
 * reads it must not change it.
 */
export const remembering = (characters: number = REMEMBERED): Decode => {
  type Texts = Map<AnyCollection, Map<string, unknown>>
  // Two ages: what is asked for again moves from the older to the younger, and the older goes as a whole.
  let [young, old]: [Texts, Texts] = [new Map(), new Map()]
  let held = 0
  const put = (collection: AnyCollection, body: string, document: unknown): void => {
    if (held + body.length > characters / 2) [young, old, held] = [new Map(), young, 0]
    const known = young.get(collection) ?? new Map<string, unknown>()
    young.set(collection, known.set(body, document))
    held += body.length
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
