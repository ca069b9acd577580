import { isLeft } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import type { Uuid } from '#domain/common'
import {
  type AnyCollection,
  type Condition,
  corruptDocument,
  type DocumentReader,
  type Query,
  type Scalar,
} from '#domain/documents'
import { type StoreError, StoreFailure } from '#domain/outcome'
import { collections } from '#projections/index'
import { asksFor, sorted } from '../memory-queries.js'
import { type HeldDocuments, memoryReader } from '../memory-reader.js'
import { storedPages } from '../stored-pages.js'

/** A changed document; undefined if it is removed. */
export interface Change {
  readonly collection: AnyCollection
  readonly id: string
  readonly document: object | undefined
}

type Found = readonly [id: string, document: unknown]

/** Maximum of cached answers, which serve the same query over other changes without another search. */
const KEPT_ANSWERS = 5_000

/** The documents of one workspace at one moment, in memory, and readers that see them with changes applied. */
export class Snapshot {
  readonly documents: HeldDocuments
  readonly #indexes = new Map<string, ReadonlyMap<Scalar, readonly Found[]>>()
  readonly #answers = new Map<string, Answer>()

  constructor(documents: HeldDocuments) {
    this.documents = documents
  }

  /** Reads all documents of the workspace. */
  static async of(workspaceId: Uuid, docs: DocumentReader): Promise<Snapshot> {
    const all = new Map<AnyCollection, Map<string, unknown>>()
    for (const collection of collections) {
      const documents = new Map<string, unknown>()
      for await (const page of storedPages(collection, docs)) {
        for (const [id, document] of page)
          if ((document as { readonly workspaceId?: Uuid } | undefined)?.workspaceId === workspaceId)
            documents.set(id, document)
      }
      all.set(collection, documents)
    }
    return new Snapshot(all)
  }

  /** A reader of the documents with these changes applied. */
  reader(changes: readonly Change[] = []): DocumentReader {
    const changed = new Map<AnyCollection, Map<string, object | undefined>>()
    for (const { collection, id, document } of changes) {
      const ofCollection = changed.get(collection) ?? new Map<string, object | undefined>()
      changed.set(collection, ofCollection.set(id, document))
    }
    const find = (collection: AnyCollection, query: Query<unknown>): Answer =>
      withChanges(this.#find(collection, query), collection, query, changed.get(collection))
    const all = memoryReader(this.documents)
    return {
      ...all,
      get: async (collection, ids) => {
        const ofCollection = changed.get(collection)
        const found: Found[] = []
        for (const id of ids) {
          const document = ofCollection?.has(id) ? ofCollection.get(id) : this.documents.get(collection)?.get(id)
          if (document !== undefined) found.push([id, document])
        }
        assertSound(problemWith(collection, found))
        return new Map(found.map(([id, document]) => [id, document as never]))
      },
      find: async (collection, query) => {
        const { problem, documents } = find(collection, query as Query<unknown>)
        assertSound(problem)
        return documents.slice(0, query.limit).map((document) => document as never)
      },
      count: async (collection, query) => find(collection, query as Query<unknown>).documents.length,
    }
  }

  /** The full answer to a query without any changes, regardless of its limit. */
  #find(collection: AnyCollection, query: Query<unknown>): Answer {
    const { where, sort, afterId } = query
    const question = JSON.stringify([collection.name, where, sort, afterId])
    const known = this.#answers.get(question)
    if (known !== undefined) return known
    const found = this.#candidates(collection, where).filter(([id, document]) => asksFor(query, id, document))
    const answer = answerOf(collection, sorted(found, sort))
    if (this.#answers.size < KEPT_ANSWERS) this.#answers.set(question, answer)
    return answer
  }

  /** A superset of the matching documents: those with one of the values of the most selective member. */
  #candidates(collection: AnyCollection, where: object): readonly Found[] {
    let fewest: readonly Found[] | undefined
    for (const [member, condition] of Object.entries(where as Record<string, Condition>)) {
      const values = 'eq' in condition ? [condition.eq] : 'in' in condition ? condition.in : null
      if (values === null) continue
      const index = this.#indexOf(collection, member)
      const found = values.flatMap((value) => index.get(value) ?? [])
      if (fewest === undefined || found.length < fewest.length) fewest = found
    }
    return fewest ?? [...(this.documents.get(collection) ?? [])]
  }

  #indexOf(collection: AnyCollection, member: string): ReadonlyMap<Scalar, readonly Found[]> {
    const name = `${collection.name}.${member}`
    const known = this.#indexes.get(name)
    if (known !== undefined) return known
    const index = new Map<Scalar, Found[]>()
    for (const one of this.documents.get(collection) ?? []) {
      const value = (one[1] as Readonly<Record<string, Scalar>>)[member] ?? null
      const alike = index.get(value)
      if (alike === undefined) index.set(value, [one])
      else alike.push(one)
    }
    this.#indexes.set(name, index)
    return index
  }
}

/** The documents that match a query, in its order. */
interface Answer {
  readonly found: readonly Found[]
  readonly ids: ReadonlySet<string>
  readonly documents: readonly unknown[]
  /** The problem of a document that does not match its codec; null if all match. */
  readonly problem: StoreError | null
}
const answerOf = (collection: AnyCollection, found: readonly Found[]): Answer => ({
  found,
  ids: new Set(found.map(([id]) => id)),
  documents: found.map(([, document]) => document),
  problem: problemWith(collection, found),
})

/** The valid documents seen so far: a document is checked when it is first read, because most never are. */
const fitting = new WeakSet<object>()

const problemWith = (collection: AnyCollection, found: readonly Found[]): StoreError | null => {
  for (const [id, document] of found) {
    if (fitting.has(document as object)) continue
    const decoded = decode(collection.codec, document)
    if (isLeft(decoded)) return corruptDocument(collection.name, id, describe(decoded.left))
    fitting.add(document as object)
  }
  return null
}

const assertSound = (problem: StoreError | null): void => {
  if (problem !== null) throw new StoreFailure(problem)
}

const withChanges = (
  answer: Answer,
  collection: AnyCollection,
  query: Query<unknown>,
  changed: ReadonlyMap<string, object | undefined> | undefined,
): Answer => {
  if (changed === undefined) return answer
  const joined = [...changed].filter(([id, document]) => document !== undefined && asksFor(query, id, document))
  const isLeaving = [...changed.keys()].some((id) => answer.ids.has(id))
  if (joined.length === 0 && !isLeaving) return answer
  const stayed = answer.found.filter(([id]) => !changed.has(id))
  return answerOf(collection, joined.length === 0 ? stayed : sorted([...stayed, ...joined], query.sort))
}
