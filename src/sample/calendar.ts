import type { CivilDate, Instant } from '#domain/common'
import { addDays, epochOf, instantOf } from '#domain/time'

// The days of the year that the sample shows.

export const YEAR_DAYS = 365

/** The year that ends at an instant: from the start of a UTC day, the end excluded. */
export interface Year {
  readonly from: CivilDate
  /** The day of the end: nothing of it is recorded yet but invoices. */
  readonly today: CivilDate
  readonly until: Instant
}
export const yearUntil = (until: Instant): Year => {
  const today = instantOf(epochOf(until) - 1).slice(0, 10)
  return { from: addDays(today, 1 - YEAR_DAYS), today, until }
}

export interface Month {
  readonly start: CivilDate
  /** Its last day. */
  readonly end: CivilDate
}

/** The month of a day. */
export const monthOf = (day: CivilDate): Month => {
  const start = `${day.slice(0, 7)}-01`
  const inNext = addDays(start, 31)
  return { start, end: addDays(`${inNext.slice(0, 7)}-01`, -1) }
}

/** The whole months of a year that are over, oldest first: ten or eleven. */
export const monthsOf = ({ from, today }: Year): readonly Month[] => {
  const months: Month[] = []
  let month = monthOf(from)
  while (month.end < today) {
    if (month.start >= from) months.push(month)
    month = monthOf(addDays(month.end, 1))
  }
  return months
}

/** The days from one to another, which is excluded. */
export const daysFrom = (first: CivilDate, end: CivilDate): readonly CivilDate[] => {
  const days: CivilDate[] = []
  for (let day = first; day < end; day = addDays(day, 1)) days.push(day)
  return days
}

/** The weekday, 0 for Sunday. */
export const weekdayOf = (day: CivilDate): number => new Date(`${day}T00:00:00.000Z`).getUTCDay()

/** Says whether the agency works on a day: it is closed at weekends, and from Christmas to New Year. */
export const isWorkday = (day: CivilDate): boolean => {
  const date = day.slice(5)
  const isClosed = date >= '12-24' || date === '01-01'
  return !isClosed && weekdayOf(day) !== 0 && weekdayOf(day) !== 6
}

/** The instant so many hours after the start of a day, in UTC, to the minute. */
export const atHour = (day: CivilDate, hours: number): Instant =>
  instantOf(epochOf(`${day}T00:00:00.000Z`) + Math.round(hours * 60) * 60_000)
