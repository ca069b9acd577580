import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { HostClient } from '#connectors/hosts/client/client'
import { epochOf, instantOf } from '#domain/time'
import { jiraHost } from '#sources/jira/host'
import type { Ask } from '#sources/kit/hosts/ask'
import type { HostContainer, HostPage } from '#sources/kit/hosts/host'
import { movedClock } from '#test/support/hosts/clock'
import { jiraIssue, jiraProject, type LocalChange, type LocalJira, serveJira } from '#test/support/hosts/jira'
import { answers, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { clientAt } from '#test/support/hosts/local-client'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { keysOf, listOf, pagesRead, readingOf } from '#test/support/hosts/reading'
import { readAll, written } from '../files/support.js'

const ISSUES = listOf(jiraHost, 'issues')
const ACME: HostContainer = { name: 'ACME', id: '10000', kind: 'tracker_project', container: 'ACME' }
const NOW = '2026-12-01T00:00:00.000Z'
const BASIC = `Basic ${Buffer.from('ada@canary.example:canary-token').toString('base64')}`

let host: LocalHost
let site: LocalJira
let client: HostClient
let ask: Ask

const open = async (token: string, authorization: string): Promise<void> => {
  const clock = movedClock(NOW)
  host = await openLocalHost(clock)
  host.authorization = { name: 'authorization', value: authorization }
  site = serveJira(host)
  client = clientAt(host, jiraHost, clock, { token })
  ask = client.ask
}

/** A time of March 2026 by its number of minutes. */
const minute = (number: number): string => instantOf(epochOf('2026-03-01T00:00:00.000Z') + number * 60_000)
/** Issues ACME-1, ACME-2, …, the last of them changed last, a minute apart. */
const issuesOf = (count: number) => Array.from({ length: count }, (_, i) => jiraIssue(`ACME-${i + 1}`, minute(i + 1)))
/** Keys of issues, each once. */
const keysIn = (pages: readonly HostPage[]): ReadonlySet<string | null> => new Set(keysOf(ISSUES, pages))
const keys = (...numbers: readonly number[]): ReadonlySet<string> => new Set(numbers.map((number) => `ACME-${number}`))
const oneTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1)

const read = (changes: Parameters<typeof pagesRead>[2] = {}, between?: (page: number) => void) =>
  pagesRead(ISSUES, ask, { container: ACME, ...changes }, between)
const find = (key: string) => ISSUES.find?.(ask, key, readingOf({ container: ACME }))
const touch = (key: string): void => {
  site.issues = site.issues.map((issue) => (issue.key === key ? { ...issue, updated: epochOf(NOW) } : issue))
}
const drop = (key: string): void => {
  site.issues = site.issues.filter((issue) => issue.key !== key)
}
const factsIn = (pages: readonly HostPage[]) => {
  const issues = pages.flatMap(({ records }) => records)
  return readAll([written('page.json', JSON.stringify({ issues, isLast: true }))])
}
const searches = (): number => site.asked.filter(({ jql }) => jql !== undefined).length

const MOVED: readonly LocalChange[] = [
  { id: 1, at: epochOf('2026-03-03T00:00:00.000Z'), field: 'status', from: '10000', to: '10050' },
  { id: 2, at: epochOf('2026-03-04T00:00:00.000Z'), field: 'assignee', from: null, to: 'ada-canary' },
  { id: 3, at: epochOf('2026-03-05T00:00:00.000Z'), field: 'status', from: '10050', to: '10002' },
]
/** The states through which an issue with these changes went. */
const ITS_HISTORY = [
  { at: '2026-03-02T01:00:00.000Z', state: 'todo' },
  { at: '2026-03-03T00:00:00.000Z', state: 'in_progress' },
  { at: '2026-03-05T00:00:00.000Z', state: 'done' },
]

afterEach(async () => {
  await client.close()
  await host.close()
})

