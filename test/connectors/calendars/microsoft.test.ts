import { describe, expect, it } from '@jest/globals'
import type { Choices } from '#sources/kit/format'
import { sampleOf } from '#test/support/files/samples'
import { readAll, written } from '../files/support.js'
import { attendee, event, pages, time } from './microsoft.js'
import { meetingsOf } from './support.js'

const TEAM = { container: 'Team' }
const told = (text: string, choices: Partial<Choices> = TEAM) => readAll([written('events.json', text)], choices)
const meetingOf = async (members: object, choices: Partial<Choices> = TEAM) => {
  const { facts, rejected } = await told(pages([event('1', members as never)]), choices)
  expect(rejected).toEqual([])
  return meetingsOf({ facts })[0]
}

describe('given events as Microsoft Graph lists them', () => {
  it('when they are read, then each occurrence that has begun is a meeting', async () => {
    const { reading, facts, rejected } = await told(sampleOf('microsoft-calendar'))
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([
      { reason: 'free', records: 1 },
      { reason: 'out_of_office', records: 1 },
      { reason: 'removed', records: 1 },
    ])
    // Who organizes is not among those invited, and the room is none of them.
    const common = {
      title: 'Weekly planning',
      allDay: false,
      invited: 4,
      accepted: 2,
      declined: 1,
      tags: ['Acme', 'With'],
    }
    expect(facts.map(({ place, data }) => [place, data])).toEqual([
      [
        'Team',
        {
          ...common,
          startsAt: '2026-03-04T08:00:00.000Z',
          endsAt: '2026-03-04T09:00:00.000Z',
          status: 'confirmed',
        },
      ],
      [
        'Team',
        {
          ...common,
          startsAt: '2026-07-01T07:00:00.000Z',
          endsAt: '2026-07-01T08:00:00.000Z',
          status: 'cancelled',
        },
      ],
    ])
    expect(facts[0]).toMatchObject({ updated: '2026-03-03T08:15:00.123Z' })
  })

  it.each([
    ['W. Europe Standard Time', '2026-03-04T08:00:00.000Z'],
    ['Pacific Standard Time', '2026-03-04T17:00:00.000Z'],
    ['Europe/Berlin', '2026-03-04T08:00:00.000Z'],
    ['UTC', '2026-03-04T09:00:00.000Z'],
    ['tzone://Microsoft/Utc', '2026-03-04T09:00:00.000Z'],
  ])('when its zone is called %s, then it starts at %s', async (zone, startsAt) => {
    const at = (hour: string) => time(`2026-03-04T${hour}:00:00.0000000`, zone)
    expect((await meetingOf({ start: at('09'), end: at('10') }))?.startsAt).toBe(startsAt)
  })

  it('when its zone is not known, then it is rejected, and none is guessed', async () => {
    const start = time('2026-03-04T09:00:00.0000000', 'tzone://Microsoft/Custom')
    expect((await told(pages([event('1', { start })]))).rejected).toMatchObject([{ reasonCode: 'no_start' }])
  })

  it('when it is not confirmed, private, or a whole series, then that counts', async () => {
    expect((await meetingOf({ showAs: 'tentative' }))?.status).toBe('tentative')
    expect((await meetingOf({ showAs: 'tentative', isCancelled: true }))?.status).toBe('cancelled')
    for (const sensitivity of ['private', 'confidential'])
      expect(await meetingOf({ sensitivity, subject: 'Secret' })).toMatchObject({ title: '', tags: [] })
    const { rejected } = await told(pages([event('1', { type: 'seriesMaster' })]))
    expect(rejected).toMatchObject([{ reasonCode: 'series', message: expect.stringContaining('calendarView') }])
  })

  it('when one is invited as a resource, then heads are people', async () => {
    const heads = async (attendees: unknown) => {
      const { invited = -1, accepted = -1, declined = -1 } = (await meetingOf({ attendees })) ?? {}
      return [invited, accepted, declined]
    }
    expect(await heads([attendee('Ada', 'organizer'), attendee('Bob', 'tentativelyAccepted')])).toEqual([2, 1, 0])
    expect(await heads([attendee('Room', 'accepted', 'resource')])).toEqual([null, null, null])
    expect(await heads([])).toEqual([null, null, null])
  })

  it('when it is moved, then it stays the same meeting', async () => {
    const keysOf = async (members: object) =>
      (await told(pages([event('1', { type: 'exception', ...members })]))).facts.map(({ key }) => key)
    const [later, end] = [time('2026-03-05T09:00:00', 'UTC'), time('2026-03-05T10:00:00', 'UTC')]
    expect(await keysOf({ start: later, end })).toEqual(await keysOf({}))
  })

  it('when one in twenty is broken, then the rest is told, and each broken one has its place and the reason', async () => {
    const broken: readonly (readonly [object, string])[] = [
      [event('1', { isCancelled: 'canary' }), 'invalid_record'],
      [event('2', { start: time('tomorrow, says canary', 'UTC') }), 'no_start'],
      [
        event('3', { end: time('2026-03-04T08:00:00', 'UTC'), start: time('2026-03-04T09:00:00', 'UTC') }),
        'invalid_data',
      ],
      [event('4', { attendees: [1] }), 'invalid_record'],
    ]
    const records = Array.from({ length: 80 }, (_, n) => broken[n / 20]?.[0] ?? event(`${100 + n}`))
    const { facts, rejected } = await told(records.map((one) => JSON.stringify(one)).join('\n'))
    expect(facts.length).toBe(76)
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual(
      broken.map(([, reason], n) => [`events.json, record ${n * 20 + 1}, line ${n * 20 + 1}`, reason]),
    )
    expect(JSON.stringify(rejected)).not.toMatch(/canary|tomorrow/i)
  })
})
