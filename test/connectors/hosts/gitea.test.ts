import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { giteaHost } from '#sources/gitea/host'
import type { Ask } from '#sources/kit/hosts/ask'
import { askForge, keysDownFrom } from '#test/support/hosts/forge'
import { type LocalGitea, openLocalGitea, SHOP } from '#test/support/hosts/gitea'
import type { Json } from '#test/support/hosts/github'
import { answers } from '#test/support/hosts/local-answers'
import { faultOf } from '#test/support/hosts/local-client'
import { keysOf, listOf, pagesRead, readingOf } from '#test/support/hosts/reading'
import { commit, id, issue, merged, pull, release } from '../forges/gitea.js'
import { changeOf, readForge } from '../forges/support.js'

const pulls = listOf(giteaHost, 'pulls')
const issues = listOf(giteaHost, 'issues')
const releases = listOf(giteaHost, 'releases')

const LONG_AGO = '2026-01-05T10:00:00Z'
const opened = (number: number, members: Json = {}): Json =>
  pull(number, { created_at: LONG_AGO, updated_at: LONG_AGO, ...members })
const filed = (number: number, members: Json = {}): Json =>
  issue(number, { created_at: LONG_AGO, updated_at: LONG_AGO, ...members })
const many = (n: number, one: (number: number) => Json): Json[] => Array.from({ length: n }, (_, i) => one(i + 1))

let gitea: LocalGitea
let ask: Ask

beforeEach(async () => {
  gitea = await openLocalGitea()
  ask = askForge(giteaHost, gitea.host)
})
afterEach(() => gitea.host.close())

const without = (records: readonly Json[], ...numbers: readonly number[]): Json[] =>
  records.filter(({ number }) => !numbers.includes(Number(number)))

test('400 pull requests on eight pages are all read, the newest first, by their numbers alone', async () => {
  gitea.pulls = many(400, opened)

  const pages = await pagesRead(pulls, ask, { container: SHOP })

  expect(keysOf(pulls, pages)).toEqual(keysDownFrom(400))
  expect(pages.map(({ left }) => left)).toEqual([350, 300, 250, 200, 150, 100, 50, 0])
  expect(gitea.host.requests).toHaveLength(8)
})

test('a server with smaller pages is read whole', async () => {
  gitea.most = 7
  gitea.issues = many(20, filed)

  const pages = await pagesRead(issues, ask, { container: SHOP })

  expect(keysOf(issues, pages)).toEqual(keysDownFrom(20))
  expect(gitea.host.requests).toHaveLength(3)
})

test('a server that counts nothing is read up to an empty page', async () => {
  gitea.counts = false
  gitea.issues = many(100, filed)

  const pages = await pagesRead(issues, ask, { container: SHOP })

  expect(keysOf(issues, pages)).toEqual(keysDownFrom(100))
  expect(pages.map(({ left }) => left)).toEqual([null, null, 0])
})

test.each([
  ['one that is read already', [150]],
  ['one of the next page', [60]],
  ['several of both', [180, 170, 160, 90, 80]],
])('a deletion between two pages, of %s, hides no other one', async (_, gone) => {
  gitea.issues = many(200, filed)

  const pages = await pagesRead(issues, ask, { container: SHOP }, (page) => {
    if (page === 1) gitea.issues = without(gitea.issues, ...gone)
  })

  const stay = keysDownFrom(200).filter((key) => !gone.includes(Number(key.slice(1))))
  expect(new Set(keysOf(issues, pages))).toEqual(new Set([...stay, ...keysDownFrom(200).slice(0, 50)]))
})

test('a deletion before the last page hides none of it', async () => {
  gitea.issues = many(101, filed)

  const pages = await pagesRead(issues, ask, { container: SHOP }, (page) => {
    if (page === 2) gitea.issues = without(gitea.issues, 101)
  })

  expect(keysOf(issues, pages)).toContain('#1')
})

