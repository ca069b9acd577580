import type { Instant } from '#domain/common'
import { type EffectivePlan, syncIntervalSeconds } from '#domain/plans'
import { epochOf } from '#domain/time'
import type { ConnectionState } from '../entities/connection.js'
import { isScheduled } from './providers.js'

/** Days for which an import by hand stays fresh: no schedule imports it again. */
export const IMPORT_STAYS_FRESH_DAYS = 30
const MS_A_DAY = 86_400_000

/** The longest time between two comparisons of all that is held of a host, at most a week, in milliseconds. */
export const reconciliationTermMs = (plan: EffectivePlan): number =>
  Math.max(MS_A_DAY, Math.min(7 * MS_A_DAY, 7 * 1000 * syncIntervalSeconds(plan)))

/** Hours for which an import by hand speaks for today: what it covers counts up to now. */
export const IMPORT_STAYS_CURRENT_HOURS = 24
const MS_AN_HOUR = 3_600_000

/** The longest time since a reading, in milliseconds: up to one it is fresh, beyond the other it is stale. */
export interface AgeLimits {
  readonly fresh: number
  readonly stale: number
}

export const ageLimits = (scheduled: boolean, plan: EffectivePlan): AgeLimits => {
  const imported = IMPORT_STAYS_FRESH_DAYS * MS_A_DAY
  const interval = 1000 * syncIntervalSeconds(plan)
  return scheduled ? { fresh: interval, stale: 2 * interval } : { fresh: imported, stale: imported }
}

const isWithin = (
  limit: keyof AgeLimits,
  connection: Pick<ConnectionState, 'asked' | 'lastSuccessAt'>,
  plan: EffectivePlan,
  now: Instant,
): boolean =>
  connection.lastSuccessAt !== null &&
  epochOf(now) - epochOf(connection.lastSuccessAt) <= ageLimits(isScheduled(connection), plan)[limit]

/** Says whether the source was read lately: within the plan's sync interval or, of what is imported by hand, within 30 days. */
export const isFresh = (connection: ConnectionState, plan: EffectivePlan, now: Instant): boolean =>
  isWithin('fresh', connection, plan, now)

/** Says whether the last reading of a source is too old to speak for today. */
export const isStale = (connection: ConnectionState, plan: EffectivePlan, now: Instant): boolean =>
  connection.lastSuccessAt !== null && !isWithin('stale', connection, plan, now)

/** Says whether a reading that reaches up to `readTo` still counts up to now: what is read by hand for a day, else for two intervals. */
export const isCurrent = (
  connection: Pick<ConnectionState, 'asked'>,
  readTo: Instant,
  plan: EffectivePlan,
  now: Instant,
): boolean => {
  const longest = isScheduled(connection) ? ageLimits(true, plan).stale : IMPORT_STAYS_CURRENT_HOURS * MS_AN_HOUR
  return epochOf(now) - epochOf(readTo) <= longest
}
