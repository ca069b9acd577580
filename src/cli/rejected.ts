import type { Uuid } from '#domain/common'
import { DeadLetter, openLetters } from '#projections/entities/dead-letter'
import { partitionOf } from '#readstore/partitions'
import type { Stores } from '../stores.js'
import { orFail } from './context.js'

/** A record that was rejected, as it is shown. */
export interface Rejected {
  /** Where it stands in its source. */
  readonly record: string
  readonly reason: string
  readonly message: string
}

/** As many are put in order; of more, the first ones may be missing. */
const MOST = 10_000

/** `line 9` before `line 10`. */
const byRecord = new Intl.Collator('en', { numeric: true })

/** The records of a connection that stand rejected, in the order of their source, and how many there are in all. */
export const openLettersOf = async (
  workspaceId: Uuid,
  connectionId: Uuid,
  limit: number,
  { readStore }: Pick<Stores, 'readStore'>,
): Promise<{ readonly letters: readonly Rejected[]; readonly total: number }> => {
  const query = openLetters(workspaceId, connectionId)
  const partition = partitionOf(workspaceId, readStore)
  const found = orFail(await readStore.read(partition, (docs) => docs.find(DeadLetter, { ...query, limit: MOST })))
  const total =
    found.length < MOST
      ? found.length
      : orFail(await readStore.read(partition, (docs) => docs.count(DeadLetter, query)))
  const letters = found
    .toSorted((one, other) => byRecord.compare(one.record, other.record))
    .slice(0, limit)
    .map(({ record, reasonCode: reason, message }) => ({ record, reason, message }))
  return { letters, total }
}
