import { compareText } from '#domain/compare'
import type { LocalAnswer, LocalHost, LocalRequest } from './local-host.js'

type Json = Readonly<Record<string, unknown>>

/** An occurrence of half an hour as the API lists it. */
export interface LocalEvent extends Json {
  readonly id: string
  readonly status: string
  readonly updated: string
  readonly start: { readonly dateTime: string }
  readonly end: { readonly dateTime: string }
}

/** A meeting of two people that begins at an instant, and was last changed on the 1st of March unless `changes` says otherwise. */
export const googleEvent = (title: string, startsAt: string, changes: Json = {}): LocalEvent => ({
  kind: 'calendar#event',
  etag: '"3345678901234000"',
  id: `id-of-${title}`,
  iCalUID: `${title}@google.com`,
  status: 'confirmed',
  summary: title,
  description: 'Agenda by Ada Canary',
  updated: '2026-03-01T08:00:00.000Z',
  start: { dateTime: startsAt },
  end: { dateTime: new Date(Date.parse(startsAt) + 1_800_000).toISOString() },
  organizer: { email: 'ada@canary.example', displayName: 'Ada Canary' },
  attendees: [
    { email: 'ada@canary.example', displayName: 'Ada Canary', responseStatus: 'accepted', self: true },
    { email: 'bob@canary.example', displayName: 'Bob Canary', responseStatus: 'declined' },
  ],
  eventType: 'default',
  ...changes,
})

/** The calendars that a local Google has. A test changes them. */
export interface LocalGoogle {
  /** The entries of the account's list of calendars. */
  calendars: readonly Json[]
  /** The events of each calendar, by its id. */
  events: Record<string, readonly LocalEvent[]>
  pageSize: number
  /** The instant before which changes are not told any more. */
  changesSince: string
  /** The refresh token that is taken, any number of times. */
  refreshToken: string
  /** A refresh token that the next trade gives in place of it; null for none. */
  nextRefreshToken: string | null
  /** The access tokens that were given, the last of them valid. */
  readonly given: string[]
}

export const TEAM = 'c_team@group.calendar.google.com'
export const TEAM_CALENDAR: Json = { id: TEAM, summary: 'Acme delivery', accessRole: 'writer' }
export const OWN_CALENDAR: Json = {
  id: 'ada@canary.example',
  summary: 'ada@canary.example',
  primary: true,
  accessRole: 'owner',
}
/** The grant that a connection is given at first. */
export const GOOGLE_GRANT = 'client:canary-secret:canary-refresh'

/** A page by the id of the last record before it. */
const pageOf = <T>(all: readonly T[], idOf: (one: T) => string, after: string | null, size: number): LocalAnswer => {
  const from = after === null ? 0 : all.findIndex((one) => btoa(idOf(one)) === after) + 1
  const here = all.slice(from, from + size)
  const last = here.at(-1)
  return {
    body: {
      items: here,
      ...(from + size < all.length && last !== undefined ? { nextPageToken: btoa(idOf(last)) } : {}),
    },
  }
}

const isBetween = ({ start, end }: LocalEvent, query: URLSearchParams): boolean =>
  Date.parse(end.dateTime) > Date.parse(query.get('timeMin') ?? '1900-01-01') &&
  Date.parse(start.dateTime) < Date.parse(query.get('timeMax') ?? '2999-01-01')

/** Serves calendars as the API of Google does, and trades refresh tokens. */
export const serveGoogle = (host: LocalHost): LocalGoogle => {
  const google: LocalGoogle = {
    calendars: [TEAM_CALENDAR],
    events: {},
    pageSize: 2_500,
    changesSince: '2020-01-01T00:00:00.000Z',
    refreshToken: 'canary-refresh',
    nextRefreshToken: null,
    given: [],
  }
  const isMember = ({ headers }: LocalRequest): boolean => headers.authorization === `Bearer ${google.given.at(-1)}`
  const withKind = (kind: string, { body }: LocalAnswer): LocalAnswer => ({ body: { kind, ...(body as Json) } })

  host.route('POST', '/token', ({ body }): LocalAnswer => {
    const form = new URLSearchParams(String(body))
    if (form.get('client_id') !== 'client' || form.get('client_secret') !== 'canary-secret')
      return { status: 401, body: { error: 'invalid_client' } }
    if (form.get('grant_type') !== 'refresh_token' || form.get('refresh_token') !== google.refreshToken)
      return { status: 400, body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' } }
    google.given.push(`canary-access-${google.given.length + 1}`)
    const next = google.nextRefreshToken
    google.refreshToken = next ?? google.refreshToken
    google.nextRefreshToken = null
    return {
      body: {
        access_token: google.given.at(-1),
        expires_in: 3_599,
        scope: 'https://www.googleapis.com/auth/calendar.events.readonly',
        token_type: 'Bearer',
        ...(next === null ? {} : { refresh_token: next }),
      },
    }
  })
  host.route('GET', '/calendar/v3/users/me/calendarList', (request) => {
    if (!isMember(request)) return { status: 401, body: { error: { code: 401 } } }
    const { query } = request
    const seen = google.calendars.filter(({ accessRole }) => accessRole !== 'freeBusyReader')
    const page = pageOf(seen, ({ id }) => String(id), query.get('pageToken'), google.pageSize)
    return withKind('calendar#calendarList', page)
  })
  host.route('GET', '/calendar/v3/calendars/:calendar/events', (request) => {
    if (!isMember(request)) return { status: 401, body: { error: { code: 401 } } }
    const { query, named } = request
    const own = google.calendars.find(({ primary }) => primary === true)?.['id']
    const id = named['calendar'] === 'primary' ? String(own) : String(named['calendar'])
    const events = google.events[id]
    if (events === undefined) return { status: 404, body: { error: { code: 404, errors: [{ reason: 'notFound' }] } } }
    const updatedMin = query.get('updatedMin')
    if (updatedMin !== null && updatedMin < google.changesSince)
      return { status: 410, body: { error: { code: 410, errors: [{ reason: 'updatedMinTooLongAgo' }] } } }
    const order = query.get('orderBy') === 'startTime' ? 'start' : 'id'
    const found = events
      .filter((one) => isBetween(one, query))
      .filter(({ updated }) => updated >= (updatedMin ?? ''))
      .filter(({ status }) => status !== 'cancelled' || updatedMin !== null)
      .sort((a, b) => (order === 'start' ? compareText(a.start.dateTime, b.start.dateTime) : compareText(a.id, b.id)))
    const size = Math.min(Number(query.get('maxResults')), google.pageSize)
    return withKind(
      'calendar#events',
      pageOf(found, (one) => one.id, query.get('pageToken'), size),
    )
  })
  return google
}
