import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { workspaceOf } from '#domain/events/attribution'
import type { Outcome, StoreError } from '#domain/outcome'
import type { LoggedEvent } from '#eventlog/port'
import { ALL, type Moment, type Partition, type ReadStore } from './port.js'

/** The partitions of an embedded store: one. */
export const UNDIVIDED: readonly Partition[] = [ALL]
/** The partitions of a store that several workers share: by the last digit of the workspace's id, which is random. */
export const BY_LAST_DIGIT: readonly Partition[] = [...'0123456789abcdef']

/** The partition of a workspace's documents. */
export const partitionOf = (workspaceId: Uuid, { partitions }: Pick<ReadStore, 'partitions'>): Partition => {
  const digit = workspaceId.slice(-1).toLowerCase()
  return partitions.includes(digit) ? digit : ALL
}

/** Says whether an event belongs to a partition; each belongs to exactly one, even if it cannot be read. */
export const isIn = (
  partition: Partition,
  event: Pick<LoggedEvent, 'stream' | 'data' | 'metadata'>,
  store: Pick<ReadStore, 'partitions'>,
): boolean => store.partitions.length === 1 || partitionOf(workspaceOf(event), store) === partition

/** The moment of each partition of a store, in their order. */
export const momentsOf = async ({
  partitions,
  moment,
}: Pick<ReadStore, 'partitions' | 'moment'>): Outcome<StoreError, readonly Moment[]> => {
  const moments: Moment[] = []
  for (const found of await Promise.all(partitions.map((partition) => moment(partition)))) {
    if (isLeft(found)) return found
    moments.push(found.right)
  }
  return right(moments)
}

/** The earliest moment. */
export const lowest = (moments: readonly Moment[]): Moment =>
  moments.reduce((low, moment) => (moment.checkpoint < low.checkpoint ? moment : low))

/** The moment of the partition that is furthest behind. */
export const lowestMoment = async (
  readStore: Pick<ReadStore, 'partitions' | 'moment'>,
): Outcome<StoreError, Moment> => {
  const moments = await momentsOf(readStore)
  return isLeft(moments) ? moments : right(lowest(moments.right))
}
