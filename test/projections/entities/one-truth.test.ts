import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { WorkType } from '#domain/common'
import { sumOfCounts } from '#domain/counts'
import type { Brought, CodeChangeFacts } from '#domain/events/code'
import { aiMeasures, changeCount } from '#projections/ai/measures'
import { CodeChange, type CodeChangeState } from '#projections/entities/code-change'
import { runs } from '#test/support/thorough'
import {
  API,
  assisted,
  NOON,
  notAssisted,
  observed,
  released,
  type Seen,
  type Told,
  withdrawn,
} from '../support/events.js'
import { fact, itemFacts, said as stated } from '../support/facts.js'
import { seeing } from '../support/specification.js'
import { World, worldOf } from '../support/world.js'

const GIT: Seen = { by: 'git', channel: 'git' }
const FORGE: Seen = { by: 'forge', channel: 'api' }
const CSV: Seen = { by: 'csv', channel: 'csv' }
const at = (day: string, hour = '12') => `2026-03-${day}T${hour}:00:00.000Z`
const commit = (digit: string): string => digit.repeat(40)
const [C1, C2, C3, OTHER] = ['1', '2', '3', '4'].map(commit) as [string, string, string, string]

/** What git says of a commit that came in by itself. */
const direct = (id: string, facts: Partial<CodeChangeFacts> = {}): Told =>
  observed(id, { form: 'direct', mergeCommit: id, ...facts }, GIT)

const counted = (changes: readonly CodeChangeState[]): number =>
  changeCount(
    sumOfCounts(
      aiMeasures.contributors
        .flatMap(({ contribute }) => changes.flatMap((one) => contribute(one)))
        .map((one) => one.measures),
    ),
    WorkType.values,
  )
/** What counts: the keys of changes that are merged, and how many AI adoption counts. */
const whatCounts = (world: World) => {
  const changes = world.all(CodeChange)
  return { keys: changes.filter(({ mergedAt }) => mergedAt !== null).map(({ key }) => key), changes: counted(changes) }
}
const counting = (events: readonly Told[]) => whatCounts(worldOf(events))
/** The one change that counts. */
const theOneIn = (world: World): CodeChangeState => {
  const [one, ...more] = world.all(CodeChange).filter(({ mergedAt }) => mergedAt !== null)
  expect(more).toEqual([])
  return one as CodeChangeState
}
const theOne = (events: readonly Told[]): CodeChangeState => theOneIn(worldOf(events))
const counts = seeing(whatCounts).given()
const theOneChange = seeing(theOneIn).given()

describe('a merged change that git, its forge and a table report', () => {
  const events = [
    observed(
      '#12',
      { mergeCommit: OTHER, firstCommitAt: at('01'), mergedAt: at('05'), aiMarks: [assisted('aider')] },
      GIT,
    ),
    observed('#12', { openedAt: at('02'), mergedAt: at('04'), commits: [C1, C2, OTHER], links: ['ACME-1'] }, FORGE),
    observed('#12', { aiMarks: [assisted('cursor', 'csv_column')] }, CSV),
  ]
  it('is one change with all that they say, in any order', () => {
    counts
      .when(...events)
      .inAnyOrder()
      .then({ keys: ['#12'], changes: 1 })
    theOneChange
      .when(...events)
      .inAnyOrder()
      .then(
        expect.objectContaining({
          firstCommitAt: at('01'),
          openedAt: at('02'),
          mergedAt: at('04'),
          aiMarks: [assisted('aider'), assisted('cursor', 'csv_column')],
        }),
      )
  })
  it('is one change also when all of them deliver it twice', () =>
    counts
      .when(...events)
      .inAnyOrder()
      .twice()
      .then({ keys: ['#12'], changes: 1 }))
})

