import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  fraction,
  fractionIn,
  fractionOf,
  fractionText,
  isRounded,
  minus,
  plus,
  sumOf,
} from '#projections/explain/fraction'
import { runs } from '#test/support/thorough'

const any = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
  .map(([numerator, denominator]) => fraction(numerator, denominator))

describe('an exact number', () => {
  it.each([
    [fraction(1n, 3n), '1/3'],
    [fraction(-5n, 2n), '-2.5'],
    [fraction(1n, 40n), '0.025'],
    [fraction(6n, 3n), '2'],
    [fraction(0n, 7n), '0'],
  ])('%j is written as %s', (number, text) => {
    expect(fractionText(number)).toBe(text)
  })
  it('is the same when it is read again', () => {
    fc.assert(
      fc.property(any, (number) => expect(fractionIn(fractionText(number))).toEqual(number)),
      { seed: 1, numRuns: runs(200) },
    )
  })
  it('does not depend on the order in which it is added up', () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), any, (all, more) => {
        expect(sumOf([...all, more])).toEqual(plus(more, sumOf(all.toReversed())))
        expect(minus(plus(sumOf(all), more), more)).toEqual(sumOf(all))
      }),
      { seed: 2, numRuns: runs(200) },
    )
  })
  it.each([
    [fraction(18_354_754n, 15n), 1_223_650, true],
    [fraction(759_480n, 3_600n), 210.97, true],
    [fraction(759_480n, 3_600n), 210.96, false],
    [fraction(5n, 2n), 2, true],
    [fraction(1n), 1, true],
    [fraction(1n), 2, false],
  ])('%j may be told as %d: %s', (number, shown, expected) => {
    expect(isRounded(number, shown)).toBe(expected)
  })
  it.each([0.1, 1e21, 2.5e-7, -3, 210.97])('is a number as it is written: %d', (number) => {
    expect(Number(fractionText(fractionOf(number)))).toBe(number)
  })
})
