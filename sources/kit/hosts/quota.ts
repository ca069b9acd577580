import { instantOf } from '#domain/time'
import type { HostAnswer, Quota } from './ask.js'
import { numberIn } from './link.js'

/** The last second of year 9999. */
const LAST_SECOND = 253_402_300_799

/**
 * The quota in `<prefix>-limit`, `<prefix>-remaining` and `<prefix>-reset`, which is in seconds since 1970. Null where one of them is
 * missing, and where the limit is 0: so a host answers whose limits are off.
 */
export const quotaIn = (headers: HostAnswer['headers'], prefix: string): Quota | null => {
  const limit = numberIn(headers.get(`${prefix}-limit`))
  const remaining = numberIn(headers.get(`${prefix}-remaining`))
  const reset = numberIn(headers.get(`${prefix}-reset`))
  if (limit === null || limit === 0 || remaining === null || reset === null || reset > LAST_SECOND) return null
  return { limit, remaining, resetsAt: instantOf(1_000 * reset) }
}
