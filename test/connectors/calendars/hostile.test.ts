import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { failed } from '#test/support/stores/outcome'
import { opening, written } from '../files/support.js'
import { calendar, event, meetingsOf, reading, startsOf } from './support.js'

/** Why the events of a calendar are rejected, each with its place. */
const reasons = async (content: string): Promise<readonly string[]> =>
  (await reading(content)).rejected.map(({ record, reasonCode }) => `${record}: ${reasonCode}`)

describe('given a calendar of which one event in twenty is broken', () => {
  const one = (i: number, ...lines: readonly string[]): readonly string[] => event(`UID:${i}`, ...lines)
  const BROKEN: readonly (readonly [string, readonly string[]])[] = [
    ['ends_before_start', one(20, 'DTEND;TZID=Europe/Berlin:20260304T080000')],
    ['no_start', one(40, 'DTSTART:20261304T090000Z')],
    ['unknown_zone', one(60, 'DTSTART;TZID=Nowhere:20260304T090000')],
    ['unknown_status', one(80, 'STATUS:PERHAPS')],
    ['unsupported_rule', one(100, 'RRULE:FREQ=SOMETIMES')],
  ]
  const events = (mended: boolean): readonly (readonly string[])[] =>
    Array.from(
      { length: 100 },
      (_, i) => BROKEN.find(([, lines]) => lines.includes(`UID:${i + 1}`) && !mended)?.[1] ?? one(i + 1),
    )

  it('when it is read, then the rest is told, and each broken one is a dead letter with its line', async () => {
    const content = calendar(events(false))
    const lines = content.split('\r\n')
    const lineOf = (uid: string): number => lines.lastIndexOf('BEGIN:VEVENT', lines.indexOf(`UID:${uid}`)) + 1
    const { facts, rejected } = await reading(content)
    expect(facts).toHaveLength(95)
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual(
      BROKEN.map(([reason], i) => [`team.ics, line ${lineOf(String(20 * (i + 1)))}`, reason]),
    )
    expect(new Set(rejected.map(({ identity }) => identity)).size).toBe(5)
  })
  it('when it is mended, then nothing is rejected', async () => {
    const { facts, rejected } = await reading(calendar(events(true)))
    expect([facts.length, rejected]).toEqual([100, []])
  })
  it('when an exception is broken, then its occurrence is not told as the series has it', async () => {
    const series = event('RRULE:FREQ=WEEKLY;COUNT=3')
    const broken = event('RECURRENCE-ID;TZID=Europe/Berlin:20260311T090000', 'DTSTART:20260399T090000Z')
    const read = await reading(calendar([series, broken]))
    expect(startsOf(read)).toEqual(['2026-03-04T08:00Z', '2026-03-18T08:00Z'])
    expect(read.rejected).toMatchObject([{ reasonCode: 'no_start', record: 'team.ics, line 11' }])
  })
})

