import { epochOf, instantOf } from '#domain/time'
import { HostFailure, type Quota } from '#sources/kit/hosts/ask'
import type { HostClock } from './clock.js'
import { openRest, type Rest } from './rest.js'

/** The pace at which a host is asked. */
export interface Pace {
  readonly requestsAnHour: number
  readonly pauseMs: number
}

/** The requests that one token may send to one host, whoever asks. */
export interface Budget {
  /**
   * Sends one request to an endpoint when its turn comes, one at a time. A rest is waited for if it is short; else it throws `limited`.
   * While an endpoint rests, requests to others have their turns.
   */
  readonly turn: <A>(endpoint: string, send: () => Promise<A>, signal: AbortSignal) => Promise<A>
  /** Notes the quota that an answer told, by our time; null where it told none. At half of it, the rest of the window is left to others. */
  readonly told: (quota: Quota | null) => void
  /** Lets the host rest, or one endpoint of it; `ms` is null where it does not say for how long. */
  readonly rest: (ms: number | null, endpoint: string | null) => void
  /** Notes that a request to an endpoint was not limited. */
  readonly wentThrough: (endpoint: string) => void
  /** The rest of an endpoint that is left, or of its host, in milliseconds. */
  readonly restMs: (endpoint: string) => number
  readonly quota: () => Quota | null
}

const HOUR = 3_600_000
/** The longest rest that is waited for. */
const SHORT_MS = 60_000

/** The end of a turn that came while its endpoint rested. */
const RESTS = Symbol('an endpoint rests')

export const openBudget = (pace: Pace, clock: HostClock): Budget => {
  let last: Promise<unknown> = Promise.resolve()
  const ofHost = openRest(clock)
  /** The endpoints that were limited by themselves. */
  const ofEndpoints = new Map<string, Rest>()
  let pausesUntil = Number.NEGATIVE_INFINITY
  let quota: Quota | null = null
  /** The times of the requests of the last hour. */
  const sent: number[] = []

  /** The time until the hour has room for one more; 0 if it has. */
  const hourMs = (nowMs: number): number => {
    while (sent[0] !== undefined && sent[0] <= nowMs - HOUR) sent.shift()
    const [oldest] = sent
    return quota !== null || oldest === undefined || sent.length < pace.requestsAnHour ? 0 : oldest + HOUR - nowMs
  }
  const endpointMs = (endpoint: string): number => ofEndpoints.get(endpoint)?.leftMs() ?? 0
  /** Throws `limited` where a limit lasts longer than is waited for. */
  const throwIfLong = (limitMs: number): void => {
    if (limitMs > SHORT_MS) throw new HostFailure({ tag: 'limited', until: instantOf(epochOf(clock.now()) + limitMs) })
  }
  const allowed = async (signal: AbortSignal): Promise<void> => {
    for (;;) {
      signal.throwIfAborted()
      const nowMs = clock.monotonicMs()
      const limitMs = Math.max(ofHost.leftMs(), hourMs(nowMs))
      throwIfLong(limitMs)
      const waitMs = Math.max(limitMs, pausesUntil - nowMs)
      if (waitMs <= 0) return
      await clock.sleep(waitMs, signal)
    }
  }
  const sentNow = async <A>(
    endpoint: string,
    send: () => Promise<A>,
    signal: AbortSignal,
  ): Promise<A | typeof RESTS> => {
    await allowed(signal)
    if (endpointMs(endpoint) > 0) return RESTS
    sent.push(clock.monotonicMs())
    try {
      return await send()
    } finally {
      pausesUntil = clock.monotonicMs() + pace.pauseMs
    }
  }
  return {
    turn: async (endpoint, send, signal) => {
      for (;;) {
        signal.throwIfAborted()
        // It is waited for outside of the queue, so that others pass.
        const restMs = endpointMs(endpoint)
        throwIfLong(restMs)
        if (restMs > 0) await clock.sleep(restMs, signal)
        const mine = last.then(() => sentNow(endpoint, send, signal))
        last = mine.catch(() => undefined)
        const result = await mine
        if (result !== RESTS) return result
      }
    },
    told: (now) => {
      quota = now
      if (now === null || now.remaining * 2 > now.limit) return
      ofHost.begin(epochOf(now.resetsAt) - epochOf(clock.now()))
    },
    rest: (ms, endpoint) => {
      if (endpoint === null) {
        ofHost.begin(ms)
        return
      }
      const rest = ofEndpoints.get(endpoint) ?? openRest(clock)
      ofEndpoints.set(endpoint, rest)
      rest.begin(ms)
    },
    wentThrough: (endpoint) => {
      ofHost.wentThrough()
      ofEndpoints.get(endpoint)?.wentThrough()
    },
    restMs: (endpoint) => Math.max(ofHost.leftMs(), endpointMs(endpoint)),
    quota: () => quota,
  }
}
