import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { failed } from '#test/support/stores/outcome'
import { opening, readAll, written } from '../files/support.js'
import { calendar, event, meetingsOf, reading, startsOf } from './support.js'

describe('given a calendar of Google', () => {
  it('when it is read, then each occurrence is a meeting with its own exceptions, at its wall time', async () => {
    const read = await reading(sampleOf('icalendar'))
    const standUp = {
      title: 'Stand-up',
      allDay: false,
      status: 'confirmed',
      invited: 3,
      accepted: 1,
      declined: 1,
      tags: [],
      series: expect.any(String),
    }
    expect(meetingsOf(read)).toEqual([
      { ...standUp, startsAt: '2026-03-16T08:30:00.000Z', endsAt: '2026-03-16T08:45:00.000Z' },
      { ...standUp, startsAt: '2026-03-18T08:30:00.000Z', endsAt: '2026-03-18T08:45:00.000Z' },
      { ...standUp, startsAt: '2026-03-23T08:30:00.000Z', endsAt: '2026-03-23T08:45:00.000Z' },
      { ...standUp, startsAt: '2026-03-30T07:30:00.000Z', endsAt: '2026-03-30T07:45:00.000Z' },
      { ...standUp, startsAt: '2026-04-06T07:30:00.000Z', endsAt: '2026-04-06T07:45:00.000Z' },
      { ...standUp, startsAt: '2026-04-08T07:30:00.000Z', endsAt: '2026-04-08T07:45:00.000Z' },
    ])
    expect(new Set(read.facts.map(({ place }) => place))).toEqual(new Set(['Acme delivery']))
    expect(new Set(read.facts.map(({ key }) => key)).size).toBe(6)
    expect(read.rejected).toEqual([])
    // Of the occurrence that was moved, only the organizer is left.
    expect(read.reading.leftOut).toEqual([
      { reason: 'nobody_else', records: 3 },
      { reason: 'transparent', records: 1 },
    ])
    expect(read.reading.coverage).toEqual([
      {
        kind: 'meeting',
        container: 'Acme delivery',
        from: '2026-03-16T08:30:00.000Z',
        to: '2026-12-01T00:00:00.000Z',
      },
    ])
  })
})

describe('given a calendar that Outlook publishes', () => {
  it('when it is read, then zones are known by their Windows names, or by what the file says', async () => {
    const read = await reading(sampleOf('icalendar', 'outlook'))
    expect(startsOf(read)).toEqual(['2026-02-27T08:00Z', '2026-03-27T08:00Z', '2026-05-29T07:00Z', '2026-06-26T07:00Z'])
    expect(read.rejected).toEqual([])
    expect(read.reading.leftOut).toEqual([{ reason: 'nobody_else', records: 1 }])
    const [published] = meetingsOf(
      await reading(sampleOf('icalendar', 'outlook').replace(/^(?:ATTENDEE|ORGANIZER).*\n/gm, '')),
    ).slice(1)
    expect(published).toMatchObject({ startsAt: '2026-03-09T13:00:00.000Z', title: '', tags: [] })
  })
  it('when it lists nobody, then the import says so, and heads are not known', async () => {
    const { facts, reading: read } = await reading(
      sampleOf('icalendar', 'outlook').replace(/^(?:ATTENDEE|ORGANIZER).*\n/gm, ''),
    )
    expect(read.notices).toEqual([expect.stringContaining('team.ics lists nobody')])
    expect(new Set(meetingsOf({ facts }).map(({ accepted }) => accepted))).toEqual(new Set([null]))
    expect((await reading(sampleOf('icalendar', 'outlook'))).reading.notices).toEqual([])
  })
  it('when a room is invited, then it is no head, and who organizes is one and comes', async () => {
    const [first] = meetingsOf(await reading(sampleOf('icalendar', 'outlook')))
    expect(first).toMatchObject({
      title: 'Monatsabschluss; Budget',
      endsAt: '2026-02-27T09:30:00.000Z',
      invited: 3,
      accepted: 2,
      declined: 0,
      tags: ['Planning', 'Budget, intern'],
    })
  })
})

