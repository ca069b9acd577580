import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  countText,
  fewText,
  hoursText,
  listText,
  moneyText,
  numberText,
  percentText,
  withoutOptions,
} from '#domain/wording'

describe('a number in a text', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1,000'],
    [1_234_567, '1,234,567'],
    [1204.5, '1,204.5'],
    [0.0625, '0.0625'],
    [-1204.25, '-1,204.25'],
    [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991'],
    [1e21, '1,000,000,000,000,000,000,000'],
    [1.5e-7, '0.00000015'],
  ])('%d reads %s', (n, text) => {
    expect(numberText(n)).toBe(text)
  })
  it('has the digits that JSON shows', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (n) => {
        expect(Number(numberText(n).replaceAll(',', ''))).toBe(n + 0)
      }),
      { seed: 1 },
    )
  })
})

describe('money in a text', () => {
  it.each([
    [2_046_494, 'EUR', '20,464.94 EUR'],
    [0, 'EUR', '0.00 EUR'],
    [-0, 'EUR', '0.00 EUR'],
    [5, 'EUR', '0.05 EUR'],
    [-5, 'EUR', '-0.05 EUR'],
    [-123_456_789, 'USD', '-1,234,567.89 USD'],
    [1500, 'JPY', '1,500 JPY'],
    [1_234_567, 'KWD', '1,234.567 KWD'],
    // As a binary fraction of a major unit this would end in .92.
    [Number.MAX_SAFE_INTEGER, 'EUR', '90,071,992,547,409.91 EUR'],
  ])('%d minor units of %s read %s', (cents, currency, text) => {
    expect(moneyText(cents, currency)).toBe(text)
  })
  it('has exactly the digits of the amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(Number(moneyText(cents, 'EUR').replace(/[,.]| EUR/g, ''))).toBe(cents + 0)
      }),
      { seed: 2 },
    )
  })
})

describe('other values in a text', () => {
  it('are hours by that word', () => {
    expect([0, 0.5, 1, -1, 1204.5].map(hoursText)).toEqual([
      '0 hours',
      '0.5 hours',
      '1 hour',
      '-1 hour',
      '1,204.5 hours',
    ])
  })
  it('are counts with their noun in the right number', () => {
    expect(countText(1, 'item')).toBe('1 item')
    expect(countText(0, 'item')).toBe('0 items')
    expect(countText(1204, 'billable time entry', 'billable time entries')).toBe('1,204 billable time entries')
  })
  it('are percentages without a blank', () => {
    expect([0, 62.5, 1200].map(percentText)).toEqual(['0%', '62.5%', '1,200%'])
  })
  it('are names with "and" before the last', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listText)).toEqual(['', 'a', 'a and b', 'a, b and c'])
  })
  it('are the first five of many names, and how many more there are', () => {
    const names = Array.from({ length: 1_205 }, (_, i) => String(i))
    expect([names.slice(0, 2), names.slice(0, 5), names.slice(0, 6), names].map(fewText)).toEqual([
      '0 and 1',
      '0, 1, 2, 3 and 4',
      '0, 1, 2, 3, 4 and 1 more',
      '0, 1, 2, 3, 4 and 1,200 more',
    ])
  })
})

describe('a reason for people at a form', () => {
  it.each([
    [
      'no answer says the role of its task: give --role or name the task in --answers',
      'no answer says the role of its task',
    ],
    ['its address shows no repository; give its name by --container', 'its address shows no repository'],
    ['day: missing, so that nothing dates it: add --until with a day', 'day: missing, so that nothing dates it'],
    ['Amount: expected a number', 'Amount: expected a number'],
    ['it is a -- note', 'it is a -- note'],
  ])('%s', (message, told) => {
    expect(withoutOptions(message)).toBe(told)
  })
})
