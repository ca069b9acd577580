import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  addCounts,
  type Counts,
  countOf,
  exactSum,
  NO_COUNTS,
  namesOf,
  present,
  RunningCounts,
  sumOfCounts,
} from '#domain/counts'
import type { CostCounter, CostCounts } from '#projections/cost/measures'

const anySafe = fc.oneof(
  fc.maxSafeInteger(),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2 ** 52, 1, -1, 0),
)
const anyCounts: fc.Arbitrary<Counts> = fc.dictionary(fc.constantFrom('a', 'b|c'), anySafe, { noNullPrototype: true })
const plain = (all: readonly Counts[], name: string): bigint =>
  all.reduce((sum, counts) => sum + BigInt(counts[name] ?? 0), 0n)

describe('sums of counts', () => {
  it('are exact at any size', () => {
    fc.assert(
      fc.property(fc.array(anyCounts, { maxLength: 30 }), (all) => {
        const sum = sumOfCounts(all)
        for (const name of ['a', 'b|c']) expect(exactSum(sum, name)).toBe(plain(all, name))
        expect(Object.values(sum).every((n) => Number.isSafeInteger(n) && n !== 0)).toBe(true)
        expect([...namesOf(sum)].sort()).toEqual(['a', 'b|c'].filter((name) => plain(all, name) !== 0n))
      }),
      { seed: 1 },
    )
  })
  it('are the same however they were put together, and what was added can be taken away', () => {
    fc.assert(
      fc.property(fc.array(anyCounts, { maxLength: 20 }), fc.nat(), (all, at) => {
        const cut = at % (all.length + 1)
        const [one, other] = [sumOfCounts(all.slice(0, cut)), sumOfCounts(all.slice(cut))]
        expect(addCounts(other, one)).toEqual(sumOfCounts(all))
        const running = new RunningCounts()
        for (const counts of all) running.add(counts)
        expect(running.counts).toEqual(sumOfCounts(all))
        running.subtract(one)
        expect(running.counts).toEqual(other)
        running.subtract(other)
        expect(running.counts).toEqual(NO_COUNTS)
      }),
      { seed: 2 },
    )
  })
  it('that a number holds are that number', () => {
    expect(sumOfCounts([{ a: 2 ** 53 - 1 }, { a: 5 }, { a: -5 }])).toEqual({ a: 2 ** 53 - 1 })
  })
})

describe('counts of a family', () => {
  const counts: CostCounts = { timeEntries: 2, 'seconds|engineering|build|billable': 90 }

  it('are 0 where there are none', () => {
    expect(countOf(counts, 'timeEntries')).toBe(2)
    expect(countOf(counts, 'seconds|engineering|build|billable')).toBe(90)
    expect(countOf(counts, 'cloudLines')).toBe(0)
  })
  it('hold what holds as 1, and no 0', () => {
    expect(present<CostCounter>({ timeEntries: true, 'timeEntries|linked': false, cloudLines: 0, records: 3 })).toEqual(
      {
        timeEntries: 1,
        records: 3,
      },
    )
  })
  it('do not compile under a name that the family does not declare', () => {
    // @ts-expect-error no such counter
    expect(countOf(counts, 'timeEntry')).toBe(0)
    // @ts-expect-error no such counter, though another family has it
    expect(countOf(sumOfCounts([counts]), 'merged')).toBe(0)
    // @ts-expect-error no such counter
    expect(exactSum(counts, 'hours|engineering')).toBe(0n)
    // @ts-expect-error no such counter to write
    expect(present<CostCounter>({ timeEntry: 1 })).toEqual({ timeEntry: 1 })
    // @ts-expect-error no such counter to add
    expect(addCounts<CostCounter>(counts, { merged: 1 })).toMatchObject({ merged: 1 })
  })
})
