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

const Time = t.type({ dateTime: t.string, timeZone: t.string })
type Time = t.TypeOf<typeof Time>

const Recipient = t.partial({
  emailAddress: maybe(t.partial({ name: maybe(t.string), address: maybe(t.string) })),
})
const Attendee = t.intersection([
  Recipient,
  t.partial({ type: maybe(t.string), status: maybe(t.partial({ response: maybe(t.string) })) }),
])

const Event = t.intersection([
  t.type({
    iCalUId: t.string,
    start: Time,
    end: Time,
    isAllDay: t.boolean,
    isCancelled: t.boolean,
    showAs: t.string,
    type: oneOf('singleInstance', 'occurrence', 'exception', 'seriesMaster'),
  }),
  t.partial({
    subject: maybe(t.string),
    sensitivity: maybe(t.string),
    categories: maybe(t.readonlyArray(t.string)),
    lastModifiedDateTime: maybe(t.string),
    organizer: maybe(Recipient),
    attendees: maybe(t.readonlyArray(Attendee)),
  }),
])
type Event = t.TypeOf<typeof Event>

/** The mark in a list of changes of an event that was deleted. */
const Removed = t.type({ '@removed': t.UnknownRecord })

const REPLIES: ReadonlyMap<string, Invited['reply']> = new Map([
  ['accepted', 'accepted'],
  ['organizer', 'accepted'],
  ['declined', 'declined'],
])

const personOf = ({ emailAddress }: t.TypeOf<typeof Recipient>): Pick<Invited, 'address' | 'name'> => ({
  address: emailAddress?.address ?? '',
  name: emailAddress?.name ?? '',
})

const invitedOf = (attendee: t.TypeOf<typeof Attendee>): Invited => ({
  ...personOf(attendee),
  reply: REPLIES.get(attendee.status?.response ?? '') ?? null,
  isResource: attendee.type === 'resource',
})

/** Graph's own name of UTC, beside those of Windows and of the IANA database. */
const zoneNamed = (name: string): string => (name.toLowerCase() === 'tzone://microsoft/utc' ? 'UTC' : name)

/** Entries of whole days are written at midnight, and begin there in the zone that a person names. */
const instantOf = ({ dateTime, timeZone }: Time, isAllDay: boolean, zone: string): Instant | null => {
  if (isAllDay && /T00:00(?::00(?:\.0+)?)?$/.test(dateTime)) return dayStart(dateTime.slice(0, 10), zone)
  return instantInZone(dateTime, zoneNamed(timeZone))
}

const statusOf = ({ isCancelled, showAs }: Event): 'confirmed' | 'tentative' | 'cancelled' => {
  if (isCancelled) return 'cancelled'
  return showAs === 'tentative' ? 'tentative' : 'confirmed'
}

/** Times that are shown as free, or as those of somebody who is not at work. */
const SHOWN_AS: ReadonlyMap<string, NotWork> = new Map([
  ['free', 'free'],
  ['oof', 'out_of_office'],
  ['workingElsewhere', 'working_elsewhere'],
])

const Known = t.type({ iCalUId: t.string })

/** The key of the fact of an event; null if it has no id. */
export const eventKey = (event: unknown): string | null => (Known.is(event) ? meetingKey(event.iCalUId, null) : null)

const mapEvent = (event: Event, choices: Choices, readAt: Instant, learned: Learned): readonly Mapped[] => {
  const { iCalUId, start, end, isAllDay, showAs, sensitivity, subject, lastModifiedDateTime: changed } = event
  if (event.type === 'seriesMaster')
    return rejected('series', 'it is a whole series: read the calendarView, so that each occurrence is there')
  // An answer is looked at only where it matters, so that it is assumed only there.
  const zone = isAllDay ? (choices.zone ?? 'UTC') : 'UTC'
  const startsAt = instantOf(start, isAllDay, zone)
  const endsAt = instantOf(end, isAllDay, zone)
  if (startsAt === null || endsAt === null) return NO_TIME
  const listed = {
    // Each occurrence of a series has one of its own, which it keeps when it is moved.
    uid: iCalUId,
    original: null,
    startsAt,
    endsAt,
    isAllDay,
    status: statusOf(event),
    notMeeting: SHOWN_AS.get(showAs) ?? null,
    isPrivate: sensitivity === 'private' || sensitivity === 'confidential',
    title: subject ?? '',
    tags: event.categories ?? [],
    organizer: event.organizer == null ? null : personOf(event.organizer),
    // Outlook does not list whoever organizes among those invited.
    organizerAttends: true,
    owner: null,
    invited: (event.attendees ?? []).map(invitedOf),
    updated: changed == null ? null : instantIn(changed),
  }
  return meetingOf(listed, choices, readAt, learned)
}

const Listing = t.type({ attendees: t.readonlyArray(Attendee) })

const mapped = mapping(Event, mapEvent)

/** Events of a calendar of Microsoft 365 as Microsoft Graph lists them in a view, each occurrence by itself. */
export const microsoftCalendar: JsonFormat = {
  layout: 'json',
  name: 'microsoft-calendar',
  title: 'Microsoft 365 Calendar, events of Microsoft Graph (JSON)',
  provider: 'microsoft_calendar',
  category: 'calendar',
  kinds: ['meeting'],
  asksRole: false,
  asksContainer: 'calendar',
  list: 'value',
  members: ['iCalUId', 'isAllDay', 'isCancelled', 'showAs', 'type', 'start.timeZone', 'end.timeZone'],
  teaches: (record) => (Listing.is(record) ? teachesListing(record.attendees.map(invitedOf)) : []),
  map: (record, choices, readAt, learned) =>
    Removed.is(record) ? leftOut('removed') : mapped(record, choices, readAt, learned),
}
