import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  Decimal,
  decimalsOf,
  decimalText,
  divideHalfEven,
  numberOf,
  Quantity,
  SCALE,
  scaled,
  UNIT,
} from '#domain/decimal'
import { quantityOf } from '#domain/events/ai-usage'
import { roundHalfEven } from '#domain/figures'
import { runs } from '#test/support/thorough'

const SMALLEST = `0.${'0'.repeat(39)}1`
const LARGEST = `999999999999.${'9'.repeat(40)}`

describe('an amount', () => {
  it.each(['0', '1', '-1', '12.5', '0.00000000123', '1.1000000000000000001', `-${SMALLEST}`, LARGEST, '1.10'])(
    '%s is taken',
    (text) => expect(Decimal.is(text)).toBe(true),
  )
  it.each(['', '.5', '1.', '01', '1e3', '+1', ' 1', '1,5', '1000000000000', `${SMALLEST}1`, 'NaN', 1])(
    '%p is refused',
    (text) => expect(Decimal.is(text)).toBe(false),
  )
  it('in units of 10^-40 is exact', () => {
    expect(scaled('1.1')).toBe(11n * 10n ** 39n)
    expect(scaled(`-${SMALLEST}`)).toBe(-1n)
    expect(scaled(LARGEST)).toBe(10n ** 52n - 1n)
  })
  it.each([
    ['12', 0],
    ['-0.5', 1],
    ['1.10', 2],
  ])('%s has %d digits after its point', (text, digits) => expect(decimalsOf(text)).toBe(digits))
})

describe('a quantity', () => {
  it.each(['0', '1000000000000000', '-1000000000000000', `-${SMALLEST}`])('%s is taken', (text) =>
    expect(Quantity.is(text)).toBe(true),
  )
  it.each(['1000000000000000.1', '1000000000000001', '-2000000000000000', '1e3', '', `${SMALLEST}1`, 1])(
    '%p is refused',
    (text) => expect(Quantity.is(text)).toBe(false),
  )
})

describe('a number as decimal text', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [17, '17'],
    [-1.5, '-1.5'],
    [1e15, '1000000000000000'],
    [1_234_000, '1234000'],
    [0.1 + 0.2, '0.30000000000000004'],
    [2e-7, '0.0000002'],
    [4.440892098500626e-16, '0.0000000000000004440892098500626'],
  ])('%p is %s', (n, text) => expect(decimalText(n)).toBe(text))
  it('is the same number, without an exponent', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), (n) => {
        const text = decimalText(n)
        expect(Number(text)).toBe(n + 0)
        expect(text).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/)
      }),
      { seed: 16, numRuns: runs(500) },
    )
  })
  it('is a quantity of at most 40 digits after the point, and then the same number again, for any that was stored', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), (n) => {
        const text = quantityOf(n)
        expect(Quantity.is(text)).toBe(true)
        expect(numberOf(scaled(text))).toBe(roundHalfEven(n, SCALE))
      }),
      { seed: 17, numRuns: runs(500) },
    )
    expect(quantityOf(5e-324)).toBe('0')
    expect(quantityOf(1.23456e-38)).toBe('0.0000000000000000000000000000000000000123')
  })
})

describe('units as a number', () => {
  it.each([
    ['0', 0],
    ['0.3', 0.3],
    ['-0.1', -0.1],
    ['9007199254740991', 9_007_199_254_740_991],
    ['9007199254740991.0000000001', null],
    ['-9007199254740992', null],
  ])('of %s are %p', (text, expected) => expect(numberOf(scaled(text))).toBe(expected))
})

describe('a sum of decimals', () => {
  const anyDecimal = fc
    .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }), fc.stringMatching(/^\d{0,40}$/))
    .map(([isNegative, whole, digits]) => `${isNegative ? '-' : ''}${whole}${digits === '' ? '' : `.${digits}`}`)

  it('is exact in any order: adding up digit by digit gives the same', () => {
    fc.assert(
      fc.property(fc.array(anyDecimal, { maxLength: 20 }), (all) => {
        for (const one of all) expect(Decimal.is(one)).toBe(true)
        const sum = all.reduce((total, one) => total + scaled(one), 0n)
        expect(all.toReversed().reduce((total, one) => total + scaled(one), 0n)).toBe(sum)
        expect(sum).toBe(byDigits(all))
      }),
      { seed: 18, numRuns: runs(300) },
    )
  })
  it('of ten million tenths of a millionth of a cent is one cent', () => {
    expect(scaled('0.000000001') * 10_000_000n).toBe(UNIT / 100n)
  })
})

/** The same sum, as pupils do it: each digit by itself, counted at its place. */
const byDigits = (all: readonly string[]): bigint => {
  const places = new Map<number, number>()
  for (const text of all) {
    const sign = text.startsWith('-') ? -1 : 1
    const [whole = '', fraction = ''] = text.replace('-', '').split('.')
    const digits = [...whole].reverse().map((digit, i) => [i, Number(digit)] as const)
    const after = [...fraction].map((digit, i) => [-1 - i, Number(digit)] as const)
    for (const [place, digit] of [...digits, ...after]) places.set(place, (places.get(place) ?? 0) + sign * digit)
  }
  return [...places].reduce((sum, [place, count]) => sum + BigInt(count) * 10n ** BigInt(SCALE + place), 0n)
}

describe('a quotient', () => {
  it.each([
    [1n, 2n, 0n],
    [3n, 2n, 2n],
    [-3n, 2n, -2n],
    [5n, 3n, 2n],
  ])('of %s and %s is %s', (numerator, denominator, expected) =>
    expect(divideHalfEven(numerator, denominator)).toBe(expected),
  )
})
