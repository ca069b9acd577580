import { addDays, type CivilDate } from '../../address/civil.js'

/** The days of the burn-up. */
export interface Span {
  readonly start: CivilDate
  readonly end: CivilDate
  /** The first day that the plan shows, where the lock is older; null where all since the lock is shown. */
  readonly cutAt: CivilDate | null
}

/** The days from the lock to the end of a period, as far back as the plan shows. The period's own where they begin with the lock. */
export const spanSinceLock = (
  lockedOn: CivilDate,
  { start, end }: { readonly start: CivilDate; readonly end: CivilDate },
  today: CivilDate,
  windowDays: number | null,
): Span => {
  if (lockedOn >= start) return { start, end, cutAt: null }
  const earliest = windowDays === null ? start : addDays(today, 1 - windowDays)
  if (lockedOn >= earliest) return { start: lockedOn, end, cutAt: null }
  const cutAt = earliest < start ? earliest : start
  return { start: cutAt, end, cutAt }
}

/** The place of the first point of a series that is on a day or after it; null where there is none. */
export const pointOf = (series: readonly { readonly date: CivilDate }[], day: CivilDate): number | null => {
  const place = series.findIndex(({ date }) => date >= day)
  return place === -1 ? null : place
}
