import { describe, expect, it } from '@jest/globals'
import type { CodeChangeFacts } from '#domain/events/code'
import type { Choices } from '#sources/kit/format'
import { sampleOf } from '#test/support/files/samples'
import { readAll, written } from '../files/support.js'
import { commit, completed, id, lists, pull, repository, wholeRepository } from './azure.js'

const MAIN = { branch: 'main' }
const told = (text: string, choices: Partial<Choices> = MAIN) => readAll([written('pulls.json', text)], choices)
const changeOf = async (record: object): Promise<CodeChangeFacts> => {
  const { facts, rejected } = await told(lists([record as never]))
  expect(rejected).toEqual([])
  return facts[0]?.data as CodeChangeFacts
}

const PLACE = 'dev.azure.com/acme/shop/_git/web%20shop'

describe('given pull requests as Azure DevOps lists them', () => {
  it('when they are read, then each is told as Azure says', async () => {
    const { reading, facts, rejected } = await told(sampleOf('azure-pulls'), {})
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'not_default_branch', records: 1 }])
    expect(facts.map(({ place, key }) => [place, key])).toEqual(['#14', '#12', '#9'].map((key) => [PLACE, key]))
    expect(facts[0]?.data).toMatchObject({ mergedAt: null, mergeCommit: null, commits: [], closedAt: null })
    expect(facts[1]).toMatchObject({
      kind: 'code_change',
      occurredAt: '2026-03-05T15:30:00.978Z',
      data: {
        reference: '#12',
        form: 'squash',
        title: 'ACME-12 Passkeys',
        mergeCommit: id('d'),
        firstCommitAt: '2026-03-01T08:00:00.000Z',
        openedAt: '2026-03-02T09:00:00.041Z',
        mergedAt: '2026-03-05T15:30:00.978Z',
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
        closes: ['AB#7'],
        labels: ['ai-cursor', 'enhancement'],
        commits: [id('b'), id('a'), id('d')],
        links: ['AB#7'],
        reverts: [],
        url: 'https://dev.azure.com/Acme/Shop/_git/web%20shop/pullrequest/12',
      },
    })
    expect(facts[2]?.data).toMatchObject({ mergedAt: null, mergeCommit: null, closedAt: '2026-03-03T12:00:00.123Z' })
  })

  it('when it is not completed, then it has no merge commit, though Azure names a trial one', async () => {
    const nothing = { mergeCommit: null, mergedAt: null, commits: [] }
    expect(await changeOf(pull(1))).toMatchObject({ ...nothing, closedAt: null })
    const abandoned = { status: 'abandoned', closedDate: '2026-03-03T12:00:00Z' }
    expect(await changeOf(pull(1, abandoned))).toMatchObject({ ...nothing, closedAt: '2026-03-03T12:00:00.000Z' })
  })

  it.each([
    ['noFastForward', 'merge'],
    ['squash', 'squash'],
    ['rebase', 'direct'],
    ['rebaseMerge', 'merge'],
    [null, 'direct'],
  ])('when it was completed by %s, then its form is %s', async (strategy, form) => {
    expect(await changeOf(pull(1, completed('d', strategy)))).toMatchObject({ form, mergeCommit: id('d') })
  })

  it('when its list names the repository only by its API, then it is named as git reads it', async () => {
    const placeOf = async (members: object, choices: Partial<Choices> = MAIN) =>
      (await told(lists([pull(1, members as never)]), choices)).facts.map(({ place }) => place)
    expect(await placeOf({})).toEqual([PLACE])
    expect(await placeOf({ repository: wholeRepository })).toEqual([PLACE])
    const server = { ...repository, url: 'https://tfs.acme.example/tfs/Main/_apis/git/repositories/353c8fbd' }
    expect(await placeOf({ repository: server })).toEqual(['tfs.acme.example/tfs/main/shop/_git/web%20shop'])
    // A remote by SSH has another address: a person names it.
    const container = 'git@ssh.dev.azure.com:v3/Acme/Shop/web%20shop'
    expect(await placeOf({}, { ...MAIN, container })).toEqual(['ssh.dev.azure.com/v3/acme/shop/web%20shop'])
    const broken = { ...repository, url: 'vstfs:///Git' }
    expect((await told(lists([pull(1, { repository: broken })]))).rejected).toMatchObject([
      { reasonCode: 'no_repository' },
    ])
  })

  it('when nothing says the default branch, then it is rejected with the way to say it, and none is guessed', async () => {
    const list = lists([pull(1, completed('d'))])
    expect((await told(list, {})).rejected).toMatchObject([
      { reasonCode: 'unknown_default_branch', message: expect.stringContaining('--branch') },
    ])
    expect((await told(list, { branch: 'refs/heads/main' })).facts.length).toBe(1)
    const trunk = await told(list, { branch: 'trunk' })
    expect([trunk.facts, trunk.reading.leftOut]).toEqual([[], [{ reason: 'not_default_branch', records: 1 }]])
  })

  it('when not all of its commits are known, then the first commit is not', async () => {
    const first = commit('b', '2026-03-01T08:00:00Z', 'One')
    const last = commit('a', '2026-03-02T08:00:00Z', 'Two')
    const begun = async (commits: unknown) => (await changeOf(pull(1, { ...completed('d'), commits }))).firstCommitAt
    expect(await begun([last, first])).toBe('2026-03-01T08:00:00.000Z')
    expect(await begun([first])).toBeNull()
    expect(await begun([last, ...Array.from({ length: 99 }, () => first)])).toBeNull()
    expect(await begun(null)).toBeNull()
  })

  it('when it was rebased, then its commits are those on the default branch with the same instants and messages', async () => {
    const commits = [commit('a', '2026-03-02T08:00:00Z', 'Two'), commit('b', '2026-03-01T08:00:00Z', 'One')]
    const landed_commits = [
      commit('8', '2026-03-02T08:00:00Z', 'Two'),
      commit('7', '2026-03-01T08:00:00Z', 'One'),
      commit('6', '2026-02-01T08:00:00Z', 'Before'),
    ]
    const rebased = pull(1, { ...completed('8', 'rebase'), commits, landed_commits })
    expect((await changeOf(rebased)).commits).toEqual([id('b'), id('a'), id('8'), id('7')])
  })

  it('when one in twenty is broken, then the rest is told, and each broken one has its place and the reason', async () => {
    const broken: readonly (readonly [object, string])[] = [
      [pull(1, { pullRequestId: '1' }), 'invalid_record'],
      [pull(2, { status: 'merged' }), 'invalid_record'],
      [pull(3, { repository: { name: 'canary' } }), 'invalid_record'],
      [pull(4, { status: 'completed' }), 'no_instant'],
      [pull(5, { creationDate: 'yesterday, says canary' }), 'invalid_record'],
      [pull(6, { ...completed('d'), lastMergeCommit: { commitId: 'short' } }), 'invalid_record'],
    ]
    const records = Array.from({ length: 120 }, (_, n) => broken[n / 20]?.[0] ?? pull(100 + n))
    const { facts, rejected } = await told(records.map((one) => JSON.stringify(one)).join('\n'))
    expect(facts.length).toBe(114)
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual(
      broken.map(([, reason], n) => [`pulls.json, record ${n * 20 + 1}, line ${n * 20 + 1}`, reason]),
    )
    expect(JSON.stringify(rejected)).not.toMatch(/canary|yesterday/i)
  })
})