describe('given a calendar of Nextcloud', () => {
  it('when an occurrence is cancelled and another one added, then both are told, and tasks are left out', async () => {
    const read = await reading(sampleOf('icalendar', 'nextcloud'))
    expect(meetingsOf(read).map(({ startsAt, endsAt, status }) => [startsAt, endsAt, status])).toEqual([
      ['2026-03-06T15:00:00.000Z', '2026-03-06T15:45:00.000Z', 'confirmed'],
      ['2026-03-07T15:00:00.000Z', '2026-03-07T15:45:00.000Z', 'confirmed'],
      ['2026-03-08T14:00:00.000Z', '2026-03-08T14:45:00.000Z', 'cancelled'],
      ['2026-03-09T14:00:00.000Z', '2026-03-09T14:45:00.000Z', 'confirmed'],
      ['2026-03-12T20:00:00.000Z', '2026-03-12T20:45:00.000Z', 'confirmed'],
    ])
    expect(read.reading.leftOut).toEqual([{ reason: 'not_an_event', records: 1 }])
    expect(read.facts[0]?.place).toBe('Équipe')
  })
})

describe('given any of these calendars', () => {
  it.each(
    Object.entries({
      GOOGLE: sampleOf('icalendar'),
      OUTLOOK: sampleOf('icalendar', 'outlook'),
      NEXTCLOUD: sampleOf('icalendar', 'nextcloud'),
    }),
  )('when %s names people, then nothing told does', async (_, text) => {
    const { facts, rejected } = await reading(text)
    expect(JSON.stringify([facts, rejected])).not.toMatch(/canary|mailto|ada|bob|@/i)
    const broken = await reading(text.replaceAll('DTSTART', 'DTSTRAT'))
    expect(broken.facts).toEqual([])
    expect(broken.rejected.length).toBeGreaterThan(1)
    expect(JSON.stringify(broken.rejected.map(({ record, message }) => [record, message]))).not.toMatch(
      /canary|ada|bob|@/i,
    )
  })
  it('when a character is folded in its middle, then it is read whole', async () => {
    const folded = Buffer.from(sampleOf('icalendar').replaceAll('\n', '\r\n'))
    const at = folded.indexOf('è') + 1
    const cut = Buffer.concat([folded.subarray(0, at), Buffer.from('\r\n '), folded.subarray(at)])
    expect((await reading(cut)).facts).toEqual((await reading(sampleOf('icalendar'))).facts)
  })
  it('when it is cut off, then it is broken, and no fact is made of half of it', async () => {
    const error = await failed(opening([written('team.ics', sampleOf('icalendar').slice(0, 2_500))]))
    expect(error).toMatchObject({ code: 'broken', message: expect.stringContaining('cut off') })
  })
})

describe('given the name of a calendar', () => {
  const named = (name: string): string =>
    calendar([event('ATTENDEE;CN=Ada Lovelace:mailto:a@b.example')]).replace('CALNAME:Team', name)

  it.each(['CALNAME:ada@b.example', 'CALNAME:Ada Lovelace', 'CALNAME: ', 'CALDESC:Team'])(
    'when it is that of a person, or missing (%s), then it is asked for before anything is told',
    async (name) => {
      const path = written('team.ics', named(name))
      expect(await failed(opening([path]))).toMatchObject({ message: expect.stringContaining('--container') })
      expect((await readAll([path], { container: 'Product' })).facts).toMatchObject([{ place: 'Product' }])
    },
  )
  it('when a person gives another one, then that counts', async () => {
    expect((await reading(named('CALNAME:Team'), { container: 'Product' })).facts).toMatchObject([{ place: 'Product' }])
  })
})