describe('given Jira Cloud', () => {
  beforeEach(() => open('ada@canary.example:canary-token', BASIC))

  it.each([
    ['jira-burst-based', 'the endpoint that it names rests', null],
    ['jira-quota-tenant-based', 'the whole site rests', 'limited'],
    ['a reason that nobody knows', 'the whole site rests', 'limited'],
  ])('when it limits a search by %s, then %s', async (reason, _, tag) => {
    const isSearch = { where: ({ path }: { readonly path: string }) => path.endsWith('/search/jql') }
    host.plant(answers(429, { 'ratelimit-reason': reason, 'retry-after': '600' }), isSearch)
    const limited = { fault: { tag: 'limited', until: '2026-12-01T00:10:00.000Z' } }
    await expect(read()).rejects.toMatchObject(limited)
    await expect(read()).rejects.toMatchObject(limited)
    const looked = jiraHost.look(ask, []).then(
      () => null,
      (error: { readonly fault: { readonly tag: string } }) => error.fault.tag,
    )
    expect(await looked).toBe(tag)
    expect(host.requests.filter(({ path }) => path.endsWith('/search/jql'))).toHaveLength(1)
  })
  it('when it is looked at, then it lists the projects that the token sees, and no person', async () => {
    site.projects = [jiraProject('ACME'), { ...jiraProject('HIDDEN', '10001'), isSeen: false }]
    const look = await jiraHost.look(ask, [])
    expect(look).toEqual({ account: null, scopes: null, remarks: [], expiresAt: null, containers: [ACME] })
  })
  it('when it has more projects than a page, then all are listed', async () => {
    site.projects = oneTo(120).map((n) => jiraProject(`P${n}`, String(n)))
    expect((await jiraHost.look(ask, [])).containers).toHaveLength(120)
  })
  it('when a project was given another key, then the look finds it by its former one', async () => {
    site.projects = [{ ...jiraProject('NEW'), formerKeys: ['ACME'] }]
    const { containers } = await jiraHost.look(ask, ['ACME'])
    expect(containers).toEqual([{ name: 'NEW', id: '10000', kind: 'tracker_project', container: 'NEW' }])
  })
  it('when a wanted project is not seen, then the look says so and lists the others', async () => {
    const { containers, remarks } = await jiraHost.look(ask, ['SECRET', 'acme', 'x" OR project = "SECRET'])
    expect(containers).toEqual([ACME])
    expect(remarks).toHaveLength(2)
    expect(remarks[0]).toContain('SECRET')
  })
  it('when the token ended, then the look fails, though Jira answers everybody', async () => {
    host.plant(answers(200, { 'x-seraph-loginreason': 'AUTHENTICATED_FAILED' }, { deploymentType: 'Cloud' }))
    await expect(jiraHost.look(ask, [])).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
  })

  it('when a project is read, then each issue comes with all its changes and no person', async () => {
    site.issues = [jiraIssue('ACME-12', minute(9), MOVED)]
    const pages = await read()
    expect(JSON.stringify(pages)).not.toMatch(/Ada Canary|5b10-canary/)
    const { facts, rejected } = await factsIn(pages)
    expect(rejected).toEqual([])
    expect(facts[0]).toMatchObject({ place: 'ACME', data: { key: 'ACME-12', history: ITS_HISTORY } })
  })
  it('when an issue was in a status that no other issue shows, then its category is known all the same', async () => {
    site.issues = [jiraIssue('ACME-12', minute(9), MOVED)]
    const { reading, facts } = await factsIn(await read())
    expect(reading.asked).toEqual(new Map())
    expect(facts[0]?.data).toMatchObject({ startedAt: '2026-03-03T00:00:00.000Z' })
  })
  it('when changes of a page come on several pages, then each issue has all of its own', async () => {
    site.changesOfPage = 1
    site.issues = [jiraIssue('ACME-12', minute(9), MOVED), jiraIssue('ACME-13', minute(8))]
    const { facts } = await factsIn(await read())
    expect(facts[0]?.data).toMatchObject({ key: 'ACME-12', history: ITS_HISTORY })
    expect(facts[1]?.data).toMatchObject({ key: 'ACME-13' })
  })
  it('when it has no issues, then one page without records is the last one', async () => {
    expect(await read()).toMatchObject([{ records: [], next: null }])
  })
  it('when 250 issues are read, then none is missing, and the newest come first', async () => {
    site.issues = issuesOf(250)
    const pages = await read()
    expect(keysIn(pages)).toEqual(keys(...oneTo(250)))
    expect(keysOf(ISSUES, pages)[0]).toBe('ACME-250')
    // Three pages, each with its changes, and what was changed meanwhile.
    expect(searches()).toBe(4)
  })
  it('when what is new is asked for, then the search is bounded by a number, and asks once', async () => {
    site.issues = issuesOf(9)
    const pages = await read({ since: minute(8) })
    expect(keysIn(pages)).toEqual(keys(8, 9))
    expect(site.asked[0]?.['jql']).toContain(`updated >= ${epochOf(minute(8))}`)
    expect(searches()).toBe(1)
  })
  it('when an issue is edited between two pages, then it is read all the same', async () => {
    site.pageSize = 3
    site.issues = issuesOf(9)
    const pages = await read({}, (page) => page === 1 && touch('ACME-2'))
    expect(keysIn(pages)).toEqual(keys(...oneTo(9)))
  })
  it('when an issue is deleted between two pages, then no other one is missing', async () => {
    site.pageSize = 3
    site.issues = issuesOf(9)
    const pages = await read({}, (page) => page === 1 && drop('ACME-9'))
    expect(keysIn(pages)).toEqual(keys(...oneTo(9)))
  })
  it('when an issue moves to another project, then it is one of that project alone', async () => {
    site.projects = [jiraProject('ACME'), jiraProject('BETA', '10001')]
    site.issues = [...issuesOf(2), jiraIssue('BETA-7', minute(30))]
    const beta = await read({ container: { ...ACME, name: 'BETA', id: '10001', container: 'BETA' } })
    expect(keysIn(await read())).toEqual(keys(1, 2))
    expect(keysIn(beta)).toEqual(new Set(['BETA-7']))
  })
  it('when a project is given another key in the middle, then the rest is read under it', async () => {
    site.pageSize = 3
    site.issues = issuesOf(9)
    const pages = await read({}, (page) => {
      if (page > 1) return
      site.projects = [{ ...jiraProject('NEW'), formerKeys: ['ACME'] }]
      site.issues = site.issues.map((issue) => ({ ...issue, key: issue.key.replace('ACME', 'NEW') }))
    })
    expect([...keysIn(pages)]).toEqual(expect.arrayContaining(['ACME-9', 'NEW-6', 'NEW-1']))
  })
  it('when it has an address of its own, then it is asked as Cloud by what it says', async () => {
    site.issues = issuesOf(1)
    await read()
    expect(host.address).not.toContain('atlassian.net')
    expect(host.requests.map(({ path }) => path)).toContain('/rest/api/3/search/jql')
  })
  it('when a reading was ended at a page, then it goes on there', async () => {
    site.pageSize = 3
    site.issues = issuesOf(9)
    const [first] = await read()
    const asked = host.requests.length
    const rest = await read({ page: first?.next ?? null })
    expect(keysIn(rest)).toEqual(keys(1, 2, 3, 4, 5, 6))
    expect(rest.at(-1)?.next).toBeNull()
    expect(host.requests.length).toBeLessThan(2 * asked)
  })
  it('when it goes on after its page token ended, then it starts over', async () => {
    site.pageSize = 3
    site.issues = issuesOf(9)
    const [first] = await read()
    const ended = first?.next?.replace(/\d+ ACME-\d+$/, 'ended') ?? null
    expect(keysIn(await read({ page: ended }))).toEqual(keys(...oneTo(9)))
  })
  it('when a page without a token is not the last one, then the reading fails', async () => {
    const page = { issues: [], isLast: false }
    host.plant(answers(200, {}, page), { where: ({ path }) => path === '/rest/api/3/search/jql' })
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when a page names itself as the next one, then the reading fails', async () => {
    const page = { issues: [], isLast: false, nextPageToken: 'again' }
    host.plant(answers(200, {}, page), { times: 9, where: ({ path }) => path === '/rest/api/3/search/jql' })
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
    expect(searches()).toBe(2)
  })
  it('when a page to sign in is answered, then the reading fails', async () => {
    host.plant(LOGIN_PAGE, { where: ({ path }) => path === '/rest/api/3/search/jql' })
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when the token ends between two pages, then the reading fails after the pages that it has', async () => {
    site.pageSize = 3
    site.issues = issuesOf(9)
    let pages = 0
    const reading = read({}, (page) => {
      pages = page
      if (page === 2) host.plant(answers(401))
    })
    await expect(reading).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
    expect(pages).toBe(2)
  })
  it('when the token ends and Jira answers as to everybody, then the reading fails all the same', async () => {
    const everybody = { issues: [], isLast: true }
    host.plant(answers(200, { 'x-seraph-loginreason': 'AUTHENTICATED_FAILED' }, everybody), {
      where: ({ path }) => path === '/rest/api/3/search/jql',
    })
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
  })
  it('when an issue is asked for by its key, then it comes as the list has it', async () => {
    site.issues = [jiraIssue('ACME-12', minute(9), MOVED)]
    const [page] = await read()
    expect(await find('ACME-12')).toEqual({ ...(page?.records[0] as object) })
  })
  it('when an issue is archived, then no search finds it, but its key does', async () => {
    site.issues = [{ ...jiraIssue('ACME-12', minute(9)), isArchived: true }]
    expect(keysIn(await read())).toEqual(new Set())
    expect(await find('ACME-12')).toMatchObject({ key: 'ACME-12' })
  })
  it('when an issue is deleted, or is one of another project by now, then its key finds none', async () => {
    site.issues = [jiraIssue('BETA-1', minute(9))]
    site.moved = new Map([['ACME-12', 'BETA-1']])
    expect(await find('ACME-12')).toBeNull()
    expect(await find('ACME-13')).toBeNull()
    expect(await find('../myself')).toBeNull()
  })
  it.each([
    ['something else', { message: 'canary' }],
    ['nothing', undefined],
  ])('when %s is answered for a key, then nothing is said to be gone', async (_, body) => {
    const route = { where: ({ path }: { readonly path: string }) => path.includes('/issue/') }
    host.plant({ tag: 'answer', answer: { status: 200, headers: {}, body } }, route)
    await expect(find('ACME-12')).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when a project is no longer seen, then the reading says so', async () => {
    site.projects = [{ ...jiraProject('ACME'), isSeen: false }]
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'not_found' } })
  })
  it('when a container is named otherwise than a key, then nothing is searched', async () => {
    const named = { ...ACME, name: 'ACME" OR project = "SECRET' }
    await expect(read({ container: named })).rejects.toMatchObject({ fault: { tag: 'not_found' } })
    expect(searches()).toBe(0)
  })
  it('when a page is read, then it says the day down to which all is read', async () => {
    site.pageSize = 2
    site.issues = [minute(1), minute(1_500), minute(1_600), minute(3_000)].map((at, i) =>
      jiraIssue(`ACME-${i + 1}`, at),
    )
    const days = (await read()).map(({ completeBackTo }) => completeBackTo)
    expect(days[0]).toBe('2026-03-03')
  })
})

