import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { begun, dropped, GONE, type Numbered, shown, switched } from '../generations.js'
import type { Generation, LeaseLost, NotServed, Partition, ReadStore } from '../port.js'
import { beatOf } from './lease.js'
import type { Roll, Server } from './operations.js'

// One document, the roll, says which generations there are: a compare-and-set of it is the one write of a switch.

export const servingOn = async (server: Server): Outcome<StoreUnavailable, Generation> => {
  const roll = await server.roll()
  return isLeft(roll) ? roll : right(roll.right.serving)
}
export const thereOn = async (server: Server, generation: Generation): Outcome<StoreUnavailable, Generation> => {
  const roll = await server.roll()
  if (isLeft(roll)) return roll
  return roll.right.all.includes(generation) ? right(generation) : GONE
}

/** Changes the roll; where an answer is lost, what stands there by then says whether it was done. */
const change = async <E = never>(
  server: Server,
  to: (now: Roll) => Outcome<E | StoreUnavailable, Numbered>,
): Outcome<E | StoreUnavailable, Numbered> => {
  for (;;) {
    const found = await server.roll()
    if (isLeft(found)) return found
    const { changes } = found.right
    const next = await to(found.right)
    if (isLeft(next) || next.right === found.right) return next
    const set = await server.setRoll(changes, { ...next.right, changes: changes + 1 })
    if (!isLeft(set)) {
      if (set.right) return next
      continue
    }
    const after = await server.roll()
    if (isLeft(after) || after.right.changes === changes) return set
  }
}
/** Makes all switches fail that are under way. */
export const disturb = async (server: Server): Outcome<StoreUnavailable, void> => {
  const changed = await change(server, async (now) => right({ ...now }))
  return isLeft(changed) ? changed : right(undefined)
}

export const generationsOn = (server: Server, partitions: readonly Partition[]): ReadStore['generations'] => ({
  list: async () => {
    const roll = await server.roll()
    return isLeft(roll) ? roll : right(shown(roll.right))
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
      // Whoever takes one of the leases over from here on changes the roll first.
      for (const lease of still) {
        const held = await beatOf(server.of(lease.generation))(lease)
        if (isLeft(held)) return held
      }
      return right(next)
    })
    return isLeft(next) ? next : right(undefined)
  },
  drop: async (which) => {
    const next = await change(server, async (now) => right(dropped(now, which)))
    if (isLeft(next)) return next
    const { all, last, serving } = next.right
    // What is begun from now on has a higher number.
    const gone = await server.drop((one) => one <= last && !all.includes(one))
    return isLeft(gone) ? gone : right(serving)
  },
})
