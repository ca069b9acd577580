import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Availability } from '#domain/coverage'
import { AiEconomics } from '#projections/ai/response'
import type { CodeChangeState } from '#projections/entities/code-change'
import { runs } from '#test/support/thorough'
import { change, plainReport, timed, times } from '../support/changes.js'
import { assisted, NOON, notAssisted } from '../support/events.js'
import { exact } from '../support/request.js'

const HOUR = 3_600_000
const WITH = [assisted('cursor')]
const WITHOUT = [notAssisted()]

const cycleTime = (changes: readonly CodeChangeState[], availability: Availability = 'available') =>
  exact(AiEconomics, plainReport(changes, availability)).cycleTime
const untagged = (count: number) => Array.from({ length: count }, (_, i) => change(`#u${i}`))

describe('the comparison of cycle times', () => {
  it('given ten changes a group, is what one works out by hand', () => {
    // Implementation 2 h with and 5 h without: 3 h saved, ten times. Review 1 h with and half an hour without.
    const changes = [
      ...timed('a', WITH, times(10, [2 * HOUR, HOUR])),
      ...timed('b', WITHOUT, times(10, [5 * HOUR, HOUR / 2])),
    ]
    expect(cycleTime(changes)).toEqual({
      gain: {
        provenance: 'self_reported',
        basis: 'forge timestamps compared by self-reported AI tagging',
        assistedChanges: 10,
        baselineChanges: 10,
        implementationHoursSaved: 30,
        reviewOverheadHours: 5,
        netHours: 25,
      },
      assistedChanges: 10,
      baselineChanges: 10,
      unavailableReason: null,
    })
  })
  it('compares means, and counts them for the assisted changes', () => {
    // With: 12 changes, 18 h in all, a mean of 1.5 h. Without: 10 changes, 25 h, a mean of 2.5 h. Review: 0.5 h and 0.75 h.
    const changes = [
      ...timed('a', WITH, [...times(6, [HOUR, 0] as const), ...times(6, [2 * HOUR, HOUR] as const)]),
      ...timed('b', WITHOUT, [...times(5, [HOUR, HOUR / 2] as const), ...times(5, [4 * HOUR, HOUR] as const)]),
    ]
    expect(cycleTime(changes).gain).toMatchObject({
      assistedChanges: 12,
      baselineChanges: 10,
      implementationHoursSaved: 12,
      reviewOverheadHours: -3,
      netHours: 15,
    })
  })
  it('given assisted changes that took longer, is a loss', () => {
    const changes = [
      ...timed('a', WITH, times(10, [3 * HOUR, 2 * HOUR])),
      ...timed('b', WITHOUT, times(10, [HOUR, HOUR])),
    ]
    expect(cycleTime(changes).gain).toMatchObject({
      implementationHoursSaved: -20,
      reviewOverheadHours: 10,
      netHours: -30,
    })
  })
  it('rounds each number to a tenth at its end only: net is not the difference of the rounded ones', () => {
    // Saved 90 s ten times, 0.25 h; overhead 54 s ten times, 0.15 h; net 0.1 h, though 0.2 - 0.2 would be 0.
    const changes = [
      ...timed('a', WITH, times(10, [HOUR - 90_000, HOUR + 54_000])),
      ...timed('b', WITHOUT, times(10, [HOUR, HOUR])),
    ]
    expect(cycleTime(changes).gain).toMatchObject({
      implementationHoursSaved: 0.2,
      reviewOverheadHours: 0.2,
      netHours: 0.1,
    })
  })

  it.each([
    [9, 10],
    [10, 9],
    [0, 10],
    [10, 0],
    [1, 0],
  ])('given %s changes with and %s without, says that these are too few', (withIt, without) => {
    const changes = [...timed('a', WITH, times(withIt, [1, 1])), ...timed('b', WITHOUT, times(without, [1, 1]))]
    expect(cycleTime(changes)).toEqual({
      gain: null,
      assistedChanges: withIt,
      baselineChanges: without,
      unavailableReason: 'A comparison needs at least 10 comparable changes in each of its two groups.',
    })
  })
  it('given a tenth of the changes tagged, compares; given one change less, says that these are too few', () => {
    const compared = [...timed('a', WITH, times(10, [1, 1])), ...timed('b', WITHOUT, times(10, [1, 1]))]
    expect(cycleTime([...compared, ...untagged(180)]).gain).not.toBeNull()
    expect(cycleTime([...compared, ...untagged(181)])).toEqual({
      gain: null,
      assistedChanges: 10,
      baselineChanges: 10,
      unavailableReason: 'A comparison needs AI tags on at least 10% of merged changes.',
    })
    // Any mark is a tag, also one that says nothing for the comparison.
    const conflicting = change('#c', { aiMarks: [...WITH, ...WITHOUT] })
    expect(cycleTime([...compared, ...untagged(181), conflicting]).gain).not.toBeNull()
  })
  it('leaves out untagged and conflicting changes, and changes with an unknown instant', () => {
    const compared = [...timed('a', WITH, times(10, [HOUR, HOUR])), ...timed('b', WITHOUT, times(10, [HOUR, HOUR]))]
    const others = [
      ...timed('c', [...WITH, ...WITHOUT], times(5, [50 * HOUR, HOUR])),
      ...timed('d', [], times(5, [50 * HOUR, HOUR])),
      change('#e', { aiMarks: WITH, firstCommitAt: NOON, openedAt: null }),
      change('#f', { aiMarks: WITHOUT, firstCommitAt: null, openedAt: NOON }),
    ]
    expect(cycleTime([...compared, ...others])).toEqual(cycleTime(compared))
  })
  it('given the facts of git alone, says that it cannot be known', () => {
    const changes = [
      ...times(20, change('#a', { aiMarks: WITH, firstCommitAt: NOON })),
      ...times(20, change('#b', { aiMarks: WITHOUT })),
    ]
    expect(cycleTime(changes)).toEqual({
      gain: null,
      assistedChanges: 0,
      baselineChanges: 0,
      unavailableReason: expect.stringContaining('Git history alone does not tell when a change was opened'),
    })
  })
  it('has a reason instead of a gain where no reading covers the period, and a gain where one covers a part', () => {
    const changes = [...timed('a', WITH, times(10, [2, 1])), ...timed('b', WITHOUT, times(10, [5, 1]))]
    expect(cycleTime(changes, 'unavailable')).toMatchObject({
      gain: null,
      unavailableReason: 'No repository data covers this selection and period.',
    })
    expect(cycleTime(changes, 'partial').gain).not.toBeNull()
  })

  it('given any times, is what exact arithmetic gives', () => {
    /** A fraction rounded to a tenth, half to even. */
    const tenths = (numerator: bigint, denominator: bigint): number => {
      const [n, sign] = numerator < 0n ? [-numerator, -1] : [numerator, 1]
      const [quotient, rest] = [(n * 10n) / denominator, (n * 10n) % denominator]
      const up = rest * 2n > denominator || (rest * 2n === denominator && quotient % 2n === 1n)
      return (sign * Number(quotient + (up ? 1n : 0n))) / 10 + 0
    }
    const sum = (all: readonly number[]): bigint => all.reduce((a, b) => a + BigInt(b), 0n)
    // Whole tenths of minutes, so that halves of a tenth of an hour turn up.
    const anyTime = fc.tuple(fc.nat(2000), fc.nat(2000)).map(([a, b]) => [a * 6000, b * 6000] as const)
    const anyTimes = fc.array(anyTime, { minLength: 10, maxLength: 13 })
    fc.assert(
      fc.property(anyTimes, anyTimes, (withIt, without) => {
        const [na, nb] = [BigInt(withIt.length), BigInt(without.length)]
        const [ia, ib] = [sum(withIt.map(([ms]) => ms)), sum(without.map(([ms]) => ms))]
        const [ra, rb] = [sum(withIt.map(([, ms]) => ms)), sum(without.map(([, ms]) => ms))]
        const [saved, overhead] = [ib * na - ia * nb, ra * nb - rb * na]
        const unit = nb * BigInt(HOUR)
        expect(cycleTime([...timed('a', WITH, withIt), ...timed('b', WITHOUT, without)]).gain).toMatchObject({
          implementationHoursSaved: tenths(saved, unit),
          reviewOverheadHours: tenths(overhead, unit),
          netHours: tenths(saved - overhead, unit),
        })
      }),
      { seed: 31, numRuns: runs(300) },
    )
  })
})

