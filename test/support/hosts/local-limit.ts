import type { LocalAnswer } from './local-host.js'

/** A limit of requests that a host enforces. */
export interface Limit {
  /** The most requests of a window. */
  readonly most: number
  readonly windowMs: number
  /** The status of a refusal: 429 where it is absent. */
  readonly status?: number
  /** Whether each answer tells the limit by `x-ratelimit-*`: true where it is absent. */
  readonly isTold?: boolean
  /** Whether a refusal says `retry-after`: true where it is absent. */
  readonly saysWhen?: boolean
}

/** The count of the requests of a window. */
interface Counted {
  readonly isTooEarly: (nowMs: number) => boolean
  /** Counts a request. `hostMs` is the host's own time. */
  readonly count: (
    nowMs: number,
    hostMs: number,
  ) => { readonly refusal: LocalAnswer | null; readonly headers: Readonly<Record<string, string>> }
  /** Notes a rest that an answer asked for: what comes before its end is too early. */
  readonly rest: (nowMs: number, ms: number) => void
}

/** Counts requests under a limit; null for none, where only the rests that answers ask for are noted. */
export const limitOf = (limit: Limit | null): Counted => {
  let restsUntil = Number.NEGATIVE_INFINITY
  let opened = Number.NEGATIVE_INFINITY
  let counted = 0
  return {
    isTooEarly: (nowMs) => nowMs < restsUntil,
    count: (nowMs, hostMs) => {
      if (limit === null) return { refusal: null, headers: {} }
      const { most, windowMs, status = 429, isTold = true, saysWhen = true } = limit
      if (nowMs >= opened + windowMs) {
        opened = nowMs
        counted = 0
      }
      counted += 1
      const leftMs = opened + windowMs - nowMs
      const headers: Record<string, string> = {}
      if (isTold) {
        headers['x-ratelimit-limit'] = String(most)
        headers['x-ratelimit-remaining'] = String(Math.max(0, most - counted))
        headers['x-ratelimit-reset'] = String(Math.ceil((hostMs + leftMs) / 1000))
      }
      if (counted <= most) return { refusal: null, headers }
      if (saysWhen) headers['retry-after'] = String(Math.ceil(leftMs / 1000))
      return { refusal: { status, body: { message: 'canary-limit' } }, headers }
    },
    rest: (nowMs, ms) => {
      restsUntil = Math.max(restsUntil, nowMs + ms)
    },
  }
}
