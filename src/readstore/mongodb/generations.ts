import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreError } from '#domain/outcome'
import { begun, dropped, GONE, type Numbered, shown, switched } from '../generations.js'
import type { Generation, LeaseLost, NotServed, Partition, ReadStore } from '../port.js'
import { beatOf } from './lease.js'
import type { GenerationRegistry, Server } from './operations.js'

// One document, the registry, says which generations there are: a compare-and-set of it is the one write of a switch.

export const servingOn = async (server: Server): Outcome<StoreError, Generation> => {
  const registry = await server.generations()
  return isLeft(registry) ? registry : right(registry.right.serving)
}
export const thereOn = async (server: Server, generation: Generation): Outcome<StoreError, Generation> => {
  const registry = await server.generations()
  if (isLeft(registry)) return registry
  return registry.right.all.includes(generation) ? right(generation) : GONE
}

/** Changes the registry; after a lost answer, the stored value says whether it was done. */
const change = async <E = never>(
  server: Server,
  to: (now: GenerationRegistry) => Outcome<E | StoreError, Numbered>,
): Outcome<E | StoreError, Numbered> => {
  for (;;) {
    const found = await server.generations()
    if (isLeft(found)) return found
    const { changes } = found.right
    const next = await to(found.right)
    if (isLeft(next) || next.right === found.right) return next
    const set = await server.setGenerations(changes, { ...next.right, changes: changes + 1 })
    if (!isLeft(set)) {
      if (set.right) return next
      continue
    }
    const after = await server.generations()
    if (isLeft(after) || after.right.changes === changes) return set
  }
}
/** Makes all running switches fail. */
export const disturb = async (server: Server): Outcome<StoreError, void> => {
  const changed = await change(server, async (now) => right({ ...now }))
  return isLeft(changed) ? changed : right(undefined)
}

export const generationsOn = (server: Server, partitions: readonly Partition[]): ReadStore['generations'] => ({
  list: async () => {
    const registry = await server.generations()
    return isLeft(registry) ? registry : right(shown(registry.right))
  },
  build: async () => {
    const next = await change(server, async (now) => right(begun(now)))
    if (isLeft(next)) return next
    const building = next.right.building ?? next.right.last
    const prepared = await server.prepare(building)
    return isLeft(prepared) ? prepared : right(building)
  },
  serve: async (to, still) => {
    const next = await change<NotServed | LeaseLost>(server, async (now) => {
      const next = switched(now, to, still, partitions)
      if (next === null) return left({ tag: 'not_served', generations: shown(now) })
      if (next === now) return right(now)
      // From here on, taking over one of the leases changes the registry first.
      for (const lease of still) {
        const beat = await beatOf(server.of(lease.generation))(lease)
        if (isLeft(beat)) return beat
      }
      return right(next)
    })
    return isLeft(next) ? next : right(undefined)
  },
  // A generation begins with all of them.
  index: async () => right(undefined),
  drop: async (which) => {
    const next = await change(server, async (now) => right(dropped(now, which)))
    if (isLeft(next)) return next
    const { all, last, serving } = next.right
    // Later generations have a higher number.
    const gone = await server.drop((one) => one <= last && !all.includes(one))
    return isLeft(gone) ? gone : right(serving)
  },
})
