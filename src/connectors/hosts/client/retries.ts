import { epochOf, instantOf } from '#domain/time'
import { HostFailure } from '#sources/kit/hosts/ask'
import type { HostClock } from './clock.js'

/** The tries of one request. */
interface Retries {
  /** Waits before the next try, longer each time; throws `unavailable` after the last one. */
  readonly failed: (reason: string) => Promise<void>
  /** Counts a try that a limit ended; throws `limited` after the last one. The rest itself is waited for by the budget. */
  readonly limited: (restMs: number) => void
}

const MOST_TRIES = 5
const FIRST_PAUSE_MS = 1_000
/** The longest time from the first failure to the last try. */
const MOST_MS = 120_000

/** Begins to count tries. `jitter` gives a number from 0 to 1, so that clients which failed together do not come back together. */
export const openRetries = (clock: HostClock, signal: AbortSignal, jitter: () => number): Retries => {
  let tries = 0
  let failedFirst: number | null = null
  return {
    failed: async (reason) => {
      const pauseMs = FIRST_PAUSE_MS * 2 ** tries * (0.5 + jitter() / 2)
      tries += 1
      failedFirst ??= clock.monotonicMs()
      const isOver = clock.monotonicMs() + pauseMs > failedFirst + MOST_MS
      if (tries === MOST_TRIES || isOver) throw new HostFailure({ tag: 'unavailable', reason })
      await clock.sleep(pauseMs, signal)
    },
    limited: (restMs) => {
      tries += 1
      if (tries < MOST_TRIES) return
      throw new HostFailure({ tag: 'limited', until: instantOf(epochOf(clock.now()) + restMs) })
    },
  }
}
