import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cursorHost } from '#sources/cursor/host'
import { dayOfUsage } from '#sources/cursor/usage'
import type { Ask } from '#sources/kit/hosts/ask'
import type { HostPage } from '#sources/kit/hosts/host'
import { cursorDay } from '#test/connectors/ai-usage/records'
import { sampleOf } from '#test/support/files/samples'
import { asking } from '#test/support/hosts/asking'
import { type MovedClock, movedClock } from '#test/support/hosts/clock'
import { cursorIdleRow, cursorKey, cursorUsed, type LocalCursor, serveCursor } from '#test/support/hosts/cursor'
import { answers, HALF_BODY, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { listOf, pagesRead } from '#test/support/hosts/reading'

const USAGE = listOf(cursorHost, 'usage')
const NOW = '2026-03-10T09:30:00.000Z'

let clock: MovedClock
let host: LocalHost
let team: LocalCursor
let ask: Ask

beforeEach(async () => {
  clock = movedClock(NOW)
  host = await openLocalHost(clock)
  host.authorization = cursorKey('canary-token')
  team = serveCursor(host)
  ask = asking(host, cursorHost, { token: 'canary-token', account: 'acme', clock })
})
afterEach(() => host.close())

const read = (more: Parameters<typeof pagesRead>[2] = {}, between?: (page: number) => void) =>
  pagesRead(USAGE, ask, { now: NOW, ...more }, between)
/** The days of the records of each page, in their order. */
const daysOf = (pages: readonly HostPage[]) => pages.map(({ records }) => records.map(dayOfUsage))
const ada = (day: string) => cursorDay(day, 'ada@canary.example', 1)

describe('given a key of a team', () => {
  it('when it is looked at, then the team stands under the name that a person gave it, and no person is told', async () => {
    expect(await cursorHost.look(ask, [], 'acme')).toEqual({
      account: 'acme',
      scopes: null,
      remarks: [],
      expiresAt: null,
      containers: [{ name: 'acme', id: null, kind: 'ai_account', container: 'cursor:acme' }],
    })
    expect(host.requests).toHaveLength(1)
  })
  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
  ] as const)('when the key may not read usage (%i), then the look fails and says so', async (status, tag) => {
    host.plant(answers(status))
    await expect(cursorHost.look(ask, [], 'acme')).rejects.toMatchObject({ fault: { tag } })
  })
  it('when another server answers, then the look does not take it for Cursor', async () => {
    host.plant(answers(200, {}, { unrelated: true }))
    await expect(cursorHost.look(ask, [], 'acme')).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
})

describe('given days of use', () => {
  it('when all is read, then three days are a page, the newest first, with rows and events of the same days', async () => {
    team.rows = [ada('2026-03-10'), ada('2026-03-08'), ada('2026-03-07')]
    team.events = [cursorUsed('2026-03-08T00:00:00.000Z', 1), cursorUsed('2026-03-07T23:59:59.999Z', 1)]
    const pages = await read()
    expect(daysOf(pages).slice(0, 2)).toEqual([
      ['2026-03-10', '2026-03-08', '2026-03-08'],
      ['2026-03-07', '2026-03-07'],
    ])
    expect(pages.slice(0, 2).map(({ completeBackTo }) => completeBackTo)).toEqual(['2026-03-08', '2026-03-05'])
    expect(team.asked.slice(0, 4)).toEqual([
      'events 2026-03-08 2026-03-10 1',
      'rows 2026-03-08 2026-03-10 1',
      'events 2026-03-05 2026-03-07 1',
      'rows 2026-03-05 2026-03-07 1',
    ])
    // Then 20 pages of three days without use.
    expect(pages).toHaveLength(22)
    expect(pages.at(-1)).toMatchObject({ next: null, completeBackTo: '2026-03-07' })
  })
  it('when people have rows of days on which they did nothing, then these days are without use', async () => {
    team.rows = Array.from({ length: 365 }, (_, i) =>
      cursorIdleRow(new Date(Date.parse('2026-03-10') - i * 86_400_000).toISOString().slice(0, 10), 'ada'),
    )
    team.pageSize = 1_000
    expect(await read()).toHaveLength(20)
  })
  it('when days have many rows and events, then each page has all of its days, however many requests that takes', async () => {
    const people = ['ada', 'bob', 'cem', 'dee', 'eve']
    team.rows = people.map((one) => cursorDay('2026-03-09', one, 1))
    team.events = [1, 2, 3].map((minute) => cursorUsed(`2026-03-10T01:0${minute}:00.000Z`, 1))
    const [page, ...rest] = await read({ since: '2026-03-08T09:00:00.000Z' })
    expect(rest).toEqual([])
    expect(page?.records).toHaveLength(8)
    expect(team.asked).toEqual([
      'events 2026-03-08 2026-03-10 1',
      'events 2026-03-08 2026-03-10 2',
      'rows 2026-03-08 2026-03-10 1',
      'rows 2026-03-08 2026-03-10 2',
      'rows 2026-03-08 2026-03-10 3',
    ])
  })
  it('when events come while pages are read, then none of those before is missing', async () => {
    team.events = [1, 2, 3, 4].map((minute) => cursorUsed(`2026-03-10T01:0${minute}:00.000Z`, minute))
    const watched: Ask = async (request) => {
      const answer = await ask(request)
      if (team.events.length === 4) team.events = [...team.events, cursorUsed('2026-03-10T09:29:00.000Z', 5)]
      return answer
    }
    const [page] = await pagesRead(USAGE, watched, { since: '2026-03-10T00:00:00.000Z', now: NOW })
    const cents = page?.records.map((one) => (one as ReturnType<typeof cursorUsed>).tokenUsage.totalCents)
    expect(new Set(cents)).toEqual(new Set([4, 3, 2, 1]))
  })
  it('when all is compared, then 35 days are read', async () => {
    team.rows = [ada('2026-03-10'), ada('2026-02-20')]
    team.events = [cursorUsed('2026-02-20T10:00:00.000Z', 1)]
    const pages = await read({ isComparison: true })
    expect(pages).toHaveLength(12)
    expect(team.asked.at(-1)).toBe('rows 2026-02-04 2026-02-05 1')
    expect(pages.at(-1)?.completeBackTo).toBe('2026-02-20')
  })
  it('when the host forgets events before rows, then days are whole only as far as it has both', async () => {
    team.rows = [ada('2026-03-10'), ada('2026-03-08'), ada('2026-02-10')]
    team.events = [cursorUsed('2026-03-09T10:00:00.000Z', 1)]
    const pages = await read({ isComparison: true })
    expect(pages.at(-1)?.completeBackTo).toBe('2026-03-09')
  })
  it('when it was killed after a page, then it goes on at the next one with no request more', async () => {
    team.rows = [ada('2026-03-10'), ada('2026-03-07')]
    const [first] = await read()
    const whole = team.asked.splice(0)
    await read({ page: first?.next ?? null })
    expect(team.asked).toEqual(whole.slice(2))
  })
  it('when the host gives records of other days, then they are left to the page of these', async () => {
    const other = [cursorUsed('2026-03-07T23:59:59.999Z', 1), cursorUsed('2026-03-08T00:00:00.000Z', 1)]
    host.plant(answers(200, {}, { usageEvents: other, pagination: { hasNextPage: false } }))
    const [page] = await read({ since: '2026-03-08T00:00:00.000Z' })
    expect(daysOf(page === undefined ? [] : [page])).toEqual([['2026-03-08']])
  })
  it('when rows come without pages, then they are all; as many as a full page may be cut off', async () => {
    const whole = (rows: number) => answers(200, {}, { data: Array.from({ length: rows }, () => ada('2026-03-10')) })
    const where = ({ path }: { readonly path: string }) => path.endsWith('data')
    host.plant(whole(1_001), { where })
    const [page] = await read({ since: '2026-03-10T00:00:00.000Z' })
    expect(page?.records).toHaveLength(1_001)
    host.plant(whole(1_000), { where })
    await expect(read({ since: '2026-03-10T00:00:00.000Z' })).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
})

describe('given a host that fails', () => {
  const since = '2026-03-08T00:00:00.000Z'

  it('when a list ends before its end, then the reading fails', async () => {
    host.plant(
      answers(
        200,
        {},
        {
          usageEvents: [cursorUsed('2026-03-10T00:00:00.000Z', 1)],
          totalUsageEventsCount: 2,
          pagination: { hasNextPage: false },
        },
      ),
    )
    await expect(read({ since })).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when a list never ends, then the reading fails', async () => {
    host.plant(answers(200, {}, { usageEvents: [], pagination: { hasNextPage: true } }), { times: 1_000 })
    await expect(read({ since })).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when a list answers without its records, then it is no empty page', async () => {
    host.plant(answers(200, {}, { pagination: { hasNextPage: false } }))
    await expect(read({ since })).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when a page to sign in answers with 200, then nothing is taken for a page', async () => {
    host.plant(LOGIN_PAGE)
    await expect(read({ since })).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when half a body comes once, then the page is asked again', async () => {
    host.plant(HALF_BODY)
    expect(await read({ since })).toHaveLength(1)
    expect(host.requests).toHaveLength(3)
  })
  it('when the key ends in the middle, then the rest is told as refused', async () => {
    host.plant(answers(401), { nth: 2 })
    await expect(read({ since })).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
  })
  it('when it is limited, then the same page is asked again after the minute that it says', async () => {
    host.plant(answers(429, { 'retry-after': '60' }), { nth: 2 })
    expect(await read({ since })).toHaveLength(1)
    expect(clock.slept).toContain(60_000)
    expect(host.tooEarly()).toEqual([])
  })
  it('when many pages are read, then at most half of 20 requests a minute are sent', async () => {
    host.limit({ most: 10, windowMs: 60_000, isTold: false })
    team.rows = [ada('2025-11-01')]
    await read()
    expect(team.asked).toHaveLength(host.requests.length)
  })
})

describe('given the samples of rows and events', () => {
  it('then each of their members is known', () => {
    const { data } = JSON.parse(sampleOf('cursor-daily')) as { readonly data: readonly object[] }
    const { usageEvents } = JSON.parse(sampleOf('cursor-events')) as { readonly usageEvents: readonly object[] }
    const members = [...data, ...usageEvents].flatMap((record) => Object.keys(record))
    expect(members.filter((one) => USAGE.members?.has(one) !== true)).toEqual([])
  })
})
