import { setTimeout as wait } from 'node:timers/promises'

/** Time as leases and workers use it: how much has passed, and waiting. The time of day is of no concern to them. */
export interface Clock {
  readonly monotonicMs: () => number
  /** Resolves early, without an error, where the signal is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

export const systemClock: Clock = {
  monotonicMs: () => performance.now(),
  sleep: (ms, signal) => wait(ms, undefined, { signal }).catch(() => undefined),
}
