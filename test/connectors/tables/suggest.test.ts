import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { type Proposal, suggestMapping } from '#connectors/tables/suggest'
import type { TimeEntryFacts } from '#domain/events/commercial'
import { written } from '#test/connectors/files/support'
import { sampleOf } from '#test/support/files/samples'
import { ok } from '#test/support/stores/outcome'
import { readTable } from './support.js'

const proposed = (content: string): Promise<Proposal> => ok(suggestMapping(written('sheet.csv', content), null))

/** Days and seconds of all rows, by the mapping that is proposed for them. */
const readAsProposed = async (content: string) => {
  const { facts, rejected } = await readTable(content, await proposed(content))
  return {
    entries: facts.map(({ data }) => [(data as TimeEntryFacts).day, (data as TimeEntryFacts).seconds]),
    rejected: rejected.map(({ reasonCode }) => reasonCode),
  }
}

describe('given a table of time whose header does not say how its durations are written', () => {
  it('when they are decimals, as a user reported it, then they are proposed as hours', async () => {
    const content = readFileSync('test/connectors/tables/reported/decimal-hours.csv', 'utf8')
    expect(await proposed(content)).toMatchObject({
      kind: 'time_entry',
      columns: { day: 'Date', hours: 'Duration', billable: 'Billable', project: 'Project', description: 'Description' },
      decimal: 'comma',
      fill: ['hours: 1 of 3 cells cannot be read: correct them, or leave their rows out by skip'],
    })
    // A correction below zero is no time.
    expect((await readAsProposed(content)).rejected).toEqual(['no_hours'])
  })
  it.each([
    ['Duration', '0,75', '"0,75"', 2_700],
    ['Dauer', '1.5', '1.5', 5_400],
    ['Duration', '8', '8', 28_800],
    ['Duration', '1:30', '1:30', 5_400],
    ['Hours', '2:05:30', '2:05:30', 7_530],
    ['Stunden', '1h 30min', '1h 30min', 5_400],
    ['Duration (min)', '45', '45', 2_700],
    ['Duration (seconds)', '90', '90', 90],
    ['Durée', '45m', '45m', 2_700],
  ])('when %s is %s, then what is proposed reads it', async (header, _, cell, seconds) => {
    const content = `Date,${header},Billable\n2026-10-05,${cell},yes\n2026-10-06,${cell},no\n`
    expect(await readAsProposed(content)).toEqual({
      entries: [
        ['2026-10-05', seconds],
        ['2026-10-06', seconds],
      ],
      rejected: [],
    })
  })
  it('when it is whole numbers of more than a day of hours, or words, then nothing is proposed for it', async () => {
    for (const cell of ['5400', 'long', '1.2.3'])
      expect(
        await ok(suggestMapping(written('x.csv', `Date,Duration,Billable\n2026-10-05,${cell},yes\n`), 'time_entry')),
      ).toMatchObject({ columns: { day: 'Date', hours: null }, unused: ['Duration'] })
  })
  it('when a few cells cannot be read, then they are counted', async () => {
    const content = 'Date,Hours,Billable\n2026-10-05,1.5,yes\n2026-10-06,2,yes\n2026-10-07,?,yes\n'
    expect((await proposed(content)).fill).toEqual([
      'hours: 1 of 3 cells cannot be read: correct them, or leave their rows out by skip',
    ])
  })
  it('when some rows do not say whether they are billable, then it is asked what that means', async () => {
    expect(await proposed('Date,Hours,Billable\n2026-10-05,1.5,yes\n2026-10-06,2,\n')).toMatchObject({
      words: { billable: { '': null } },
    })
  })
})

describe('given a table of start and end', () => {
  it('when it has no duration, then they are proposed, and the pause', async () => {
    const content =
      'Datum;Beginn;Ende;Pause;Abrechenbar\n05.10.2026;09:00;17:00;0:30;ja\n13.10.2026;8.15 Uhr;12:00;0:15;nein\n'
    expect(await readAsProposed(content)).toEqual({
      entries: [
        ['2026-10-05', 27_000],
        ['2026-10-13', 12_600],
      ],
      rejected: [],
    })
  })
  it('when it has a duration, too, then that is proposed alone', async () => {
    const { columns, unused } = await proposed('Date,Start,End,Hours,Billable\n2026-10-05,09:00,17:00,7.5,yes\n')
    expect([columns, unused]).toEqual([{ day: 'Date', hours: 'Hours', billable: 'Billable' }, ['Start', 'End']])
  })
})

describe('given the headers that the formats know, in their languages', () => {
  it.each([
    [
      'Toggl',
      sampleOf('toggl').replace(',Email', ',Extra'),
      { day: 'Start date', clock: 'Duration', description: 'Description' },
    ],
    [
      'Clockify',
      sampleOf('clockify', 'portuguese'),
      { day: 'Data de início', clock: 'Duração (h)', billable: 'Faturável' },
    ],
    ['Harvest', sampleOf('harvest'), { day: 'Date', hours: 'Hours', billable: 'Billable?', category: 'Task' }],
    ['Jira', sampleOf('jira-csv'), { key: 'Issue key', title: 'Summary', state: 'Status', createdAt: 'Created' }],
  ])('when a table has those of %s, then they are proposed', async (_, content, columns) => {
    expect((await proposed(content)).columns).toMatchObject(columns)
  })
  it('when they are in German, then they are proposed, too', async () => {
    const content =
      'Vorgangsschlüssel;Zusammenfassung;Vorgangstyp;Status;Erstellt\nACME-1;Suche;Bug;Offen;05.10.2026 09:00\n'
    expect((await proposed(content)).columns).toEqual({
      key: 'Vorgangsschlüssel',
      title: 'Zusammenfassung',
      type: 'Vorgangstyp',
      state: 'Status',
      createdAt: 'Erstellt',
    })
  })
})
