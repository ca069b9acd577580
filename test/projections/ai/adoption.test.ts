import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { WorkType } from '#domain/common'
import { RunningCounts, sumOfCounts } from '#domain/counts'
import type { AiMark } from '#domain/events/code'
import { type AiCounts, adoptionOf, cycleTimesOf } from '#projections/ai/measures'
import { AiEconomics } from '#projections/ai/response'
import { changeUrl } from '#projections/ai/urls'
import type { CodeChangeState, LinkedItem } from '#projections/entities/code-change'
import { runs } from '#test/support/thorough'
import { change, item, type Made, plainReport } from '../support/changes.js'
import { API, assisted, notAssisted } from '../support/events.js'
import { exact } from '../support/request.js'

const reportOf = (...changes: readonly CodeChangeState[]): AiEconomics =>
  exact(AiEconomics, plainReport(changes, 'available'))
const none = { mergedChanges: 0, assistedChanges: 0, notAssistedChanges: 0, conflictingChanges: 0, untaggedChanges: 0 }

describe('AI adoption', () => {
  it('given no change, counts none', () => {
    expect(reportOf().adoption).toEqual({
      ...none,
      tools: [],
      byRepository: [],
      byWorkType: [],
      taggedEvidence: [],
      taggedEvidenceTotal: 0,
      provenance: 'self_reported',
      basis: 'merged changes counted by self-reported AI tags',
      workTypeLinks: { linkedChanges: 0, byOrigin: { connector: 0, heuristic: 0, manual: 0 } },
    })
  })
  it.each<[string, readonly AiMark[], keyof typeof none, readonly string[]]>([
    ['no mark', [], 'untaggedChanges', []],
    ['a mark of assistance', [assisted('cursor')], 'assistedChanges', ['cursor']],
    ['marks of two tools', [assisted('cursor'), assisted('aider')], 'assistedChanges', ['aider', 'cursor']],
    ['two marks of one tool', [assisted('cursor'), assisted('cursor', 'pr_label')], 'assistedChanges', ['cursor']],
    ['a mark that names no tool', [assisted(null)], 'assistedChanges', []],
    ['a mark of none', [notAssisted()], 'notAssistedChanges', []],
    ['two marks of none', [notAssisted(), notAssisted('csv_column')], 'notAssistedChanges', []],
    ['marks that contradict each other', [assisted('cursor'), notAssisted()], 'conflictingChanges', []],
  ])('given a change with %s, counts it, and its tools where it was assisted', (_, aiMarks, counted, tools) => {
    const { adoption, usage } = reportOf(change('#1', { aiMarks }))
    const expected = { ...none, mergedChanges: 1, [counted]: 1, tools: tools.map((tool) => ({ tool, changes: 1 })) }
    expect(adoption).toMatchObject(expected)
    expect(adoption.byRepository).toEqual([{ repository: API, ...expected }])
    expect(adoption.byWorkType).toEqual([{ workType: 'unlinked', ...expected }])
    expect(usage.selfReported.tools).toEqual(tools)
  })
  it('given tools of any name, keeps them apart', () => {
    const names = ['a', 'a|b', 'a|', '|', '__proto__', 'constructor', 'tool|unlinked|x', 'é', '🤖']
    const { adoption } = reportOf(...names.map((tool, i) => change(`#${i}`, { aiMarks: [assisted(tool)] })))
    expect(adoption.tools).toEqual(names.toSorted().map((tool) => ({ tool, changes: 1 })))
    expect(adoption.taggedEvidence.map(({ tools }) => tools[0])).toEqual(names)
  })
  it('given more than a hundred tools, lists by name the hundred that most changes name, and counts every change', () => {
    const name = (i: number): string => `tool-${String(i).padStart(3, '0')}`
    // The last three are named twice, all others once: of those the first by name are listed.
    const named = [...Array.from({ length: 150 }, (_, i) => name(i)), name(147), name(148), name(149)]
    const { adoption, usage } = reportOf(...named.map((tool, i) => change(`#${i}`, { aiMarks: [assisted(tool)] })))
    const once = Array.from({ length: 97 }, (_, i) => ({ tool: name(i), changes: 1 }))
    const twice = [147, 148, 149].map((i) => ({ tool: name(i), changes: 2 }))
    const listed = [...once, ...twice]
    expect(adoption).toMatchObject({ mergedChanges: 153, assistedChanges: 153, tools: listed })
    expect(adoption.byRepository).toMatchObject([{ assistedChanges: 153, tools: listed }])
    expect(adoption.byWorkType).toMatchObject([{ assistedChanges: 153, tools: listed }])
    expect(usage.selfReported.tools).toEqual(listed.map(({ tool }) => tool))
  })

  it.each<[string, readonly LinkedItem[], WorkType, object]>([
    ['no item', [], 'unlinked', {}],
    ['an item', [item('A-1', 'bug')], 'bug', { heuristic: 1 }],
    ['items of one type', [item('A-1', 'bug'), item('A-2', 'bug', 'manual')], 'bug', { manual: 1 }],
    ['items of several types', [item('A-1', 'bug'), item('A-2', 'story')], 'mixed', { heuristic: 1 }],
    [
      'items by every origin',
      [item('A-1', 'bug', 'heuristic'), item('A-2', 'bug', 'connector'), item('A-3', 'bug', 'manual')],
      'bug',
      { connector: 1 },
    ],
  ])('given a change with %s, states its type of work and its strongest link', (_, items, workType, byOrigin) => {
    const { adoption } = reportOf(change('#1', { items, aiMarks: [assisted('cursor')] }))
    expect(adoption.byWorkType.map((row) => row.workType)).toEqual([workType])
    expect(adoption.taggedEvidence[0]).toMatchObject({ workType, workItemKeys: items.map(({ key }) => key) })
    expect(adoption.workTypeLinks).toEqual({
      linkedChanges: items.length > 0 ? 1 : 0,
      byOrigin: { connector: 0, heuristic: 0, manual: 0, ...byOrigin },
    })
  })
  it('lists repositories by name and types of work in the contract’s order, those with changes only', () => {
    const { adoption } = reportOf(
      change('#1', { repository: 'z' }),
      change('#2', { repository: 'a', items: [item('A-1', 'task')] }),
      change('#3', { repository: 'a', items: [item('A-2', 'epic')] }),
    )
    expect(adoption.byRepository.map(({ repository, mergedChanges }) => [repository, mergedChanges])).toEqual([
      ['a', 2],
      ['z', 1],
    ])
    expect(adoption.byWorkType.map(({ workType }) => workType)).toEqual(['epic', 'task', 'unlinked'])
  })
})

