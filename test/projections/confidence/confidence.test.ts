import { describe, expect, it } from '@jest/globals'
import { checklistOf } from '#projections/confidence/checklist'
import { confidenceReport } from '#projections/confidence/report'
import { projectAdded, registered } from '../support/events.js'
import { confidenceOf } from '../support/project.js'
import { requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'

const { checklist, confidence } = await confidenceOf(SMALL_WORLD)
const itemOf = (id: string, among = checklist) => among.find((one) => one.id === id)

describe('the checklist of the small world', () => {
  it('has six items in the contract’s order, each done or not by its own signal', () => {
    expect(checklist.map(({ id, done }) => [id, done])).toEqual([
      ['ticket-pr-convention', false], // 60 %
      ['project-mapping', true], // 100 %
      ['calendar-tags', false], // 40 %
      ['scope-lock', true],
      ['ai-marking', true], // 60 %, and 10 % is enough
      ['work-type-classification', false], // 2 of 3: A-5 is `other`
    ])
  })
  it('explains each item: a sentence with the number, and its providers', () => {
    expect(itemOf('ticket-pr-convention')).toEqual({
      id: 'ticket-pr-convention',
      done: false,
      providers: ['git'],
      meta: '60% of merged changes name a work item.',
    })
    expect(itemOf('scope-lock')).toEqual({
      id: 'scope-lock',
      done: true,
      providers: [],
      meta: '3 items were locked on 2026-03-02.',
    })
  })
  it('shows the two numbers of work types, and of nothing else', () => {
    expect(itemOf('work-type-classification')?.evidence).toMatchObject({ numerator: 2, denominator: 3 })
    expect(checklist.filter((one) => 'evidence' in one)).toHaveLength(1)
  })
  it('goes by the signals that are shown beside it', () => {
    expect([confidence.score, confidence.label, confidence.signals.length]).toEqual([66.8, 'moderate', 9])
    expect(confidence.signals.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  })
})

describe('a share that only rounding brings to what is asked for', () => {
  const signal = (id: 'ai_tagging' | 'prs_linked', numerator: number, denominator: number) => {
    const share = { numerator, denominator, availability: 'available' } as const
    const none = { numerator: 0, denominator: 0, availability: 'unavailable' } as const
    const shares = Object.fromEntries(confidence.signals.map((one) => [one.id, one.id === id ? share : none]))
    return confidenceReport(shares as Parameters<typeof confidenceReport>[0], [])
  }
  const listed = ({ signals }: ReturnType<typeof confidenceReport>, id: string) =>
    checklistOf({ signals, types: null, lock: null, providersOf: () => [] }).find((one) => one.id === id)

  it.each([
    [199, 2000, false, 'Just under 10% of merged changes have an AI tag.'], // 9.95 %, shown as 10
    [200, 2000, true, '10% of merged changes have an AI tag.'],
  ])('%d of %d changes with a mark: done is %s', (numerator, denominator, done, meta) => {
    expect(listed(signal('ai_tagging', numerator, denominator), 'ai-marking')).toMatchObject({ done, meta })
  })
  it.each([
    [1599, 2000, false],
    [1600, 2000, true],
  ])('%d of %d changes with a link: done is %s, and so is the hint gone', (numerator, denominator, done) => {
    const report = signal('prs_linked', numerator, denominator)
    expect(listed(report, 'ticket-pr-convention')?.done).toBe(done)
    expect(report.signals[0]?.pct).toBe(80)
    expect(report.signals[0]?.note === '').toBe(done)
    expect(report.hints).toHaveLength(done ? 8 : 9)
  })
})

describe('the sources that are to be fresh', () => {
  const freshness = async (...parameters: Parameters<typeof confidenceOf>) => {
    const { evidence } =
      (await confidenceOf(...parameters)).confidence.signals.find(({ id }) => id === 'freshness') ?? {}
    return [evidence?.numerator, evidence?.denominator]
  }
  const web = requestOf({ projects: ['web'] })
  const few = { ...web, caller: { ...web.caller, dataAccess: { all: false as const, clients: [], projects: [] } } }

  it('are those of the project, and none of another’s', async () => {
    expect(await freshness(SMALL_WORLD)).toEqual([5, 5])
    expect(await freshness([...SMALL_WORLD, projectAdded('web')], web)).toEqual([null, null])
  })
  it('are fresh for 30 days, where they are imported by hand', async () => {
    // They were read on 31 March, at 23:50.
    const asked = (now: string) => freshness(SMALL_WORLD, requestOf({ now }))
    expect(await asked('2026-04-30T23:50:00.000Z')).toEqual([5, 5])
    expect(await asked('2026-04-30T23:50:00.001Z')).toEqual([0, 5])
  })
  it('include those that have delivered nothing yet, for callers who may see all data', async () => {
    const events = [...SMALL_WORLD, projectAdded('web'), registered('new')]
    expect(await freshness(events)).toEqual([5, 6])
    expect(await freshness(events, few)).toEqual([null, null])
  })
})

describe('what cannot be measured', () => {
  it('is not done, and null instead of 0', async () => {
    const bare = await confidenceOf([projectAdded('app')])
    expect(bare.checklist.map(({ done }) => done)).toEqual([false, false, false, false, false, false])
    expect(itemOf('work-type-classification', bare.checklist)?.evidence).toMatchObject({
      numerator: null,
      denominator: null,
    })
    expect(itemOf('calendar-tags', bare.checklist)?.meta).toBe('Cannot be measured yet.')
    const measured = bare.confidence.signals.filter(({ pct }) => pct !== null).map(({ id }) => id)
    // What people declare needs no source: none of the six is verified.
    expect(measured).toEqual(['assumptions'])
    expect([bare.confidence.score, bare.confidence.label]).toEqual([0, 'insufficient'])
    expect(bare.confidence.hints).toHaveLength(9)
  })
  it('is not known either where readings cover a part and nothing was found in it', async () => {
    const april = requestOf({
      from: '2026-03-31T00:00:00.000Z',
      to: '2026-04-05T00:00:00.000Z',
      now: '2026-06-01T00:00:00.000Z',
    })
    expect(
      itemOf('work-type-classification', (await confidenceOf(SMALL_WORLD, april)).checklist)?.evidence,
    ).toMatchObject({
      numerator: null,
    })
  })
  it('is a lock before its day', async () => {
    const before = requestOf({ to: '2026-03-02T00:00:00.000Z' })
    expect(itemOf('scope-lock', (await confidenceOf(SMALL_WORLD, before)).checklist)).toMatchObject({
      done: false,
      meta: 'No scope lock is in force.',
    })
  })
  it('has no provider of another project’s sources', async () => {
    const web = requestOf({ projects: ['web'] })
    const other = await confidenceOf([...SMALL_WORLD, projectAdded('web')], web)
    expect(new Set(other.checklist.flatMap(({ providers }) => providers))).toEqual(new Set())
  })
})
