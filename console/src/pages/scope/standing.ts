import type { AgreedEngagement, AgreedLock, Agreements, ScopeCreep } from '@workspace-delivery-intelligence/client'

/** The reason why there is no report of the scope, or that there is one. */
export type Standing =
  | { readonly kind: 'reported' }
  | { readonly kind: 'no_engagement' }
  /** The engagement begins after the period. */
  | { readonly kind: 'engaged_later'; readonly engagement: AgreedEngagement }
  | { readonly kind: 'no_lock' }
  | { readonly kind: 'released'; readonly lock: AgreedLock }
  /** The lock in force is of a day after the period. */
  | { readonly kind: 'locked_later'; readonly lock: AgreedLock }
  /** No tracker was read, so that nobody knows the items. */
  | { readonly kind: 'unread' }

/** The lock that is in force today; null if there is none. */
export const presentLock = ({ locks }: Pick<Agreements, 'locks'>): AgreedLock | null =>
  locks.find(({ inForce }) => inForce) ?? null

/** Says how a project's scope stands in a period. */
export const standingOf = (
  { engagement, lock, report }: Pick<ScopeCreep, 'engagement' | 'lock' | 'report'>,
  agreements: Pick<Agreements, 'engagements' | 'locks'>,
): Standing => {
  if (report !== null) return { kind: 'reported' }
  if (engagement === null) {
    const first = agreements.engagements.at(-1)
    return first === undefined ? { kind: 'no_engagement' } : { kind: 'engaged_later', engagement: first }
  }
  if (lock !== null) return { kind: 'unread' }
  const present = presentLock(agreements)
  if (present !== null) return { kind: 'locked_later', lock: present }
  const [last] = agreements.locks
  return last === undefined ? { kind: 'no_lock' } : { kind: 'released', lock: last }
}
