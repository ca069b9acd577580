import { setImmediate as othersRun } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { isLeft, left } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import type { AnyCollection, DocumentReader } from '#domain/documents'
import { workspaceOf } from '#domain/events/attribution'
import { type Outcome, orReject, type StoreError } from '#domain/outcome'
import { BEGINNING_OF_TIME } from '#domain/time'
import { pagesUpTo } from '#eventlog/pages'
import { type EventLog, LOG_START, type LoggedEvent, type Position } from '#eventlog/port'
import { bookkeeping } from '#projections/index'
import { isIn } from '#readstore/partitions'
import type { Batch, CheckpointMoved, Folded, Lease, LeaseLost, Moment, Partition, ReadStore } from '#readstore/port'
import { writeOf } from '#readstore/stored'
import { recordedAt } from './fold.js'
import { PlainWorld } from './plain.js'
import { storedPages } from './stored-pages.js'

/** A document that differs from the log. */
export interface Difference {
  readonly collection: string
  readonly id: string
  /** The kind: not stored, stored without reason, stored with other content, or indexed under wrong values. */
  readonly how: 'missing' | 'surplus' | 'different' | 'misfiled'
}

/** The result of a comparison. */
export interface Verified {
  readonly moment: Moment
  /** The events that were read: those up to the checkpoint. */
  readonly events: number
  readonly documents: number
  /** Entities and streams with events that could not be folded. */
  readonly quarantined: number
  readonly differences: readonly Difference[]
  /** Workspaces with keys or members in the log. */
  readonly workspaces: ReadonlySet<Uuid>
  /** The writes and deletes that correct the store. */
  readonly repair: Pick<Batch, 'writes' | 'deletes' | 'workspaces'> & Pick<Moment, 'asOf'>
}

/** The expected content of a store, from the log up to a position. */
interface Expected {
  readonly world: PlainWorld
  readonly workspaces: Set<Uuid>
  /** The recording instants of all events; below, of the last event and of the event at the position itself. */
  readonly instants: Set<Instant>
  last: Instant | null
  at: Instant | null
  events: number
}

// An embedded store answers synchronously: a pause between pages lets the lease's beat and stop requests run.

/** Folds the log up to a position with the reference projector, all in memory. */
const expectedAt = async (
  position: Position,
  isOwn: (event: LoggedEvent) => boolean,
  eventLog: Pick<EventLog, 'readAll'>,
  onProgress: (events: number) => void,
): Promise<Expected> => {
  const expected: Expected = {
    world: new PlainWorld(),
    workspaces: new Set(),
    instants: new Set(),
    last: null,
    at: null,
    events: 0,
  }
  for await (const page of pagesUpTo(position, eventLog)) {
    const logs = await orReject(page)
    for (const logged of logs) {
      for (const instant of recordedAt(logged)) {
        expected.instants.add(instant)
        if (expected.last === null || instant > expected.last) expected.last = instant
        if (logged.position === position) expected.at = instant
      }
      if (!isOwn(logged)) continue
      if (logged.stream.startsWith('access-')) expected.workspaces.add(workspaceOf(logged))
      expected.world.tell(logged)
    }
    expected.events += logs.length
    onProgress(expected.events)
    await othersRun()
  }
  return expected
}

/** Says whether `asOf`, which answers show, is the recording instant of a folded event. */
const isStamped = ({ checkpoint, asOf }: Moment, { instants, at }: Expected): boolean => {
  if (asOf === null) return checkpoint === LOG_START
  // `asOf` is the beginning of time until an event can be read.
  return (instants.has(asOf) || asOf === BEGINNING_OF_TIME) && (at === null || asOf >= at)
}

/** The number of stored documents of a collection, and its differences by id. */
const differencesIn = async (
  collection: AnyCollection,
  wanted: ReadonlyMap<string, object>,
  docs: DocumentReader,
): Promise<{ readonly documents: number; readonly how: ReadonlyMap<string, Difference['how']> }> => {
  const how = new Map<string, Difference['how']>()
  const missing = new Set(wanted.keys())
  let documents = 0
  for await (const page of storedPages(collection, docs)) {
    await othersRun()
    for (const [id, document] of page) {
      documents += 1
      const should = wanted.get(id)
      missing.delete(id)
      if (should === undefined) how.set(id, 'surplus')
      else if (!isDeepStrictEqual(document, should)) how.set(id, 'different')
    }
  }
  for (const id of missing) how.set(id, 'missing')
  const misfiled = await docs.misfiled(collection)
  for (const id of misfiled) if (!how.has(id)) how.set(id, 'misfiled')
  return { documents, how }
}

/**
 * Compares all documents and index entries of a partition at one moment with those that the reference projector derives
 * from its log.
 */
export const verify = async (
  partition: Partition,
  { eventLog, readStore }: { readonly eventLog: EventLog; readonly readStore: Pick<Folded, 'partitions' | 'read'> },
  onProgress: (events: number) => void,
): Outcome<StoreError, Verified> =>
  readStore.read(partition, async (docs, moment) => {
    const isOwn = (event: LoggedEvent): boolean => isIn(partition, event, readStore)
    const expected = await expectedAt(moment.checkpoint, isOwn, eventLog, onProgress)
    const { world, workspaces, last, events } = expected
    const differences: Difference[] = []
    const writes: Batch['writes'][number][] = []
    const deletes: Batch['deletes'][number][] = []
    let documents = 0
    const all = world.documents()
    for (const [collection, wanted] of all) {
      const found = await differencesIn(collection, wanted, docs)
      documents += found.documents
      for (const [id, how] of found.how) {
        differences.push({ collection: collection.name, id, how })
        const document = wanted.get(id)
        if (document === undefined) deletes.push({ collection, id })
        else writes.push(writeOf(collection, id, document))
      }
    }
    const isRight = isStamped(moment, expected)
    if (!isRight) differences.push({ collection: 'control', id: partition, how: 'different' })
    const asOf = isRight ? moment.asOf : last
    const quarantined = bookkeeping
      .filter(({ withholds }) => withholds !== null)
      .reduce((sum, { collection }) => sum + (all.get(collection)?.size ?? 0), 0)
    const batch = { writes, deletes, workspaces: 'all' as const, asOf }
    return { moment, events, documents, quarantined, differences, workspaces, repair: batch }
  })

/** Verifies under a lease, and corrects the differences. */
export const repair = async (
  lease: Lease,
  { eventLog, readStore }: { readonly eventLog: EventLog; readonly readStore: ReadStore },
  onProgress: (events: number) => void,
): Outcome<StoreError | LeaseLost | CheckpointMoved, Verified> => {
  const leased = { eventLog, readStore: readStore.of(lease.generation) }
  const verified = await verify(lease.partition, leased, onProgress)
  if (isLeft(verified)) return verified
  const { moment, differences, repair: batch } = verified.right
  const { asOf } = batch
  if (differences.length === 0 || asOf === null) return verified
  const { checkpoint } = moment
  const committed = await readStore.commit(lease, { ...batch, asOf, from: checkpoint, to: checkpoint, anew: true })
  return isLeft(committed) ? left(committed.left) : verified
}
