import { isLeft } from 'fp-ts/lib/Either.js'
import type { Instant } from '#domain/common'
import { epochOf, instantOf } from '#domain/time'
import type { Answers, CalendarFormat, Mapped } from '../files/format.js'
import { asFact, leftOut, rejected } from '../files/mapping.js'
import type { CalendarRecord } from './event.js'
import { meetingKey } from './listed.js'
import { type Occurrence, occurrencesOf } from './occurrences.js'
import type { SeriesOfFile } from './series-of-file.js'
import { UTC, type Zone } from './zones.js'

/** Messages about meetings that are not the meetings themselves: they name only who writes. */
const REPLIES: ReadonlySet<string> = new Set(['REPLY', 'COUNTER', 'DECLINECOUNTER', 'REFRESH'])

const meetingOf = (occurrence: Occurrence, { uid, method }: CalendarRecord, place: string): readonly Mapped[] => {
  const { event, startsAt, endsAt } = occurrence
  const { title, tags, status, heads, changed } = event
  return asFact(
    {
      kind: 'meeting',
      place,
      known: { key: meetingKey(uid, occurrence.original) },
      data: {
        title,
        startsAt: instantOf(startsAt),
        endsAt: instantOf(endsAt),
        allDay: event.start.isDate,
        status: method === 'CANCEL' ? 'cancelled' : status,
        invited: heads.invited,
        accepted: heads.accepted,
        declined: heads.declined,
        tags,
      },
    },
    changed,
  )
}

const mapped = (
  record: CalendarRecord,
  { container, zone }: Pick<Answers, 'container' | 'zone'>,
  readAt: Instant,
  series: SeriesOfFile,
): readonly Mapped[] => {
  const { name, events, unread, method } = record
  if (events.length === 0) return leftOut('not_an_event')
  if (REPLIES.has(method)) return leftOut('reply')
  const place = container ?? name
  const named = zone ?? record.zone
  if (place === null) return rejected('no_container', 'the calendar has no name of its own: add --container')
  if (named === null && events.some(({ start }) => !start.isDate && start.zone.tag === 'floating'))
    return rejected('no_zone', 'the event has no time zone: add --zone')
  // Days without a zone begin in UTC, as all facts that are dated by day do.
  const floating: Zone = named === null ? UTC : { tag: 'iana', name: named }
  const now = epochOf(readAt)
  const found = occurrencesOf(events, unread, floating, now, series)
  if (isLeft(found)) return rejected(found.left.reasonCode, found.left.message)
  const begun = found.right.filter(({ startsAt }) => startsAt <= now && startsAt >= 0)
  const meetings = begun.filter(({ event }) => !event.isTransparent)
  if (meetings.length > 0) return meetings.flatMap((one) => meetingOf(one, record, place))
  if (begun.length > 0) return leftOut('transparent')
  return leftOut(found.right.length > 0 ? 'not_yet' : 'no_occurrence')
}

/** Calendars in the form of iCalendar (RFC 5545), as all programs export them. */
export const icalendar: CalendarFormat = {
  name: 'icalendar',
  title: 'iCalendar, a calendar of Google, Outlook, Apple or Nextcloud',
  provider: 'icalendar',
  category: 'calendar',
  kinds: ['meeting'],
  asksRole: false,
  layout: 'calendar',
  map: mapped,
}
