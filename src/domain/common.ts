import * as t from 'io-ts'
import { closed, matching, oneOf, refined } from './codec.js'

// The contract's "Common types", each an exact codec of the same name.

const UUID =
  /^(?:[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|0{8}-0{4}-0{4}-0{4}-0{12}|[fF]{8}-[fF]{4}-[fF]{4}-[fF]{4}-[fF]{12})$/u
export const Uuid = matching(UUID, 'a uuid')
export type Uuid = t.TypeOf<typeof Uuid>

const leap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysIn = (year: number, month: number): number =>
  month === 2 ? (leap(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31

// Dates and timestamps are most of what is checked of events and documents. A regular expression would make a list for each.
const ZERO = '0'.charCodeAt(0)
/** The number that a text's digits write from one place to another; NaN if anything else stands there. */
const numberIn = (s: string, from: number, to: number): number => {
  let number = 0
  for (let i = from; i < to; i += 1) {
    const digit = s.charCodeAt(i) - ZERO
    if (!(digit >= 0 && digit <= 9)) return Number.NaN
    number = 10 * number + digit
  }
  return number
}
/** Says whether a text begins with a date. */
const startsWithDate = (s: string): boolean => {
  const month = numberIn(s, 5, 7)
  const day = numberIn(s, 8, 10)
  const year = numberIn(s, 0, 4)
  return (
    s[4] === '-' && s[7] === '-' && year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  )
}
const isDate = (s: string): boolean => s.length === 10 && startsWithDate(s)
// The pattern for `isDate`, for JSON Schema.
const LEAP_YEAR = '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'
const DAY =
  '(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8])'
const DATE = `(?!0000)(?:[0-9]{4}-(?:${DAY})|${LEAP_YEAR}-02-29)`
const TIME = '(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]'
/** A civil date, `YYYY-MM-DD`, years 0001 to 9999. */
export const CivilDate = refined(t.string, isDate, 'a day of the calendar, YYYY-MM-DD', {
  format: 'date',
  pattern: `^${DATE}$`,
})
export type CivilDate = t.TypeOf<typeof CivilDate>

const isTimestamp = (s: string): boolean => {
  const isTime =
    s[10] === 'T' && numberIn(s, 11, 13) <= 23 && s[13] === ':' && numberIn(s, 14, 16) <= 59 && s[16] === ':'
  if (!isTime || !(numberIn(s, 17, 19) <= 59) || !startsWithDate(s)) return false
  const end = s.length - 1
  if (s[end] !== 'Z') return false
  return end === 19 || (s[19] === '.' && end > 20 && numberIn(s, 20, end) >= 0)
}
/** The contract's timestamp: ISO 8601 in UTC, any number of fractional digits. */
export const Timestamp = refined(t.string, isTimestamp, 'a UTC timestamp', {
  format: 'date-time',
  pattern: `^${DATE}T${TIME}(?:\\.[0-9]+)?Z$`,
})
export type Timestamp = t.TypeOf<typeof Timestamp>

/** A timestamp in the spelling of events and documents (three fractional digits): text order is time order. */
export const Instant = refined(
  t.string,
  (s) => s.length === 24 && isTimestamp(s),
  'an instant YYYY-MM-DDTHH:mm:ss.sssZ',
  { format: 'date-time', pattern: `^${DATE}T${TIME}\\.[0-9]{3}Z$` },
)
export type Instant = t.TypeOf<typeof Instant>

export const Slug = matching(
  /^[a-z0-9][a-z0-9-]{0,46}[a-z0-9]$/u,
  'a slug of 2-48 lowercase letters, digits and hyphens',
)
export type Slug = t.TypeOf<typeof Slug>

export const Int0 = refined(t.number, (n) => Number.isSafeInteger(n) && n >= 0, 'an integer of 0 or more', {
  type: 'integer',
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
})
export type Int0 = t.TypeOf<typeof Int0>
/** Minor units of money that may be negative: credits and discounts. */
export const SignedCents = refined(t.number, Number.isSafeInteger, 'an integer', {
  type: 'integer',
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
})
export const PositiveInt = refined(t.number, (n) => Number.isSafeInteger(n) && n > 0, 'an integer above 0', {
  type: 'integer',
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
})

export const FiniteNumber = refined(t.number, Number.isFinite, 'a finite number', {})
export const NonEmptyString = refined(t.string, (s) => s.length > 0, 'a string of 1 or more characters', {
  minLength: 1,
})

export const Provenance = oneOf('self_reported', 'vendor_reported', 'modeled', 'provider_export', 'user_declared')
export type Provenance = t.TypeOf<typeof Provenance>

export const Unit = oneOf('lines', 'count', 'ratio', 'tokens', 'cents', 'band', 'percent', 'credits')
export type Unit = t.TypeOf<typeof Unit>

export const Figure = closed('Figure', {
  value: FiniteNumber,
  unit: Unit,
  provenance: Provenance,
  basis: NonEmptyString,
})
export type Figure = t.TypeOf<typeof Figure>

export const WorkType = oneOf('epic', 'story', 'task', 'bug', 'subtask', 'other', 'mixed', 'unlinked')
export type WorkType = t.TypeOf<typeof WorkType>
