import type { Instant } from '#domain/common'
import { epochOf, instantOf } from '#domain/time'
import type { Quota } from '#sources/kit/hosts/ask'
import type { Host } from '#sources/kit/hosts/host'
import type { Incoming } from './exchanged.js'

const YEAR = 366 * 86_400_000

/** The quota that an answer tells, by the host's own time. A limit of 0 is none: servers say so where limits are off. */
export const quotaIn = ({ headers, at }: Incoming, quotaOf: Host['quotaOf']): Quota | null => {
  const quota = quotaOf(headers, at)
  return quota === null || quota.limit === 0 ? null : quota
}

/** A quota that was told by the host's own time, by ours. */
export const byOurTime = (quota: Quota, at: Instant, now: Instant): Quota => {
  const leftMs = epochOf(quota.resetsAt) - epochOf(at)
  const resetsAt = instantOf(epochOf(now) + Math.min(Math.max(leftMs, 0), YEAR))
  return { limit: quota.limit, remaining: quota.remaining, resetsAt }
}
