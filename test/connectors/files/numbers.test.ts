import { describe, expect, it } from '@jest/globals'
import { markProven, needsMark, readDecimal } from '#sources/kit/numbers'

describe('given a number as an export writes it', () => {
  it.each([
    ['1.5', '1.5'],
    ['7,5', '7.5'],
    ['20,0', '20'],
    ['2.000,0', '2000'],
    ['2,000.50', '2000.5'],
    ["1'234.5", '1234.5'],
    ['12', '12'],
    ['-0.25', '-0.25'],
    ['0.000', '0'],
    ['0.125', '0.125'],
    ['0,125', '0.125'],
    ['1234567.1234567890123456789', '1234567.1234567890123456789'],
  ])('when only one reading of %s is possible, then it is %s without an answer', (text, decimal) => {
    expect(readDecimal(text, null)).toBe(decimal)
  })
  it('when both marks are possible, then a person decides', () => {
    expect(needsMark('1,500')).toBe(true)
    expect(readDecimal('1,500', null)).toBeNull()
    expect(readDecimal('1,500', 'point')).toBe('1500')
    expect(readDecimal('1,500', 'comma')).toBe('1.5')
  })
  it('when it is written with the other mark, then it is no number', () => {
    expect([readDecimal('7,5', 'point'), readDecimal('7.5', 'comma')]).toEqual([null, null])
    expect([markProven('7,5'), markProven('7.5'), markProven('7')]).toEqual(['comma', 'point', null])
  })
  it.each(['', 'NULL', '1.2.3', '5e-06', 'EUR 5', '1,23,4'])(
    'when it is none (%s), then it is read as none',
    (text) => {
      expect([readDecimal(text, null), readDecimal(text, 'point'), readDecimal(text, 'comma')]).toEqual([
        null,
        null,
        null,
      ])
    },
  )
})
