import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import { epochOfMoment, inZoneOf, isInYears, type Moment, momentOf } from './moments.js'
import { type BrokenEvent, broken, type Properties } from './properties.js'
import { secondsOf } from './property.js'
import { FLOATING } from './zones.js'

const DAY = 86_400_000
/** The longest that a fact may last: a longer meeting with hours is a mistake. */
const LONGEST = { timed: 31 * DAY, allDay: 3_660 * DAY } as const
/** The most dates that an event adds or excludes one by one. */
const MOST_DATES = 20_000

/** One more start of a series, with a length of its own where it has one. */
export interface Added {
  readonly start: Moment
  readonly length: number | null
}

const momentIn = (properties: Properties, name: string): Either<BrokenEvent, Moment | null> => {
  const property = properties.first(name)
  if (property === null) return right(null)
  const zone = properties.zoneOf(property)
  if (zone === null) return broken('unknown_zone', `${name} names a time zone that neither is known nor defined`)
  const moment = momentOf(property.value, zone)
  return moment === null ? broken('no_start', `${name} is neither a date nor a time`) : right(moment)
}

/** A time that facts may have. */
export const startIn = (properties: Properties, name: string): Either<BrokenEvent, Moment | null> => {
  const moment = momentIn(properties, name)
  return isLeft(moment) || moment.right === null || isInYears(moment.right)
    ? moment
    : broken('outside_years', `${name} is not in the years 1970 to 2199`)
}

/** Says whether a meeting lasts longer than facts may. */
export const isTooLong = (length: number, { isDate }: Moment): boolean =>
  length > (isDate ? LONGEST.allDay : LONGEST.timed)

/** The length of an event; without an end a date lasts a day, and a time no time. */
export const lengthOf = (properties: Properties, start: Moment): Either<BrokenEvent, number> => {
  const end = momentIn(properties, 'DTEND')
  if (isLeft(end)) return end
  const duration = properties.first('DURATION')
  if (end.right === null && duration === null) return right(start.isDate ? DAY : 0)
  if (end.right === null) {
    const seconds = secondsOf(duration?.value.trim() ?? '')
    if (seconds === null) return broken('no_end', 'DURATION is no duration')
    return seconds < 0
      ? broken('ends_before_start', 'DURATION is negative')
      : right(start.isDate ? Math.ceil((seconds * 1_000) / DAY) * DAY : seconds * 1_000)
  }
  if (end.right.isDate !== start.isDate)
    return broken('no_end', 'one of DTSTART and DTEND is a date and the other one a time')
  // Where one of both is floating, it is meant in the zone of the other one.
  const [from, to] = [inZoneOf(start, end.right), inZoneOf(end.right, start)]
  const length = epochOfMoment(to, FLOATING) - epochOfMoment(from, FLOATING)
  return length < 0 ? broken('ends_before_start', 'DTEND is before DTSTART') : right(length)
}

/** The dates of a list, each in the zone that the list names, else in that of the event. */
export const listedIn = (
  properties: Properties,
  name: string,
  start: Moment,
): Either<BrokenEvent, readonly Added[]> => {
  const listed: Added[] = []
  for (const property of properties.all(name)) {
    const zone = properties.zoneOf(property)
    if (zone === null) return broken('unknown_zone', `${name} names a time zone that neither is known nor defined`)
    for (const text of property.value.split(',', MOST_DATES + 1)) {
      if (text.trim() === '') continue
      const [first = '', second = null] = text.split('/')
      const moment = momentOf(first, zone)
      const end = second === null ? null : momentOf(second, zone)
      const seconds = second === null || end !== null ? null : secondsOf(second.trim())
      if (moment === null || (second !== null && end === null && seconds === null))
        return broken('no_start', `${name} holds what is neither a date nor a time`)
      const length = end === null ? null : epochOfMoment(end, FLOATING) - epochOfMoment(moment, FLOATING)
      const added = { start: inZoneOf(moment, start), length: seconds === null ? length : seconds * 1_000 }
      if (!isInYears(added.start)) return broken('outside_years', `${name} holds a date before 1970 or after 2199`)
      if (added.length !== null && (added.length < 0 || isTooLong(added.length, start)))
        return broken('no_end', `${name} holds a period that ends before it starts, or is too long`)
      listed.push(added)
      if (listed.length > MOST_DATES) return broken('too_many_dates', `${name} holds more than ${MOST_DATES} dates`)
    }
  }
  return right(listed)
}
