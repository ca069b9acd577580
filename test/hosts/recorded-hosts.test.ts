import { afterEach, describe, expect, it } from '@jest/globals'
import { giteaHost } from '#sources/gitea/host'
import { githubHost } from '#sources/github/host'
import { gitlabHost } from '#sources/gitlab/host'
import type { HostPage } from '#sources/kit/hosts/host'
import { type LinkedPage, linkedPages } from '#sources/kit/hosts/linked-pages'
import { numberedPages } from '#sources/kit/hosts/numbered-pages'
import { faultOf } from '#test/support/hosts/local-client'
import { listOf, readingOf } from '#test/support/hosts/reading'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld } from '../app/sync/syncing.js'
import { changeOf } from '../connectors/forges/support.js'
import { type AskedRecording, askRecording, type RecordedProduct } from './recorded-reading.js'

// GitHub, Gitea and GitLab as they answered once. What was asked differs from what we ask: where a recorded answer is given for
// another question, a test says so.

const GITHUB: RecordedProduct = {
  host: githubHost,
  recording: 'TestGitHubDownloadRepo',
  repository: 'go-gitea/test_repo',
  now: '2026-03-09T20:00:00.000Z',
  recordedAs: 'https://api.github.com',
  folder: '/api/v3',
  linkedAs: { linked: '/repositories/220672974', asked: '/repos/go-gitea/test_repo' },
  loose: ['per_page', 'direction'],
}
const GITEA: RecordedProduct = {
  host: giteaHost,
  recording: 'TestGiteaDownloadRepo',
  repository: 'gitea/test_repo',
  now: '2026-03-09T20:00:00.000Z',
  recordedAs: 'https://gitea.com',
  folder: '',
  loose: [],
}
const GITLAB: RecordedProduct = {
  host: gitlabHost,
  recording: 'TestGitlabDownloadRepo',
  repository: 'gitea/test_repo',
  now: '2026-04-23T09:00:00.000Z',
  recordedAs: 'https://gitlab.com',
  folder: '',
  // Its links add the ids of the path, and recorded lists are those of all states and of everybody without being told.
  loose: ['per_page', 'order_by', 'sort', 'view', 'scope', 'state', 'id', 'issue_iid'],
}

let asked: AskedRecording | null = null
afterEach(() => asked?.recorded.host.close())

const opened = async (product: RecordedProduct): Promise<AskedRecording> => {
  asked = await askRecording(product)
  return asked
}

/** The number of records, and of those that are left, page by page. */
const sizesOf = async (pages: AsyncGenerator<LinkedPage | HostPage>): Promise<readonly (readonly unknown[])[]> => {
  const sizes: (readonly unknown[])[] = []
  for await (const { records, left } of pages) sizes.push([records.length, left])
  return sizes
}

describe('given GitHub as it was recorded', () => {
  it('when a repository is looked at, then it is found by its name, and the quota is the one of the headers', async () => {
    const { container, quota, recorded } = await opened(GITHUB)

    expect(container).toEqual({
      name: 'go-gitea/test_repo',
      id: '220672974',
      kind: 'repository',
      container: 'github.com/go-gitea/test_repo',
    })
    expect(quota()).toEqual({ limit: 5_000, remaining: 4_935, resetsAt: '2026-03-09T20:50:27.000Z' })
    expect(recorded.unrecorded).toEqual(['/api/v3/user'])
  })

  it('when pull requests are read, then each is a change, though two to a page were recorded, the oldest first', async () => {
    const { read, recorded } = await opened(GITHUB)

    expect(await read('pulls')).toEqual({
      told: { '#3': 'merged 2019-11-12T21:39:27.000Z', '#4': 'open' },
      unknownMembers: [],
      fault: null,
    })
    expect(recorded.loosely).toEqual([
      {
        asked: '/api/v3/repos/go-gitea/test_repo/pulls?state=all&sort=created&direction=desc&per_page=100',
        recorded: '/api/v3/repos/go-gitea/test_repo/pulls?direction=asc&page=1&per_page=2&sort=created&state=all',
      },
    ])
  })

  it('when issues are read, then those of the first page are items, and the second, which nobody recorded, is missed', async () => {
    const { read, recorded } = await opened(GITHUB)

    expect(await read('issues')).toEqual({
      told: { '#1': 'done 2019-11-12T20:22:22.000Z', '#2': 'done 2019-11-12T21:01:31.000Z' },
      unknownMembers: [],
      fault: 'not_found',
    })
    expect(recorded.loosely).toHaveLength(1)
    expect(recorded.unrecorded).toContain(
      '/api/v3/repos/go-gitea/test_repo/issues?direction=asc&page=2&per_page=2&sort=created&state=all',
    )
  })

  it('when releases are read, then its only one is a release', async () => {
    const { read, recorded } = await opened(GITHUB)

    expect(await read('releases')).toEqual({
      told: { 'v0.9.99': 'released 2019-11-12T20:12:10.000Z' },
      unknownMembers: [],
      fault: null,
    })
    expect(recorded.loosely).toEqual([])
  })

  it('when pages are followed by their links, then all are read, and a full last one has no next one', async () => {
    const { ask } = await opened(GITHUB)
    const reactions = (issue: number, page: number) => ({
      first: `/repos/go-gitea/test_repo/issues/${issue}/reactions?page=${page}&per_page=2`,
      full: 2,
    })

    expect(await sizesOf(linkedPages(ask, reactions(2, 1), null))).toEqual([
      [2, 2],
      [2, 1],
      [2, 0],
    ])
    // A page beyond the last one has links to those before it.
    expect(await sizesOf(linkedPages(ask, reactions(2, 4), null))).toEqual([[0, 0]])
  })

  it('when one full page has no link at all, then the next one is asked for, and is empty', async () => {
    const { ask } = await opened(GITHUB)
    const first = '/repos/go-gitea/test_repo/issues/4/reactions?page=1&per_page=2'

    expect(await sizesOf(linkedPages(ask, { first, full: 2 }, null))).toEqual([
      [2, null],
      [0, 0],
    ])
  })
})