describe('tagged evidence', () => {
  it('is each change with a mark, with the sources of its marks', () => {
    const { adoption } = reportOf(
      change('#1', { title: 'One', aiMarks: [assisted('cursor'), assisted('aider', 'pr_label'), assisted('x')] }),
      change('#2', { aiMarks: [] }),
      change('#3', { title: '', aiMarks: [assisted('cursor', 'csv_column'), notAssisted()] }),
    )
    const common = { repository: API, mergedAt: '2026-03-02T12:00:00.000Z', workType: 'unlinked', workItemKeys: [] }
    expect(adoption.taggedEvidence).toEqual([
      {
        ...common,
        reference: '#1',
        title: 'One',
        url: `https://${API}/pull/1`,
        status: 'assisted',
        signalSources: ['commit_trailer', 'pr_label'],
        tools: ['aider', 'cursor', 'x'],
      },
      {
        ...common,
        reference: '#3',
        title: '',
        url: `https://${API}/pull/3`,
        status: 'conflicting',
        signalSources: ['csv_column', 'pr_label'],
        tools: ['cursor'],
      },
    ])
    expect(adoption.taggedEvidenceTotal).toBe(2)
  })
  it('is the newest merged first, then by reference, then by repository', () => {
    const aiMarks = [notAssisted()]
    const at = (second: number) => `2026-03-02T12:00:${String(second).padStart(2, '0')}.000Z`
    const inOrder: readonly (readonly [string, Made])[] = [
      ['#9', { mergedAt: at(3) }],
      ['#1', { mergedAt: at(2), repository: 'a' }],
      ['#1', { mergedAt: at(2), repository: 'b' }],
      ['#10', { mergedAt: at(2), repository: 'a' }],
      ['#2', { mergedAt: at(2), repository: 'a' }],
      ['#0', { mergedAt: at(1) }],
    ]
    const changes = inOrder.map(([reference, made]) => change(reference, { ...made, aiMarks }))
    for (const order of [changes, changes.toReversed(), [3, 0, 5, 2, 4, 1].map((i) => changes[i] as CodeChangeState)])
      expect(reportOf(...order).adoption.taggedEvidence.map((one) => [one.reference, one.repository])).toEqual(
        changes.map((one) => [one.key, one.place]),
      )
  })
  it.each([
    [99, 99],
    [100, 100],
    [101, 100],
    [250, 100],
  ])('given %s changes with a mark, shows %s and states how many there are', (count, shown) => {
    const merged = (i: number) => new Date(Date.UTC(2026, 0, 1) + i * 1000).toISOString()
    const changes = Array.from({ length: count }, (_, i) =>
      change(`#${i}`, { mergedAt: merged(i), aiMarks: [assisted('cursor')] }),
    )
    const { adoption } = reportOf(...changes, change('#untagged'))
    expect(adoption.taggedEvidence.map(({ reference }) => reference)).toEqual(
      Array.from({ length: shown }, (_, i) => `#${count - 1 - i}`),
    )
    expect(adoption.taggedEvidenceTotal).toBe(count)
    expect(adoption.assistedChanges).toBe(count)
  })
})

