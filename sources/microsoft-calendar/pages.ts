import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { CivilDate, Instant } from '#domain/common'
import { epochOf, instantIn, instantOf } from '#domain/time'
import { bodyAs, unreadable } from '#sources/kit/hosts/answers'
import type { Ask, HostAnswer } from '#sources/kit/hosts/ask'
import type { HostPage, Reading } from '#sources/kit/hosts/host'

// Views of a calendar up to now, in which each occurrence comes by itself, by stretches of time, the newest first.

const DAY_MS = 86_400_000
/** A stretch with more occurrences is halved: views are paged by offsets, which skip what moves up when one is deleted. */
const STRETCH_MS = 90 * DAY_MS
const SHORTEST_MS = 60_000
/** The most that it gives. */
const PAGE_SIZE = 1_000
const ROOM_MS = 31 * DAY_MS
/** No meeting is earlier. */
const FIRST_MS = 0
/** More requests than any calendar needs. */
const MOST_REQUESTS = 20_000
/** The time before the last reading from which on meetings are read again: changes of older ones are found by the next comparison. */
const RECENT_MS = 28 * DAY_MS

/** The members that are looked at: bodies, places and links are not even asked for. */
const MEMBERS =
  'iCalUId,start,end,isAllDay,isCancelled,showAs,type,subject,sensitivity,categories,lastModifiedDateTime,organizer,attendees'

const Page = t.intersection(
  [t.type({ value: t.array(t.unknown) }), t.partial({ '@odata.nextLink': maybe(t.string) })],
  'a page of events of Microsoft Graph',
)
const First = t.type({ start: t.type({ dateTime: t.string }) })

/**
 * The place of a stretch in a reading. A comparison reads all of a calendar twice: what moves from a stretch still to come to one that was
 * read is found by the second walk.
 */
interface Place {
  readonly walk: 1 | 2
  readonly first: number
  readonly until: number
  /** The end of the stretch, and its length. */
  readonly end: number
  readonly length: number
}

const PLACE = /^([12]) (\d{1,15}) (\d{1,15}) (\d{1,15}) (\d{1,12})$/

const placeIn = (text: string): Place => {
  const [, walk, ...numbers] = PLACE.exec(text) ?? []
  const [first, until, end, length] = numbers.map(Number)
  if (first === undefined || until === undefined || end === undefined || length === undefined)
    throw unreadable('a place in a list was expected')
  return { walk: walk === '1' ? 1 : 2, first, until, end, length }
}

const textOf = ({ walk, first, until, end, length }: Place): string => `${walk} ${first} ${until} ${end} ${length}`

const beginningOf = ({ end, length, first }: Place): number => Math.max(first, end - length)

const viewOf = (calendar: string, place: Place): string => {
  const parameters = new URLSearchParams({
    // A second more: what has no length may lie between two stretches.
    startDateTime: instantOf(Math.max(FIRST_MS, beginningOf(place) - 1_000)),
    endDateTime: instantOf(place.end),
    $top: String(PAGE_SIZE),
    $select: MEMBERS,
  })
  return `${calendar}/calendarView?${parameters}`
}

/** The beginning of the first event or series, with room for an occurrence that was moved before it; the end if there is none. */
const firstOf = async (ask: Ask, calendar: string, until: number): Promise<number> => {
  const parameters = new URLSearchParams({ $orderby: 'start/dateTime', $top: '1', $select: 'start' })
  const page = bodyAs(Page, await ask({ address: `${calendar}/events?${parameters}` }))
  const [event] = page.value
  if (event === undefined) return page['@odata.nextLink'] == null ? until : FIRST_MS
  const begins = First.is(event) ? instantIn(`${event.start.dateTime.slice(0, 19)}Z`) : null
  return begins === null ? FIRST_MS : Math.min(until, Math.max(FIRST_MS, epochOf(begins) - ROOM_MS))
}

/** The place after a stretch that was read; null after the last one. */
const placeAfter = (place: Place, walks: 1 | 2): Place | null => {
  const { walk, first, until, length } = place
  const end = beginningOf(place)
  if (end > first) return { ...place, end, length: Math.min(STRETCH_MS, 2 * length) }
  return walk < walks ? { walk: 2, first, until, end: until, length: STRETCH_MS } : null
}

const dayAfter = (ms: number): CivilDate => instantOf(ms + DAY_MS).slice(0, 10)

const halved = (place: Place): Place => {
  const length = Math.ceil((place.end - beginningOf(place)) / 2)
  if (length < SHORTEST_MS) throw unreadable('too many events begin at one time')
  return { ...place, length }
}

async function* pagesFrom(ask: Ask, calendar: string, start: Place, walks: 1 | 2): AsyncGenerator<HostPage> {
  let place: Place | null = start
  for (let requests = 1; place !== null; requests += 1) {
    if (requests > MOST_REQUESTS) throw unreadable('a list has no end')
    const here: Place = place
    const answer: HostAnswer = await ask({ address: viewOf(calendar, here) })
    const { value, '@odata.nextLink': more }: t.TypeOf<typeof Page> = bodyAs(Page, answer)
    if (more != null) {
      place = halved(here)
      continue
    }
    const next: Place | null = placeAfter(here, walks)
    yield {
      records: value,
      at: answer.at,
      next: next === null ? null : textOf(next),
      left: null,
      completeBackTo: next === null ? null : dayAfter(next.end),
    }
    place = next
  }
}

const wholeOf = async (ask: Ask, calendar: string, until: number): Promise<Place> => {
  const first = await firstOf(ask, calendar, until)
  return { walk: 1, first, until, end: until, length: STRETCH_MS }
}

const recentOf = (since: Instant, until: number): Place => {
  const first = Math.max(FIRST_MS, epochOf(since) - RECENT_MS)
  return { walk: 1, first, until, end: until, length: STRETCH_MS }
}

/** The pages of a calendar: of the last weeks, or of all of it. */
export async function* viewPages(
  ask: Ask,
  { container, since, isComparison, page, now }: Reading,
): AsyncGenerator<HostPage> {
  if (container === null) throw unreadable('a calendar was expected')
  const calendar = `/me/calendars/${encodeURIComponent(container.id ?? container.name)}`
  const until = epochOf(now)
  const walks = isComparison === true ? 2 : 1
  if (page !== null) yield* pagesFrom(ask, calendar, placeIn(page), walks)
  else if (since === null) yield* pagesFrom(ask, calendar, await wholeOf(ask, calendar, until), walks)
  else yield* pagesFrom(ask, calendar, recentOf(since, until), walks)
}
