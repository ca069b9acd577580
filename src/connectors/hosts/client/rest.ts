import type { HostClock } from './clock.js'

/** The rest that a host, or one of its endpoints, asks for. */
export interface Rest {
  /** Begins it. Where the host does not say for how long, each is twice the one before. */
  readonly begin: (ms: number | null) => void
  /** Notes that a request was not limited. */
  readonly wentThrough: () => void
  /** The time that is left, in milliseconds. */
  readonly leftMs: () => number
}

const FIRST_MS = 60_000
/** The shortest rest: a host that says 0 would be asked in a circle. */
const LEAST_MS = 1_000
/** The longest rest: a host that says more is asked again after a day. */
const MOST_MS = 86_400_000

export const openRest = (clock: HostClock): Rest => {
  let until = Number.NEGATIVE_INFINITY
  let untold = 0
  return {
    begin: (ms) => {
      const bounded = Math.min(Math.max(ms ?? FIRST_MS * 2 ** untold, LEAST_MS), MOST_MS)
      until = Math.max(until, clock.monotonicMs() + bounded)
      if (ms === null) untold += 1
    },
    wentThrough: () => {
      untold = 0
    },
    leftMs: () => Math.max(0, until - clock.monotonicMs()),
  }
}
