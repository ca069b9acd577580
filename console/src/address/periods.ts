import { addDays, type CivilDate, daysOf, monthStart } from './civil.js'

/** Civil days, both ends included. */
export interface Period {
  readonly start: CivilDate
  readonly end: CivilDate
}

const PRESET_IDS = ['this-month', 'last-month', 'this-quarter', 'last-90-days'] as const
export type PresetId = (typeof PRESET_IDS)[number]

export const isPresetId = (text: string): text is PresetId => (PRESET_IDS as readonly string[]).includes(text)

export interface Preset {
  readonly id: PresetId
  readonly label: string
  readonly period: Period
}

/** The whole month that is some months after that of a day; before it if negative. */
const month = (date: CivilDate, months: number): Period => ({
  start: monthStart(date, months),
  end: addDays(monthStart(date, months + 1), -1),
})

/** The quarter of the calendar that a day lies in. */
const quarter = (date: CivilDate): Period => {
  const monthsIn = (Number(date.slice(5, 7)) - 1) % 3
  return { start: monthStart(date, -monthsIn), end: addDays(monthStart(date, 3 - monthsIn), -1) }
}

/** The usual periods, as seen from a day. Whole months and quarters; what lies after today is not counted by the service. */
export const presets = (today: CivilDate): readonly Preset[] => [
  { id: 'this-month', label: 'This month', period: month(today, 0) },
  { id: 'last-month', label: 'Last month', period: month(today, -1) },
  { id: 'this-quarter', label: 'This quarter', period: quarter(today) },
  { id: 'last-90-days', label: 'Last 90 days', period: lastDays(today, 90) },
]

/** The most days after today that the service lets a period end. */
const MOST_DAYS_AHEAD = 366

/** The last day on which a period may end. */
export const latestEnd = (today: CivilDate): CivilDate => addDays(today, MOST_DAYS_AHEAD)

export const isAllowedEnd = (end: CivilDate, today: CivilDate): boolean => end <= latestEnd(today)

/** The last days up to a day, which is the last of them. */
export const lastDays = (today: CivilDate, days: number): Period => ({ start: addDays(today, 1 - days), end: today })

/**
 * A period of as many days that ends with the last evidence, where a period begins after it: nothing would be seen in it. Null where
 * it does not, or where there is no evidence.
 */
export const periodOfEvidence = ({ start, end }: Period, last: CivilDate | null): Period | null =>
  last === null || last >= start ? null : lastDays(last, daysOf(start, end))

/** The preset that a period is today; null if it is none. */
export const presetOf = (period: Period, today: CivilDate): PresetId | null =>
  presets(today).find((preset) => preset.period.start === period.start && preset.period.end === period.end)?.id ?? null

/** The whole months that end before a day, the oldest first. */
export const monthsBefore = (date: CivilDate, count: number): readonly Period[] =>
  Array.from({ length: count }, (_, index) => month(date, index - count))
