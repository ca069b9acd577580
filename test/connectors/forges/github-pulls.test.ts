import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { commit, id, label, merged, pages, pull } from './github.js'
import { changeOf, readForge } from './support.js'

describe('given pull requests as GitHub lists them', () => {
  it('when they are read, then each is told as GitHub says, and a page overlap gives both words with their instants', async () => {
    const { reading, facts, rejected } = await readForge(sampleOf('github-pulls'))
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'not_default_branch', records: 1 }])
    expect(facts.map(({ place, key }) => [place, key])).toEqual(
      ['#14', '#12', '#12', '#9'].map((key) => ['github.com/acme/api', key]),
    )
    expect(facts.map((fact) => ('updated' in fact ? fact.updated : null))).toEqual([
      '2026-03-05T15:30:02.000Z',
      '2026-03-04T10:00:00.000Z',
      '2026-03-05T15:30:02.000Z',
      '2026-03-05T15:30:02.000Z',
    ])
    expect(facts[2]).toMatchObject({
      kind: 'code_change',
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
          {
            source: 'commit_trailer',
            verdict: 'assisted',
            tool: 'claude_code',
            rule: 'signed:noreply@anthropic.com',
          },
          { source: 'pr_label', verdict: 'assisted', tool: 'cursor', rule: 'label:cursor' },
        ],
        namedKeys: [
          { key: 'ACME-12', field: 'title' },
          { key: 'PAY-3', field: 'commit' },
        ],
        closes: ['#7'],
        labels: ['ai: cursor', 'enhancement'],
        commits: [id('b'), id('a'), id('d')],
        links: [],
        reverts: [],
        url: 'https://github.com/Acme/Api/pull/12',
      },
    })
  })

  it('when a pull is not merged, then it has no merge commit, though GitHub names a trial one', async () => {
    const nothing = { mergeCommit: null, mergedAt: null, commits: [], firstCommitAt: null }
    expect(await changeOf(pull(1))).toMatchObject({ ...nothing, closedAt: null, openedAt: '2026-03-02T09:00:00.000Z' })
    expect(await changeOf(pull(1, { draft: true }))).toMatchObject({ ...nothing, closedAt: null })
    expect(await changeOf(pull(1, { state: 'closed', closed_at: '2026-03-03T12:00:00Z' }))).toMatchObject({
      ...nothing,
      closedAt: '2026-03-03T12:00:00.000Z',
    })
  })

  it('when its fork or its author was deleted, then it is read all the same', async () => {
    const gone = { user: null, head: { label: 'unknown repository', ref: 'PAY-9-fix', sha: id('a'), repo: null } }
    expect(await changeOf(pull(1, { ...merged('d'), ...gone }))).toMatchObject({
      mergedAt: '2026-03-05T15:30:00.000Z',
      namedKeys: [{ key: 'PAY-9', field: 'branch' }],
    })
  })

  it('when it is merged into another branch, then it is left out, unless an answer names the former default branch', async () => {
    const older = pages([pull(1, { ...merged('d'), base: { ref: 'master', repo: { default_branch: 'main' } } })])
    const { facts, reading } = await readForge(older)
    expect([facts, reading.leftOut]).toEqual([[], [{ reason: 'not_default_branch', records: 1 }]])
    expect((await readForge(older, { branch: 'master' })).facts.map(({ key }) => key)).toEqual(['#1'])
  })

  it('when it is on a host of its own, then its address names the host', async () => {
    const { facts } = await readForge(pages([pull(1, { html_url: 'https://git.acme.example:8443/Team/App/pull/1' })]))
    expect(facts.map(({ place }) => place)).toEqual(['git.acme.example/team/app'])
  })

  it('when not all of its commits are known, then the first commit is not', async () => {
    const [first, last] = [commit('b', '2026-03-01T08:00:00Z', 'One'), commit('a', '2026-03-02T08:00:00Z', 'Two')]
    const begun = async (commits: unknown) => (await changeOf(pull(1, { ...merged('d'), commits }))).firstCommitAt
    expect(await begun([first, last])).toBe('2026-03-01T08:00:00.000Z')
    // A page that is cut off ends before the head of the branch.
    expect(await begun([first])).toBeNull()
    expect(await begun([])).toBeNull()
    // The answer for one pull has their number.
    expect(await begun(2)).toBeNull()
    expect(await begun(null)).toBeNull()
    // A commit whose date is unreadable, or none that a commit can have.
    expect(await begun([commit('b', 'soon', 'One'), last])).toBeNull()
    expect(await begun([commit('b', '0001-01-01T00:00:00Z', 'One'), last])).toBeNull()
  })

  it('when a text marks it, then whole lines count, and comments of its template do not', async () => {
    const marks = async (members: object) =>
      (await changeOf(pull(1, members as never))).aiMarks.map(({ source, verdict, tool }) => [source, verdict, tool])
    expect(await marks({ body: 'Tidy\n\n🤖 Generated with [Claude Code](https://claude.com/claude-code)' })).toEqual([
      ['commit_trailer', 'assisted', 'claude_code'],
    ])
    expect(await marks({ body: '<!--\nai-none\n-->\n- ai-none' })).toEqual([])
    expect(await marks({ body: 'ai-none', labels: [label('ai-none')] })).toEqual([
      ['commit_trailer', 'not_assisted', null],
      ['pr_label', 'not_assisted', null],
    ])
    const bot = { name: 'copilot-swe-agent[bot]', email: '198982749+Copilot@users.noreply.github.com' }
    expect(await marks({ commits: [commit('a', '2026-03-02T08:00:00Z', 'Fix', bot)] })).toEqual([
      ['commit_trailer', 'assisted', 'github_copilot'],
    ])
    const renovate = { name: 'renovate[bot]', email: '29139614+renovate[bot]@users.noreply.github.com' }
    expect(await marks({ commits: [commit('a', '2026-03-02T08:00:00Z', 'Bump', renovate)] })).toEqual([])
  })

  it('when it reverts another, then it says which, and closes nothing by the title that it quotes', async () => {
    const revert = { title: 'Revert "Fixes #5"', body: 'Reverts Acme/Api#12' }
    expect(await changeOf(pull(1, revert))).toMatchObject({ reverts: ['#12'], closes: [] })
  })
})

