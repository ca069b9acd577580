import { randomUUID } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreError } from '#domain/outcome'
import { TRY_AGAIN } from '#mongodb/database'
import type { Batch, CheckpointMoved, Lease, LeaseLost, Partition } from '../port.js'
import { namedMembers } from '../stored.js'
import type { Control, Image, Operations, RecordPart } from './operations.js'

// A write-ahead record and a compare-and-set of the control document replace a transaction.

/** Waits, and measures time. */
export interface Time {
  readonly monotonicMs: () => number
  readonly wait: (ms: number) => Promise<void>
}

/** The longest wait of a writer for readers, well below the time-out of a lease. */
export const LONGEST_HOLD_MS = 2_000

const unavailable = (cause: string, remedy = TRY_AGAIN): StoreError => ({
  tag: 'store_unavailable',
  store: 'read store',
  cause,
  remedy,
})

/** Holds a document without content for each workspace: its number is that of the last commit that changed the workspace. */
export const STAMPS = 'stamps'
/** The id, in place of a workspace's, of the stamp for the last commit whose changed workspaces are not known. */
export const EACH = 'each'
/** The id that older builds ask for: of the stamp for the last commit that may have changed anything. */
const ANYTHING = 'all'

const imagesOf = ({ writes, deletes }: Batch, stamps: readonly string[]): readonly Image[] => [
  ...writes.map(({ collection, id, text, filing }) => ({
    collection: collection.name,
    id,
    body: text,
    members: namedMembers(collection, filing),
    terms: [...filing.terms],
  })),
  ...deletes.map(({ collection, id }) => removed(collection.name, id)),
  ...stamps.map((stamp) => removed(STAMPS, stamp)),
]
/** The stamps of a batch; `isKnown`: the commits before it have stamped their workspaces. */
const stampsOf = ({ workspaces }: Batch, isKnown: boolean): readonly string[] =>
  workspaces === 'all' || !isKnown ? [EACH, ...(workspaces === 'all' ? [] : workspaces)] : workspaces
const removed = (collection: string, id: string): Image => ({ collection, id, members: {}, terms: [], body: null })

/** MongoDB takes 16 MB a document; an image holds indexed members beside its body. */
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

/** Writes the images of a commit and removes its record, unless another process has done so. */
const complete = async (
  partition: Partition,
  { epoch, seq, pending }: Pick<Control, 'epoch' | 'seq' | 'pending'>,
  images: readonly Image[],
  operations: Operations,
): Outcome<StoreError, void> => {
  const written = await operations.replace(partition, seq, images)
  if (isLeft(written)) return written
  const cleared = await operations.compareAndSet(partition, { epoch, seq, pending }, { pending: null })
  if (isLeft(cleared)) return cleared
  // Records up to this `seq` are no longer needed, and can no longer be committed.
  return cleared.right ? operations.removeRecords(partition, seq) : right(undefined)
}

/** Applies a committed record to the documents; any process may, because all would write the same. */
export const finish = async (
  partition: Partition,
  control: Control,
  operations: Operations,
): Outcome<StoreError, void> => {
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
  return left({
    tag: 'store_corrupt',
    store: 'read store',
    what: `record ${control.pending}`,
    cause: 'it was committed and is gone',
    remedy: 'run  wdi replay',
  })
}

const isOwner = ({ owner, epoch }: Control, lease: Lease): boolean => owner === lease.owner && epoch === lease.epoch
const LOST: LeaseLost = { tag: 'lease_lost' }

/** The obstacle to a commit; null if there is none. */
const obstacle = (control: Control, lease: Lease, { from }: Batch): LeaseLost | CheckpointMoved | null => {
  if (!isOwner(control, lease)) return LOST
  return control.checkpoint === from ? null : { tag: 'checkpoint_moved', actual: control.checkpoint }
}

/** Commits as the port specifies. */
export const commitOf =
  (operations: Operations, time: Time) =>
  async (lease: Lease, batch: Batch): Outcome<LeaseLost | CheckpointMoved | StoreError, void> => {
    const { partition } = lease
    const isIdle = batch.writes.length + batch.deletes.length === 0
    if (isIdle) {
      // A commit that no reader can see needs neither a record nor a `seq`; an idle worker makes many of these.
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
    const { epoch, seq: before, hold, stamped } = found.right
    const stamps = isIdle ? [] : [ANYTHING, ...stampsOf(batch, stamped === before)]
    const images = imagesOf(batch, stamps)
    const large = images.find((image) => bytesOf(image) > IMAGE_BYTES)
    if (large !== undefined)
      return left(
        unavailable(`a document of ${large.collection} is larger than MongoDB takes`, 'use a data folder in its place'),
      )
    if (hold > 0) await time.wait(Math.min(hold, LONGEST_HOLD_MS))

    // A document whose stamp is too high would refuse to be written.
    const highest = batch.anew === true ? await operations.highestSeq(partition, images) : right(0)
    if (isLeft(highest)) return highest
    const seq = Math.max(before, highest.right) + 1
    const parts = partsOf(images, seq)
    const pending = parts[0]?.record ?? null
    const recorded = await operations.insertRecord(partition, parts)
    if (isLeft(recorded)) return recorded
    const committed = await operations.compareAndSet(
      partition,
      { owner: lease.owner, epoch, seq: before, pending: null },
      { seq, pending, checkpoint: batch.to, asOf: batch.asOf, hold: 0, stamped: seq },
    )
    if (isLeft(committed) || !committed.right) {
      // After a lost answer, the control document shows the outcome.
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
