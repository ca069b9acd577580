import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { harvestHost } from '#sources/harvest/host'
import type { Ask } from '#sources/kit/hosts/ask'
import { sampleOf } from '#test/support/files/samples'
import { asking } from '#test/support/hosts/asking'
import { type MovedClock, movedClock } from '#test/support/hosts/clock'
import { harvestEntry, harvestInvoice, type LocalHarvest, serveHarvest } from '#test/support/hosts/harvest'
import { answers, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { keysOf, listOf, pagesRead } from '#test/support/hosts/reading'
import { readAll, written } from '../files/support.js'

const ENTRIES = listOf(harvestHost, 'time_entries')
const INVOICES = listOf(harvestHost, 'invoices')

let clock: MovedClock
let host: LocalHost
let account: LocalHarvest
let ask: Ask

beforeEach(async () => {
  clock = movedClock('2026-12-01T00:00:00.000Z')
  host = await openLocalHost(clock)
  host.authorization = { name: 'authorization', value: 'Bearer canary-token' }
  account = serveHarvest(host)
  ask = asking(host, harvestHost, { token: 'canary-token', account: '42', clock })
})
afterEach(() => host.close())

describe('given an account of Harvest', () => {
  it('when it is looked at, then it says its company, the roles of the token and its projects, and no person', async () => {
    const look = await harvestHost.look(ask, [])
    expect(look).toEqual({
      account: 'Acme Studio',
      scopes: ['administrator'],
      remarks: [],
      expiresAt: null,
      containers: [],
      projects: ['Website', 'Brand Identity'],
    })
  })
  it('when the token is of a member, then it says that time is missing, and lists no projects', async () => {
    account.roles = ['member']
    host.plant(answers(403), { where: ({ path }) => path === '/v2/projects' })
    const { remarks, projects } = await harvestHost.look(ask, [])
    expect(remarks).toEqual([
      'The token sees only part of the time and the invoices: use the token of an administrator.',
    ])
    expect(projects).toEqual([])
  })
  it('when the token is refused, then the look fails and says so', async () => {
    host.plant(answers(401))
    await expect(harvestHost.look(ask, [])).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
  })
  it('when another server answers, then the look does not take it for Harvest', async () => {
    host.plant(answers(200, {}, { unrelated: true }), { times: 9 })
    await expect(harvestHost.look(ask, [])).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
})

describe('given time entries in Harvest', () => {
  beforeEach(() => {
    account.entries = [
      harvestEntry(1, '2026-01-31'),
      harvestEntry(2, '2026-02-01'),
      harvestEntry(3, '2026-02-28'),
      harvestEntry(4, '2026-02-28'),
      harvestEntry(5, '2026-03-01'),
    ]
  })

  it('when all are read, then the newest come first, each page by the link of the one before', async () => {
    const pages = await pagesRead(ENTRIES, ask)
    expect(keysOf(ENTRIES, pages)).toEqual([5, 4, 3, 2, 1].map((id) => `harvest-entry-${id}`))
    expect(pages.map(({ left }) => left)).toEqual([3, 1, 0])
    expect(host.requests).toHaveLength(3)
  })
  it('when a page ends within a day, then it is complete only down to the day after, across the end of a month', async () => {
    const pages = await pagesRead(ENTRIES, ask)
    expect(pages.map(({ completeBackTo }) => completeBackTo)).toEqual(['2026-03-01', '2026-02-02', null])
  })
  it('when days are in no order, then a page says nothing of how far back it is complete', async () => {
    account.pageSize = 10
    host.plant(
      answers(
        200,
        {},
        {
          time_entries: [harvestEntry(1, '2026-01-31'), harvestEntry(2, '2026-02-01')],
          links: { next: null },
          total_entries: 2,
        },
      ),
    )
    const [page] = await pagesRead(ENTRIES, ask)
    expect(page?.completeBackTo).toBeNull()
  })
  it('when it was killed after a page, then it goes on at the next one with no request more', async () => {
    const [first] = await pagesRead(ENTRIES, ask)
    const before = host.requests.length
    const rest = await pagesRead(ENTRIES, ask, { page: first?.next ?? null })
    expect(keysOf(ENTRIES, rest)).toEqual([3, 2, 1].map((id) => `harvest-entry-${id}`))
    expect(host.requests.length - before).toBe(2)
  })
  it('when only changes are asked for, then unchanged entries do not come', async () => {
    account.entries = [
      harvestEntry(1, '2026-01-31', { updated_at: '2026-03-05T10:00:00Z' }),
      harvestEntry(2, '2026-02-01'),
    ]
    const pages = await pagesRead(ENTRIES, ask, { since: '2026-03-05T09:58:00.000Z' })
    expect(keysOf(ENTRIES, pages)).toEqual(['harvest-entry-1'])
    expect(pages[0]?.completeBackTo).toBeNull()
  })
  it('when one that was read is deleted between two pages, then none behind it is skipped', async () => {
    const pages = await pagesRead(ENTRIES, ask, {}, (page) => {
      if (page === 1) account.entries = account.entries.filter(({ id }) => id !== 5)
    })
    expect(keysOf(ENTRIES, pages)).toEqual([5, 4, 3, 2, 1].map((id) => `harvest-entry-${id}`))
    const again = await pagesRead(ENTRIES, ask)
    expect(keysOf(ENTRIES, again)).not.toContain('harvest-entry-5')
  })
  it('when one is edited between two pages, then the changes since the reading have it', async () => {
    await pagesRead(ENTRIES, ask, {}, (page) => {
      if (page === 1)
        account.entries = account.entries.map((one) =>
          one.id === 5 ? { ...one, hours: 7.5, updated_at: '2026-12-01T00:00:01Z' } : one,
        )
    })
    const [changes] = await pagesRead(ENTRIES, ask, { since: '2026-11-30T23:58:00.000Z' })
    expect(changes?.records).toMatchObject([{ id: 5, hours: 7.5 }])
  })
  it('when a list ends before its end, then the reading fails', async () => {
    host.plant(answers(200, {}, { time_entries: account.entries, links: { next: null }, total_entries: 405 }))
    await expect(pagesRead(ENTRIES, ask)).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when the token ends in the middle, then the pages before it are read, and the rest is told as refused', async () => {
    const keys: (string | null)[] = []
    host.plant(answers(401), { nth: 2 })
    const read = async () => {
      for await (const page of ENTRIES.pages(ask, {
        container: null,
        since: null,
        page: null,
        now: '2026-12-01T00:00:00.000Z',
        heldOpen: async () => [],
      }))
        keys.push(...keysOf(ENTRIES, [page]))
    }
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
    expect(keys).toEqual(['harvest-entry-5', 'harvest-entry-4'])
  })
  it('when it is limited and does not say for how long, then the same page is asked again after a rest', async () => {
    host.plant(answers(429), { nth: 2 })
    const pages = await pagesRead(ENTRIES, ask)
    expect(keysOf(ENTRIES, pages)).toEqual([5, 4, 3, 2, 1].map((id) => `harvest-entry-${id}`))
    expect(host.requests).toHaveLength(4)
    expect(clock.slept).toContain(60_000)
  })
  it('when many pages are read, then at most half of what Harvest takes is sent', async () => {
    account.entries = Array.from({ length: 120 }, (_, id) => harvestEntry(id, '2026-03-01'))
    host.limit({ most: 50, windowMs: 15_000, isTold: false })
    const pages = await pagesRead(ENTRIES, ask)
    expect([pages.length, host.requests.length]).toEqual([60, 60])
  })
  it('when a page to sign in answers with 200, then nothing is taken for a page', async () => {
    host.plant(LOGIN_PAGE)
    await expect(pagesRead(ENTRIES, ask)).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when a list answers without its records, then it is no empty page', async () => {
    host.plant(answers(200, {}, { links: { next: null } }))
    await expect(pagesRead(ENTRIES, ask)).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when a link leads to another origin, then it is not followed', async () => {
    const next = 'https://elsewhere.example/v2/time_entries?cursor=1'
    host.plant(answers(200, {}, { time_entries: account.entries.slice(0, 1), links: { next }, total_entries: 5 }))
    await expect(pagesRead(ENTRIES, ask)).rejects.toMatchObject({ fault: { tag: 'elsewhere' } })
  })
  it('when an entry loses its hours, then it has no key any more; a timer that runs again keeps it', () => {
    expect(ENTRIES.keyOf(harvestEntry(1, '2026-01-31', { hours: 0 }))).toBeNull()
    expect(ENTRIES.keyOf(harvestEntry(1, '2026-01-31', { hours: 0, is_running: true }))).toBe('harvest-entry-1')
    expect(ENTRIES.keyOf({ id: 7 })).toBe('harvest-entry-7')
    expect(ENTRIES.keyOf({})).toBeNull()
  })
})

describe('given invoices in Harvest', () => {
  it('when they are read, then the last issued come first, and a draft has no key', async () => {
    account.invoices = [
      harvestInvoice('1001', '2026-01-31'),
      harvestInvoice('1002', '2026-02-28'),
      harvestInvoice('1003', '2026-03-31', { state: 'draft' }),
    ]
    const pages = await pagesRead(INVOICES, ask)
    expect(keysOf(INVOICES, pages)).toEqual([null, '1002', '1001'])
    expect(pages.map(({ completeBackTo }) => completeBackTo)).toEqual(['2026-03-01', null])
  })
})

describe('given the same records as files', () => {
  it.each([
    ['harvest-entries', ENTRIES, 'time_entries'],
    ['harvest-invoices', INVOICES, 'invoices'],
  ] as const)(
    'when %s are imported, then their facts have the keys that the lists give',
    async (format, list, member) => {
      const records = JSON.parse(sampleOf(format))[member] as readonly unknown[]
      for (const record of records) {
        const { facts } = await readAll([written('page.json', JSON.stringify({ [member]: [record] }))])
        for (const { key } of facts) expect(list.keyOf(record)).toBe(key)
      }
      expect(records.filter((record) => list.keyOf(record) !== null).length).toBeGreaterThan(1)
      const unknown = records
        .flatMap((record) => Object.keys(record as object))
        .filter((one) => !list.members?.has(one))
      expect(unknown).toEqual([])
    },
  )
})
