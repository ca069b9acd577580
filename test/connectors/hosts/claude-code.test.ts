import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { claudeCodeHost } from '#sources/claude-code/host'
import type { Ask } from '#sources/kit/hosts/ask'
import type { HostPage } from '#sources/kit/hosts/host'
import { claudeRecord } from '#test/connectors/ai-usage/records'
import { sampleOf } from '#test/support/files/samples'
import { asking } from '#test/support/hosts/asking'
import { claudeDay, type LocalClaudeCode, ORGANIZATION, serveClaudeCode } from '#test/support/hosts/claude-code'
import { type MovedClock, movedClock } from '#test/support/hosts/clock'
import { answers, HALF_BODY, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { listOf, pagesRead } from '#test/support/hosts/reading'

const ANALYTICS = listOf(claudeCodeHost, 'analytics')
const NOW = '2026-03-10T09:30:00.000Z'

let clock: MovedClock
let host: LocalHost
let organization: LocalClaudeCode
let ask: Ask

beforeEach(async () => {
  clock = movedClock(NOW)
  host = await openLocalHost(clock)
  host.authorization = { name: 'x-api-key', value: 'canary-token' }
  organization = serveClaudeCode(host)
  ask = asking(host, claudeCodeHost, { token: 'canary-token', clock })
})
afterEach(() => host.close())

const read = (more: Parameters<typeof pagesRead>[2] = {}, between?: (page: number) => void) =>
  pagesRead(ANALYTICS, ask, { now: NOW, ...more }, between)
/** The days of pages that have records, with their number. */
const daysOf = (pages: readonly HostPage[]) =>
  pages.flatMap(({ records }) => {
    const [first] = records as readonly { readonly date: string }[]
    return first === undefined ? [] : [`${first.date.slice(0, 10)}: ${records.length}`]
  })
const used = (...days: readonly string[]) => {
  for (const day of days) organization.days.set(day, [claudeDay(day, 'ada@canary.example', 100)])
}

describe('given an Admin API key of an organization', () => {
  it('when it is looked at, then it says the organization and its account, and no person', async () => {
    const account = { name: 'Acme', id: ORGANIZATION, kind: 'ai_account', container: `claude_code:${ORGANIZATION}` }
    expect(await claudeCodeHost.look(ask, [])).toEqual({
      account: 'Acme',
      scopes: null,
      remarks: [],
      expiresAt: null,
      containers: [account],
    })
    expect(host.requests).toHaveLength(2)
  })
  it('when the organization is named after an address, then its id stands for its name', async () => {
    organization.name = "ada@canary.example's Organization"
    const { account, containers } = await claudeCodeHost.look(ask, [])
    expect([account, containers[0]?.name]).toEqual([ORGANIZATION, ORGANIZATION])
  })
  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
  ] as const)('when the key may not read analytics (%i), then the look fails and says so', async (status, tag) => {
    host.plant(answers(status), { where: ({ path }) => path.endsWith('/claude_code') })
    await expect(claudeCodeHost.look(ask, [])).rejects.toMatchObject({ fault: { tag } })
  })
  it('when another server answers, then the look does not take it for Anthropic', async () => {
    host.plant(answers(200, {}, { unrelated: true }), { times: 9 })
    await expect(claudeCodeHost.look(ask, [])).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
})

describe('given days of use', () => {
  it('when all is read, then each day is a page, the newest first, until 60 days have no use', async () => {
    used('2026-03-10', '2026-03-08', '2026-01-08')
    const pages = await read()
    expect(daysOf(pages)).toEqual(['2026-03-10: 1', '2026-03-08: 1', '2026-01-08: 1'])
    // 8 January to 10 March are 62 days.
    expect(host.requests).toHaveLength(62 + 60)
    expect(organization.asked.slice(0, 3)).toEqual(['2026-03-10', '2026-03-09', '2026-03-08'])
    expect(pages[0]?.completeBackTo).toBe('2026-03-10')
    expect(pages[2]?.completeBackTo).toBe('2026-03-08')
    expect(pages.at(-1)).toMatchObject({ next: null, completeBackTo: '2026-01-08' })
  })
  it('when use goes back for years, then a first reading ends after 400 days', async () => {
    for (let day = 0; day < 900; day += 30)
      used(new Date(Date.parse('2026-03-10') - day * 86_400_000).toISOString().slice(0, 10))
    const pages = await read()
    expect(pages).toHaveLength(400)
    expect(organization.asked.at(-1)).toBe('2025-02-04')
  })
  it('when nothing was ever used, then no day counts as told', async () => {
    const pages = await read()
    expect(pages).toHaveLength(60)
    expect(pages.at(-1)?.completeBackTo).toBe('2026-03-11')
  })
  it('when all is compared, then 35 days are read, whole back to the first one that is still told', async () => {
    used('2026-03-10', '2026-02-20', '2026-01-01')
    const pages = await read({ isComparison: true })
    expect(pages).toHaveLength(35)
    expect(pages.at(-1)?.completeBackTo).toBe('2026-02-20')
  })
  it('when only what is new is asked for, then days are read from the one of that instant on', async () => {
    used('2026-03-08', '2026-03-07')
    const pages = await read({ since: '2026-03-08T23:59:00.000Z' })
    expect(organization.asked).toEqual(['2026-03-10', '2026-03-09', '2026-03-08'])
    expect(pages.map(({ completeBackTo }) => completeBackTo)).toEqual([null, null, null])
  })
  it('when what is new goes back over months without use, then none of its days is left out', async () => {
    await read({ since: '2025-12-01T00:00:00.000Z' })
    expect(organization.asked.at(-1)).toBe('2025-12-01')
  })
  it('when a day has several pages, then they come as one, with every record of the day', async () => {
    const people = ['ada', 'bob', 'cem', 'dee', 'eve']
    organization.days.set(
      '2026-03-09',
      people.map((one) => claudeDay('2026-03-09', `${one}@canary.example`, 1)),
    )
    const pages = await read({ since: '2026-03-09T00:00:00.000Z' })
    expect(daysOf(pages)).toEqual(['2026-03-09: 5'])
    expect(host.requests).toHaveLength(1 + 3)
  })
  it('when it was killed after a page, then it goes on at the next day with no request more', async () => {
    used('2026-03-10', '2026-03-09', '2026-03-08')
    const [first] = await read()
    const whole = organization.asked.splice(0)
    const rest = await read({ page: first?.next ?? null })
    expect(daysOf(rest)).toEqual(['2026-03-09: 1', '2026-03-08: 1'])
    expect(organization.asked).toEqual(whole.slice(1))
  })
  it('when it goes on days later, then it still ends where it would have ended', async () => {
    const rest = await read({ page: '2025-01-31 12', now: '2026-12-01T00:00:00.000Z' })
    expect([rest.length, organization.asked]).toEqual([1, ['2025-01-31']])
  })
  it('when a place in the list is none, then the reading fails', async () => {
    await expect(read({ page: 'canary' })).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
})

describe('given a host that fails', () => {
  beforeEach(() => used('2026-03-10', '2026-03-09', '2026-03-08'))
  const since = '2026-03-08T00:00:00.000Z'

  it('when a page is followed by another and does not say by which, then the reading fails', async () => {
    host.plant(answers(200, {}, { data: [], has_more: true, next_page: null }))
    await expect(read({ since })).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when pages lead in a circle, then the reading fails', async () => {
    host.plant(answers(200, {}, { data: [], has_more: true, next_page: 'page_1' }), { times: 2 })
    await expect(read({ since })).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when an answer does not say whether it is the last, or has no records, then it is no empty day', async () => {
    host.plant(answers(200, {}, { data: [] }))
    await expect(read({ since })).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
    host.plant(answers(200, {}, { has_more: false, next_page: null }))
    await expect(read({ since })).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when a page to sign in answers with 200, then nothing is taken for a day', async () => {
    host.plant(LOGIN_PAGE)
    await expect(read({ since })).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when half a body comes once, then the day is asked again', async () => {
    host.plant(HALF_BODY)
    expect(daysOf(await read({ since }))).toHaveLength(3)
    expect(host.requests).toHaveLength(4)
  })
  it('when the key ends in the middle, then the days before it are read, and the rest is told as refused', async () => {
    const pages: HostPage[] = []
    host.plant(answers(401), { nth: 2 })
    const reading = async () => {
      for await (const page of ANALYTICS.pages(ask, {
        container: null,
        since,
        page: null,
        now: NOW,
        heldOpen: async () => [],
      }))
        pages.push(page)
    }
    await expect(reading()).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
    expect(daysOf(pages)).toEqual(['2026-03-10: 1'])
  })
  it('when it is limited for a moment, then the same day is asked again after it, and none is left out', async () => {
    host.plant(answers(429, { 'retry-after': '30' }), { nth: 2 })
    expect(daysOf(await read({ since }))).toEqual(['2026-03-10: 1', '2026-03-09: 1', '2026-03-08: 1'])
    expect(clock.slept).toContain(30_000)
    expect(host.tooEarly()).toEqual([])
  })
  it('when it has no limit that is known, then it is asked once a second', async () => {
    await read({ since })
    expect(host.requests.map(({ atMs }) => atMs - clock.monotonicMs())).toEqual([-2_000, -1_000, 0])
  })
})

describe('given the sample of the analytics', () => {
  it('then each member of its records is known', () => {
    const { data } = JSON.parse(sampleOf('claude-code')) as { readonly data: readonly object[] }
    const members = [...data, claudeRecord('', '', 1)].flatMap((record) => Object.keys(record))
    expect(members.filter((one) => ANALYTICS.members?.has(one) !== true)).toEqual([])
  })
})
