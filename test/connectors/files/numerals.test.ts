import { describe, expect, it } from '@jest/globals'
import { assert, double, property } from 'fast-check'
import { decimalText } from '#domain/decimal'
import { readNumeral } from '#sources/kit/numerals'

describe('given a number as a program writes it', () => {
  it.each([
    ['468.17049576', '468.17049576'],
    ['227.28753400000005', '227.28753400000005'],
    ['5e-06', '0.000005'],
    ['-1.25E-3', '-0.00125'],
    ['1.5e3', '1500'],
    ['1.2345E2', '123.45'],
    ['0.0000000000', '0'],
    ['-0.00', '0'],
    ['007.50', '7.5'],
    ['.5', '0.5'],
    ['12.', '12'],
    ['+3', '3'],
    ['0.1234567890123456789', '0.1234567890123456789'],
  ])('when it is %s, then it is %s', (text, decimal) => {
    expect(readNumeral(text)).toBe(decimal)
  })
  it.each([
    '',
    '.',
    '-',
    'NaN',
    'Infinity',
    '1,5',
    '1 000',
    '1e999',
    '1e-61',
    '0x10',
    '1e',
    '--1',
    '٣',
    '1'.repeat(200),
  ])('when it is %s, then it is no number', (text) => {
    expect(readNumeral(text)).toBeNull()
  })
  it('when it is any number that JSON writes, then it is the same number', () => {
    assert(
      property(double({ noNaN: true, min: -1e50, max: 1e50 }), (n) => {
        const text = String(n)
        if (Math.abs(n) > 1e-50) expect(readNumeral(text)).toBe(decimalText(n))
      }),
      { seed: 1 },
    )
  })
})
