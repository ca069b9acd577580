import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { Folded, Lease, Partition, Seen } from '#readstore/port'
import { systemClock } from './clock.js'

/** How long a beat stands still of an owner that is taken for dead. */
export const TIMEOUT_MS = 3_000
const POLL_MS = 100

/**
 * Takes the leases of partitions that are free, waiting while other workers are alive; comes back with the first that it
 * gets. A worker is taken for dead when its beat stood still for 3 seconds by this process's own monotonic clock. None
 * where the signal was aborted first.
 */
export const takeLeases = async (
  partitions: readonly Partition[],
  owner: string,
  readStore: Pick<Folded, 'acquire'>,
  signal: AbortSignal,
  clock = systemClock,
): Outcome<StoreUnavailable, readonly Lease[]> => {
  const seenOf = new Map<Partition, Seen & { readonly since: number }>()
  const taken: Lease[] = []
  while (!signal.aborted) {
    for (const partition of partitions) {
      const seen = seenOf.get(partition)
      const still = seen !== undefined && clock.monotonicMs() - seen.since >= TIMEOUT_MS
      const lease = await (still ? readStore.acquire(partition, owner, seen) : readStore.acquire(partition, owner))
      if (!isLeft(lease)) {
        taken.push(lease.right)
        continue
      }
      // What was taken is not given away for one that did not answer.
      if (lease.left.tag === 'store_unavailable') return taken.length > 0 ? right(taken) : left(lease.left)
      const { generation, epoch, beat } = lease.left
      if (seen?.generation !== generation || seen.epoch !== epoch || seen.beat !== beat)
        seenOf.set(partition, { generation, epoch, beat, since: clock.monotonicMs() })
    }
    if (taken.length > 0) break
    await clock.sleep(POLL_MS, signal)
  }
  return right(taken)
}

/** The same of one partition; undefined where the signal was aborted first. */
export const takeLease = async (
  partition: Partition,
  ...rest: Rest<Parameters<typeof takeLeases>>
): Outcome<StoreUnavailable, Lease | undefined> => {
  const taken = await takeLeases([partition], ...rest)
  return isLeft(taken) ? taken : right(taken.right[0])
}
type Rest<T extends readonly unknown[]> = T extends [unknown, ...infer R] ? R : never
