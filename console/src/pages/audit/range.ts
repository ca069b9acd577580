import type { Address } from '../../address/address.js'
import { addDays, type CivilDate, isCivilDate } from '../../address/civil.js'
import { lastDays, type Period } from '../../address/periods.js'

// The trail has a range of its own, which the address keeps: so many last days, or two days.

type View = Address['view']

/** The ranges that a chip chooses, in days. */
export const RANGES = [7, 30, 90] as const
const USUAL = 30

/** The range that is shown. */
export interface Range extends Period {
  /** The number of last days; null of two days that somebody chose. */
  readonly days: number | null
}

/** The longest range that the plan shows; null where that is not known. */
type Window = number | null

/** The ranges of chips that the plan shows. */
export const rangesWithin = (window: Window): readonly number[] =>
  RANGES.filter((days) => window === null || days <= window)

const lastOf = (today: CivilDate, days: number): Range => ({ ...lastDays(today, days), days })

const within = (period: Period, today: CivilDate, window: Window): Period => {
  const earliest = window === null ? period.start : addDays(today, 1 - window)
  const start = period.start < earliest ? earliest : period.start
  return { start, end: period.end < start ? start : period.end }
}

/** The range of an address: what the plan does not show is cut off. */
export const rangeOf = (view: View, today: CivilDate, window: Window): Range => {
  const { from = '', to = '', days = '' } = view
  if (isCivilDate(from) && isCivilDate(to) && from <= to)
    return { ...within({ start: from, end: to }, today, window), days: null }
  const chosen = RANGES.find((range) => String(range) === days) ?? USUAL
  return lastOf(today, window === null ? chosen : Math.min(chosen, window))
}

/** The change of the address to a number of last days. */
export const ofDays = (days: number): Readonly<Record<string, string | null>> => ({
  days: days === USUAL ? null : String(days),
  from: null,
  to: null,
})

/** The change of the address to two days; a day beyond the other moves it along. */
export const ofDates = ({ start, end }: Period, changed: 'start' | 'end'): Readonly<Record<string, string | null>> => {
  if (start <= end) return { days: null, from: start, to: end }
  const day = changed === 'start' ? start : end
  return { days: null, from: day, to: day }
}
