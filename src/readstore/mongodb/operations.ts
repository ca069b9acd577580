import type { AnyCollection, Query } from '#domain/documents'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { LOG_START } from '#eventlog/port'
import { anew, type Numbered } from '../generations.js'
import type { Generation, Lease, Moment, Partition } from '../port.js'

/** What a partition of a generation stands at. */
export interface Control extends Moment {
  readonly owner: string | null
  readonly epoch: Lease['epoch']
  /** Raised by each change of this document, but for a hold. */
  readonly beat: number
  /** Counts commits; `DROPPED` where the generation is no more. */
  readonly seq: number
  /** The record that is committed and not wholly in the documents yet. */
  readonly pending: string | null
  /** Milliseconds for which readers ask the writer to wait before its next commit. */
  readonly hold: number
}
export const NO_CONTROL: Control = {
  ...{ owner: null, epoch: 0, beat: 0, checkpoint: LOG_START, asOf: null },
  ...{ seq: 0, pending: null, hold: 0 },
}

export const DROPPED = -1

/** The generations of what a build folds, and how often that changed. */
export interface Roll extends Numbered {
  readonly changes: number
}
export const NO_ROLL: Roll = { ...anew(0), changes: 0 }

/** A document as a commit leaves it; without a body it is gone. */
export interface Image {
  readonly collection: string
  readonly id: string
  readonly members: Readonly<Record<string, string | number | null>>
  readonly terms: readonly string[]
  readonly body: string | null
}
/** A document as it is stored, with all by which it is found. */
export interface StoredImage extends Pick<Image, 'id' | 'members' | 'terms'> {
  readonly body: string
  readonly seq: number
}
/** Part `part` of `of` of the images of a commit, that makes the partition's `seq`. */
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

type Answer<A> = Outcome<StoreUnavailable, A>
// biome-ignore lint/suspicious/noExplicitAny: a query of any collection
export type AnyQuery = Query<any>

/**
 * All that is asked of a server for the documents of a generation. What one operation does to one document is atomic;
 * nothing spans two. An operation on several documents does one after the other, in any order, and may end after some.
 */
export interface Operations {
  readonly control: (partition: Partition) => Answer<Control>
  /** Changes it where it is as expected, and raises the beat; whether it was. */
  readonly compareAndSet: (
    partition: Partition,
    expected: Partial<Control>,
    changed: Partial<Omit<Control, 'beat'>>,
  ) => Answer<boolean>
  /** Asks the writer to wait so many milliseconds, where nobody has asked for more. */
  readonly hold: (partition: Partition, ms: number) => Answer<void>

  readonly insertRecord: (partition: Partition, parts: readonly RecordPart[]) => Answer<void>
  readonly record: (partition: Partition, record: string) => Answer<readonly RecordPart[]>
  /** Removes all records that make this `seq` or a lower one. */
  readonly removeRecords: (partition: Partition, seq: number) => Answer<void>

  /** Writes each image where what is there has a lower `seq`, and leaves a tombstone for one that is gone. */
  readonly replace: (partition: Partition, seq: number, images: readonly Image[]) => Answer<void>
  readonly get: (
    partition: Partition,
    collection: AnyCollection,
    ids: readonly string[],
  ) => Answer<ReadonlyMap<string, string>>
  readonly find: (partition: Partition, collection: AnyCollection, query: AnyQuery) => Answer<readonly string[]>
  /** Documents of a collection that have one of the terms, each with all of its own. */
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

/** An access document as it is stored. */
export type AccessRow = readonly [id: string, revision: number, body: string]

/** All that is asked of a server. */
export interface Server {
  readonly of: (generation: Generation) => Operations

  readonly roll: () => Answer<Roll>
  /** Replaces it where it has changed so often; whether it had. */
  readonly setRoll: (changes: number, roll: Roll) => Answer<boolean>
  /** Makes what a generation needs before it is written. */
  readonly prepare: (generation: Generation) => Answer<void>
  /** First marks, in each of its control documents, that a generation is dropped; then removes its documents. */
  readonly drop: (isDropped: (generation: Generation) => boolean) => Answer<void>

  readonly access: {
    readonly get: (ids: readonly string[]) => Answer<readonly AccessRow[]>
    readonly ofWorkspace: (workspaceId: string) => Answer<readonly AccessRow[]>
    readonly stored: () => Answer<readonly AccessImage[]>
    /** Writes each where what is there has no higher revision. */
    readonly put: (images: readonly AccessImage[]) => Answer<void>
    readonly remove: (workspaceId: string) => Answer<void>
  }
  readonly close: () => void
}
