import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Instant } from '#domain/common'
import { giteaHost } from '#sources/gitea/host'
import type { Ask } from '#sources/kit/hosts/ask'
import type { HostContainer } from '#sources/kit/hosts/host'
import { faultOf } from '#test/support/hosts/local-client'
import { listOf, pagesRead, readingOf } from '#test/support/hosts/reading'
import { changeOf } from '../connectors/forges/support.js'
import { askGitea } from './ask-gitea.js'
import { type Gitea, startGitea } from './gitea.js'
import { merge, mergedPull, openPull } from './gitea-work.js'

const NAMES = ['pulls', 'issues', 'releases'] as const
type Name = (typeof NAMES)[number]

const pulls = listOf(giteaHost, 'pulls')

let gitea: Gitea
let ask: Ask
let container: HostContainer

beforeAll(async () => {
  gitea = await startGitea()
  ask = askGitea(gitea, await gitea.tokenWith('read:repository,read:issue,read:user'))
  await gitea.api('POST', '/user/repos', { name: 'web', auto_init: true, default_branch: 'main' })
  await named('web')
})
afterAll(() => gitea?.stop())

/** Follows the repository, as a look before each reading does. */
const named = async (name: string): Promise<void> => {
  const look = await giteaHost.look(ask, [`${gitea.user}/${name}`])
  container = look.containers[0] as HostContainer
}

type Listed = Readonly<Record<string, unknown>>

/** More numbers and tags than the repository has. */
const NUMBERS = Array.from({ length: 40 }, (_, i) => i + 1)
const TAGS = ['v1', 'v2', 'v3']

/** All that the server's own API has, asked one by one by their numbers and tags. */
const own = async (name: Name): Promise<readonly Listed[]> => {
  const path = `/repos/${container.name}`
  const paths =
    name === 'releases'
      ? TAGS.map((tag) => `${path}/releases/tags/${tag}`)
      : NUMBERS.map((number) => `${path}/${name}/${number}`)
  const found = (await Promise.all(paths.map(gitea.find))) as readonly (Listed | null)[]
  return found.flatMap((record) => {
    if (record === null) return []
    return name === 'issues' && record['pull_request'] != null ? [] : [record]
  })
}

const MEMBERS = [
  'number',
  'tag_name',
  'title',
  'state',
  'html_url',
  'created_at',
  'updated_at',
  'closed_at',
  'merged_at',
  'merge_commit_sha',
  'published_at',
]

const told = (records: readonly unknown[]): readonly Listed[] =>
  records
    .map((record) => Object.fromEntries(MEMBERS.map((member) => [member, Object(record)[member] ?? null])))
    .sort((a, b) => String(a['number'] ?? a['tag_name']).localeCompare(String(b['number'] ?? b['tag_name'])))

const read = async (name: Name, since: Instant | null = null): Promise<readonly unknown[]> => {
  const pages = await pagesRead(listOf(giteaHost, name), ask, { container, since })
  return pages.flatMap(({ records }) => records)
}

/** Compares a list that stands still: Gitea goes on with a merge after it has answered. */
const expectSameList = async (name: Name): Promise<void> => {
  let before: readonly Listed[] = []
  let listed: readonly Listed[] = []
  let after: readonly Listed[] = told(await own(name))
  do {
    before = after
    listed = told(await read(name))
    after = told(await own(name))
  } while (JSON.stringify(before) !== JSON.stringify(after))
  expect(listed).toEqual(after)
}
const expectTheSame = async (): Promise<void> => {
  for (const name of NAMES) await expectSameList(name)
}
const unknownMembers = async (name: Name): Promise<readonly string[]> => {
  const { members } = listOf(giteaHost, name)
  return (await read(name)).flatMap((record) => Object.keys(Object(record)).filter((member) => !members?.has(member)))
}
const at = (text: unknown): Instant => new Date(String(text)).toISOString()

test('an empty repository has nothing', async () => {
  for (const name of NAMES) expect(await read(name)).toEqual([])
})

