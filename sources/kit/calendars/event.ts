import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { Instant } from '#domain/common'
import { instantOf } from '#domain/time'
import { type NotWork, noMeetingNamed } from '../not-work.js'
import { inZoneOf, type Moment, momentOf } from './moments.js'
import { type Attendance, attendanceOf, impersonal } from './people.js'
import { type BrokenEvent, broken, Properties, type ZoneNamed } from './properties.js'
import { propertyOf, textOf, textsOf } from './property.js'
import { type Added, isTooLong, lengthOf, listedIn, startIn } from './times.js'
import { FLOATING } from './zones.js'

/** An event as a calendar writes it: a meeting, a series of meetings, or an exception of a series. */
export interface CalendarEvent {
  /** The start that an exception had in its series; null if it is none. */
  readonly original: Moment | null
  /** Says whether an exception also changes all that follow it. */
  readonly andFuture: boolean
  readonly start: Moment
  /** In milliseconds; those of dates are whole days. */
  readonly length: number
  readonly rules: readonly string[]
  readonly excludedRules: readonly string[]
  readonly added: readonly Added[]
  readonly excluded: readonly Moment[]
  /** The reason why it is no meeting: it blocks no time, or it is leave; null if it may be one. */
  readonly notMeeting: NotWork | 'transparent' | null
  readonly sequence: number
  readonly changed: Instant | null
  readonly title: string
  readonly tags: readonly string[]
  readonly status: 'confirmed' | 'tentative' | 'cancelled'
  readonly attendance: Attendance
}

/** All that a calendar says under one UID: a meeting, or a series with its own exceptions. */
export interface CalendarRecord {
  /** The name that the calendar has itself; null if it has none, or that of a person. */
  readonly name: string | null
  /** The zone of its floating times; null if it names none. */
  readonly zone: string | null
  readonly method: string
  /** Says whether who organizes is there without being in the list. */
  readonly organizerAttends: boolean
  readonly uid: string
  /** In the order of the file; none for an entry that is no event. */
  readonly events: readonly CalendarEvent[]
  /** Starts in the series of exceptions that cannot be read: what became of them is not known. */
  readonly unread: readonly Moment[]
  /** Says whether all of it is here and can be read, so that what it does not have is gone. */
  readonly isWhole: boolean
}

/** The properties of an event that are read; all others are never looked at. */
export const READ_PROPERTIES: ReadonlySet<string> = new Set([
  'UID',
  'RECURRENCE-ID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'EXRULE',
  'RDATE',
  'EXDATE',
  'TRANSP',
  'STATUS',
  'CLASS',
  'SEQUENCE',
  'LAST-MODIFIED',
  'SUMMARY',
  'CATEGORIES',
  'ORGANIZER',
  'ATTENDEE',
  'X-MICROSOFT-CDO-BUSYSTATUS',
  'X-APPLE-EWS-BUSYSTATUS',
])

const MOST_TAGS = 1_000
const STATUSES = { CONFIRMED: 'confirmed', TENTATIVE: 'tentative', CANCELLED: 'cancelled' } as const
const isStatus = (word: string): word is keyof typeof STATUSES => Object.hasOwn(STATUSES, word)

/** The words of Microsoft's programs, and of Apple's for their calendars, for the time that an event takes. */
const SHOWN_AS: ReadonlyMap<string, NotWork> = new Map([
  ['FREE', 'free'],
  ['OOF', 'out_of_office'],
  ['WORKINGELSEWHERE', 'working_elsewhere'],
])
const busyIn = (properties: Properties): string =>
  properties.word('X-MICROSOFT-CDO-BUSYSTATUS') || properties.word('X-APPLE-EWS-BUSYSTATUS')

const textIn = (properties: Properties): string => {
  const summary = properties.first('SUMMARY')
  return summary === null ? '' : textOf(summary)
}
const categoriesIn = (properties: Properties): readonly string[] => properties.all('CATEGORIES').flatMap(textsOf)

/** Says why an event is no meeting, as far as it states so itself; null if it may be one. */
const notMeetingIn = (properties: Properties): CalendarEvent['notMeeting'] => {
  if (properties.word('TRANSP') === 'TRANSPARENT') return 'transparent'
  return SHOWN_AS.get(busyIn(properties)) ?? noMeetingNamed(textIn(properties), ...categoriesIn(properties))
}

