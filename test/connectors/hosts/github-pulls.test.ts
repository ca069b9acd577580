import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { githubHost } from '#sources/github/host'
import type { Ask } from '#sources/kit/hosts/ask'
import { askForge, keysDownFrom } from '#test/support/hosts/forge'
import { API, type Json, type LocalGitHub, openLocalGitHub } from '#test/support/hosts/github'
import { answers } from '#test/support/hosts/local-answers'
import { faultOf } from '#test/support/hosts/local-client'
import { keysOf, listOf, pagesRead, readingOf } from '#test/support/hosts/reading'
import { commit, id, merged, pull } from '../forges/github.js'
import { changeOf } from '../forges/support.js'

const pulls = listOf(githubHost, 'pulls')

/** The instant of a pull request by its number: each is a minute after the one before. */
const minute = (n: number): string =>
  `2026-03-0${1 + Math.floor(n / 1_440)}T${new Date(60_000 * n).toISOString().slice(11, 19)}Z`

const opened = (number: number, members: Json = {}): Json =>
  pull(number, { created_at: minute(number), updated_at: minute(number), ...members })

const openPulls = (n: number): Json[] => Array.from({ length: n }, (_, i) => opened(i + 1))

let github: LocalGitHub
let ask: Ask

beforeEach(async () => {
  github = await openLocalGitHub()
  ask = askForge(githubHost, github.host)
})
afterEach(() => github.host.close())

test('400 pull requests on four pages are all read, the newest first', async () => {
  github.pulls = openPulls(400)

  const pages = await pagesRead(pulls, ask, { container: API })

  expect(keysOf(pulls, pages)).toEqual(keysDownFrom(400))
  expect(pages.map(({ left }) => left)).toEqual([3, 2, 1, 0])
  expect(github.host.requests).toHaveLength(4)
})

test('a page says down to which day all is read', async () => {
  github.pulls = [
    ...Array.from({ length: 60 }, (_, i) => opened(i + 1, { created_at: '2026-02-03T10:00:00Z' })),
    ...Array.from({ length: 60 }, (_, i) => opened(i + 61, { created_at: '2026-02-05T10:00:00Z' })),
  ]

  const pages = await pagesRead(pulls, ask, { container: API })

  // The third of February goes on on the next page.
  expect(pages.map(({ completeBackTo }) => completeBackTo)).toEqual(['2026-02-04', null])
})

test('pages without their links are read by number', async () => {
  github.pulls = openPulls(400)
  const withLinks = ask
  const withoutLinks: Ask = async (request) => ({ ...(await withLinks(request)), headers: new Map() })

  const pages = await pagesRead(pulls, withoutLinks, { container: API })

  expect(keysOf(pulls, pages)).toEqual(keysDownFrom(400))
})

test('a page that lacks its next one fails', async () => {
  github.pulls = openPulls(400)
  github.host.plant(
    answers(
      200,
      { link: `<${github.host.address}/api/v3/repositories/1296269/pulls?page=4>; rel="last"` },
      openPulls(3),
    ),
    { nth: 2 },
  )

  const fault = await faultOf(pagesRead(pulls, ask, { container: API }))

  expect(fault).toEqual({ tag: 'unreadable', reason: 'a page lacks its next one' })
})

test.each([
  ['an object', { message: 'hello' }],
  ['nothing', undefined],
])('a page that is %s fails', async (_, body) => {
  github.host.plant(answers(200, {}, body))

  expect(await faultOf(pagesRead(pulls, ask, { container: API }))).toEqual({
    tag: 'unreadable',
    reason: 'a list was expected',
  })
})

test('a page that is its own next one fails', async () => {
  const first = `${github.host.address}/api/v3/repositories/1296269/pulls?page=2`
  github.host.plant(answers(200, { link: `<${first}>; rel="next"` }, openPulls(1)), { times: 2 })

  expect(await faultOf(pagesRead(pulls, ask, { container: API }))).toMatchObject({
    reason: 'a page is its own next one',
  })
})

test('a pull request that is edited between two pages hides none', async () => {
  github.pulls = openPulls(400)

  const pages = await pagesRead(pulls, ask, { container: API }, (page) => {
    if (page === 1) github.pulls[49] = opened(50, { title: 'Edited', updated_at: '2026-03-09T09:00:00Z' })
  })

  expect(new Set(keysOf(pulls, pages))).toEqual(new Set(keysDownFrom(400)))
})

test('one that is opened between two pages hides none', async () => {
  github.pulls = openPulls(250)

  const pages = await pagesRead(pulls, ask, { container: API }, (page) => {
    if (page === 1) github.pulls.push(opened(251))
  })

  expect(new Set(keysOf(pulls, pages))).toEqual(new Set(keysDownFrom(250)))
})

test('a reading goes on at its page', async () => {
  github.pulls = openPulls(400)
  const [first, second] = await pagesRead(pulls, ask, { container: API })
  const before = github.host.requests.length

  const rest = await pagesRead(pulls, ask, { container: API, page: second?.next ?? null })

  expect(first?.next?.length).toBeLessThanOrEqual(2_000)
  expect(keysOf(pulls, rest)).toEqual(keysDownFrom(200))
  expect(github.host.requests.length - before).toBe(2)
})

test('only what was changed since is read, up to the first page with an older one', async () => {
  github.pulls = openPulls(400)
  const since = '2026-03-01T05:00:00.000Z'

  const pages = await pagesRead(pulls, ask, { container: API, since })

  expect(keysOf(pulls, pages)).toEqual(keysDownFrom(400).slice(0, 101))
  expect(github.host.requests).toHaveLength(2)
  expect(pages.at(-1)?.next).toBeNull()
})

