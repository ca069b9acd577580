import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import type { NumberExplanation } from '#projections/explain/response'
import { EXAMPLES } from '#test/support/facts/examples'
import { freshFolder } from '#test/support/process/folders'
import { runInProcess } from '#test/support/process/in-process'
import { run, runJson } from '#test/support/process/program'

const folder = freshFolder()
const data = join(folder, 'data')
const WORKSPACE = ['--workspace', 'acme/website', '--data', data]
const explain = (...words: string[]) => [
  'explain',
  ...words,
  ...WORKSPACE,
  '--project',
  'First project',
  '--start',
  '2026-03-01',
  '--end',
  '2026-03-31',
]

interface Explained {
  readonly value: number | null
  readonly evidence: readonly { events: readonly { type: string }[]; without: number | null }[]
}

describe('given a change and a time entry of a project', () => {
  beforeAll(async () => {
    const { projectId } = await runJson<{ projectId: string }>(['workspace', 'create', 'acme/website', '--data', data])
    const lines = [
      { connection: { label: 'Sheet' } },
      {
        coverage: {
          kind: 'time_entry',
          container: projectId,
          from: '2026-01-01T00:00:00.000Z',
          to: '2027-01-01T00:00:00.000Z',
        },
      },
      { ...EXAMPLES.time_entry, place: projectId },
    ]
    writeFileSync(join(folder, 'facts.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    await runJson(['import', 'facts', join(folder, 'facts.jsonl'), ...WORKSPACE])
  })

  it('when its hours are explained, then the entry, its project and its reading are listed', async () => {
    const { value, evidence } = await runJson<Explained>(explain('investment', 'labourHours'))
    expect(value).not.toBeNull()
    const types = evidence.flatMap(({ events }) => events.map(({ type }) => type))
    expect(types).toEqual(expect.arrayContaining(['TimeEntryRecorded', 'SyncCompleted']))
    for (const { without } of evidence) expect(without).not.toBe(value)
    const { stdout } = await run(explain('investment', 'labourHours'))
    expect(stdout).toMatch(new RegExp(`^labourHours is ${value}, based on ${evidence.length} pieces of evidence:\\n`))
  })
  it.each([
    ['0001-01-01', '2026-03-31'],
    ['2026-03-01', '9999-12-31'],
  ])('when the days from %s to %s are given, then one line says which may be', async (start, end) => {
    const days = ['--project', 'First project', '--start', start, '--end', end]
    const { code, stderr } = await runInProcess(['explain', 'investment', 'labourHours', ...WORKSPACE, ...days])
    expect(code).toBe(2)
    expect(stderr).toMatch(/give a --start from \d{4}-\d\d-\d\d on, and an --end up to \d{4}-\d\d-\d\d/)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
  it.each([
    [['weather', 'rain'], /there is no operation weather: choose one of apiKeys\.list/],
    [['investment', 'rain'], /has no number rain/],
    [['ai-economics', 'adoption'], /has no number adoption: adoption has /],
  ])('when %j is asked for, then one line says what there is', async (words, message) => {
    const { code, stderr } = await runInProcess(explain(...words))
    expect(code).toBe(2)
    expect(stderr).toMatch(message)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
  it.each([
    ['invoice-defense', 'facts.investment.labourHours'],
    ['invoiceDefense.read', 'facts.investment.labourHours'],
    ['/invoice-defense', 'facts.investment.labourHours'],
  ])(
    'when %s is explained by the API’s own names and the path %s, then the same entry is listed',
    async (named, path) => {
      const words = ['projectId=First project', 'start=2026-03-01', 'end=2026-03-31']
      const { value, evidence } = await runJson<Explained>(['explain', named, path, ...words, ...WORKSPACE, '--prove'])
      expect(value).toBeGreaterThan(0)
      const types = evidence.flatMap(({ events }) => events.map(({ type }) => type))
      expect(types).toEqual(expect.arrayContaining(['TimeEntryRecorded']))
      for (const { without } of evidence) expect(without).not.toBe(value)
    },
  )
  it('when a number of a list is named by its id, then it is the one at its place', async () => {
    const words = ['projectId=First project', 'start=2026-03-01', 'end=2026-03-31', ...WORKSPACE, '--prove']
    const byPlace = await runJson<Explained>(['explain', 'command-center', 'kpis[0].evidenceCount', ...words])
    const byId = await runJson<Explained>([
      'explain',
      'command-center',
      'kpis.delivery_investment.evidenceCount',
      ...words,
    ])
    expect(byPlace.value).toBeGreaterThan(0)
    expect([byId.value, byId.evidence]).toEqual([byPlace.value, byPlace.evidence])
  })
  it('when it is explained by index, then the same entry is listed, with the seconds that it adds', async () => {
    const words = ['projectId=First project', 'start=2026-03-01', 'end=2026-03-31', ...WORKSPACE]
    const asked = ['explain', 'invoice-defense', 'facts.investment.labourHours', ...words]
    const { value, kind, parts } = await runJson<NumberExplanation>(asked)
    expect(kind).toBe('sum')
    const [time] = parts
    expect(time?.events.map(({ type, contribution }) => [type, contribution])).toEqual([
      ['TimeEntryRecorded', String((value ?? 0) * 3600)],
    ])
    const { stdout } = await run(asked)
    expect(stdout).toContain(`facts.investment.labourHours is ${value} count. `)
    expect(stdout).toContain('  Time entry recorded  Time entry ')
  })
  it.each([
    [['projectId=Nothing', 'start=2026-03-01', 'end=2026-03-31'], 1, /there is no project Nothing/],
    [['projectId=First project', 'start=2026-03-01', 'end=soon'], 2, /end must be /],
    [['projectId=First project', 'start=2026-03-01'], 2, /end is missing: give the last day/],
    [['projectId=First project', 'start=0001-01-01', 'end=2026-03-31'], 2, /give a later start/],
  ] as const)('when the parameters are %j, then one line says what is wrong', async (words, code, message) => {
    const ended = await runInProcess([
      'explain',
      'invoice-defense',
      'facts.investment.labourHours',
      ...words,
      ...WORKSPACE,
    ])
    expect([ended.code, ended.stderr]).toEqual([code, expect.stringMatching(message)])
    expect(ended.stderr.trim().split('\n')).toHaveLength(1)
  })
})
