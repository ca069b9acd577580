import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { civilDateOf, END_OF_TIME, epochOf, isZone, periodInterval, startOfDay } from '#domain/time'
import { exhaustively, runs } from '#test/support/thorough'

const ZONES = Intl.supportedValuesOf('timeZone')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

// The oracle asks Intl what a clock on the wall shows, searches for the moments at which it is set, and knows no Temporal.

interface Clock {
  /** What the clock shows at the instant, as if it were UTC. */
  readonly shown: (ms: number) => number
}
const clocks = new Map<string, Clock>()
const clockIn = (timeZone: string): Clock => {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, ...parts })
  const clock: Clock = { shown: (ms) => Date.parse(`${format.format(ms).replace(' ', 'T')}Z`) }
  clocks.set(timeZone, clock)
  return clock
}
const offsetAt = (clock: Clock, ms: number): number => clock.shown(ms) - ms

/** The first whole second in (from, to] whose offset is that of `to`, where the clock is set once between them. */
const settingBetween = (clock: Clock, from: number, to: number): number => {
  const after = offsetAt(clock, to)
  let [early, late] = [from, to]
  while (late - early > 1000) {
    const middle = early + Math.floor((late - early) / 2000) * 1000
    if (offsetAt(clock, middle) === after) late = middle
    else early = middle
  }
  return late
}

/** The first instant at which the clock shows the day or a later one. */
const firstInstantOf = (midnight: number, clock: Clock): number => {
  const end = midnight + 26 * HOUR
  let from = midnight - 26 * HOUR
  let offset = offsetAt(clock, from)
  for (let to = from; to <= end; to += HOUR) {
    if (to < end && offsetAt(clock, to) === offset) continue
    const set = to < end ? settingBetween(clock, to - HOUR, to) : end
    const first = Math.max(from, midnight - offset)
    if (first < set) return first
    from = set
    offset = offsetAt(clock, set)
  }
  throw new Error('no such day within a day of it')
}

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const instantOf = (ms: number): string => new Date(ms).toISOString()
const midnightBefore = (ms: number): number => Math.floor(ms / DAY) * DAY

/** Moments at which the clock was or will be set, between 1840 and 2040. */
const settingsOf = (clock: Clock, stepDays: number): readonly number[] => {
  const found: number[] = []
  let from = Date.UTC(1840, 0, 1)
  let offset = offsetAt(clock, from)
  for (let to = from; to < Date.UTC(2040, 0, 1); to += stepDays * DAY) {
    const next = offsetAt(clock, to)
    if (next !== offset) found.push(settingBetween(clock, from, to))
    offset = next
    from = to
  }
  return found
}

/** Starts of the days around each moment, of the implementation where it differs from the oracle. */
const differences = (zone: string, moments: readonly number[]): readonly string[] =>
  moments
    .flatMap((ms) => [-1, 0, 1].map((days) => midnightBefore(clockIn(zone).shown(ms)) + days * DAY))
    .flatMap((midnight) => {
      const [is, expected] = [startOfDay(dateOf(midnight), zone), instantOf(firstInstantOf(midnight, clockIn(zone)))]
      return is === expected ? [] : [`${zone} ${dateOf(midnight)}: ${is} and not ${expected}`]
    })

describe('a time zone', () => {
  it('given every name that Intl lists, in any case, is one', () => {
    expect(ZONES.length).toBeGreaterThan(400)
    expect(ZONES.filter((zone) => !isZone(zone) || !isZone(zone.toUpperCase()) || !isZone(zone.toLowerCase()))).toEqual(
      [],
    )
  })
  it.each([
    ...[
      'UTC',
      'GMT',
      'Etc/UTC',
      'Etc/GMT+5',
      'Etc/GMT-14',
      'Etc/GMT0',
      'Zulu',
      'EST5EDT',
      'US/Eastern',
      'Asia/Calcutta',
    ],
    ...['Asia/Kolkata', 'Europe/Kyiv', 'America/Argentina/ComodRivadavia', 'America/Port-au-Prince', 'PST'],
  ])('given %j, is one, and has days', (zone) => {
    expect(isZone(zone)).toBe(true)
    expect(Math.abs(epochOf(startOfDay('2026-01-15', zone)) - Date.UTC(2026, 0, 15))).toBeLessThanOrEqual(14 * HOUR)
  })
  it.each([
    ...[
      '',
      ' ',
      '+01:00',
      '-05:30',
      '+01',
      '+0100',
      '-00:00',
      '\u221201:00',
      'GMT+1',
      'UTC+1',
      'UTC+01:00',
      'Z',
      'Etc/GMT+15',
    ],
    ...[
      'Etc/Unknown',
      'Factory',
      'localtime',
      'Europe',
      'Europe/',
      '/Europe/Berlin',
      'Europe/Atlantis',
      'Berlin',
      'CEST',
    ],
    ...[
      'Europe/Berlin\n',
      ' Europe/Berlin',
      'Europe/Berlin ',
      'Europe/Berlin\0',
      'Europe\\Berlin',
      'Europe/Berlín',
      'Asia/\u212aolkata',
    ],
    ...[
      '../etc/passwd',
      'Europe/../Europe/Berlin',
      'posix/Europe/Berlin',
      'Europe/Berlin[u-ca=iso8601]',
      'undefined',
      'constructor',
    ],
    ...['A'.repeat(64), 'A'.repeat(65), 'Europe/Berlin/'.repeat(9)],
  ])('given %j, is none, and has no days', (zone) => {
    expect(isZone(zone)).toBe(false)
    expect(() => startOfDay('2026-01-15', zone)).toThrow(RangeError)
    expect(() => civilDateOf('2026-01-15T00:00:00.000Z', zone)).toThrow(RangeError)
  })
})