test('a deletion while nothing is read hides none, as the page says how many there were', async () => {
  gitea.issues = many(200, filed)
  const [first] = await pagesRead(issues, ask, { container: SHOP })
  gitea.issues = without(gitea.issues, 200)

  const rest = await pagesRead(issues, ask, { container: SHOP, page: first?.next ?? null })

  expect(keysOf(issues, rest)).toEqual(expect.arrayContaining([...keysDownFrom(150)]))
})

test('a pull request that is edited between two pages hides none', async () => {
  gitea.pulls = many(120, opened)

  const pages = await pagesRead(pulls, ask, { container: SHOP }, (page) => {
    if (page === 1) gitea.pulls[9] = opened(10, { updated_at: '2026-03-09T10:00:00Z' })
  })

  expect(keysOf(pulls, pages)).toEqual(keysDownFrom(120))
})

test('only what was changed since is read', async () => {
  gitea.pulls = [...many(120, opened), opened(121, { updated_at: '2026-03-09T10:00:00Z' })]
  gitea.issues = [...many(120, filed), filed(121, { updated_at: '2026-03-09T10:00:00Z' })]
  const since = '2026-03-09T09:58:00.000Z'

  expect(keysOf(pulls, await pagesRead(pulls, ask, { container: SHOP, since }))).toEqual(['#121'])
  expect(keysOf(issues, await pagesRead(issues, ask, { container: SHOP, since }))).toEqual(['#121'])
  expect(gitea.asked()).toEqual([
    '/repos/Acme/Shop/pulls?state=all&sort=recentupdate&limit=50&page=1',
    '/repos/Acme/Shop/issues?type=issues&state=all&limit=50&since=2026-03-09T09%3A58%3A00Z&page=1',
  ])
})

test('complaint 5: a merge that no list told is found, as the pull request is held as open', async () => {
  gitea.pulls = [opened(1, { ...merged('c'), updated_at: LONG_AGO }), opened(2)]
  const since = '2026-03-09T00:00:00.000Z'

  const pages = await pagesRead(pulls, ask, { container: SHOP, since, heldOpen: async () => ['#1', '#2', '#9'] })

  // The ninth was deleted.
  expect(keysOf(pulls, pages)).toEqual(['#1'])
})

test('all releases are read each time, and drafts are left out as in files', async () => {
  gitea.releases = [release('v2', { draft: true }), release('v1')]

  const pages = await pagesRead(releases, ask, { container: SHOP, since: '2026-03-09T10:00:00.000Z' })

  const { facts } = await readForge(JSON.stringify(pages[0]?.records))
  expect(facts.map(({ data }) => data)).toMatchObject([{ tag: 'v1' }])
})

test('a merged pull request gains its commits, and those that a rebase made', async () => {
  gitea.commits.set(12, [
    commit('b', '2026-03-02T08:00:00Z', 'Finish\n', { parents: ['a'] }),
    commit('a', '2026-03-01T08:00:00Z', 'Begin\n', { parents: ['0'] }),
  ])
  gitea.lines.set(id('d'), [
    commit('d', '2026-03-02T08:00:00Z', 'Finish\n', { parents: ['c'] }),
    commit('c', '2026-03-01T08:00:00Z', 'Begin\n', { parents: ['0'] }),
    commit('0', '2026-02-01T08:00:00Z', 'Earlier\n', { parents: ['9'] }),
  ])
  const record = opened(12, {
    ...merged('d'),
    head: { label: 'topic', ref: 'refs/pull/12/head', sha: id('b'), repo_id: -1, repo: null },
  })

  const detailed = await pulls.detailed?.(ask, record, readingOf({ container: SHOP }))

  expect(await changeOf(Object(detailed))).toMatchObject({
    firstCommitAt: '2026-03-01T08:00:00.000Z',
    commits: [id('a'), id('b'), id('d'), id('c')],
  })
  expect(gitea.host.requests).toHaveLength(2)
})

test('a pull request that was deleted since it was listed stays as the list had it', async () => {
  const record = opened(7)
  gitea.host.route('GET', '/api/v1/repos/Acme/Shop/pulls/7/commits', () => ({ status: 404, body: { message: 'gone' } }))

  expect(await pulls.detailed?.(ask, record, readingOf({ container: SHOP }))).toEqual(record)
})

