import { describe, expect, it } from '@jest/globals'
import { commandCenter, kpiEvidence } from '#projections/command-center/operations'
import { meetingsChoiceIn } from '#projections/engagement/allocation'
import { type Told, uuid } from '../support/events.js'
import { stated } from '../support/facts.js'
import { defenseOf, forensicsOf } from '../support/project.js'
import { answer, requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'
import { onlyUntilTheMiddle } from '../support/taken-away.js'
import { worldOf } from '../support/world.js'

// Whether time sheets contain the meetings, as it is stated for a project.

const choice = (value: string, effectiveFrom = '2026-01-01', project = 'app'): Told =>
  stated('AssumptionSet', project, 'work-cost-allocation', {
    assumptionId: 'work-cost-allocation',
    versionId: uuid(value),
    value,
    unitOrMethod: 'meetings',
    effectiveFrom,
    effectiveTo: null,
    verified: true,
  })
const INCLUDED = [...SMALL_WORLD, choice('included')]
const ASKING = 'It is not stated whether time sheets contain the meetings'

const investmentKpi = async (events: readonly Told[]) => {
  const center = await answer(commandCenter, requestOf({ project: 'app' }), worldOf(events))
  return center.kpis.find(({ id }) => id === 'delivery_investment')
}
const evidenceOf = (events: readonly Told[]) =>
  answer(kpiEvidence, { ...requestOf(), given: { family: 'delivery_investment' } }, worldOf(events))
const titles = async (events: readonly Told[]) => (await defenseOf(events)).facts.actions.map(({ title }) => title)

describe('meetings that time sheets contain', () => {
  it('are told, and left out of the total', async () => {
    const [added, included] = [await defenseOf(SMALL_WORLD), await defenseOf(INCLUDED)]
    expect(included.facts.coordination).toEqual(added.facts.coordination)
    expect(included.facts.investment).toEqual({
      ...added.facts.investment,
      coordinationPct: null,
      totalCents: 42_594, // 423.333… of labour and 2.605 of cloud services
    })
    expect(included.facts.investment.coordinationCents).toBe(46_500)
    expect(included.reconciliation).toEqual(added.reconciliation)
  })
  it('add nothing to the KPI, which says so', async () => {
    expect(await investmentKpi(INCLUDED)).toMatchObject({
      value: { value: 42_594, basis: 'EUR: labour, with meetings as part of it, and cloud costs of the period' },
      summary: 'Labour and cloud cost 425.94 EUR in the period.',
      context: expect.stringContaining('Time sheets contain the meetings, so meetings add no cost.'),
    })
  })
  it('are no reason for a KPI to be partly known', async () => {
    const noCalendar = INCLUDED.filter(({ event }) => !['MeetingObserved', 'MeetingTagged'].includes(event.type))
    const context = async (events: readonly Told[]) =>
      (await investmentKpi(onlyUntilTheMiddle(events, 'calendar')))?.context
    expect(await context(noCalendar)).not.toContain('coordination')
    expect(await context(noCalendar.filter(({ event }) => event.type !== 'AssumptionSet'))).toContain(
      'The cost of coordination is not known.',
    )
  })
  it('are listed without a contribution', async () => {
    const { evidence, explanation } = await evidenceOf(INCLUDED)
    const meetings = evidence.filter(({ kind }) => kind === 'meeting')
    expect(meetings.map(({ contribution }) => contribution)).toEqual([null, null])
    expect(explanation).toContain('Time sheets contain the meetings')
    const contributed = evidence.reduce((sum, { contribution }) => sum + (contribution?.value ?? 0), 0)
    expect(contributed).toBe(42_593) // each rounded by itself
  })
  it('keep their cost in the graph', async () => {
    const costs = async (events: readonly Told[]) =>
      (await forensicsOf(events)).graph?.nodes.filter(({ kind }) => kind === 'meeting').map((one) => one.costCents)
    expect(await costs(INCLUDED)).toEqual(await costs(SMALL_WORLD))
  })
  it('are claimed as a part of the cost of labour', async () => {
    const { pack } = await defenseOf(INCLUDED, requestOf(), 'what-did-it-cost')
    expect(pack?.claims.map(({ text }) => text)).toEqual([
      'Cost of labour: 423.33 EUR.',
      'Cost of coordination, as part of the cost of labour: 465.00 EUR.',
      'Cost of cloud services: 2.60 EUR.',
      'Total of all known costs: 425.94 EUR.',
    ])
  })
})

describe('the choice', () => {
  it('is `added` unless it is stated, and it can be stated', async () => {
    const { facts } = await defenseOf([...SMALL_WORLD, choice('added')])
    expect(facts.investment.totalCents).toBe(89_094)
    expect((await defenseOf(SMALL_WORLD)).facts.assumptions.at(-1)?.value).toMatch(/^added: /)
  })
  it('is that in force on the last day of the period', async () => {
    const total = async (...events: readonly Told[]) =>
      (await defenseOf([...SMALL_WORLD, ...events])).facts.investment.totalCents
    expect(await total(choice('included', '2026-03-31'))).toBe(42_594)
    expect(await total(choice('included', '2026-04-01'))).toBe(89_094)
    expect(await total(choice('included'), choice('added', '2026-02-01'))).toBe(89_094)
  })
  it.each([
    ['included', 'included'],
    [' Included, as agreed in May', 'included'],
    ['ADDED', 'added'],
    ['includedness', null],
    ['not included', null],
    ['by hours booked', null],
  ])('in %p is %p', (value, expected) => {
    expect(meetingsChoiceIn(value)).toBe(expected)
  })
  it('is asked for where both sources cover the period and nothing was stated', async () => {
    expect(await titles(SMALL_WORLD)).toContain(ASKING)
    expect(await titles([...SMALL_WORLD, choice('by hours booked')])).toContain(ASKING)
    expect(await titles(INCLUDED)).not.toContain(ASKING)
    expect(await titles([...SMALL_WORLD, choice('added')])).not.toContain(ASKING)
    for (const source of ['calendar', 'sheet'] as const)
      expect(await titles(onlyUntilTheMiddle(SMALL_WORLD, source))).not.toContain(ASKING)
  })
})
