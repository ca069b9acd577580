import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { issue, label, pages, release } from './github.js'
import { itemOf, readForge } from './support.js'

describe('given issues as GitHub lists them', () => {
  it('when they are read, then each is an item of the tracker of its repository, and pull requests are left out', async () => {
    const { reading, facts, rejected } = await readForge(sampleOf('github-issues'))
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'pull_request', records: 1 }])
    const created = { at: '2026-02-20T10:00:00.000Z', state: 'todo' }
    expect(facts.map(({ kind, place, key }) => [kind, place, key])).toEqual(
      ['#7', '#8', '#3'].map((key) => ['work_item', 'github.com/acme/api', key]),
    )
    expect(facts[0]?.data).toEqual({
      key: '#7',
      title: 'Log in with a passkey',
      type: 'bug',
      state: 'done',
      history: [created, { at: '2026-03-05T15:30:01.000Z', state: 'done' }],
      createdAt: '2026-02-20T10:00:00.000Z',
      startedAt: null,
      doneAt: '2026-03-05T15:30:01.000Z',
      parent: '#3',
      labels: ['type: bug', 'login'],
      links: [],
      estimateMinutes: null,
      url: 'https://github.com/Acme/Api/issues/7',
    })
    expect(facts[1]?.data).toMatchObject({
      state: 'cancelled',
      doneAt: null,
      history: [created, { at: '2026-03-01T09:00:00.000Z', state: 'cancelled' }],
    })
    expect(facts[2]?.data).toMatchObject({ state: 'todo', type: 'epic', doneAt: null, history: [created] })
  })
  it.each([
    ['completed', 'done'],
    [null, 'done'],
    ['not_planned', 'cancelled'],
    ['duplicate', 'cancelled'],
  ])('when it was closed for the reason %s, then it is %s', async (state_reason, state) => {
    expect((await itemOf(issue(1, { state: 'closed', state_reason, closed_at: '2026-03-01T09:00:00Z' }))).state).toBe(
      state,
    )
  })
  it('when it was reopened, then it is to do, and is not done', async () => {
    expect(await itemOf(issue(1, { state: 'open', state_reason: 'reopened' }))).toMatchObject({
      state: 'todo',
      doneAt: null,
    })
  })
  it.each([
    [['bug'], 'bug'],
    [['Type: Story'], 'story'],
    [['kind/bug', 'ui'], 'bug'],
    [['type::task'], 'task'],
    [['task', 'Epic'], 'epic'],
    [['bugfix', 'no bug', 'debug'], 'other'],
    [[], 'other'],
  ])('when its labels are %j, then its type is %s', async (names, type) => {
    expect((await itemOf(issue(1, { labels: names.map(label) }))).type).toBe(type)
  })
  it('when it has a type of its own, then that counts before labels, and an answer before both', async () => {
    const feature = issue(1, { type: { name: 'Feature' }, labels: [label('bug')] })
    expect((await itemOf(issue(1, { type: { name: 'Task' }, labels: [label('bug')] }))).type).toBe('task')
    expect((await itemOf(feature)).type).toBe('bug')
    expect((await itemOf(feature, { types: new Map([['Feature', 'story']]) })).type).toBe('story')
  })
  it('when its parent is in another repository, then it has none here', async () => {
    const parent_issue_url = 'https://api.github.com/repos/Acme/Other/issues/3'
    expect((await itemOf(issue(1, { parent_issue_url }))).parent).toBeNull()
  })
  it('when one in twenty is broken, then the rest is told, and each broken one has its place and the reason', async () => {
    const broken = [issue(1, { state: 'merged' }), issue(2, { title: null }), issue(3, { created_at: '20 Feb' })]
    const records = Array.from({ length: 60 }, (_, n) => broken[n / 20] ?? issue(100 + n))
    const { facts, rejected } = await readForge(JSON.stringify(records))
    expect(facts.length).toBe(57)
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual(
      [1, 21, 41].map((n) => [`forge.json, record ${n}, line 1`, 'invalid_record']),
    )
  })
})

describe('given releases as GitHub lists them', () => {
  it('when they are read, then drafts are left out, and the changes are those of the notes that GitHub generates', async () => {
    const { reading, facts, rejected } = await readForge(sampleOf('github-releases'))
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'draft', records: 1 }])
    expect(facts.map(({ kind, place, key, data }) => ({ kind, place, key, data }))).toEqual([
      {
        kind: 'release',
        place: 'github.com/acme/api',
        key: 'v1.4.1-rc.1',
        data: { tag: 'v1.4.1-rc.1', releasedAt: '2026-03-08T08:00:00.000Z', part: 1, changes: [] },
      },
      {
        kind: 'release',
        place: 'github.com/acme/api',
        key: 'v1.4.0',
        data: { tag: 'v1.4.0', releasedAt: '2026-03-06T08:00:00.000Z', part: 1, changes: ['#12'] },
      },
    ])
  })
  it('when its tag has slashes, then its repository is found all the same', async () => {
    const { facts } = await readForge(
      pages([release('a/b', { html_url: 'https://github.com/Acme/Api/releases/tag/a/b' })]),
    )
    expect(facts.map(({ place, key }) => [place, key])).toEqual([['github.com/acme/api', 'a/b']])
  })
  it('when one in twenty is broken, then the rest is told, and each broken one has its place and the reason', async () => {
    const broken = [release('x', { published_at: null }), release('y', { draft: 'no' }), release('', {})]
    const records = Array.from({ length: 60 }, (_, n) => broken[n / 20] ?? release(`v${n}`))
    const { facts, rejected } = await readForge(JSON.stringify(records))
    expect(facts.length).toBe(57)
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual([
      ['forge.json, record 1, line 1', 'no_instant'],
      ['forge.json, record 21, line 1', 'invalid_record'],
      ['forge.json, record 41, line 1', 'no_repository'],
    ])
  })
})