test('issues, pull requests and releases are those of its own API', async () => {
  for (let i = 1; i <= 9; i += 1) await gitea.api('POST', `/repos/${container.name}/issues`, { title: `Issue ${i}` })
  await gitea.api('PATCH', `/repos/${container.name}/issues/3`, { state: 'closed' })
  for (let i = 1; i <= 5; i += 1) await openPull(gitea, container.name, `open-${i}`)
  for (const tag of ['v1', 'v2']) {
    await gitea.api('POST', `/repos/${container.name}/releases`, { tag_name: tag, target_commitish: 'main' })
  }

  await expectTheSame()
  expect(await read('issues')).toHaveLength(9)
  expect(await read('pulls')).toHaveLength(5)
})

test.each(['merge', 'rebase', 'rebase-merge', 'squash', 'fast-forward-only'])(
  'a pull request that was merged by %s has its commits, also those on the default branch',
  async (way) => {
    const { number, branch, before } = await mergedPull(gitea, container.name, `way-${way}`, way)

    const record = (await read('pulls')).find((one) => pulls.keyOf(one) === `#${number}`)
    const change = await changeOf(Object(await pulls.detailed?.(ask, record, readingOf({ container }))))

    const clone = await gitea.clone(container.name)
    const onMain = (await gitea.git(clone, 'rev-list', '--first-parent', `${before}..main`)).trim().split('\n')
    expect(change.firstCommitAt).toBe('2024-01-01T00:00:00.000Z')
    expect(change.mergedAt).not.toBeNull()
    expect(change.commits).toEqual(expect.arrayContaining([...branch.commits, ...onMain]))
    expect(change.form).toBe(
      way === 'merge' || way === 'rebase-merge' ? 'merge' : way === 'squash' ? 'squash' : 'direct',
    )
    await expectTheSame()
  },
)

const numberOf = (record: unknown): number => Object(record).number

test('what is edited, merged, closed and deleted is the same there and here', async () => {
  const path = `/repos/${container.name}`
  const [issue] = (await own('issues')).filter(({ state }) => state === 'open')
  const [edited, merged, closed] = (await own('pulls')).filter(({ state }) => state === 'open').map(numberOf)
  await gitea.nextSecond()
  const since = at(
    ((await gitea.api('PATCH', `${path}/issues/${numberOf(issue)}`, { title: 'Edited' })) as Listed)['updated_at'],
  )

  await gitea.api('PATCH', `${path}/pulls/${edited}`, { title: 'Edited' })
  await merge(gitea, container.name, Number(merged), 'squash')
  await gitea.api('PATCH', `${path}/pulls/${closed}`, { state: 'closed' })

  const changed = (records: readonly unknown[]): readonly number[] => records.map(numberOf).sort()
  expect(changed(await read('issues', since))).toEqual([numberOf(issue)])
  expect(changed(await read('pulls', since))).toEqual([edited, merged, closed].map(Number).sort())
  await expectTheSame()

  await gitea.api('DELETE', `${path}/issues/${numberOf(issue)}`)
  await gitea.api('DELETE', `${path}/issues/${edited}`)
  const [release] = await own('releases')
  await gitea.api('DELETE', `${path}/releases/${Object(release).id}`)

  await expectTheSame()
  expect((await read('issues')).map(numberOf)).not.toContain(numberOf(issue))
  expect((await read('pulls')).map(numberOf)).not.toContain(edited)
  expect(await read('releases')).toHaveLength(1)
})

test.each(NAMES)('%s have members that are known', async (name) => {
  expect(await unknownMembers(name)).toEqual([])
})

test('a repository that was renamed is followed by its former name, and its records have the present one', async () => {
  await gitea.api('PATCH', `/repos/${container.name}`, { name: 'site' })
  const { id } = container

  await named('web')

  expect(container).toMatchObject({ name: `${gitea.user}/site`, id, container: `127.0.0.1/${gitea.user}/site` })
  await expectTheSame()
  expect(await read('issues')).toHaveLength(8)
})

test('issues that are turned off are none, and pull requests stay', async () => {
  await gitea.api('PATCH', `/repos/${container.name}`, { has_issues: false })

  expect(await read('issues')).toEqual([])
  expect(await read('pulls')).toHaveLength(9)
})

test('a token that may not read issues is told so', async () => {
  const narrow = askGitea(gitea, await gitea.tokenWith('read:repository'))

  const fault = await faultOf(pagesRead(listOf(giteaHost, 'issues'), narrow, { container }))

  expect(fault).toEqual({ tag: 'forbidden' })
})
