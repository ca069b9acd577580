import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreError } from '#domain/outcome'
import type { Pepper, Registry } from '#registry/port'

/** The peppers as this process read them last. */
export interface RememberedPeppers {
  /** Reads them from the registry if they were never read. */
  readonly known: () => Outcome<StoreError, readonly Pepper[]>
  /** Reads them again; says whether others are live now. */
  readonly renew: () => Outcome<StoreError, boolean>
}

const areSame = (some: readonly Pepper[], others: readonly Pepper[]): boolean =>
  some.length === others.length && some.every(({ secret }, i) => others[i]?.secret.equals(secret) === true)

/** Peppers change so rarely that an API process reads them again only before it refuses a key. */
export const rememberedPeppers = (registry: Pick<Registry, 'peppers'>): RememberedPeppers => {
  let remembered: readonly Pepper[] | null = null
  const read = async (): Promise<Either<StoreError, readonly Pepper[]>> => {
    const live = await registry.peppers()
    if (!isLeft(live)) remembered = live.right
    return live
  }
  return {
    known: async () => (remembered === null ? read() : right(remembered)),
    renew: async () => {
      const before = remembered ?? []
      const live = await read()
      return isLeft(live) ? live : right(!areSame(before, live.right))
    },
  }
}