describe('the start of a civil day', () => {
  exhaustively(
    'given every zone, on chosen days and where its clock was set, is the first instant at which a clock shows the day',
    () => {
      const moments = fc.sample(
        fc.tuple(fc.nat(10_000), fc.nat(10_000), fc.integer({ min: Date.UTC(1840, 0), max: Date.UTC(2040, 0) })),
        {
          seed: 1,
          numRuns: ZONES.length,
        },
      )
      const wrong = ZONES.flatMap((zone, i) => {
        const settings = settingsOf(clockIn(zone), 120)
        const [a = 0, b = 0, any = 0] = moments[i] ?? []
        const chosen =
          settings.length === 0 ? [] : [settings[a % settings.length] ?? 0, settings[b % settings.length] ?? 0]
        return differences(zone, [any, ...chosen])
      })
      expect(wrong).toEqual([])
    },
  )

  exhaustively.each([
    ...['Pacific/Apia', 'Pacific/Kwajalein', 'Pacific/Enderbury', 'Pacific/Guam', 'Asia/Manila', 'America/Juneau'],
    ...[
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Pacific/Chatham',
      'Africa/Monrovia',
      'America/Caracas',
      'Asia/Pyongyang',
    ],
    ...['America/Goose_Bay', 'America/St_Johns', 'America/Sao_Paulo', 'America/Havana', 'Asia/Beirut', 'Africa/Cairo'],
    ...[
      'Africa/Casablanca',
      'Europe/Dublin',
      'Antarctica/Troll',
      'Asia/Gaza',
      'America/Scoresbysund',
      'Asia/Tehran',
      'America/Toronto',
    ],
  ])('given %s, is right around every setting of its clock', (zone) => {
    const settings = settingsOf(clockIn(zone), 20)
    expect(settings.length).toBeGreaterThan(1)
    expect(differences(zone, settings)).toEqual([])
  })

  it.each([
    ['midnight', 'Europe/Berlin', '2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['a day whose midnight does not exist', 'America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
    ['a day that begins at a quarter past', 'Asia/Kathmandu', '1986-01-01', '1985-12-31T18:30:00.000Z'],
    ['an offset of a quarter hour', 'Asia/Kathmandu', '2026-01-01', '2025-12-31T18:15:00.000Z'],
    ['a midnight within an hour that was left out', 'America/Toronto', '1919-03-31', '1919-03-31T04:30:00.000Z'],
    ['a day that was left out', 'Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
    ['the day after it', 'Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
    ['a midnight that came twice', 'America/Goose_Bay', '2010-11-07', '2010-11-07T03:00:00.000Z'],
    ['an offset in seconds', 'Asia/Kathmandu', '1900-01-01', '1899-12-31T18:18:44.000Z'],
    ['the first day, which began before time', 'Asia/Tokyo', '0001-01-01', '0001-01-01T00:00:00.000Z'],
    ['the first day, in the west', 'America/New_York', '0001-01-01', '0001-01-01T04:56:02.000Z'],
    ['the last day, in the east', 'Pacific/Kiritimati', '9999-12-31', '9999-12-30T10:00:00.000Z'],
  ])('given %s, is right', (_, zone, date, start) => {
    expect(startOfDay(date, zone)).toBe(start)
  })
})

const anyMs = fc.integer({ min: Date.UTC(1840, 0, 1), max: Date.UTC(2040, 0, 1) })
const anyZone = fc.constantFrom(...ZONES)

describe('the civil date', () => {
  it('given any instant and zone, is what the clock there shows', () => {
    fc.assert(
      fc.property(anyMs, anyZone, (ms, zone) => {
        expect(civilDateOf(instantOf(ms), zone)).toBe(dateOf(clockIn(zone).shown(ms)))
      }),
      { seed: 2, numRuns: runs(3000) },
    )
  })
  it.each([
    ['the end of time, in the east', 'Asia/Tokyo', END_OF_TIME, '9999-12-31'],
    ['the beginning of time, in the west', 'America/New_York', '0001-01-01T00:00:00.000Z', '0001-01-01'],
    ['the year 99', 'Europe/Berlin', '0099-12-31T23:30:00.000Z', '0100-01-01'],
    ['the last instant of a day', 'UTC', '2026-01-01T23:59:59.999Z', '2026-01-01'],
  ])('given %s, stays within the dates that there are', (_, zone, instant, date) => {
    expect(civilDateOf(instant, zone)).toBe(date)
  })
})

describe('periods', () => {
  it('given days in a row, tile the time line: each begins where the one before ends, and none ends before it begins', () => {
    fc.assert(
      fc.property(anyMs, anyZone, fc.integer({ min: 1, max: 6 }), (ms, timeZone, count) => {
        const days = [...Array(count).keys()].map((day) => dateOf(ms + day * DAY))
        const [start = '', end = ''] = [days[0], days.at(-1)]
        const tiles = days.map((day) => periodInterval({ start: day, end: day, timeZone }))
        tiles.slice(1).forEach(({ from }, i) => {
          expect(from).toBe(tiles[i]?.to)
        })
        expect(tiles.every(({ from, to }) => from <= to)).toBe(true)
        expect(periodInterval({ start, end, timeZone })).toEqual({ from: tiles[0]?.from, to: tiles.at(-1)?.to })
      }),
      { seed: 3, numRuns: runs(500) },
    )
  })

  it('given any instant, have it in the day that the clock shows, or a later one where the clock had shown that before', () => {
    const settings = [
      'America/Goose_Bay',
      'America/Juneau',
      'Pacific/Kwajalein',
      'Pacific/Apia',
      'Europe/Berlin',
    ].flatMap((zone) => settingsOf(clockIn(zone), 60).map((ms) => [zone, ms] as const))
    const near = fc.tuple(fc.constantFrom(...settings), fc.integer({ min: -30 * HOUR, max: 30 * HOUR }))
    const anywhere = fc.tuple(anyZone, anyMs).map((where) => [where, 0] as const)
    fc.assert(
      fc.property(fc.oneof(near, anywhere), ([[timeZone, setting], after]) => {
        const instant = instantOf(setting + after)
        const shown = clockIn(timeZone).shown(setting + after)
        const owners = [-2, -1, 0, 1, 2]
          .map((days) => dateOf(shown + days * DAY))
          .filter((day) => {
            const { from, to } = periodInterval({ start: day, end: day, timeZone })
            return from <= instant && instant < to
          })
        expect(owners).toHaveLength(1)
        const [owner = ''] = owners
        const seenBefore = firstInstantOf(Date.parse(owner), clockIn(timeZone)) <= setting + after
        expect(owner === dateOf(shown) || (owner > dateOf(shown) && seenBefore)).toBe(true)
      }),
      { seed: 4, numRuns: runs(1200) },
    )
  })

  it.each([
    ['a day of 23 hours', 'Europe/Berlin', '2026-03-29', '2026-03-29', 23 * HOUR],
    ['a day of 25 hours', 'Europe/Berlin', '2026-10-25', '2026-10-25', 25 * HOUR],
    ['a day half an hour longer', 'Australia/Lord_Howe', '2026-04-05', '2026-04-05', 24.5 * HOUR],
    ['a day that was left out', 'Pacific/Apia', '2011-12-30', '2011-12-30', 0],
    ['a week with a day left out', 'Pacific/Apia', '2011-12-26', '2012-01-01', 6 * DAY],
    ['a year', 'UTC', '2024-01-01', '2024-12-31', 366 * DAY],
  ])('given %s, are that long', (_, timeZone, start, end, length) => {
    const { from, to } = periodInterval({ start, end, timeZone })
    expect(epochOf(to) - epochOf(from)).toBe(length)
  })

  it('given the last day that there is, end where the day does, at the latest at the end of time', () => {
    const last = (timeZone: string) => periodInterval({ start: '9999-12-31', end: '9999-12-31', timeZone })
    expect(last('Asia/Tokyo')).toEqual({ from: '9999-12-30T15:00:00.000Z', to: '9999-12-31T15:00:00.000Z' })
    expect(last('America/New_York')).toEqual({ from: '9999-12-31T05:00:00.000Z', to: END_OF_TIME })
  })
})