describe('given time zones', () => {
  const floating = event('DTSTART:20260304T090000', 'DTEND:20260304T100000')
  const nowhere = calendar([floating]).replace('X-WR-TIMEZONE:Europe/Berlin\r\n', '')

  it('when a time has none, then that of the calendar counts, else it is asked for', async () => {
    expect(startsOf(await reading(calendar([floating])))).toEqual(['2026-03-04T08:00Z'])
    const path = written('team.ics', nowhere)
    expect(await failed(opening([path]))).toMatchObject({ message: expect.stringContaining('--zone') })
    expect(startsOf(await readAll([path], { zone: 'America/New_York' }))).toEqual(['2026-03-04T14:00Z'])
  })
  it.each([
    ['Europe/Berlin', '08'],
    ['"W. Europe Standard Time"', '08'],
    ['/mozilla.org/20050126_1/Europe/Berlin', '08'],
    ['/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires', '12'],
    ['India Standard Time', '03'],
    ['UTC', '09'],
  ])('when it is named %s, then it is known', async (name, hour) => {
    const lines = event(`DTSTART;TZID=${name}:20260304T090000`, 'DURATION:PT1H')
    const [start] = startsOf(await reading(calendar([lines.filter((line) => !line.startsWith('DTEND'))])))
    expect(start?.slice(11, 13)).toBe(hour)
  })
  it('when it is neither known nor defined, then the event is rejected with its line', async () => {
    const { rejected } = await reading(calendar([event('DTSTART;TZID=Atlantis:20260304T090000')]))
    expect(rejected).toMatchObject([{ record: 'team.ics, line 5', reasonCode: 'unknown_zone' }])
  })
  it('when start and end have two, then the length is between both instants', async () => {
    const flight = event('DTEND;TZID=America/New_York:20260304T050000')
    expect(meetingsOf(await reading(calendar([flight])))).toMatchObject([
      { startsAt: '2026-03-04T08:00:00.000Z', endsAt: '2026-03-04T10:00:00.000Z' },
    ])
  })
})

