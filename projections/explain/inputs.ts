import type { Uuid } from '#domain/common'
import type {
  AnyCollection,
  Collection,
  Condition,
  DocumentReader,
  Query,
  ReadSources,
  Scalar,
} from '#domain/documents'
import type { ConnectionState } from '../entities/connection.js'
import { entityId } from '../entities/entity.js'
import type { Contribution } from '../rollups/contribution.js'
import type { PlaceSums } from '../rollups/daily-sums.js'
import { listenedTo, type SumsHeard } from '../rollups/heard.js'
import type { RollupState } from '../rollups/rollup.js'
import { refOf } from './refs.js'

// A report is a function of what it reads: of documents, of their numbers, and of sums. What it reads is kept, so that the
// report can be asked again as if something had not been there, without another look into the store.

/** Something that a report has read. */
export type Input =
  | { readonly tag: 'document'; readonly key: string }
  /** The reading of a connection, which its document tells. */
  | { readonly tag: 'reading'; readonly key: string }
  | { readonly tag: 'counted'; readonly key: string }
  | { readonly tag: 'counter'; readonly key: string; readonly counter: string }
  | { readonly tag: 'member'; readonly key: string }

export interface ReadDocument {
  readonly key: string
  readonly collection: AnyCollection
  readonly document: object
}
/** Documents that were counted and not read. */
export interface ReadCount {
  readonly key: string
  readonly collection: AnyCollection
  readonly query: Query<unknown>
  readonly count: number
}
export interface ReadSums {
  readonly key: string
  readonly asked: SumsHeard
  readonly sums: readonly PlaceSums<string>[]
}
export interface ReadMember {
  readonly key: string
  readonly document: object
}

interface LeftOut {
  readonly keys: ReadonlySet<string>
  /** Keys of connections that have read nothing. */
  readonly unread: ReadonlySet<string>
  /** Counters, by the key of their sums. */
  readonly counters: ReadonlyMap<string, ReadonlySet<string>>
}

const leftOutBy = (inputs: readonly Input[]): LeftOut => {
  const counters = new Map<string, Set<string>>()
  for (const one of inputs) {
    if (one.tag !== 'counter') continue
    const known = counters.get(one.key) ?? new Set()
    counters.set(one.key, known.add(one.counter))
  }
  const unread = new Set<string>()
  const keys = new Set<string>()
  for (const one of inputs) {
    if (one.tag === 'reading') unread.add(one.key)
    else if (one.tag !== 'counter') keys.add(one.key)
  }
  return { keys, unread, counters }
}

/** A connection that has read nothing yet. */
const neverRead = (connection: ConnectionState): ConnectionState => ({
  ...connection,
  coverage: [],
  lastSuccessAt: null,
  lastReadAt: null,
  lastError: null,
  cursor: null,
  files: [],
  recentRuns: [],
})

const without = (
  counts: Readonly<Record<string, number>>,
  left: ReadonlySet<string>,
): Readonly<Record<string, number>> => {
  const rest: Record<string, number> = {}
  for (const name in counts) if (!left.has(name[0] === '^' ? name.slice(1) : name)) rest[name] = counts[name] ?? 0
  return rest
}

const rollupWithout = (rollup: RollupState, left: ReadonlySet<string>): RollupState => {
  const days: Record<string, Readonly<Record<string, number>>> = {}
  for (const day in rollup.days) {
    const counts = without(rollup.days[day] ?? {}, left)
    // A day without any sums is none.
    if (Object.keys(counts).length > 0) days[day] = counts
  }
  return { ...rollup, days }
}

const sumsWithout = (sums: readonly PlaceSums<string>[], left: ReadonlySet<string>): readonly PlaceSums<string>[] =>
  sums.map(({ first, last, rollups, contributions }) => ({
    first,
    last,
    rollups: rollups.map((rollup) => rollupWithout(rollup, left)),
    contributions: contributions.map(
      (one) => ({ ...one, measures: without(one.measures as Readonly<Record<string, number>>, left) }) as Contribution,
    ),
  }))

