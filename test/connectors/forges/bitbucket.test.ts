import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { commit, ended, id, merged, pages, pull, update } from './bitbucket.js'
import { changeOf, readForge } from './support.js'

const MAIN = { branch: 'main' }
/** The change of a pull request into the branch main. */
const pulled = (record: object) => changeOf(record, MAIN)

const PLACE = 'bitbucket.org/acme/shop'

describe('given pull requests as Bitbucket lists them', () => {
  it('when they are read with their histories, then each is told as Bitbucket says', async () => {
    const { reading, facts, rejected } = await readForge(sampleOf('bitbucket-pulls'))
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'not_default_branch', records: 1 }])
    expect(facts.map(({ place, key }) => [place, key])).toEqual(['#14', '#12', '#9'].map((key) => [PLACE, key]))
    expect(facts[0]?.data).toMatchObject({ mergedAt: null, mergeCommit: null, commits: [], closedAt: null })
    expect(facts[1]).toMatchObject({
      kind: 'code_change',
      updated: '2026-03-09T15:30:02.654Z',
      occurredAt: '2026-03-05T15:30:00.987Z',
      data: {
        reference: '#12',
        form: 'direct',
        title: 'ACME-12 Passkeys',
        mergeCommit: id('d'),
        firstCommitAt: '2026-03-01T08:00:00.000Z',
        openedAt: '2026-03-02T09:00:00.123Z',
        // When it was merged, not when it was edited last.
        mergedAt: '2026-03-05T15:30:00.987Z',
        closedAt: null,
        aiMarks: [
          { source: 'commit_trailer', verdict: 'assisted', tool: 'claude_code', rule: 'signed:noreply@anthropic.com' },
        ],
        namedKeys: [
          { key: 'ACME-12', field: 'title' },
          { key: 'PAY-9', field: 'branch' },
          { key: 'PAY-3', field: 'commit' },
        ],
        closes: ['#7'],
        labels: [],
        commits: [id('b'), id('a'), id('d')],
        links: [],
        reverts: [],
        url: 'https://bitbucket.org/Acme/shop/pull-requests/12',
      },
    })
    expect(facts[2]?.data).toMatchObject({ mergedAt: null, mergeCommit: null, closedAt: '2026-03-03T12:00:00.000Z' })
  })

  it('when nothing says when it ended, then it is rejected with the way to find out', async () => {
    for (const activity of [undefined, [], [update('OPEN', '2026-03-02T09:00:00+00:00')]])
      for (const state of ['MERGED', 'DECLINED', 'SUPERSEDED'])
        expect((await readForge(pages([pull(1, { ...merged('d'), state, activity })]), MAIN)).rejected).toMatchObject([
          { reasonCode: 'no_instant', message: expect.stringContaining('docs/sources/bitbucket.md') },
        ])
  })

  it('when the id of its merge commit is cut off, then it is rejected, for git could not be told the same', async () => {
    const list = pages([pull(1, { ...merged('d'), merge_commit: { hash: 'dddddddddddd', type: 'commit' } })])
    expect((await readForge(list, MAIN)).rejected).toMatchObject([{ reasonCode: 'abbreviated_commit' }])
  })

  it('when it was superseded, then it is closed, and has no merge commit', async () => {
    const superseded = { ...merged('d'), state: 'SUPERSEDED', activity: ended('SUPERSEDED') }
    expect(await pulled(pull(1, superseded))).toMatchObject({
      mergedAt: null,
      mergeCommit: null,
      commits: [],
      closedAt: '2026-03-05T15:30:00.987Z',
    })
  })

  it('when nothing says the default branch, then it is rejected with the way to say it, and none is guessed', async () => {
    const list = pages([pull(1, merged('d'))])
    expect((await readForge(list)).rejected).toMatchObject([
      { reasonCode: 'unknown_default_branch', message: expect.stringContaining('--branch') },
    ])
    expect((await readForge(list, MAIN)).facts.length).toBe(1)
    const trunk = await readForge(list, { branch: 'trunk' })
    expect([trunk.facts, trunk.reading.leftOut]).toEqual([[], [{ reason: 'not_default_branch', records: 1 }]])
  })

  it('when its list of commits is as long as a page, then the first commit is unknown', async () => {
    const begun = async (length: number) => {
      const commits = Array.from({ length }, () => commit('a', '2026-03-01T08:00:00+00:00', 'One\n'))
      return (await pulled(pull(1, { ...merged('d'), commits }))).firstCommitAt
    }
    const known = '2026-03-01T08:00:00.000Z'
    expect([await begun(0), await begun(9), await begun(10), await begun(50)]).toEqual([null, known, null, null])
  })

  it('when a tool is the author of a commit, then it marks the change', async () => {
    const raw = 'copilot-swe-agent[bot] <198982749+Copilot@users.noreply.github.com>'
    const commits = [commit('a', '2026-03-02T08:00:00+00:00', 'Fix\n', { raw })]
    expect((await pulled(pull(1, { ...merged('d'), commits }))).aiMarks).toMatchObject([{ tool: 'github_copilot' }])
  })

  it('when it came in by a merge, a squash, a rebase or a fast-forward, then its commits on the default branch are known', async () => {
    const commits = [
      commit('a', '2026-03-02T08:00:00+00:00', 'Two\n', { parents: ['b'] }),
      commit('b', '2026-03-01T08:00:00+00:00', 'One\n'),
    ]
    const by = async (digit: string, landed_commits: readonly object[]) => {
      const { form, commits: all } = await pulled(pull(1, { ...merged(digit), commits, landed_commits }))
      return { form, commits: all }
    }
    const message = 'Merged in topic (pull request #1)\n'
    expect(await by('8', [commit('8', '2026-03-05T15:30:00+00:00', message, { parents: ['7', 'a'] })])).toEqual({
      form: 'merge',
      commits: [id('b'), id('a'), id('8')],
    })
    expect(await by('8', [commit('8', '2026-03-05T15:30:00+00:00', message, { parents: ['7'] })])).toEqual({
      form: 'squash',
      commits: [id('b'), id('a'), id('8')],
    })
    const rebased = [
      commit('8', '2026-03-02T08:00:00+00:00', 'Two\n', { parents: ['7'] }),
      commit('7', '2026-03-01T08:00:00+00:00', 'One\n', { parents: ['6'] }),
      commit('6', '2026-02-01T08:00:00+00:00', 'Before\n', { parents: ['5'] }),
    ]
    expect(await by('8', rebased)).toEqual({ form: 'direct', commits: [id('b'), id('a'), id('8'), id('7')] })
    expect(await by('a', [commits[0] as object])).toEqual({ form: 'direct', commits: [id('b'), id('a')] })
  })

  it('when one in twenty is broken, then the rest is told, and each broken one has its place and the reason', async () => {
    const broken: readonly (readonly [object, string])[] = [
      [pull(1, { id: '1' }), 'invalid_record'],
      [pull(2, { state: 'merged' }), 'invalid_record'],
      [
        pull(3, { links: { html: { href: 'https://api.bitbucket.org/2.0/repositories/a/b/pullrequests/3' } } }),
        'no_repository',
      ],
      [pull(4, { destination: { branch: null } }), 'invalid_record'],
      [pull(5, { created_on: 'yesterday, says canary' }), 'invalid_record'],
      [pull(6, { ...merged('d'), commits: [{ hash: 'x' }] }), 'invalid_record'],
    ]
    const records = Array.from({ length: 120 }, (_, n) => broken[n / 20]?.[0] ?? pull(100 + n))
    const { facts, rejected } = await readForge(records.map((one) => JSON.stringify(one)).join('\n'), MAIN)
    expect(facts.length).toBe(114)
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual(
      broken.map(([, reason], n) => [`forge.json, record ${n * 20 + 1}, line ${n * 20 + 1}`, reason]),
    )
    expect(JSON.stringify(rejected)).not.toMatch(/canary|yesterday/i)
  })
})
