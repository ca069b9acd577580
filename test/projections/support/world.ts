import { expect } from '@jest/globals'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import type { AnyCollection, Condition, DocumentReader, Scalar } from '#domain/documents'
import { type DomainEvent, decodeEvent, definitionOf } from '#domain/events/catalogue'
import type { AccessEntry } from '#projections/access/fold'
import { type Entity, entityId, evolve } from '#projections/entities/entity'
import { entities, foldedElsewhere } from '#projections/index'
import { ObservedHead } from '#projections/sources/observed'
import type { Told } from './events.js'

/** What some events come to: entities folded one by one, in memory. */
export class World {
  readonly #documents = new Map<string, Map<string, unknown>>()
  readonly #revisions = new Map<string, number>()
  readonly #facts = new Map<string, Set<string>>()
  /** All events, decoded. */
  readonly events: DomainEvent[] = []
  /** Entries of the access streams, by stream. */
  readonly access = new Map<string, AccessEntry[]>()

  constructor(events: readonly Told[]) {
    for (const event of events) this.#tell(event)
  }

  #tell({ stream, event: recorded }: Told): void {
    const revision = (this.#revisions.get(stream) ?? -1) + 1
    this.#revisions.set(stream, revision)
    const event = decodeEvent({ ...recorded, revision })
    if (isLeft(event)) throw new Error(`${event.left.type}: ${event.left.reason}`)
    this.events.push(event.right)
    this.#fold(event.right)
    if (definitionOf(event.right.type).aggregate === 'access')
      this.access.set(stream, [...(this.access.get(stream) ?? []), { revision, event: event.right }])
  }

  #fold(event: DomainEvent): void {
    const { workspaceId, entity: ref, connectionId } = event.metadata
    if (foldedElsewhere.has(ref.kind)) return
    const entity = entities.find(({ name }) => name === ref.kind)
    if (entity === undefined) throw new Error(`no entity is of the kind ${ref.kind}`)
    const id = entityId(workspaceId, ref)
    const after = evolve(entity, this.#of(entity).get(id), event)
    if (after === undefined) this.#of(entity).delete(id)
    else this.#put(entity, id, after)

    const { observes } = definitionOf(event.type)
    if (observes === null || connectionId === undefined) return
    const facts = this.#facts.get(connectionId) ?? new Set()
    this.#facts.set(connectionId, facts)
    if (observes === 'stated') facts.add(JSON.stringify(ref))
    else facts.delete(JSON.stringify(ref))
    const head = { workspaceId, connectionId, revision: event.revision, records: facts.size }
    this.#put(ObservedHead, connectionId, head)
  }

  #of({ name }: AnyCollection): Map<string, unknown> {
    const documents = this.#documents.get(name) ?? new Map()
    this.#documents.set(name, documents)
    return documents
  }
  #put(collection: AnyCollection, id: string, document: unknown): void {
    const decoded = decode(collection.codec, document)
    if (isLeft(decoded)) throw new Error(`${collection.name} ${id} does not fit: ${describe(decoded.left)}`)
    this.#of(collection).set(id, document)
  }

  /** All documents, by collection and id. */
  documents(): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
    return Object.fromEntries(entities.map((entity) => [entity.name, Object.fromEntries(this.#of(entity))]))
  }
  /** All entities of a kind, in order of their ids. */
  all<S>(entity: Entity<S>): readonly S[] {
    return [...this.#of(entity)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, document]) => document as S)
  }
  /** The only entity of a kind, or undefined. */
  one<S>(entity: Entity<S>): S | undefined {
    const [first, ...more] = this.all(entity)
    expect(more).toEqual([])
    return first
  }

  /** Reads the documents as a store would, by going through all of them. */
  readonly docs: DocumentReader = {
    get: async (collection, ids) => {
      const found = ids.flatMap((id) => {
        const document = this.#of(collection).get(id)
        return document === undefined ? [] : [[id, document as never] as const]
      })
      return right(new Map(found))
    },
    find: async (collection, { where, sort = [], limit }) => {
      const documents = [...this.#of(collection)]
        .filter(([, document]) => matches(document as Record<string, Scalar>, where))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, document]) => document as Record<string, Scalar>)
      for (const { by, direction } of sort.toReversed())
        documents.sort((a, b) => compared(a[by], b[by]) * (direction === 'asc' ? 1 : -1))
      return right(documents.slice(0, limit) as never)
    },
    count: async (collection, { where }) =>
      right([...this.#of(collection).values()].filter((one) => matches(one as Record<string, Scalar>, where)).length),
  }
}

const compared = (a: unknown, b: unknown): number =>
  (a as string) < (b as string) ? -1 : (a as string) > (b as string) ? 1 : 0
const matches = (document: Record<string, Scalar>, where: object): boolean =>
  Object.entries(where as Record<string, Condition>).every(([member, condition]) => {
    const value = document[member] ?? null
    if ('eq' in condition) return value === condition.eq
    if ('in' in condition) return condition.in.includes(value)
    if (value === null) return false
    return (
      (condition.from === undefined || value >= condition.from) &&
      (condition.below === undefined || value < condition.below)
    )
  })

/**
 * Specifications of what is to be seen of events: `given(…past).when(…news).then(…)`. Both kinds of events are told in
 * this order; `then` looks at what they come to.
 */
export const seeing = <A>(look: (world: World) => A) => {
  const then = (events: readonly Told[]) => (expected: unknown) => expect(look(new World(events))).toEqual(expected)
  return {
    given: (...past: readonly Told[]) => ({
      // biome-ignore lint/suspicious/noThenProperty: the word of specifications; nobody awaits one
      when: (...news: readonly Told[]) => ({ then: then([...past, ...news]) }),
      // biome-ignore lint/suspicious/noThenProperty: the same
      then: then(past),
    }),
  }
}
