import { setTimeout as wait } from 'node:timers/promises'

/** A monotonic clock and a timer for leases and workers, which never need the time of day. */
export interface Clock {
  readonly monotonicMs: () => number
  /** Resolves early, without an error, if the signal is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

export const systemClock: Clock = {
  monotonicMs: () => performance.now(),
  sleep: (ms, signal) => wait(ms, undefined, { signal }).catch(() => undefined),
}
