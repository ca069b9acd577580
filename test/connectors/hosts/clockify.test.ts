import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { clockifyHost } from '#sources/clockify/host'
import type { Ask } from '#sources/kit/hosts/ask'
import { sampleOf } from '#test/support/files/samples'
import { asking } from '#test/support/hosts/asking'
import { type MovedClock, movedClock } from '#test/support/hosts/clock'
import { clockifyTime, type LocalClockify, serveClockify } from '#test/support/hosts/clockify'
import { answers, HALF_BODY, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { keysOf, listOf, pagesRead } from '#test/support/hosts/reading'
import { readAll, written } from '../files/support.js'

const ENTRIES = listOf(clockifyHost, 'time_entries')
const NOW = '2026-03-31T23:30:00.000Z'
const LAST_WEEK = '2026-03-23T23:30:00.000Z'

let clock: MovedClock
let host: LocalHost
let workspace: LocalClockify
let ask: Ask

beforeEach(async () => {
  clock = movedClock(NOW)
  host = await openLocalHost(clock)
  host.authorization = { name: 'x-api-key', value: 'canary-token' }
  workspace = serveClockify(host)
  workspace.entries = [
    clockifyTime('1', '2025-04-01'),
    clockifyTime('2', '2025-04-02'),
    clockifyTime('3', '2026-02-28'),
    clockifyTime('4', '2026-02-28', { start: '2026-02-28T23:30:00+01:00' }),
    clockifyTime('5', '2026-03-31', { project: 'Brand' }),
    clockifyTime('6', '2026-04-01', { start: '2026-04-01T00:10:00+02:00' }),
  ]
  ask = asking(host, clockifyHost, { token: 'canary-token', account: 'w7', clock })
})
afterEach(() => host.close())

const read = (since: string | null = null, page: string | null = null) =>
  pagesRead(ENTRIES, ask, { since, page, now: NOW })
const compared = () => pagesRead(ENTRIES, ask, { isComparison: true, now: NOW })
const keys = (...ids: readonly number[]) => ids.map((id) => `clockify-entry-${id}`)
/** An entry on each of some days up to the last of March. */
const daily = (days: number) =>
  Array.from({ length: days }, (_, i) =>
    clockifyTime(String(i), new Date(Date.parse('2026-03-31') - i * 86_400_000).toISOString().slice(0, 10)),
  )

describe('given a workspace of Clockify', () => {
  it('when it is looked at, then it says the projects of its newest time, and no person', async () => {
    expect(await clockifyHost.look(ask, [])).toEqual({
      account: null,
      scopes: null,
      remarks: [],
      expiresAt: null,
      containers: [],
      projects: ['Brand'],
    })
    expect(host.requests).toHaveLength(2)
  })
  it('when its address is that of all, or of a region, then its reports are asked there', () => {
    expect(clockifyHost.apiOf('https://reports.api.clockify.me')).toBe('https://reports.api.clockify.me/v1')
    expect(clockifyHost.apiOf('https://euc1.clockify.me')).toBe('https://euc1.clockify.me/report/v1')
  })
  it('when all is read, then it is read by stretches of a year, the newest first, until two years have nothing', async () => {
    const pages = await read()
    expect(keysOf(ENTRIES, pages)).toEqual(keys(6, 5, 4, 3, 2, 1))
    expect(workspace.asked).toEqual([
      '2025-04-02 2026-04-01 1',
      '2025-04-02 2026-04-01 2',
      '2025-04-02 2026-04-01 3',
      '2024-04-02 2025-04-01 1',
      '2023-04-03 2024-04-01 1',
      '2022-04-03 2023-04-02 1',
    ])
    expect(pages.map(({ completeBackTo }) => completeBackTo)).toEqual([
      '2026-04-01',
      '2026-03-01',
      '2025-04-02',
      '2024-04-02',
      '2023-04-03',
      '2022-04-03',
    ])
  })
  it('when only the last days are read, then nothing older is asked for', async () => {
    expect(keysOf(ENTRIES, await read(LAST_WEEK))).toEqual(keys(6, 5))
    expect(workspace.asked).toEqual(['2026-03-23 2026-04-01 1'])
  })
  it('when it was killed after a page, then it goes on at the next one with no request more', async () => {
    const pages = await read()
    const before = host.requests.length
    const rest = await read(null, pages[0]?.next ?? null)
    expect(keysOf(ENTRIES, rest)).toEqual(keys(4, 3, 2, 1))
    expect(host.requests.length - before).toBe(pages.length - 1)
  })
  it('when one that was read is deleted between two pages, then the report is asked anew from that day on, and none is skipped', async () => {
    const pages = await pagesRead(ENTRIES, ask, { now: NOW }, (page) => {
      if (page === 1) workspace.entries = workspace.entries.filter(({ id }) => id !== '6')
    })
    expect(keysOf(ENTRIES, pages)).toEqual(keys(6, 5, 5, 4, 3, 2, 1))
  })
  it('when the entries of older days were changed since it was killed, then it goes on at the day of its last page', async () => {
    const pages = await read()
    workspace.entries = [...workspace.entries, clockifyTime('7', '2026-01-10')]
    workspace.asked.length = 0
    const rest = await read(null, pages[1]?.next ?? null)
    expect(keysOf(ENTRIES, rest)).toEqual(keys(4, 3, 7, 2, 1))
    expect(workspace.asked.slice(0, 2)).toEqual(['2025-04-02 2026-04-01 3', '2025-03-02 2026-03-01 1'])
  })
  it('when entries come without an end while it is read, then the reading ends', async () => {
    let id = 100
    const reading = pagesRead(ENTRIES, ask, { now: NOW }, () => {
      workspace.entries = [...workspace.entries, clockifyTime(String(id++), '2026-04-01')]
    })
    await expect(reading).rejects.toMatchObject({ fault: { tag: 'unavailable' } })
  })
  it('when the plan takes fewer entries a page, then smaller pages are asked for', async () => {
    workspace.mostRows = 200
    expect(keysOf(ENTRIES, await read(LAST_WEEK))).toEqual(keys(6, 5))
    expect(host.requests).toHaveLength(2)
  })
  it('when the plan takes no more than 31 days, then it is read by stretches of that', async () => {
    workspace.mostRows = 200
    workspace.mostDays = 31
    workspace.entries = workspace.entries.filter(({ id }) => id !== '1' && id !== '2')
    const [first, second] = await compared()
    expect(keysOf(ENTRIES, first === undefined || second === undefined ? [] : [first, second])).toEqual(
      keys(6, 5, 4, 3),
    )
    expect(workspace.asked.slice(2, 4)).toEqual(['2026-03-02 2026-04-01 1', '2026-01-30 2026-03-01 1'])
  })
  it('when a page is exactly full, then the empty one after it is the last', async () => {
    workspace.rowsGiven = 200
    workspace.mostRows = 200
    workspace.entries = daily(200)
    const pages = await read('2025-04-02T00:00:00.000Z')
    expect(pages.map(({ records }) => records.length)).toEqual([200, 0])
  })
  it('when it is compared, then it is asked few times, and what is older is not taken for gone', async () => {
    workspace.entries = daily(30)
    const pages = await compared()
    expect(pages.flatMap(({ records }) => records)).toHaveLength(16)
    // The oldest of them is of the sixteenth; one more day is left to other zones.
    expect(pages.at(-1)).toMatchObject({ next: null, completeBackTo: '2026-03-18' })
  })
  it('when a page of the report is a file, then its entries have the same keys, and all members are known', async () => {
    const report = JSON.parse(sampleOf('clockify-entries')) as { readonly timeentries: readonly object[] }
    host.plant(answers(200, {}, report))
    const [page] = await read('2026-03-30T23:30:00.000Z')
    const { facts } = await readAll([written('report.json', JSON.stringify(report))])
    expect(facts.length).toBeGreaterThan(1)
    expect(page?.records.map(ENTRIES.keyOf)).toEqual(expect.arrayContaining(facts.map(({ key }) => key)))
    expect(report.timeentries.flatMap(Object.keys).filter((one) => !ENTRIES.members?.has(one))).toEqual([])
  })
  it('when an entry has no time any more, then it has no key; while its timer runs, it has one', () => {
    const entry = (timeInterval: object) => ENTRIES.keyOf({ _id: 'a', timeInterval })
    expect(entry({ end: '2026-03-31T10:00:00Z', duration: 0 })).toBeNull()
    expect(entry({ end: null, duration: 0 })).toBe('clockify-entry-a')
    expect(ENTRIES.keyOf({})).toBeNull()
  })
  it('when it asks for a rest, then the failure says until when', async () => {
    host.plant(answers(429, { 'retry-after': '1800' }), { nth: 2 })
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'limited', until: '2026-04-01T00:00:00.000Z' } })
  })
  it('when half of the requests of an hour are sent, then the rest is left to others', async () => {
    workspace.entries = daily(60)
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'limited' } })
    expect(host.requests).toHaveLength(15)
  })
  it.each([
    ['a page to sign in with 200', LOGIN_PAGE],
    ['a list', answers(200, {}, [])],
    ['a report that does not say how many entries it has', answers(200, {}, { timeentries: [{}] })],
    ['an empty page that is not the last one', answers(200, {}, { timeentries: [], totals: [{ entriesCount: 3 }] })],
  ])('when %s answers, then nothing is taken for a page', async (_, fault) => {
    host.plant(fault)
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when half a body comes, then the page is asked for again', async () => {
    host.plant(HALF_BODY)
    expect(keysOf(ENTRIES, await read(LAST_WEEK))).toEqual(keys(6, 5))
  })
  it('when the token may not see the workspace, then the failure says so', async () => {
    host.plant(answers(403), { times: 3 })
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'forbidden' } })
  })
  it('when the token ends in the middle, then the pages before it are read', async () => {
    host.plant(answers(401), { nth: 3 })
    const found: number[] = []
    const reading = pagesRead(ENTRIES, ask, { now: NOW }, (page) => void found.push(page))
    await expect(reading).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
    expect(found).toEqual([1, 2])
  })
})