describe('given how a pull came onto the default branch', () => {
  const own = [
    commit('b', '2026-03-01T08:00:00Z', 'One'),
    commit('a', '2026-03-02T08:00:00Z', 'Two\n\nat length', { parents: ['b'] }),
  ]
  const by = async (landed_commits: readonly object[], digit = '9') => {
    const { form, commits, mergeCommit } = await changeOf(
      pull(1, { ...merged(digit), commits: own, landed_commits } as never),
    )
    return { form, commits, mergeCommit }
  }
  it('when it was rebased, then its commits are those on the default branch with the same instants and messages', async () => {
    const line = [
      commit('9', '2026-03-02T08:00:00Z', 'Two\n\nat length\n', { parents: ['8'] }),
      commit('8', '2026-03-01T08:00:00Z', 'One', { parents: ['7'] }),
      commit('7', '2026-02-01T08:00:00Z', 'Before', { parents: ['6'] }),
    ]
    expect(await by(line)).toEqual({
      form: 'direct',
      commits: [id('b'), id('a'), id('9'), id('8')],
      mergeCommit: id('9'),
    })
  })
  it('when one of them differs, then nothing beyond it is taken for the pull', async () => {
    const line = [
      commit('9', '2026-03-02T08:00:00Z', 'Two\n\nat length', { parents: ['8'] }),
      commit('8', '2026-03-01T08:00:00Z', 'Another', { parents: ['7'] }),
    ]
    expect((await by(line)).commits).toEqual([id('b'), id('a'), id('9')])
    const [, before] = line
    // What does not follow from the merge is somebody else's.
    expect((await by([before as object])).commits).toEqual([id('b'), id('a'), id('9')])
  })
  it('when it was squashed, then only the squash is on the default branch', async () => {
    const line = [commit('9', '2026-03-05T15:30:00Z', 'Both (#1)', { parents: ['8'] })]
    expect(await by(line)).toMatchObject({ form: 'squash', commits: [id('b'), id('a'), id('9')] })
  })
  it('when it was merged, then the merge has two parents', async () => {
    const line = [commit('9', '2026-03-05T15:30:00Z', 'Merge pull request #1 from topic', { parents: ['8', 'a'] })]
    expect(await by(line)).toMatchObject({ form: 'merge' })
  })
  it('when its own commits came in as they are, then it was no squash', async () => {
    const line = [commit('a', '2026-03-02T08:00:00Z', 'Two\n\nat length', { parents: ['b'] })]
    expect(await by(line, 'a')).toMatchObject({ form: 'direct', commits: [id('b'), id('a')] })
  })
})

