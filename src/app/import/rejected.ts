import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Ports } from '#app/environment'
import type { Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { DeadLetter, openDeadLetters } from '#projections/entities/dead-letter'
import { partitionOf } from '#readstore/partitions'

export { MOST_DEAD_LETTERS } from '#import/dead-letters'

/** A rejected record, for display. */
export interface Rejected {
  /** Its location in its source. */
  readonly record: string
  readonly reason: string
  readonly message: string
}

/** Maximum of sorted records; if there are more, the first ones may be missing. */
const MOST = 10_000

/** `line 9` before `line 10`. */
const byRecord = new Intl.Collator('en', { numeric: true })

/** The first rejected records of a connection, in the order of their source, and their number. */
export interface RejectedRecords {
  readonly deadLetters: readonly Rejected[]
  readonly total: number
}

/** Reads the rejected records of a connection. */
export const rejectedRecords = async (
  workspaceId: Uuid,
  connectionId: Uuid,
  limit: number,
  { readStore }: Pick<Ports, 'readStore'>,
): Outcome<StoreError, RejectedRecords> => {
  const query = openDeadLetters(workspaceId, connectionId)
  const partition = partitionOf(workspaceId, readStore)
  const found = await readStore.read(partition, (docs) => docs.find(DeadLetter, { ...query, limit: MOST }))
  if (isLeft(found)) return found
  const counted =
    found.right.length < MOST
      ? right(found.right.length)
      : await readStore.read(partition, (docs) => docs.count(DeadLetter, query))
  if (isLeft(counted)) return counted
  const deadLetters = found.right
    .toSorted((one, other) => byRecord.compare(one.record, other.record))
    .slice(0, limit)
    .map(({ record, reasonCode: reason, message }) => ({ record, reason, message }))
  return right({ deadLetters, total: counted.right })
}
