import { compareText } from '#domain/compare'
import type { LocalAnswer, LocalHost, LocalRequest } from './local-host.js'

type Json = Readonly<Record<string, unknown>>

/** An occurrence of half an hour as a view lists it. */
export interface LocalOccurrence extends Json {
  readonly id: string
  readonly start: { readonly dateTime: string }
  readonly end: { readonly dateTime: string }
}

const ADA = { name: 'Ada Canary', address: 'ada@canary.example' }
const timeOf = (at: string): { readonly dateTime: string; readonly timeZone: string } => ({
  dateTime: new Date(at).toISOString().replace('Z', '0000'),
  timeZone: 'UTC',
})

/** A meeting of two people that begins at an instant, and was last changed on the 1st of March unless `changes` says otherwise. */
export const microsoftEvent = (title: string, startsAt: string, changes: Json = {}): LocalOccurrence => ({
  '@odata.etag': 'W/"canary"',
  id: `id-of-${title}`,
  iCalUId: `04000000-${title}`,
  subject: title,
  bodyPreview: 'Agenda by Ada Canary',
  start: timeOf(startsAt),
  end: timeOf(new Date(Date.parse(startsAt) + 1_800_000).toISOString()),
  isAllDay: false,
  isCancelled: false,
  showAs: 'busy',
  type: 'singleInstance',
  sensitivity: 'normal',
  categories: [],
  lastModifiedDateTime: '2026-03-01T08:00:00.0000000Z',
  organizer: { emailAddress: ADA },
  attendees: [
    {
      type: 'required',
      status: { response: 'declined' },
      emailAddress: { name: 'Bob Canary', address: 'bob@canary.example' },
    },
  ],
  ...changes,
})

/** The calendars that a local Microsoft Graph has. A test changes them. */
export interface LocalMicrosoft {
  calendars: readonly Json[]
  /** The occurrences of each calendar, by its id. */
  events: Record<string, readonly LocalOccurrence[]>
  pageSize: number
  /** The only refresh token that is taken, once. */
  refreshToken: string
  /** The access tokens that were given, the last of them valid. */
  readonly given: string[]
}

export const TEAM = 'AAMkTeam='
export const TEAM_CALENDAR: Json = { id: TEAM, name: 'Acme delivery', isDefaultCalendar: false, owner: ADA }
export const OWN_CALENDAR: Json = { id: 'AAMkOwn=', name: 'Calendar', isDefaultCalendar: true, owner: ADA }
/** The grant that a connection is given at first. */
export const MICROSOFT_GRANT = 'acme.example:client:canary-secret:canary-refresh-0'

const epochIn = ({ dateTime }: { readonly dateTime: string }): number => Date.parse(`${dateTime.slice(0, 23)}Z`)

/** A page by the number of records before it, as Graph cuts its lists. */
const pageOf = (all: readonly unknown[], { query, path, origin }: LocalRequest, most: number): LocalAnswer => {
  const from = Number(query.get('$skip') ?? 0)
  const size = Math.min(Number(query.get('$top') ?? 10), most)
  const next = new URL(`${path}?${query}`, origin)
  next.searchParams.set('$skip', String(from + size))
  const value = all.slice(from, from + size)
  return { body: { value, ...(from + size < all.length ? { '@odata.nextLink': next.href } : {}) } }
}

/** Serves calendars as Microsoft Graph does; a refresh token is taken once. */
export const serveMicrosoft = (host: LocalHost): LocalMicrosoft => {
  const microsoft: LocalMicrosoft = {
    calendars: [OWN_CALENDAR, TEAM_CALENDAR],
    events: {},
    pageSize: 1_000,
    refreshToken: 'canary-refresh-0',
    given: [],
  }
  const refused: LocalAnswer = { status: 401, body: { error: { code: 'InvalidAuthenticationToken' } } }
  const isMember = ({ headers }: LocalRequest): boolean => headers.authorization === `Bearer ${microsoft.given.at(-1)}`

  host.route('POST', '/acme.example/oauth2/v2.0/token', ({ body }): LocalAnswer => {
    const form = new URLSearchParams(String(body))
    if (form.get('client_id') !== 'client' || form.get('client_secret') !== 'canary-secret')
      return { status: 401, body: { error: 'invalid_client' } }
    if (form.get('grant_type') !== 'refresh_token' || form.get('refresh_token') !== microsoft.refreshToken)
      return { status: 400, body: { error: 'invalid_grant' } }
    microsoft.given.push(`canary-access-${microsoft.given.length + 1}`)
    microsoft.refreshToken = `canary-refresh-${microsoft.given.length}`
    return {
      body: {
        token_type: 'Bearer',
        scope: 'Calendars.Read',
        expires_in: 3_600,
        access_token: microsoft.given.at(-1),
        refresh_token: microsoft.refreshToken,
      },
    }
  })
  host.route('GET', '/v1.0/me/calendars', (request) =>
    isMember(request) ? pageOf(microsoft.calendars, request, microsoft.pageSize) : refused,
  )
  const ofCalendar = (request: LocalRequest): readonly LocalOccurrence[] | null =>
    microsoft.events[String(request.named['calendar'])] ?? null
  const missing: LocalAnswer = { status: 404, body: { error: { code: 'ErrorItemNotFound' } } }
  host.route('GET', '/v1.0/me/calendars/:calendar/events', (request) => {
    if (!isMember(request)) return refused
    const events = ofCalendar(request)
    if (events === null) return missing
    return pageOf(
      [...events].sort((a, b) => compareText(a.start.dateTime, b.start.dateTime)),
      request,
      microsoft.pageSize,
    )
  })
  host.route('GET', '/v1.0/me/calendars/:calendar/calendarView', (request) => {
    if (!isMember(request)) return refused
    const events = ofCalendar(request)
    if (events === null) return missing
    const from = Date.parse(request.query.get('startDateTime') ?? '')
    const to = Date.parse(request.query.get('endDateTime') ?? '')
    const found = events.filter(({ start, end }) => epochIn(end) > from && epochIn(start) < to)
    return pageOf(found, request, microsoft.pageSize)
  })
  return microsoft
}