describe('given pulls of which some are broken', () => {
  it('when one in twenty is, then the rest is told, and each broken one has its place and the reason', async () => {
    const broken: readonly (readonly [object, string])[] = [
      [pull(1, { number: '1' }), 'invalid_record'],
      [pull(2, { created_at: 'yesterday' }), 'invalid_record'],
      [pull(3, { merged_at: 12 }), 'invalid_record'],
      [pull(4, { base: { ref: 'main', repo: null } }), 'invalid_record'],
      [pull(5, { html_url: 'https://api.github.com/repos/acme/api/pulls/5' }), 'no_repository'],
      [pull(6, { html_url: 'javascript:alert(1)' }), 'no_repository'],
      [pull(7, { commits: [{ sha: 'x' }] }), 'invalid_record'],
      [pull(8, { created_at: '0001-01-01T00:00:00Z' }), 'invalid_data'],
      [pull(9, { labels: 'bug' }), 'invalid_record'],
      [pull(10, { merged_at: '2026-03-05T15:30:00Z', merge_commit_sha: 'not a commit' }), 'invalid_record'],
    ]
    const records = Array.from({ length: 200 }, (_, n) => broken[n / 20]?.[0] ?? pull(100 + n))
    const { facts, rejected } = await readForge(records.map((one) => JSON.stringify(one)).join('\n'))
    expect(facts.length).toBe(190)
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual(
      broken.map(([, reason], n) => [`forge.json, record ${n * 20 + 1}, line ${n * 20 + 1}`, reason]),
    )
    expect(JSON.stringify(rejected)).not.toMatch(/canary|yesterday|javascript|not a commit/i)
  })
  it('when a record is hostile, then it is one rejected record', async () => {
    const deep = `${'{"base":'.repeat(5_000)}1${'}'.repeat(5_000)}`
    const own = '{"__proto__":{"number":1},"constructor":1,"number":1e999}'
    const { facts, rejected } = await readForge(`${JSON.stringify(pull(1))}\n${deep}\n${own}\n[]\nnull\n`)
    expect([facts.length, rejected.length]).toEqual([1, 3])
  })
  it('when a text is very long, then it is read in time, and what is kept of it is bounded', async () => {
    const body = `${'<!--'.repeat(200_000)}${'closes #1 '.repeat(50_000)}${'ACME-1 '.repeat(50_000)}`
    const labels = Array.from({ length: 3_000 }, (_, n) => label(`label ${n}`))
    const facts = await changeOf(pull(1, { title: 'x'.repeat(100_000), body, labels }))
    expect([facts.title.length, facts.labels.length, facts.closes, facts.namedKeys.length]).toEqual([
      1_000,
      1_000,
      ['#1'],
      1,
    ])
  })
})
