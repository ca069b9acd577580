import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { divideHalfEven, scaled, UNIT } from '#domain/decimal'
import { Currency, centsOf, money, totalCents } from '#domain/money'
import { runs } from '#test/support/thorough'

describe('a currency', () => {
  it.each(['EUR', 'USD', 'JPY', 'KWD'])('%s is known', (code) => expect(Currency.is(code)).toBe(true))
  it.each(['eur', 'EURO', 'XYZ', ''])('%p is not', (code) => expect(Currency.is(code)).toBe(false))
})

describe('cents', () => {
  it.each([
    // A half goes to the even neighbour.
    ['0.005', 'EUR', 0],
    ['0.015', 'EUR', 2],
    ['0.025', 'EUR', 2],
    ['-0.015', 'EUR', -2],
    ['-0.005', 'EUR', 0],
    ['0.0050000001', 'EUR', 1],
    // A FOCUS file has eleven digits after the point, and a sum of AWS lines nineteen.
    ['0.00500000001', 'EUR', 1],
    ['0.0149999999999999999', 'EUR', 1],
    ['2.5', 'JPY', 2],
    ['1.2345', 'KWD', 1234],
  ] as const)('of %s %s are %d', (amount, currency, cents) => {
    expect(centsOf(scaled(amount), currency)).toBe(cents)
    expect(Object.is(centsOf(scaled(amount), currency), -0)).toBe(false)
  })
  it('are rounded once: three thirds of a cent are a cent', () => {
    // 20 minutes at 0.01 an hour, three times.
    const third = scaled('0.01') * 20n
    expect(centsOf(third, 'EUR', 60n)).toBe(0)
    expect(centsOf(third * 3n, 'EUR', 60n)).toBe(1)
  })
  it('are rounded once: two amounts of less than half a cent can be a cent', () => {
    const [a, b] = [scaled('0.00333333333'), scaled('0.00333333333')]
    expect(centsOf(a, 'EUR') + centsOf(b, 'EUR')).toBe(0)
    expect(centsOf(a + b, 'EUR')).toBe(1)
  })
  it('of a sum never depend on how it was put together', () => {
    const anyAmount = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n })
    fc.assert(
      fc.property(fc.array(anyAmount, { maxLength: 8 }), fc.bigInt({ min: 1n, max: 997n }), (amounts, divisor) => {
        const sum = amounts.reduce((a, b) => a + b, 0n)
        expect(centsOf(sum, 'EUR', divisor)).toBe(
          centsOf(
            amounts.reduceRight((a, b) => a + b, 0n),
            'EUR',
            divisor,
          ),
        )
        const [lower, twice] = [divideHalfEven(sum, divisor) * divisor, 2n * sum]
        // Off by at most a half.
        expect(twice - 2n * lower <= divisor && 2n * lower - twice <= divisor).toBe(true)
      }),
      { seed: 71, numRuns: runs(300) },
    )
  })
})

describe('a sum that no number holds', () => {
  it('is not known in cents, and the largest that fits is', () => {
    const sumOf = (n: bigint) => new Map([['EUR', money('EUR', n * UNIT)]])
    expect(totalCents(sumOf(90_071_992_547_409n))).toBe(9_007_199_254_740_900)
    expect(totalCents(sumOf(90_071_992_547_410n))).toBeNull()
  })
})
