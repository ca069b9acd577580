import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Ask } from '#sources/kit/hosts/ask'
import { togglHost } from '#sources/toggl/host'
import { sampleOf } from '#test/support/files/samples'
import { asking } from '#test/support/hosts/asking'
import { type MovedClock, movedClock } from '#test/support/hosts/clock'
import { answers, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { keysOf, listOf, pagesRead } from '#test/support/hosts/reading'
import { type LocalToggl, serveToggl, togglTime } from '#test/support/hosts/toggl'
import { readAll, written } from '../files/support.js'

const ENTRIES = listOf(togglHost, 'time_entries')
const NOW = '2026-03-31T23:30:00.000Z'

let clock: MovedClock
let host: LocalHost
let workspace: LocalToggl
let ask: Ask

beforeEach(async () => {
  clock = movedClock(NOW)
  host = await openLocalHost(clock)
  host.authorization = {
    name: 'authorization',
    value: `Basic ${Buffer.from('canary-token:api_token').toString('base64')}`,
  }
  workspace = serveToggl(host)
  workspace.entries = [
    togglTime(1, '2024-12-31'),
    togglTime(2, '2025-01-01'),
    togglTime(3, '2026-02-28'),
    togglTime(4, '2026-02-28', { start: '2026-02-28T23:30:00+01:00' }),
    togglTime(5, '2026-03-31', { project: 'Brand' }),
    togglTime(6, '2026-04-01', { start: '2026-04-01T00:10:00+02:00' }),
  ]
  ask = asking(host, togglHost, { token: 'canary-token', account: '7', clock })
})
afterEach(() => host.close())

const read = (since: string | null = null, page: string | null = null) =>
  pagesRead(ENTRIES, ask, { since, page, now: NOW })
const keys = (...ids: readonly number[]) => ids.map((id) => `toggl-entry-${id}`)

describe('given a workspace of Toggl', () => {
  it('when it is looked at, then it says the projects of its newest time, and no person', async () => {
    const look = await togglHost.look(ask, [])
    expect(look).toEqual({
      account: null,
      scopes: null,
      remarks: [],
      expiresAt: null,
      containers: [],
      projects: ['Brand', 'Website'],
    })
    expect(host.requests.every(({ path }) => path.startsWith('/reports/'))).toBe(true)
  })
  it('when all is read, then it is read year by year, the newest first, until two years have nothing', async () => {
    const pages = await read()
    expect(keysOf(ENTRIES, pages)).toEqual(keys(6, 5, 4, 3, 2, 1))
    expect([...new Set(workspace.asked)]).toEqual([
      '2026-01-01 2026-04-01',
      '2025-01-01 2025-12-31',
      '2024-01-01 2024-12-31',
      '2023-01-01 2023-12-31',
      '2022-01-01 2022-12-31',
    ])
    expect(pages.map(({ completeBackTo }) => completeBackTo)).toEqual([
      '2026-04-01',
      '2026-01-01',
      '2025-01-01',
      '2024-01-01',
      '2023-01-01',
      '2022-01-01',
    ])
  })
  it('when only the last days are read, then no older year is asked for', async () => {
    expect(keysOf(ENTRIES, await read('2026-03-23T23:30:00.000Z'))).toEqual(keys(6, 5))
    expect(workspace.asked).toEqual(['2026-03-23 2026-04-01'])
  })
  it('when the last days lie in two years, then both are asked for', async () => {
    expect(keysOf(ENTRIES, await read('2025-01-01T00:00:00.000Z'))).toEqual(keys(6, 5, 4, 3, 2))
    expect([...new Set(workspace.asked)]).toEqual(['2026-01-01 2026-04-01', '2025-01-01 2025-12-31'])
  })
  it('when it was killed after a page, then it goes on at the next one with no request more', async () => {
    const pages = await read()
    const before = host.requests.length
    const rest = await read(null, pages[0]?.next ?? null)
    expect(keysOf(ENTRIES, rest)).toEqual(keys(4, 3, 2, 1))
    expect(host.requests.length - before).toBe(pages.length - 1)
  })
  it('when one that was read is deleted between two pages, then none behind it is skipped', async () => {
    const pages = await pagesRead(ENTRIES, ask, { now: NOW }, (page) => {
      if (page === 1) workspace.entries = workspace.entries.filter(({ id }) => id !== 6)
    })
    expect(keysOf(ENTRIES, pages)).toEqual(keys(6, 5, 4, 3, 2, 1))
    expect(keysOf(ENTRIES, await read())).toEqual(keys(5, 4, 3, 2, 1))
  })
  it('when a row sums several entries, then each is a record, with the key that a file gives it', async () => {
    const rows = JSON.parse(sampleOf('toggl-entries', 'report')) as readonly object[]
    host.plant(answers(200, {}, rows))
    const [page] = await read('2026-03-23T23:30:00.000Z')
    const { facts } = await readAll([written('report.json', JSON.stringify(rows))])
    expect(facts.length).toBeGreaterThan(1)
    expect(page?.records.map(ENTRIES.keyOf)).toEqual(facts.map(({ key }) => key))
    expect(rows.flatMap(Object.keys).filter((one) => !ENTRIES.members?.has(one))).toEqual([])
  })
  it('when an entry has no time any more, then it has no key', () => {
    expect(ENTRIES.keyOf({ time_entries: [{ id: 1, seconds: 0 }] })).toBeNull()
    expect(ENTRIES.keyOf({ time_entries: [] })).toBeNull()
    expect(ENTRIES.keyOf({})).toBeNull()
  })
  it('when the quota of the plan is used up, then the failure says until when', async () => {
    host.plant(answers(402, { 'x-toggl-quota-remaining': '0', 'x-toggl-quota-resets-in': '1800' }), { nth: 2 })
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'limited', until: '2026-04-01T00:00:01.000Z' } })
  })
  it('when half of the quota is left, then the rest is left to others', async () => {
    host.plant(answers(200, { 'x-toggl-quota-remaining': '15', 'x-toggl-quota-resets-in': '1800' }, []))
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'limited' } })
    expect(host.requests).toHaveLength(1)
  })
  it.each([
    ['a page to sign in with 200', LOGIN_PAGE],
    ['an object', answers(200, {}, { rows: [] })],
  ])('when %s answers, then nothing is taken for a page', async (_, fault) => {
    host.plant(fault)
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when a page says itself to be the next one, then the reading ends', async () => {
    host.plant(answers(200, { 'x-next-row-number': '3', 'x-next-id': '4' }, []), { times: 9 })
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
    expect(host.requests).toHaveLength(2)
  })
  it('when the token ends in the middle, then the pages before it are read', async () => {
    host.plant(answers(401), { nth: 3 })
    const found: (string | null)[] = []
    const reading = pagesRead(ENTRIES, ask, { now: NOW }, (page) => void found.push(`page ${page}`))
    await expect(reading).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
    expect(found).toEqual(['page 1', 'page 2'])
  })
})