describe('the address of a change', () => {
  const COMMIT = '0123456789abcdef0123456789abcdef01234567'
  it.each([
    ['github.com/acme/api', '#12', 'https://github.com/acme/api/pull/12'],
    ['github.com/acme/api', COMMIT, `https://github.com/acme/api/commit/${COMMIT}`],
    ['gitlab.com/group/sub/api', '!12', 'https://gitlab.com/group/sub/api/-/merge_requests/12'],
    ['gitlab.com/group/sub/api', COMMIT, `https://gitlab.com/group/sub/api/-/commit/${COMMIT}`],
    ['bitbucket.org/acme/api', '#12', 'https://bitbucket.org/acme/api/pull-requests/12'],
    ['bitbucket.org/acme/api', COMMIT, `https://bitbucket.org/acme/api/commits/${COMMIT}`],
    ['git.example.com/acme/api', '#12', null],
    ['github.com.example.com/acme/api', '#12', null],
    ['notgithub.com/acme/api', '#12', null],
    ['constructor/acme/api', '#12', null],
    ['__proto__/acme/api', COMMIT, null],
    ['github.com', '#12', null],
    ['github.comX', '#12', null],
    ['git:0123456789ab', '#12', null],
    ['git:0123456789ab', COMMIT, null],
    ['', '#12', null],
  ])('in %s, of %s, is %s', (container, reference, url) => {
    expect(changeUrl(container, reference)).toBe(url)
  })
})

// From here on: any changes, against sums that are written anew, change by change.

const anyMark: fc.Arbitrary<AiMark> = fc.record({
  source: fc.constantFrom('pr_label', 'commit_trailer', 'csv_column'),
  verdict: fc.constantFrom('assisted', 'assisted', 'not_assisted'),
  tool: fc.constantFrom(null, 'cursor', 'aider', 'a|b', '__proto__'),
})
const anyItem = fc.record({
  key: fc.constantFrom('A-1', 'A-2', 'B-1'),
  workType: fc.constantFrom('epic' as const, 'story', 'bug', 'other'),
  origin: fc.constantFrom('connector' as const, 'manual', 'heuristic'),
  rule: fc.constant('title' as const),
})
const instant = (minutes: number): string => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString()
const anyChange = fc.record({
  repository: fc.constantFrom('a', 'b', 'github.com/c/d'),
  mergedAt: fc.nat(5).map((minutes) => instant(1000 + minutes)),
  firstCommitAt: fc.option(fc.nat(50).map(instant)),
  openedAt: fc.option(fc.nat(50).map((minutes) => instant(500 + minutes))),
  aiMarks: fc.array(anyMark, { maxLength: 3 }),
  items: fc.array(anyItem, { maxLength: 3 }),
})
const anyChanges = fc.array(anyChange, { maxLength: 12 }).map((all) => all.map((made, i) => change(`#${i}`, made)))

const marksOf = ({ aiMarks }: CodeChangeState) => aiMarks
const statusOf = (one: CodeChangeState): string => {
  const verdicts = new Set(marksOf(one).map(({ verdict }) => verdict))
  return verdicts.size === 2 ? 'conflicting' : ([...verdicts][0] ?? 'untagged')
}
const typeOf = ({ items }: CodeChangeState): string => {
  const types = [...new Set(items.map(({ workType }) => workType))]
  return types.length === 0 ? 'unlinked' : types.length === 1 ? (types[0] as string) : 'mixed'
}
const counted = (changes: readonly CodeChangeState[]) => {
  const with_ = (status: string) => changes.filter((one) => statusOf(one) === status)
  const tools = with_('assisted').flatMap((one) => [...new Set(marksOf(one).flatMap(({ tool }) => tool ?? []))])
  return {
    mergedChanges: changes.length,
    assistedChanges: with_('assisted').length,
    notAssistedChanges: with_('not_assisted').length,
    conflictingChanges: with_('conflicting').length,
    untaggedChanges: with_('untagged').length,
    tools: [...new Set(tools)].sort().map((tool) => ({ tool, changes: tools.filter((one) => one === tool).length })),
  }
}

