import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { copilotHost } from '#sources/github-copilot/host'
import type { Ask } from '#sources/kit/hosts/ask'
import type { HostContainer, HostPage } from '#sources/kit/hosts/host'
import { copilotDay } from '#test/connectors/ai-usage/records'
import { type MovedClock, movedClock } from '#test/support/hosts/clock'
import { type LocalCopilot, openLocalCopilot, reportDays } from '#test/support/hosts/copilot'
import { answers, HALF_BODY, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { clientAt, faultOf } from '#test/support/hosts/local-client'
import { listOf, pagesRead } from '#test/support/hosts/reading'

const REPORTS = listOf(copilotHost, 'reports')
const NOW = '2025-12-01T12:00:00.000Z'
const ACME: HostContainer = {
  name: 'acme',
  id: 'organization/9919',
  kind: 'ai_account',
  container: 'github_copilot:organization/9919',
}
const UMBRELLA: HostContainer = {
  name: 'enterprises/umbrella',
  id: 'enterprise/7',
  kind: 'ai_account',
  container: 'github_copilot:enterprise/7',
}

let clock: MovedClock
let local: LocalCopilot
let ask: Ask

beforeEach(async () => {
  clock = movedClock(NOW)
  local = await openLocalCopilot(clock, '2025-11-29')
  local.host.authorization = { name: 'authorization', value: 'Bearer canary-token' }
  reportDays(local, '2025-10-08', '2025-11-29')
  ask = clientAt(local.host, copilotHost, clock, { privateHosts: new Set(local.names) }).ask
})
afterEach(() => local.close())

const read = (since: string | null = null, page: string | null = null, between: (page: number) => void = () => {}) =>
  pagesRead(REPORTS, ask, { container: ACME, since, page, now: NOW }, between)
const daysIn = ({ records }: HostPage): readonly (string | null)[] => records.map(REPORTS.keyOf).toSorted()
const spans = (pages: readonly HostPage[]) =>
  pages.map((page) => {
    const days = daysIn(page)
    return [days[0] ?? null, days.at(-1) ?? null, days.length]
  })

describe('given usage reports of an organization', () => {
  it('when all is read, then the report of 28 days comes first, and each week before it from reports of a day', async () => {
    const pages = await read()
    expect(spans(pages)).toEqual([
      ['2025-11-02', '2025-11-29', 28],
      ['2025-10-26', '2025-11-01', 7],
      ['2025-10-19', '2025-10-25', 7],
      ['2025-10-12', '2025-10-18', 7],
      // The first reports are of 10 October 2025: none is asked for before.
      ['2025-10-10', '2025-10-11', 2],
    ])
    expect(pages.map(({ next, left }) => [next, left])).toEqual([
      ['2025-11-01', 4],
      ['2025-10-25', 3],
      ['2025-10-18', 2],
      ['2025-10-11', 1],
      [null, 0],
    ])
    expect(pages.map(({ completeBackTo }) => completeBackTo)).toEqual([
      '2025-11-02',
      '2025-10-26',
      '2025-10-19',
      '2025-10-12',
      '2025-10-10',
    ])
  })

  it('when all is read, then the days after the report of 28 days are asked for one by one', async () => {
    local.end = '2025-11-26'
    const [newest] = await read()
    expect(newest && daysIn(newest).slice(-3)).toEqual(['2025-11-27', '2025-11-28', '2025-11-29'])
    expect(local.asked().slice(0, 4)).toEqual(['2025-11-30', '2025-11-29', '2025-11-28', '2025-11-27'])
  })

  it('when the report of 28 days is older than a week, then single days are read instead', async () => {
    local.end = '2025-11-20'
    const [newest] = await read()
    expect(newest && daysIn(newest).at(-1)).toBe('2025-11-29')
    expect(newest).toMatchObject({ completeBackTo: '2025-11-24' })
  })

  it('when reports are older than a year, then GitHub no longer has them, and the last page says so', async () => {
    clock.sleep(365 * 86_400_000, new AbortController().signal)
    local.end = '2026-11-30'
    const pages = await pagesRead(REPORTS, ask, { container: ACME, page: '2025-12-05', now: clock.now() })
    expect(local.asked()).toEqual(['2025-12-05', '2025-12-04', '2025-12-03', '2025-12-02', '2025-12-01'])
    expect(pages).toMatchObject([{ next: null, completeBackTo: '2025-12-01' }])
  })

  it.each([
    ['204', { status: 204 }],
    ['404', { status: 404, body: { message: 'Not Found' } }],
  ])('when a day has no report, which is answered with %s, then it is told to be unknown', async (_, missing) => {
    local.missing = missing
    local.days.delete('2025-11-15')
    local.days.delete('2025-10-31')
    const pages = await read()
    expect(pages.map(({ untold }) => untold)).toEqual([['2025-11-30', '2025-11-15'], ['2025-10-31'], [], [], []])
  })

  it('when only the last days are read, then each is asked for, yesterday among them', async () => {
    const pages = await read('2025-11-24T11:00:00.000Z')
    expect(spans(pages)).toEqual([['2025-11-24', '2025-11-29', 6]])
    expect(local.asked()).toEqual([
      '2025-11-30',
      '2025-11-29',
      '2025-11-28',
      '2025-11-27',
      '2025-11-26',
      '2025-11-25',
      '2025-11-24',
    ])
    expect(local.files.requests).toHaveLength(6)
  })

  it('when it was killed after a page, then it goes on at the next one', async () => {
    const pages = await read()
    const before = local.asked().length
    expect(spans(await read(null, pages[1]?.next ?? null))).toEqual(spans(pages).slice(2))
    expect(local.asked().slice(before)).toEqual(local.asked().slice(8, before))
  })

  it('when a page that is taken up is no day, then it is unreadable', async () => {
    expect(await faultOf(read(null, 'yesterday'))).toMatchObject({ tag: 'unreadable' })
  })

  it('when a report is in several files, then all of them are read', async () => {
    const part = (name: string, day: string): string => {
      local.files.route('GET', `/${name}`, () => ({ body: `\n${JSON.stringify(copilotDay(day, 1))}\n` }))
      return `${local.files.address}/${name}?sig=canary`
    }
    const download_links = [part('a', '2025-11-28'), part('b', '2025-11-29')]
    local.host.plant(answers(200, {}, { download_links, report_day: '2025-11-29' }), { nth: 3 })
    const [page] = await read('2025-11-29T00:00:00.000Z')
    expect(page && daysIn(page)).toEqual(['2025-11-28', '2025-11-29'])
  })

  it('when a day is rejected, then it is known by its day, and counts as one that is not told', async () => {
    local.days.set('2025-11-28', copilotDay('2025-11-28', -1))
    const [page] = await read('2025-11-27T00:00:00.000Z')
    expect(page && daysIn(page)).toEqual(['2025-11-27', '2025-11-28', '2025-11-29'])
    expect(page?.untold).toEqual(['2025-11-30', '2025-11-28'])
  })

  it('when it is read, then no report of users is asked for', async () => {
    await read()
    expect(local.host.requests.filter(({ path }) => path.includes('users'))).toEqual([])
  })

  it('when its files are asked for, then their server never sees the token', async () => {
    await read('2025-11-24T11:00:00.000Z')
    const seen = new Set(local.files.requests.flatMap(({ headerNames }) => headerNames))
    expect([...seen].filter((name) => name.includes('auth') || name.startsWith('x-'))).toEqual([])
  })
})

describe('given an enterprise', () => {
  it('when it is read, then its reports are asked for, and name it', async () => {
    const pages = await pagesRead(REPORTS, ask, { container: UMBRELLA, since: '2025-11-29T00:00:00.000Z', now: NOW })
    expect(pages.flatMap(daysIn)).toEqual(['2025-11-29'])
    expect(local.host.requests.every(({ path }) => path.includes('/enterprises/umbrella/'))).toBe(true)
    expect(pages[0]?.records).toMatchObject([{ organization_id: null, enterprise_id: '7' }])
  })
})

describe('given a host that fails', () => {
  it.each([
    ['the token is not accepted', answers(401), { tag: 'unauthorized' }],
    ['the token may not read reports', answers(403), { tag: 'forbidden' }],
    ['the organization cannot be seen', answers(404), { tag: 'not_found' }],
    ['a page to sign in comes with 200', LOGIN_PAGE, { tag: 'unreadable' }],
    ['the answer has no links', answers(200, {}, { links: [] }), { tag: 'unreadable' }],
    [
      'there are more links than files',
      answers(200, {}, { download_links: Array(101).fill('') }),
      { tag: 'unreadable' },
    ],
    ['it is limited', answers(429, { 'retry-after': '7200' }), { tag: 'limited' }],
    ['it has a secondary limit', answers(403, {}, { message: 'secondary rate limit' }), { tag: 'limited' }],
  ])('when %s, then nothing is read', async (_, fault, expected) => {
    local.host.plant(fault, { times: 9 })
    expect(await faultOf(read())).toMatchObject(expected)
    expect(local.asked()).toEqual([])
  })

  it('when the token has lost its right, then days that are not found are not taken for days without use', async () => {
    local.host.plant(answers(404), { times: 99 })
    expect(await faultOf(read('2025-11-24T11:00:00.000Z'))).toEqual({ tag: 'not_found' })
  })

  it('when the token ends in the middle, then the pages before it are read', async () => {
    local.host.plant(answers(401), { nth: 12 })
    const met: number[] = []
    expect(await faultOf(read(null, null, (page) => void met.push(page)))).toEqual({ tag: 'unauthorized' })
    expect(met).toEqual([1, 2])
  })

  it.each([
    ['a link has ended', answers(403), { tag: 'unavailable' }],
    ['a file has half a line', answers(200, {}, '{"day":"2025-11-2'), { tag: 'unreadable' }],
    ['a file is a page to sign in', LOGIN_PAGE, { tag: 'unreadable' }],
    ['a file is too long', { tag: 'oversized' as const, bytes: 1024 ** 3 }, { tag: 'unreadable' }],
    ['a file is nested too deeply', answers(200, {}, '[{"day":'.repeat(1_000)), { tag: 'unreadable' }],
    [
      'a file has more lines than days',
      answers(200, {}, '{"day":"2025-11-29"}\n'.repeat(1_001)),
      { tag: 'unreadable' },
    ],
    [
      'a report lists more days than any',
      answers(200, {}, { day_totals: Array(200_000).fill({ day: '2025-11-29' }) }),
      { tag: 'unreadable' },
    ],
  ])('when %s, then nothing of its page is told, nor the signature', async (_, fault, expected) => {
    local.files.plant(fault, { nth: 3, times: 9 })
    const met: number[] = []
    expect(await faultOf(read(null, null, (page) => void met.push(page)))).toMatchObject(expected)
    expect(met).toEqual([1])
  })

  it('when half of a file comes once, then it is asked for again, and comes whole', async () => {
    local.files.plant(HALF_BODY)
    expect(spans(await read('2025-11-29T00:00:00.000Z'))).toEqual([['2025-11-29', '2025-11-29', 1]])
    expect(local.files.requests).toHaveLength(2)
  })

  it.each([
    ['keys of the cloud', 'https://169.254.169.254'],
    ['a private network', 'https://10.1.2.3'],
    ['a place without TLS', 'http://reports.example.com'],
  ])('when a link leads to %s, then nothing is asked there', async (_, linkTo) => {
    local.linkTo = linkTo
    expect(await faultOf(read())).toMatchObject({ tag: 'refused_address' })
    expect(local.files.requests).toEqual([])
  })
})

describe('given a token of GitHub', () => {
  it('when it lists organizations, then those are told whose reports it may read', async () => {
    local.scopes = 'read:org'
    expect(await copilotHost.look(ask, [])).toEqual({
      account: 'ada-canary',
      scopes: ['read:org'],
      remarks: [],
      expiresAt: null,
      containers: [ACME],
    })
  })

  it('when accounts are named, then each that it sees has its place, an enterprise by its own report', async () => {
    const { containers, remarks } = await copilotHost.look(ask, [
      'acme',
      'other',
      'enterprises/umbrella',
      'gone',
      '../x',
    ])
    expect(containers).toEqual([ACME, UMBRELLA])
    expect(remarks).toEqual([])
    expect(local.host.requests.every(({ path }) => !path.includes('..'))).toBe(true)
  })

  it('when it is of an app, then it is nobody, and reads what was named', async () => {
    local.host.route('GET', '/api/v3/user', () => ({ status: 403, body: {} }))
    expect(await copilotHost.look(ask, ['acme'])).toMatchObject({ account: null, scopes: null, containers: [ACME] })
  })

  it('when it lists nothing, then a person is asked to name organizations', async () => {
    local.host.route('GET', '/api/v3/user/orgs', () => ({ body: [] }))
    expect(await copilotHost.look(ask, [])).toMatchObject({
      containers: [],
      remarks: ['The token lists no organization whose reports it may read: name those to read.'],
    })
  })

  it.each([
    ['repo', ['The token may not read reports: give it the scope read:org.', expect.stringContaining('away: repo.')]],
    ['manage_billing:copilot', [expect.stringContaining('away: manage_billing:copilot.')]],
    ['admin:org', [expect.stringContaining('away: admin:org.')]],
    ['read:enterprise', []],
  ])('when its scopes are %s, then it is told what is missing or too much', async (scopes, remarks) => {
    local.scopes = scopes
    expect((await copilotHost.look(ask, ['acme'])).remarks).toEqual(remarks)
  })
})
