import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { icalendarHost } from '#sources/icalendar/host'
import type { Ask } from '#sources/kit/hosts/ask'
import { calendar, event } from '#test/connectors/calendars/support'
import { asking } from '#test/support/hosts/asking'
import { meetingsIn, type ToldMeeting } from '#test/support/hosts/calendar'
import { movedClock } from '#test/support/hosts/clock'
import { listOf, pagesRead } from '#test/support/hosts/reading'
import { installedRadicale } from './install-radicale.js'
import { type Radicale, startRadicale } from './radicale.js'

const EVENTS = listOf(icalendarHost, 'events')

describe('given a calendar on a real Radicale', () => {
  let server: Radicale
  let ask: Ask

  beforeAll(async () => {
    server = await startRadicale(await installedRadicale())
    const clock = movedClock('2026-12-01T00:00:00.000Z')
    ask = asking(server, icalendarHost, { token: server.password, account: server.user, clock })
  })
  afterAll(() => server.close())

  const read = async (): Promise<readonly ToldMeeting[]> => await meetingsIn(await pagesRead(EVENTS, ask))
  const put = async (uid: string, ...lines: readonly string[]): Promise<void> =>
    await server.put(uid, calendar([event(`UID:${uid}`, ...lines)]))

  it('when it is looked at, then it says its name', async () => {
    expect((await icalendarHost.look(ask, [])).containers).toMatchObject([{ container: 'Team', kind: 'calendar' }])
  })
  it('when another client adds, moves and deletes meetings, then each reading has what the server lists', async () => {
    await put('one', 'SUMMARY:Planning')
    await put('two', 'DTSTART;TZID=Europe/Berlin:20260305T090000', 'DTEND;TZID=Europe/Berlin:20260305T100000')
    const added = await read()
    expect(added).toHaveLength(await server.listed())
    await put(
      'one',
      'SUMMARY:Planning',
      'DTSTART;TZID=Europe/Berlin:20260306T090000',
      'DTEND;TZID=Europe/Berlin:20260306T100000',
    )
    const moved = await read()
    expect(moved.map(({ key }) => key).sort()).toEqual(added.map(({ key }) => key).sort())
    expect(moved.map(({ data }) => data.startsAt)).toEqual(['2026-03-05T08:00:00.000Z', '2026-03-06T08:00:00.000Z'])
    await server.remove('two')
    expect((await read()).map(({ data }) => data.title)).toEqual(['Planning'])
    expect(await server.listed()).toBe(1)
  })
  it('when a series is moved, then it is told whole, at its new hour', async () => {
    await put(
      'weekly',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'DTSTART;TZID=Europe/Berlin:20260601T090000',
      'DTEND;TZID=Europe/Berlin:20260601T100000',
    )
    const before = (await read()).filter(({ data }) => data.startsAt >= '2026-06')
    await put(
      'weekly',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'DTSTART;TZID=Europe/Berlin:20260601T150000',
      'DTEND;TZID=Europe/Berlin:20260601T160000',
    )
    const after = (await read()).filter(({ data }) => data.startsAt >= '2026-06')
    expect([before.length, after.map(({ data }) => data.startsAt.slice(0, 13))]).toEqual([
      3,
      ['2026-06-01T13', '2026-06-08T13', '2026-06-15T13'],
    ])
  })
  it('when the password is wrong, then it is refused', async () => {
    const clock = movedClock('2026-12-01T00:00:00.000Z')
    const other = asking(server, icalendarHost, { token: 'wrong', account: server.user, clock })
    await expect(icalendarHost.look(other, [])).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
  })
})
