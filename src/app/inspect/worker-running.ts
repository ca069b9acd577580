import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import { endIfStopped, type Stopped, stoppable } from '#app/watcher'
import type { Outcome, StoreError } from '#domain/outcome'
import { type Clock, systemClock } from '#projector/clock'
import { ownerOf, releaseAll, takeIdle } from '#projector/lease'
import type { Partition, ReadStore } from '#readstore/port'

/** Says whether any worker builds reports from new events; takes some seconds to find out. */
export const isWorkerRunning = (environment: Environment): Outcome<StoreError | Stopped, boolean> =>
  stoppable(async (): Outcome<StoreError, boolean> => {
    const { readStore, watcher } = environment
    const clock: Clock = {
      ...systemClock,
      sleep: async (ms) => {
        await systemClock.sleep(ms, watcher.stop)
        endIfStopped(watcher)
      },
    }
    const idle = await takeIdle(readStore.partitions, ownerOf('wdi serve'), readStore, clock)
    if (isLeft(idle)) return idle.left.tag === 'lease_held' ? right(true) : left(idle.left)
    await releaseAll(idle.right, readStore)
    return right(false)
  })

/** A live worker shows a sign of life more often than this. */
const PATIENCE_MS = 3_000
const LOOK_MS = 100

/** Says whether a worker folds a partition, without taking it from any: it is asked for a sign of life, and mostly gives one at once. */
export const isFolded = async (
  partition: Partition,
  { acquire, release }: Pick<ReadStore, 'acquire' | 'release'>,
): Outcome<StoreError, boolean> => {
  const owner = ownerOf('wdi serve')
  const stop = new AbortController().signal
  let first: string | null = null
  for (let waited = 0; ; waited += LOOK_MS) {
    const lease = await acquire(partition, owner)
    if (!isLeft(lease)) {
      const released = await release(lease.right)
      return isLeft(released) ? released : right(false)
    }
    if (lease.left.tag !== 'lease_held') return left(lease.left)
    const { generation, epoch, beat } = lease.left
    const sign = `${generation} ${epoch} ${beat}`
    first ??= sign
    if (sign !== first) return right(true)
    if (waited >= PATIENCE_MS) return right(false)
    await systemClock.sleep(LOOK_MS, stop)
  }
}
