import { left } from 'fp-ts/lib/Either.js'
import type { StoreUnavailable } from '#domain/outcome'
import type { Dropping, Generation, Generations, Lease, Partition } from './port.js'

// What the stores do to generations, without any store.

export const GONE = left<StoreUnavailable>({
  ...{ tag: 'store_unavailable', store: 'read store', cause: 'its generation was dropped' },
})

/** As it is stored: with the highest number that was ever given. */
export interface Numbered extends Generations {
  readonly last: Generation
}

/** Where another shape is folded than before: none is kept. */
export const anew = (last: Generation): Numbered => {
  const only = last + 1
  return { serving: only, before: null, building: null, all: [only], last: only }
}

// Each gives the very same where there is nothing to do, so that it can be done again where an answer was lost.

export const begun = (now: Numbered): Numbered => {
  if (now.building !== null) return now
  const building = now.last + 1
  return { ...now, building, all: [...now.all, building], last: building }
}

/** Null where the leases are not those of all partitions of what serves, or `to` is not there. */
export const switched = (
  now: Numbered,
  to: Generation,
  still: readonly Pick<Lease, 'generation' | 'partition'>[],
  partitions: readonly Partition[],
): Numbered | null => {
  const { serving } = now
  if (serving === to) return now
  const areOfServing = still.every(({ generation }) => generation === serving)
  const areAll = partitions.every((one) => still.some(({ partition }) => partition === one))
  if (!areOfServing || !areAll || !now.all.includes(to)) return null
  return { ...now, serving: to, before: serving, building: now.building === to ? null : now.building }
}

export const dropped = (now: Numbered, which: Dropping): Numbered => {
  const building = which === 'all' ? null : now.building
  const all = now.all.filter((one) => one === now.serving || one === building)
  return all.length === now.all.length ? now : { ...now, before: null, building, all }
}

export const shown = ({ serving, before, building, all }: Numbered): Generations => ({ serving, before, building, all })
