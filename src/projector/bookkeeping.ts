import type { Uuid } from '#domain/common'
import type { AnyCollection } from '#domain/documents'
import type { DomainEvent } from '#domain/events/catalogue'
import type { EntityRef } from '#domain/events/envelope'
import type { Become, FoldedBatch } from '#projections/entities/bookkeeping'
import { bookkeeping } from '#projections/index'

/** A document's collection and id. */
export interface DocumentIn {
  readonly collection: AnyCollection
  readonly id: string
}

/** A document that a single event makes; a text in its place is the reason why it cannot. */
export interface MadeDocument<D extends object | string = object | string> extends DocumentIn {
  readonly document: D
}

/** The documents that an event makes by itself; most events make none. */
export const documentsOf = (event: DomainEvent): readonly MadeDocument[] => {
  const made: MadeDocument[] = []
  for (const { collection, ofEvent } of bookkeeping) {
    const document: object | string | null = ofEvent?.document(event) ?? null
    if (ofEvent === null || document === null) continue
    made.push({ collection, id: ofEvent.id(event.metadata.workspaceId, event.eventId), document })
  }
  return made
}

/** The ids of the documents that a single event makes, whether or not it can be read. */
export const placesOf = (workspaceId: Uuid, eventId: Uuid): readonly DocumentIn[] =>
  bookkeeping.flatMap(({ collection, ofEvent }) =>
    ofEvent === null ? [] : [{ collection, id: ofEvent.id(workspaceId, eventId) }],
  )

/** The ids of documents that block an entity: if any of them exists, the entity is not folded. */
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

/** A batch's change of a bookkeeping document. */
export interface BookkeepingChange extends DocumentIn {
  readonly become: Become<object>
  /** Says whether the document summarises many entities; otherwise it follows from the events of one. */
  readonly isSum: boolean
}

/** A batch's changes of all bookkeeping documents, except those that single events make. */
export const changesBy = (batch: FoldedBatch): readonly BookkeepingChange[] =>
  bookkeeping.flatMap(({ collection, ofBatch }) =>
    ofBatch === null
      ? []
      : [...ofBatch.changes(batch)].map(([id, become]) => ({ collection, id, become, isSum: ofBatch.isSum })),
  )
