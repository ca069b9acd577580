import { describe, expect, it } from '@jest/globals'
import type { TimeEntryFacts } from '#domain/events/commercial'
import { failed } from '#test/support/stores/outcome'
import { openTable, readTable } from './support.js'

const BERLIN = { zone: 'Europe/Berlin' }
const mapping = (columns: object, more: object = {}) => ({
  kind: 'time_entry',
  columns,
  constants: { billable: 'yes' },
  ...more,
})
const TIMES = { day: 'Date', startsAt: 'Start', endsAt: 'End' }

/** Day and seconds of each entry, or the reason why a row is none. */
const read = async (table: string, map: object) => {
  const { facts, rejected, reading } = await readTable(table, map)
  return {
    entries: facts.map(({ data }) => [(data as TimeEntryFacts).day, (data as TimeEntryFacts).seconds]),
    rejected: rejected.map(({ reasonCode }) => reasonCode),
    leftOut: reading.leftOut,
  }
}

describe('given a time table of start and end without a duration', () => {
  it('when it has times of day, then an entry lasts from one to the other', async () => {
    const table = 'Date,Start,End\n2026-10-05,09:00,12:30\n2026-10-06,9:00 AM,1:15:30 pm\n2026-10-07,08.15 Uhr,24:00\n'
    expect(await read(table, mapping(TIMES))).toMatchObject({
      entries: [
        ['2026-10-05', 12_600],
        ['2026-10-06', 15_330],
        ['2026-10-07', 56_700],
      ],
      rejected: [],
    })
  })
  it('when an entry goes over midnight, then it counts on the day on which it begins, by the zone', async () => {
    const table = 'Date,Start,End\n2026-10-05,22:00,02:00\n'
    expect((await read(table, mapping(TIMES, BERLIN))).entries).toEqual([['2026-10-05', 14_400]])
  })
  it('when clocks change in between, then it lasts as long as it lasted', async () => {
    const table = 'Date,Start,End\n2026-03-28,22:00,06:00\n2026-10-24,22:00,06:00\n2026-10-25,01:00,06:00\n'
    expect((await read(table, mapping(TIMES, BERLIN))).entries).toEqual([
      ['2026-03-28', 7 * 3_600],
      ['2026-10-24', 9 * 3_600],
      ['2026-10-25', 6 * 3_600],
    ])
  })
  it('when clocks may change in between and no zone is known, then the row is rejected, and the others are read', async () => {
    const table = 'Date,Start,End\n2026-10-05,22:00,02:00\n2026-10-05,01:00,06:00\n2026-10-05,09:00,10:00\n'
    expect(await read(table, mapping(TIMES))).toMatchObject({
      entries: [['2026-10-05', 3_600]],
      rejected: ['no_zone', 'no_zone'],
    })
  })
  it('when start and end are instants with a zone, then no column of days is needed', async () => {
    const columns = { startsAt: 'Start', endsAt: 'End' }
    const table =
      'Start,End\n2026-10-05T22:30:00+02:00,2026-10-06T01:00:00+02:00\n2026-10-05T22:30:00Z,2026-10-05T23:00:00Z\n'
    expect((await read(table, mapping(columns))).entries).toEqual([
      ['2026-10-05', 9_000],
      ['2026-10-05', 1_800],
    ])
    expect((await read(table, mapping(columns, BERLIN))).entries).toEqual([
      ['2026-10-05', 9_000],
      ['2026-10-06', 1_800],
    ])
  })
  it('when they are instants without a zone, then it is asked for', async () => {
    const columns = { startsAt: 'Start', endsAt: 'End' }
    const table = 'Start,End\n2026-10-25 01:00,2026-10-25 06:00\n2026-10-26 09:00,17:00\n'
    expect(await failed(openTable(table, mapping(columns)))).toMatchObject({
      message: expect.stringContaining('--zone'),
    })
    expect((await read(table, mapping(columns, BERLIN))).entries).toEqual([
      ['2026-10-25', 21_600],
      ['2026-10-26', 28_800],
    ])
  })
  it('when it has a column of pauses, then they are no time; an empty cell is none', async () => {
    const table =
      'Date,Start,End,Break,Min\n2026-10-05,09:00,17:00,0:45,\n2026-10-06,09:00,17:00,,30\n2026-10-07,09:00,10:00,2h,\n'
    const columns = { ...TIMES, pause: 'Break', pauseMinutes: 'Min' }
    expect(await read(table, mapping(columns))).toMatchObject({
      entries: [
        ['2026-10-05', 26_100],
        ['2026-10-06', 27_000],
      ],
      rejected: ['no_duration'],
    })
  })
  it('when a day of the end is written, then the entry ends on it', async () => {
    const table = 'Date,Start,Until,End\n2026-10-05,09:00,2026-10-07,08:00\n2026-10-05,09:00,2026-10-04,08:00\n'
    expect(await read(table, mapping({ ...TIMES, endDay: 'Until' }, BERLIN))).toMatchObject({
      entries: [['2026-10-05', 47 * 3_600]],
      rejected: ['no_duration'],
    })
  })
  it('when a row has a duration, then it counts; one without start or end is rejected, and one of no time left out', async () => {
    const table =
      'Date,Start,End,Hours\n2026-10-05,09:00,17:00,7.5\n2026-10-06,09:00,,\n2026-10-07,09:00,09:00,\n2026-10-08,9h,10:00,\n'
    expect(await read(table, mapping({ ...TIMES, hours: 'Hours' }))).toEqual({
      entries: [['2026-10-05', 27_000]],
      rejected: ['no_end', 'no_start'],
      leftOut: [{ reason: 'zero_duration', records: 1 }],
    })
  })
})
