import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import { endIfStopped, type Stopped, stoppable } from '#app/watcher'
import type { Outcome, StoreError } from '#domain/outcome'
import { type Clock, systemClock } from '#projector/clock'
import { ownerOf, releaseAll, takeIdle } from '#projector/lease'

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
