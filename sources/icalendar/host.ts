import { unreadable } from '#sources/kit/hosts/answers'
import type { Ask, HostAnswer } from '#sources/kit/hosts/ask'
import type { Host, HostList } from '#sources/kit/hosts/host'
import { icalendar } from './calendar.js'
import { type Scanned, scanned } from './scan.js'

// A calendar by its address: a secret one, which is the token, or that of a CalDAV server, with a user and a password. All of it is one
// answer: servers give a collection of CalDAV as one calendar, too.

const BEGINS = /^\uFEFF?\s{0,100}BEGIN:VCALENDAR\s/i

/** The text of the calendar. Throws a `HostFailure` if it is none, or is cut off: what it lacked would be taken for deleted. */
const asked = async (
  ask: Ask,
): Promise<{ readonly text: string; readonly found: Scanned; readonly answer: HostAnswer }> => {
  const answer = await ask({ address: '', takes: 'text', headers: { accept: 'text/calendar' } })
  const { body } = answer
  if (typeof body !== 'string' || !BEGINS.test(body)) throw unreadable('a calendar was expected')
  const found = scanned(body)
  if (!found.isWhole) throw unreadable('the calendar is cut off')
  return { text: body, found, answer }
}

const events: HostList = {
  name: 'events',
  format: icalendar,
  of: 'account',
  kinds: ['meeting'],
  // All of it is read each time: in a calendar that nobody changes, meetings begin nevertheless.
  overlapMs: 0,
  pages: async function* (ask) {
    const { text, found, answer } = await asked(ask)
    yield { records: [text], at: answer.at, next: null, left: 0, completeBackTo: found.firstDay }
  },
  // A calendar comes to many facts: its own records have their keys.
  keyOf: () => null,
}

const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** Divides a secret address into its origin and the rest; null if it is none. */
const divided = (secret: string): { readonly address: string; readonly token: string } | null => {
  const address = secret.trim().replace(/^webcals?:/i, 'https:')
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  const { origin, pathname, search, username, password } = new URL(address)
  if (username !== '' || password !== '' || pathname === '/') return null
  return { address: origin, token: pathname + search }
}

/** An address with a path is that of a calendar on a CalDAV server: of its collection, as a whole, or of a file. An origin has a secret path. */
const apiOf = (address: string): string => {
  if (new URL(address).pathname === '/' || /\.ics$/i.test(address)) return address
  return `${address}/?export`
}

/** Calendars by their addresses. */
export const icalendarHost: Host = {
  address: null,
  apiOf,
  pathOf: (token, account) => (account === null ? token : ''),
  divided,
  token: {
    label: 'secret address, or password of an app',
    rights:
      'to read the calendar; a published address that tells no more than busy times has no titles and lists nobody',
    page: null,
  },
  account: { label: 'user', description: 'the user of a CalDAV server; none for a secret address', mayBeAbsent: true },
  headers: (token, account) => (account === null ? {} : { authorization: basic(account, token) }),
  quotaOf: () => null,
  requestsAnHour: 60,
  pauseMs: 0,
  look: async (ask) => {
    const { found } = await asked(ask)
    const { name } = found
    return {
      account: null,
      scopes: null,
      remarks: name === null ? ['The calendar has no name of its own: say under which name its meetings stand.'] : [],
      expiresAt: null,
      containers: name === null ? [] : [{ name, id: null, kind: 'calendar', container: name }],
    }
  },
  lists: [events],
}
