import type { Instant, Uuid } from '#domain/common'
import type { AccessReader, AnyCollection, DocumentReader } from '#domain/documents'
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

/** The right to write a partition. A higher epoch makes every lower one powerless. */
export interface Lease {
  readonly partition: Partition
  readonly owner: string
  readonly epoch: number
}
/** Somebody else holds the partition, and was seen alive with this beat. */
export interface LeaseHeld {
  readonly tag: 'lease_held'
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
}

/** A key's or member's document, as far as its stream had come. */
export interface AccessDocument {
  readonly id: string
  readonly workspaceId: Uuid
  readonly revision: number
  readonly document: object
}

/** What follows from the log; it can be dropped and rebuilt. */
export interface ReadStore {
  /** All that there are; a document is in that of its workspace. */
  readonly partitions: readonly Partition[]
  /**
   * Reads of one moment. Where a store cannot hold a moment, `use` is begun anew, and is given an error by each question
   * until it has come back; it is never given what is of another moment.
   */
  readonly read: <E, A>(
    partition: Partition,
    use: (docs: DocumentReader, moment: Moment) => Outcome<E, A>,
  ) => Outcome<E | StoreUnavailable, A>
  readonly moment: (partition: Partition) => Outcome<StoreUnavailable, Moment>

  /** Takes a free partition; or, with `seen`, one whose owner has not moved on from that epoch and beat. */
  readonly acquire: (
    partition: Partition,
    owner: string,
    seen?: Pick<LeaseHeld, 'epoch' | 'beat'>,
  ) => Outcome<LeaseHeld | StoreUnavailable, Lease>
  /** Shows that the owner is alive. */
  readonly beat: (lease: Lease) => Outcome<LeaseLost | StoreUnavailable, void>
  readonly release: (lease: Lease) => Outcome<StoreUnavailable, void>
  /** The whole batch or nothing of it, across a crash at any instruction. */
  readonly commit: (lease: Lease, batch: Batch) => Outcome<LeaseLost | CheckpointMoved | StoreUnavailable, void>

  readonly access: AccessReader & {
    /** Each is written only where the stored revision is lower. All or nothing. */
    readonly put: (documents: readonly AccessDocument[]) => Outcome<StoreUnavailable, void>
    /** Removes all of a workspace. */
    readonly remove: (workspaceId: Uuid) => Outcome<StoreUnavailable, void>
  }
  readonly close: () => void
}