/** The members that an event states of itself, without people. Of a private one neither its title nor its tags are kept. */
const saidIn = (properties: Properties, owner: string | null): Pick<CalendarEvent, 'title' | 'tags' | 'attendance'> => {
  const attendees = properties.all('ATTENDEE')
  const organizer = properties.first('ORGANIZER')
  const attendance = attendanceOf(organizer, attendees, owner)
  if (['PRIVATE', 'CONFIDENTIAL'].includes(properties.word('CLASS'))) return { title: '', tags: [], attendance }
  const people = organizer === null ? attendees : [...attendees, organizer]
  const tags = categoriesIn(properties).map((tag) => impersonal(tag, people))
  return {
    title: impersonal(textIn(properties), people),
    tags: [...new Set(tags)].filter((tag) => tag !== '').slice(0, MOST_TAGS),
    attendance,
  }
}

/** Its state; an event that is shown as tentative is not agreed to, whatever its organizer says. */
const statusIn = (properties: Properties): CalendarEvent['status'] | null => {
  const word = properties.word('STATUS') === '' ? 'CONFIRMED' : properties.word('STATUS')
  if (!isStatus(word)) return null
  return word === 'CONFIRMED' && busyIn(properties) === 'TENTATIVE' ? 'tentative' : STATUSES[word]
}

const changedIn = (properties: Properties): Instant | null => {
  const changed = properties.first('LAST-MODIFIED')
  const moment = changed === null ? null : momentOf(changed.value, FLOATING)
  return moment === null ? null : instantOf(Math.max(moment.wall, 0))
}

const sequenceIn = (properties: Properties): number => {
  const word = properties.word('SEQUENCE')
  return /^\d{1,9}$/.test(word) ? Number(word) : 0
}

/** The start that an exception had in its series, even if nothing else of it can be read; null if it has none. */
export const originalIn = (lines: readonly string[], zoneNamed: ZoneNamed): Moment | null => {
  const properties = new Properties(zoneNamed)
  for (const line of lines) {
    const property = /^RECURRENCE-ID\b/i.test(line) ? propertyOf(line) : null
    if (property !== null) properties.add(property)
  }
  const original = startIn(properties, 'RECURRENCE-ID')
  return isLeft(original) ? null : original.right
}

/** Reads the unfolded lines of an event; `owner` is the address of whose calendar it is, if that is known. */
export const eventIn = (
  lines: readonly string[],
  zoneNamed: ZoneNamed,
  owner: string | null,
): Either<BrokenEvent, CalendarEvent> => {
  const properties = new Properties(zoneNamed)
  for (const line of lines) {
    const property = propertyOf(line)
    if (property === null) return broken('no_property', 'a line of the event is no property')
    properties.add(property)
  }
  const start = startIn(properties, 'DTSTART')
  if (isLeft(start)) return start
  if (start.right === null) return broken('no_start', 'the event has no DTSTART')
  const length = lengthOf(properties, start.right)
  if (isLeft(length)) return length
  if (isTooLong(length.right, start.right))
    return broken('too_long_meeting', 'the event lasts more than 31 days, or more than 3,660 days as an all-day one')
  const original = startIn(properties, 'RECURRENCE-ID')
  if (isLeft(original)) return original
  const added = listedIn(properties, 'RDATE', start.right)
  if (isLeft(added)) return added
  const excluded = listedIn(properties, 'EXDATE', start.right)
  if (isLeft(excluded)) return excluded
  const status = statusIn(properties)
  if (status === null) return broken('unknown_status', 'STATUS is none of CONFIRMED, TENTATIVE and CANCELLED')
  return right({
    ...saidIn(properties, owner),
    original: original.right === null ? null : inZoneOf(original.right, start.right),
    andFuture: properties.first('RECURRENCE-ID')?.parameters.get('range')?.toUpperCase() === 'THISANDFUTURE',
    start: start.right,
    length: length.right,
    rules: properties.all('RRULE').map(({ value }) => value),
    excludedRules: properties.all('EXRULE').map(({ value }) => value),
    added: added.right,
    excluded: excluded.right.map((one) => one.start),
    notMeeting: notMeetingIn(properties),
    sequence: sequenceIn(properties),
    changed: changedIn(properties),
    status,
  })
}
