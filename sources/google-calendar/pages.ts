import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { CivilDate, Instant } from '#domain/common'
import { epochOf, instantIn, instantOf } from '#domain/time'
import { bodyAs, unreadable } from '#sources/kit/hosts/answers'
import type { Ask, HostAnswer } from '#sources/kit/hosts/ask'
import type { HostPage, Reading } from '#sources/kit/hosts/host'
import { inRounds } from '#sources/kit/hosts/rounds'
import { asked } from './asked.js'
import { idOf } from './calendars.js'

// Events of a calendar up to now, each occurrence by itself. The API sorts the newest first by nothing, so that years are asked one after
// the other, the newest first.

const DAY_MS = 86_400_000
/** Less than half of the most that it gives, so that an answer stays small where many are invited. */
const PAGE_SIZE = 1_000
const LONGEST_TOKEN = 1_800
/** More pages than any calendar has. */
const MOST_PAGES = 10_000
const MOST_EMPTY_PAGES = 100
/** No meeting is earlier. */
const FIRST_YEAR = 1_970
/** Changes from too long ago are not told any more. */
const GONE = 410
const REFUSED = 400
/**
 * The time before the last reading from which on meetings are read again: they begin though nobody changes them, and the last weeks say
 * whether the calendar lists who is invited.
 */
const RECENT_MS = 14 * DAY_MS

/** The members that are looked at: descriptions, places and links are not even asked for. */
const FIELDS = [
  'kind',
  'nextPageToken',
  'items(id,iCalUID,status,start,end,originalStartTime,recurringEventId,recurrence,summary,updated,transparency,visibility,eventType',
  'organizer(email,displayName),attendees(email,displayName,resource,responseStatus,self),attendeesOmitted)',
].join(',')

const Page = t.intersection(
  [
    t.type({ kind: t.literal('calendar#events') }),
    t.partial({ items: maybe(t.array(t.unknown)), nextPageToken: maybe(t.string) }),
  ],
  'a page of events of Google',
)
const First = t.type({ start: t.partial({ date: maybe(t.string), dateTime: maybe(t.string) }) })

/** A question about a calendar: a year down to that of its first event, the last weeks, or what was changed. */
type Question =
  | { readonly tag: 'year'; readonly year: number; readonly first: number }
  | { readonly tag: 'recent' }
  | { readonly tag: 'changed' }

/** A page of the answer to a question. All pages have the same end, for which their token counts. */
interface Place {
  readonly until: Instant
  readonly question: Question
  readonly pageToken: string | null
}

const PLACE = /^([\d:.TZ-]{24}) (?:(recent|changed)|(\d{4})-(\d{4})) (.*)$/

const placeIn = (text: string): Place => {
  const [, end = '', tag, year = '', first = '', token = ''] = PLACE.exec(text) ?? []
  const until = instantIn(end)
  if (until === null) throw unreadable('a place in a list was expected')
  const pageToken = token === '' ? null : token
  if (tag === 'recent' || tag === 'changed') return { until, question: { tag }, pageToken }
  return { until, question: { tag: 'year', year: Number(year), first: Number(first) }, pageToken }
}

const textOf = ({ until, question, pageToken }: Place): string => {
  const asked = question.tag === 'year' ? `${question.year}-${question.first}` : question.tag
  return `${until} ${asked} ${pageToken ?? ''}`
}

const beginning = (year: number): Instant => `${year}-01-01T00:00:00.000Z`
const yearOf = (instant: Instant): number => Number(instant.slice(0, 4))
const earlier = (instant: Instant, ms: number): Instant => instantOf(epochOf(instant) - ms)

/** The bounds of a question. What ends as it begins is after its end, so that years overlap by a second. */
const boundsOf = ({ question, until }: Place, since: Instant | null): Readonly<Record<string, string>> => {
  if (question.tag === 'year') {
    const end = beginning(question.year + 1)
    return { timeMin: earlier(beginning(question.year), 1_000), timeMax: end < until ? end : until }
  }
  if (since === null) throw unreadable('a place in a list was expected')
  return question.tag === 'recent'
    ? { timeMin: earlier(since, RECENT_MS), timeMax: until }
    : { updatedMin: since, showDeleted: 'true', timeMax: until }
}

const addressOf = (calendar: string, parameters: Readonly<Record<string, string>>): string =>
  `/calendars/${encodeURIComponent(calendar)}/events?${new URLSearchParams({ singleEvents: 'true', fields: FIELDS, ...parameters })}`