describe('given Gitea as it was recorded', () => {
  it('when a repository is looked at, then it is found by its name, and no quota is told', async () => {
    const { container, quota } = await opened(GITEA)

    expect(container).toEqual({
      name: 'gitea/test_repo',
      id: '16268',
      kind: 'repository',
      container: 'gitea.com/gitea/test_repo',
    })
    expect(quota()).toBeNull()
  })

  it('when its lists are read, then each record is a fact, and each was asked for as it was recorded', async () => {
    const { read, recorded } = await opened(GITEA)

    expect(await read('pulls')).toEqual({
      told: {
        '#13': 'open',
        '#12': 'merged 2020-09-01T17:55:34.000Z',
        '#11': 'open',
        '#8': 'closed 2020-09-01T17:48:29.000Z',
        '#7': 'merged 2020-09-01T17:26:02.000Z',
        '#3': 'merged 2020-09-01T00:27:14.000Z',
      },
      unknownMembers: [],
      fault: null,
    })
    expect(await read('issues')).toEqual({
      told: {
        '#10': 'todo',
        '#9': 'todo',
        '#6': 'done 2020-09-01T17:26:02.000Z',
        '#5': 'done 2020-09-01T17:46:09.000Z',
        '#4': 'done 2020-09-01T15:49:34.000Z',
        '#2': 'done 2020-09-01T14:11:37.000Z',
        '#1': 'done 2020-09-01T17:26:25.000Z',
      },
      unknownMembers: [],
      fault: null,
    })
    expect(await read('releases')).toEqual({
      told: { 'v2-rc1': 'released 2020-09-01T18:02:43.000Z', V1: 'released 2020-09-01T17:30:32.000Z' },
      unknownMembers: [],
      fault: null,
    })
    expect(recorded.loosely).toEqual([])
    expect(recorded.unrecorded).toEqual(['/api/v1/user'])
  })

  it('when it is synced and then compared, then all of it is there, and nothing is withdrawn', async () => {
    const { recorded } = await opened(GITEA)
    const world = await SyncWorld.open(GITEA.now, recorded.host.name)
    const containers = [{ name: GITEA.repository, project: null }]
    const given = { provider: 'gitea', address: recorded.host.address, containers }
    const { connectionId } = await ok(world.connect(given))

    expect((await ok(world.sync(connectionId))).counts).toMatchObject({ accepted: 15, rejected: 0 })
    const compared = await ok(world.sync(connectionId, { isFull: true }))

    expect(compared.counts).toMatchObject({ accepted: 0, unchanged: 15, withdrawn: 0, rejected: 0 })
    expect(await world.items()).toHaveLength(7)
    expect(Object.keys(await world.changes())).toHaveLength(6)
    expect((await world.host(connectionId))?.unknownMembers).toBe(0)
    // Nobody recorded commits: pull requests stay as the list has them.
    const missing = new Set(recorded.unrecorded.map((path) => path.replace(/\d+\/commits.*/, 'N/commits')))
    expect([...missing]).toEqual(['/api/v1/user', '/api/v1/repos/gitea/test_repo/pulls/N/commits'])
    world.close()
  })

  it('when pages are counted, then a page of seven issues knows what is left, and one that is missing is no end', async () => {
    const { ask } = await opened(GITEA)
    const issues = '/repos/gitea/test_repo/issues?state=all&type=issues&limit=2'

    const third = await numberedPages(ask, issues, '3 2 7').next()

    expect(third.value).toMatchObject({ next: '4 2 7', left: 1 })
    const pulls = numberedPages(ask, '/repos/gitea/test_repo/pulls?state=all&limit=3', null)
    expect((await pulls.next()).value).toMatchObject({ next: '2 3 6', left: 3 })
    expect(await faultOf(pulls.next())).toEqual({ tag: 'not_found' })
  })
})

