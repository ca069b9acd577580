import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { pages } from './github.js'
import { commit, id, issue, merged, release, request } from './gitlab.js'
import { changeOf, itemOf, readForge } from './support.js'

const MAIN = { branch: 'main' }
/** The change of a request into the branch main. */
const requested = (record: object) => changeOf(record, MAIN)

const PLACE = 'gitlab.example.com/group/sub/shop'

describe('given merge requests as GitLab lists them', () => {
  it('when they are read, then each is told as GitLab says', async () => {
    const { reading, facts, rejected } = await readForge(sampleOf('gitlab-merge-requests'))
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'not_default_branch', records: 1 }])
    expect(facts.map(({ place, key }) => [place, key])).toEqual([
      [PLACE, '!14'],
      [PLACE, '!12'],
    ])
    expect(facts[0]?.data).toMatchObject({ mergedAt: null, mergeCommit: null, commits: [], closedAt: null })
    expect(facts[1]).toMatchObject({
      updated: '2026-03-05T15:30:02.000Z',
      occurredAt: '2026-03-05T15:30:00.000Z',
      data: {
        reference: '!12',
        form: 'merge',
        title: 'SHOP-12 Passkeys',
        mergeCommit: id('d'),
        firstCommitAt: '2026-03-01T07:00:00.000Z',
        openedAt: '2026-03-02T09:00:00.120Z',
        mergedAt: '2026-03-05T15:30:00.000Z',
        closedAt: null,
        aiMarks: [
          { source: 'commit_trailer', verdict: 'assisted', tool: 'cursor', rule: 'signed:cursoragent@cursor.com' },
          { source: 'pr_label', verdict: 'assisted', tool: 'claude_code', rule: 'label:claude_code' },
        ],
        namedKeys: [
          { key: 'SHOP-12', field: 'title' },
          { key: 'PAY-3', field: 'commit' },
        ],
        closes: ['#4', '#6', '#7'],
        labels: ['ai::claude', 'type::feature'],
        commits: [id('a'), id('b'), id('e'), id('d')],
        links: [],
        reverts: [],
        url: 'https://gitlab.example.com/Group/Sub/Shop/-/merge_requests/12',
      },
    })
  })

  it.each([
    ['a merge', { merge_commit_sha: id('d') }, 'merge', id('d'), [id('d')]],
    ['a squash', { squash_commit_sha: id('e') }, 'squash', id('e'), [id('e')]],
    [
      'a squash that is merged',
      { merge_commit_sha: id('d'), squash_commit_sha: id('e') },
      'merge',
      id('d'),
      [id('e'), id('d')],
    ],
    [
      'a squash that names itself twice',
      { merge_commit_sha: id('e'), squash_commit_sha: id('e') },
      'squash',
      id('e'),
      [id('e')],
    ],
    ['a fast-forward', {}, 'direct', id('a'), [id('a')]],
  ])(
    'when it came in by %s, then its commit on the default branch is known',
    async (_, members, form, mergeCommit, commits) => {
      expect(await requested(request(1, merged(members)))).toMatchObject({ form, mergeCommit, commits })
    },
  )

  it('when it is not merged, then it has no merge commit', async () => {
    const nothing = { mergeCommit: null, mergedAt: null, commits: [] }
    expect(await requested(request(1))).toMatchObject({ ...nothing, closedAt: null })
    expect(await requested(request(1, { state: 'locked' }))).toMatchObject({ ...nothing, closedAt: null })
    expect(await requested(request(1, { state: 'closed', closed_at: '2026-03-03T12:00:00.000Z' }))).toMatchObject({
      ...nothing,
      closedAt: '2026-03-03T12:00:00.000Z',
    })
  })

  it('when nothing says the default branch, then it is rejected with the way to say it, and none is guessed', async () => {
    const list = pages([request(1, merged({ merge_commit_sha: id('d') }))])
    const { facts, rejected } = await readForge(list)
    expect(facts).toEqual([])
    expect(rejected).toMatchObject([
      { reasonCode: 'unknown_default_branch', message: expect.stringContaining('--branch') },
    ])
    expect((await readForge(list, MAIN)).facts.length).toBe(1)
    const trunk = await readForge(list, { branch: 'trunk' })
    expect([trunk.facts, trunk.reading.leftOut]).toEqual([[], [{ reason: 'not_default_branch', records: 1 }]])
  })

  it('when its address is of an older GitLab, then it names the same project', async () => {
    const web_url = 'http://gitlab.example.com/Group/Sub/Shop/merge_requests/1'
    expect((await readForge(pages([request(1, { web_url })]), MAIN)).facts.map(({ place }) => place)).toEqual([PLACE])
  })

  it('when its list of commits is as long as a page, then the first commit is unknown', async () => {
    const begun = async (length: number) => {
      const commits = Array.from({ length }, () => commit('a', '2026-03-01T08:00:00.000Z', 'One'))
      return (await requested(request(1, { commits }))).firstCommitAt
    }
    expect([await begun(0), await begun(19), await begun(20), await begun(100)]).toEqual([
      null,
      '2026-03-01T08:00:00.000Z',
      null,
      null,
    ])
  })

  it('when it reverts another, then it says which', async () => {
    const revert = { title: 'Revert "Closes #5"', description: 'This reverts merge request !12' }
    expect(await requested(request(1, revert))).toMatchObject({ reverts: ['!12'], closes: [] })
  })

  it('when one in twenty is broken, then the rest is told, and each broken one has its place and the reason', async () => {
    const broken: readonly (readonly [object, string])[] = [
      [request(1, { iid: null }), 'invalid_record'],
      [request(2, { state: 'merged', merged_at: null }), 'no_instant'],
      [request(3, { web_url: 'https://gitlab.example.com/api/v4/projects/3/merge_requests/3' }), 'no_repository'],
      [request(4, { created_at: 1_770_000_000 }), 'invalid_record'],
      [request(5, { sha: 'short' }), 'invalid_record'],
    ]
    const records = Array.from({ length: 100 }, (_, n) => broken[n / 20]?.[0] ?? request(100 + n))
    const { facts, rejected } = await readForge(records.map((one) => JSON.stringify(one)).join('\n'), MAIN)
    expect(facts.length).toBe(95)
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual(
      broken.map(([, reason], n) => [`forge.json, record ${n * 20 + 1}, line ${n * 20 + 1}`, reason]),
    )
  })
})

