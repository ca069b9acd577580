import type { Instant } from '#domain/common'
import { epochOf, instantOf } from '#domain/time'

/** A clock that moves only when somebody sleeps by it, or when a test lets time pass. No test waits for it. */
export interface MovedClock {
  readonly now: () => Instant
  readonly monotonicMs: () => number
  /** Moves the time at once. It lets no running timer end, so that a sleep never times out a request of another client. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** Calls `end` once so much time was passed; returns how to stop that. */
  readonly timer: (ms: number, end: () => void) => () => void
  /** Lets time pass, with the timers that end in it. */
  readonly pass: (ms: number) => void
  /** The lengths of all sleeps, in their order. */
  readonly slept: readonly number[]
}

/** A clock that stands at an instant. */
export const movedClock = (start: Instant): MovedClock => {
  let now = epochOf(start)
  let passed = 0
  const slept: number[] = []
  const timers = new Set<{ readonly at: number; readonly end: () => void }>()
  return {
    now: () => instantOf(now),
    monotonicMs: () => now,
    sleep: async (ms, signal) => {
      if (signal.aborted) return
      slept.push(ms)
      now += ms
      // Whatever else is due goes first, as it would during a real sleep.
      await new Promise((resolve) => setImmediate(resolve))
    },
    timer: (ms, end) => {
      const timer = { at: passed + ms, end }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    pass: (ms) => {
      now += ms
      passed += ms
      for (const timer of timers) {
        if (timer.at > passed) continue
        timers.delete(timer)
        timer.end()
      }
    },
    slept,
  }
}

/** The clock of this machine, for hosts that other processes ask: their clocks go on. */
export const machineClock = (): MovedClock => ({
  ...movedClock(new Date().toISOString()),
  now: () => new Date().toISOString(),
  monotonicMs: Date.now,
})