/** The first event up to an instant that may be a meeting; null if there is none. Pages may be empty before the last one. */
const firstEvent = async (ask: Ask, calendar: string, until: Instant): Promise<unknown> => {
  const first = addressOf(calendar, { orderBy: 'startTime', maxResults: '1', timeMax: until })
  const address = `${first}&eventTypes=default&eventTypes=fromGmail`
  let pageToken: string | null = null
  for (let pages = 1; pages <= MOST_EMPTY_PAGES; pages += 1) {
    const more: string = pageToken === null ? '' : `&pageToken=${encodeURIComponent(pageToken)}`
    const { items, nextPageToken }: t.TypeOf<typeof Page> = bodyAs(Page, await asked(ask, { address: address + more }))
    const [event] = items ?? []
    if (event !== undefined) return event
    if (nextPageToken == null) return null
    pageToken = nextPageToken
  }
  throw unreadable('the first event of a calendar cannot be found')
}

/** The year in which the first event begins, in UTC; that of the end if there is none. */
const firstYear = async (ask: Ask, calendar: string, until: Instant): Promise<number> => {
  const event = await firstEvent(ask, calendar, until)
  if (event === null) return yearOf(until)
  const { date, dateTime } = First.is(event) ? event.start : {}
  const begins = instantIn(date == null ? (dateTime ?? '') : `${date}T00:00:00Z`)
  return begins === null ? FIRST_YEAR : Math.max(FIRST_YEAR, yearOf(begins))
}

const wholeFrom = async (ask: Ask, calendar: string, until: Instant): Promise<Place> => {
  const question = {
    tag: 'year',
    year: yearOf(until),
    first: await firstYear(ask, calendar, until),
  } as const
  return { until, question, pageToken: null }
}

/** The place after the last page of a question; null at the end. */
const placeAfter = ({ until, question }: Place): Place | null => {
  switch (question.tag) {
    case 'recent':
      return { until, question: { tag: 'changed' }, pageToken: null }
    case 'changed':
      return null
    case 'year':
      return question.year <= question.first
        ? null
        : { until, question: { ...question, year: question.year - 1 }, pageToken: null }
  }
}

/** The day down to which all is read before a place: a year says nothing of the order of its events. */
const completeBackTo = (next: Place | null): CivilDate | null =>
  next?.question.tag === 'year' ? `${next.question.year + 1}-01-01` : null

/** The pages from a place on; `since` bounds what is not asked by years. */
async function* pagesFrom(ask: Ask, calendar: string, since: Instant | null, start: Place): AsyncGenerator<HostPage> {
  let place: Place | null = start
  for (let pages = 1; place !== null; pages += 1) {
    if (pages > MOST_PAGES) throw unreadable('a list has no end')
    const here: Place = place
    const { until, question, pageToken } = here
    const parameters = { ...boundsOf(here, since), maxResults: String(PAGE_SIZE) }
    const address = addressOf(calendar, pageToken === null ? parameters : { ...parameters, pageToken })
    const isResumed = pages === 1 && pageToken !== null
    const expects = isResumed ? [REFUSED, GONE] : question.tag === 'changed' ? [GONE] : []
    const answer: HostAnswer = await asked(ask, { address, expects })
    if (expects.includes(answer.status)) {
      // A page token that has ended: its question is asked again. Changes that are not told any more: all is read.
      place = isResumed ? { until, question, pageToken: null } : await wholeFrom(ask, calendar, until)
      continue
    }
    const { items, nextPageToken }: t.TypeOf<typeof Page> = bodyAs(Page, answer)
    if (nextPageToken != null && nextPageToken === pageToken) throw unreadable('a page is its own next one')
    if (nextPageToken != null && nextPageToken.length > LONGEST_TOKEN) throw unreadable('a page token is too long')
    const next: Place | null = nextPageToken == null ? placeAfter(here) : { until, question, pageToken: nextPageToken }
    yield {
      records: items ?? [],
      at: answer.at,
      next: next === null ? null : textOf(next),
      left: null,
      completeBackTo: completeBackTo(next),
    }
    place = next
  }
}

/** The pages of a calendar. What moves from a year that is still to come to one that was read is asked for in further rounds. */
export const eventPages = (ask: Ask, reading: Reading, overlapMs: number): AsyncGenerator<HostPage> => {
  const { container, now } = reading
  if (container === null) throw unreadable('a calendar was expected')
  const calendar = idOf(container)
  const walk = async function* (since: Instant | null, place: string | null): AsyncGenerator<HostPage> {
    if (place !== null) yield* pagesFrom(ask, calendar, since, placeIn(place))
    else if (since === null) yield* pagesFrom(ask, calendar, since, await wholeFrom(ask, calendar, now))
    else {
      const tag = reading.since === null ? 'changed' : 'recent'
      yield* pagesFrom(ask, calendar, since, { until: now, question: { tag }, pageToken: null })
    }
  }
  return inRounds(walk, reading, overlapMs)
}
