import { isDeepStrictEqual } from 'node:util'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import type { AnyCollection, DocumentReader } from '#domain/documents'
import { workspaceOf } from '#domain/events/attribution'
import type { EntityRef } from '#domain/events/envelope'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { pagesUpTo } from '#eventlog/pages'
import type { EventLog, LoggedEvent, Position } from '#eventlog/port'
import { PutAside } from '#projections/sources/put-aside'
import { Documents } from './documents.js'
import { asideId, type EntityEvents, type Entry, foldEntity, grouped } from './fold.js'
import { type HeldDocuments, memoryReader } from './memory-reader.js'
import { PlainWorld } from './plain.js'
import { settle } from './settle.js'

/** An event without which the reading would be another. */
export interface ExplainingEvent<A> {
  readonly position: Position
  readonly type: string
  readonly occurredAt: Instant
  readonly entity: EntityRef
  /** What it would be. */
  readonly without: A
}
export interface Explained<A> {
  readonly value: A
  /** In the order of the log. */
  readonly events: readonly ExplainingEvent<A>[]
}

/** Reads a number, or several, out of documents of one moment. */
export type Reading<A> = (docs: DocumentReader) => Outcome<StoreUnavailable, A>

const eventsOf = async (
  workspaceId: Uuid,
  upTo: Position,
  eventLog: Pick<EventLog, 'readAll'>,
): Outcome<StoreUnavailable, readonly LoggedEvent[]> => {
  const events: LoggedEvent[] = []
  for await (const page of pagesUpTo(upTo, eventLog)) {
    if (isLeft(page)) return page
    events.push(...page.right.filter((event) => workspaceOf(event) === workspaceId))
  }
  return right(events)
}

/** What a reading asked for: documents by id, and collections that it searched. */
class Asked {
  readonly #ids = new Map<AnyCollection, Set<string>>()
  readonly #searched = new Set<AnyCollection>()

  watching(docs: DocumentReader): DocumentReader {
    return {
      ...docs,
      get: (collection, ids) => {
        const known = this.#ids.get(collection) ?? new Set()
        for (const id of ids) known.add(id)
        this.#ids.set(collection, known)
        return docs.get(collection, ids)
      },
      find: (collection, query) => {
        this.#searched.add(collection)
        return docs.find(collection, query)
      },
      count: (collection, query) => {
        this.#searched.add(collection)
        return docs.count(collection, query)
      },
    }
  }
  /** Whether the answer may be another where this document is. */
  concerns(collection: AnyCollection, id: string): boolean {
    return this.#searched.has(collection) || this.#ids.get(collection)?.has(id) === true
  }
}

/** All documents with some replaced; undefined takes one away. */
const overlaid = (
  all: HeldDocuments,
  changes: readonly { readonly collection: AnyCollection; readonly id: string; readonly document?: object }[],
): HeldDocuments => {
  const result = new Map(all)
  for (const collection of new Set(changes.map((one) => one.collection))) {
    const documents = new Map(all.get(collection))
    for (const one of changes)
      if (one.collection === collection) {
        if (one.document === undefined) documents.delete(one.id)
        else documents.set(one.id, one.document)
      }
    result.set(collection, documents)
  }
  return result
}

/** The documents that would be otherwise without one event of an entity. */
const changesWithout = async (group: EntityEvents, entry: Entry, all: HeldDocuments, docs: DocumentReader) => {
  const { entity, id } = group
  const entries = group.entries.filter((one) => one !== entry)
  const { document, aside } = foldEntity({ ...group, entries }, undefined, undefined)
  const changes: { collection: AnyCollection; id: string; document?: object }[] = []
  const asideNow = all.get(PutAside)?.get(asideId(group))
  if (!isDeepStrictEqual(aside, asideNow))
    changes.push({ collection: PutAside, id: asideId(group), ...(aside === undefined ? {} : { document: aside }) })
  if (entity === null) return right(changes)

  const documents = new Documents()
  const loaded = await documents.load(new Map([[entity, new Set([id])]]), docs)
  if (isLeft(loaded)) return loaded
  const before = documents.now<object>(entity, id)
  if (isDeepStrictEqual(document, before)) return right(changes)
  documents.set(entity, id, document)
  const settled = await settle([{ entity, id, before, after: document }], documents, docs)
  if (isLeft(settled)) return settled
  const { writes, deletes } = documents.changes()
  return right([...changes, ...writes, ...deletes])
}

/**
 * The events of which a reading is made: those without any one of which it would be another. Each is left out in turn,
 * with all that follows from it, and it is read again; an event that touches nothing that was read is passed.
 */
export const explain = async <A>(
  workspaceId: Uuid,
  upTo: Position,
  reading: Reading<A>,
  eventLog: Pick<EventLog, 'readAll'>,
  onProgress: (done: number, total: number) => void,
): Outcome<StoreUnavailable, Explained<A>> => {
  const events = await eventsOf(workspaceId, upTo, eventLog)
  if (isLeft(events)) return events
  const world = new PlainWorld()
  for (const event of events.right) world.tell(event)
  const all: HeldDocuments = world.documents()
  const docs = memoryReader(all)
  const asked = new Asked()
  const value = await reading(asked.watching(docs))
  if (isLeft(value)) return value

  const explaining: ExplainingEvent<A>[] = []
  let done = 0
  for (const group of grouped(events.right).groups)
    for (const entry of group.entries) {
      done += 1
      onProgress(done, events.right.length)
      const changes = await changesWithout(group, entry, all, docs)
      if (isLeft(changes)) return changes
      if (!changes.right.some(({ collection, id }) => asked.concerns(collection, id))) continue
      const without = await reading(memoryReader(overlaid(all, changes.right)))
      if (isLeft(without)) return without
      if (isDeepStrictEqual(without.right, value.right)) continue
      const { position, type, metadata } = entry
      const { occurredAt } = metadata
      explaining.push({ position, type, occurredAt, entity: group.ref, without: without.right })
    }
  return right({
    value: value.right,
    events: explaining.sort((a, b) => (a.position < b.position ? -1 : 1)),
  })
}
