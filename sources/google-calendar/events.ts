import * as t from 'io-ts'
import { maybe, oneOf } from '#domain/codec'
import type { Instant } from '#domain/common'
import { instantIn } from '#domain/time'
import type { Invited } from '#sources/kit/calendars/invited'
import { meetingKey } from '#sources/kit/calendars/keys'
import { dayStart, instantInZone, meetingOf, NO_TIME, teachesListing } from '#sources/kit/calendars/listed'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import type { Learned } from '#sources/kit/learned'
import { leftOut, mapping, rejected } from '#sources/kit/mapping'
import type { NotWork } from '#sources/kit/not-work'

const Time = t.partial({ date: maybe(t.string), dateTime: maybe(t.string), timeZone: maybe(t.string) })
type Time = t.TypeOf<typeof Time>

const Person = t.partial({ email: maybe(t.string), displayName: maybe(t.string) })
const Attendee = t.intersection([
  Person,
  t.partial({ resource: maybe(t.boolean), responseStatus: maybe(t.string), self: maybe(t.boolean) }),
])

const Event = t.intersection([
  t.type({ id: t.string, status: oneOf('confirmed', 'tentative', 'cancelled') }),
  t.partial({
    iCalUID: maybe(t.string),
    start: maybe(Time),
    end: maybe(Time),
    originalStartTime: maybe(Time),
    recurringEventId: maybe(t.string),
    recurrence: maybe(t.readonlyArray(t.string)),
    summary: maybe(t.string),
    updated: maybe(t.string),
    transparency: maybe(t.string),
    visibility: maybe(t.string),
    eventType: maybe(t.string),
    organizer: maybe(Person),
    attendees: maybe(t.readonlyArray(Attendee)),
    attendeesOmitted: maybe(t.boolean),
  }),
])
type Event = t.TypeOf<typeof Event>

const MEETINGS: ReadonlySet<string> = new Set(['default', 'fromGmail'])
/** Entries of other types say where or how somebody works. */
const NOT_MEETINGS: ReadonlyMap<string, NotWork> = new Map([
  ['outOfOffice', 'out_of_office'],
  ['focusTime', 'focus_time'],
  ['workingLocation', 'working_elsewhere'],
])
const notMeetingOf = ({ eventType, transparency }: Event): NotWork | 'transparent' | null =>
  NOT_MEETINGS.get(eventType ?? '') ?? (transparency === 'transparent' ? 'transparent' : null)

const REPLIES: ReadonlyMap<string, Invited['reply']> = new Map([
  ['accepted', 'accepted'],
  ['declined', 'declined'],
])

const invitedOf = ({ email, displayName, responseStatus, resource }: t.TypeOf<typeof Attendee>): Invited => ({
  address: email ?? '',
  name: displayName ?? '',
  reply: REPLIES.get(responseStatus ?? '') ?? null,
  isResource: resource === true,
})

/** The instant of a time; a day begins in the zone. */
const instantOf = ({ date, dateTime, timeZone }: Time, zone: string): Instant | null =>
  date != null ? dayStart(date, zone) : instantInZone(dateTime ?? '', timeZone ?? zone)

/** The start of an occurrence in its series, as calendars in the form of iCalendar name it. */
const originalOf = (
  { recurringEventId, originalStartTime: original }: Pick<Event, 'recurringEventId' | 'originalStartTime'>,
  zone: string,
): string | null => {
  if (recurringEventId == null || original == null) return null
  return original.date ?? instantOf(original, zone)
}

const Known = t.intersection([
  t.type({ id: t.string }),
  t.partial({ iCalUID: maybe(t.string), recurringEventId: maybe(t.string), originalStartTime: maybe(Time) }),
])

/** The key of the fact of an event; null if it has no id. Times of the API have offsets, so that no zone matters. */
export const eventKey = (event: unknown): string | null =>
  Known.is(event) ? meetingKey(event.iCalUID ?? event.id, originalOf(event, 'UTC')) : null

const mapEvent = (event: Event, choices: Choices, readAt: Instant, learned: Learned): readonly Mapped[] => {
  const { id, iCalUID, status, start, end, summary, updated, visibility, organizer, attendees } = event
  if (event.recurrence != null)
    return rejected(
      'series',
      'it is a whole series: list events with singleEvents=true, so that each occurrence is there',
    )
  if (status === 'cancelled' && (start == null || end == null)) return leftOut('cancelled_without_times')
  const type = event.eventType ?? 'default'
  // A birthday, and what Google adds later.
  if (!MEETINGS.has(type) && !NOT_MEETINGS.has(type)) return leftOut('not_a_meeting')
  if (event.attendeesOmitted === true)
    return rejected('attendees_omitted', 'not all who are invited are listed: list events without maxAttendees')
  const zone = choices.zone ?? 'UTC'
  const startsAt = start == null ? null : instantOf(start, zone)
  const endsAt = end == null ? null : instantOf(end, zone)
  if (startsAt === null || endsAt === null) return NO_TIME
  const listed = {
    uid: iCalUID ?? id,
    original: originalOf(event, zone),
    startsAt,
    endsAt,
    isAllDay: start?.date != null,
    status,
    notMeeting: notMeetingOf(event),
    isPrivate: visibility === 'private' || visibility === 'confidential',
    title: summary ?? '',
    tags: [],
    organizer: organizer == null ? null : { address: organizer.email ?? '', name: organizer.displayName ?? '' },
    // Google lists whoever organizes among those invited, if they come.
    organizerAttends: false,
    owner: attendees?.find(({ self }) => self === true)?.email ?? null,
    invited: (attendees ?? []).map(invitedOf),
    updated: updated == null ? null : instantIn(updated),
  }
  return meetingOf(listed, choices, readAt, learned)
}

const Listing = t.type({ attendees: t.readonlyArray(Attendee) })

/** Events as the API of Google Calendar lists them, each occurrence by itself. */
export const googleCalendar: JsonFormat = {
  layout: 'json',
  name: 'google-calendar',
  title: 'Google Calendar, events of its API (JSON)',
  provider: 'google_calendar',
  category: 'calendar',
  kinds: ['meeting'],
  asksRole: false,
  asksContainer: 'calendar',
  list: 'items',
  members: ['kind', 'etag', 'iCalUID', 'status', 'start.date|start.dateTime', 'end.date|end.dateTime'],
  teaches: (record) => (Listing.is(record) ? teachesListing(record.attendees.map(invitedOf)) : []),
  map: mapping(Event, mapEvent),
}
