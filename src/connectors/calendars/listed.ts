import { createHash } from 'node:crypto'
import type { Instant } from '#domain/common'
import { instantIn, wallInstant } from '#domain/time'
import type { Answers, Mapped } from '../files/format.js'
import { asFact, leftOut, rejected } from '../files/mapping.js'
import { attendeeOf, type Invited, organizerOf } from './invited.js'
import { headsOf, impersonal } from './people.js'
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
  readonly isTransparent: boolean
  /** Neither title nor tags of a private one are kept. */
  readonly isPrivate: boolean
  readonly title: string
  readonly tags: readonly string[]
  readonly organizer: Pick<Invited, 'address' | 'name'> | null
  readonly invited: readonly Invited[]
  readonly updated: Instant | null
}

const MOST_TAGS = 1_000

/** The key of an occurrence. Ids of events may hold addresses, so that they are hashed. */
export const meetingKey = (uid: string, original: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([uid, original]))
    .digest('base64url')
    .slice(0, 22)

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

/** An event that has begun, as a meeting of the calendar that a person names. */
export const meetingOf = (event: ListedEvent, { container }: Answers, readAt: Instant): readonly Mapped[] => {
  if (container === null) return rejected('no_container', 'no event names its calendar: add --container')
  if (event.startsAt > readAt) return leftOut('not_yet')
  if (event.isTransparent) return leftOut('transparent')
  const attendees = event.invited.map(attendeeOf)
  // Without anybody invited, it is an appointment of the calendar itself.
  const organizer = event.organizer === null || attendees.length === 0 ? null : organizerOf(event.organizer)
  const people = organizer === null ? attendees : [...attendees, organizer]
  const { invited, accepted, declined } = headsOf(organizer, attendees)
  const tags = event.isPrivate ? [] : event.tags.map((tag) => impersonal(tag, people)).filter((tag) => tag !== '')
  return asFact(
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
        invited,
        accepted,
        declined,
        tags: [...new Set(tags)].slice(0, MOST_TAGS),
      },
    },
    event.updated,
  )
}

export const NO_TIME = rejected('no_start', 'its start or its end cannot be read, or their time zone is not known')
