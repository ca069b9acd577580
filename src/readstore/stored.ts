import { isDeepStrictEqual } from 'node:util'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import type { AccessAtRevision, AnyCollection, Collection, Decode, Query, Scalar } from '#domain/documents'
import type { StoreUnavailable } from '#domain/outcome'

// A document is stored as JSON text beside the members by which it is found.

export const indexedMembers = ({ indexes }: AnyCollection): readonly string[] => [...new Set(indexes.flat())]

/** A member as it is compared: `false` and `true` are 0 and 1. */
export const stored = (value: Scalar): string | number | null => (typeof value === 'boolean' ? Number(value) : value)
export const storedMember = (document: object, member: string): string | number | null =>
  stored((document as Record<string, Scalar>)[member] ?? null)

/** What is kept beside a document, by which it is found. */
export interface Filing {
  readonly members: Readonly<Record<string, string | number | null>>
  readonly terms: ReadonlySet<string>
}
export const filingOf = (collection: AnyCollection, id: string, document: object): Filing => ({
  members: Object.fromEntries(indexedMembers(collection).map((member) => [member, storedMember(document, member)])),
  terms: collection.terms?.(document, id) ?? NO_TERMS,
})
const NO_TERMS: ReadonlySet<string> = new Set()

/** Whether a document, as its text has it, would be found by what is kept beside it. */
export const isFiledAs = (collection: AnyCollection, id: string, body: string, found: Filing): boolean => {
  const document = parsed(body)
  if (typeof document !== 'object' || document === null) return false
  try {
    return isDeepStrictEqual(filingOf(collection, id, document), found)
  } catch {
    // A document that does not fit has no terms: it is different anyway.
    return false
  }
}

/** Which index serves a query, by its place; null: that of ids. A query that none serves is a mistake in the program. */
export const indexFor = <S>(
  { name, indexes }: Collection<S>,
  { where, sort = [] }: Pick<Query<S>, 'where' | 'sort'>,
): number | null => {
  const members = [...new Set([...Object.keys(where), ...sort.map(({ by }) => by)])]
  if (members.length === 0) return null
  const serving = indexes.findIndex((index) =>
    members.every((member) => index.slice(0, members.length).includes(member as never)),
  )
  if (serving === -1) throw new Error(`no index of ${name} serves a query by ${members.join(', ')}`)
  return serving
}

/** What the collections of a build are, and how they are found: what is stored of another one is folded anew. */
export const shapeText = (collections: readonly AnyCollection[], shape: string): string =>
  `${shape} ${JSON.stringify(collections.map(({ name, indexes }) => [name, indexes]))}`

export const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

export const decoded: Decode = ({ name, codec }, body) => {
  const document = decode(codec, parsed(body))
  return isLeft(document)
    ? left({
        ...{ tag: 'store_unavailable', store: 'read store' },
        cause: `a document of ${name} does not fit: ${describe(document.left)}`,
      })
    : right(document.right)
}

/** What is stored and cannot be read is an error, never "there is none". */
export const accessDocuments = (rows: Iterable<readonly [id: string, revision: number, body: string]>) => {
  const documents = new Map<string, AccessAtRevision>()
  for (const [id, revision, body] of rows) {
    const document = parsed(body)
    if (document === undefined)
      return left<StoreUnavailable>({
        ...{ tag: 'store_unavailable', store: 'read store' },
        cause: 'an access document is not JSON',
      })
    documents.set(id, { revision, document })
  }
  return right(documents)
}