/** The answer to a query, with the lists of values that it allows. */
interface WideAnswer {
  readonly lists: ReadonlyMap<string, ReadonlySet<Scalar>>
  readonly found: Promise<readonly unknown[]>
}

const isWithin = (some: ReadonlySet<Scalar>, all: ReadonlySet<Scalar> | undefined): boolean =>
  all !== undefined && [...some].every((one) => all.has(one))

/** All that a report reads, and readers of it with some of it left out. */
export class Inputs {
  readonly documents = new Map<string, ReadDocument>()
  readonly counts = new Map<string, ReadCount>()
  readonly sums = new Map<string, ReadSums>()
  readonly members = new Map<string, ReadMember>()
  /** A question to the store itself has failed. */
  hasFailed = false
  readonly #sources: ReadSources
  readonly #answers = new Map<AnyCollection, Map<string, Promise<unknown>>>()
  readonly #byId = new Map<AnyCollection, Map<string, object | undefined>>()
  readonly #wide = new Map<AnyCollection, Map<string, WideAnswer[]>>()
  readonly #keys = new WeakMap<object, string>()
  readonly #keysFound = new WeakMap<readonly unknown[], ReadonlySet<string>>()

  constructor(sources: ReadSources) {
    this.#sources = sources
  }

  /** The sources of the report with some of what it reads left out. */
  sources(left: readonly Input[] = []): ReadSources {
    const leaving = leftOutBy(left)
    const { access, people, requestedAt } = this.#sources
    return {
      docs: this.#reader(leaving),
      access: { ofWorkspace: async (workspaceId) => this.#members(await access.ofWorkspace(workspaceId), leaving) },
      people,
      requestedAt,
    }
  }

  /** Reads with an index what the report has not read, or reads again what it has. */
  get docs(): DocumentReader {
    return this.#asked()
  }

  #once<A>(collection: AnyCollection, question: string, ask: () => Promise<A>): Promise<A> {
    const known = this.#answers.get(collection) ?? new Map<string, Promise<unknown>>()
    this.#answers.set(collection, known)
    const answer = (known.get(question) as Promise<A> | undefined) ?? this.#noting(ask)
    known.set(question, answer)
    return answer
  }

