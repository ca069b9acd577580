import { epochOf, instantOf } from '#domain/time'
import { HostFailure, type Quota } from '#sources/kit/hosts/ask'
import type { HostClock } from './clock.js'

/** The pace at which a host is asked. */
export interface Pace {
  readonly requestsAnHour: number
  readonly pauseMs: number
}

/** The requests that one token may send to one host, whoever asks. */
export interface Budget {
  /** Sends one request when its turn comes, one at a time. A rest is waited for if it is short; else it throws `limited`. */
  readonly turn: <A>(send: () => Promise<A>, signal: AbortSignal) => Promise<A>
  /** Notes the quota that an answer told, by our time; null where it told none. At half of it, the rest of the window is left to others. */
  readonly told: (quota: Quota | null) => void
  /** Lets the host rest. Where it does not say for how long, each rest is twice the one before. */
  readonly rest: (ms: number | null) => void
  /** Notes that a request was not limited. */
  readonly wentThrough: () => void
  /** The rest that is left, in milliseconds. */
  readonly restMs: () => number
  readonly quota: () => Quota | null
}

const HOUR = 3_600_000
/** The longest rest that is waited for. */
const SHORT_MS = 60_000
const FIRST_REST_MS = 60_000
/** The shortest rest: a host that says 0 would be asked in a circle. */
const LEAST_REST_MS = 1_000
/** The longest rest: a host that says more is asked again after a day. */
const MOST_REST_MS = 24 * HOUR

export const openBudget = (pace: Pace, clock: HostClock): Budget => {
  let last: Promise<unknown> = Promise.resolve()
  let restsUntil = Number.NEGATIVE_INFINITY
  let pausesUntil = Number.NEGATIVE_INFINITY
  let untoldRests = 0
  let quota: Quota | null = null
  /** The times of the requests of the last hour. */
  const sent: number[] = []

  /** The time until the hour has room for one more; 0 if it has. */
  const hourMs = (nowMs: number): number => {
    while (sent[0] !== undefined && sent[0] <= nowMs - HOUR) sent.shift()
    const [oldest] = sent
    return quota !== null || oldest === undefined || sent.length < pace.requestsAnHour ? 0 : oldest + HOUR - nowMs
  }
  const lengthened = (ms: number): void => {
    const bounded = Math.min(Math.max(ms, LEAST_REST_MS), MOST_REST_MS)
    restsUntil = Math.max(restsUntil, clock.monotonicMs() + bounded)
  }
  const allowed = async (signal: AbortSignal): Promise<void> => {
    for (;;) {
      signal.throwIfAborted()
      const nowMs = clock.monotonicMs()
      const limitMs = Math.max(restsUntil - nowMs, hourMs(nowMs))
      if (limitMs > SHORT_MS)
        throw new HostFailure({ tag: 'limited', until: instantOf(epochOf(clock.now()) + limitMs) })
      const waitMs = Math.max(limitMs, pausesUntil - nowMs)
      if (waitMs <= 0) return
      await clock.sleep(waitMs, signal)
    }
  }
  const turn = async <A>(send: () => Promise<A>, signal: AbortSignal): Promise<A> => {
    await allowed(signal)
    sent.push(clock.monotonicMs())
    try {
      return await send()
    } finally {
      pausesUntil = clock.monotonicMs() + pace.pauseMs
    }
  }
  return {
    turn: (send, signal) => {
      const mine = last.then(() => turn(send, signal))
      last = mine.catch(() => undefined)
      return mine
    },
    told: (now) => {
      quota = now
      if (now === null || now.remaining * 2 > now.limit) return
      lengthened(epochOf(now.resetsAt) - epochOf(clock.now()))
    },
    rest: (ms) => {
      lengthened(ms ?? FIRST_REST_MS * 2 ** untoldRests)
      if (ms === null) untoldRests += 1
    },
    wentThrough: () => {
      untoldRests = 0
    },
    restMs: () => Math.max(0, restsUntil - clock.monotonicMs()),
    quota: () => quota,
  }
}
