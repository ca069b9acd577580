import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addCounts, type Counts, exactSum, NO_COUNTS, namesOf, negated, sumOfCounts } from '#domain/counts'

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
    )
  })
  it('are the same however they were put together, and what was added can be taken away', () => {
    fc.assert(
      fc.property(fc.array(anyCounts, { maxLength: 20 }), fc.nat(), (all, at) => {
        const cut = at % (all.length + 1)
        const [one, other] = [sumOfCounts(all.slice(0, cut)), sumOfCounts(all.slice(cut))]
        expect(addCounts(other, one)).toEqual(sumOfCounts(all))
        expect(addCounts(sumOfCounts(all), negated(one))).toEqual(other)
        expect(addCounts(one, negated(one))).toEqual(NO_COUNTS)
      }),
    )
  })
  it('that a number holds are that number', () => {
    expect(sumOfCounts([{ a: 2 ** 53 - 1 }, { a: 5 }, { a: -5 }])).toEqual({ a: 2 ** 53 - 1 })
  })
})
