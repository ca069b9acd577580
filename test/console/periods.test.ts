import { describe, expect, it } from '@jest/globals'
import { MOST_DAYS_AHEAD } from '#domain/query'
import { addDays, civilDateIn, daysOf, isCivilDate, monthStart } from '../../console/src/address/civil.js'
import {
  isAllowedEnd,
  lastDays,
  latestEnd,
  monthsBefore,
  periodOfEvidence,
  presetOf,
  presets,
} from '../../console/src/address/periods.js'

const periodOf = (today: string, id: string) => presets(today).find((preset) => preset.id === id)?.period

describe('the usual periods', () => {
  it.each([
    ['2026-11-23', 'this-month', '2026-11-01', '2026-11-30'],
    ['2026-11-23', 'last-month', '2026-10-01', '2026-10-31'],
    ['2026-11-23', 'this-quarter', '2026-10-01', '2026-12-31'],
    ['2026-11-23', 'last-90-days', '2026-08-26', '2026-11-23'],
    ['2026-01-31', 'last-month', '2025-12-01', '2025-12-31'],
    ['2028-03-31', 'last-month', '2028-02-01', '2028-02-29'],
    ['2026-03-31', 'this-quarter', '2026-01-01', '2026-03-31'],
    ['2026-04-01', 'this-quarter', '2026-04-01', '2026-06-30'],
  ])('on %s, %s is %s to %s', (today, id, start, end) => {
    expect(periodOf(today, id)).toEqual({ start, end })
  })

  it('has ninety days in the last 90 days, with both ends', () => {
    const { start, end } = lastDays('2026-11-23', 90)
    expect(daysOf(start, end)).toBe(90)
  })

  it('recognises a preset by its days, and any other period as none', () => {
    expect(presetOf({ start: '2026-10-01', end: '2026-10-31' }, '2026-11-23')).toBe('last-month')
    expect(presetOf({ start: '2026-10-02', end: '2026-10-31' }, '2026-11-23')).toBeNull()
  })
})

describe('the end of a period', () => {
  it('lies at most as many days ahead as the service allows', () => {
    expect(latestEnd('2026-11-23')).toBe(addDays('2026-11-23', MOST_DAYS_AHEAD))
    expect(isAllowedEnd('2027-11-24', '2026-11-23')).toBe(true)
    expect(isAllowedEnd('2027-11-25', '2026-11-23')).toBe(false)
    expect(isAllowedEnd('9999-12-31', '2026-11-23')).toBe(false)
  })
  it('is allowed for each of the usual periods', () => {
    for (const today of ['2024-02-29', '2026-01-01', '2026-12-31'])
      for (const { period } of presets(today)) expect(isAllowedEnd(period.end, today)).toBe(true)
  })
})

describe('a period before which all evidence lies', () => {
  const period = { start: '2026-08-28', end: '2026-11-25' }
  it('gives way to one of as many days that ends with the last evidence', () => {
    expect(periodOfEvidence(period, '2026-03-01')).toEqual({ start: '2025-12-02', end: '2026-03-01' })
  })
  it.each([null, '2026-08-28', '2026-11-26'])('stays where the last evidence is %p', (last) => {
    expect(periodOfEvidence(period, last)).toBeNull()
  })
})

describe('the months before a period', () => {
  it('are whole, end before it, and begin with the oldest', () => {
    const months = monthsBefore('2026-08-26', 12)
    expect(months).toHaveLength(12)
    expect(months[0]).toEqual({ start: '2025-08-01', end: '2025-08-31' })
    expect(months.at(-1)).toEqual({ start: '2026-07-01', end: '2026-07-31' })
  })
  it('include a leap day', () => {
    expect(monthsBefore('2028-03-01', 1)).toEqual([{ start: '2028-02-01', end: '2028-02-29' }])
  })
})

describe('days of the calendar', () => {
  it.each([
    ['2026-11-22T23:30:00Z', 'Europe/Berlin', '2026-11-23'],
    ['2026-11-23T04:30:00Z', 'America/New_York', '2026-11-22'],
    // Clocks change on these days: one has 23 hours, the other 25.
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-10-24T22:00:00Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T22:59:59Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T23:00:00Z', 'Europe/Berlin', '2026-10-26'],
    ['2026-01-01T10:00:00Z', 'Pacific/Kiritimati', '2026-01-02'],
  ])('%s in %s is %s', (instant, zone, date) => {
    expect(civilDateIn(Date.parse(instant), zone)).toBe(date)
  })

  it('are counted without regard to clocks', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(monthStart('2026-12-31', 1)).toBe('2027-01-01')
    expect(daysOf('2026-10-24', '2026-10-26')).toBe(3)
  })

  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '0000-01-01', '26-01-01', '2026-1-1', ''])(
    '%j is none',
    (text) => {
      expect(isCivilDate(text)).toBe(false)
    },
  )
})
