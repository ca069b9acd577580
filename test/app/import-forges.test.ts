import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { commit, id, issue, label, pages, pull } from '#test/connectors/forges/github'
import { type CommitSpec, type Ids, writeHistory } from '#test/support/git/history'
import { hermetic } from '#test/support/git/run'
import { type ImportingWorkspace, importsAt } from './support/importing.js'

const imports = importsAt()

const day = (date: string, hour = '12'): string => `2026-03-${date}T${hour}:00:00Z`

/** A repository with all the ways in which a pull comes onto its default branch. */
const HISTORY: readonly CommitSpec[] = [
  { name: 'begin', message: 'Begin\n', at: day('01') },
  { name: 'topic 1', parents: ['begin'], message: 'Topic one\n', at: day('02', '08') },
  { name: 'topic 2', message: 'Topic two\n', at: day('02', '09') },
  {
    name: 'merge',
    parents: ['begin', 'topic 2'],
    message: 'Merge pull request #1 from acme/topic\n\nTopic\n',
    at: day('03'),
  },
  { name: 'squash', parents: ['merge'], message: 'Squashed (#2)\n', at: day('04') },
  { name: 'squash without a number', message: 'Squashed, with another title\n', at: day('05') },
  { name: 'rebased 1', message: 'Rebased one\n', authored: day('02', '10'), at: day('06', '12') },
  { name: 'rebased 2', message: 'Rebased two\n', authored: day('02', '11'), at: day('06', '12') },
  { name: 'rebased 3', message: 'Rebased three\n', authored: day('02', '12'), at: day('06', '12') },
  { name: 'forward 1', message: 'Forward one\n', authored: day('02', '06'), at: day('07', '08') },
  { name: 'forward 2', message: 'Forward two\n', authored: day('02', '07'), at: day('07', '09') },
  { name: 'direct', message: 'Hot fix\n', at: day('08') },
]

const idIn = (ids: Ids, name: string): string => ids.get(name) ?? ''
/** A commit of the repository as GitHub answers it. */
const answered = (ids: Ids, name: string): Readonly<Record<string, unknown>> => {
  const at = HISTORY.findIndex((one) => one.name === name)
  const { message = '', authored, at: committed = '', parents } = HISTORY[at] as CommitSpec
  const before = parents ?? HISTORY.slice(Math.max(0, at - 1), at).map(({ name: one }) => one)
  return {
    ...commit('0', authored ?? committed, String(message).trim()),
    sha: idIn(ids, name),
    parents: before.map((parent) => ({ sha: idIn(ids, parent) })),
  }
}

const mergedBy = (ids: Ids, name: string, at: string) => ({
  state: 'closed',
  closed_at: at,
  merged_at: at,
  merge_commit_sha: idIn(ids, name),
})
const opened = (number: number, members = {}) => pull(number, { created_at: day('02', '13'), ...members })
const head = (sha: string) => ({ head: { ref: 'topic', sha, repo: null } })

/** What GitHub says of the repository: each pull with its commits and those that its merge left on the default branch. */
const pullsOf = (ids: Ids): string => {
  const own = (n: number, hour: string, message: string) => commit(String(n), day('02', hour), message)
  return pages(
    [
      opened(1, {
        ...mergedBy(ids, 'merge', day('03')),
        ...head(idIn(ids, 'topic 2')),
        title: 'Topic',
        commits: [answered(ids, 'topic 1'), answered(ids, 'topic 2')],
        landed_commits: [answered(ids, 'merge'), answered(ids, 'begin')],
      }),
      opened(2, {
        ...mergedBy(ids, 'squash', day('04')),
        ...head(id('2')),
        user: null,
        commits: [own(1, '08', 'First'), own(2, '09', 'Second')],
        landed_commits: [answered(ids, 'squash'), answered(ids, 'merge')],
      }),
      opened(6, mergedBy(ids, 'squash without a number', day('05'))),
      opened(3, {
        ...mergedBy(ids, 'rebased 3', day('06')),
        ...head(id('5')),
        commits: [own(3, '10', 'Rebased one'), own(4, '11', 'Rebased two'), own(5, '12', 'Rebased three')],
        landed_commits: ['rebased 3', 'rebased 2', 'rebased 1', 'squash without a number'].map((name) =>
          answered(ids, name),
        ),
      }),
      opened(4, { title: 'Forward, at first', updated_at: day('06') }),
    ],
    [
      opened(4, {
        ...mergedBy(ids, 'forward 2', day('07')),
        ...head(idIn(ids, 'forward 2')),
        updated_at: day('07'),
        commits: [answered(ids, 'forward 1'), answered(ids, 'forward 2')],
      }),
      opened(5),
      opened(7, { draft: true }),
      opened(8, { state: 'closed', closed_at: day('09'), merge_commit_sha: id('f') }),
    ],
  )
}

const OPENED = '2026-03-02T13:00:00.000Z'
/** What counts, by hand: by key, when it was begun, opened and merged. */
const counted = (ids: Ids): readonly (readonly (string | null)[])[] =>
  [
    ['#1', '2026-03-02T08:00:00.000Z', OPENED, '2026-03-03T12:00:00.000Z'],
    ['#2', '2026-03-02T08:00:00.000Z', OPENED, '2026-03-04T12:00:00.000Z'],
    ['#3', '2026-03-02T10:00:00.000Z', OPENED, '2026-03-06T12:00:00.000Z'],
    ['#4', '2026-03-02T06:00:00.000Z', OPENED, '2026-03-07T12:00:00.000Z'],
    // Of this one only the squash is known, which is younger than its opening.
    ['#6', null, OPENED, '2026-03-05T12:00:00.000Z'],
    [idIn(ids, 'begin'), '2026-03-01T12:00:00.000Z', null, '2026-03-01T12:00:00.000Z'],
    [idIn(ids, 'direct'), '2026-03-08T12:00:00.000Z', null, '2026-03-08T12:00:00.000Z'],
  ].sort(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1))

