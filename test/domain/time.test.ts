import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { CivilDate, Instant } from '#domain/common'
import {
  addDays,
  BEGINNING_OF_TIME,
  daysBetween,
  END_OF_TIME,
  epochOf,
  instantIn,
  instantOf,
  minuteOf,
  monthsOf,
} from '#domain/time'
import { exhaustively, runs } from '#test/support/thorough'

const FIRST = Date.parse(BEGINNING_OF_TIME)
const LAST = Date.parse(END_OF_TIME)
const anyMs = fc.oneof(
  fc.integer({ min: FIRST, max: LAST }),
  fc.integer({ min: -100_000, max: 100_000 }),
  fc.constantFrom(FIRST, FIRST + 1, LAST - 1, LAST, 0, -1),
)

describe('an instant', () => {
  it('given any milliseconds of the years 0001 to 9999, is spelled as V8 spells it, and read back', () => {
    fc.assert(
      fc.property(anyMs, (ms) => {
        const instant = instantOf(ms)
        expect(instant).toBe(new Date(ms).toISOString())
        expect(Instant.is(instant)).toBe(true)
        expect(epochOf(instant)).toBe(ms)
      }),
      { seed: 1, numRuns: runs(5000) },
    )
  })
  it('given a part of a millisecond, is cut, before 1970 too', () => {
    expect(instantOf(1.9)).toBe('1970-01-01T00:00:00.001Z')
    expect(instantOf(-0.1)).toBe('1969-12-31T23:59:59.999Z')
  })
  it.each([FIRST - 1, LAST + 1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 8.64e15 + 1])(
    'given %s, which has no text, is refused',
    (ms) => {
      expect(() => instantOf(ms)).toThrow(RangeError)
    },
  )
  it.each([
    ['2026-03-06T10:00:00.000Z', '2026-03-06T10:00:00.000Z'],
    ['2024-02-29T23:59:59Z', '2024-02-29T23:59:59.000Z'],
    ['2026-03-06T10:00:00.1Z', '2026-03-06T10:00:00.100Z'],
    ['2026-03-06T10:00:00.123999999Z', '2026-03-06T10:00:00.123Z'],
    ['2026-03-06T10:00:00.123456+02:00', '2026-03-06T08:00:00.123Z'],
    ['2026-03-06T10:00:00-00:30', '2026-03-06T10:30:00.000Z'],
    ['2026-03-06T10:00Z', '2026-03-06T10:00:00.000Z'],
    ['2024-02-29T23:59:59-12:00', '2024-03-01T11:59:59.000Z'],
    ['0001-01-01T00:00:00Z', BEGINNING_OF_TIME],
  ])('%s with its zone is %s', (timestamp, instant) => {
    expect(instantIn(timestamp)).toBe(instant)
  })
  it.each([
    '2026-03-06T10:00:00',
    '2026-03-06',
    '2026-02-29T10:00:00Z',
    '2026-00-10T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-03-06T24:00:00Z',
    '2026-03-06T10:00:60Z',
    '2026-03-06T10:00:00+25:00',
    '0001-01-01T00:00:00+01:00',
    '0000-12-31T23:00:00Z',
    '6 March 2026 10:00 Z',
    'soon',
    '',
  ])('%j names none', (text) => {
    expect(instantIn(text)).toBeNull()
  })
  it('when instants are compared as text, comes in the order of time', () => {
    fc.assert(
      fc.property(anyMs, anyMs, (a, b) => instantOf(a) < instantOf(b) === a < b),
      { seed: 2, numRuns: runs(1000) },
    )
  })
})

describe('the minute of an instant', () => {
  it.each([
    ['2026-01-01T12:34:56.789Z', '2026-01-01T12:34:00.000Z'],
    ['2026-01-01T12:34:00.000Z', '2026-01-01T12:34:00.000Z'],
    ['2026-01-01T12:34:59.999Z', '2026-01-01T12:34:00.000Z'],
  ])('given %s, cut to its minute, is %s', (instant, minute) => {
    expect(minuteOf(instant)).toBe(minute)
  })
})

describe('civil days', () => {
  const calendar = new Date(0)
  exhaustively(
    'given every day of 400 years, after which the calendar repeats itself, are each one day after the other',
    () => {
      let date = '1600-01-01'
      let days = 0
      const wrong: string[] = []
      for (let year = 1600; year < 2000; year += 1) {
        for (let month = 1; month <= 12; month += 1) {
          calendar.setUTCFullYear(year, month, 0)
          for (let day = 1; day <= calendar.getUTCDate(); day += 1) {
            const expected = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
            if (date !== expected) wrong.push(`${date} and not ${expected}`)
            date = addDays(date, 1)
            days += 1
          }
        }
      }
      expect(wrong).toEqual([])
      expect(days).toBe(146_097)
    },
  )

  const DAY = 86_400_000
  const anyDay = fc.integer({ min: FIRST / DAY, max: Math.floor(LAST / DAY) })
  const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)
  it('given any two, are so many apart as there are milliseconds between them, and added up lead back', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(addDays(dateOf(a), b - a)).toBe(dateOf(b))
        expect(daysBetween(dateOf(a), dateOf(b))).toBe(b < a ? 0 : b - a + 1)
      }),
      { seed: 3, numRuns: runs(2000) },
    )
  })
  it.each([
    ['2026-03-31', '2026-03-31', ['2026-03']],
    ['2026-11-30', '2027-02-01', ['2026-11', '2026-12', '2027-01', '2027-02']],
    ['0001-01-01', '0001-02-28', ['0001-01', '0001-02']],
    ['9999-11-01', '9999-12-31', ['9999-11', '9999-12']],
    ['2026-03-02', '2026-03-01', []],
    ['9999-12-31', '0001-01-01', []],
  ])('given %s to %s, lie in the months %j', (start, end, months) => {
    expect(monthsOf(start, end)).toEqual(months)
  })
  it('given the first and the last there are, lie in all months of 9999 years', () => {
    expect(monthsOf('0001-01-01', '9999-12-31')).toHaveLength(12 * 9999)
  })
  it.each([
    ['9999-12-31', 1, '9999-12-31'],
    ['9999-12-30', 5_000_000, '9999-12-31'],
    ['0001-01-01', -1, '0001-01-01'],
    ['2026-01-01', -5_000_000, '0001-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2026-03-01', 0, '2026-03-01'],
  ])('given %s and %s days, lead to %s', (date, days, then) => {
    expect(addDays(date, days)).toBe(then)
    expect(CivilDate.is(then)).toBe(true)
  })
})