describe('any changes', () => {
  it('have the counts of a plain walk over them', () => {
    fc.assert(
      fc.property(anyChanges, (changes) => {
        const { adoption, usage } = reportOf(...changes)
        expect(adoption).toMatchObject(counted(changes))
        expect(adoption.byRepository).toEqual(
          [...new Set(changes.map((one) => one.place))].sort().map((repository) => ({
            repository,
            ...counted(changes.filter((one) => one.place === repository)),
          })),
        )
        expect(adoption.byWorkType).toEqual(
          WorkType.values
            .map((workType) => ({ workType, ...counted(changes.filter((one) => typeOf(one) === workType)) }))
            .filter(({ mergedChanges }) => mergedChanges > 0),
        )
        const linked = (origin: string) =>
          changes.filter(({ items }) => {
            const strongest = ['connector', 'manual', 'heuristic'].find((one) => items.some((it) => it.origin === one))
            return strongest === origin
          }).length
        expect(adoption.workTypeLinks).toEqual({
          linkedChanges: changes.filter(({ items }) => items.length > 0).length,
          byOrigin: { connector: linked('connector'), heuristic: linked('heuristic'), manual: linked('manual') },
        })
        const tagged = changes.filter((one) => statusOf(one) !== 'untagged')
        expect(adoption.taggedEvidenceTotal).toBe(tagged.length)
        expect(adoption.taggedEvidence.map(({ reference, status }) => `${reference} ${status}`).sort()).toEqual(
          tagged.map((one) => `${one.key} ${statusOf(one)}`).sort(),
        )
        const { mergedChanges, untaggedChanges, tools, ...verdicts } = counted(changes)
        expect(usage.selfReported).toMatchObject({
          ...verdicts,
          taggedChanges: tagged.length,
          tools: tools.map(({ tool }) => tool),
        })
        expect(usage.selfReported.assistedShare?.value).toBe(
          tagged.length === 0 ? undefined : verdicts.assistedChanges / tagged.length,
        )
      }),
      { seed: 21, numRuns: runs(400) },
    )
  })
  it('have the same counts in any order', () => {
    fc.assert(
      fc.property(anyChanges, (changes) => {
        expect(reportOf(...changes.toReversed())).toEqual(reportOf(...changes))
      }),
      { seed: 22, numRuns: runs(100) },
    )
  })
  it('have totals that are the sums of the rows by repository and of the rows by type of work', () => {
    fc.assert(
      fc.property(anyChanges, (changes) => {
        const { adoption } = reportOf(...changes)
        for (const rows of [adoption.byRepository, adoption.byWorkType]) {
          for (const member of Object.keys(none) as (keyof typeof none)[])
            expect(rows.reduce((sum, row) => sum + row[member], 0)).toBe(adoption[member])
          const tools = new Map<string, number>()
          for (const { tool, changes: n } of rows.flatMap((row) => row.tools))
            tools.set(tool, (tools.get(tool) ?? 0) + n)
          expect([...tools].sort()).toEqual(adoption.tools.map(({ tool, changes: n }) => [tool, n]))
        }
      }),
      { seed: 23, numRuns: runs(200) },
    )
  })
  it('leave the counts unchanged when they are added and removed again', () => {
    const measuresOf = (changes: readonly CodeChangeState[]): readonly AiCounts[] =>
      changes.flatMap((one) => [adoptionOf(one), cycleTimesOf(one)])
    fc.assert(
      fc.property(anyChanges, anyChanges, fc.func(fc.nat()), (standing, passing, order) => {
        const sum = new RunningCounts()
        for (const one of measuresOf([...standing, ...passing])) sum.add(one)
        for (const one of measuresOf(passing.toSorted((a, b) => order(a) - order(b)))) sum.subtract(one)
        expect(sum.counts).toEqual(sumOfCounts(measuresOf(standing)))
        for (const one of measuresOf(standing)) sum.subtract(one)
        expect(sum.counts).toEqual({})
      }),
      { seed: 24, numRuns: runs(300) },
    )
  })
})
