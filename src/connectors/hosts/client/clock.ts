import { setTimeout as wait } from 'node:timers/promises'
import type { Instant } from '#domain/common'
import { instantOf } from '#domain/time'

/** The time by which hosts are asked. */
export interface HostClock {
  readonly now: () => Instant
  readonly monotonicMs: () => number
  /** Resolves early, without an error, if the signal is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** Calls `end` after so much time; returns how to stop that. */
  readonly timer: (ms: number, end: () => void) => () => void
}

export const systemHostClock: HostClock = {
  now: () => instantOf(Date.now()),
  monotonicMs: () => performance.now(),
  sleep: (ms, signal) => wait(ms, undefined, { signal }).catch(() => undefined),
  timer: (ms, end) => {
    const timer = setTimeout(end, ms)
    return () => clearTimeout(timer)
  },
}
