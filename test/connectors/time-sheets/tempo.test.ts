import { describe, expect, it } from '@jest/globals'
import { uuid } from '#test/projections/support/events'
import { sampleOf } from '#test/support/files/samples'
import { PROJECT, readAll, written } from '../files/support.js'

const items = new Map([
  ['10112', 'ACME-12'],
  ['10219', 'OPS-219'],
])
const read = (content: string, choices = {}) => readAll([written('tempo.json', content)], { items, ...choices })
const [first] = JSON.parse(sampleOf('tempo')).results
const pageOf = (...changes: readonly object[]): string =>
  JSON.stringify({ results: changes.map((change) => ({ ...first, ...change })) })

describe('given worklogs of Tempo Cloud', () => {
  it('when they are read, then each is an entry of its exact seconds, and what is billed of it is billable', async () => {
    const { reading, facts, rejected } = await read(sampleOf('tempo'))
    const entry = { role: 'developer', category: 'labour' }
    expect(facts.map(({ kind, place, key, data }) => ({ kind, place, key, data }))).toEqual(
      [
        { key: '11794', data: { day: '2026-03-04', seconds: 9_034, billable: true, workItem: 'ACME-12' } },
        { key: '11795', data: { day: '2026-03-05', seconds: 7_200, billable: true, workItem: 'ACME-12' } },
        { key: '11795-not-billed', data: { day: '2026-03-05', seconds: 3_600, billable: false, workItem: 'ACME-12' } },
        { key: '11796', data: { day: '2026-03-06', seconds: 60, billable: false, workItem: 'OPS-219' } },
        { key: '11797', data: { day: '2026-03-06', seconds: 1_800, billable: true, workItem: 'OPS-219' } },
      ].map(({ key, data }) => ({
        kind: 'time_entry',
        place: PROJECT,
        key: `tempo-worklog-${key}`,
        data: { ...entry, ...data },
      })),
    )
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([])
  })
  it('when keys of its issues are not answered, then they are asked for, and the time belongs to no item', async () => {
    const { reading, facts } = await read(sampleOf('tempo'), { items: new Map() })
    expect(facts.map(({ data }) => ('workItem' in data ? data.workItem : ''))).toEqual([null, null, null, null, null])
    expect(reading.asked).toEqual(new Map([['items', new Set(['10112', '10219'])]]))
  })
  it('when an account or an activity has an answer, then it is its project or role; no other value is asked for or kept', async () => {
    const web = uuid('web')
    const choices = { projects: new Map([['ACME-WEB', web]]), roles: new Map([['Design', 'designer']]) }
    const { reading, facts, rejected } = await read(sampleOf('tempo'), { ...choices, items: new Map(), project: null })
    expect(facts).toMatchObject([{ place: web, data: { role: 'designer' } }])
    expect(rejected).toHaveLength(3)
    expect(JSON.stringify([...reading.asked].map(([, words]) => [...words]))).not.toMatch(/canary/i)
  })
  it('when a page is read twice, then each worklog has one key, and says when it was changed', async () => {
    const { facts } = await read(`${sampleOf('tempo')}\n${sampleOf('tempo')}`)
    expect(new Set(facts.map(({ key }) => key)).size).toBe(5)
    expect(facts[1]).toMatchObject({ updated: '2026-03-07T08:31:11.000Z' })
  })
  it('when it names the keys of issues, as version 3 does, then no answer is needed', async () => {
    const issue = { self: 'https://acme.atlassian.net/rest/api/2/issue/SS-5146', key: 'SS-5146', id: 98_405 }
    const { reading, facts } = await read(pageOf({ jiraWorklogId: 160_296, issue }))
    expect(facts).toMatchObject([{ data: { workItem: 'SS-5146' } }])
    expect(reading.asked).toEqual(new Map())
  })
  it('when records are broken, then each is a dead letter with its reason, and none of their values', async () => {
    const { reading, facts, rejected } = await read(
      pageOf(
        {},
        { startDate: '2026-02-30' },
        { timeSpentSeconds: -1 },
        { billableSeconds: null },
        { issue: null },
        { startDate: null },
        { timeSpentSeconds: 0 },
      ),
    )
    expect(facts).toHaveLength(1)
    expect(rejected.map(({ reasonCode }) => reasonCode)).toEqual([
      'no_day',
      'invalid_record',
      'invalid_record',
      'invalid_record',
      'no_day',
    ])
    expect(JSON.stringify(rejected)).not.toContain('02-30')
    expect(reading.leftOut).toEqual([{ reason: 'zero_duration', records: 1 }])
  })
})

describe('given worklogs of Tempo in a data center', () => {
  it('when they are read, then the day is that of the time as it was logged, and the issue is known', async () => {
    const { facts, rejected } = await read(sampleOf('tempo', 'data-center'), { items: new Map() })
    expect(facts).toMatchObject([
      {
        key: 'tempo-worklog-1678061',
        data: { day: '2026-01-12', seconds: 7_200, billable: true, workItem: 'DT-9846' },
      },
    ])
    expect(rejected).toEqual([])
  })
})
