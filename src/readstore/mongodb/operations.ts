import type { AnyCollection, Query } from '#domain/documents'
import type { Outcome, StoreError } from '#domain/outcome'
import { LOG_START } from '#eventlog/port'
import { anew, type Numbered } from '../generations.js'
import type { Generation, Lease, Moment, Partition } from '../port.js'

/** The state of a partition of a generation. */
export interface Control extends Moment {
  readonly owner: string | null
  readonly epoch: Lease['epoch']
  /** Raised by each change of this document except a hold. */
  readonly beat: number
  /** Counts commits; `DROPPED` after the generation was dropped. */
  readonly seq: number
  /** The committed record that is not yet fully applied to the documents. */
  readonly pending: string | null
  /** Milliseconds that readers ask the writer to wait before its next commit. */
  readonly hold: number
  /** The `seq` of the last commit that stamped its workspaces; older builds do not. */
  readonly stamped: number
}
export const NO_CONTROL: Control = {
  owner: null,
  epoch: 0,
  beat: 0,
  checkpoint: LOG_START,
  asOf: null,
  seq: 0,
  pending: null,
  hold: 0,
  stamped: 0,
}

export const DROPPED = -1

/** The generations of a build, and the number of their changes. */
export interface GenerationRegistry extends Numbered {
  readonly changes: number
}
export const NO_GENERATIONS: GenerationRegistry = { ...anew(0), changes: 0 }

/** A document after a commit; without a body it is removed. */
export interface Image {
  readonly collection: string
  readonly id: string
  readonly members: Readonly<Record<string, string | number | null>>
  readonly terms: readonly string[]
  readonly body: string | null
}
/** A stored document with its indexed members and terms. */
export interface StoredImage extends Pick<Image, 'id' | 'members' | 'terms'> {
  readonly body: string
  readonly seq: number
}
/** Part `part` of `of` of a commit's images; the commit makes the partition's `seq`. */
export interface RecordPart {
  readonly record: string
  readonly seq: number
  readonly part: number
  readonly of: number
  readonly images: readonly Image[]
}

export interface AccessImage {
  readonly id: string
  readonly workspaceId: string
  readonly revision: number
  readonly body: string
}

type Answer<A> = Outcome<StoreError, A>
// biome-ignore lint/suspicious/noExplicitAny: a query of any collection
export type AnyQuery = Query<any>

/**
 * All operations on a server for the documents of a generation. An operation on one document is atomic;
 * none spans two. An operation on several documents handles them one by one, in any order, and may stop midway.
 */
export interface Operations {
  readonly control: (partition: Partition) => Answer<Control>
  /** Changes it if it is as expected, and raises the beat; returns whether it did. */
  readonly compareAndSet: (
    partition: Partition,
    expected: Partial<Control>,
    changed: Partial<Omit<Control, 'beat'>>,
  ) => Answer<boolean>
  /** Asks the writer to wait the given milliseconds, unless a longer wait is already asked for. */
  readonly hold: (partition: Partition, ms: number) => Answer<void>

  readonly insertRecord: (partition: Partition, parts: readonly RecordPart[]) => Answer<void>
  readonly record: (partition: Partition, record: string) => Answer<readonly RecordPart[]>
  /** Removes all records up to this `seq`. */
  readonly removeRecords: (partition: Partition, seq: number) => Answer<void>

  /** Writes each image if the stored `seq` is lower, and a tombstone for a removed one. */
  readonly replace: (partition: Partition, seq: number, images: readonly Image[]) => Answer<void>
  /** The highest `seq` stored for these ids, tombstones included; 0 if there is none. */
  readonly highestSeq: (partition: Partition, images: readonly Pick<Image, 'collection' | 'id'>[]) => Answer<number>
  readonly get: (
    partition: Partition,
    collection: AnyCollection,
    ids: readonly string[],
  ) => Answer<ReadonlyMap<string, string>>
  readonly find: (
    partition: Partition,
    collection: AnyCollection,
    query: AnyQuery,
  ) => Answer<readonly (readonly [id: string, body: string])[]>
  /** Documents of a collection with one of the terms, each with all its terms. */
  readonly withTerms: (
    partition: Partition,
    collection: AnyCollection,
    terms: readonly string[],
  ) => Answer<readonly (readonly [id: string, terms: readonly string[]])[]>
  readonly count: (partition: Partition, collection: AnyCollection, query: AnyQuery) => Answer<number>
  readonly stored: (
    partition: Partition,
    collection: AnyCollection,
    afterId: string | null,
    limit: number,
  ) => Answer<readonly StoredImage[]>
}

/** A stored access document. */
export type AccessRow = readonly [id: string, revision: number, body: string]

/** All operations on a server. */
export interface Server {
  readonly of: (generation: Generation) => Operations

  readonly generations: () => Answer<GenerationRegistry>
  /** Replaces it if its number of changes is as expected; returns whether it did. */
  readonly setGenerations: (changes: number, registry: GenerationRegistry) => Answer<boolean>
  /** Prepares a generation before it is written. */
  readonly prepare: (generation: Generation) => Answer<void>
  /** Marks a generation as dropped in each of its control documents, then removes its documents. */
  readonly drop: (isDropped: (generation: Generation) => boolean) => Answer<void>

  readonly access: {
    readonly get: (ids: readonly string[]) => Answer<readonly AccessRow[]>
    readonly ofWorkspace: (workspaceId: string) => Answer<readonly AccessRow[]>
    readonly stored: () => Answer<readonly AccessImage[]>
    /** Writes each unless the stored revision is higher. */
    readonly put: (images: readonly AccessImage[]) => Answer<void>
    readonly remove: (workspaceId: string) => Answer<void>
  }
  readonly close: () => void
}
