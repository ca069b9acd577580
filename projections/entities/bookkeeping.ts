import type { Uuid } from '#domain/common'
import type { Collection } from '#domain/documents'
import type { DomainEvent } from '#domain/events/catalogue'
import type { EntityRef, Metadata } from '#domain/events/envelope'

/** An event that says which entity it is about, readable or not. */
export interface AttributedEvent {
  readonly position: string
  readonly type: string
  /** Its revision in its stream. */
  readonly revision: number
  readonly metadata: Metadata
}

/** An event that waits with its stream: its metadata is unreadable, or its own document cannot be made. */
export interface UnattributedEvent {
  readonly workspaceId: Uuid
  readonly stream: string
  readonly position: string
  readonly type: string
  readonly reason: string
}

/** The effect of some events on one entity. */
export interface FoldedEntity {
  readonly workspaceId: Uuid
  readonly ref: EntityRef
  readonly before: object | undefined
  readonly after: object | undefined
  /** Oldest first. */
  readonly events: readonly AttributedEvent[]
  /** The index of the first event that was not folded, and why; null where all were. */
  readonly refused: { readonly from: number; readonly reason: string } | null
}

/** The effects of a batch of events on entities. */
export interface FoldedBatch {
  readonly entities: readonly FoldedEntity[]
  readonly unattributed: readonly UnattributedEvent[]
}

/** A document after a batch, by what it was before. */
export type Become<S> = (before: S | undefined) => S | undefined

/** One event, as the plain recomputation meets it in the log. */
export interface PlainEvent {
  readonly workspaceId: Uuid
  readonly stream: string
  readonly position: string
  readonly type: string
  readonly revision: number
  /** Null where it waits with its stream. */
  readonly metadata: Metadata | null
  /** The reason why it could not be folded; null where it was. */
  readonly reason: string | null
}

/** A collection that the projector writes beside entities: which of its documents events touch, and what these become. */
export interface Bookkeeping<S> {
  readonly collection: Collection<S>
  /** The id of a stored document, where ids do not begin with the workspace's. */
  readonly idOf: ((document: S) => string) | null
  /** Says whether all of it stays in memory: an entity of most batches has none of these documents, and asks for one. */
  readonly isKeptWhole: boolean
  /** The document that one event makes by itself; a text says why it cannot be made. */
  readonly ofEvent: {
    readonly id: (workspaceId: Uuid, eventId: Uuid) => string
    readonly document: (event: DomainEvent) => S | string | null
  } | null
  /** The id of the document that, where there is one, keeps an entity as it is. */
  readonly withholds: ((workspaceId: Uuid, ref: EntityRef) => string) | null
  /** The document that marks an entity whose document can be made only as if it had no neighbours. */
  readonly ofAlone: {
    readonly id: (kind: string, entityId: string) => string
    readonly document: (kind: string, entityId: string, entity: object, reason: string) => S
  } | null
  /** The changes that a batch makes, by document id; null where documents follow from single events alone. */
  readonly ofBatch: {
    readonly changes: (batch: FoldedBatch) => ReadonlyMap<string, Become<S>>
    /** Says whether documents sum up many entities; else each follows from the events of one. */
    readonly isSum: boolean
    /** The same again, event by event and with no batches: a test compares the two, and `wdi verify` does. */
    readonly plain: {
      readonly event: (documents: Map<string, S>, event: PlainEvent) => void
      /** Completes the documents when all events are folded. */
      readonly end?: (documents: Map<string, S>, entities: Iterable<object>) => void
    }
  } | null
}
// biome-ignore lint/suspicious/noExplicitAny: bookkeeping of any documents
export type AnyBookkeeping = Bookkeeping<any>
