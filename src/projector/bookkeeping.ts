import type { Uuid } from '#domain/common'
import type { AnyCollection } from '#domain/documents'
import type { DomainEvent } from '#domain/events/catalogue'
import type { EntityRef } from '#domain/events/envelope'
import type { Become, FoldedBatch } from '#projections/entities/bookkeeping'
import { bookkeeping } from '#projections/index'

/** Where a document stands. */
export interface DocumentIn {
  readonly collection: AnyCollection
  readonly id: string
}

/** A document that an event makes by itself; a text says why it cannot be made. */
export interface MadeDocument<D extends object | string = object | string> extends DocumentIn {
  readonly document: D
}

export const documentsOf = (event: DomainEvent): readonly MadeDocument[] =>
  bookkeeping.flatMap(({ collection, ofEvent }) => {
    const document: object | string | null = ofEvent?.document(event) ?? null
    return ofEvent === null || document === null
      ? []
      : [{ collection, id: ofEvent.id(event.metadata.workspaceId, event.eventId), document }]
  })

/** Where the documents stand that an event makes by itself, whether it can be read or not. */
export const placesOf = (workspaceId: Uuid, eventId: Uuid): readonly DocumentIn[] =>
  bookkeeping.flatMap(({ collection, ofEvent }) =>
    ofEvent === null ? [] : [{ collection, id: ofEvent.id(workspaceId, eventId) }],
  )

/** Where the documents stand of which any one keeps an entity as it is. */
export const withholdersOf = ({
  workspaceId,
  ref,
}: {
  readonly workspaceId: Uuid
  readonly ref: EntityRef
}): readonly DocumentIn[] =>
  bookkeeping.flatMap(({ collection, withholds }) =>
    withholds === null ? [] : [{ collection, id: withholds(workspaceId, ref) }],
  )

/** What a batch does to a document beside entities. */
export interface BookkeepingChange extends DocumentIn {
  readonly become: Become<object>
  /** Whether the document sums up many entities; else it follows from the events of one. */
  readonly isSum: boolean
}

/** What a batch does to all documents beside entities, but for those that single events make. */
export const changesBy = (batch: FoldedBatch): readonly BookkeepingChange[] =>
  bookkeeping.flatMap(({ collection, ofBatch }) =>
    ofBatch === null
      ? []
      : [...ofBatch.changes(batch)].map(([id, become]) => ({ collection, id, become, isSum: ofBatch.isSum })),
  )
