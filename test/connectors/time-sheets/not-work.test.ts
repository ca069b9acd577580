import { describe, expect, it } from '@jest/globals'
import type { Choices } from '#sources/kit/format'
import { uuid } from '#test/projections/support/events'
import { sampleOf } from '#test/support/files/samples'
import { readAll, written } from '../files/support.js'
import { readTable } from '../tables/support.js'

// Leave, holidays and breaks in time sheets: no product's export tells them from work, but by a type or a name.

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`
const CLOCKIFY_HEAD =
  'Project,Client,Description,Task,User,Group,Email,Tags,Billable,Start Date,Start Time,End Date,End Time,Duration (h),Duration (decimal),Type'
const clockify = (project: string, description: string, type: string): string =>
  `${project},Acme,${description},,Ada,,a@e.test,,Yes,2026-03-13,09:00:00,2026-03-13,10:00:00,01:00:00,1.00,${type}`
const TOGGL_HEAD =
  'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount ()'
const toggl = (project: string, task: string, description: string): string =>
  `Ada,a@e.test,Acme,${project},${task},${description},No,2026-03-13,09:00:00,2026-03-13,10:00:00,01:00:00,,`
const HARVEST_HEAD = 'Date,Client,Project,Project Code,Task,Notes,Hours,Billable?,First Name,Last Name,Roles'
const harvest = (project: string, task: string, notes: string): string =>
  `2026-03-13,Acme,${project},,${task},${notes},1.0,No,Ada,L,Developer`

const told = async (content: string, choices: Partial<Choices> = {}) => {
  const { facts, rejected, reading } = await readAll([written('export.csv', content)], choices)
  expect(rejected).toEqual([])
  return { hours: facts.length, leftOut: reading.leftOut }
}
const reasons = (all: Readonly<Record<string, number>>) =>
  Object.entries(all).map(([reason, records]) => ({ reason, records }))

describe('given leave, holidays and breaks in a time sheet', () => {
  it('when Clockify gives their type, then they are no work', async () => {
    const content = lines(
      CLOCKIFY_HEAD,
      clockify('Website', 'Build', 'Regular'),
      clockify('Website', 'Lunch with the team', 'Break'),
      clockify('', 'New Year', 'HOLIDAY'),
      clockify('', 'Away', 'TIME_OFF'),
    )
    expect(await told(content)).toEqual({ hours: 1, leftOut: reasons({ break: 1, holiday: 1, leave: 1 }) })
  })
  it('when Toggl Track and Harvest have them by name, then they are no work, and what only mentions them is', async () => {
    const both = { hours: 1, leftOut: reasons({ leave: 2, break: 1, holiday: 1 }) }
    expect(
      await told(
        lines(
          TOGGL_HEAD,
          toggl('Vacation', '', ''),
          toggl('Internal', 'Sick leave', ''),
          toggl('Website', '', 'Lunch break'),
          toggl('Website', '', 'Feiertag'),
          toggl('Website', '', 'Holiday page of the shop'),
        ),
      ),
    ).toEqual(both)
    expect(
      await told(
        lines(
          HARVEST_HEAD,
          harvest('Internal', 'Vacation', ''),
          harvest('Internal', 'PTO', ''),
          harvest('Internal', 'Break', ''),
          harvest('Internal', 'Public Holiday', ''),
          harvest('Website', 'Design', 'Break the page into parts'),
        ),
      ),
    ).toEqual(both)
  })
  it('when a person assigned the project or the task of that name, then it is work', async () => {
    const content = lines(TOGGL_HEAD, toggl('Holiday', '', 'Build'), toggl('Website', 'Break', 'Build'))
    const choices = { projects: new Map([['Holiday', uuid('shop')]]), roles: new Map([['Break', 'developer']]) }
    expect(await told(content, choices)).toEqual({ hours: 2, leftOut: [] })
  })
  it('when nobody said to which project or role they belong, then nobody is asked', async () => {
    const choices = { project: null, projects: new Map([['Website', uuid('shop')]]) }
    expect(await told(lines(TOGGL_HEAD, toggl('Urlaub', '', '')), choices)).toEqual({
      hours: 0,
      leftOut: reasons({ leave: 1 }),
    })
  })
  it('when Tempo has them as an activity, then they are no work', async () => {
    const content = sampleOf('tempo').replace('"value":"Design"', '"value":"Vacation"')
    const { facts, reading } = await readAll([written('tempo.json', content)])
    expect(reading.leftOut).toEqual(reasons({ leave: 1 }))
    expect(facts).toHaveLength(4)
  })
  it('when any table has them by a mapping, then they are no work', async () => {
    const mapping = {
      kind: 'time_entry',
      columns: { day: 'Day', hours: 'Hours', category: 'Activity', description: 'Text' },
      constants: { billable: 'yes' },
    }
    const content = lines('Day,Hours,Activity,Text', '2026-03-13,1,Urlaub,', '2026-03-13,1,Build,Lunch page')
    const { facts, reading } = await readTable(content, mapping)
    expect([facts.length, reading.leftOut]).toEqual([1, reasons({ leave: 1 })])
  })
  it('when a table of meetings lists nobody, then it is not known who came', async () => {
    const mapping = {
      kind: 'meeting',
      columns: { title: 'Title', startsAt: 'Start', endsAt: 'End' },
      constants: { allDay: 'no', status: 'confirmed', container: 'Team' },
    }
    const content = lines(
      'Title,Start,End',
      'Planning,2026-03-13T09:00:00Z,2026-03-13T10:00:00Z',
      'Out of office,2026-03-14T09:00:00Z,2026-03-14T10:00:00Z',
    )
    const { facts, reading } = await readTable(content, mapping)
    expect(facts).toMatchObject([{ data: { title: 'Planning', invited: null, accepted: null, declined: null } }])
    expect(reading.leftOut).toEqual(reasons({ out_of_office: 1 }))
  })
})
