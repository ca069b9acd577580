/** Why there is no answer. Closed: every kind has its look. */
export type Problem =
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'forbidden'; readonly message: string }
  /** The period begins before what the plan shows; `limit` is in days. */
  | { readonly kind: 'outside_window'; readonly limit: number | null }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }
  | { readonly kind: 'rate_limited'; readonly retryAt: number }
  | { readonly kind: 'unavailable'; readonly retryAt: number }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed'; readonly requestId: string | null }

interface ErrorBody {
  readonly code: string
  readonly message: string
  readonly requestId: string | null
  readonly limit: number | null
  readonly fields: readonly string[]
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Reads the body of an error. What stands between may have written it, so nothing is taken for granted. */
const errorOf = (body: unknown): ErrorBody => {
  const error = record(record(body)['error'])
  const details = record(error['details'])
  const { limit, fields } = details
  return {
    code: text(error['code']) ?? '',
    message: text(error['message']) ?? '',
    requestId: text(error['requestId']),
    limit: typeof limit === 'number' ? limit : null,
    fields: Array.isArray(fields) ? fields.flatMap((field) => text(record(field)['path']) ?? []) : [],
  }
}

const LONGEST_WAIT_SECONDS = 300
const USUAL_WAIT_SECONDS = 5

/** The seconds of a `Retry-After` header, within bounds. */
const waitSeconds = (retryAfter: string | null): number => {
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), LONGEST_WAIT_SECONDS) : USUAL_WAIT_SECONDS
}

/** What an error answer means. `now` is in milliseconds since 1970. */
export const problemOf = (status: number, body: unknown, retryAfter: string | null, now: number): Problem => {
  const { code, message, requestId, limit, fields } = errorOf(body)
  const retryAt = now + waitSeconds(retryAfter) * 1000
  switch (status) {
    case 400:
      return { kind: 'invalid', fields }
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
