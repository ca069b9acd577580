import { isLeft } from 'fp-ts/lib/Either.js'
import type { Instant } from '#domain/common'
import { epochOf, instantOf } from '#domain/time'
import type { CalendarEvent, CalendarRecord } from '#sources/kit/calendars/event'
import { type FileOfCalendar, isSuperseded } from '#sources/kit/calendars/file-of-calendar'
import { meetingKey, seriesKey } from '#sources/kit/calendars/keys'
import { epochOfMoment } from '#sources/kit/calendars/moments'
import { type Occurrence, occurrencesOf } from '#sources/kit/calendars/occurrences'
import { domainsIn, headsOf, UNKNOWN_HEADS } from '#sources/kit/calendars/people'
import { UTC, type Zone } from '#sources/kit/calendars/zones'
import type { CalendarFormat, Choices, Mapped } from '#sources/kit/format'
import { asFact, leftOut, leftOutNow, rejected } from '#sources/kit/mapping'

/** Messages about meetings that are not the meetings themselves: they name only who writes. */
const REPLIES: ReadonlySet<string> = new Set(['REPLY', 'COUNTER', 'DECLINECOUNTER', 'REFRESH'])

/** Says why an event is no meeting; null if it is one. Where a file lists somebody, an event of nobody else is an appointment. */
const notMeeting = (
  { notMeeting: own, attendance, status }: CalendarEvent,
  { events }: CalendarRecord,
  { listsSomebody }: FileOfCalendar,
): string | null => {
  if (own !== null) return own
  // Programs that cancel an occurrence of a meeting often list nobody for it.
  const listed = status === 'cancelled' ? events.map((one) => one.attendance) : [attendance]
  return listsSomebody && !listed.some(({ hasOthers }) => hasOthers) ? 'nobody_else' : null
}

interface Place {
  readonly container: string
  readonly domains: string | null
}

const meetingOf = (
  occurrence: Occurrence,
  record: CalendarRecord,
  { container: place, domains }: Place,
  file: FileOfCalendar,
): readonly Mapped[] => {
  const { uid, method, organizerAttends } = record
  const { event, startsAt, endsAt } = occurrence
  const { title, tags, status, attendance, changed } = event
  const heads = file.listsSomebody
    ? headsOf(attendance, { domains: domainsIn(domains), organizerAttends })
    : UNKNOWN_HEADS
  const meeting = asFact(
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
        ...heads,
        tags,
        series: seriesKey(uid),
      },
    },
    changed,
  )
  const reason = notMeeting(event, record, file)
  return reason === null ? meeting : leftOutNow(reason, meeting)
}

/** The keys of occurrences that are excluded one by one. */
const excludedBy = ({ uid, events }: CalendarRecord, floating: Zone): readonly string[] =>
  events
    .flatMap(({ excluded }) => excluded)
    .map((moment) => {
      const start = instantOf(moment.isDate ? moment.wall : epochOfMoment(moment, floating))
      return meetingKey(uid, moment.isDate ? start.slice(0, 10) : start)
    })

const mapped = (
  record: CalendarRecord,
  choices: Pick<Choices, 'container' | 'zone' | 'domains'>,
  readAt: Instant,
  file: FileOfCalendar,
): readonly Mapped[] => {
  const { name, events, unread, method } = record
  const { container, domains } = choices
  if (events.length === 0) return leftOut('not_an_event')
  if (REPLIES.has(method)) return leftOut('reply')
  if (isSuperseded(file, container)) return leftOut('earlier_text')
  const place = container ?? name
  // An answer is looked at only where it matters, so that it is assumed only there.
  const hasOwnZones = events.every(({ start }) => !start.isDate && start.zone.tag !== 'floating')
  const named = hasOwnZones ? record.zone : (choices.zone ?? record.zone)
  if (place === null) return rejected('no_container', 'the calendar has no name of its own: add --container')
  if (named === null && events.some(({ start }) => !start.isDate && start.zone.tag === 'floating'))
    return rejected('no_zone', 'the event has no time zone: add --zone')
  // Days without a zone begin in UTC, as all facts that are dated by day do.
  const floating: Zone = named === null ? UTC : { tag: 'iana', name: named }
  const now = epochOf(readAt)
  const found = occurrencesOf(events, unread, floating, now, file.series)
  if (isLeft(found)) return rejected(found.left.reasonCode, found.left.message)
  const begun = found.right.filter(({ startsAt }) => startsAt <= now && startsAt >= 0)
  const excluded = excludedBy(record, floating)
  const whole: readonly Mapped[] = record.isWhole ? [{ tag: 'whole_series', place, uid: record.uid, excluded }] : []
  if (begun.length === 0) return [...whole, ...leftOut(found.right.length > 0 ? 'not_yet' : 'no_occurrence')]
  return [...whole, ...begun.flatMap((one) => meetingOf(one, record, { container: place, domains }, file))]
}

/** Calendars in the form of iCalendar (RFC 5545), as all programs export them. */
export const icalendar: CalendarFormat = {
  name: 'icalendar',
  title: 'iCalendar, a calendar of Google, Outlook, Apple or Nextcloud',
  variants: '`.ics` of other programs too',
  provider: 'icalendar',
  category: 'calendar',
  kinds: ['meeting'],
  asksRole: false,
  layout: 'calendar',
  map: mapped,
}