describe('given Jira Data Center', () => {
  beforeEach(async () => {
    await open('canary-token', 'Bearer canary-token')
    site.deploymentType = 'Server'
  })

  it('when it is looked at, then it lists the projects that the token sees', async () => {
    expect((await jiraHost.look(ask, [])).containers).toEqual([ACME])
  })
  it('when a project is read, then each issue comes with all its changes and no person', async () => {
    site.issues = [jiraIssue('ACME-12', minute(9), MOVED)]
    const pages = await read()
    expect(JSON.stringify(pages)).not.toMatch(/Ada Canary|5b10-canary/)
    expect((await factsIn(pages)).facts[0]?.data).toMatchObject({ key: 'ACME-12', history: ITS_HISTORY })
  })
  it.each(oneTo(9))(
    'when nine issues are read by three and ACME-%i is edited after the first page, then none is skipped',
    async (edited) => {
      site.pageSize = 3
      site.issues = issuesOf(9)
      const pages = await read({}, (page) => page === 1 && touch(`ACME-${edited}`))
      expect(keysIn(pages)).toEqual(keys(...oneTo(9)))
    },
  )
  it.each(oneTo(9))(
    'when nine issues of one minute are read by three and ACME-%i is edited meanwhile, then none is skipped',
    async (edited) => {
      site.pageSize = 3
      site.issues = oneTo(9).map((n) => jiraIssue(`ACME-${n}`, minute(5)))
      const pages = await read({}, (page) => page === 2 && touch(`ACME-${edited}`))
      expect(keysIn(pages)).toEqual(keys(...oneTo(9)))
    },
  )
  it.each(oneTo(9))(
    'when nine issues of one minute are read by three and ACME-%i is deleted meanwhile, then no other one is missing',
    async (deleted) => {
      site.pageSize = 3
      site.issues = oneTo(9).map((n) => jiraIssue(`ACME-${n}`, minute(5)))
      const pages = await read({}, (page) => page === 2 && drop(`ACME-${deleted}`))
      const others = oneTo(9).filter((n) => n !== deleted)
      expect([...keysIn(pages)]).toEqual(expect.arrayContaining(others.map((n) => `ACME-${n}`)))
    },
  )
  it('when issues of a minute go as fast as they are read, then the reading ends and says why', async () => {
    site.pageSize = 3
    site.issues = oneTo(60).map((n) => jiraIssue(`ACME-${n}`, minute(5)))
    let next = 60
    const reading = read({}, (page) => {
      if (page > 1) drop(`ACME-${next--}`)
    })
    await expect(reading).rejects.toMatchObject({ fault: { tag: 'unavailable' } })
  })
  it('when a reading was ended at a page, then it goes on there', async () => {
    site.pageSize = 3
    site.issues = issuesOf(9)
    const [first] = await read()
    const rest = await read({ page: first?.next ?? null })
    expect(keysIn(rest)).toEqual(keys(...oneTo(7)))
  })
  it('when the first page is told, then it says how many issues are left', async () => {
    site.pageSize = 3
    site.issues = issuesOf(9)
    expect((await read())[0]).toMatchObject({ left: 6, completeBackTo: '2026-03-02' })
  })
  it('when an issue is asked for by its key, then it comes as the list has it', async () => {
    site.issues = [jiraIssue('ACME-12', minute(9), MOVED)]
    const [page] = await read()
    expect(await find('ACME-12')).toEqual({ ...(page?.records[0] as object) })
  })
  it('when a project is no longer seen, then the reading says so', async () => {
    site.projects = []
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'not_found' } })
  })
  it('when answers tell how fast requests come back, then the quota says when all are there again', () => {
    const headers = new Map([
      ['x-ratelimit-limit', '100'],
      ['x-ratelimit-remaining', '40'],
      ['x-ratelimit-interval-seconds', '10'],
      ['x-ratelimit-fillrate', '25'],
    ])
    const quota = { limit: 100, remaining: 40, resetsAt: '2026-12-01T00:00:30.000Z' }
    expect(jiraHost.quotaOf(headers, NOW)).toEqual(quota)
    expect(jiraHost.quotaOf(new Map(), NOW)).toBeNull()
  })
})
