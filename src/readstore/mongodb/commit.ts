import { randomUUID } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { Batch, CheckpointMoved, Lease, LeaseLost, Partition } from '../port.js'
import { filingOf } from '../stored.js'
import type { Control, Image, Operations, RecordPart } from './operations.js'

// A write-ahead record and a compare-and-set of the control document stand in for a transaction.

/** Waiting, and how much time has passed. */
export interface Time {
  readonly monotonicMs: () => number
  readonly wait: (ms: number) => Promise<void>
}

/** The longest that a writer waits for readers, well below the time-out of a lease. */
export const LONGEST_HOLD_MS = 2_000

const unavailable = (cause: string): StoreUnavailable => ({ tag: 'store_unavailable', store: 'read store', cause })

const imagesOf = ({ writes, deletes }: Batch): readonly Image[] => [
  ...writes.map(({ collection, id, document }) => {
    const { members, terms } = filingOf(collection, id, document)
    return { collection: collection.name, id, body: JSON.stringify(document), members, terms: [...terms] }
  }),
  ...deletes.map(({ collection, id }) => ({ collection: collection.name, id, members: {}, terms: [], body: null })),
]

/** MongoDB takes 16 MB a document; an image has its indexed members beside its body. */
const PART_BYTES = 6_000_000
const IMAGE_BYTES = 14_000_000
const bytesOf = ({ id, terms, body }: Image): number =>
  [id, body ?? '', ...terms].reduce((sum, text) => sum + 20 + Buffer.byteLength(text), 200)

const partsOf = (images: readonly Image[], seq: number): readonly RecordPart[] => {
  const parts: Image[][] = [[]]
  let bytes = 0
  for (const image of images) {
    bytes += bytesOf(image)
    if (bytes > PART_BYTES && parts.at(-1)?.length !== 0) {
      parts.push([])
      bytes = bytesOf(image)
    }
    parts.at(-1)?.push(image)
  }
  const record = randomUUID()
  return parts.map((all, part) => ({ record, seq, part, of: parts.length, images: all }))
}

/** Writes the images of a commit and takes its record away, unless somebody else has by now. */
const complete = async (
  partition: Partition,
  { epoch, seq, pending }: Pick<Control, 'epoch' | 'seq' | 'pending'>,
  images: readonly Image[],
  operations: Operations,
): Outcome<StoreUnavailable, void> => {
  const written = await operations.replace(partition, seq, images)
  if (isLeft(written)) return written
  const cleared = await operations.compareAndSet(partition, { epoch, seq, pending }, { pending: null })
  if (isLeft(cleared)) return cleared
  // Of records that make this `seq` or a lower one none is needed any more, and none can be committed any more.
  return cleared.right ? operations.removeRecords(partition, seq) : right(undefined)
}

/** Brings what is committed into the documents; anybody may, for all would write the same. */
export const finish = async (
  partition: Partition,
  control: Control,
  operations: Operations,
): Outcome<StoreUnavailable, void> => {
  if (control.pending === null) return right(undefined)
  const parts = await operations.record(partition, control.pending)
  if (isLeft(parts)) return parts
  if (parts.right.length > 0 && parts.right.length === parts.right[0]?.of)
    return complete(
      partition,
      control,
      parts.right.flatMap(({ images }) => images),
      operations,
    )
  const now = await operations.control(partition)
  if (isLeft(now)) return now
  if (now.right.pending !== control.pending) return right(undefined)
  return left(unavailable('a record that was committed is gone: the documents have to be folded anew'))
}

const isOwner = ({ owner, epoch }: Control, lease: Lease): boolean => owner === lease.owner && epoch === lease.epoch
const LOST: LeaseLost = { tag: 'lease_lost' }

/** What stands against a commit; null where nothing does. */
const obstacle = (control: Control, lease: Lease, { from }: Batch): LeaseLost | CheckpointMoved | null => {
  if (!isOwner(control, lease)) return LOST
  return control.checkpoint === from ? null : { tag: 'checkpoint_moved', actual: control.checkpoint }
}

/** As the port says of a commit. */
export const commitOf =
  (operations: Operations, time: Time) =>
  async (lease: Lease, batch: Batch): Outcome<LeaseLost | CheckpointMoved | StoreUnavailable, void> => {
    const { partition } = lease
    const images = imagesOf(batch)
    const large = images.find((image) => bytesOf(image) > IMAGE_BYTES)
    if (large !== undefined) return left(unavailable(`a document of ${large.collection} is larger than MongoDB takes`))

    if (images.length === 0) {
      // What no reader can see needs neither a record nor a `seq`; a worker that idles does this all the time.
      const moved = await operations.compareAndSet(
        partition,
        { owner: lease.owner, epoch: lease.epoch, checkpoint: batch.from, pending: null },
        { checkpoint: batch.to, asOf: batch.asOf },
      )
      if (isLeft(moved)) return moved
      if (moved.right) return right(undefined)
    }
    const found = await operations.control(partition)
    if (isLeft(found)) return found
    const hindered = obstacle(found.right, lease, batch)
    if (hindered !== null) return left(hindered)
    const finished = await finish(partition, found.right, operations)
    if (isLeft(finished)) return finished
    const { epoch, seq: before, hold } = found.right
    if (hold > 0) await time.wait(Math.min(hold, LONGEST_HOLD_MS))

    const seq = before + 1
    const parts = partsOf(images, seq)
    const pending = parts[0]?.record ?? null
    const recorded = await operations.insertRecord(partition, parts)
    if (isLeft(recorded)) return recorded
    const committed = await operations.compareAndSet(
      partition,
      { owner: lease.owner, epoch, seq: before, pending: null },
      { seq, pending, checkpoint: batch.to, asOf: batch.asOf, hold: 0 },
    )
    if (isLeft(committed) || !committed.right) {
      // Where the answer was lost, the control document knows it.
      const now = await operations.control(partition)
      if (isLeft(now)) return now
      if (now.right.pending !== pending)
        return left(
          obstacle(now.right, lease, batch) ??
            (isLeft(committed) ? committed.left : unavailable('another commit under the same lease came in between')),
        )
    }
    return complete(partition, { epoch, seq, pending }, images, operations)
  }
