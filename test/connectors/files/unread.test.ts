import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import type { Unread } from '#import/source'
import type { Choices } from '#sources/kit/format'
import { sampleOf } from '#test/support/files/samples'
import { ok } from '#test/support/stores/outcome'
import { opening, written } from './support.js'

/** What a file holds that is not read, and how many facts it comes to. */
const read = async (
  content: string,
  choices: Partial<Choices> = {},
  as: string | null = null,
): Promise<{ readonly unread: readonly Unread[]; readonly facts: number }> => {
  const reading = await ok(opening([written('export', content)], choices, as))
  let facts = 0
  for await (const { kind } of reading.facts(() => undefined)) if (kind !== 'dead_letter') facts += 1
  return { unread: reading.unread ?? [], facts }
}

interface Issue {
  readonly fields: object
}
const issues = (JSON.parse(sampleOf('jira')) as { readonly issues: readonly Issue[] }).issues

describe('given a table with columns of another kind of evidence', () => {
  it('when Jira exports issues with their worklogs, as a user reported it, then these are read, and nothing is named', async () => {
    const content = readFileSync('test/connectors/trackers/reported/log-work.csv', 'utf8')
    expect(await read(content, { zone: 'UTC', billable: 'yes' })).toEqual({ facts: 3, unread: [] })
  })
  it('when its cells are empty, or it has no such column, then nothing is named', async () => {
    const [header = '', ...rows] = sampleOf('linear').trim().split('\n')
    const table = [`${header},Time Spent`, ...rows.map((row) => `${row},`)].join('\n')
    expect((await read(sampleOf('linear'))).unread).toEqual([])
    expect((await read(table)).unread).toEqual([])
  })
  it('when any table has one, then it is named, whatever its format', async () => {
    const [header = '', ...rows] = sampleOf('linear').trim().split('\n')
    const table = [`${header},time  spent`, ...rows.map((row) => `${row},90`)].join('\n')
    expect((await read(table)).unread).toMatchObject([{ kind: 'time_entry' }])
  })
})

describe('given records of JSON with members of another kind of evidence', () => {
  it('when Jira choices issues with their worklogs, then they are named with their number, and the issues are read', async () => {
    const worklogs = [{ id: '1' }, { id: '2' }]
    const content = JSON.stringify({
      issues: issues.map((issue, i) =>
        i === 0 ? { ...issue, fields: { ...issue.fields, worklog: { total: 2, worklogs }, timespent: 60 } } : issue,
      ),
    })
    const { unread, facts } = await read(content)
    expect(facts).toBe((await read(sampleOf('jira'))).facts)
    expect(unread).toEqual([
      { name: 'fields.worklog.worklogs', kind: 'time_entry', values: 2 },
      { name: 'fields.timespent', kind: 'time_entry', values: 1 },
    ])
  })
  it('when worklogs come with the status of their issue, then that is named', async () => {
    const worklog = { id: '1', issueId: '10001', started: '2026-03-02T09:00:00.000+0000', timeSpentSeconds: 60 }
    const fields = { status: { name: 'Open' }, worklog: { total: 1, worklogs: [worklog] } }
    const whole = { key: 'ACME-1', fields }
    const { unread } = await read(JSON.stringify({ issues: [whole] }), { billable: 'yes' }, 'jira-worklogs')
    expect(unread).toEqual([{ name: 'fields.status', kind: 'work_item', values: 1 }])
  })
  it('when work items of Azure say the hours that they took, then those are named', async () => {
    const name = 'Microsoft.VSTS.Scheduling.CompletedWork'
    const content = sampleOf('azure-work-items').replaceAll(
      '"System.TeamProject"',
      `"${name}": 5, "System.TeamProject"`,
    )
    expect((await read(content)).unread).toEqual([
      { name: `fields.${name}`, kind: 'time_entry', values: expect.any(Number) },
    ])
  })
  it('when they are of nobody else, then nothing is named', async () => {
    expect((await read(sampleOf('jira'))).unread).toEqual([])
  })
})
