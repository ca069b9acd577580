import { describe, expect, it } from '@jest/globals'
import { assert, date, integer, property, record } from 'fast-check'
import { needsOrder, orderProven, readDay } from '#sources/kit/days'

describe('given a day as an export writes it', () => {
  it.each([
    ['2026-03-04', '2026-03-04'],
    ['2026/3/4', '2026-03-04'],
    ['04/nov/25', '2025-11-04'],
    ['4 November 2025', '2025-11-04'],
    ['21/Dec/22', '2022-12-21'],
    ['1. März 2026', '2026-03-01'],
    ['01/Mrz/26', '2026-03-01'],
    ['1/ene/2026', '2026-01-01'],
    ['3 de março de 2026', '2026-03-03'],
    ['March 4, 2026', '2026-03-04'],
    ['20260304', '2026-03-04'],
    ['Wed, Mar 4, 2026', '2026-03-04'],
    ['Wednesday, 4 March 2026', '2026-03-04'],
    ['Mi., 4. März 2026', '2026-03-04'],
    ['mar. 4 nov. 2025', '2025-11-04'],
    ['Mar 4, 2026', '2026-03-04'],
    ['March 4th, 2026', '2026-03-04'],
  ])('when it is %s, then it is %s in any order of day and month', (text, day) => {
    expect([readDay(text, null), readDay(text, 'day_first'), readDay(text, 'month_first')]).toEqual([day, day, day])
  })
  it.each([
    '2026-02-30',
    '2026-13-01',
    '0/1/2026',
    '31/31/2026',
    '4/foo/2026',
    'soon',
    '',
    '45000',
    '1e3',
    '20261308',
    'Foo, 2026-03-04',
    'Wed',
  ])('when it is no day (%s), then it is read as none', (text) => {
    expect([readDay(text, 'day_first'), readDay(text, 'month_first')]).toEqual([null, null])
  })
  it('when day and month are both numbers, then the order decides, and none is guessed', () => {
    expect(readDay('3/4/2026', 'day_first')).toBe('2026-04-03')
    expect(readDay('3/4/2026', 'month_first')).toBe('2026-03-04')
    expect(readDay('3/4/2026', null)).toBeNull()
    expect([needsOrder('3/4/2026'), needsOrder('2026-03-04')]).toEqual([true, false])
  })
  it('when one number is over 12, then it proves the order; a month 13 proves nothing', () => {
    expect(orderProven('13.04.2026')).toBe('day_first')
    expect(orderProven('04-13-26')).toBe('month_first')
    expect(orderProven('12/12/2026')).toBeNull()
    expect(orderProven('13/13/2026')).toBeNull()
    expect([orderProven('Mo, 13.04.2026'), needsOrder('Mo, 3.4.2026')]).toEqual(['day_first', true])
  })
  it('when any day is written in either order, then it is read back', () => {
    const days = date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    assert(
      property(record({ at: days, pad: integer({ min: 1, max: 2 }) }), ({ at, pad }) => {
        const [year = '', month = '', day = ''] = at.toISOString().slice(0, 10).split('-')
        const [m, d] = [month, day].map((part) => String(Number(part)).padStart(pad, '0'))
        expect(readDay(`${d}/${m}/${year}`, 'day_first')).toBe(`${year}-${month}-${day}`)
        expect(readDay(`${m}/${d}/${year}`, 'month_first')).toBe(`${year}-${month}-${day}`)
      }),
      { seed: 1 },
    )
  })
})
