import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { HostClient } from '#connectors/hosts/client/client'
import { epochOf, instantOf } from '#domain/time'
import { gitlabHost } from '#sources/gitlab/host'
import type { Ask } from '#sources/kit/hosts/ask'
import type { HostContainer, HostList, HostPage } from '#sources/kit/hosts/host'
import { movedClock } from '#test/support/hosts/clock'
import { gitlabProject, type LocalGitLab, serveGitLab } from '#test/support/hosts/gitlab'
import { answers, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { clientAt } from '#test/support/hosts/local-client'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { keysOf, listOf, pagesRead, readingOf } from '#test/support/hosts/reading'
import { readAll, written } from '../files/support.js'
import { commit, issue, merged, release, request } from '../forges/gitlab.js'

const REQUESTS = listOf(gitlabHost, 'merge_requests')
const ISSUES = listOf(gitlabHost, 'issues')
const RELEASES = listOf(gitlabHost, 'releases')
const SHOP: HostContainer = {
  name: 'Group/Sub/Shop',
  id: '3',
  kind: 'repository',
  container: 'gitlab.example.com/group/sub/shop',
}
const NOW = '2026-12-01T00:00:00.000Z'

let host: LocalHost
let gitlab: LocalGitLab
let client: HostClient
let ask: Ask

beforeEach(async () => {
  const clock = movedClock(NOW)
  host = await openLocalHost(clock)
  host.authorization = { name: 'private-token', value: 'canary-token' }
  gitlab = serveGitLab(host)
  client = clientAt(host, gitlabHost, clock)
  ask = client.ask
})
afterEach(async () => {
  await client.close()
  await host.close()
})

/** A time of March 2026 by its number of minutes. */
const minute = (number: number): string => instantOf(epochOf('2026-03-01T00:00:00.000Z') + number * 60_000)
const oneTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1)
/** Merge requests !1, !2, …, the last of them changed last, a minute apart. */
const requestsOf = (count: number) => oneTo(count).map((iid) => request(iid, { updated_at: minute(iid) }))
const keysIn = (list: HostList, pages: readonly HostPage[]): ReadonlySet<string | null> => new Set(keysOf(list, pages))
const keys = (count: number): ReadonlySet<string> => new Set(oneTo(count).map((iid) => `!${iid}`))

const read = (list: HostList, changes: Parameters<typeof pagesRead>[2] = {}, between?: (page: number) => void) =>
  pagesRead(list, ask, { container: SHOP, ...changes }, between)
const touch = (iid: number): void => {
  gitlab.requests = gitlab.requests.map((one) => (one['iid'] === iid ? { ...one, updated_at: NOW } : one))
}
const drop = (iid: number): void => {
  gitlab.requests = gitlab.requests.filter((one) => one['iid'] !== iid)
}

