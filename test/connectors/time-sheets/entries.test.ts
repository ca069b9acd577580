import { describe, expect, it } from '@jest/globals'
import { uuid } from '#test/projections/support/events'
import { sampleOf } from '#test/support/files/samples'
import { failed } from '#test/support/stores/outcome'
import { opening, PROJECT, readAll, written } from '../files/support.js'

const field = (name: string): string => `test/connectors/time-sheets/reported/${name}`
const read = (content: string, choices = {}) => readAll([written('time', content)], choices)
const dataOf = async (content: string, choices = {}) => (await read(content, choices)).facts.map(({ data }) => data)

describe('given time entries of the API of Harvest', () => {
  it('when they are read, then each is known by its id and has its exact hours, not the rounded ones', async () => {
    const { reading, facts, rejected } = await read(sampleOf('harvest-entries'))
    expect(facts).toMatchObject([
      {
        kind: 'time_entry',
        place: PROJECT,
        key: 'harvest-entry-636709355',
        updated: '2026-03-05T16:47:14.000Z',
        data: {
          day: '2026-03-04',
          seconds: 4_068,
          role: 'developer',
          category: 'Design',
          billable: true,
          workItem: 'GLX-7',
        },
      },
      {
        key: 'harvest-entry-636709356',
        data: { seconds: 1_188, category: 'Project Management', billable: false, workItem: null },
      },
    ])
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'running_timer', records: 1 }])
  })
  it('when a task or a project has an answer, by its name or its id, then it counts', async () => {
    const web = uuid('web')
    for (const [project, task] of [
      ['Brand Identity', 'Design'],
      ['14307913', '8083365'],
    ] as const) {
      const choices = { projects: new Map([[project, web]]), roles: new Map([[task, 'designer']]) }
      expect((await read(sampleOf('harvest-entries'), choices)).facts).toMatchObject([
        { place: web, data: { role: 'designer', category: 'Design' } },
        { place: web, data: { role: 'developer' } },
      ])
    }
  })
  it('when records are broken, then each is a dead letter with its reason', async () => {
    const [first] = JSON.parse(sampleOf('harvest-entries')).time_entries
    const changes = [{ spent_date: '2026-02-30' }, { hours: 'many' }, { billable: 'yes' }, { hours: 0 }]
    const page = JSON.stringify({ time_entries: [{}, ...changes].map((change) => ({ ...first, ...change })) })
    const { reading, facts, rejected } = await read(page)
    expect(facts).toHaveLength(1)
    expect(rejected.map(({ reasonCode }) => reasonCode)).toEqual(['no_day', 'no_duration', 'invalid_record'])
    expect(reading.leftOut).toEqual([{ reason: 'zero_duration', records: 1 }])
  })
})

describe('given time entries of the API of Toggl Track', () => {
  it('when they are read, then each is known by its id, and begins on its day', async () => {
    const { reading, facts, rejected } = await read(sampleOf('toggl-entries'))
    expect(facts).toMatchObject([
      {
        key: 'toggl-entry-11',
        updated: '2026-03-04T11:30:40.000Z',
        data: { day: '2026-03-04', seconds: 9_034, category: 'Design', billable: true, workItem: 'ACME-12' },
      },
      { key: 'toggl-entry-12', data: { day: '2026-03-05', seconds: 2_700, category: 'labour', billable: false } },
    ])
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([
      { reason: 'running_timer', records: 1 },
      { reason: 'deleted', records: 1 },
    ])
  })
  it('when a zone is answered, then days are those of the zone', async () => {
    expect(await dataOf(sampleOf('toggl-entries'), { zone: 'Europe/Berlin' })).toMatchObject([
      { day: '2026-03-04' },
      { day: '2026-03-06' },
    ])
  })
  it('when a report of a workspace is read, then each entry of its rows counts, on the day of the report’s zone', async () => {
    const { facts, rejected } = await read(sampleOf('toggl-entries', 'report'))
    expect(facts).toMatchObject([
      { key: 'toggl-entry-11', data: { day: '2026-03-04', seconds: 9_034, workItem: 'ACME-12' } },
      { key: 'toggl-entry-15', data: { day: '2026-03-05', seconds: 60, workItem: 'ACME-12' } },
    ])
    expect(rejected).toEqual([])
  })
  it('when the id of a task has an answer, then that is its role', async () => {
    const roles = new Map([['4', 'designer']])
    expect(await dataOf(sampleOf('toggl-entries'), { roles })).toMatchObject([
      { role: 'designer' },
      { role: 'developer' },
    ])
  })
})

