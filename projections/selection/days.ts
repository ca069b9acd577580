import type { ReadRequest } from '#domain/operation'
import { civilDateOf } from '#domain/time'

/** The period's civil days up to today in its zone. */
export const daysOf = ({ period, now }: Pick<ReadRequest, 'period' | 'now'>) => {
  const today = civilDateOf(now, period.timeZone)
  return { start: period.start, end: period.end < today ? period.end : today }
}