describe('given a GitLab', () => {
  it('when it is looked at, then it says the scopes and the end of the token, and its projects', async () => {
    expect(await gitlabHost.look(ask, [])).toEqual({
      account: null,
      scopes: ['read_api'],
      remarks: [],
      expiresAt: '2099-03-01T00:00:00.000Z',
      containers: [SHOP],
    })
  })
  it('when the token is a member of many projects, then all are listed by the links of the host', async () => {
    gitlab.projects = oneTo(230).map((id) => gitlabProject(id, `group/p${id}`))
    expect((await gitlabHost.look(ask, [])).containers).toHaveLength(230)
  })
  it('when the token may write, or may not read, then the look says what to do', async () => {
    gitlab.token = { scopes: ['api'], expires_at: null }
    expect((await gitlabHost.look(ask, [])).remarks[0]).toContain('read_api')
    gitlab.token = { scopes: ['read_user'], expires_at: null }
    expect((await gitlabHost.look(ask, [])).remarks[0]).toContain('lacks the scope read_api')
  })
  it('when it is too old to describe a token, then its scopes are not known', async () => {
    host.plant(answers(404), { where: ({ path }) => path.endsWith('/self') })
    expect(await gitlabHost.look(ask, ['Group/Sub/Shop'])).toMatchObject({ scopes: null, containers: [SHOP] })
  })
  it('when a wanted project was renamed, then it is found by its former path', async () => {
    gitlab.projects = [{ ...gitlabProject(3, 'Group/Sub/Store'), formerPaths: ['Group/Sub/Shop'] }]
    const { containers } = await gitlabHost.look(ask, ['Group/Sub/Shop'])
    expect(containers).toMatchObject([{ name: 'Group/Sub/Store', id: '3' }])
  })
  it('when a wanted project is not seen, then the look says so and lists the others', async () => {
    gitlab.projects = [...gitlab.projects, { ...gitlabProject(4, 'group/secret'), isSeen: false }]
    const { containers, remarks } = await gitlabHost.look(ask, ['group/secret', 'Group/Sub/Shop'])
    expect(containers).toEqual([SHOP])
    expect(remarks).toHaveLength(1)
  })
  it('when the token is refused, then the look fails and says so', async () => {
    host.plant(answers(401))
    await expect(gitlabHost.look(ask, [])).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
  })
  it('when answers tell a quota, then it is read, and none where limits are off', () => {
    const quota = (limit: string) =>
      new Map([
        ['ratelimit-limit', limit],
        ['ratelimit-remaining', '1999'],
        ['ratelimit-reset', '1796083260'],
      ])
    const resetsAt = '2026-12-01T00:01:00.000Z'
    expect(gitlabHost.quotaOf(quota('2000'), NOW)).toEqual({ limit: 2000, remaining: 1999, resetsAt })
    expect(gitlabHost.quotaOf(quota('0'), NOW)).toBeNull()
    expect(gitlabHost.quotaOf(new Map(), NOW)).toBeNull()
  })
})

