import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { commit, id, issue, label, merged, pull, release } from './gitea.js'
import { pages } from './github.js'
import { changeOf, itemOf, readForge } from './support.js'

const PLACE = 'git.example.com/acme/shop'

describe('given pull requests as Gitea lists them', () => {
  it('when they are read, then each is told as Gitea says', async () => {
    const { reading, facts, rejected } = await readForge(sampleOf('gitea-pulls'))
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'not_default_branch', records: 1 }])
    expect(facts.map(({ place, key }) => [place, key])).toEqual(['#14', '#12', '#9'].map((key) => [PLACE, key]))
    expect(facts[0]?.data).toMatchObject({ mergedAt: null, mergeCommit: null, commits: [], closedAt: null })
    expect(facts[1]).toMatchObject({
      kind: 'code_change',
      updated: '2026-03-05T15:30:02.000Z',
      occurredAt: '2026-03-05T15:30:00.000Z',
      data: {
        reference: '#12',
        form: 'direct',
        title: 'ACME-12 Passkeys',
        mergeCommit: id('d'),
        firstCommitAt: '2026-03-01T08:00:00.000Z',
        openedAt: '2026-03-02T09:00:00.000Z',
        mergedAt: '2026-03-05T15:30:00.000Z',
        closedAt: null,
        aiMarks: [
          { source: 'commit_trailer', verdict: 'assisted', tool: 'claude_code', rule: 'signed:noreply@anthropic.com' },
          { source: 'pr_label', verdict: 'assisted', tool: 'cursor', rule: 'label:cursor' },
        ],
        namedKeys: [
          { key: 'ACME-12', field: 'title' },
          { key: 'PAY-9', field: 'branch' },
          { key: 'PAY-3', field: 'commit' },
        ],
        closes: ['#7'],
        labels: ['ai: cursor', 'Kind/Enhancement'],
        commits: [id('b'), id('a'), id('d')],
        links: [],
        reverts: [],
        url: 'https://git.example.com/Acme/Shop/pulls/12',
      },
    })
    expect(facts[2]?.data).toMatchObject({ mergedAt: null, mergeCommit: null, closedAt: '2026-03-03T12:00:00.000Z' })
  })

  it('when it was opened from Gitea’s own references, then it has no branch, and is read all the same', async () => {
    const head = { label: '', ref: 'refs/pull/1/head', sha: '', repo_id: -1, repo: null }
    expect(await changeOf(pull(1, { head }))).toMatchObject({ namedKeys: [], mergedAt: null })
  })

  it('when it is in a folder of its host, then its repository is named as its remote is', async () => {
    const html_url = 'https://acme.example:3000/git/Acme/Shop/pulls/1'
    expect((await readForge(pages([pull(1, { html_url })]))).facts.map(({ place }) => place)).toEqual([
      'acme.example/git/acme/shop',
    ])
  })

  it('when it is merged into another branch, then it is left out, unless an answer names the former default branch', async () => {
    const older = pages([pull(1, { ...merged('d'), base: { ref: 'master', repo: { default_branch: 'main' } } })])
    const { facts, reading } = await readForge(older)
    expect([facts, reading.leftOut]).toEqual([[], [{ reason: 'not_default_branch', records: 1 }]])
    expect((await readForge(older, { branch: 'master' })).facts.map(({ key }) => key)).toEqual(['#1'])
  })

  it('when not all of its commits are known, then the first commit is not', async () => {
    const first = commit('b', '2026-03-01T08:00:00Z', 'One\n')
    const last = commit('a', '2026-03-02T08:00:00Z', 'Two\n', { parents: ['b'] })
    const begun = async (commits: unknown) => (await changeOf(pull(1, { ...merged('d'), commits }))).firstCommitAt
    expect(await begun([last, first])).toBe('2026-03-01T08:00:00.000Z')
    // A page that is cut off lacks the oldest ones, and a branch that went on has another head.
    expect(await begun([last])).toBeNull()
    expect(await begun([first])).toBeNull()
    expect(await begun([])).toBeNull()
    expect(await begun(null)).toBeNull()
  })

  it('when it came in by a rebase, then its commits are those on the default branch with the same instants and messages', async () => {
    const commits = [
      commit('a', '2026-03-02T08:00:00Z', 'Two\n', { parents: ['b'] }),
      commit('b', '2026-03-01T08:00:00Z', 'One\n'),
    ]
    const by = async (digit: string, landed_commits: readonly object[]) => {
      const { form, commits: all } = await changeOf(pull(1, { ...merged(digit), commits, landed_commits }))
      return { form, commits: all }
    }
    const rebased = [
      commit('8', '2026-03-02T08:00:00Z', 'Two\n', { parents: ['7'] }),
      commit('7', '2026-03-01T08:00:00Z', 'One\n', { parents: ['6'] }),
      commit('6', '2026-02-01T08:00:00Z', 'Before\n', { parents: ['5'] }),
    ]
    expect(await by('8', rebased)).toEqual({ form: 'direct', commits: [id('b'), id('a'), id('8'), id('7')] })
    const squash = [commit('8', '2026-03-05T15:30:00Z', 'Both (#1)\n', { parents: ['6'] })]
    expect(await by('8', squash)).toEqual({ form: 'squash', commits: [id('b'), id('a'), id('8')] })
    const merge = [commit('8', '2026-03-05T15:30:00Z', "Merge pull request 'X' (#1)\n", { parents: ['6', 'a'] })]
    expect(await by('8', merge)).toEqual({ form: 'merge', commits: [id('b'), id('a'), id('8')] })
    expect(await by('a', [commits[0] as object])).toEqual({ form: 'direct', commits: [id('b'), id('a')] })
  })

  it('when one in twenty is broken, then the rest is told, and each broken one has its place and the reason', async () => {
    const broken: readonly (readonly [object, string])[] = [
      [pull(1, { number: '1' }), 'invalid_record'],
      [pull(2, { merged: true, merged_at: null }), 'no_instant'],
      [pull(3, { html_url: 'https://git.example.com/api/v1/repos/acme/shop/pulls/3' }), 'no_repository'],
      [pull(4, { base: { ref: 'main', repo: null } }), 'invalid_record'],
      [pull(5, { created_at: 'yesterday, says canary' }), 'invalid_record'],
      [pull(6, { ...merged('d'), merge_commit_sha: '' }), 'invalid_record'],
    ]
    const records = Array.from({ length: 120 }, (_, n) => broken[n / 20]?.[0] ?? pull(100 + n))
    const { facts, rejected } = await readForge(records.map((one) => JSON.stringify(one)).join('\n'))
    expect(facts.length).toBe(114)
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual(
      broken.map(([, reason], n) => [`forge.json, record ${n * 20 + 1}, line ${n * 20 + 1}`, reason]),
    )
    expect(JSON.stringify(rejected)).not.toMatch(/canary|yesterday/i)
  })
})

