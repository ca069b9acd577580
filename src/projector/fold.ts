import type { Either } from 'fp-ts/lib/Either.js'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import type { Uuid } from '#domain/common'
import type { AnyCollection } from '#domain/documents'
import { type DomainEvent, definitionOf } from '#domain/events/catalogue'
import { type AnyEntity, entityId, evolve } from '#projections/entities/entity'
import { entities, foldedElsewhere } from '#projections/index'
import { ObservedFact, ObservedHead, observedFactId } from '#projections/sources/observed'

/** A document that an event changes, and how; undefined where there is none. */
export interface Change {
  readonly collection: AnyCollection
  readonly id: string
  // biome-ignore lint/suspicious/noExplicitAny: a document of any collection
  readonly apply: (document: any, documents: Documents) => unknown
}

type Target = Pick<Change, 'collection' | 'id'>

/** The documents that a batch of events is folded into, as it finds and as it leaves them. */
export class Documents {
  readonly #slots = new Map<AnyCollection, Map<string, { readonly before: unknown; now: unknown }>>()

  put({ collection, id }: Target, document: unknown): void {
    const slots = this.#slots.get(collection) ?? new Map<string, { before: unknown; now: unknown }>()
    slots.set(id, { before: document, now: document })
    this.#slots.set(collection, slots)
  }
  change(change: Change): void {
    const slot = this.#slots.get(change.collection)?.get(change.id)
    if (slot === undefined) throw new Error(`a document of ${change.collection.name} was not loaded`)
    const now = change.apply(slot.now, this)
    // What does not fit could be written, and never be read again.
    const fits = now === undefined ? right(now) : decode(change.collection.codec, now)
    if (isLeft(fits)) throw new Error(`${change.collection.name} would not fit: ${describe(fits.left)}`)
    slot.now = now
  }
  /** What there is of a document now. */
  now({ collection, id }: Target): unknown {
    return this.#slots.get(collection)?.get(id)?.now
  }
  /** What has changed since it was put. */
  changes(): { writes: (Target & { document: object })[]; deletes: Target[] } {
    const writes: (Target & { document: object })[] = []
    const deletes: Target[] = []
    for (const [collection, slots] of this.#slots)
      for (const [id, { before, now }] of slots) {
        if (now === before) continue
        if (now === undefined) deletes.push({ collection, id })
        else writes.push({ collection, id, document: now as object })
      }
    return { writes, deletes }
  }
}

const byKind: ReadonlyMap<string, AnyEntity> = new Map(entities.map((entity) => [entity.name, entity]))

/**
 * What an event changes: the entity that it is about and, where a connector saw
 * something, the connection's index of what it has said. Left: why this build cannot know.
 */
export const changesOf = (event: DomainEvent): Either<string, readonly Change[]> => {
  const { workspaceId, entity: ref, connectionId } = event.metadata
  const entity = byKind.get(ref.kind)
  if (entity === undefined) {
    if (foldedElsewhere.has(ref.kind)) return right([])
    return left(`no entity is of the kind ${ref.kind}`)
  }
  const folded = {
    collection: entity,
    id: entityId(workspaceId, ref),
    apply: (state: unknown) => evolve(entity, state, event),
  }
  const { observes } = definitionOf(event.type)
  if (observes === null || connectionId === undefined) return right([folded])
  return right([folded, ...indexed(event, connectionId, observes)])
}

const indexed = (
  { metadata, revision }: DomainEvent,
  connectionId: Uuid,
  observes: 'stated' | 'withdrawn',
): readonly Change[] => {
  const { workspaceId, entity: ref, contentHash, occurredAt } = metadata
  const { kind, key, container = '' } = ref
  const fact: Target = { collection: ObservedFact, id: observedFactId(connectionId, kind, container, key) }
  return [
    {
      collection: ObservedHead,
      id: connectionId,
      apply: (head: { records: number } | undefined, documents) => {
        const known = Number(documents.now(fact) !== undefined)
        const records = (head?.records ?? 0) + (observes === 'stated' ? 1 : 0) - known
        return { workspaceId, connectionId, revision, records }
      },
    },
    {
      ...fact,
      apply: () =>
        observes === 'stated' ? { connectionId, kind, container, key, occurredAt, hash: contentHash ?? '' } : undefined,
    },
  ]
}