describe('given a series', () => {
  const weekly = event('RRULE:FREQ=WEEKLY;COUNT=4', 'SUMMARY:Weekly')
  const exception = (...lines: readonly string[]): readonly string[] =>
    event('RECURRENCE-ID;TZID=Europe/Berlin:20260311T090000', ...lines)
  const dates = ['2026-03-04T08:00Z', '2026-03-11T08:00Z', '2026-03-18T08:00Z', '2026-03-25T08:00Z']

  it('when clocks change, then it stays at its wall time', async () => {
    const series = event('RRULE:FREQ=WEEKLY;UNTIL=20260408T070000Z')
    expect(startsOf(await reading(calendar([series])))).toEqual([...dates, '2026-04-01T07:00Z', '2026-04-08T07:00Z'])
  })
  it('when a date is excluded, as a time, in another zone, as a date, then it does not take place', async () => {
    for (const line of [
      'EXDATE;TZID=Europe/Berlin:20260311T090000,20260325T090000',
      'EXDATE:20260311T080000Z,20260325T080000Z',
      'EXDATE:20260311T090000,20260325T090000',
      'EXDATE;TZID=America/New_York:20260311T040000,20260325T040000',
      'EXDATE;VALUE=DATE:20260311,20260325',
    ])
      expect(startsOf(await reading(calendar([[...weekly, line]])))).toEqual([dates[0], dates[2]])
  })
  it('when days are excluded from a series of days, as dates or as times, then they do not take place', async () => {
    const days = ['UID:1', 'DTSTART;VALUE=DATE:20260304', 'RRULE:FREQ=DAILY;UNTIL=20260306']
    for (const line of ['EXDATE;VALUE=DATE:20260305', 'EXDATE:20260305T000000'])
      expect(startsOf(await reading(calendar([[...days, line]])))).toEqual(['2026-03-03T23:00Z', '2026-03-05T23:00Z'])
  })
  it('when it has added dates and periods, then they take place, each as long as it says', async () => {
    const series = [...weekly, 'RDATE;VALUE=PERIOD:20260312T080000Z/PT2H', 'RDATE;TZID=Europe/Berlin:20260313T090000']
    expect(meetingsOf(await reading(calendar([series]))).slice(2, 4)).toMatchObject([
      { startsAt: '2026-03-12T08:00:00.000Z', endsAt: '2026-03-12T10:00:00.000Z' },
      { startsAt: '2026-03-13T08:00:00.000Z', endsAt: '2026-03-13T09:00:00.000Z' },
    ])
  })
  it('when another series has an exception at the same time, then only its own is changed', async () => {
    const other = weekly.map((line) => line.replace('UID:1', 'UID:2'))
    const moved = exception('UID:2', 'DTSTART:20260312T100000Z', 'DTEND:20260312T110000Z')
    const read = await reading(calendar([weekly, other, moved]))
    expect(startsOf(read).filter((start) => start === dates[1])).toHaveLength(1)
    expect(read.facts).toHaveLength(8)
  })
  it('when an exception names its start as an instant or a day, then it takes that place, before or after its series', async () => {
    for (const original of [
      'RECURRENCE-ID;TZID=Europe/Berlin:20260311T090000',
      'RECURRENCE-ID:20260311T080000Z',
      'RECURRENCE-ID;VALUE=DATE:20260311',
    ]) {
      const moved = event(original, 'DTSTART:20260312T100000Z', 'DTEND:20260312T110000Z', 'SUMMARY:Moved')
      for (const events of [
        [weekly, moved],
        [moved, weekly],
      ])
        expect(startsOf(await reading(calendar(events)))).toEqual([dates[0], '2026-03-12T10:00Z', dates[2], dates[3]])
    }
  })
  it('when an occurrence is moved in the next export, then it has the same key', async () => {
    const keyed = async (events: readonly (readonly string[])[]) =>
      new Set((await reading(calendar(events))).facts.map(({ key }) => key))
    const before = await keyed([weekly])
    expect(await keyed([weekly, exception('DTSTART:20260312T100000Z', 'DTEND:20260312T110000Z')])).toEqual(before)
    expect([...(await keyed([exception()]))].every((key) => before.has(key))).toBe(true)
    const single = await keyed([event()])
    expect(await keyed([event('DTSTART:20260305T090000Z', 'DTEND:20260305T100000Z')])).toEqual(single)
  })
  it('when an exception has no series, then it is a meeting', async () => {
    const read = await reading(calendar([exception('SUMMARY:Only this one')]))
    expect(meetingsOf(read)).toMatchObject([{ title: 'Only this one', startsAt: '2026-03-04T08:00:00.000Z' }])
  })
  it('when an exception changes all that follow, then they move with it, and keep its words', async () => {
    const range = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260318T090000',
      'DTSTART;TZID=Europe/Berlin:20260319T140000',
      'DTEND;TZID=Europe/Berlin:20260319T143000',
      'SUMMARY:Later',
    )
    expect(meetingsOf(await reading(calendar([weekly, range])))).toMatchObject([
      { title: 'Weekly', startsAt: '2026-03-04T08:00:00.000Z' },
      { title: 'Weekly', startsAt: '2026-03-11T08:00:00.000Z' },
      { title: 'Later', startsAt: '2026-03-19T13:00:00.000Z', endsAt: '2026-03-19T13:30:00.000Z' },
      { title: 'Later', startsAt: '2026-03-26T13:00:00.000Z', endsAt: '2026-03-26T13:30:00.000Z' },
    ])
  })
  it('when all that follow are cancelled, then they stay cancelled', async () => {
    const range = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260318T090000',
      'DTSTART;TZID=Europe/Berlin:20260318T090000',
      'DTEND;TZID=Europe/Berlin:20260318T100000',
      'STATUS:CANCELLED',
    )
    const statuses = meetingsOf(await reading(calendar([weekly, range]))).map(({ status }) => status)
    expect(statuses).toEqual(['confirmed', 'confirmed', 'cancelled', 'cancelled'])
  })
  it('when the same event stands there twice, then its last change counts', async () => {
    const old = event('SEQUENCE:1', 'SUMMARY:Old', 'LAST-MODIFIED:20260301T000000Z')
    const later = event('SEQUENCE:2', 'SUMMARY:New', 'LAST-MODIFIED:20260201T000000Z')
    const latest = event('SEQUENCE:2', 'SUMMARY:Newest', 'LAST-MODIFIED:20260202T000000Z')
    for (const events of [
      [old, later, latest],
      [latest, old, later],
    ])
      expect(meetingsOf(await reading(calendar(events)))).toMatchObject([{ title: 'Newest' }])
  })
  it('when it has no end, then it is told up to the reading, also if an occurrence was moved there', async () => {
    const endless = event('RRULE:FREQ=MONTHLY;BYMONTHDAY=4')
    const starts = startsOf(await reading(calendar([endless])))
    expect([starts.length, starts.at(-1)]).toEqual([9, '2026-11-04T08:00Z'])
    const early = event('RECURRENCE-ID:20261204T080000Z', 'DTSTART:20261130T080000Z', 'DTEND:20261130T090000Z')
    expect(startsOf(await reading(calendar([endless, early]))).slice(8)).toEqual([
      '2026-11-04T08:00Z',
      '2026-11-30T08:00Z',
    ])
    const late = event('RECURRENCE-ID:20261104T080000Z', 'DTSTART:20261204T080000Z', 'DTEND:20261204T090000Z')
    expect(startsOf(await reading(calendar([endless, late])))).toHaveLength(8)
  })
  it('when it begins after the reading, then it is left out', async () => {
    const { facts, reading: read } = await reading(
      calendar([event('DTSTART:20270101T090000Z', 'DTEND:20270101T100000Z', 'RRULE:FREQ=DAILY')]),
    )
    expect([facts, read.leftOut]).toEqual([[], [{ reason: 'not_yet', records: 1 }]])
  })
})