describe('given issues as Gitea lists them', () => {
  it('when they are read, then each is an item of the tracker of its repository, and pull requests are left out', async () => {
    const { reading, facts, rejected } = await readForge(sampleOf('gitea-issues'))
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'pull_request', records: 1 }])
    expect(facts.map(({ kind, place, key }) => [kind, place, key])).toEqual([
      ['work_item', PLACE, '#7'],
      ['work_item', PLACE, '#8'],
    ])
    expect(facts[0]?.data).toEqual({
      key: '#7',
      title: 'Log in with a passkey',
      type: 'bug',
      state: 'done',
      history: [
        { at: '2026-02-20T10:00:00.000Z', state: 'todo' },
        { at: '2026-03-05T15:30:01.000Z', state: 'done' },
      ],
      createdAt: '2026-02-20T10:00:00.000Z',
      startedAt: null,
      doneAt: '2026-03-05T15:30:01.000Z',
      parent: null,
      labels: ['Kind/Bug', 'login'],
      links: [],
      estimateMinutes: 300,
      url: 'https://git.example.com/Acme/Shop/issues/7',
    })
  })
  it('when a closed one has a label that an answer says to be cancelled, then it is, and none is guessed', async () => {
    const members = { labels: [label('Reviewed/Duplicate')], closed_at: '2026-03-01T10:00:00+01:00' }
    const states = new Map([['Reviewed/Duplicate', 'cancelled'] as const])
    const duplicate = issue(8, { ...members, state: 'closed' })
    expect(await itemOf(duplicate)).toMatchObject({ state: 'done', doneAt: '2026-03-01T09:00:00.000Z' })
    expect(await itemOf(duplicate, { states })).toMatchObject({ state: 'cancelled', doneAt: null })
    // Open, it is still to do.
    expect((await itemOf(issue(8, { ...members, closed_at: null }), { states })).state).toBe('todo')
  })
  it('when it has no estimate, then that is unknown, and not zero', async () => {
    expect((await itemOf(issue(1))).estimateMinutes).toBeNull()
    expect((await itemOf(issue(1, { time_estimate: undefined }))).estimateMinutes).toBeNull()
  })
})

describe('given releases as Gitea lists them', () => {
  it('when they are read, then drafts are left out', async () => {
    const { reading, facts, rejected } = await readForge(sampleOf('gitea-releases'))
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'draft', records: 1 }])
    const data = (tag: string, releasedAt: string) => ({ tag, releasedAt, part: 1, changes: [] })
    expect(facts.map(({ kind, place, key, data: one }) => [kind, place, key, one])).toEqual([
      ['release', PLACE, 'v1.4.1-rc.1', data('v1.4.1-rc.1', '2026-03-08T08:00:00.000Z')],
      ['release', PLACE, 'v1.4.0', data('v1.4.0', '2026-03-06T08:00:00.000Z')],
    ])
  })
  it('when its address shows no repository, then it is rejected', async () => {
    const { rejected } = await readForge(pages([release('v1', { html_url: 'https://git.example.com' })]))
    expect(rejected).toMatchObject([{ reasonCode: 'no_repository' }])
  })
})
