import type { Condition } from '#domain/documents'
import type { Partition } from '../port.js'
import { stored } from '../stored.js'
import { fieldOf, PARTITION } from './indexes.js'
import type { AnyQuery } from './operations.js'

/** Ids of several partitions are stored side by side. */
export const idIn = (partition: Partition, id: string): string => `${partition}/${id}`
export const idOf = (partition: Partition, id: string): string => id.slice(partition.length + 1)
/** All ids of the partition: `0` is the character after `/`. */
const rangeOf = (partition: Partition) => ({ $gte: `${partition}/`, $lt: `${partition}0` })

const conditionOf = (condition: Condition): object => {
  if ('eq' in condition) return { $eq: stored(condition.eq) }
  if ('in' in condition) return { $in: condition.in.map(stored) }
  const { from, below } = condition
  return {
    // A comparison with text or a number matches only these types; without one, null must be excluded.
    ...(from === undefined && below === undefined ? { $ne: null } : {}),
    ...(from === undefined ? {} : { $gte: from }),
    ...(below === undefined ? {} : { $lt: below }),
  }
}

/** Live documents of a partition that match a query. */
export const filterOf = (
  partition: Partition,
  { where, afterId }: Pick<AnyQuery, 'where' | 'afterId'>,
): Readonly<Record<string, unknown>> => {
  const conditions = Object.entries(where) as [string, Condition][]
  const ids = {
    ...(conditions.length === 0 ? rangeOf(partition) : {}),
    ...(afterId === undefined ? {} : { $gt: idIn(partition, afterId) }),
  }
  return {
    [PARTITION]: partition,
    ...Object.fromEntries(conditions.map(([member, condition]) => [fieldOf(member), conditionOf(condition)])),
    ...(Object.keys(ids).length === 0 ? {} : { _id: ids }),
  }
}

export const sortOf = ({ sort = [] }: AnyQuery): Record<string, 1 | -1> => ({
  ...Object.fromEntries(sort.map(({ by, direction }) => [fieldOf(by), direction === 'asc' ? 1 : -1])),
  _id: 1,
})