  /** Remembers that the store failed: a report may also say so of what was left out. */
  async #noting<A>(ask: () => Promise<A>): Promise<A> {
    try {
      return await ask()
    } catch (error) {
      this.hasFailed = true
      throw error
    }
  }

  /** The reader that asks the store each question once. */
  #asked(): DocumentReader {
    const { docs } = this.#sources
    return {
      ...docs,
      get: (collection, ids) => this.#once(collection, `get ${JSON.stringify(ids)}`, () => docs.get(collection, ids)),
      find: (collection, query) =>
        this.#once(collection, `find ${JSON.stringify(query)}`, () => docs.find(collection, query)),
      count: (collection, query) =>
        this.#once(collection, `count ${JSON.stringify(query)}`, () => docs.count(collection, query)),
    }
  }

  #reader(leaving: LeftOut): DocumentReader {
    const asked = this.#asked()
    const reader: DocumentReader = {
      ...asked,
      get: async <S>(collection: Collection<S>, ids: readonly string[]) => {
        const found = new Map<string, S>()
        for (const [id, document] of await this.#got(collection, ids))
          for (const one of this.#rest(collection, [document], leaving)) found.set(id, one)
        return found
      },
      find: async (collection, query) => {
        const found = await this.#found(collection, query)
        const keys = this.#keysOf(collection, found)
        // The same list where nothing is left out: what is worked out of it is remembered with it.
        const isWhole = ![...leaving.keys, ...leaving.unread].some((key) => keys.has(key))
        return isWhole ? found : this.#rest(collection, found, leaving)
      },
      count: async (collection, query) => {
        const count = await asked.count(collection, query)
        const key = `count ${collection.name} ${JSON.stringify(query)}`
        if (!this.counts.has(key)) this.counts.set(key, { key, collection, query: query as Query<unknown>, count })
        return leaving.keys.has(key) ? 0 : count
      },
    }
    return listenedTo(reader, {
      docs: asked,
      heard: (question, sums) => {
        const key = JSON.stringify([question.family, question.places])
        if (!this.sums.has(key)) this.sums.set(key, { key, asked: question, sums })
        const left = leaving.counters.get(key)
        return left === undefined ? sums : sumsWithout(sums, left)
      },
    })
  }

  /** Documents as they are with some left out. */
  #rest<S>(collection: Collection<S>, documents: readonly S[], { keys, unread }: LeftOut): readonly S[] {
    return documents.flatMap((document) => {
      const key = this.#keyOf(collection, document as object)
      if (keys.has(key)) return []
      return [unread.has(key) ? (neverRead(document as unknown as ConnectionState) as unknown as S) : document]
    })
  }

  /** Documents by their ids, each of which is read once. */
  async #got<S>(collection: Collection<S>, ids: readonly string[]): Promise<ReadonlyMap<string, S>> {
    const known = this.#byId.get(collection) ?? new Map<string, object | undefined>()
    this.#byId.set(collection, known)
    const missing = ids.filter((id) => !known.has(id))
    if (missing.length > 0) {
      const read = await this.#noting(() => this.#sources.docs.get(collection, missing))
      for (const id of missing) known.set(id, read.get(id) as object | undefined)
    }
    const found = new Map<string, S>()
    for (const id of ids) {
      const document = known.get(id)
      if (document !== undefined) found.set(id, document as S)
    }
    return found
  }

  /** The answer to a query: that of a wider one, where one was asked that differs in its lists of values alone. */
  async #found<S>(collection: Collection<S>, query: Query<S>): Promise<readonly S[]> {
    const lists = Object.entries(query.where as Readonly<Record<string, Condition>>).flatMap(([member, condition]) =>
      'in' in condition ? [[member, new Set(condition.in)] as const] : [],
    )
    if (lists.length === 0 || query.limit !== undefined) return this.#asked().find(collection, query)
    const rest = JSON.stringify([query.sort, query.where], (name, value) =>
      lists.some(([member]) => member === name) ? null : value,
    )
    const known = this.#wide.get(collection) ?? new Map<string, WideAnswer[]>()
    this.#wide.set(collection, known)
    const wide = known.get(rest) ?? []
    known.set(rest, wide)
    const wider = wide.find((one) => lists.every(([member, values]) => isWithin(values, one.lists.get(member))))
    if (wider === undefined) {
      const found = this.#asked().find(collection, query)
      wide.push({ lists: new Map(lists), found })
      return found
    }
    const found = (await wider.found) as readonly S[]
    if (lists.every(([member, values]) => values.size === wider.lists.get(member)?.size)) return found
    return found.filter((document) =>
      lists.every(([member, values]) => values.has((document as Readonly<Record<string, Scalar>>)[member] ?? null)),
    )
  }

  #keysOf(collection: AnyCollection, found: readonly unknown[]): ReadonlySet<string> {
    const known = this.#keysFound.get(found)
    if (known !== undefined) return known
    const keys = new Set(found.map((document) => this.#keyOf(collection, document as object)))
    this.#keysFound.set(found, keys)
    return keys
  }

  #members(documents: readonly unknown[], leaving: LeftOut): readonly unknown[] {
    return documents.filter((document) => {
      const { kind } = document as { readonly kind: string }
      const ref = refOf(kind, document as object)
      if (ref === null) return true
      const key = `${kind} ${ref.key}`
      this.members.set(key, { key, document: document as object })
      return !leaving.keys.has(key)
    })
  }

  /** The key of a document that was read, which is the same however it was found. */
  #keyOf(collection: AnyCollection, document: object): string {
    const known = this.#keys.get(document)
    if (known !== undefined) return known
    const ref = refOf(collection.name, document)
    const { workspaceId, eventId } = document as { readonly workspaceId?: Uuid; readonly eventId?: Uuid }
    const id =
      ref === null || workspaceId === undefined ? (eventId ?? JSON.stringify(document)) : entityId(workspaceId, ref)
    const key = `${collection.name} ${id}`
    this.#keys.set(document, key)
    if (!this.documents.has(key)) this.documents.set(key, { key, collection, document })
    return key
  }
}
