import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { githubHost } from '#sources/github/host'
import type { Ask } from '#sources/kit/hosts/ask'
import { askForge, keysDownFrom } from '#test/support/hosts/forge'
import { API, type Json, type LocalGitHub, openLocalGitHub } from '#test/support/hosts/github'
import { keysOf, listOf, pagesRead } from '#test/support/hosts/reading'
import { issue, release } from '../forges/github.js'
import { readForge } from '../forges/support.js'

const issues = listOf(githubHost, 'issues')
const releases = listOf(githubHost, 'releases')

const filed = (number: number, members: Json = {}): Json =>
  issue(number, { created_at: '2026-02-20T10:00:00Z', updated_at: '2026-02-20T10:00:00Z', ...members })

let github: LocalGitHub
let ask: Ask

beforeEach(async () => {
  github = await openLocalGitHub()
  ask = askForge(githubHost, github.host)
})
afterEach(() => github.host.close())

test('issues are read without the pull requests among them', async () => {
  github.issues = [
    filed(1),
    filed(2, { pull_request: { url: 'https://api.github.com/repos/Acme/Api/pulls/2' } }),
    filed(3),
  ]

  const pages = await pagesRead(issues, ask, { container: API })

  expect(keysOf(issues, pages)).toEqual(['#3', '#1'])
})

test('an issue that is deleted between two pages hides no other one', async () => {
  github.issues = Array.from({ length: 350 }, (_, i) => filed(i + 1))

  const pages = await pagesRead(issues, ask, { container: API }, (page) => {
    if (page === 1) github.issues = github.issues.filter(({ number }) => number !== 300)
  })

  expect(keysOf(issues, pages)).toEqual(keysDownFrom(350))
})

test('an issue that is edited between two pages hides no other one', async () => {
  github.issues = Array.from({ length: 350 }, (_, i) => filed(i + 1))

  const pages = await pagesRead(issues, ask, { container: API }, (page) => {
    if (page === 1) github.issues[9] = filed(10, { title: 'Edited', updated_at: '2026-03-09T10:00:00Z' })
  })

  expect(keysOf(issues, pages)).toEqual(keysDownFrom(350))
})

test('only issues that were changed since are asked for', async () => {
  github.issues = [filed(1), filed(2, { updated_at: '2026-03-09T10:00:00Z' }), filed(3)]

  const pages = await pagesRead(issues, ask, { container: API, since: '2026-03-09T09:58:00.123Z' })

  expect(keysOf(issues, pages)).toEqual(['#2'])
  expect(github.asked()).toEqual([
    '/repos/Acme/Api/issues?state=all&sort=created&direction=desc&per_page=100&since=2026-03-09T09:58:00Z',
  ])
})

test('all releases are read each time, and drafts are left out as in files', async () => {
  github.releases = [release('v2', { draft: true, published_at: null }), release('v1')]

  const pages = await pagesRead(releases, ask, { container: API, since: '2026-03-09T10:00:00.000Z' })

  expect(keysOf(releases, pages)).toEqual(['v2', 'v1'])
  const { facts, rejected } = await readForge(JSON.stringify(pages[0]?.records))
  expect(facts.map(({ data }) => data)).toMatchObject([{ tag: 'v1' }])
  expect(rejected).toEqual([])
})

test.each(['../../user', 'acme/..', './web', 'acme/web/issues', 'acme', 'acme/web?x=1', ''])(
  'a repository cannot be called %j',
  async (name) => {
    await expect(pagesRead(releases, ask, { container: { ...API, name } })).rejects.toMatchObject({
      fault: { tag: 'not_found' },
    })
    expect(github.host.requests).toEqual([])
  },
)
