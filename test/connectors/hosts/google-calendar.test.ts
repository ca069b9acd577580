import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openBudgets } from '#connectors/hosts/client/budgets'
import { type HostClient, openHostClient } from '#connectors/hosts/client/client'
import { googleCalendarHost } from '#sources/google-calendar/host'
import type { HostContainer, HostPage, Reading } from '#sources/kit/hosts/host'
import { sampleOf } from '#test/support/files/samples'
import { type MovedClock, movedClock } from '#test/support/hosts/clock'
import {
  GOOGLE_GRANT,
  googleEvent,
  type LocalGoogle,
  OWN_CALENDAR,
  serveGoogle,
  TEAM,
  TEAM_CALENDAR,
} from '#test/support/hosts/google-calendar'
import { answers, HALF_BODY, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { clientAt, faultOf } from '#test/support/hosts/local-client'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { keysOf, listOf, pagesRead } from '#test/support/hosts/reading'
import { readAll, written } from '../files/support.js'

const EVENTS = listOf(googleCalendarHost, 'events')
const NOW = '2026-03-10T12:00:00.000Z'
const HOUR_AGO = '2026-03-10T11:00:00.000Z'
const CALENDAR: HostContainer = { name: 'Acme delivery', id: TEAM, kind: 'calendar', container: 'Acme delivery' }

let clock: MovedClock
let host: LocalHost
let google: LocalGoogle
let identity: HostClient
let client: HostClient

beforeEach(async () => {
  clock = movedClock(NOW)
  host = await openLocalHost(clock)
  google = serveGoogle(host)
  google.given.push('canary-access')
  google.events[TEAM] = [
    googleEvent('Planning', '2026-03-02T09:00:00.000Z'),
    googleEvent('Review', '2026-03-04T09:00:00.000Z'),
    googleEvent('Retrospective', '2025-11-20T09:00:00.000Z'),
    googleEvent('Kick-off', '2024-05-06T09:00:00.000Z'),
    googleEvent('Coming', '2026-03-11T09:00:00.000Z'),
  ]
  identity = openHostClient({
    api: host.address,
    quotaOf: googleCalendarHost.quotaOf,
    headers: async () => ({}),
    budget: openBudgets(clock).of(host.address, 'canary', googleCalendarHost),
    privateHosts: new Set([host.name]),
    clock,
    signal: new AbortController().signal,
  })
  client = clientAt(host, googleCalendarHost, clock, { token: 'canary-access' })
})
afterEach(async () => {
  await client.close()
  await identity.close()
  await host.close()
})

const renewed = (grant: string) =>
  googleCalendarHost.rotating?.renew(identity.ask, grant, NOW) ?? Promise.reject(new Error())
const read = (changes: Partial<Reading> = {}, between?: (page: number) => void) =>
  pagesRead(EVENTS, client.ask, { container: CALENDAR, now: NOW, ...changes }, between)
const titles = (pages: readonly HostPage[]): readonly (readonly string[])[] =>
  pages.map(({ records }) => (records as readonly { readonly summary: string }[]).map(({ summary }) => summary))
/** The bounds of each question that was asked. */
const asked = () =>
  host.requests.map(({ path }) => {
    const { searchParams } = new URL(path, host.address)
    return ['timeMin', 'timeMax', 'updatedMin', 'pageToken']
      .filter((name) => searchParams.has(name))
      .map((name) => `${name} ${searchParams.get(name)}`)
      .join(', ')
  })

describe('given the refresh token of an app of Google', () => {
  it('when it is traded, then a token of an hour comes, and it stays as it is', async () => {
    expect(await renewed(GOOGLE_GRANT)).toEqual({
      token: 'canary-access-2',
      endsAt: '2026-03-10T12:59:59.000Z',
      grant: GOOGLE_GRANT,
    })
    expect(await renewed(GOOGLE_GRANT)).toMatchObject({ grant: GOOGLE_GRANT })
  })
  it('when the answer has another one, then that takes its place', async () => {
    google.nextRefreshToken = 'canary-other'
    expect(await renewed(GOOGLE_GRANT)).toMatchObject({ grant: 'client:canary-secret:canary-other' })
  })
  it.each([
    ['that was taken back', 'client:canary-secret:canary-former'],
    ['of another app', 'client:canary-wrong:canary-refresh'],
    ['that is a token alone', 'canary-refresh'],
  ])('when it is one %s, then it is not accepted, and the failure tells nothing of it', async (_, grant) => {
    expect(await faultOf(renewed(grant))).toEqual({ tag: 'unauthorized' })
  })
  it('when another server answers, then nothing is traded', async () => {
    host.plant(answers(200, {}, { unrelated: true }))
    expect(await faultOf(renewed(GOOGLE_GRANT))).toMatchObject({ tag: 'unreadable' })
  })
  it('when the host is that of Google, then the token goes to the service that trades it, and nowhere else', () => {
    expect(googleCalendarHost.rotating?.addressOf('https://www.googleapis.com')).toBe('https://oauth2.googleapis.com')
    expect(googleCalendarHost.rotating?.addressOf(host.address)).toBe(host.address)
  })
})

describe('given the calendars of an account', () => {
  it('when it is looked at, then those of teams have their names, its own is called primary, and those of others are not listed', async () => {
    google.calendars = [
      OWN_CALENDAR,
      TEAM_CALENDAR,
      { id: 'bob@canary.example', summary: 'Bob Canary', accessRole: 'reader' },
      { id: 'room_canary@resource.calendar.google.com', summary: 'Berlin-2-Canary', accessRole: 'reader' },
      { id: 'c_busy@group.calendar.google.com', summary: 'Canary', accessRole: 'freeBusyReader' },
    ]
    google.pageSize = 1
    const look = await googleCalendarHost.look(client.ask, [])
    expect(look).toEqual({
      account: null,
      scopes: null,
      remarks: [],
      expiresAt: null,
      containers: [{ name: 'primary', id: null, kind: 'calendar', container: 'primary' }, CALENDAR],
    })
    expect(JSON.stringify(look)).not.toMatch(/canary/i)
  })
  it('when names are shared, or are addresses, then those calendars are not listed, and it says what to do', async () => {
    google.calendars = [
      TEAM_CALENDAR,
      ...['Weekly', 'weekly', 'ada@canary.example', ' '].map((summary, i) => ({
        id: `c_${i}@group.calendar.google.com`,
        summary,
      })),
    ]
    const { containers, remarks } = await googleCalendarHost.look(client.ask, [])
    expect(containers).toEqual([CALENDAR])
    expect(remarks).toEqual([expect.stringContaining('give each a name of its own')])
    expect(JSON.stringify(remarks)).not.toMatch(/canary/)
  })
  it.each([
    ['a refused token', answers(401), { tag: 'unauthorized' }],
    [
      'a right that is missing',
      answers(403, {}, { error: { errors: [{ reason: 'insufficientPermissions' }], message: 'canary' } }),
      { tag: 'forbidden', remedy: expect.stringContaining('calendar.events.readonly') },
    ],
    [
      'a limit',
      answers(403, {}, { error: { errors: [{ reason: 'userRateLimitExceeded' }] } }),
      { tag: 'limited', until: '2026-03-10T12:01:00.000Z' },
    ],
    ['a page to sign in', LOGIN_PAGE, { tag: 'unreadable' }],
    ['another API', answers(200, {}, { kind: 'drive#fileList', items: [] }), { tag: 'unreadable' }],
  ])('when %s is the answer to the look, then it fails and says so', async (_, fault, expected) => {
    host.plant(fault)
    expect(await faultOf(googleCalendarHost.look(client.ask, []))).toMatchObject(expected)
  })
})

describe('given a calendar of Google', () => {
  it('when all is read, then years come one after the other, the newest first, down to its first event', async () => {
    const pages = await read()
    expect(titles(pages).slice(0, 3)).toEqual([['Planning', 'Review'], ['Retrospective'], ['Kick-off']])
    expect(pages.map(({ completeBackTo }) => completeBackTo)).toEqual(['2026-01-01', '2025-01-01', null, null])
    expect(asked()).toEqual([
      `timeMax ${NOW}`,
      `timeMin 2025-12-31T23:59:59.000Z, timeMax ${NOW}`,
      'timeMin 2024-12-31T23:59:59.000Z, timeMax 2026-01-01T00:00:00.000Z',
      'timeMin 2023-12-31T23:59:59.000Z, timeMax 2025-01-01T00:00:00.000Z',
      // What was changed meanwhile.
      `timeMax ${NOW}, updatedMin 2026-03-10T11:58:00.000Z`,
    ])
  })
  it('when they are read, then neither descriptions nor places are asked for', async () => {
    await read()
    for (const { path } of host.requests) {
      const fields = new URL(path, host.address).searchParams.get('fields')
      expect(fields).toContain('items(')
      expect(fields).not.toMatch(/description|location|conferenceData|attachments/)
    }
  })
  it('when it is empty, then it is read whole all the same', async () => {
    google.events[TEAM] = []
    expect(titles(await read())).toEqual([[]])
  })
  it('when it goes on at the page after any, then the same is read as without a pause', async () => {
    google.pageSize = 1
    const pages = await read()
    for (const [i, { next }] of pages.entries()) {
      if (next === null) continue
      const before = host.requests.length
      const rest = await read({ page: next })
      expect(titles(rest)).toEqual(titles(pages.slice(i + 1)))
      expect(host.requests.length - before).toBe(pages.length - i - 1)
    }
  })
  it('when the token of that page has ended, then its year is asked again', async () => {
    google.pageSize = 1
    const [{ next = null } = {}] = await read()
    host.plant(answers(400, {}, { error: { errors: [{ reason: 'invalidPageToken' }] } }))
    expect(titles(await read({ page: next })).slice(0, 2)).toEqual([['Planning'], ['Review']])
  })
  it('when an event moves from a year to come to one that was read, then a further round finds it', async () => {
    const pages = await read({}, (page) => {
      if (page !== 1) return
      clock.pass(60_000)
      google.events[TEAM] = (google.events[TEAM] ?? []).map((one) =>
        one.id === 'id-of-Kick-off'
          ? googleEvent('Kick-off', '2026-03-05T09:00:00.000Z', { updated: '2026-03-10T12:00:30.000Z' })
          : one,
      )
    })
    expect(titles(pages)).toEqual([['Planning', 'Review'], ['Retrospective'], [], ['Kick-off']])
  })
  it('when an event is deleted between two pages, then none is skipped', async () => {
    google.pageSize = 2
    google.events[TEAM] = ['1', '2', '3', '4'].map((day) => googleEvent(day, `2026-03-0${day}T09:00:00.000Z`))
    const pages = await read({}, (page) => {
      if (page === 1) google.events[TEAM] = (google.events[TEAM] ?? []).filter(({ id }) => id !== 'id-of-1')
    })
    expect(titles(pages).slice(0, 2)).toEqual([
      ['1', '2'],
      ['3', '4'],
    ])
  })
  it('when only changes are asked for, then the last two weeks come with them, and deleted events too', async () => {
    google.events[TEAM] = [
      ...(google.events[TEAM] ?? []),
      googleEvent('Renamed', '2025-11-27T09:00:00.000Z', { updated: '2026-03-10T11:30:00.000Z' }),
      googleEvent('Deleted', '2026-01-08T09:00:00.000Z', { updated: '2026-03-10T11:30:00.000Z', status: 'cancelled' }),
    ]
    expect(titles(await read({ since: HOUR_AGO }))).toEqual([
      ['Planning', 'Review'],
      ['Deleted', 'Renamed'],
    ])
    expect(asked()).toEqual([
      `timeMin 2026-02-24T11:00:00.000Z, timeMax ${NOW}`,
      `timeMax ${NOW}, updatedMin ${HOUR_AGO}`,
    ])
  })
  it('when changes are from too long ago, then all is read', async () => {
    google.changesSince = '2026-03-10T11:30:00.000Z'
    expect(titles(await read({ since: HOUR_AGO }))).toEqual([
      ['Planning', 'Review'],
      ['Planning', 'Review'],
      ['Retrospective'],
      ['Kick-off'],
    ])
  })
  it('when pages before that of its first event are empty, then they are not taken for the end', async () => {
    host.plant(answers(200, {}, { kind: 'calendar#events', nextPageToken: 'of-an-empty-page' }))
    expect(titles(await read()).slice(0, 3)).toEqual([['Planning', 'Review'], ['Retrospective'], ['Kick-off']])
  })
  it('when its first event begins in a year that has not begun in UTC, then the year before is read too', async () => {
    google.events[TEAM] = [googleEvent('Early', '2026-01-01T00:30:00+09:00')]
    expect(titles(await read()).slice(0, 2)).toEqual([[], ['Early']])
  })
  it('when its first event is from before 1970, then reading ends there', async () => {
    google.events[TEAM] = [googleEvent('Old', '1905-03-02T09:00:00.000Z')]
    expect(await read()).toHaveLength(2026 - 1970 + 2)
  })
  it('when events are read, then their keys are those of the facts of files with the same answers', async () => {
    const sample = sampleOf('google-calendar')
    const page = sample.slice(0, sample.indexOf('\n}') + 2)
    const { facts } = await readAll([written('events.json', page)], { container: 'Acme delivery' })
    const keys = new Set((JSON.parse(page).items as readonly unknown[]).map(EVENTS.keyOf))
    expect(facts.length).toBeGreaterThan(3)
    for (const { key } of facts) expect(keys).toContain(key)
    expect(JSON.stringify([...keys])).not.toMatch(/canary/i)
  })
  it('when a record is none of an event, then it has no key', () => {
    expect(
      keysOf(EVENTS, [{ records: [null, {}, { id: 1 }], at: NOW, next: null, left: null, completeBackTo: null }]),
    ).toEqual([null, null, null])
  })
  it.each([
    ['a page to sign in', LOGIN_PAGE, 'unreadable'],
    ['half a body', HALF_BODY, null],
    ['another list', answers(200, {}, { kind: 'calendar#calendarList', items: [] }), 'unreadable'],
    ['a refused token', answers(401), 'unauthorized'],
    ['a forbidden calendar', answers(403, {}, { error: { errors: [{ reason: 'forbidden' }] } }), 'forbidden'],
    ['a calendar that is gone', answers(404), 'not_found'],
    [
      'a page token that cannot be kept',
      answers(200, {}, { kind: 'calendar#events', nextPageToken: 'x'.repeat(1_801) }),
      'unreadable',
    ],
    ['a page that names itself', answers(200, {}, { kind: 'calendar#events', nextPageToken: 'token' }), 'unreadable'],
  ])('when %s is answered, then nothing is taken for its end', async (_, fault, tag) => {
    host.plant(fault, { nth: 2, times: 2 })
    if (tag === null) expect(titles(await read()).flat()).toHaveLength(4)
    else expect(await faultOf(read())).toMatchObject({ tag })
  })
})
