import { Temporal } from 'temporal-polyfill'
import type { CivilDate, Instant } from './common.js'

// Instants are text of one width, dates too: text order is time order, and plain comparison is enough.
// Instants outside the years 0001 to 9999 have no text. Facts there are refused; bounds there move to the nearest end.

export const BEGINNING_OF_TIME: Instant = '0001-01-01T00:00:00.000Z'
export const END_OF_TIME: Instant = '9999-12-31T23:59:59.999Z'
const FIRST_DATE: CivilDate = '0001-01-01'
const LAST_DATE: CivilDate = '9999-12-31'

/** The time from `from` up to `to`, which is excluded; empty unless `from` is before `to`. */
export interface Interval {
  readonly from: Instant
  readonly to: Instant
}

/** The civil days from `start` to `end`, both included, as they fall in `timeZone`. */
export interface CivilPeriod {
  readonly start: CivilDate
  readonly end: CivilDate
  readonly timeZone: string
}

const MINUTE = 60_000
const DAY = 1440 * MINUTE

const digits = (n: number, width: number): string => String(n).padStart(width, '0')

/** Days since 1970-01-01. Counted from the first of March, so that the leap day ends the year. */
const dayOf = (date: CivilDate): number => {
  const month = Number(date.slice(5, 7))
  const year = Number(date.slice(0, 4)) - (month < 3 ? 1 : 0)
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  const days = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + Number(date.slice(8, 10))
  return 365 * year + leapDays + days - 719_469
}

