import { describe, expect, it } from '@jest/globals'
import type { Choices } from '#sources/kit/format'
import { sampleOf } from '#test/support/files/samples'
import { failed } from '#test/support/stores/outcome'
import { opening, readAll, written } from '../files/support.js'
import { attendee, event, occurrence, pages, ROOM } from './google.js'
import { calendar, event as line, meetingsOf, reading } from './support.js'

const TEAM = { container: 'Team' }
const told = (text: string, choices: Partial<Choices> = TEAM) => readAll([written('events.json', text)], choices)
const meetingOf = async (members: object, choices: Partial<Choices> = TEAM) => {
  const { facts, rejected } = await told(pages([event('1', members as never)]), choices)
  expect(rejected).toEqual([])
  return meetingsOf({ facts })[0]
}

describe('given events as Google Calendar lists them', () => {
  it('when they are read, then each occurrence that has begun is a meeting', async () => {
    const { reading: read, facts, rejected } = await told(sampleOf('google-calendar'))
    expect(rejected).toEqual([])
    expect(read.leftOut).toEqual([
      { reason: 'cancelled_without_times', records: 1 },
      { reason: 'transparent', records: 1 },
      { reason: 'focus_time', records: 1 },
      { reason: 'not_yet', records: 1 },
    ])
    expect(new Set(facts.map(({ place }) => place))).toEqual(new Set(['Team']))
    const heads = { invited: 3, accepted: 2, declined: 1 }
    const weekly = { title: 'Weekly planning', allDay: false, ...heads, tags: [] }
    expect(facts.map(({ data }) => data)).toEqual([
      {
        ...weekly,
        startsAt: '2026-03-04T08:00:00.000Z',
        endsAt: '2026-03-04T09:00:00.000Z',
        status: 'confirmed',
      },
      {
        ...weekly,
        startsAt: '2026-03-12T13:00:00.000Z',
        endsAt: '2026-03-12T13:30:00.000Z',
        status: 'confirmed',
      },
      {
        ...weekly,
        startsAt: '2026-03-18T08:00:00.000Z',
        endsAt: '2026-03-18T09:00:00.000Z',
        status: 'cancelled',
      },
      {
        ...weekly,
        title: '',
        startsAt: '2026-03-04T08:00:00.000Z',
        endsAt: '2026-03-04T09:00:00.000Z',
        status: 'confirmed',
      },
      {
        ...weekly,
        title: 'Offsite with ,',
        startsAt: '2026-03-09T00:00:00.000Z',
        endsAt: '2026-03-11T00:00:00.000Z',
        allDay: true,
        status: 'confirmed',
      },
    ])
    expect(facts[0]).toMatchObject({ updated: '2026-03-03T08:15:00.123Z' })
  })

  it('when no name is given to the calendar, then it is asked for: its own may be that of a person', async () => {
    expect(await failed(opening([written('events.json', sampleOf('google-calendar'))]))).toMatchObject({
      message: expect.stringContaining('--container'),
    })
  })

  it('when the same calendar is read as iCalendar, then each occurrence is the same meeting', async () => {
    const keysOf = ({ facts }: Pick<Awaited<ReturnType<typeof told>>, 'facts'>) => facts.map(({ key }) => key).sort()
    const series = line('UID:weekly@google.com', 'RRULE:FREQ=WEEKLY;COUNT=2')
    const moved = line(
      'UID:weekly@google.com',
      'RECURRENCE-ID;TZID=Europe/Berlin:20260311T090000',
      'DTSTART;TZID=Europe/Berlin:20260312T140000',
      'DTEND;TZID=Europe/Berlin:20260312T143000',
    )
    const asLines = await reading(calendar([series, moved, line('UID:1@google.com')]))
    const asList = await told(
      pages([
        occurrence('04'),
        occurrence('11', {
          start: { dateTime: '2026-03-12T14:00:00+01:00' },
          end: { dateTime: '2026-03-12T14:30:00+01:00' },
        }),
        event('1'),
      ]),
    )
    expect(keysOf(asList)).toEqual(keysOf(asLines))
    expect(keysOf(asList)).toHaveLength(3)
  })

  it('when one is invited twice, or is a room, then heads are people', async () => {
    const heads = async (attendees: unknown, members: object = {}) => {
      const { invited = -1, accepted = -1, declined = -1 } = (await meetingOf({ attendees, ...members })) ?? {}
      return [invited, accepted, declined]
    }
    const ada = attendee('Ada', { responseStatus: 'accepted' })
    expect(await heads([ada, ada, ROOM, { email: 'list@canary.example' }])).toEqual([2, 1, 0])
    // Google lists whoever organizes, if they come.
    expect(await heads([attendee('Bob')])).toEqual([1, 0, 0])
    const group = { email: 'c_canary@group.calendar.google.com', displayName: 'Team' }
    expect(await heads([attendee('Bob')], { organizer: group })).toEqual([1, 0, 0])
    // A reply that no calendar gives is none, whatever it is called.
    expect(await heads([attendee('Eve', { responseStatus: '__proto__' })])).toEqual([1, 0, 0])
    // Where nobody is listed, nobody knows who came.
    expect(await heads(undefined)).toEqual([null, null, null])
    expect(await heads([])).toEqual([null, null, null])
  })

  it('when nobody but the owner of the calendar is there, then it is no meeting', async () => {
    const me = attendee('Bob', { self: true, responseStatus: 'accepted' })
    const mine = { organizer: { email: 'bob@canary.example', self: true } }
    const leftOut = async (members: object) =>
      (await told(pages([event('1'), event('2', members as never)]))).reading.leftOut
    const nobodyElse = [{ reason: 'nobody_else', records: 1 }]
    expect(await leftOut({ attendees: [me], ...mine })).toEqual(nobodyElse)
    expect(await leftOut({ attendees: [me, ROOM], ...mine })).toEqual(nobodyElse)
    expect(await leftOut({ attendees: undefined })).toEqual(nobodyElse)
    // Somebody else invited the owner.
    expect(await leftOut({ attendees: [me] })).toEqual([])
  })

  it('when not all who are invited are listed, then it is rejected, and none are guessed', async () => {
    const list = pages([event('1', { attendeesOmitted: true, attendees: [attendee('Bob', { self: true })] })])
    expect((await told(list)).rejected).toMatchObject([{ reasonCode: 'attendees_omitted' }])
  })

  it('when it is a whole series, then it is rejected with the way to list its occurrences', async () => {
    const { rejected } = await told(pages([event('1', { recurrence: ['RRULE:FREQ=WEEKLY'] })]))
    expect(rejected).toMatchObject([{ reasonCode: 'series', message: expect.stringContaining('singleEvents=true') }])
  })

  it('when it lasts whole days, then they begin in the zone that a person names', async () => {
    const days = { start: { date: '2026-07-01' }, end: { date: '2026-07-02' } }
    const start = async (choices: Partial<Choices>) => (await meetingOf(days, { ...TEAM, ...choices }))?.startsAt
    expect(await start({})).toBe('2026-07-01T00:00:00.000Z')
    expect(await start({ zone: 'Europe/Berlin' })).toBe('2026-06-30T22:00:00.000Z')
  })

  it('when a time has no offset, then it is read in its zone, on either side of a change of clocks', async () => {
    const at = (day: string, hour: string) => ({ dateTime: `${day}T${hour}:00:00`, timeZone: 'Europe/Berlin' })
    const start = async (day: string) => (await meetingOf({ start: at(day, '09'), end: at(day, '10') }))?.startsAt
    expect([await start('2026-03-28'), await start('2026-03-29')]).toEqual([
      '2026-03-28T08:00:00.000Z',
      '2026-03-29T07:00:00.000Z',
    ])
  })

  it('when one in twenty is broken, then the rest is told, and each broken one has its place and the reason', async () => {
    const broken: readonly (readonly [object, string])[] = [
      [event('1', { status: 'canary' }), 'invalid_record'],
      [event('2', { start: { dateTime: 'tomorrow, says canary' } }), 'no_start'],
      [event('3', { start: { date: '2026-02-30' } }), 'no_start'],
      [event('4', { end: { dateTime: '2026-03-04T08:00:00+01:00' } }), 'invalid_data'],
      [event('5', { end: { dateTime: '2026-06-04T08:00:00+01:00' } }), 'invalid_data'],
      [event('6', { attendees: 'Ada Canary' }), 'invalid_record'],
    ]
    const records = Array.from({ length: 120 }, (_, n) => broken[n / 20]?.[0] ?? event(`${100 + n}`))
    const { facts, rejected } = await told(records.map((one) => JSON.stringify(one)).join('\n'))
    expect(facts.length).toBe(114)
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual(
      broken.map(([, reason], n) => [`events.json, record ${n * 20 + 1}, line ${n * 20 + 1}`, reason]),
    )
    expect(JSON.stringify(rejected)).not.toMatch(/canary|tomorrow/i)
  })
})
