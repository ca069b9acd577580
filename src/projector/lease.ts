import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { Lease, Partition, ReadStore } from '#readstore/port'
import { systemClock } from './clock.js'

const TIMEOUT_MS = 3_000
const POLL_MS = 100

/**
 * Takes the partition's lease, waiting while another worker is alive. A worker is taken for dead when its beat stood
 * still for 3 seconds by this process's own monotonic clock. Undefined where the signal was aborted first.
 */
export const takeLease = async (
  partition: Partition,
  owner: string,
  readStore: Pick<ReadStore, 'acquire'>,
  signal: AbortSignal,
  clock = systemClock,
): Outcome<StoreUnavailable, Lease | undefined> => {
  let seen: { epoch: number; beat: number; since: number } | undefined
  while (!signal.aborted) {
    const still = seen !== undefined && clock.monotonicMs() - seen.since >= TIMEOUT_MS
    const lease = await (still ? readStore.acquire(partition, owner, seen) : readStore.acquire(partition, owner))
    if (!isLeft(lease)) return lease
    if (lease.left.tag === 'store_unavailable') return left(lease.left)
    const { epoch, beat } = lease.left
    if (seen === undefined || seen.epoch !== epoch || seen.beat !== beat)
      seen = { epoch, beat, since: clock.monotonicMs() }
    await clock.sleep(POLL_MS, signal)
  }
  return right(undefined)
}
