import type { CivilDate, Instant } from './common.js'
import { type CivilPeriod, civilDateOf, type Interval, periodInterval } from './time.js'

/** The civil days asked for, and the same cut at now. */
export interface Period extends CivilPeriod {
  /** False where the dates were omitted and the whole reporting window stands in. */
  readonly explicit: boolean
  /** The same as instants, cut at now. */
  readonly interval: Interval
  /** The same up to today in the period's zone. */
  readonly days: { readonly start: CivilDate; readonly end: CivilDate }
}

/** The period of these civil days, cut at now. */
export const periodUntil = (
  now: Instant,
  { start, end, timeZone }: CivilPeriod,
  { explicit }: Pick<Period, 'explicit'> = { explicit: true },
): Period => {
  const { from, to } = periodInterval({ start, end, timeZone })
  const today = civilDateOf(now, timeZone)
  return {
    start,
    end,
    timeZone,
    explicit,
    interval: { from, to: to < now ? to : now },
    days: { start, end: end < today ? end : today },
  }
}
