import { int0 } from './common.js'
import { closed, list, matching, oneOf } from './json-schema.js'

/** The codes of each status. */
export const CODES: Readonly<Record<number, readonly string[]>> = {
  400: ['invalid_request'],
  401: ['unauthenticated'],
  403: ['forbidden', 'quota_exceeded'],
  404: ['not_found'],
  409: ['conflict', 'idempotency_conflict', 'operation_in_progress'],
  429: ['rate_limited'],
  500: ['internal_error'],
  503: ['temporarily_unavailable'],
}

export const error = closed({
  error: closed(
    {
      code: oneOf(...Object.values(CODES).flat()),
      message: { type: 'string', minLength: 1, maxLength: 200 },
      requestId: matching('^[A-Za-z0-9_-]{1,128}$'),
    },
    {
      details: closed(
        {},
        {
          fields: list(
            closed({
              path: matching('^[A-Za-z0-9_.[\\]-]{1,120}$'),
              reason: oneOf('required', 'invalid', 'out_of_range'),
            }),
            20,
          ),
          limit: int0,
          usage: int0,
          retryAfterSeconds: { type: 'integer', minimum: 1, maximum: 86_400 },
        },
      ),
    },
  ),
})
