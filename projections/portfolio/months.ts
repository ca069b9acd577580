import type { CivilDate, Instant } from '#domain/common'
import { type Period, periodUntil } from '#domain/period'
import { addDays, monthsOf } from '#domain/time'

/** The most months of one answer. */
export const MOST_MONTHS = 36

/** A calendar month, and the part of it that a period covers. */
export interface Month {
  /** `2026-03`. */
  readonly month: string
  readonly period: Period
}

const lastDayOf = (month: string): CivilDate => addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1)

/** The months that a period touches until today, in order, each without the days that are not the period's. */
export const monthsIn = ({ start, end, timeZone, days }: Period, now: Instant): readonly Month[] =>
  monthsOf(start, days.end).map((month) => {
    const [first, last] = [`${month}-01`, lastDayOf(month)]
    const within = { start: first > start ? first : start, end: last < end ? last : end, timeZone }
    return { month, period: periodUntil(now, within) }
  })
