import { isDeepStrictEqual } from 'node:util'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import {
  type AccessAtRevision,
  type AnyCollection,
  type Collection,
  corruptDocument,
  type Decode,
  type Query,
  type Scalar,
} from '#domain/documents'
import { StoreFailure } from '#domain/outcome'
import type { Filing, StoredMember, Write } from './port.js'

// A document is stored as JSON text beside its indexed members.

const membersOf = new WeakMap<AnyCollection, readonly string[]>()
export const indexedMembers = (collection: AnyCollection): readonly string[] => {
  const known = membersOf.get(collection) ?? [...new Set(collection.indexes.flat())]
  membersOf.set(collection, known)
  return known
}

export const stored = (value: Scalar): StoredMember => (typeof value === 'boolean' ? Number(value) : value)

const filingOf = (collection: AnyCollection, id: string, document: object): Filing => ({
  members: indexedMembers(collection).map((member) => stored((document as Record<string, Scalar>)[member] ?? null)),
  terms: collection.terms?.(document, id) ?? NO_TERMS,
})
export const NO_TERMS: ReadonlySet<string> = new Set()

/** The members of a filing by name. */
export const namedMembers = (
  collection: AnyCollection,
  { members }: Pick<Filing, 'members'>,
): Readonly<Record<string, StoredMember>> =>
  Object.fromEntries(indexedMembers(collection).map((member, i) => [member, members[i] ?? null]))

/** Returns the write that stores a document. */
export const writeOf = (collection: AnyCollection, id: string, document: object): Write => ({
  collection,
  id,
  document,
  text: JSON.stringify(document),
  filing: filingOf(collection, id, document),
})

/** Says whether the indexed members and terms match the document's text. */
export const isFiledAs = (collection: AnyCollection, id: string, body: string, found: Filing): boolean => {
  const document = parsed(body)
  if (typeof document !== 'object' || document === null) return false
  try {
    return isDeepStrictEqual(filingOf(collection, id, document), found)
  } catch {
    // An invalid document has no terms; it is reported as different anyway.
    return false
  }
}

/** The number of the index that serves a query; null: that of ids. A query without an index is a defect. */
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

/** Identifies the collections of a build and their indexes: documents stored under another shape are folded again. */
export const shapeText = (collections: readonly AnyCollection[], shape: string): string =>
  `${shape} ${JSON.stringify(collections.map(({ name, indexes }) => [name, indexes]))}`

export const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

export const decoded: Decode = ({ codec }, _id, body) => {
  const document = decode(codec, parsed(body))
  return isLeft(document) ? left(describe(document.left)) : right(document.right)
}

/** Decoded documents by id; throws a `StoreFailure` that names the first invalid one. */
export const decodedAll = <S>(
  collection: Collection<S>,
  bodies: Iterable<readonly [id: string, body: string]>,
  decode: Decode,
): ReadonlyMap<string, S> => {
  const documents = new Map<string, S>()
  for (const [id, body] of bodies) {
    const document = decode(collection, id, body)
    if (isLeft(document)) throw new StoreFailure(corruptDocument(collection.name, id, document.left))
    documents.set(id, document.right)
  }
  return documents
}

/** A stored document that cannot be decoded is an error, never missing. */
export const accessDocuments = (rows: Iterable<readonly [id: string, revision: number, body: string]>) => {
  const documents = new Map<string, AccessAtRevision>()
  for (const [id, revision, body] of rows) {
    const document = parsed(body)
    if (document === undefined) return left(corruptDocument('access', id, 'it is not JSON'))
    documents.set(id, { revision, document })
  }
  return right(documents)
}
