import { describe, expect, it } from '@jest/globals'
import { readDuration } from '#sources/kit/time-sheets/durations'

describe('given a duration as an export writes it', () => {
  it.each([
    ['2:05', 7_500],
    ['2:05:30', 7_530],
    ['120:00:00', 432_000],
    ['2:05 h', 7_500],
    ['18:25 min', 1_105],
    ['42 sec', 42],
    ['2h27m', 8_820],
    ['1h 30min', 5_400],
    ['45m', 2_700],
    ['1 hr, 5 mins', 3_900],
    ['2 Std. 15 Min.', 8_100],
    ['1,5 Std.', 5_400],
    ['0.25h', 900],
    ['1h 2m 3s', 3_723],
    ['PT2H5M30S', 7_530],
    ['PT45M', 2_700],
    ['0s', 0],
  ])('when it is %s, then it is %s seconds', (text, seconds) => {
    expect(readDuration(text)).toBe(seconds)
  })
  it.each([
    '',
    '0,75',
    '7',
    '1d 2h',
    '30m 1h',
    '1h 1h',
    '1:75',
    '1:02:03 min',
    '-1:00',
    '1,500 h',
    'PT',
    '2 parsecs',
    'h',
  ])('when it is no duration, or one of several (%s), then it is read as none', (text) => {
    expect(readDuration(text)).toBeNull()
  })
})
