import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreError } from '#domain/outcome'
import { GONE } from '../generations.js'
import type { Generation, Lease, LeaseHeld, LeaseLost, Partition, Seen } from '../port.js'
import { finish } from './commit.js'
import { DROPPED, type Operations } from './operations.js'

/** Acquires a lease as the port specifies: one compare-and-set takes it, so only one of many processes gets it. */
export const acquireOf =
  (operations: Operations, generation: Generation) =>
  async (partition: Partition, owner: string, seen?: Seen): Outcome<LeaseHeld | StoreError, Lease> => {
    for (;;) {
      const found = await operations.control(partition)
      if (isLeft(found)) return found
      const { owner: holder, epoch, beat, seq } = found.right
      if (seq === DROPPED) return GONE
      const stoodStill = seen?.generation === generation && seen.epoch === epoch && seen.beat === beat
      if (holder !== null && !stoodStill) return left({ tag: 'lease_held', generation, owner: holder, epoch, beat })
      const lease: Lease = { partition, generation, owner, epoch: epoch + 1 }
      const expected = { owner: holder, epoch, ...(stoodStill ? { beat } : {}) }
      const taken = await operations.compareAndSet(partition, expected, { owner, epoch: lease.epoch })
      const after = await operations.control(partition)
      if (isLeft(after)) return after
      const isMine = after.right.owner === owner && after.right.epoch === lease.epoch
      if (isMine) {
        const finished = await finish(partition, after.right, operations)
        return isLeft(finished) ? finished : right(lease)
      }
      if (isLeft(taken)) return taken
      // Another process was faster, and may have released it already.
    }
  }

const UNCHANGED = {}

export const beatOf =
  (operations: Operations) =>
  async ({ partition, owner, epoch }: Lease): Outcome<LeaseLost | StoreError, void> => {
    const beaten = await operations.compareAndSet(partition, { owner, epoch }, UNCHANGED)
    if (isLeft(beaten)) return beaten
    return beaten.right ? right(undefined) : left({ tag: 'lease_lost' })
  }

export const releaseOf =
  (operations: Operations) =>
  async ({ partition, owner, epoch }: Lease): Outcome<StoreError, void> => {
    const released = await operations.compareAndSet(partition, { owner, epoch }, { owner: null })
    return isLeft(released) ? released : right(undefined)
  }
