import type { Instant, Uuid } from '#domain/common'
import type { AccessReader, AnyCollection, Decode, DocumentReader } from '#domain/documents'
import type { Outcome, StoreError } from '#domain/outcome'
import type { Position } from '#eventlog/port'

/** A share of the workspaces, folded by one worker at a time. */
export type Partition = string
/** The only partition of an embedded store. */
export const ALL: Partition = 'all'

/** The moment of a read: all events up to `checkpoint`, the last of them recorded at `asOf` (null before the first). */
export interface Moment {
  readonly checkpoint: Position
  readonly asOf: Instant | null
}

/** The number of one folding of the whole log; never assigned twice. */
export type Generation = number

/** The moment of a read, and the commit that made it. */
export interface ReadMoment extends Moment {
  readonly generation: Generation
  /** The number of commits that changed documents of the partition, in this generation. */
  readonly commit: number
}
/** A reader that also knows when a workspace was changed. */
export interface StampedReader extends DocumentReader {
  /** The number of a commit since which no document of the workspace has changed: mostly the last one that changed any. */
  readonly lastCommitOf: (workspaceId: Uuid) => Promise<number>
}

export interface Generations {
  /** The generation that is read. */
  readonly serving: Generation
  /** The one that served before, to go back to; null if there is none, or it was dropped. */
  readonly before: Generation | null
  /** The one that is being built, to serve next. */
  readonly building: Generation | null
  /** All existing generations, oldest first. */
  readonly all: readonly Generation[]
}
/** The generation to replace does not serve, or the one to serve does not exist; nothing changed. */
export interface NotServed {
  readonly tag: 'not_served'
  readonly generations: Generations
}

/** All generations that do not serve, or only the kept ones, without the one that is being built. */
export type Dropping = 'all' | 'kept'

/** The right to write a partition of a generation. A higher epoch invalidates every lower one. */
export interface Lease {
  readonly partition: Partition
  readonly generation: Generation
  readonly owner: string
  readonly epoch: number
}
/** Another process holds the partition, and was last seen alive with this beat. */
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

/** A document to write: its text, and what is stored beside it. */
export interface Write {
  readonly collection: AnyCollection
  readonly id: string
  readonly document: object
  /** The document as JSON. */
  readonly text: string
  readonly filing: Filing
}
/** The indexed members of a document, in the order in which its collection names them first, and its terms. */
export interface Filing {
  readonly members: readonly StoredMember[]
  readonly terms: ReadonlySet<string>
}
/** A member in the form used for comparison: `false` and `true` are 0 and 1. */
export type StoredMember = string | number | null

/** The writes of one batch of events, and the checkpoint that it moves. */
export interface Batch {
  readonly writes: readonly Write[]
  readonly deletes: readonly { readonly collection: AnyCollection; readonly id: string }[]
  /** The workspaces whose documents it changes; `all` where that is not known. */
  readonly workspaces: readonly Uuid[] | 'all'
  readonly from: Position
  readonly to: Position
  readonly asOf: Instant
  /** Removes and rewrites indexed members, terms and stamps instead of trusting them. */
  readonly anew?: boolean
}

/** A document of a key or member, at a revision of its stream. */
export interface AccessDocument {
  readonly id: string
  readonly workspaceId: Uuid
  readonly revision: number
  readonly document: object
}

/** A stored access document, valid or not. */
export type StoredAccess = Omit<AccessDocument, 'document'> & { readonly document: unknown }

/** The owner's last sign of life: if it has not moved on, it may be considered dead. */
export type Seen = Pick<LeaseHeld, 'generation' | 'epoch' | 'beat'>

/** Documents and leases of a generation. */
export interface Folded {
  /** All partitions, the same in each generation; a document belongs to that of its workspace. */
  readonly partitions: readonly Partition[]
  /**
   * Reads of one moment; if `use` rejects with a `StoreFailure`, that is the error. If the store cannot keep the
   * moment, all further reads of `use` fail, and once it has ended it is restarted; it never sees documents of another
   * moment. `decode` replaces the usual decoding, for callers that read the same documents repeatedly.
   */
  readonly read: <A>(
    partition: Partition,
    use: (docs: StampedReader, moment: ReadMoment) => Promise<A>,
    decode?: Decode,
  ) => Outcome<StoreError, A>
  readonly moment: (partition: Partition) => Outcome<StoreError, Moment>
  /** Takes a free partition; with `seen`, also one whose owner has not moved on. */
  readonly acquire: (partition: Partition, owner: string, seen?: Seen) => Outcome<LeaseHeld | StoreError, Lease>
}

/** Documents derived from the log, which can be dropped and rebuilt. Reads and leases are of the serving generation. */
export interface ReadStore extends Folded {
  /** The same for a given generation. */
  readonly of: (generation: Generation) => Folded

  /** Shows that the owner is alive. */
  readonly beat: (lease: Lease) => Outcome<LeaseLost | StoreError, void>
  readonly release: (lease: Lease) => Outcome<StoreError, void>
  /** Commits the whole batch or nothing of it, even across a crash at any instruction. */
  readonly commit: (lease: Lease, batch: Batch) => Outcome<LeaseLost | CheckpointMoved | StoreError, void>

  readonly generations: {
    readonly list: () => Outcome<StoreError, Generations>
    /** The one that is being built; starts an empty one if there is none. */
    readonly build: () => Outcome<StoreError, Generation>
    /**
     * One write, after which `to` is read in place of the generation of the leases `still`, which cover all its
     * partitions. Until they are released no other process commits there, so `to` is not behind; if one of them is
     * lost, nothing is switched.
     */
    readonly serve: (to: Generation, still: readonly Lease[]) => Outcome<NotServed | LeaseLost | StoreError, void>
    /**
     * Makes the indexes that a generation lacks, for `find` and `count`, which otherwise make them when they are first
     * asked: folding needs ids and terms only. Does nothing where there are all.
     */
    readonly index: (generation: Generation) => Outcome<StoreError, void>
    /** Drops generations that do not serve, and returns the serving one. */
    readonly drop: (which: Dropping) => Outcome<StoreError, Generation>
  }

  /** Damage that the store finds in its own files; servers check their files themselves, so none is reported. */
  readonly integrity: () => Outcome<StoreError, readonly string[]>

  readonly access: AccessReader & {
    /** All stored documents, unchecked. */
    readonly stored: () => Outcome<StoreError, readonly StoredAccess[]>
    /** Writes each only if the stored revision is lower. All or nothing. */
    readonly put: (documents: readonly AccessDocument[]) => Outcome<StoreError, void>
    /** Removes all of a workspace. */
    readonly remove: (workspaceId: Uuid) => Outcome<StoreError, void>
  }
  readonly close: () => void
}
