import { expect } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import type { AnyCollection, Collection, DocumentReader } from '#domain/documents'
import { type DomainEvent, decodeEvent, definitionOf } from '#domain/events/catalogue'
import type { AccessEntry } from '#projections/access/fold'
import { Quarantined, type QuarantinedState } from '#projections/entities/quarantine'
import { memoryReader } from '#projector/memory-reader'
import { type AllDocuments, PlainWorld } from '#projector/plain'
import { frozen } from '#test/support/frozen'
import type { Told } from './events.js'

/** What some events come to: entities folded one by one, in memory. */
export class World {
  readonly #plain = new PlainWorld()
  readonly #revisions = new Map<string, number>()
  #documents: AllDocuments | undefined
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
    const position = String(this.events.length).padStart(8, '0')
    this.events.push(event.right)
    this.#plain.tell({ ...recorded, stream, revision, position })
    if (definitionOf(event.right.type).aggregate === 'access')
      this.access.set(stream, [...(this.access.get(stream) ?? []), { revision, event: event.right }])
  }

  #of(collection: AnyCollection): ReadonlyMap<string, unknown> {
    if (this.#documents === undefined) {
      this.#documents = this.#plain.documents()
      for (const [{ name, codec }, documents] of this.#documents)
        for (const [id, document] of documents) {
          // A store may hand out one document again and again: reports must leave it as it is.
          const decoded = decode(codec, frozen(document))
          if (isLeft(decoded)) throw new Error(`${name} ${id} does not fit: ${describe(decoded.left)}`)
        }
      const [aside] = this.#documents.get(Quarantined)?.values() ?? []
      if (aside !== undefined) throw new Error((aside as QuarantinedState).reason)
    }
    return this.#documents.get(collection) ?? new Map()
  }

  /** All documents, by collection and id. */
  documents(): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
    this.#of(Quarantined)
    return Object.fromEntries(
      [...(this.#documents ?? [])].map(([{ name }, documents]) => [name, Object.fromEntries(documents)]),
    )
  }
  /** All entities of a kind, in order of their ids. */
  all<S>(entity: Collection<S>): readonly S[] {
    return [...this.#of(entity)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, document]) => document as S)
  }
  /** The only entity of a kind, or undefined. */
  one<S>(entity: Collection<S>): S | undefined {
    const [first, ...more] = this.all(entity)
    expect(more).toEqual([])
    return first
  }

  /** Reads the documents as a store would, by going through all of them. */
  get docs(): DocumentReader {
    this.#of(Quarantined)
    return memoryReader(this.#documents ?? new Map())
  }
}
