import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { CivilDate, Instant } from '#domain/common'
import { type Period, periodUntil } from '#domain/period'
import { type EffectivePlan, PLANS, reportingWindow, windowUsage } from '#domain/plans'
import { civilDateOf } from '#domain/time'
import type { Asked } from './parameters.js'

interface WindowExceeded {
  readonly tag: 'window_exceeded'
  /** The first day of the window. */
  readonly earliest: CivilDate
  readonly limitDays: number
  readonly usageDays: number
}

/**
 * The requested period, or the whole reporting window if no dates are given. "Today" is the day in the requested
 * zone. It may end after today, as far as `latestEnd` lets it; reports end at now.
 */
export const periodOf = (
  { start, end, tz }: Pick<Asked, 'start' | 'end' | 'tz'>,
  plan: EffectivePlan,
  now: Instant,
): Either<WindowExceeded, Period> => {
  const timeZone = tz ?? 'UTC'
  const today = civilDateOf(now, timeZone)
  const window = reportingWindow(plan, today, timeZone)
  const days = start === null || end === null ? window : { start, end, timeZone }
  if (days.start < window.start)
    return left({
      tag: 'window_exceeded',
      earliest: window.start,
      limitDays: PLANS[plan].caps.dataWindowDays,
      usageDays: windowUsage(days.start, today),
    })
  return right(periodUntil(now, days, { explicit: start !== null }))
}