describe('given events that no program should write', () => {
  it.each([
    ['no_uid', event().filter((line) => !line.startsWith('UID'))],
    ['no_start', event().filter((line) => !line.startsWith('DTSTART'))],
    ['no_start', event('DTSTART:20260230T090000Z')],
    ['no_start', event('DTSTART:2026-03-04')],
    ['no_start', event('DTSTART:20260304T090000+0100')],
    ['no_start', event('EXDATE:x')],
    ['outside_years', event('DTSTART:19691231T090000Z')],
    ['outside_years', event('DTSTART:22000101T090000Z')],
    ['outside_years', event('RECURRENCE-ID:00050101T090000Z')],
    ['no_end', event('DTEND;VALUE=DATE:20260305')],
    ['no_end', ['UID:1', 'DTSTART:20260304T090000Z', 'DURATION:an hour']],
    ['ends_before_start', ['UID:1', 'DTSTART:20260304T090000Z', 'DURATION:-PT1H']],
    ['too_long_meeting', ['UID:1', 'DTSTART:20260304T090000Z', 'DURATION:P9999999D']],
    ['too_long_meeting', ['UID:1', 'DTSTART:20260304T090000Z', `DURATION:P${'9'.repeat(30)}W`]],
    ['too_long_meeting', event('DTEND:20270304T090000Z')],
    ['no_property', event('ATTENDEE;CN="not closed:mailto:a@b.example')],
    ['too_many_dates', event(`EXDATE:${'20260304T080000Z,'.repeat(20_001)}`)],
    ['too_long', event(`SUMMARY:${'x'.repeat(1_100_000)}`)],
    ['too_long', event(...Array.from({ length: 30 }, () => `CATEGORIES:${'x'.repeat(40_000)}`))],
    ['unsupported_rule', event('RRULE:INTERVAL=2')],
    ['unsupported_rule', event('RRULE:FREQ=DAILY;INTERVAL=0')],
    ['unsupported_rule', event('RRULE:FREQ=DAILY;INTERVAL=1e99')],
    ['unsupported_rule', event('RRULE:FREQ=DAILY;BYMONTH=13')],
    ['unsupported_rule', event('RRULE:FREQ=DAILY;UNTIL=soon')],
    ['unsupported_rule', event('RRULE:FREQ=DAILY;RSCALE=HEBREW')],
    ['unsupported_rule', event('RRULE:FREQ=DAILY;__proto__=1')],
    ['unsupported_rule', event(`RRULE:FREQ=WEEKLY;BYDAY=${'MO,'.repeat(5_000)}TU`)],
    ['too_many_occurrences', event('DTSTART:19700101T090000Z', 'DTEND:19700101T100000Z', 'RRULE:FREQ=DAILY')],
    ['too_many_occurrences', event('RRULE:FREQ=SECONDLY')],
    ['too_many_occurrences', event('RRULE:FREQ=MINUTELY')],
    [
      'too_many_occurrences',
      event('RRULE:FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9;BYMINUTE=0,5,10,15,20,25,30,35,40,45,50,55'),
    ],
  ])('when there is one of %s, then it is one dead letter, and the next event is told', async (reason, lines) => {
    const next = event('UID:next')
    const read = await reading(calendar([lines, next]))
    expect(read.rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual([['team.ics, line 5', reason]])
    expect(read.facts).toHaveLength(1)
    expect(JSON.stringify(read.rejected.map(({ message }) => message)).length).toBeLessThan(200)
  })
  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;INTERVAL=7;BYDAY=TU',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=31',
    'FREQ=DAILY;INTERVAL=9999',
  ])('when a rule never fits (%s), then its start alone is told', async (rule) => {
    const starts = startsOf(await reading(calendar([event(`RRULE:${rule}`)])))
    expect(starts).toEqual(['2026-03-04T08:00Z'])
  })
  it('when a series ended before it began, then it never took place', async () => {
    const read = await reading(calendar([event('RRULE:FREQ=DAILY;UNTIL=20260101T000000Z')]))
    expect([read.facts, read.rejected, read.reading.leftOut]).toEqual([
      [],
      [],
      [{ reason: 'no_occurrence', records: 1 }],
    ])
  })
  it('when a definition of a zone could be expanded forever, then it is not used', async () => {
    const zone = (rule: string): readonly string[] => [
      'BEGIN:VTIMEZONE',
      'TZID:Mine',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0100',
      `RRULE:${rule}`,
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    const mine = event('DTSTART;TZID=Mine:20260304T090000')
    expect(await reasons(calendar([mine], zone('FREQ=SECONDLY')))).toEqual(['team.ics, line 14: unknown_zone'])
    expect(await reasons(calendar([mine], zone('FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU')))).toEqual([])
  })
  it('when parts are nested deeply, not closed, or closed twice, then the next event is told', async () => {
    const nested = [...event(), ...Array.from({ length: 50_000 }, () => 'BEGIN:VALARM')]
    const open = calendar([event()]).replace(
      'END:VEVENT',
      'BEGIN:VEVENT\r\nUID:2\r\nDTSTART:20260304T080000Z\r\nEND:VEVENT\r\nEND:VEVENT',
    )
    expect((await reading(calendar([nested, event('UID:2')]))).facts).toHaveLength(2)
    expect(await reasons(open)).toEqual(['team.ics, line 5: not_closed'])
    expect((await reading(open)).facts).toHaveLength(1)
  })
  it('when a line is a megabyte long and of no interest, then it is passed over', async () => {
    const read = await reading(calendar([event(`DESCRIPTION:${'x'.repeat(5_000_000)}`, `X-${'y'.repeat(100_000)}:z`)]))
    expect([read.facts.length, read.rejected]).toEqual([1, []])
  })
  it('when a title has no end, then it is cut', async () => {
    const [meeting] = meetingsOf(await reading(calendar([event(`SUMMARY:${'😀'.repeat(100_000)}`)])))
    expect(meeting?.title.length).toBeLessThan(1_001)
    expect(meeting?.title).toMatch(/^(?:😀)+$/u)
  })
  it('when bytes are no text, then their event is rejected alone', async () => {
    const content = Buffer.from(`${calendar([event('SUMMARY:?'), event('UID:2', 'SUMMARY:ü')])}`)
    const at = content.indexOf('SUMMARY:?') + 8
    content[at] = 0xff
    // The head decides the encoding: a calendar whose beginning is no UTF-8 is read as Windows-1252.
    const padding = Buffer.from(`X-PADDING:${'x'.repeat(70_000)}\r\n`)
    const first = content.indexOf('BEGIN:VEVENT')
    const read = await reading(Buffer.concat([content.subarray(0, first), padding, content.subarray(first)]))
    expect(read.rejected).toMatchObject([{ reasonCode: 'not_text' }])
    expect(meetingsOf(read)).toMatchObject([{ title: 'ü' }])
    expect(meetingsOf(await reading(content))).toMatchObject([{ title: 'ÿ' }, { title: 'Ã¼' }])
  })
  it('when it has more events than fit into memory, then one error says so', async () => {
    const long = Array.from({ length: 36 }, (_, i) => event(`UID:${i}`, `SUMMARY:${'x'.repeat(1_000_000)}`))
    const error = await failed(opening([written('team.ics', calendar(long))]))
    expect(error).toMatchObject({ code: 'unsupported', message: expect.stringContaining('24 MiB') })
  })
  it('when it is empty, then nothing is told, and nothing is asked', async () => {
    const { facts, rejected } = await reading('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
    expect([facts, rejected]).toEqual([[], []])
  })
  it('when any byte of it is another one, then reading ends without an exception', async () => {
    const content = Buffer.from(sampleOf('icalendar'))
    for (let at = 7; at < content.length; at += 151) {
      const changed = Buffer.from(content)
      changed[at] = (changed[at] ?? 0) ^ 0x15
      const read = await opening([written('team.ics', changed)], { container: 'Team', zone: 'UTC' }, 'icalendar')
      if (read._tag === 'Left') continue
      for await (const fact of read.right.facts(() => undefined)) expect(fact.kind).toMatch(/meeting|dead_letter/)
    }
  })
})