describe('given merge requests in GitLab', () => {
  it('when 400 are read on four pages, then none is missing', async () => {
    gitlab.requests = requestsOf(400)
    const pages = await read(REQUESTS)
    expect(keysOf(REQUESTS, pages)).toHaveLength(400)
    expect(keysIn(REQUESTS, pages)).toEqual(keys(400))
    expect(keysOf(REQUESTS, pages)[0]).toBe('!400')
    expect(host.requests.length).toBeLessThanOrEqual(8)
  })
  it('when one is read, then its commits and its default branch come with it', async () => {
    gitlab.requests = [request(7, merged({ merge_commit_sha: 'f'.repeat(40), updated_at: minute(7) }))]
    gitlab.commits = new Map([[7, oneTo(120).map(() => commit('b', '2026-03-01T08:00:00.000Z', 'Begin'))]])
    const [page] = await read(REQUESTS)
    const reading = readingOf({ container: SHOP })
    const detailed = await REQUESTS.detailed?.(ask, page?.records[0], reading)
    expect(detailed).toMatchObject({ project: { default_branch: 'main' } })
    const { facts, rejected } = await readAll([written('requests.json', JSON.stringify([detailed]))])
    expect(rejected).toEqual([])
    expect(facts[0]).toMatchObject({
      place: SHOP.container,
      data: { reference: '!7', firstCommitAt: '2026-03-01T08:00:00.000Z' },
    })
  })
  it('when records have the members that GitLab gives, then all of them are known', async () => {
    gitlab.requests = [request(1, { updated_at: minute(1) })]
    gitlab.issues = [issue(1, { updated_at: minute(1) })]
    gitlab.releases = [release('v1')]
    for (const list of [REQUESTS, ISSUES, RELEASES]) {
      const [page] = await read(list)
      const members = Object.keys(page?.records[0] as object)
      expect(members.filter((member) => list.members?.has(member) !== true)).toEqual([])
    }
  })
  it('when one is deleted before its commits are asked for, then it stays as the list had it', async () => {
    gitlab.requests = [request(7)]
    const [page] = await read(REQUESTS)
    const record = page?.records[0]
    expect(await REQUESTS.detailed?.(ask, record, readingOf({ container: SHOP }))).toEqual(record)
  })
  it('when what is new is asked for, then it is one request beside that for the project', async () => {
    gitlab.requests = requestsOf(9)
    const pages = await read(REQUESTS, { since: minute(8) })
    expect(keysOf(REQUESTS, pages)).toEqual(['!9', '!8'])
    expect(host.requests).toHaveLength(2)
  })
  it.each([1, 3, 5, 9])('when !%i is edited between two pages, then none is skipped', async (iid) => {
    gitlab.pageSize = 3
    gitlab.requests = requestsOf(9)
    const pages = await read(REQUESTS, {}, (page) => page === 1 && touch(iid))
    expect(keysIn(REQUESTS, pages)).toEqual(keys(9))
  })
  it.each([7, 8, 9])('when !%i is deleted between two pages, then no other one is skipped', async (iid) => {
    gitlab.pageSize = 3
    gitlab.requests = requestsOf(9)
    const pages = await read(REQUESTS, {}, (page) => page === 1 && drop(iid))
    expect(keysIn(REQUESTS, pages)).toEqual(keys(9))
  })
  it('when a reading was ended at a page, then it goes on there', async () => {
    gitlab.pageSize = 3
    gitlab.requests = requestsOf(9)
    const [first] = await read(REQUESTS)
    expect(first).toMatchObject({ left: 6, completeBackTo: '2026-03-02' })
    const rest = await read(REQUESTS, { page: first?.next ?? null })
    expect(keysIn(REQUESTS, rest)).toEqual(keys(7))
    expect(rest.at(-1)?.next).toBeNull()
  })
  it('when the token ends between two pages, then the reading fails after the pages that it has', async () => {
    gitlab.pageSize = 3
    gitlab.requests = requestsOf(9)
    let pages = 0
    const reading = read(REQUESTS, {}, (page) => {
      pages = page
      if (page === 2) host.plant(answers(401))
    })
    await expect(reading).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
    expect(pages).toBe(2)
  })
  it('when the project is forbidden, then the reading says so', async () => {
    host.plant(answers(403), { where: ({ path }) => path.endsWith('/merge_requests') })
    await expect(read(REQUESTS)).rejects.toMatchObject({ fault: { tag: 'forbidden' } })
  })
  it('when the project is renamed in the middle, then the reading goes on by its id', async () => {
    gitlab.pageSize = 3
    gitlab.requests = requestsOf(9)
    const pages = await read(REQUESTS, {}, () => {
      gitlab.projects = [{ ...gitlabProject(3, 'Group/Sub/Store'), formerPaths: ['Group/Sub/Shop'] }]
    })
    expect(keysIn(REQUESTS, pages)).toEqual(keys(9))
  })
  it.each([
    ['an object', answers(200, {}, { message: 'canary' })],
    ['a page to sign in', LOGIN_PAGE],
  ])('when %s is answered in place of a list, then the reading fails', async (_, fault) => {
    host.plant(fault, { where: ({ path }) => path.endsWith('/merge_requests') })
    await expect(read(REQUESTS)).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
})

describe('given issues and releases in GitLab', () => {
  it('when issues are read, then each is an item of the tracker of its repository', async () => {
    gitlab.issues = oneTo(3).map((iid) => issue(iid, { updated_at: minute(iid) }))
    const pages = await read(ISSUES)
    expect(keysOf(ISSUES, pages)).toEqual(['#3', '#2', '#1'])
    const records = pages.flatMap((page) => page.records)
    const { facts } = await readAll([written('issues.json', JSON.stringify(records))])
    expect(facts).toMatchObject([{ place: SHOP.container }, { place: SHOP.container }, { place: SHOP.container }])
  })
  it('when there are none, then one page without records is the last one', async () => {
    expect(await read(ISSUES)).toMatchObject([{ records: [], next: null }])
  })
  it('when releases are read, then all of them come', async () => {
    gitlab.releases = oneTo(230).map((n) => release(`v${n}`, { created_at: minute(n) }))
    expect(keysIn(RELEASES, await read(RELEASES)).size).toBe(230)
  })
  it('when new releases are read, then older ones are not asked for', async () => {
    gitlab.releases = oneTo(230).map((n) => release(`v${n}`, { created_at: minute(n) }))
    expect(await read(RELEASES, { since: minute(229) })).toHaveLength(1)
  })
  it('when a release is deleted between two pages, then no other one is skipped', async () => {
    gitlab.pageSize = 100
    gitlab.releases = oneTo(230).map((n) => release(`v${n}`, { created_at: minute(n) }))
    const pages = await read(RELEASES, {}, (page) => {
      if (page === 1) gitlab.releases = gitlab.releases.filter((one) => one['tag_name'] !== 'v230')
    })
    expect(keysIn(RELEASES, pages).size).toBe(230)
  })
})
