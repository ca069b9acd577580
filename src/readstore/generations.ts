import { left } from 'fp-ts/lib/Either.js'
import type { GenerationGone } from '#domain/outcome'
import type { Dropping, Generation, Generations, Lease, Partition } from './port.js'

// Changes of generations, independent of any store.

export const GONE = left<GenerationGone>({
  tag: 'generation_gone',
  store: 'read store',
  cause: 'its generation was dropped',
})

/** Generations as stored, with the highest number ever assigned. */
export interface Numbered extends Generations {
  readonly last: Generation
}

/** The only generation after a change of shape, which keeps none of the earlier ones. */
export const anew = (last: Generation): Numbered => {
  const only = last + 1
  return { serving: only, before: null, building: null, all: [only], last: only }
}

// Each returns the same value if there is nothing to do, so that it can be repeated after a lost answer.

export const begun = (now: Numbered): Numbered => {
  if (now.building !== null) return now
  const building = now.last + 1
  return { ...now, building, all: [...now.all, building], last: building }
}

/** Null if the leases are not those of all serving partitions, or `to` does not exist. */
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
