import { describe, expect, it } from '@jest/globals'
import { uuid } from '#test/projections/support/events'
import { sampleOf } from '#test/support/files/samples'
import { failed } from '#test/support/stores/outcome'
import { opening, PROJECT, readAll, written } from '../files/support.js'

const read = (content: string, choices = {}) =>
  readAll([written('worklogs.json', content)], { billable: 'yes', ...choices })

const search = JSON.parse(sampleOf('jira-worklogs'))
const [issue] = search.issues
/** A page of one issue with some members of its worklogs otherwise. */
const pageOf = (worklog: object): string => JSON.stringify({ issues: [{ ...issue, fields: { worklog } }] })
const listed: readonly object[] = issue.fields.worklog.worklogs

describe('given worklogs that a search of Jira lists', () => {
  it('when they are read, then each is an entry of its exact seconds on the day on which it begins, for its issue', async () => {
    const { reading, facts, rejected } = await read(sampleOf('jira-worklogs'))
    const entry = { role: 'developer', category: 'labour', billable: true }
    expect(facts.map(({ kind, place, key, data }) => ({ kind, place, key, data }))).toEqual([
      {
        kind: 'time_entry',
        place: PROJECT,
        key: 'jira-worklog-20001',
        data: { ...entry, day: '2026-03-04', seconds: 9_034, workItem: 'ACME-12' },
      },
      {
        kind: 'time_entry',
        place: PROJECT,
        key: 'jira-worklog-20002',
        data: { ...entry, day: '2026-03-05', seconds: 2_700, workItem: 'ACME-12' },
      },
      {
        kind: 'time_entry',
        place: PROJECT,
        key: 'jira-worklog-20003',
        data: { ...entry, day: '2026-03-06', seconds: 60, workItem: 'OPS-219' },
      },
    ])
    expect(facts.map((fact) => ('updated' in fact ? fact.updated : null))).toEqual([
      '2026-03-05T02:30:00.311Z',
      '2026-03-06T04:30:00.000Z',
      '2026-03-06T03:30:00.000Z',
    ])
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'without_worklogs', records: 1 }])
    expect(reading.asked).toEqual(new Map())
  })
  it('when nobody said whether the time is billable, then it is asked for before anything is read', async () => {
    const error = await failed(opening([written('worklogs.json', sampleOf('jira-worklogs'))]))
    expect(error).toMatchObject({ message: expect.stringContaining('--billable') })
    const { facts } = await read(sampleOf('jira-worklogs'), { billable: 'no' })
    expect(facts.every(({ data }) => 'billable' in data && !data.billable)).toBe(true)
  })
  it('when no role is given, then it is asked for before anything is read', async () => {
    const error = await failed(
      opening([written('worklogs.json', sampleOf('jira-worklogs'))], { billable: 'yes', role: null }),
    )
    expect(error).toMatchObject({ message: expect.stringContaining('--role') })
  })
  it('when tracker projects have projects and roles by a table, then they count before those of everything', async () => {
    const ops = uuid('operations')
    const projects = new Map([['OPS', ops]])
    const { facts } = await read(sampleOf('jira-worklogs'), { projects, roles: new Map([['OPS', 'operator']]) })
    expect(facts).toMatchObject([
      { place: PROJECT, data: { role: 'developer' } },
      { place: PROJECT, data: { role: 'developer' } },
      { place: ops, data: { role: 'operator' } },
    ])
  })
  it('when no answer says whose a tracker project is, or its role, then both are asked for', async () => {
    const some = { project: null, projects: new Map([['OPS', uuid('operations')]]) }
    const { reading, facts, rejected } = await read(sampleOf('jira-worklogs'), some)
    expect(facts).toHaveLength(1)
    expect(rejected).toMatchObject([{ reasonCode: 'unknown_project' }])
    expect(reading.asked).toEqual(new Map([['projects', new Set(['ACME'])]]))
    const roles = { role: null, roles: new Map([['ACME', 'developer']]) }
    const without = await read(sampleOf('jira-worklogs'), roles)
    expect(without.rejected).toMatchObject([{ reasonCode: 'unknown_role' }])
    expect(without.reading.asked).toEqual(new Map([['roles', new Set(['OPS'])]]))
  })
  it('when an issue has more worklogs than the search lists, then those are taken, and it is a dead letter', async () => {
    const { facts, rejected } = await read(pageOf({ startAt: 0, maxResults: 20, total: 31, worklogs: listed }))
    expect(facts).toHaveLength(2)
    expect(rejected).toMatchObject(
      [
        {
          record: 'worklogs.json, record 1, line 1',
          reasonCode: 'incomplete_worklogs',
          message: /31 worklogs and lists 2/,
        },
      ].map((one) => ({ ...one, message: expect.stringMatching(one.message) })),
    )
  })
  it('when worklogs of an issue cannot be read, then the others are taken, and it is one dead letter without their values', async () => {
    const broken = [
      { ...listed[0], started: '2026-03-04T23:45:00' },
      { ...listed[0], timeSpentSeconds: -60 },
      { ...listed[0], timeSpentSeconds: 1.5 },
      'Ada',
      listed[1],
      { ...listed[1], id: '9', timeSpentSeconds: 0 },
    ]
    const { reading, facts, rejected } = await read(pageOf({ total: 6, worklogs: broken }))
    expect(facts).toMatchObject([{ key: 'jira-worklog-20002' }])
    expect(rejected).toMatchObject([{ reasonCode: 'invalid_record' }])
    expect(JSON.stringify(rejected)).not.toMatch(/2026-03-04|Ada/)
    expect(reading.leftOut).toEqual([{ reason: 'zero_duration', records: 1 }])
  })
  it('when a search lists all fields of its issues, then they are issues, unless worklogs are named', async () => {
    const status = { id: '3', name: 'Doing', statusCategory: { key: 'indeterminate' } }
    const all = { ...issue, fields: { ...issue.fields, status, created: '2026-03-02T09:00:00.000+0800' } }
    const path = written('all.json', JSON.stringify({ issues: [all] }))
    const { reading } = await readAll([path], { billable: 'yes' })
    expect(reading.formats.map(({ name }) => name)).toEqual(['jira'])
    const named = await opening([path], { billable: 'yes' }, 'jira-worklogs')
    expect(named).toMatchObject({ _tag: 'Right', right: { formats: [{ name: 'jira-worklogs' }] } })
  })
})