test('complaint 5: a merge that no list told is found, as the pull request is held as open', async () => {
  // Merged long after it was opened, without a change of its `updated_at`.
  github.pulls = [opened(1, merged('c', '2026-03-09T10:00:00Z')), opened(2), opened(3)].map((one) => ({
    ...one,
    updated_at: '2026-01-01T00:00:00Z',
  }))
  const since = '2026-03-09T00:00:00.000Z'

  const pages = await pagesRead(pulls, ask, { container: API, since, heldOpen: async () => ['#1', '#2', '#3'] })

  expect(pages.flatMap(({ records }) => records)).toEqual([github.pulls[0]])
  expect(github.asked()).toEqual([
    '/repos/Acme/Api/pulls?state=all&sort=updated&direction=desc&per_page=100',
    '/repos/Acme/Api/pulls?state=open&per_page=100',
    '/repos/Acme/Api/pulls/1',
  ])
})

test('those that are held as open and were met are not asked for again', async () => {
  github.pulls = [opened(1), opened(2)]
  const since = '2026-03-01T00:00:00.000Z'

  await pagesRead(pulls, ask, { container: API, since, heldOpen: async () => ['#1', '#2'] })

  expect(github.host.requests).toHaveLength(1)
})

test('one that is held as open and is not there any more is left to the next whole reading', async () => {
  github.pulls = [opened(2)]
  const since = '2026-03-09T00:00:00.000Z'

  const pages = await pagesRead(pulls, ask, { container: API, since, heldOpen: async () => ['#1', '#2'] })

  expect(keysOf(pulls, pages)).toEqual([])
  expect(pages.at(-1)?.next).toBeNull()
})

test('more than a page of those that are not open any more is told page by page, and goes on where it ended', async () => {
  github.pulls = Array.from({ length: 150 }, (_, i) => opened(i + 1, merged('c')))
  const since = '2026-03-09T00:00:00.000Z'
  let held = keysDownFrom(150)
  const heldOpen = async () => held

  const [first, ...rest] = (await pagesRead(pulls, ask, { container: API, since, heldOpen })).slice(1)
  expect(first?.records).toHaveLength(100)
  expect(keysOf(pulls, rest)).toHaveLength(50)

  held = held.slice(100)
  const resumed = await pagesRead(pulls, ask, { container: API, since, heldOpen, page: first?.next ?? null })
  expect(keysOf(pulls, resumed)).toEqual(keysDownFrom(50))
})

test('a pull request whose fork was deleted is a change', async () => {
  github.pulls = [opened(7, { head: { label: 'gone:topic', ref: 'topic', sha: id('a'), user: null, repo: null } })]

  const [page] = await pagesRead(pulls, ask, { container: API })

  expect(await changeOf(Object(page?.records[0]))).toMatchObject({ reference: '#7', mergedAt: null })
})

const REBASED = opened(12, { ...merged('d'), head: { ref: 'topic', sha: id('b') } })

test('a merged pull request gains its commits, and those that a rebase made, by two requests', async () => {
  github.commits.set(12, [
    commit('a', '2026-03-01T08:00:00Z', 'Begin', { parents: ['0'] }),
    commit('b', '2026-03-02T08:00:00Z', 'Finish', { parents: ['a'] }),
  ])
  github.lines.set(id('d'), [
    commit('d', '2026-03-02T08:00:00Z', 'Finish', { parents: ['c'] }),
    commit('c', '2026-03-01T08:00:00Z', 'Begin', { parents: ['0'] }),
    commit('0', '2026-02-01T08:00:00Z', 'Earlier', { parents: ['9'] }),
  ])

  const record = await pulls.detailed?.(ask, REBASED, readingOf({ container: API }))

  expect(await changeOf(Object(record))).toMatchObject({
    firstCommitAt: '2026-03-01T08:00:00.000Z',
    commits: [id('a'), id('b'), id('d'), id('c')],
  })
  expect(github.asked()).toEqual([
    '/repos/Acme/Api/pulls/12/commits?per_page=100',
    `/repos/Acme/Api/commits?sha=${id('d')}&per_page=2`,
  ])
})

test('an open pull request gains its commits by one request', async () => {
  github.commits.set(3, [commit('a', '2026-03-01T08:00:00Z', 'Begin')])

  const record = await pulls.detailed?.(ask, opened(3), readingOf({ container: API }))

  expect(await changeOf(Object(record))).toMatchObject({ firstCommitAt: '2026-03-01T08:00:00.000Z', mergedAt: null })
  expect(github.host.requests).toHaveLength(1)
})

test('at most 250 commits are asked for', async () => {
  github.commits.set(
    3,
    Array.from({ length: 260 }, (_, i) => commit((i + 1).toString(16).padStart(4, '0'), minute(i), `Step ${i}`)),
  )

  const record = await pulls.detailed?.(ask, opened(3), readingOf({ container: API }))

  expect(Object(record).commits).toHaveLength(250)
  expect(github.host.requests).toHaveLength(3)
})

test('a merge that is not there any more has no commits on the default branch', async () => {
  github.commits.set(12, [commit('b', '2026-03-02T08:00:00Z', 'Finish')])

  const record = await pulls.detailed?.(ask, REBASED, readingOf({ container: API }))

  expect(record).toMatchObject({ number: 12, landed_commits: [] })
})
