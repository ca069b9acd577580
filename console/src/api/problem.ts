import { ApiError, Unreachable } from '@workspace-delivery-intelligence/client'

/** The reason why there is no answer. The union is closed: every kind has its look. Instants are milliseconds since 1970. */
export type Problem =
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'forbidden'; readonly message: string }
  /** The period begins before what the plan shows; `limit` is in days. */
  | { readonly kind: 'outside_window'; readonly limit: number | null }
  /** The period ends further ahead than the service lets it. */
  | { readonly kind: 'ends_too_late' }
  | { readonly kind: 'not_found' }
  /** Parameters that the service refused. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'rate_limited'; readonly retryAt: number }
  | { readonly kind: 'unavailable'; readonly retryAt: number }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed'; readonly requestId: string | null }

const LONGEST_WAIT_SECONDS = 300
/** The wait if the answer names none. */
const USUAL_WAIT_SECONDS = 5

/** Says whether an answer came that is none of the service: half of one, or the page of something in between. */
const isGarbage = (error: unknown): boolean => error instanceof Unreachable && error.cause instanceof SyntaxError

const isLate = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

/** The problem behind a rejected call. `now` is in milliseconds since 1970. */
export const problemOf = (error: unknown, now: number): Problem => {
  if (isGarbage(error)) return { kind: 'failed', requestId: null }
  if (isLate(error)) return { kind: 'unavailable', retryAt: now + USUAL_WAIT_SECONDS * 1000 }
  if (!(error instanceof ApiError)) return { kind: 'offline' }
  const { status, code, message, requestId, limit, fields, retryAfterSeconds } = error
  const seconds = Math.min(Math.max(retryAfterSeconds ?? USUAL_WAIT_SECONDS, 1), LONGEST_WAIT_SECONDS)
  const retryAt = now + seconds * 1000
  switch (status) {
    case 400: {
      const [first, ...others] = fields
      const isEnd = first?.path === 'end' && first.reason === 'out_of_range' && others.length === 0
      return isEnd ? { kind: 'ends_too_late' } : { kind: 'invalid' }
    }
    case 401:
      return { kind: 'unauthenticated' }
    case 403:
      return code === 'quota_exceeded' ? { kind: 'outside_window', limit } : { kind: 'forbidden', message }
    case 404:
      return { kind: 'not_found' }
    case 429:
      return { kind: 'rate_limited', retryAt }
    case 502:
    case 503:
    case 504:
      return { kind: 'unavailable', retryAt }
    default:
      return { kind: 'failed', requestId }
  }
}
