import { describe, expect, it } from '@jest/globals'
import { isTime, readable } from '../../console/src/evidence/exact.js'

describe('an exact number of an explanation', () => {
  it.each([
    ['5400', 'seconds', 1.5],
    ['1/3', 'seconds', 0],
    ['5400000', 'milliseconds', 1.5],
    ['56743.75', 'cents', 56744],
    ['-250000', 'cents', -250000],
    ['2/3', 'count', 0.6667],
    ['7.25', 'hours', 7.25],
    ['12.345', 'currency', 12.35],
    ['42', null, 42],
  ] as const)('%s in %s is read as %d', (exact, unit, value) => {
    expect(readable(exact, unit)).toBe(value)
  })
  it('of time is read in hours, whatever its unit', () => {
    expect((['seconds', 'milliseconds', 'hours', 'cents', null] as const).map(isTime)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})