describe('the share of assisted changes', () => {
  const share = (availability: Availability, ...changes: readonly CodeChangeState[]) =>
    exact(AiEconomics, plainReport(changes, availability)).usage.selfReported.assistedShare
  const tagged = [change('#1', { aiMarks: WITH }), change('#2', { aiMarks: WITHOUT }), change('#3', { aiMarks: WITH })]
  const conflicting = change('#4', { aiMarks: [...WITH, ...WITHOUT] })

  it('is assisted over all that are tagged, conflicting ones too', () => {
    expect(share('available', ...tagged, conflicting, change('#5'))).toEqual({
      value: 0.5,
      unit: 'ratio',
      provenance: 'self_reported',
      basis: 'assisted changes divided by all changes with an AI tag',
    })
    expect(share('partial', ...tagged)?.value).toBe(2 / 3)
    expect(share('available', change('#2', { aiMarks: WITHOUT }))?.value).toBe(0)
  })
  it('is null without a tag', () => {
    expect(share('available')).toBeNull()
    expect(share('available', change('#5'))).toBeNull()
  })
  it('is told wherever its two numbers are, however much was read', () => {
    for (const availability of ['available', 'partial', 'unavailable'] as const)
      expect(share(availability, ...tagged)?.value).toBe(2 / 3)
  })
})

describe('the usage of vendors', () => {
  it('is unavailable for each of the seven sources', () => {
    const { usage } = exact(AiEconomics, plainReport([], 'available'))
    expect(usage.unavailable.map(({ source }) => source)).toEqual([
      ...['github_copilot', 'cursor', 'claude_code', 'openai_codex', 'windsurf', 'gemini_code_assist', 'csv'],
    ])
    expect(usage).toMatchObject({ vendors: [], vendorWindowSelection: null, assumptions: [] })
  })
})