describe('given a page of the worklogs of one issue, which it names only by an id', () => {
  it('when the key is answered, then it tells the same as the search', async () => {
    const ofSearch = await read(JSON.stringify({ issues: [issue] }))
    const { reading, facts } = await read(sampleOf('jira-worklogs', 'one-issue'), {
      items: new Map([['10112', 'ACME-12']]),
    })
    expect(facts).toEqual(ofSearch.facts)
    expect(reading.asked).toEqual(new Map())
  })
  it('when the key is not answered, then it is asked for, and the time belongs to no item', async () => {
    const { reading, facts, rejected } = await read(sampleOf('jira-worklogs', 'one-issue'))
    expect(facts).toMatchObject([
      { key: 'jira-worklog-20001', data: { day: '2026-03-04', seconds: 9_034, workItem: null } },
      { key: 'jira-worklog-20002', data: { day: '2026-03-05', seconds: 2_700, workItem: null } },
    ])
    expect(rejected).toEqual([])
    expect(reading.asked).toEqual(new Map([['items', new Set(['10112'])]]))
  })
  it('when the page stands with its key, as the docs say, then the issue is known', async () => {
    const page = JSON.parse(sampleOf('jira-worklogs', 'one-issue'))
    const { facts } = await read(JSON.stringify({ key: 'ACME-12', fields: { worklog: page } }))
    expect(facts).toMatchObject([{ data: { workItem: 'ACME-12' } }, { data: { workItem: 'ACME-12' } }])
  })
})
