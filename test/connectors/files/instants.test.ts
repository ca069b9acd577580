import { describe, expect, it } from '@jest/globals'
import { dayIn, needsZone, readInstant } from '#sources/kit/instants'

const NOTHING = { dates: null, zone: null }
const BERLIN = { dates: null, zone: 'Europe/Berlin' }

describe('given instants as exports write them', () => {
  it.each([
    ['2026-03-04T09:00:00Z', '2026-03-04T09:00:00.000Z'],
    ['2026-03-04T09:00:00.123+0800', '2026-03-04T01:00:00.123Z'],
    ['2026-03-04T09:00:00.123+08:00', '2026-03-04T01:00:00.123Z'],
    ['Sat Feb 11 2023 01:52:26 GMT+0000 (GMT)', '2023-02-11T01:52:26.000Z'],
    ['Mon May 01 2023 10:00:00 GMT-0700 (Pacific Daylight Time)', '2023-05-01T17:00:00.000Z'],
    ['2026-03-04 09:00:00 UTC', '2026-03-04T09:00:00.000Z'],
  ])('when %s says its zone, then it is read without an answer', (text, expected) => {
    expect([readInstant(text, NOTHING), needsZone(text)]).toEqual([expected, false])
  })
  it.each([
    ['2026-03-04 09:00', '2026-03-04T08:00:00.000Z'],
    ['2026-07-04T09:00:01', '2026-07-04T07:00:01.000Z'],
    ['21/Dec/22 3:31 PM', '2022-12-21T14:31:00.000Z'],
    ['21/Dec/22 12:05 AM', '2022-12-20T23:05:00.000Z'],
    ['04/nov/25 9:00', '2025-11-04T08:00:00.000Z'],
    ['21/dic/22 3:31 p. m.', '2022-12-21T14:31:00.000Z'],
    ['21/dic/22 3:31\u202fp.\u00a0m.', '2022-12-21T14:31:00.000Z'],
    ['21/Dez./22 3:31 PM', '2022-12-21T14:31:00.000Z'],
  ])(
    'when %s does not say its zone, then it is read in the zone that is answered, and in none without',
    (text, expected) => {
      expect([readInstant(text, BERLIN), needsZone(text)]).toEqual([expected, true])
      expect(readInstant(text, NOTHING)).toBeNull()
    },
  )
  it('when clocks change, then a skipped time is read as before the change, and of two the earlier one counts', () => {
    expect(readInstant('2026-03-29 02:30', BERLIN)).toBe('2026-03-29T01:30:00.000Z')
    expect(readInstant('2026-10-25 02:30', BERLIN)).toBe('2026-10-25T00:30:00.000Z')
  })
  it('when the order of its day is open, then only an answer makes it an instant', () => {
    expect(readInstant('03/04/2026 9:00 AM', BERLIN)).toBeNull()
    expect(readInstant('03/04/2026 9:00 AM', { ...BERLIN, dates: 'month_first' })).toBe('2026-03-04T08:00:00.000Z')
    expect(dayIn('03/04/2026 9:00 AM')).toBe('03/04/2026')
  })
  it.each(['', 'soon', '2026-03-04', '2026-13-04 09:00', '2026-03-04 25:00', '2026-03-04 13:00 PM', '2026-03-04 9:61'])(
    'when the text is %j, then it is no instant',
    (text) => {
      expect(readInstant(text, BERLIN)).toBeNull()
    },
  )
})
