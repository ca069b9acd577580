import { expect } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import type { AnyCollection, Collection, DocumentReader } from '#domain/documents'
import { type DomainEvent, decodeEvent, definitionOf, streamOf } from '#domain/events/catalogue'
import type { AccessEntry } from '#projections/access/fold'
import { type StandingEntry, standsInDirectory, standsInSettings } from '#projections/access/standing'
import { Quarantined, type QuarantinedState } from '#projections/entities/quarantine'
import { memoryReader } from '#projector/memory-reader'
import { type AllDocuments, PlainWorld } from '#projector/plain'
import { frozen } from '#test/support/frozen'
import type { Told } from './events.js'

/** What some events come to: entities folded one by one, in memory. */
export class World {
  readonly #plain = new PlainWorld()
  readonly #told: readonly (Told & { readonly revision: number })[]
  #events: readonly DomainEvent[] | undefined
  #documents: AllDocuments | undefined

  constructor(events: readonly Told[]) {
    const revisions = new Map<string, number>()
    this.#told = events.map(({ stream, event }, i) => {
      const revision = (revisions.get(stream) ?? -1) + 1
      revisions.set(stream, revision)
      this.#plain.tell({ ...event, stream, revision, position: String(i).padStart(8, '0') })
      return { stream, event, revision }
    })
  }

  /** All events, decoded. */
  get events(): readonly DomainEvent[] {
    this.#events ??= this.#told.map(({ event: recorded, revision }) => {
      const event = decodeEvent({ ...recorded, revision })
      if (isLeft(event)) throw new Error(`${event.left.type}: ${event.left.reason}`)
      return event.right
    })
    return this.#events
  }

  /** Entries of the access streams, by stream. */
  get access(): ReadonlyMap<string, readonly AccessEntry[]> {
    const entries = new Map<string, AccessEntry[]>()
    for (const [i, event] of this.events.entries()) {
      const told = this.#told[i]
      if (told === undefined || definitionOf(event.type).aggregate !== 'access') continue
      const before = entries.get(told.stream) ?? []
      entries.set(told.stream, [...before, { revision: told.revision, event }])
    }
    return entries
  }

  /** Entries of a workspace's directory and settings that hold at once. */
  standing(workspaceId: string): Record<'directory' | 'settings', readonly StandingEntry[]> {
    const inStream = (stream: string, decides: (type: string) => boolean): readonly StandingEntry[] =>
      this.events.flatMap((event, i) => {
        const told = this.#told[i]
        return told?.stream === stream && decides(event.type) ? [{ revision: told.revision, event }] : []
      })
    return {
      directory: inStream(streamOf.directory(workspaceId), standsInDirectory),
      settings: inStream(streamOf.settings(workspaceId), standsInSettings),
    }
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

const worlds = new WeakMap<readonly Told[], World>()
/** The world of a list of events, folded once a list. */
export const worldOf = (events: readonly Told[]): World => {
  const known = worlds.get(events)
  if (known !== undefined) return known
  const world = new World(events)
  worlds.set(events, world)
  return world
}
