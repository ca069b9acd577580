import { epochOf } from '#domain/time'
import type { Quota } from '#sources/kit/hosts/ask'
import type { Incoming } from './exchanged.js'
import { httpDate } from './http-date.js'

/** The meaning of an answer that came whole. */
export type Judged =
  | { readonly tag: 'success' }
  | { readonly tag: 'redirect'; readonly location: string }
  /** The host asks for a rest; of how long, it may not say. */
  | { readonly tag: 'limit'; readonly restMs: number | null }
  | { readonly tag: 'unauthorized' | 'forbidden' | 'not_found' }
  | { readonly tag: 'refused'; readonly status: number }
  /** The host fails by itself. */
  | { readonly tag: 'failing'; readonly reason: string }

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
/** Statuses that may mean a limit, if the answer says so. */
const MAYBE_LIMITS: ReadonlySet<number> = new Set([402, 403, 503])
/** Words of limits that no header tells. */
const SECONDARY_LIMIT = /secondary rate limit|abuse detection/i
const LONGEST_REST_SECONDS = 1_000_000_000

/** The rest that `Retry-After` asks for, as seconds or as an instant of the host's own time. */
const retryAfter = ({ headers, at }: Incoming): number | null => {
  const text = headers.get('retry-after') ?? ''
  if (/^\d{1,20}$/.test(text)) return 1000 * Math.min(Number(text), LONGEST_REST_SECONDS)
  const until = httpDate(text)
  return until === null ? null : Math.max(0, epochOf(until) - epochOf(at))
}

const restIn = (incoming: Incoming, quota: Quota | null): number | null => {
  const after = retryAfter(incoming)
  if (after !== null || quota === null || quota.remaining > 0) return after
  return Math.max(0, epochOf(quota.resetsAt) - epochOf(incoming.at))
}

const isSecondary = ({ status, bytes }: Incoming): boolean => status === 403 && SECONDARY_LIMIT.test(bytes.toString())

/** Says whether a status is that of an answer as it should be. */
export const isWell = (status: number): boolean => status >= 200 && status <= 299

/** Says whether the body of an answer is what was asked for. */
export const isTaken = (status: number, expects: readonly number[]): boolean =>
  isWell(status) || expects.includes(status)

/** Says what an answer means. `quota` is what it tells, by the host's own time; `expects` are statuses that are no failure. */
export const judged = (incoming: Incoming, quota: Quota | null, expects: readonly number[]): Judged => {
  const { status, headers } = incoming
  if (isWell(status)) return { tag: 'success' }
  const restMs = restIn(incoming, quota)
  // A limit has the status of a refusal, so that it is told apart before anything that is expected.
  if (status === 429 || (MAYBE_LIMITS.has(status) && (restMs !== null || isSecondary(incoming))))
    return { tag: 'limit', restMs }
  if (expects.includes(status)) return { tag: 'success' }
  const location = headers.get('location')
  if (REDIRECTS.has(status) && location !== undefined) return { tag: 'redirect', location }
  if (status >= 500) return { tag: 'failing', reason: `it answers with ${status}` }
  switch (status) {
    case 401:
      return { tag: 'unauthorized' }
    case 403:
      return { tag: 'forbidden' }
    case 404:
    case 410:
      return { tag: 'not_found' }
    default:
      return { tag: 'refused', status }
  }
}
