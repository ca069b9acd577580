import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { CivilDate, Instant } from '#domain/common'
import { addDays, civilDateOf, epochOf, instantOf, wallInstant } from '#domain/time'
import type { Conventions } from '../conventions.js'
import { dayIn, readDayIn, readInstant } from '../instants.js'

// Entries that say when they begin and end in place of how long they last.

/** The cells of such an entry; empty where the table lacks them. */
export interface SpanCells {
  /** The day on which it begins, where its start is a time of day. */
  readonly day: string
  /** A time of day, or an instant. */
  readonly startsAt: string
  /** The day on which it ends, where that is written. */
  readonly endDay: string
  readonly endsAt: string
}

/** The reason why the time between start and end is not known. */
export interface NoSpan {
  readonly reasonCode: 'no_day' | 'no_start' | 'no_end' | 'no_zone' | 'no_duration'
  readonly message: string
}

/** The time between start and end. */
export interface Span {
  /** The day on which it begins. */
  readonly day: CivilDate
  readonly seconds: number
}

const TIME = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?: ?([AaPp])\.? ?[Mm]\.?)?(?: ?Uhr)?$/
const DAY_SECONDS = 86_400
/** Clocks change at night: before this hour of the day. */
const CHANGED_BY = 4 * 3_600

/** The seconds since midnight of a time of day; null if it is none. `24:00` is the end of a day. */
const timeIn = (text: string): number | null => {
  const [, hours = '', minutes = '', seconds = '0', half] = TIME.exec(text) ?? []
  if (hours === '' || Number(minutes) > 59 || Number(seconds) > 59) return null
  if (half !== undefined && (Number(hours) < 1 || Number(hours) > 12)) return null
  const afternoon = half?.toLowerCase() === 'p' ? 12 : 0
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + afternoon
  const time = hour * 3_600 + Number(minutes) * 60 + Number(seconds)
  return time > DAY_SECONDS ? null : time
}

/** Says whether a cell says when an entry begins or ends. */
export const isMoment = (text: string, conventions: Conventions): boolean =>
  timeIn(text) !== null || readInstant(text, conventions) !== null

/** The civil day on which an instant is written; one in UTC is of the zone that a person names. */
const dayOfInstant = (text: string, instant: Instant, { dates, zone }: Conventions): CivilDate | null =>
  zone !== null && /(?:Z|UTC)$/.test(text) ? civilDateOf(instant, zone) : readDayIn(dayIn(text), dates)

const refused = (reasonCode: NoSpan['reasonCode'], message: string): Either<NoSpan, never> =>
  left({ reasonCode, message })

/** The day on which an entry begins, by its start; null if that is no instant. */
export const dayOfStart = (startsAt: string, conventions: Conventions): CivilDate | null => {
  const instant = readInstant(startsAt, conventions)
  return instant === null ? null : dayOfInstant(startsAt, instant, conventions)
}

/** The end of an entry. A time of day before its start is one of the next day, unless its day is written. */
const endOf = (
  { endDay, endsAt }: SpanCells,
  began: CivilDate,
  start: Instant,
  conventions: Conventions,
): Instant | null => {
  const time = timeIn(endsAt)
  if (time === null) return readInstant(endsAt, conventions)
  const zone = conventions.zone ?? 'UTC'
  if (endDay !== '') {
    const day = readDayIn(endDay, conventions.dates)
    return day === null ? null : wallInstant(day, time, zone)
  }
  const sameDay = wallInstant(began, time, zone)
  return sameDay < start ? wallInstant(addDays(began, 1), time, zone) : sameDay
}

/** Says whether clocks may change between two times of day: at night, or over midnight. */
const mayChange = (startTime: number, day: CivilDate, end: Instant): boolean =>
  startTime < CHANGED_BY || civilDateOf(instantOf(epochOf(end) - 1), 'UTC') !== day

/**
 * The day on which an entry begins, and the exact seconds from its start to its end, over midnight and over changes of clocks. Without a
 * zone, only times of one day between which no clock changes can be compared.
 */
export const readSpan = (cells: SpanCells, conventions: Conventions): Either<NoSpan, Span> => {
  const { startsAt, endsAt } = cells
  const { zone, dates } = conventions
  const startTime = timeIn(startsAt)
  const instant = startTime === null ? readInstant(startsAt, conventions) : null
  if (startTime === null && instant === null) return refused('no_start', 'when it begins cannot be read')
  const ofInstant = instant === null ? null : dayOfInstant(startsAt, instant, conventions)
  const day = cells.day === '' ? ofInstant : readDayIn(cells.day, dates)
  if (day === null) return refused('no_day', 'the day on which it begins cannot be read')
  // Without a zone, times of day are compared as those of UTC.
  const start = instant ?? wallInstant(day, startTime ?? 0, zone ?? 'UTC')
  const end = endOf(cells, ofInstant ?? day, start, conventions)
  if (end === null) return refused('no_end', 'when it ends cannot be read')
  const endTime = timeIn(endsAt)
  const isMixed = (startTime === null) !== (endTime === null)
  if (zone === null && (isMixed || (startTime !== null && mayChange(startTime, day, end))))
    return refused(
      'no_zone',
      'clocks may change between its start and its end: add --zone, for example --zone Europe/Berlin',
    )
  const seconds = Math.round((epochOf(end) - epochOf(start)) / 1_000)
  return seconds < 0 ? refused('no_duration', 'it ends before it begins') : right({ day, seconds })
}