describe('a rebased change that a forge reports as one and git as three', () => {
  const three = [
    direct(C1, { firstCommitAt: at('03'), mergedAt: at('05'), aiMarks: [assisted('aider')] }),
    direct(C2, { firstCommitAt: at('01'), mergedAt: at('05') }),
    direct(C3, { firstCommitAt: at('02'), mergedAt: at('05') }),
  ]
  const forge = observed(
    '#12',
    { openedAt: at('04'), mergedAt: at('06'), mergeCommit: C3, commits: [C1, C2, C3] },
    FORGE,
  )
  const all = [...three, forge]

  it('is one, in any order', () => {
    counts
      .when(...all)
      .inAnyOrder()
      .then({ keys: ['#12'], changes: 1 })
    theOneChange
      .when(...all)
      .inAnyOrder()
      .then(
        expect.objectContaining({
          firstCommitAt: at('01'),
          openedAt: at('04'),
          mergedAt: at('06'),
          aiMarks: [assisted('aider')],
        }),
      )
  })
  it('is git’s three again, when the forge withdraws its change', () => {
    const back = withdrawn('#12', FORGE)
    const { given } = seeing(whatCounts)
    given(forge)
      .when(...three, back)
      .inAnyOrder()
      .then({ keys: [C1, C2, C3], changes: 3 })
    given(...all)
      .when(back)
      .twice()
      .then({ keys: [C1, C2, C3], changes: 3 })
  })
  it('is git’s three, while the forge’s is not merged', () => {
    const open = observed('#12', { mergedAt: null, commits: [C1, C2, C3] }, FORGE)
    expect(counting([...three, open])).toEqual({ keys: [C1, C2, C3], changes: 3 })
    expect(counting([...three, open, forge])).toEqual({ keys: ['#12'], changes: 1 })
  })
  it('leaves alone what it does not name', () => {
    expect(counting([...all, direct(OTHER)])).toEqual({ keys: ['#12', OTHER], changes: 2 })
    const elsewhere = observed(`github.com/acme/web#7`, { mergeCommit: C1 }, GIT)
    expect(counting([...all, elsewhere]).changes).toBe(2)
  })
  it('has no first commit, where some of its commits are not seen', () => {
    expect(theOne([forge, three[0] as Told, three[1] as Told]).firstCommitAt).toBeNull()
  })
  it('is in the release that git says has its commits', () => {
    const release = released('v1', { changes: [C1, C2, C3], by: 'git' })
    for (const order of [
      [...all, release],
      [release, ...all],
    ])
      expect(theOne(order).release).toBe('v1')
  })
  it('is one also where a table has the commits, but not how they were merged', () => {
    const rows = [C1, C2, C3].map((id) => observed(id, { aiMarks: [notAssisted('csv_column')] }, CSV))
    expect(counting([...rows, forge])).toEqual({ keys: ['#12'], changes: 1 })
    expect(theOne([...rows, ...all]).aiMarks).toEqual([assisted('aider'), notAssisted('csv_column')])
  })
  it('is one also where a table says of each commit that it is its own', () => {
    const rows = [C1, C2, C3].map((id) => observed(id, { commits: [id] }, CSV))
    for (const order of [
      [...rows, ...all],
      [...all, ...rows],
    ])
      expect(counting(order)).toEqual({ keys: ['#12'], changes: 1 })
  })
})

describe('a squashed change whose commit names no number', () => {
  it('is one with the change that says which commit it was merged by', () => {
    const squash = direct(C1, { mergedAt: at('05') })
    const row = observed('#12', { mergeCommit: C1, mergedAt: NOON }, CSV)
    counts
      .when(squash, row)
      .inAnyOrder()
      .then({ keys: ['#12'], changes: 1 })
  })
})

describe('a squashed change of which git sees only the squash', () => {
  const squash = observed('#12', { form: 'squash', firstCommitAt: at('05'), mergedAt: at('05') }, GIT)
  it('was begun at an unknown time, for it was opened before', () =>
    expect(theOne([squash, observed('#12', { openedAt: at('04'), mergedAt: at('05') }, FORGE)])).toMatchObject({
      openedAt: at('04'),
      firstCommitAt: null,
    }))
  it('was begun when its forge says', () =>
    expect(
      theOne([squash, observed('#12', { firstCommitAt: at('03'), openedAt: at('04'), mergedAt: at('05') }, FORGE)]),
    ).toMatchObject({ firstCommitAt: at('03') }))
  it('was begun with the squash, while nothing says when it was opened', () =>
    expect(theOne([squash]).firstCommitAt).toBe(at('05')))
})

describe('a commit that closes an item, which a forge’s pull takes in', () => {
  const item = fact('work_item', API, '#2', itemFacts('#2', { type: 'bug' }), { by: 'tracker' })
  const commit1 = direct(C1, { closes: ['#2'], aiMarks: [assisted('claude_code')] })
  const pull = observed('#9', { form: 'squash', mergeCommit: C1, commits: [C1], openedAt: at('01') }, FORGE)
  const linked = { key: '#2', workType: 'bug', origin: 'heuristic', rule: 'closing_keyword' }

  it('keeps what the commit says of items, as it keeps its marks, in any order', () =>
    theOneChange
      .when(item, commit1, pull)
      .inAnyOrder()
      .then(expect.objectContaining({ key: '#9', items: [linked], aiMarks: [assisted('claude_code')] })))
  it('keeps what the message of its merge says, where that bears no number', () => {
    const merge = observed(C2, { form: 'merge', mergeCommit: C2, closes: ['#2'] }, GIT)
    const merged = observed('#9', { mergeCommit: C2, commits: [C2] }, FORGE)
    theOneChange
      .when(item, merge, merged)
      .inAnyOrder()
      .then(expect.objectContaining({ key: '#9', items: [linked] }))
  })
  it('keeps what a person says of the commit', () => {
    const denied = stated('ChangeUnlinked', 'app', 'code_change', API, C1, { workItem: '#2' })
    theOneChange
      .when(item, commit1, pull, denied)
      .inAnyOrder()
      .then(expect.objectContaining({ key: '#9', items: [] }))
  })
  it('loses it, when the commit is gone', () => {
    const { given } = seeing(theOneIn)
    given(item, commit1, pull)
      .when(withdrawn(C1, GIT))
      .then(expect.objectContaining({ key: '#9', items: [] }))
  })
})

