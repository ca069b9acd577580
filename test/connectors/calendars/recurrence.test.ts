import { describe, expect, it } from '@jest/globals'
import { assert, asyncProperty, constantFrom, integer, option, record, subarray } from 'fast-check'
import { runs } from '#test/support/thorough'
import { READ_AT } from '../files/support.js'
import { calendar, meetingsOf, reading } from './support.js'

const DAY = 86_400_000
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'America/Sao_Paulo']

/** What clocks in a zone show at an instant, as if it were UTC: by another library than the one that is tried. */
const wallAt = (instant: number, zone: string): number => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant)
  const numberOf = (name: string): number => Number(parts.find(({ type }) => type === name)?.value)
  return Date.UTC(numberOf('year'), numberOf('month') - 1, numberOf('day'), numberOf('hour'), numberOf('minute'))
}

/** The instant of a time of a day in a zone: the one at which its clocks show it. */
const instantAt = (wall: number, zone: string): number => {
  const offsets = [wall - DAY, wall + DAY].map((near) => wallAt(near, zone) - near)
  const found = offsets.map((offset) => wall - offset).find((instant) => wallAt(instant, zone) === wall)
  if (found === undefined) throw new Error('no clock shows this time')
  return found
}

interface Series {
  readonly zone: string
  /** The first day, counted from 1970-01-01. */
  readonly start: number
  readonly hour: number
  readonly freq: string
  readonly interval: number
  readonly weekdays: readonly string[]
  /** Which weekday of a month, from its beginning or its end; null for each. */
  readonly position: number | null
  readonly monthDays: readonly number[]
  readonly count: number | null
  /** The last day, from the first one. */
  readonly until: number | null
}

const anySeries = record<Series>({
  zone: constantFrom(...ZONES),
  start: integer({ min: Date.UTC(2024, 0, 1) / DAY, max: Date.UTC(2026, 11, 31) / DAY }),
  hour: integer({ min: 5, max: 22 }),
  freq: constantFrom('DAILY', 'WEEKLY', 'MONTHLY'),
  interval: integer({ min: 1, max: 5 }),
  weekdays: subarray(WEEKDAYS, { maxLength: 4 }),
  position: option(constantFrom(1, 2, -1)),
  monthDays: subarray([1, 15, 29, 30, 31], { maxLength: 2 }),
  count: option(integer({ min: 1, max: 40 })),
  until: option(integer({ min: 0, max: 500 })),
})

const written = (wall: number): string => new Date(wall).toISOString().replace(/[-:]|\.\d+Z/g, '')
const wallOf = ({ hour }: Series, day: number): number => day * DAY + hour * 3_600_000

const ruleOf = (series: Series): string => {
  const { zone, start, freq, interval, weekdays, position, monthDays, count, until } = series
  const parts = [`FREQ=${freq}`, `INTERVAL=${interval}`]
  const before = freq === 'MONTHLY' && position !== null ? String(position) : ''
  if (weekdays.length > 0) parts.push(`BYDAY=${weekdays.map((one) => `${before}${one}`).join(',')}`)
  if (monthDays.length > 0 && freq !== 'WEEKLY') parts.push(`BYMONTHDAY=${monthDays.join(',')}`)
  if (count !== null) parts.push(`COUNT=${count}`)
  else if (until !== null) parts.push(`UNTIL=${written(instantAt(wallOf(series, start + until), zone))}Z`)
  return parts.join(';')
}

const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth()
/** The week of a day, which begins on Monday; 1970-01-01 was a Thursday. */
const weekOf = (day: number): number => Math.floor((day + 3) / 7)

/** Whether a day fits a rule, by nothing but the day. */
const fits = ({ start, freq, interval, weekdays, position, monthDays }: Series, day: number): boolean => {
  const [date, first] = [new Date(day * DAY), new Date(start * DAY)]
  const inMonth = date.getUTCDate()
  const weekday = WEEKDAYS[date.getUTCDay()] ?? ''
  const isNth = (): boolean => {
    if (position === null || freq !== 'MONTHLY') return true
    const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
    return position > 0 ? Math.ceil(inMonth / 7) === position : inMonth > lastDay - 7
  }
  const isDay = weekdays.length === 0 || (weekdays.includes(weekday) && isNth())
  const isMonthDay = monthDays.length === 0 || monthDays.includes(inMonth)
  if (freq === 'DAILY') return (day - start) % interval === 0 && isDay && isMonthDay
  if (freq === 'WEEKLY')
    return (
      (weekOf(day) - weekOf(start)) % interval === 0 &&
      (weekdays.length === 0 ? date.getUTCDay() === first.getUTCDay() : isDay)
    )
  const isUsual = weekdays.length > 0 || monthDays.length > 0 || inMonth === first.getUTCDate()
  return (monthOf(date) - monthOf(first)) % interval === 0 && isDay && isMonthDay && isUsual
}

/** The starts of a series up to the reading, found by looking at every day. */
const expected = (series: Series): readonly string[] => {
  const { zone, start, count, until } = series
  const found: string[] = []
  for (let day = start; day * DAY < Date.parse(READ_AT) + DAY; day += 1) {
    if (found.length === (count ?? Number.POSITIVE_INFINITY)) break
    if (count === null && until !== null && day > start + until) break
    if (day !== start && !fits(series, day)) continue
    const instant = new Date(instantAt(wallOf(series, day), zone)).toISOString()
    if (instant <= READ_AT) found.push(instant)
  }
  return found
}

describe('given any series of days, weeks or months in any zone', () => {
  it('when it is read, then its meetings are those that one finds by looking at every day', async () => {
    await assert(
      asyncProperty(anySeries, async (series) => {
        const at = `;TZID=${series.zone}:${written(wallOf(series, series.start))}`
        const lines = ['UID:1', `DTSTART${at}`, 'DURATION:PT1H', `RRULE:${ruleOf(series)}`]
        const read = await reading(calendar([lines]))
        expect(read.rejected).toEqual([])
        expect(meetingsOf(read).map(({ startsAt }) => startsAt)).toEqual(expected(series))
        expect(new Set(read.facts.map(({ key }) => key)).size).toBe(read.facts.length)
      }),
      { seed: 1, numRuns: runs(120) },
    )
  })
})