describe('given meetings of every kind', () => {
  it.each([
    [
      'zero length',
      ['DTEND;TZID=Europe/Berlin:20260304T090000'],
      { endsAt: '2026-03-04T08:00:00.000Z', allDay: false },
    ],
    ['a cancelled one', ['STATUS:CANCELLED'], { status: 'cancelled' }],
    ['a tentative one', ['STATUS:TENTATIVE'], { status: 'tentative' }],
    ['escaped text', ['SUMMARY:a\\, b\\; c\\\\d\\ne'], { title: 'a, b; c\\d e' }],
    ['a title with an address', ['SUMMARY:1:1 <ada@b.example>'], { title: '1:1 < >' }],
    ['tags', ['CATEGORIES:One,Two', 'CATEGORIES:Two,x@b.example'], { tags: ['One', 'Two'] }],
    ['no title', ['SUMMARY:'], { title: '' }],
    ['lower case', ['status:cancelled'], { status: 'cancelled' }],
  ])('when there is %s, then it is told so', async (_, lines, expected) => {
    expect(meetingsOf(await reading(calendar([event(...lines)])))).toMatchObject([expected])
  })
  it('when the file cancels, then all are cancelled, and a file of a reply tells nothing', async () => {
    expect(meetingsOf(await reading(calendar([event()], ['METHOD:CANCEL'])))).toMatchObject([{ status: 'cancelled' }])
    const reply = await reading(calendar([event()], ['METHOD:REPLY']))
    expect([reply.facts, reply.reading.leftOut]).toEqual([[], [{ reason: 'reply', records: 1 }]])
  })
  it('when people, rooms and calendars are invited, then people are counted, each once', async () => {
    const lines = [
      'ORGANIZER;CN=Team:mailto:abc@group.calendar.google.com',
      'ATTENDEE;PARTSTAT=ACCEPTED:mailto:a@b.example',
      'ATTENDEE;PARTSTAT=ACCEPTED:MAILTO:A@B.example',
      'ATTENDEE;PARTSTAT=DECLINED;CN="x;y:z":mailto:c@b.example',
      'ATTENDEE;CUTYPE=GROUP;PARTSTAT=NEEDS-ACTION:mailto:g@b.example',
      'ATTENDEE;CUTYPE=ROOM;PARTSTAT=ACCEPTED:mailto:r@b.example',
      'ATTENDEE;CUTYPE=RESOURCE;PARTSTAT=ACCEPTED:mailto:p@b.example',
      'ATTENDEE;ROLE=NON-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:n@b.example',
      'ATTENDEE;PARTSTAT=ACCEPTED:mailto:x@resource.calendar.google.com',
      'ATTENDEE;PARTSTAT=ACCEPTED:invalid:nomail',
      'ATTENDEE;PARTSTAT=ACCEPTED:invalid:nomail',
    ]
    expect(meetingsOf(await reading(calendar([event(...lines)])))).toMatchObject([
      { invited: 5, accepted: 3, declined: 1 },
    ])
  })
})
