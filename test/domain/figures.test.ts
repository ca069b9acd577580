import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { Figure } from '#domain/common'
import { figure, hoursOfMinutes, hoursOfSeconds, ratio, roundHalfEven } from '#domain/figures'
import { runs } from '#test/support/thorough'

describe('a figure', () => {
  it('given its four parts, is what the contract calls one', () => {
    const made = figure(12, 'cents', 'modeled', 'EUR, labour at the rate in force')
    expect(made).toEqual({ value: 12, unit: 'cents', provenance: 'modeled', basis: 'EUR, labour at the rate in force' })
    expect(Figure.is(made)).toBe(true)
  })
})

describe('a ratio', () => {
  it.each([
    [1, 4, 0.25],
    [0, 4, 0],
    [5, 4, 1.25],
    [0, 0, null],
    [3, 0, null],
  ])('given %s of %s, is %s', (part, whole, expected) => {
    expect(ratio(part, whole)).toBe(expected)
  })
})

describe('rounding', () => {
  it.each([
    [0.5, 0, 0],
    [1.5, 0, 2],
    [2.5, 0, 2],
    [-0.5, 0, 0],
    [-1.5, 0, -2],
    [-0, 1, 0],
    [0.25, 1, 0.2],
    [0.35, 1, 0.4],
    [0.05, 1, 0],
    [0.051, 1, 0.1],
    [1.005, 2, 1],
    [2.675, 2, 2.68],
    [9.995, 2, 10],
    [99.95, 1, 100],
    [0.15 + 0.15, 1, 0.3],
    [1e-7, 1, 0],
    [5e-324, 3, 0],
    [1.5e-3, 3, 0.002],
    [1e21, 2, 1e21],
    [123_456_789.123, 1, 123_456_789.1],
    [1.7976931348623157e308, 0, 1.7976931348623157e308],
  ])('given %s to %s digits, gives %s', (n, decimals, expected) => {
    expect(roundHalfEven(n, decimals)).toBe(expected)
  })

  it('given a number and one digit too many, looks at that digit, and at a half takes the even neighbour', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(9), fc.nat(4), fc.boolean(), (kept, digit, decimals, negative) => {
        const up = digit > 5 || (digit === 5 && kept % 2 === 1)
        const sign = negative ? '-' : ''
        const rounded = Number(`${up ? kept + 1 : kept}e-${decimals}`)
        expect(roundHalfEven(Number(`${sign}${kept}${digit}e-${decimals + 1}`), decimals)).toBe(
          rounded === 0 || !negative ? rounded : -rounded,
        )
      }),
      { seed: 1, numRuns: runs(5000) },
    )
  })
})

describe('hours', () => {
  it.each([
    [0, 0],
    [18, 0],
    [19, 0.01],
    [34, 0.01],
    [54, 0.02],
    [3_600, 1],
    [60 * 34, 0.57],
    [9_007_199_254_740_991, 2_501_999_792_983.61],
  ])('of %d seconds are %s', (seconds, hours) => expect(hoursOfSeconds(seconds)).toBe(hours))
  it('of whole minutes are those of their seconds', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (minutes) => {
        expect(hoursOfSeconds(minutes * 60)).toBe(hoursOfMinutes(minutes))
      }),
      { seed: 19, numRuns: runs(300) },
    )
  })
})
