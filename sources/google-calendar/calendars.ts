import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { impersonalName } from '#sources/kit/calendars/people'
import { bodyAs, unreadable } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'
import { type HostContainer, MOST_CONTAINERS } from '#sources/kit/hosts/host'
import { asked } from './asked.js'

const Calendar = t.type({ id: t.string, summary: maybe(t.string), primary: maybe(t.boolean) })
type Calendar = t.TypeOf<typeof Calendar>
const Page = t.intersection(
  [
    t.type({ kind: t.literal('calendar#calendarList') }),
    t.partial({ items: maybe(t.array(Calendar)), nextPageToken: maybe(t.string) }),
  ],
  'a page of calendars of Google',
)

/** The end of the id of a calendar that is not a person's, a room's, or one of holidays. */
const SHARED = '@group.calendar.google.com'
/** Google's own word for the calendar of the account, whose name and id are the address of a person. */
const PRIMARY = 'primary'
const PAGE_SIZE = 250
const MOST_PAGES = MOST_CONTAINERS / PAGE_SIZE

const FIELDS = 'kind,nextPageToken,items(id,summary,primary)'

/** The calendars in the account's list of which it sees more than busy times. */
const listed = async (ask: Ask): Promise<readonly Calendar[]> => {
  const calendars: Calendar[] = []
  let pageToken = ''
  for (let pages = 1; pages <= MOST_PAGES; pages += 1) {
    const parameters = new URLSearchParams({ minAccessRole: 'reader', maxResults: String(PAGE_SIZE), fields: FIELDS })
    if (pageToken !== '') parameters.set('pageToken', pageToken)
    const answer = await asked(ask, { address: `/users/me/calendarList?${parameters}` })
    const { items, nextPageToken } = bodyAs(Page, answer)
    calendars.push(...(items ?? []))
    if (nextPageToken == null) return calendars
    if (nextPageToken === pageToken) throw unreadable('a page is its own next one')
    pageToken = nextPageToken
  }
  return calendars
}

const sharedOf = ({ id, summary }: Calendar): readonly HostContainer[] => {
  const name = impersonalName(summary ?? null, new Set())
  return name === null ? [] : [{ name, id, kind: 'calendar', container: name }]
}

/** The calendars that can be read, and what to do about those that cannot. */
export interface Calendars {
  readonly containers: readonly HostContainer[]
  readonly remarks: readonly string[]
}

/** The account's own calendar, and those that are no person's, each by a name that no other one has. */
export const calendarsOf = async (ask: Ask): Promise<Calendars> => {
  const calendars = await listed(ask)
  const shared = calendars.filter(({ id }) => id.endsWith(SHARED))
  const named = shared.flatMap(sharedOf)
  const own: readonly HostContainer[] = calendars.some(({ primary }) => primary === true)
    ? [{ name: PRIMARY, id: null, kind: 'calendar', container: PRIMARY }]
    : []
  const all = [...own, ...named]
  const spelled = all.map(({ name }) => name.toLowerCase())
  const containers = all.filter((_, i) => spelled.indexOf(spelled[i] ?? '') === spelled.lastIndexOf(spelled[i] ?? ''))
  const unread = own.length + shared.length - containers.length
  return {
    containers,
    remarks:
      unread === 0
        ? []
        : ['Calendars that share a name, or have an address for a name, are not read: give each a name of its own.'],
  }
}

/** The id by which Google is asked for a calendar. */
export const idOf = ({ id }: HostContainer): string => id ?? PRIMARY
