import { addDays, type CivilDate, daysOf } from '../../address/civil.js'
import type { Period } from '../../address/periods.js'

/**
 * The days before a period, as many as it has until today: a month that goes on is compared with no whole one. Null where it begins
 * after today.
 */
export const periodBefore = ({ start, end }: Period, today: CivilDate): Period | null => {
  const last = end < today ? end : today
  if (last < start) return null
  return { start: addDays(start, -daysOf(start, last)), end: addDays(start, -1) }
}

/** Says whether a period begins within the days that the plan shows. */
export const isWithinWindow = ({ start }: Period, today: CivilDate, windowDays: number): boolean =>
  start >= addDays(today, 1 - windowDays)