describe('given the detailed report of the API of Clockify', () => {
  it('when it is read, then each entry is known by its id, on the day of the report’s zone', async () => {
    const { reading, facts, rejected } = await read(sampleOf('clockify-entries'))
    expect(facts).toMatchObject([
      {
        key: 'clockify-entry-65e600000000000000000002',
        data: { day: '2026-03-05', seconds: 34, category: 'labour', billable: false, workItem: null },
      },
      {
        key: 'clockify-entry-65e600000000000000000001',
        data: { day: '2026-03-04', seconds: 9_034, category: 'Design', billable: true, workItem: 'ACME-12' },
      },
    ])
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([
      { reason: 'running_timer', records: 1 },
      { reason: 'holiday', records: 1 },
      { reason: 'break', records: 1 },
    ])
  })
  it('when a zone is answered, then days are those of the zone', async () => {
    expect(await dataOf(sampleOf('clockify-entries'), { zone: 'UTC' })).toMatchObject([
      { day: '2026-03-04' },
      { day: '2026-03-04' },
    ])
  })
  it('when a task or a project has an answer, by its name or its id, then it counts', async () => {
    const web = uuid('web')
    for (const [project, task] of [
      ['Mobile App', 'Design'],
      ['5f02', '5f04'],
    ] as const) {
      const choices = { projects: new Map([[project, web]]), roles: new Map([[task, 'designer']]) }
      expect((await read(sampleOf('clockify-entries'), choices)).facts).toMatchObject([
        { place: web, data: { role: 'developer' } },
        { place: web, data: { role: 'designer', category: 'Design' } },
      ])
    }
  })
  it('when records are broken, then each is a dead letter with its reason', async () => {
    const entry = JSON.parse(sampleOf('clockify-entries')).timeentries.at(-1)
    const changed = (change: object) => ({ ...entry, timeInterval: { ...entry.timeInterval, ...change } })
    const timeentries = [
      entry,
      changed({ start: '2026-02-30T10:00:00Z' }),
      changed({ duration: null }),
      changed({ duration: 1.5 }),
      changed({ duration: 0 }),
    ]
    const { reading, facts, rejected } = await read(JSON.stringify({ timeentries }))
    expect(facts).toHaveLength(1)
    expect(rejected.map(({ reasonCode }) => reasonCode)).toEqual(['no_day', 'no_duration', 'invalid_record'])
    expect(reading.leftOut).toEqual([{ reason: 'zero_duration', records: 1 }])
  })
})

describe('given a report of worklogs of Tempo as CSV', () => {
  it('when it is read, then each row is an entry of its item, and what is billed of it is billable', async () => {
    const { facts, rejected } = await read(sampleOf('tempo-csv'))
    expect(facts.map(({ data }) => data)).toMatchObject([
      { day: '2026-03-04', seconds: 9_000, billable: true, workItem: 'ACME-12' },
      { day: '2026-03-05', seconds: 7_200, billable: true, workItem: 'ACME-12' },
      { day: '2026-03-05', seconds: 3_600, billable: false, workItem: 'ACME-12' },
      { day: '2026-03-06', seconds: 900, billable: false, workItem: 'OPS-219' },
    ])
    expect(rejected).toEqual([])
  })
  it('when an account or an activity has an answer, then it is its project or role', async () => {
    const web = uuid('web')
    const choices = { projects: new Map([['ACME-WEB', web]]), roles: new Map([['Design', 'designer']]) }
    expect((await read(sampleOf('tempo-csv'), choices)).facts).toMatchObject([
      { place: web, data: { role: 'designer' } },
      { place: PROJECT, data: { role: 'developer' } },
      { place: PROJECT },
      { place: PROJECT },
    ])
  })
  it('when its hours are corrected, then it is the same worklog', async () => {
    const keysOf = async (content: string) => (await read(content)).facts.map(({ key }) => key)
    expect(await keysOf(sampleOf('tempo-csv').replace(',0.25,', ',0.5,'))).toEqual(await keysOf(sampleOf('tempo-csv')))
  })
  it('when a row does not say what is billed of it, then that is asked for, and the answer counts for such rows alone', async () => {
    const open = sampleOf('tempo-csv').replace(',,2.5,8,', ',,,8,')
    const asked = await read(open)
    expect(asked.facts).toHaveLength(3)
    expect(asked.rejected).toMatchObject([{ reasonCode: 'not_yes_or_no', record: 'time, line 2' }])
    for (const billable of ['yes', 'no'] as const)
      expect(await dataOf(open, { billable })).toMatchObject([
        { seconds: 9_000, billable: billable === 'yes' },
        { seconds: 7_200, billable: true },
        { seconds: 3_600, billable: false },
        { billable: false },
      ])
  })
  it('when its numbers have decimal commas, then each comma is proof', async () => {
    const commas = sampleOf('tempo-csv').replaceAll('2.5,', '"2,5",').replace('0.25', '"0,25"')
    expect(await dataOf(commas)).toEqual(await dataOf(sampleOf('tempo-csv')))
  })
})

describe('given one export of a product in two forms', () => {
  it.each([
    ['toggl', sampleOf('toggl'), sampleOf('toggl-entries')],
    ['clockify', sampleOf('clockify'), sampleOf('clockify-entries')],
    ['harvest', sampleOf('harvest'), sampleOf('harvest-entries')],
    ['tempo', sampleOf('tempo'), sampleOf('tempo-csv')],
  ])(
    'when both of %s are imported at once, then they are refused, because all time would count twice',
    async (_, a, b) => {
      const error = await failed(opening([written('a', a), written('b', b)]))
      expect(error).toMatchObject({ code: 'unsupported', message: expect.stringContaining('state the same') })
    },
  )
})

describe('given files that users reported as of no known export', () => {
  it('when a page of Harvest’s API is read, then its entry is told', async () => {
    const { facts, rejected } = await readAll([field('harvest_api.json')])
    expect(facts).toMatchObject([{ data: { day: '2026-10-05', seconds: 4_068, billable: true, workItem: 'ACME-3' } }])
    expect(rejected).toEqual([])
  })
  it('when entries of Toggl’s API are read, then its entry is told', async () => {
    const { facts, rejected } = await readAll([field('toggl_api.json')])
    expect(facts).toMatchObject([{ data: { day: '2026-10-05', seconds: 3_600, billable: true, workItem: 'ACME-1' } }])
    expect(rejected).toEqual([])
  })
  it('when messages of a Singer tap are read, then the records in them are, and no message counts as a record', async () => {
    const { reading, facts, rejected } = await readAll([field('singer.jsonl')])
    expect(reading.total).toBe(1)
    expect(reading.formats.map(({ name }) => name)).toEqual(['harvest-entries'])
    expect(facts).toMatchObject([{ key: 'harvest-entry-1', data: { seconds: 4_068, workItem: 'ACME-3' } }])
    expect(rejected).toEqual([])
  })
})