/** A workspace of its own with a repository and what GitHub says of it. */
const workspaceNamed = async (name: string) => {
  const shop = await imports.workspace(name)
  const path = join(imports.folder, name)
  mkdirSync(path)
  const ids = writeHistory(path, { commits: HISTORY, remote: 'https://github.com/Acme/Api.git' })
  await hermetic(path, ['fsck', '--strict'])
  const file = imports.file(`${name}.json`, pullsOf(ids))
  return {
    ids,
    file,
    git: () => shop.importedByGit(path),
    github: (...more: readonly string[]) => shop.imported([file, ...more], {}, shop.projectId),
    changes: () => shop.changes(),
    asked: (page: string) => shop.asked(page),
    merged: async () => (await shop.asked('/ai-economics?start=2026-03-01&end=2026-03-31')).adoption.mergedChanges,
  }
}

type Changes = Awaited<ReturnType<ImportingWorkspace['changes']>>
const countingOf = (changes: Changes) =>
  changes
    .filter(({ mergedAt }) => mergedAt !== null)
    .map(({ key, firstCommitAt, openedAt, mergedAt }) => [key, firstCommitAt, openedAt, mergedAt])
    .sort(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1))

describe('given one repository by git and by GitHub', () => {
  it.each([
    ['git first', ['git', 'github']],
    ['GitHub first', ['github', 'git']],
    ['both twice', ['git', 'github', 'github', 'git']],
  ] as const)('when %s, then each change counts once, with its opening', async (title, order) => {
    const workspace = await workspaceNamed(title.toLowerCase().replaceAll(' ', '-'))
    for (const source of order) await workspace[source]()
    const changes = await workspace.changes()
    expect(countingOf(changes)).toEqual(counted(workspace.ids))
    expect(await workspace.merged()).toBe(7)
    // What is not merged is there with its opening, and nothing is merged by a trial.
    const others = changes.filter(({ mergedAt, absorbed }) => mergedAt === null && !absorbed)
    expect(others.map(({ key, openedAt }) => [key, openedAt]).sort()).toEqual(
      ['#5', '#7', '#8'].map((key) => [key, OPENED]),
    )
  })
  it('when git comes before GitHub or after it, then both cover the same, and every answer is the same', async () => {
    const choicesOf = async (name: string, order: readonly ('git' | 'github')[]) => {
      const workspace = await workspaceNamed(name)
      for (const source of order) await workspace[source]()
      const covered = (await workspace.asked('/data-sources')).connections as {
        readonly provider: string
        readonly coverage: unknown
      }[]
      const period = '?start=2026-03-01&end=2026-03-31'
      const { kpis } = await workspace.asked(`/command-center${period}`)
      const { adoption, cycleTime } = await workspace.asked(`/ai-economics${period}`)
      return {
        // They come in the order of their ids.
        covered: Object.fromEntries(covered.map(({ provider, coverage }) => [provider, coverage])),
        // Paths hold the ids of the workspace and its project.
        kpis: kpis.map(({ evidencePath: _, ...kpi }: { evidencePath: string }) => kpi),
        merged: [adoption.mergedChanges, cycleTime.baselineChanges],
      }
    }
    const before = await choicesOf('git-before', ['git', 'github'])
    expect(await choicesOf('git-after', ['github', 'git'])).toEqual(before)
  })
  it('when GitHub is read twice, then nothing is new, though two pages tell of one pull', async () => {
    const workspace = await workspaceNamed('twice')
    expect((await workspace.github()).counts).toMatchObject({ accepted: 8, rejected: 0 })
    const title = async () => (await workspace.changes()).find(({ key }) => key === '#4')?.title
    expect(await title()).toBe('Change 4')
    expect((await workspace.github()).counts).toMatchObject({ accepted: 0, withdrawn: 0, rejected: 0 })
    // The same pulls in another file: it is read again.
    writeFileSync(workspace.file, `${pullsOf(workspace.ids)}\n`)
    expect((await workspace.github()).counts).toMatchObject({ accepted: 0, withdrawn: 0, rejected: 0 })
    expect(await title()).toBe('Change 4')
  })
})

describe('given pulls and issues of one repository', () => {
  it('when a pull closes an issue, then it belongs to that item, of the item’s type', async () => {
    const workspace = await workspaceNamed('closing')
    const issues = imports.file('issues.json', pages([issue(7, { labels: [label('bug')] }), issue(8)]))
    writeFileSync(
      workspace.file,
      pages([
        opened(1, { ...mergedBy(workspace.ids, 'merge', day('03')), body: 'Fixes #7, and resolves acme/api#8' }),
        opened(2, { ...mergedBy(workspace.ids, 'squash', day('04')), body: 'Fixes acme/other#8. See #7' }),
      ]),
    )
    await workspace.github(issues)
    const items = new Map((await workspace.changes()).map(({ key, items }) => [key, items]))
    expect(items.get('#1')).toEqual([
      { key: '#7', workType: 'bug', origin: 'heuristic', rule: 'closing_keyword' },
      { key: '#8', workType: 'other', origin: 'heuristic', rule: 'closing_keyword' },
    ])
    expect(items.get('#2')).toEqual([])
  })
})
