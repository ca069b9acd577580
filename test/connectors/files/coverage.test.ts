import { describe, expect, it } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import { NO_CHOICES } from '#connectors/files/choices'
import type { StatedDays } from '#connectors/files/coverage'
import { type FileReading, openFiles } from '#connectors/files/open'
import type { CivilDate, Instant } from '#domain/common'
import type { KeptImports } from '#import/kept-choices'
import { NOTHING_IMPORTED } from '#import/kept-choices'
import { ok } from '#test/support/stores/outcome'
import { ANSWERS, READ_AT, written } from './support.js'

// What files cover. All are read on 2026-12-01.

const NO_DAYS: StatedDays = { since: null, until: null }

/** A time sheet of Toggl Track with an entry on each day. */
const sheet = (...days: readonly CivilDate[]): string =>
  [
    'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount ()',
    ...days.map((day) => `Ann,ann@example.com,Acme,Website,,Build,Yes,${day},09:00:00,${day},10:00:00,01:00:00,,`),
  ].join('\n')

/** A calendar with one meeting. */
const calendar = (day: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'X-WR-CALNAME:Acme delivery',
    'BEGIN:VEVENT',
    'UID:standup@example.com',
    `DTSTART:${day}T090000Z`,
    `DTEND:${day}T093000Z`,
    'SUMMARY:Stand-up',
    'ATTENDEE;PARTSTAT=ACCEPTED:mailto:ann@example.com',
    'ATTENDEE;PARTSTAT=ACCEPTED:mailto:bob@example.com',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')

const reading = async (
  paths: readonly string[],
  days: StatedDays = NO_DAYS,
  kept: KeptImports = NOTHING_IMPORTED,
): Promise<FileReading> => {
  const opened = await ok(
    openFiles(paths, {
      as: null,
      label: null,
      whole: false,
      wholeDays: false,
      files: null,
      choices: { ...NO_CHOICES, ...ANSWERS, zone: 'UTC' },
      kept: async () => right(kept),
      days,
      otherwise: right(null),
      now: () => READ_AT,
    }),
  )
  for await (const record of opened.facts(() => undefined))
    if (record.kind === 'dead_letter') throw new Error(record.message)
  return opened
}
const covers = ({ coverage }: FileReading) => coverage.map(({ from, to }) => [from, to])
const midnight = (day: CivilDate): Instant => `${day}T00:00:00.000Z`

describe('a time sheet, whose days a person chose', () => {
  it('given it was made within a week of its last day, then it covers up to then, which is assumed', async () => {
    const read = await reading([written('sheet.csv', sheet('2026-11-02', '2026-11-20'), '2026-11-25T10:15:00.000Z')])
    expect(covers(read)).toEqual([[midnight('2026-11-02'), '2026-11-25T10:15:00.000Z']])
    expect(read.reaches).toEqual([{ kind: 'time_entry', madeAt: '2026-11-25T10:15:00.000Z' }])
  })
  it('given it was made exactly a week after its last day, then it covers up to then', async () => {
    const read = await reading([written('sheet.csv', sheet('2026-11-02'), midnight('2026-11-10'))])
    expect(covers(read)).toEqual([[midnight('2026-11-02'), midnight('2026-11-10')]])
  })
  it('given it was made later, then it covers up to the end of its last day', async () => {
    const read = await reading([written('sheet.csv', sheet('2026-11-02'), '2026-11-10T00:00:01.000Z')])
    expect(covers(read)).toEqual([[midnight('2026-11-02'), midnight('2026-11-03')]])
    expect(read.reaches).toEqual([])
  })
  it('given the day on which it was made, then it covers that whole day as far as it can have been read', async () => {
    const read = await reading([written('sheet.csv', sheet('2026-11-30', '2026-12-01'), '2026-11-30T20:00:00.000Z')])
    expect(covers(read)).toEqual([[midnight('2026-11-30'), READ_AT]])
  })
  it('given a file that says to be made after its import, then it covers nothing later', async () => {
    const read = await reading([written('sheet.csv', sheet('2026-11-30'), '2027-03-01T00:00:00.000Z')])
    expect(covers(read)).toEqual([[midnight('2026-11-30'), READ_AT]])
  })
  it('given days that a person states, then they decide, and nothing is assumed', async () => {
    const path = written('sheet.csv', sheet('2026-11-10', '2026-11-20'), '2026-11-25T10:15:00.000Z')
    const stated = await reading([path], { since: '2026-11-01', until: '2026-11-22' })
    expect(covers(stated)).toEqual([[midnight('2026-11-01'), midnight('2026-11-23')]])
    expect(stated.reaches).toEqual([])
    const since = await reading([path], { since: '2026-11-01', until: null })
    expect(covers(since)).toEqual([[midnight('2026-11-01'), '2026-11-25T10:15:00.000Z']])
    const ahead = await reading([path], { since: null, until: '2026-12-31' })
    expect(covers(ahead)).toEqual([[midnight('2026-11-10'), READ_AT]])
  })
  it('given other days, then it is another reading of the same bytes', async () => {
    const path = written('sheet.csv', sheet('2026-11-10'))
    const [plain, stated] = [await reading([path]), await reading([path], { since: '2026-11-01', until: null })]
    expect(stated.cursor).not.toBe(plain.cursor)
  })
})

describe('bytes that were imported before', () => {
  it('given they are copied anew, then they are as old as they were', async () => {
    const content = sheet('2026-11-20')
    const first = await reading([written('sheet.csv', content, '2026-11-21T08:00:00.000Z')])
    const { files = [] } = first
    const again = await reading([written('copy.csv', content, READ_AT)], NO_DAYS, { choices: null, files })
    expect(covers(again)).toEqual([[midnight('2026-11-20'), '2026-11-21T08:00:00.000Z']])
    expect(again.files).toEqual(files)
  })
  it('given one of two files is new, then each counts by itself', async () => {
    const old = written('old.csv', sheet('2026-11-20'), '2026-11-21T08:00:00.000Z')
    const read = await reading([old, written('new.csv', sheet('2026-11-25'), '2026-11-26T08:00:00.000Z')])
    expect(covers(read)).toEqual([[midnight('2026-11-20'), '2026-11-26T08:00:00.000Z']])
    expect(read.files?.map(({ madeAt }) => madeAt)).toEqual(['2026-11-21T08:00:00.000Z', '2026-11-26T08:00:00.000Z'])
  })
})

describe('a calendar, which has all that is held and plans beyond it', () => {
  it('given a past meeting, then it covers up to when it was made, and nothing is assumed', async () => {
    const read = await reading([written('team.ics', calendar('20261105'), '2026-11-25T10:15:00.000Z')])
    expect(covers(read)).toEqual([['2026-11-05T09:00:00.000Z', '2026-11-25T10:15:00.000Z']])
    expect(read.reaches).toEqual([])
  })
  it('given only a meeting to come, then it covers nothing yet', async () => {
    const read = await reading([written('team.ics', calendar('20261127'), '2026-11-25T10:15:00.000Z')])
    expect(covers(read)).toEqual([])
  })
})
