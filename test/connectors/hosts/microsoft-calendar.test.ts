import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openBudgets } from '#connectors/hosts/client/budgets'
import { type HostClient, openHostClient } from '#connectors/hosts/client/client'
import type { HostContainer, HostPage, Reading } from '#sources/kit/hosts/host'
import { microsoftCalendarHost } from '#sources/microsoft-calendar/host'
import { sampleOf } from '#test/support/files/samples'
import { type MovedClock, movedClock } from '#test/support/hosts/clock'
import { answers, HALF_BODY, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { clientAt, faultOf } from '#test/support/hosts/local-client'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import {
  type LocalMicrosoft,
  MICROSOFT_GRANT,
  microsoftEvent,
  OWN_CALENDAR,
  serveMicrosoft,
  TEAM,
  TEAM_CALENDAR,
} from '#test/support/hosts/microsoft-calendar'
import { listOf, pagesRead } from '#test/support/hosts/reading'
import { readAll, written } from '../files/support.js'

const EVENTS = listOf(microsoftCalendarHost, 'events')
const NOW = '2026-03-10T12:00:00.000Z'
const CALENDAR: HostContainer = { name: 'Acme delivery', id: TEAM, kind: 'calendar', container: 'Acme delivery' }

let clock: MovedClock
let host: LocalHost
let microsoft: LocalMicrosoft
let identity: HostClient
let client: HostClient

beforeEach(async () => {
  clock = movedClock(NOW)
  host = await openLocalHost(clock)
  microsoft = serveMicrosoft(host)
  microsoft.given.push('canary-access')
  microsoft.events[TEAM] = [
    microsoftEvent('Planning', '2026-03-02T09:00:00.000Z'),
    microsoftEvent('Review', '2026-03-04T09:00:00.000Z'),
    microsoftEvent('Retrospective', '2025-11-20T09:00:00.000Z'),
    microsoftEvent('Kick-off', '2025-08-06T09:00:00.000Z'),
    microsoftEvent('Coming', '2026-03-11T09:00:00.000Z'),
  ]
  identity = openHostClient({
    api: host.address,
    quotaOf: microsoftCalendarHost.quotaOf,
    headers: async () => ({}),
    budget: openBudgets(clock).of(host.address, 'canary', microsoftCalendarHost),
    privateHosts: new Set([host.name]),
    clock,
    signal: new AbortController().signal,
  })
  client = clientAt(host, microsoftCalendarHost, clock, { token: 'canary-access' })
})
afterEach(async () => {
  await client.close()
  await identity.close()
  await host.close()
})

const renewed = (grant: string) =>
  microsoftCalendarHost.rotating?.renew(identity.ask, grant, NOW) ?? Promise.reject(new Error())
const read = (changes: Partial<Reading> = {}, between?: (page: number) => void) =>
  pagesRead(EVENTS, client.ask, { container: CALENDAR, now: NOW, ...changes }, between)
const titles = (pages: readonly HostPage[]): readonly (readonly string[])[] =>
  pages.map(({ records }) => (records as readonly { readonly subject: string }[]).map(({ subject }) => subject))
/** The stretches of time that were asked for. */
const asked = () =>
  host.requests.flatMap(({ path }) => {
    const { searchParams } = new URL(path, host.address)
    const from = searchParams.get('startDateTime')
    return from === null ? [] : [`${from.slice(0, 16)} ${searchParams.get('endDateTime')?.slice(0, 16)}`]
  })

describe('given the refresh token of an app of Microsoft', () => {
  it('when it is traded, then a token of an hour comes with the next refresh token', async () => {
    expect(await renewed(MICROSOFT_GRANT)).toEqual({
      token: 'canary-access-2',
      endsAt: '2026-03-10T13:00:00.000Z',
      grant: 'acme.example:client:canary-secret:canary-refresh-2',
    })
  })
  it.each([
    ['that was used', 'acme.example:client:canary-secret:canary-refresh-9'],
    ['of another app', 'acme.example:client:canary-wrong:canary-refresh-0'],
    ['without a tenant', 'client:canary-secret:canary-refresh-0'],
    ['with a path for a tenant', '../x:client:canary-secret:canary-refresh-0'],
  ])('when it is one %s, then it is not accepted, and the failure tells nothing of it', async (_, grant) => {
    expect(await faultOf(renewed(grant))).toEqual({ tag: 'unauthorized' })
  })
  it('when another server answers, then nothing is traded', async () => {
    host.plant(answers(200, {}, { access_token: 'canary' }))
    expect(await faultOf(renewed(MICROSOFT_GRANT))).toMatchObject({ tag: 'unreadable' })
  })
  it('when the host is Microsoft Graph, then the token goes to the service that trades it, and nowhere else', () => {
    const { rotating } = microsoftCalendarHost
    expect(rotating?.addressOf('https://graph.microsoft.com')).toBe('https://login.microsoftonline.com')
    expect(rotating?.addressOf(host.address)).toBe(host.address)
  })
})

describe('given the calendars of a mailbox', () => {
  it('when it is looked at, then its own have their names, and those of others are not listed', async () => {
    microsoft.calendars = [
      OWN_CALENDAR,
      TEAM_CALENDAR,
      { id: 'bob', name: 'Bob Canary', owner: { name: 'Bob Canary', address: 'bob@canary.example' } },
    ]
    microsoft.pageSize = 1
    const look = await microsoftCalendarHost.look(client.ask, [])
    expect(look).toEqual({
      account: null,
      scopes: null,
      remarks: [],
      expiresAt: null,
      containers: [{ name: 'Calendar', id: 'AAMkOwn=', kind: 'calendar', container: 'Calendar' }, CALENDAR],
    })
    expect(JSON.stringify(look)).not.toMatch(/canary/i)
  })
  it('when names are shared, or are those of a person, then those calendars are not listed, and it says what to do', async () => {
    microsoft.calendars = [
      OWN_CALENDAR,
      ...['Weekly', 'weekly', 'ada@canary.example', 'Ada Canary'].map((name, i) => ({
        ...TEAM_CALENDAR,
        id: String(i),
        name,
      })),
    ]
    const { containers, remarks } = await microsoftCalendarHost.look(client.ask, [])
    expect(containers.map(({ name }) => name)).toEqual(['Calendar'])
    expect(remarks).toEqual([expect.stringContaining('give each a name of its own')])
    expect(JSON.stringify(remarks)).not.toMatch(/canary/i)
  })
  it.each([
    ['a refused token', answers(401), 'unauthorized'],
    ['a right that is missing', answers(403), 'forbidden'],
    ['a limit', answers(429, { 'retry-after': '7200' }), 'limited'],
    ['a page to sign in', LOGIN_PAGE, 'unreadable'],
    ['another API', answers(200, {}, { items: [] }), 'unreadable'],
  ])('when %s is the answer to the look, then it fails and says so', async (_, fault, tag) => {
    host.plant(fault)
    expect(await faultOf(microsoftCalendarHost.look(client.ask, []))).toMatchObject({ tag })
  })
})

describe('given a calendar of Microsoft 365', () => {
  it('when all is read, then it comes by stretches of time, the newest first, down to its first event', async () => {
    const pages = await read()
    expect(titles(pages)).toEqual([['Planning', 'Review'], ['Retrospective'], ['Kick-off']])
    expect(pages.map(({ completeBackTo }) => completeBackTo)).toEqual(['2025-12-11', '2025-09-12', null])
    expect(asked()).toEqual([
      '2025-12-10T11:59 2026-03-10T12:00',
      '2025-09-11T11:59 2025-12-10T12:00',
      '2025-07-06T08:59 2025-09-11T12:00',
    ])
  })
  it('when it is read, then neither bodies nor places are asked for', async () => {
    await read()
    for (const { path } of host.requests) {
      const members = new URL(path, host.address).searchParams.get('$select')
      expect(members).toContain('start')
      expect(members).not.toMatch(/body|location|onlineMeeting|webLink/)
    }
  })
  it('when it begins with a series, then occurrences that were moved to the month before it are read too', async () => {
    microsoft.events[TEAM] = [microsoftEvent('Weekly', '2026-03-02T09:00:00.000Z')]
    expect(titles(await read())).toEqual([['Weekly']])
    expect(asked()).toEqual(['2026-01-30T08:59 2026-03-10T12:00'])
  })
  it('when it is empty, then it is read whole all the same', async () => {
    microsoft.events[TEAM] = []
    expect(titles(await read())).toEqual([[]])
  })
  it('when it goes on at the page after any, then the same is read as without a pause', async () => {
    const pages = await read({ isComparison: true })
    for (const [i, { next }] of pages.entries()) {
      if (next === null) continue
      const before = host.requests.length
      expect(titles(await read({ isComparison: true, page: next }))).toEqual(titles(pages.slice(i + 1)))
      expect(host.requests.length - before).toBe(pages.length - i - 1)
    }
  })
  it('when a stretch has more than one answer, then it is halved, and no page is followed by an offset', async () => {
    microsoft.pageSize = 2
    microsoft.events[TEAM] = ['01', '02', '03', '04', '05'].map((day) =>
      microsoftEvent(day, `2026-03-${day}T09:00:00.000Z`),
    )
    const pages = await read({}, (page) => {
      // What is deleted leaves no gap, in which another one would be skipped.
      if (page === 2) microsoft.events[TEAM] = (microsoft.events[TEAM] ?? []).filter(({ id }) => id !== 'id-of-05')
    })
    expect([...new Set(titles(pages).flat())].sort()).toEqual(['01', '02', '03', '04', '05'])
    expect(host.requests.filter(({ path }) => path.includes('skip'))).toEqual([])
  })
  it('when too many begin at one time, then the reading fails rather than skip some', async () => {
    microsoft.pageSize = 2
    microsoft.events[TEAM] = ['a', 'b', 'c'].map((title) => microsoftEvent(title, '2026-03-02T09:00:00.000Z'))
    expect(await faultOf(read())).toMatchObject({ tag: 'unreadable' })
  })
  it('when an event moves from a stretch to come to one that was read, then a comparison finds it by its second walk', async () => {
    const pages = await read({ isComparison: true }, (page) => {
      if (page !== 1) return
      microsoft.events[TEAM] = (microsoft.events[TEAM] ?? []).map((one) =>
        one.id === 'id-of-Kick-off' ? microsoftEvent('Kick-off', '2026-03-05T09:00:00.000Z') : one,
      )
    })
    expect(titles(pages)).toEqual([
      ['Planning', 'Review'],
      ['Retrospective'],
      [],
      ['Planning', 'Review', 'Kick-off'],
      ['Retrospective'],
      [],
    ])
  })
  it('when only what is new is asked for, then the last four weeks come in one request', async () => {
    expect(titles(await read({ since: '2026-03-10T11:00:00.000Z' }))).toEqual([['Planning', 'Review']])
    expect(asked()).toEqual(['2026-02-10T10:59 2026-03-10T12:00'])
    expect(host.requests).toHaveLength(1)
  })
  it('when events are read, then their keys are those of the facts of files with the same answers', async () => {
    const sample = sampleOf('microsoft-calendar')
    const page = sample.slice(0, sample.indexOf('\n}') + 2)
    const { facts } = await readAll([written('events.json', page)], { container: 'Acme delivery' })
    const keys = new Set((JSON.parse(page).value as readonly unknown[]).map(EVENTS.keyOf))
    expect(facts.length).toBeGreaterThan(1)
    for (const { key } of facts) expect(keys).toContain(key)
    expect(EVENTS.keyOf({})).toBeNull()
  })
  it.each([
    ['a page to sign in', LOGIN_PAGE, 'unreadable'],
    ['half a body', HALF_BODY, null],
    ['another list', answers(200, {}, { items: [] }), 'unreadable'],
    ['a refused token', answers(401), 'unauthorized'],
    ['a forbidden calendar', answers(403), 'forbidden'],
    ['a calendar that is gone', answers(404), 'not_found'],
  ])('when %s is answered, then nothing is taken for its end', async (_, fault, tag) => {
    host.plant(fault, { nth: 2 })
    if (tag === null) expect(titles(await read()).flat()).toHaveLength(4)
    else expect(await faultOf(read())).toMatchObject({ tag })
  })
})