describe('pulls that came in by the second parent of somebody’s merge', () => {
  const item = fact('work_item', API, '#2', itemFacts('#2', { type: 'bug' }), { by: 'tracker' })
  const bring = (id: string, facts: Partial<Brought> = {}): Brought => ({
    commit: id,
    aiMarks: [],
    namedKeys: [],
    closes: [],
    ...facts,
  })
  const merging = (...brought: readonly Brought[]) =>
    direct(OTHER, {
      form: 'merge',
      mergedAt: at('05'),
      firstCommitAt: at('01'),
      aiMarks: brought.flatMap(({ aiMarks }) => aiMarks),
      closes: brought.flatMap(({ closes }) => closes),
      brought,
    })
  const marked = bring(C1, { aiMarks: [assisted('aider')], closes: ['#2'] })
  const first = observed('#5', { mergeCommit: C1, mergedAt: at('03'), openedAt: at('02') }, FORGE)
  const second = observed('#6', { mergeCommit: C2, mergedAt: at('04'), openedAt: at('02') }, FORGE)

  it('are the merge’s change, while no forge knows them', () =>
    expect(counting([merging(marked, bring(C2))])).toEqual({ keys: [OTHER], changes: 1 }))
  it('count once, and the merge that brings one alone is that one', () => {
    const events = [item, merging(marked), first]
    counts
      .when(...events)
      .inAnyOrder()
      .then({ keys: ['#5'], changes: 1 })
    theOneChange
      .when(...events)
      .inAnyOrder()
      .then(
        expect.objectContaining({
          aiMarks: [assisted('aider')],
          items: [expect.objectContaining({ key: '#2' })],
          firstCommitAt: at('01'),
        }),
      )
  })
  it('count once each, and each has what its own commits say', () => {
    const events = [item, merging(marked, bring(C2)), first, second]
    counts
      .when(...events)
      .inAnyOrder()
      .then({ keys: ['#5', '#6'], changes: 2 })
    const said = worldOf(events)
      .all(CodeChange)
      .map(({ key, aiMarks, items }) => [key, aiMarks.length, items.length])
    expect(said).toContainEqual(['#5', 1, 1])
    expect(said).toContainEqual(['#6', 0, 0])
  })
  it('leave the merge what no pull brought', () =>
    counts
      .when(merging(marked, bring(C3)), first, second)
      .inAnyOrder()
      .then({ keys: ['#5', '#6', OTHER], changes: 3 }))
  it('are in the release that has the merge', () => {
    const release = released('v1', { changes: [OTHER], by: 'git' })
    for (const order of [
      [release, merging(marked, bring(C2)), first, second],
      [first, second, merging(marked, bring(C2)), release],
    ])
      expect(
        worldOf(order)
          .all(CodeChange)
          .map(({ release: tag }) => tag),
      ).toEqual(['v1', 'v1', 'v1'])
  })
})

describe('changes that name each other’s commits in any way', () => {
  const CONNECTIONS = [GIT, FORGE, CSV]
  const anyFacts = fc.record({
    mergedAt: fc.constantFrom(NOON, NOON, null),
    mergeCommit: fc.constantFrom(null, C1, C2, C3),
    commits: fc.subarray([C1, C2, C3]),
    brought: fc
      .subarray([C1, C2, C3])
      .map((ids) => ids.map((id) => ({ commit: id, aiMarks: [], namedKeys: [], closes: [] }))),
  })
  const anyEvent = fc
    .tuple(fc.constantFrom('#1', '#2', C1, C2), anyFacts, fc.nat(2))
    .map(([key, facts, by]) => observed(key, facts, CONNECTIONS[by] as Seen))
  const anyEvents = fc.uniqueArray(anyEvent, {
    maxLength: 8,
    // One word of each connection on each thing: their order is of no concern then.
    selector: ({ stream, event }) => `${stream} ${(event.metadata as { entity: { key: string } }).entity.key}`,
  })

  it('have the same result in any order, and at least one merged change always counts', () => {
    fc.assert(
      fc.property(anyEvents, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (events, random) => {
        const shuffled = events
          .map((event) => ({ event, by: random.next().value as number }))
          .sort((a, b) => a.by - b.by)
          .map(({ event }) => event)
        const [one, other] = [events, shuffled].map((order) => new World(order).all(CodeChange))
        expect(other).toEqual(one)
        const merged = events.some(({ event }) => (event.data as CodeChangeFacts).mergedAt !== null)
        expect(counted(one ?? []) > 0).toBe(merged)
        // What is absorbed is absorbed by one that counts.
        for (const { absorbed, mergedAt } of one ?? []) if (absorbed) expect(mergedAt).toBeNull()
      }),
      { seed: 31, numRuns: runs(500) },
    )
  })
})