const dateOf = (day: number): CivilDate => {
  const days = day + 719_468
  const era = Math.floor(days / 146_097)
  const dayOfEra = days - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  const year = era * 400 + yearOfEra + (month < 3 ? 1 : 0)
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1, 2)}`
}

const FIRST_DAY = dayOf(FIRST_DATE)
const LAST_DAY = dayOf(LAST_DATE)

/** Milliseconds since 1970-01-01T00:00:00Z. */
export const epochOf = (instant: Instant): number =>
  dayOf(instant.slice(0, 10)) * DAY +
  Number(instant.slice(11, 13)) * 60 * MINUTE +
  Number(instant.slice(14, 16)) * MINUTE +
  Number(instant.slice(17, 19)) * 1000 +
  Number(instant.slice(20, 23))

const FIRST_MS = epochOf(BEGINNING_OF_TIME)
const LAST_MS = epochOf(END_OF_TIME)

/**
 * The instant of a number of milliseconds since 1970-01-01T00:00:00Z; fractions of a millisecond are cut off.
 * Throws a RangeError for anything but a number and for instants outside the years 0001 to 9999:
 * check a source's number first, because no honest instant can replace it.
 */
export const instantOf = (epochMs: number): Instant => {
  const ms = Math.floor(epochMs)
  if (!(ms >= FIRST_MS && ms <= LAST_MS)) throw new RangeError('an instant is in the years 0001 to 9999')
  const day = Math.floor(ms / DAY)
  const rest = ms - day * DAY
  const hour = digits(Math.floor(rest / (60 * MINUTE)), 2)
  const minute = digits(Math.floor(rest / MINUTE) % 60, 2)
  const second = digits(Math.floor(rest / 1000) % 60, 2)
  return `${dateOf(day)}T${hour}:${minute}:${second}.${digits(rest % 1000, 3)}Z`
}

const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

const IN_UTC = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?Z$/

/** The instant of a timestamp that ends with `Z`, as nearly all do; null for any other text. */
const instantInUtc = (timestamp: string): Instant | null => {
  if (!IN_UTC.test(timestamp)) return null
  const date = timestamp.slice(0, 10)
  if (date < FIRST_DATE || dateOf(dayOf(date)) !== date) return null
  return `${timestamp.slice(0, 19)}.${timestamp.slice(20, -1).slice(0, 3).padEnd(3, '0')}Z`
}

/** The instant of a timestamp with `Z` or an offset, without fractions of a millisecond; null for any other text. */
export const instantIn = (timestamp: string): Instant | null => {
  const inUtc = instantInUtc(timestamp)
  if (inUtc !== null) return inUtc
  if (!WITH_ZONE.test(timestamp)) return null
  try {
    return instantOf(Temporal.Instant.from(timestamp).epochMilliseconds)
  } catch {
    return null
  }
}

const clampedInstant = (ms: number): Instant => instantOf(Math.min(Math.max(ms, FIRST_MS), LAST_MS))

/** The start of its UTC minute. */
export const minuteOf = (instant: Instant): Instant => `${instant.slice(0, 16)}:00.000Z`

/** The last instant of its UTC minute, which is of the same civil day in every zone. */
export const endOfMinute = (instant: Instant): Instant => `${instant.slice(0, 16)}:59.999Z`

/** Names as Intl resolves them, by lower-case name: no more entries than there are zones. */
const resolved = new Map<string, string>()

/** Intl's name for the zone, or null. Temporal lacks some names that Intl knows (`PST`), but knows all that they resolve to. */
const resolvedZone = (zone: string): string | null => {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(zone)) return null
  const key = zone.toLowerCase()
  const known = resolved.get(key)
  if (known !== undefined) return known
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()
    resolved.set(key, timeZone)
    return timeZone
  } catch {
    return null
  }
}

/** Says whether it names a time zone, in 1 to 64 characters: what Intl accepts, in any case, and is no UTC offset (`+01:00`). */
export const isZone = (s: string): boolean => resolvedZone(s) !== null

const zoneNamed = (zone: string): string => {
  const name = resolvedZone(zone)
  if (name === null) throw new RangeError('not a time zone')
  return name
}

/** The first instant of a day in a zone, in epoch milliseconds; for a day that the zone skipped, that of the next one. */
const startOf = (day: number, zone: string): number => {
  const name = zoneNamed(zone)
  if (name === 'UTC') return day * DAY
  return new Temporal.PlainDate(1970, 1, 1).add({ days: day }).toZonedDateTime(name).epochMilliseconds
}

/** The calendar's date in the zone at the instant. Throws a RangeError for an unknown zone (see `isZone`). */
export const civilDateOf = (instant: Instant, zone: string): CivilDate => {
  const name = zoneNamed(zone)
  if (name === 'UTC') return instant.slice(0, 10)
  const local = Temporal.Instant.fromEpochMilliseconds(epochOf(instant)).toZonedDateTimeISO(name)
  if (local.year < 1) return FIRST_DATE
  if (local.year > 9999) return LAST_DATE
  return `${digits(local.year, 4)}-${digits(local.month, 2)}-${digits(local.day, 2)}`
}

/** The time that a clock in the zone shows at the instant: `10:15`. Throws a RangeError for an unknown zone. */
export const clockTimeOf = (instant: Instant, zone: string): string => {
  const local = Temporal.Instant.fromEpochMilliseconds(epochOf(instant)).toZonedDateTimeISO(zoneNamed(zone))
  return `${digits(local.hour, 2)}:${digits(local.minute, 2)}`
}

/**
 * The first instant of the civil day in the zone, which need not be midnight. A day that the zone skipped is empty:
 * it starts when the next one does. Throws a RangeError for an unknown zone.
 */
export const startOfDay = (date: CivilDate, zone: string): Instant => clampedInstant(startOf(dayOf(date), zone))

/**
 * The instant at which clocks in the zone show a time of the civil day, in seconds after midnight. A time that a change of
 * clocks skips is read as it was before the change, and of two the earlier one counts. Throws a RangeError for an unknown zone.
 */
export const wallInstant = (date: CivilDate, seconds: number, zone: string): Instant => {
  const wall = Temporal.PlainDateTime.from(date).add({ seconds })
  return clampedInstant(wall.toZonedDateTime(zoneNamed(zone), { disambiguation: 'compatible' }).epochMilliseconds)
}

/**
 * The whole period, from the first instant of `start` to the first instant of the day after `end`, at the
 * latest `END_OF_TIME`. Empty if `end` precedes `start`. Throws a RangeError for an unknown zone.
 */
export const periodInterval = ({ start, end, timeZone }: CivilPeriod): Interval => ({
  from: startOfDay(start, timeZone),
  to: clampedInstant(startOf(dayOf(end) + 1, timeZone)),
})

/** A number of days later (earlier if negative), clamped to 0001-01-01 and 9999-12-31. */
export const addDays = (date: CivilDate, days: number): CivilDate =>
  dateOf(Math.min(Math.max(dayOf(date) + days, FIRST_DAY), LAST_DAY))

/** The number of months from the beginning of year 0 to the month of a date. */
const monthNumber = (date: CivilDate): number => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7)) - 1

/** The months (`YYYY-MM`) of the days from `start` to `end`, both included; none if `end` precedes `start`. */
export const monthsOf = (start: CivilDate, end: CivilDate): readonly string[] => {
  // Counted as numbers: as text, a year of five digits would come before one of four.
  const first = monthNumber(start)
  const count = start > end ? 0 : monthNumber(end) - first + 1
  return Array.from({ length: count }, (_, i) => {
    const month = first + i
    return `${digits(Math.floor(month / 12), 4)}-${digits((month % 12) + 1, 2)}`
  })
}

/** The number of days from `start` to `end`, both counted; 0 if `end` precedes `start`. */
export const daysBetween = (start: CivilDate, end: CivilDate): number => Math.max(0, dayOf(end) - dayOf(start) + 1)