describe('given issues as GitLab lists them', () => {
  it('when they are read, then each is an item of the tracker of its project', async () => {
    const { facts, rejected } = await readForge(sampleOf('gitlab-issues'))
    expect(rejected).toEqual([])
    const created = { at: '2026-02-20T10:00:00.000Z', state: 'todo' }
    expect(facts.map(({ kind, place, key }) => [kind, place, key])).toEqual([
      ['work_item', PLACE, '#7'],
      ['work_item', PLACE, '#8'],
    ])
    expect(facts[0]?.data).toEqual({
      key: '#7',
      title: 'Log in with a passkey',
      type: 'bug',
      state: 'done',
      history: [created, { at: '2026-03-05T15:30:01.000Z', state: 'done' }],
      createdAt: '2026-02-20T10:00:00.000Z',
      startedAt: null,
      doneAt: '2026-03-05T15:30:01.000Z',
      parent: null,
      labels: ['type::bug', 'login'],
      links: [],
      estimateMinutes: 300,
      url: 'https://gitlab.example.com/Group/Sub/Shop/-/issues/7',
    })
    expect(facts[1]?.data).toMatchObject({ state: 'cancelled', doneAt: null })
  })
  it('when one is a duplicate, then it is cancelled, whichever GitLab says so', async () => {
    const closed = { state: 'closed', closed_at: '2026-03-01T09:00:00.000Z' }
    const link = { closed_as_duplicate_of: 'https://gitlab.example.com/api/v4/projects/3/issues/75' }
    expect((await itemOf(issue(1, { ...closed, _links: link }))).state).toBe('cancelled')
    expect((await itemOf(issue(1, { ...closed, duplicated_to_id: 75 }))).state).toBe('cancelled')
    expect((await itemOf(issue(1, closed))).state).toBe('done')
  })
  it('when GitLab has a type for it, then that counts, and an answer before it', async () => {
    expect((await itemOf(issue(1, { issue_type: 'task' }))).type).toBe('task')
    expect((await itemOf(issue(1, { issue_type: 'incident' }))).type).toBe('other')
    expect((await itemOf(issue(1, { issue_type: 'incident' }), { types: new Map([['incident', 'bug']]) })).type).toBe(
      'bug',
    )
  })
  it('when one in twenty is broken, then the rest is told, and each broken one has its place and the reason', async () => {
    const broken = [issue(1, { moved_to_id: '4711' }), issue(2, { labels: [1] }), issue(3, { time_stats: 5 })]
    const records = Array.from({ length: 60 }, (_, n) => broken[n / 20] ?? issue(100 + n))
    // What the first record shows decides the format.
    const { facts, rejected } = await readForge(JSON.stringify(records))
    expect(facts.length).toBe(57)
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual(
      [1, 21, 41].map((n) => [`forge.json, record ${n}, line 1`, 'invalid_record']),
    )
  })
})

describe('given releases as GitLab lists them', () => {
  it('when they are read, then upcoming ones are left out', async () => {
    const { reading, facts, rejected } = await readForge(sampleOf('gitlab-releases'))
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'upcoming_release', records: 1 }])
    expect(facts.map(({ kind, place, key, data }) => ({ kind, place, key, data }))).toEqual([
      {
        kind: 'release',
        place: PLACE,
        key: 'v1.4.0',
        data: { tag: 'v1.4.0', releasedAt: '2026-03-06T08:00:00.000Z', part: 1, changes: [] },
      },
    ])
  })
  it('when its address does not show the project, then a person names it', async () => {
    const list = pages([release('v1', { _links: {} })])
    expect((await readForge(list)).rejected).toMatchObject([{ reasonCode: 'no_repository' }])
    for (const container of ['gitlab.example.com/Group/Sub/Shop', 'https://gitlab.example.com/Group/Sub/Shop.git'])
      expect((await readForge(list, { container })).facts.map(({ place }) => place)).toEqual([PLACE])
  })
})
