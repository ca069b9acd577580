import type { Instant, Uuid } from '#domain/common'
import type { AccessReader, AnyCollection, Decode, DocumentReader } from '#domain/documents'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { Position } from '#eventlog/port'

/** A share of the workspaces that one worker at a time folds. */
export type Partition = string
/** The only partition of an embedded store. */
export const ALL: Partition = 'all'

/** What a read saw: all events up to `checkpoint`, the last recorded at `asOf` (null before the first). */
export interface Moment {
  readonly checkpoint: Position
  readonly asOf: Instant | null
}

/** The number of one folding of the whole log; none is given twice, whatever is dropped. */
export type Generation = number
export interface Generations {
  /** The one that is read. */
  readonly serving: Generation
  /** The one that served before it, to go back to; null where there is none, or it was dropped. */
  readonly before: Generation | null
  /** The one that is folded beside it, to serve next. */
  readonly building: Generation | null
  /** All that are there, oldest first. */
  readonly all: readonly Generation[]
}
/** Another generation serves than the one that was to be replaced, or the one to serve is not there; nothing changed. */
export interface NotServed {
  readonly tag: 'not_served'
  readonly generations: Generations
}

/** All that do not serve, or of these only what is kept: not the one that is being built. */
export type Dropping = 'all' | 'kept'

/** The right to write a partition of a generation. A higher epoch makes every lower one powerless. */
export interface Lease {
  readonly partition: Partition
  readonly generation: Generation
  readonly owner: string
  readonly epoch: number
}
/** Somebody else holds the partition, and was seen alive with this beat. */
export interface LeaseHeld {
  readonly tag: 'lease_held'
  readonly generation: Generation
  readonly owner: string
  readonly epoch: number
  readonly beat: number
}
/** The lease is no longer the writer's; nothing was written. */
export interface LeaseLost {
  readonly tag: 'lease_lost'
}
/** The checkpoint is not where the batch begins; nothing was written. */
export interface CheckpointMoved {
  readonly tag: 'checkpoint_moved'
  readonly actual: Position
}

/** What one batch of events comes to, and the checkpoint that it moves. */
export interface Batch {
  readonly writes: readonly { readonly collection: AnyCollection; readonly id: string; readonly document: object }[]
  readonly deletes: readonly { readonly collection: AnyCollection; readonly id: string }[]
  readonly from: Position
  readonly to: Position
  readonly asOf: Instant
  /** Trusts nothing that stands beside the documents: indexed members and terms are removed and written again. */
  readonly anew?: boolean
}

/** A key's or member's document, as far as its stream had come. */
export interface AccessDocument {
  readonly id: string
  readonly workspaceId: Uuid
  readonly revision: number
  readonly document: object
}

/** An access document as it is stored, fit or not. */
export type StoredAccess = Omit<AccessDocument, 'document'> & { readonly document: unknown }

/** How an owner was last seen: where it has not moved on from there, it may be taken for dead. */
export type Seen = Pick<LeaseHeld, 'generation' | 'epoch' | 'beat'>

/** Documents of a generation, and who folds them. */
export interface Folded {
  /** All that there are, the same of each generation; a document is in that of its workspace. */
  readonly partitions: readonly Partition[]
  /**
   * Reads of one moment. Where a store cannot hold a moment, `use` is begun anew, and is given an error by each question
   * until it has come back; it is never given what is of another moment. `decode` is for whoever reads the same documents
   * again and again, and knows a faster way to them.
   */
  readonly read: <E, A>(
    partition: Partition,
    use: (docs: DocumentReader, moment: Moment) => Outcome<E, A>,
    decode?: Decode,
  ) => Outcome<E | StoreUnavailable, A>
  readonly moment: (partition: Partition) => Outcome<StoreUnavailable, Moment>
  /** Takes a free partition; or, with `seen`, one whose owner has not moved on from there. */
  readonly acquire: (partition: Partition, owner: string, seen?: Seen) => Outcome<LeaseHeld | StoreUnavailable, Lease>
}

/** What follows from the log; it can be dropped and rebuilt. It is read, and its leases are, of the generation that serves. */
export interface ReadStore extends Folded {
  /** The same of one generation, whichever serves; unavailable where it is not there. */
  readonly of: (generation: Generation) => Folded

  /** Shows that the owner is alive. */
  readonly beat: (lease: Lease) => Outcome<LeaseLost | StoreUnavailable, void>
  readonly release: (lease: Lease) => Outcome<StoreUnavailable, void>
  /** The whole batch or nothing of it, across a crash at any instruction. */
  readonly commit: (lease: Lease, batch: Batch) => Outcome<LeaseLost | CheckpointMoved | StoreUnavailable, void>

  readonly generations: {
    readonly list: () => Outcome<StoreUnavailable, Generations>
    /** The one that is being built; an empty one where there is none. */
    readonly build: () => Outcome<StoreUnavailable, Generation>
    /**
     * One write, from which on `to` is read in place of what `still` are the leases of: all partitions of one generation.
     * While they are held nobody commits there, so that whoever holds them knows that `to` is not behind; where one of
     * them is lost, nothing is switched.
     */
    readonly serve: (to: Generation, still: readonly Lease[]) => Outcome<NotServed | LeaseLost | StoreUnavailable, void>
    /** Drops what does not serve, and gives the one that does. */
    readonly drop: (which: Dropping) => Outcome<StoreUnavailable, Generation>
  }

  /** What the store finds wrong with its own files; a server looks after its files by itself, and finds nothing here. */
  readonly integrity: () => Outcome<StoreUnavailable, readonly string[]>

  readonly access: AccessReader & {
    /** All that is stored, as it is. */
    readonly stored: () => Outcome<StoreUnavailable, readonly StoredAccess[]>
    /** Each is written only where the stored revision is lower. All or nothing. */
    readonly put: (documents: readonly AccessDocument[]) => Outcome<StoreUnavailable, void>
    /** Removes all of a workspace. */
    readonly remove: (workspaceId: Uuid) => Outcome<StoreUnavailable, void>
  }
  readonly close: () => void
}
