import { isDeepStrictEqual } from 'node:util'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { pagesUpTo } from '#eventlog/pages'
import type { EventLog, LoggedEvent, Position } from '#eventlog/port'
import { PutAside } from '#projections/sources/put-aside'
import { isIn } from '#readstore/partitions'
import type { Batch, CheckpointMoved, Folded, Lease, LeaseLost, Moment, Partition, ReadStore } from '#readstore/port'
import { type AllDocuments, PlainWorld } from './plain.js'
import { storedPages } from './stored-pages.js'

/** A document that is not what the log comes to. */
export interface Difference {
  readonly collection: string
  readonly id: string
  /** The store lacks it, holds what should not be there, or holds something else. */
  readonly how: 'missing' | 'surplus' | 'different'
}

/** What was compared, and what differs. */
export interface Verified {
  readonly moment: Moment
  readonly documents: number
  /** Entities and streams with events that could not be folded. */
  readonly putAside: number
  readonly differences: readonly Difference[]
  /** What it takes to make the store what it should be. */
  readonly repair: Pick<Batch, 'writes' | 'deletes'>
}

/** The documents that the log comes to up to a position, the plain way; all of them are held in memory. */
const documentsUpTo = async (
  position: Position,
  isOwn: (event: LoggedEvent) => boolean,
  eventLog: Pick<EventLog, 'readAll'>,
  onProgress: (events: number) => void,
): Outcome<StoreUnavailable, AllDocuments> => {
  const world = new PlainWorld()
  let events = 0
  for await (const page of pagesUpTo(position, eventLog)) {
    if (isLeft(page)) return page
    for (const logged of page.right) if (isOwn(logged)) world.tell(logged)
    events += page.right.length
    onProgress(events)
  }
  return right(world.documents())
}

/**
 * Compares all that a partition's store holds with what its log comes to, of one moment and by another way than that
 * by which it was folded.
 */
export const verify = async (
  partition: Partition,
  { eventLog, readStore }: { readonly eventLog: EventLog; readonly readStore: Pick<Folded, 'partitions' | 'read'> },
  onProgress: (events: number) => void,
): Outcome<StoreUnavailable, Verified> =>
  readStore.read<StoreUnavailable, Verified>(partition, async (docs, moment) => {
    const expected = await documentsUpTo(
      moment.checkpoint,
      (event) => isIn(partition, event, readStore),
      eventLog,
      onProgress,
    )
    if (isLeft(expected)) return expected
    const differences: Difference[] = []
    const writes: Batch['writes'][number][] = []
    const deletes: Batch['deletes'][number][] = []
    let documents = 0
    for (const [collection, wanted] of expected.right) {
      const ids = new Set(wanted.keys())
      for await (const page of storedPages(collection, docs)) {
        if (isLeft(page)) return page
        for (const [id, document] of page.right) {
          documents += 1
          const should = wanted.get(id)
          ids.delete(id)
          if (should !== undefined && isDeepStrictEqual(document, should)) continue
          differences.push({ collection: collection.name, id, how: should === undefined ? 'surplus' : 'different' })
          if (should === undefined) deletes.push({ collection, id })
          else writes.push({ collection, id, document: should })
        }
      }
      for (const id of ids) {
        differences.push({ collection: collection.name, id, how: 'missing' })
        writes.push({ collection, id, document: wanted.get(id) as object })
      }
    }
    const putAside = expected.right.get(PutAside)?.size ?? 0
    return right({ moment, documents, putAside, differences, repair: { writes, deletes } })
  })

/** Verifies under a lease, and writes what should be there. */
export const repair = async (
  lease: Lease,
  { eventLog, readStore }: { readonly eventLog: EventLog; readonly readStore: ReadStore },
  onProgress: (events: number) => void,
): Outcome<StoreUnavailable | LeaseLost | CheckpointMoved, Verified> => {
  const leased = { eventLog, readStore: readStore.of(lease.generation) }
  const verified = await verify(lease.partition, leased, onProgress)
  if (isLeft(verified)) return verified
  const { moment, differences, repair: batch } = verified.right
  if (differences.length === 0 || moment.asOf === null) return verified
  const { checkpoint, asOf } = moment
  const committed = await readStore.commit(lease, { ...batch, from: checkpoint, to: checkpoint, asOf })
  return isLeft(committed) ? left(committed.left) : verified
}
