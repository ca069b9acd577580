import type { Instant } from '#domain/common'
import { instantIn, wallInstant } from '#domain/time'
import type { Choices, Mapped } from '../format.js'
import type { Learned, Lesson } from '../learned.js'
import { asFact, leftOut, leftOutNow, rejected } from '../mapping.js'
import { type NotWork, noMeetingNamed } from '../not-work.js'
import { attendeeOf, type Invited, organizerOf } from './invited.js'
import { meetingKey } from './keys.js'
import { attendanceOf, domainsIn, headsOf, impersonal, isPerson, UNKNOWN_HEADS } from './people.js'
import { ianaZoneOf } from './zones.js'

// What the events that hosts of calendars list have in common: each is one occurrence, with instants.

/** An occurrence of a meeting, whichever host lists it. */
export interface ListedEvent {
  readonly uid: string
  /** Its start in its series, as an instant or a day, which stays when it is moved; null if it is in no series. */
  readonly original: string | null
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly isAllDay: boolean
  readonly status: 'confirmed' | 'tentative' | 'cancelled'
  /** The reason why it is no meeting, as its host states it; null if it may be one. */
  readonly notMeeting: NotWork | 'transparent' | null
  /** Neither title nor tags of a private one are kept. */
  readonly isPrivate: boolean
  readonly title: string
  readonly tags: readonly string[]
  readonly organizer: Pick<Invited, 'address' | 'name'> | null
  /** Says whether the organizer is there without being in the list. */
  readonly organizerAttends: boolean
  /** The address of whose calendar it is; null if it is not known. */
  readonly owner: string | null
  readonly invited: readonly Invited[]
  readonly updated: Instant | null
}

const MOST_TAGS = 1_000

const DAY = /^\d{4}-\d{2}-\d{2}$/
const WALL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/

/** The first instant of a day in a zone; null if the text is no day. */
export const dayStart = (day: string, zone: string): Instant | null =>
  DAY.test(day) && instantIn(`${day}T00:00:00Z`) !== null ? wallInstant(day, 0, zone) : null

/** The instant of a time in a zone, which may have the name that Windows gives it; null if either cannot be read. */
export const instantInZone = (text: string, zone: string): Instant | null => {
  const zoned = instantIn(text)
  if (zoned !== null) return zoned
  const [, day = '', hours = '', minutes = '', seconds = '0'] = WALL.exec(text) ?? []
  const name = ianaZoneOf(zone)
  if (name === null || day === '' || instantIn(`${text.slice(0, 16)}Z`) === null) return null
  return wallInstant(day, Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds), name)
}

/** Under what is learned that some event of a calendar lists somebody. */
export const LISTING = 'lists somebody'

/** Teaches that a calendar lists who is invited. Pages of a calendar are one file. */
export const teachesListing = (invited: readonly Invited[]): readonly Lesson[] =>
  invited.map(attendeeOf).some(isPerson) ? [{ id: LISTING, says: '' }] : []

/** An event that has begun, as a meeting of the calendar that a person names. */
export const meetingOf = (
  event: ListedEvent,
  { container, domains }: Choices,
  readAt: Instant,
  learned: Learned,
): readonly Mapped[] => {
  if (container === null) return rejected('no_container', 'no event names its calendar: add --container')
  if (event.startsAt > readAt) return leftOut('not_yet')
  const attendees = event.invited.map(attendeeOf)
  const organizer = event.organizer === null ? null : organizerOf(event.organizer)
  const people = organizer === null ? attendees : [...attendees, organizer]
  const attendance = attendanceOf(organizer, attendees, event.owner === null ? null : `mailto:${event.owner}`)
  const { organizerAttends } = event
  const listsSomebody = learned.has(LISTING)
  const heads = listsSomebody ? headsOf(attendance, { domains: domainsIn(domains), organizerAttends }) : UNKNOWN_HEADS
  const tags = event.isPrivate ? [] : event.tags.map((tag) => impersonal(tag, people)).filter((tag) => tag !== '')
  const meeting = asFact(
    {
      kind: 'meeting',
      place: container,
      known: { key: meetingKey(event.uid, event.original) },
      data: {
        title: event.isPrivate ? '' : impersonal(event.title, people),
        startsAt: event.startsAt,
        endsAt: event.endsAt,
        allDay: event.isAllDay,
        status: event.status,
        ...heads,
        tags: [...new Set(tags)].slice(0, MOST_TAGS),
      },
    },
    event.updated,
  )
  const reason = event.notMeeting ?? noMeetingNamed(event.title, ...event.tags)
  if (reason !== null) return leftOutNow(reason, meeting)
  return listsSomebody && !attendance.hasOthers ? leftOutNow('nobody_else', meeting) : meeting
}

export const NO_TIME = rejected('no_start', 'its start or its end cannot be read, or their time zone is not known')