test('a merge that is not there any more has no commits on the default branch', async () => {
  gitea.commits.set(12, [commit('b', '2026-03-02T08:00:00Z', 'Finish')])

  const detailed = await pulls.detailed?.(ask, opened(12, merged('d')), readingOf({ container: SHOP }))

  expect(detailed).toMatchObject({ number: 12, landed_commits: [] })
})

test.each([
  ['turned off', { has_issues: false }],
  [
    'kept by another tracker',
    { has_issues: true, external_tracker: { external_tracker_url: 'https://jira.example.com' } },
  ],
])('issues that are %s are none', async (_, members) => {
  gitea.repository = { ...gitea.repository, ...members }

  const pages = await pagesRead(issues, ask, { container: SHOP })

  expect(pages).toMatchObject([{ records: [], next: null, left: 0 }])
})

test('issues of a repository that is not there fail', async () => {
  gitea.repository = { ...gitea.repository, has_issues: false }

  const fault = await faultOf(pagesRead(issues, ask, { container: { ...SHOP, name: 'Acme/None' } }))

  expect(fault).toEqual({ tag: 'not_found' })
})

test('a list that is not found, though it is turned on, fails', async () => {
  gitea.repository = { ...gitea.repository, has_pull_requests: true }
  gitea.host.plant(answers(404))

  expect(await faultOf(pagesRead(pulls, ask, { container: SHOP }))).toEqual({ tag: 'not_found' })
})

test('complaint 4: an empty page before the end fails', async () => {
  gitea.pulls = many(400, opened)
  gitea.host.plant(answers(200, { 'x-total-count': '400' }, []), { nth: 3 })

  expect(await faultOf(pagesRead(pulls, ask, { container: SHOP }))).toEqual({
    tag: 'unreadable',
    reason: 'a page lacks the records that are counted',
  })
})

test('a page that is no list fails', async () => {
  gitea.host.plant(answers(200, {}, { message: 'Hello' }))

  expect(await faultOf(pagesRead(pulls, ask, { container: SHOP }))).toEqual({
    tag: 'unreadable',
    reason: 'a list was expected',
  })
})

test('a place in a list that is none fails', async () => {
  expect(await faultOf(pagesRead(issues, ask, { container: SHOP, page: 'https://x.example/' }))).toMatchObject({
    tag: 'unreadable',
  })
})

test.each([
  ['https://git.example.com', 'https://git.example.com/api/v1'],
  ['https://example.com/gitea', 'https://example.com/gitea/api/v1'],
])('the API of %s is %s', (address, api) => {
  expect(giteaHost.apiOf(address)).toBe(api)
})

test('a look tells account and repositories, and follows one that was renamed', async () => {
  gitea.host.route('GET', '/api/v1/user', () => ({ body: { id: 1, login: 'ada-canary' } }))
  gitea.host.route('GET', '/api/v1/user/repos', () => ({ body: [gitea.repository], headers: { 'x-total-count': '1' } }))
  gitea.host.route('GET', '/api/v1/repos/Acme/Former', () => ({
    status: 301,
    headers: { location: '/api/v1/repos/Acme/Shop' },
    body: '<a href="/api/v1/repos/Acme/Shop">Moved Permanently</a>.',
  }))

  expect(await giteaHost.look(ask, [])).toEqual({
    account: 'ada-canary',
    scopes: null,
    remarks: [],
    expiresAt: null,
    containers: [SHOP],
  })
  const { containers } = await giteaHost.look(ask, ['Acme/Former', 'Acme/Secret'])
  expect(containers).toEqual([SHOP])
})

test('a token that may not read its user says so, unless repositories are named', async () => {
  gitea.host.plant(answers(403), { times: 2, where: ({ path }) => path.endsWith('/user') })

  expect(await giteaHost.look(ask, [])).toMatchObject({
    account: null,
    containers: [],
    remarks: [
      'The token may not list repositories: give it the right to read the user, or name the repositories yourself.',
    ],
  })
  expect(await giteaHost.look(ask, ['Acme/Shop'])).toMatchObject({ account: null, containers: [SHOP], remarks: [] })
})
