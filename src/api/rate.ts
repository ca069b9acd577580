import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { type EffectivePlan, PLANS } from '#domain/plans'
import { epochOf, minuteOf } from '#domain/time'
import type { RequestCounts } from './request-counts.js'

/** Maximum of requests per key in a UTC minute, by plan, for the plans that the operator overrides. */
export type Rates = Readonly<Partial<Record<EffectivePlan, number>>>

interface RateLimited {
  readonly tag: 'rate_limited'
  readonly retryAfterSeconds: number
}

/** Counts one request of one key. */
export interface RateMeter {
  /** Counts the request on the first call only: a moment may have to be read twice. */
  readonly count: (keyId: Uuid, plan: EffectivePlan) => Outcome<RateLimited | StoreError, void>
  /** The rate headers, once the request is counted; none before. */
  readonly headers: () => Readonly<Record<string, string>>
}

const MINUTE_MS = 60_000

/** Seconds left in the UTC minute, rounded up: 1 to 60. */
const secondsLeft = (now: Instant): number => Math.ceil((epochOf(minuteOf(now)) + MINUTE_MS - epochOf(now)) / 1000)

/** A meter for one request, made at `now`. */
export const rateMeter = (counts: RequestCounts, now: Instant, rates: Rates): RateMeter => {
  const retryAfterSeconds = secondsLeft(now)
  let counting: Promise<Either<StoreError, number>> | undefined
  let headers: Readonly<Record<string, string>> = {}
  return {
    count: async (keyId, plan) => {
      counting ??= counts.count(keyId, minuteOf(now))
      const requests = await counting
      if (isLeft(requests)) return requests
      const limit = rates[plan] ?? PLANS[plan].requestsPerMinute
      const remaining = Math.max(0, limit - requests.right)
      headers = {
        'RateLimit-Policy': `"minute";q=${limit};w=60`,
        RateLimit: `"minute";r=${remaining};t=${retryAfterSeconds}`,
      }
      return requests.right > limit ? left({ tag: 'rate_limited', retryAfterSeconds }) : right(undefined)
    },
    headers: () => headers,
  }
}