describe('given GitLab as it was recorded', () => {
  it('when a project is looked at, then it is found by its path, and the quota is the one of the headers', async () => {
    const { container, quota, recorded } = await opened(GITLAB)

    expect(container).toEqual({
      name: 'gitea/test_repo',
      id: '15578026',
      kind: 'repository',
      container: 'gitlab.com/gitea/test_repo',
    })
    expect(quota()).toEqual({ limit: 2_000, remaining: 1_998, resetsAt: '2026-04-23T09:45:00.000Z' })
    expect(recorded.unrecorded).toEqual(['/api/v4/personal_access_tokens/self'])
  })

  it('when merge requests come in the simple view, which we never ask for, then each is refused with the member that is missing', async () => {
    const { read, recorded } = await opened(GITLAB)

    expect(await read('merge_requests')).toEqual({
      told: {
        '!4': 'refused: target_branch: expected string',
        '!3': 'refused: target_branch: expected string',
      },
      unknownMembers: [],
      fault: 'not_found',
    })
    expect(recorded.loosely.map(({ recorded: by }) => by)).toEqual([
      '/api/v4/projects/15578026/merge_requests?page=1&per_page=2&view=simple',
    ])
  })

  it.each([
    ['!3', { openedAt: '2024-09-03T07:52:08.078Z', closedAt: '2024-09-03T07:52:28.488Z', mergedAt: null }],
    ['!4', { openedAt: '2025-11-25T09:21:42.628Z', closedAt: '2025-11-25T09:43:14.581Z', mergedAt: null }],
  ])('when merge request %s is asked for by itself, then it is a change', async (key, instants) => {
    const { ask, container } = await opened(GITLAB)

    const found = await listOf(gitlabHost, 'merge_requests').find?.(ask, key, readingOf({ container }))

    expect(await changeOf(Object(found))).toMatchObject({ reference: key, ...instants })
  })

  it('when issues are read, then those of the first page are items, though their addresses are those of work items', async () => {
    const { read, exchanges, recorded } = await opened(GITLAB)

    expect(await read('issues')).toEqual({
      told: { '#1': 'done 2019-11-28T08:46:23.275Z', '#2': 'done 2019-11-28T08:45:44.959Z' },
      unknownMembers: [],
      // What was changed before the last of them was not recorded.
      fault: 'not_found',
    })
    const list = exchanges.find(({ path }) => path.endsWith('/15578026/issues'))
    expect(list?.body).toContain('https://gitlab.com/gitea/test_repo/-/work_items/1')
    expect(recorded.loosely.map(({ recorded: by }) => by)).toEqual([
      '/api/v4/projects/15578026/issues?page=1&per_page=2&sort=asc&state=all',
    ])
  })

  it('when releases are read, then its only one is a release', async () => {
    const { read } = await opened(GITLAB)

    expect(await read('releases')).toEqual({
      told: { 'v0.9.99': 'released 2019-11-28T09:09:48.836Z' },
      unknownMembers: [],
      fault: null,
    })
  })

  it('when pages are followed by their links, then all are read, and a full last one has no next one', async () => {
    const { ask } = await opened(GITLAB)
    const list = (page: number) => ({
      first: `/projects/15578026/issues/2/award_emoji?page=${page}&per_page=2`,
      full: 2,
    })

    expect(await sizesOf(linkedPages(ask, list(1), null))).toEqual([
      [2, 2],
      [2, 1],
      [2, 0],
    ])
    expect(await sizesOf(linkedPages(ask, list(4), null))).toEqual([[0, 0]])
  })
})
