import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readCalendar } from '#connectors/hosts/calendar'
import { icalendar } from '#sources/icalendar/calendar'
import { icalendarHost } from '#sources/icalendar/host'
import type { Ask } from '#sources/kit/hosts/ask'
import { sampleOf } from '#test/support/files/samples'
import { asking } from '#test/support/hosts/asking'
import { meetingsIn } from '#test/support/hosts/calendar'
import { type MovedClock, movedClock } from '#test/support/hosts/clock'
import { answers, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { keysOf, listOf, pagesRead } from '#test/support/hosts/reading'
import { calendar, event, meetingsOf, reading } from '../calendars/support.js'
import { READ_AT } from '../files/support.js'

const EVENTS = listOf(icalendarHost, 'events')
const SECRET = '/calendar/ical/team/private-canary/basic.ics?v=1'

let host: LocalHost
let clock: MovedClock
let ask: Ask
/** The text that the host has. */
let text: string

beforeEach(async () => {
  clock = movedClock(READ_AT)
  host = await openLocalHost(clock)
  host.route('GET', '/calendar/ical/team/private-canary/basic.ics', ({ query }) =>
    query.get('v') === '1' ? { headers: { 'content-type': 'text/calendar' }, body: text } : { status: 404 },
  )
  ask = asking(host, icalendarHost, { token: SECRET, clock })
  text = calendar([event()])
})
afterEach(() => host.close())

describe('given a secret address of a calendar', () => {
  it.each([
    [
      'https://calendar.example/ical/private-canary/basic.ics',
      'https://calendar.example',
      '/ical/private-canary/basic.ics',
    ],
    ['webcal://calendar.example/published/2/canary', 'https://calendar.example', '/published/2/canary'],
    [' https://calendar.example:8443/a.ics?key=canary#x \n', 'https://calendar.example:8443', '/a.ics?key=canary'],
  ])('when %s is given, then its origin is shown and the rest is the token', (secret, address, token) => {
    expect(icalendarHost.divided?.(secret)).toEqual({ address, token })
    expect([icalendarHost.apiOf(address), icalendarHost.pathOf?.(token, null)]).toEqual([address, token])
  })
  it.each([
    'a password',
    '/calendar/ical/team/basic.ics',
    'https://calendar.example/',
    'https://ada:canary@calendar.example/a',
  ])('when the token is %s, then it is no secret address', (secret) => {
    expect(icalendarHost.divided?.(secret)).toBeNull()
  })
  it('when it is looked at, then its own name is its container', async () => {
    expect(await icalendarHost.look(ask, [])).toEqual({
      account: null,
      scopes: null,
      remarks: [],
      expiresAt: null,
      containers: [{ name: 'Team', id: null, kind: 'calendar', container: 'Team' }],
    })
  })
  it.each([
    ['an address', 'X-WR-CALNAME:ada@canary.example'],
    ['the name of somebody who is invited', 'X-WR-CALNAME:Ada Canary'],
    ['empty', 'X-WR-CALNAME:'],
  ])('when its name is %s, then the look asks for another and does not tell it', async (_, name) => {
    text = calendar([event('ATTENDEE;CN=Ada Canary:mailto:ada@canary.example')], [name])
    const look = await icalendarHost.look(ask, [])
    expect(look.containers).toEqual([])
    expect(look.remarks).toEqual(['The calendar has no name of its own: say under which name its meetings stand.'])
  })
  it('when it is read, then one request answers all of it, without any condition', async () => {
    text = sampleOf('icalendar')
    const pages = await pagesRead(EVENTS, ask, { since: '2026-11-30T00:00:00.000Z' })
    expect(pages).toMatchObject([{ records: [text], next: null, left: 0 }])
    expect(host.requests).toHaveLength(1)
    expect(host.requests[0]?.headerNames.filter((name) => name.startsWith('if-'))).toEqual([])
    expect(host.requests[0]?.headerNames).not.toContain('authorization')
    expect(keysOf(EVENTS, pages)).toEqual([null])
  })
  it('when it is read, then its meetings are those of the same file', async () => {
    text = sampleOf('icalendar')
    const told = await meetingsIn(await pagesRead(EVENTS, ask))
    const file = await reading(text)
    expect(told.length).toBeGreaterThan(1)
    expect(told.map(({ data }) => data)).toEqual(meetingsOf(file))
    expect(told.map(({ key }) => key).sort()).toEqual(file.facts.map(({ key }) => key).sort())
  })
  it('when it leaves its name and its zone open, then both are asked for', async () => {
    text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'DTSTART:20260304T090000', 'END:VEVENT', 'END:VCALENDAR'].join(
      '\r\n',
    )
    const { records, open } = await readCalendar(text, { name: 'events', format: icalendar, readAt: READ_AT })
    expect([records, [...open].sort()]).toEqual([1, ['container', 'zone']])
  })
})

describe('given a calendar that was read before', () => {
  const series = (...more: readonly string[]) => event('UID:series', 'RRULE:FREQ=WEEKLY;COUNT=3', ...more)

  it('when nobody changed it, then meetings that began since are there nevertheless', async () => {
    text = calendar([series()])
    const before = await meetingsIn(await pagesRead(EVENTS, ask), '2026-03-05T00:00:00.000Z')
    const after = await meetingsIn(await pagesRead(EVENTS, ask), '2026-03-12T00:00:00.000Z')
    expect([before.length, after.length]).toEqual([1, 2])
  })
  it('when another client edits a meeting, then it keeps its key', async () => {
    const [before] = await meetingsIn(await pagesRead(EVENTS, ask))
    text = calendar([
      event(
        'SUMMARY:Planning, moved',
        'DTSTART;TZID=Europe/Berlin:20260305T090000',
        'DTEND;TZID=Europe/Berlin:20260305T100000',
        'SEQUENCE:1',
      ),
    ])
    const [after] = await meetingsIn(await pagesRead(EVENTS, ask))
    expect(after?.key).toBe(before?.key)
    expect(after?.data).toMatchObject({ title: 'Planning, moved', startsAt: '2026-03-05T08:00:00.000Z' })
  })
  it('when a series is moved to another hour, then all of it is told anew, each with its new start', async () => {
    text = calendar([series()])
    await pagesRead(EVENTS, ask)
    text = calendar([series('DTSTART;TZID=Europe/Berlin:20260304T140000', 'DTEND;TZID=Europe/Berlin:20260304T150000')])
    const after = await meetingsIn(await pagesRead(EVENTS, ask))
    expect(after.map(({ data }) => data.startsAt)).toEqual([
      '2026-03-04T13:00:00.000Z',
      '2026-03-11T13:00:00.000Z',
      '2026-03-18T13:00:00.000Z',
    ])
  })
  it('when old events are left out, then it is complete only from its first one on, whatever its series say', async () => {
    text = calendar([
      event(
        'UID:old series',
        'DTSTART;TZID=Europe/Berlin:20190107T090000',
        'DTEND;TZID=Europe/Berlin:20190107T100000',
        'RRULE:FREQ=WEEKLY',
      ),
      event(
        'UID:moved',
        'RECURRENCE-ID;TZID=Europe/Berlin:20200106T090000',
        'DTSTART;TZID=Europe/Berlin:20200107T090000',
        'DTEND;TZID=Europe/Berlin:20200107T100000',
      ),
      event('UID:2', 'DTSTART;TZID=Europe/Berlin:20260401T090000', 'DTEND;TZID=Europe/Berlin:20260401T100000'),
      event('UID:1'),
    ])
    const [page] = await pagesRead(EVENTS, ask)
    expect(page?.completeBackTo).toBe('2026-03-04')
  })
  it('when its start is folded or a day, then its first day is found', async () => {
    text = calendar([
      event(
        'UID:1',
        'DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm,\r\n  Vienna":20260304T090000',
      ),
      event('UID:2', 'DTSTART;VALUE=DATE:20260302', 'DTEND;VALUE=DATE:20260303'),
    ])
    expect((await pagesRead(EVENTS, ask))[0]?.completeBackTo).toBe('2026-03-02')
    text = calendar([
      event('DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm,\r\n  Vienna":20260304T090000'),
    ])
    expect((await pagesRead(EVENTS, ask))[0]?.completeBackTo).toBe('2026-03-04')
  })
  it('when it holds series alone, then nothing says how far back it goes', async () => {
    text = calendar([series()])
    expect((await pagesRead(EVENTS, ask))[0]?.completeBackTo).toBeNull()
  })
})

describe('given a host that does not answer with a whole calendar', () => {
  it.each([
    ['a page to sign in with 200', LOGIN_PAGE],
    ['JSON', answers(200, {}, { events: [] })],
    ['nothing', answers(200, {}, '')],
    ['a calendar that is cut off in an event', answers(200, {}, calendar([event()]).slice(0, -40))],
    ['a calendar without its end', answers(200, {}, calendar([event()]).replace('END:VCALENDAR\r\n', ''))],
  ])('when it is %s, then nothing is taken for a calendar', async (_, fault) => {
    host.plant(fault)
    await expect(pagesRead(EVENTS, ask)).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it.each([
    [404, 'not_found'],
    [401, 'unauthorized'],
    [429, 'limited'],
  ])('when it answers %i, then the failure says so and holds no address', async (status, tag) => {
    host.plant(answers(status), { times: 9 })
    const failure = await pagesRead(EVENTS, ask).catch((error: unknown) => error)
    expect(failure).toMatchObject({ fault: { tag } })
    expect(JSON.stringify([failure, String(failure)])).not.toContain('canary')
  })
})

describe('given a calendar on a CalDAV server', () => {
  it('when it is read, then the whole collection is asked for, with user and password', async () => {
    host.authorization = {
      name: 'authorization',
      value: `Basic ${Buffer.from('ada:canary pässword').toString('base64')}`,
    }
    host.route('GET', '/dav/ada/team/', ({ query }) => (query.has('export') ? { body: text } : { status: 415 }))
    const own = asking({ ...host, address: `${host.address}/dav/ada/team` }, icalendarHost, {
      token: 'canary pässword',
      account: 'ada',
      clock,
    })
    expect(await meetingsIn(await pagesRead(EVENTS, own))).toHaveLength(1)
  })
  it('when the address is that of a file, then it is asked for as it is', () => {
    expect(icalendarHost.apiOf('https://dav.example/ada/team.ics')).toBe('https://dav.example/ada/team.ics')
  })
})
