import { describe, expect, it } from '@jest/globals'
import { aiEconomics } from '#projections/ai/operations'
import { mapped, projectAdded, type Told, uuid } from '../support/events.js'
import { AI_ACCOUNT, aiUsage, stated } from '../support/facts.js'
import { type Asking, answer, requestOf } from '../support/request.js'
import { World } from '../support/world.js'

const MAPPED = [projectAdded('app'), mapped(AI_ACCOUNT, 'app', null, { kind: 'ai_account' })]
const usageOf = async (events: readonly Told[], asking: Asking = {}) =>
  (await answer(aiEconomics, requestOf(asking), new World([...MAPPED, ...events]))).usage

describe('the usage that vendors report', () => {
  it('given none, is unavailable for each of the seven sources', async () => {
    const usage = await usageOf([])
    expect(usage).toMatchObject({ vendors: [], vendorWindowSelection: null })
    expect(usage.unavailable).toHaveLength(7)
  })
  it('given a window in the period, is shown whole, with its rates', async () => {
    const usage = await usageOf([
      aiUsage('1', { metric: 'accepted_lines', value: '30' }),
      aiUsage('2', { metric: 'suggested_lines', value: '120' }),
      aiUsage('3', { metric: 'tool_actions_accepted', value: '3', unit: 'count' }),
      aiUsage('4', { metric: 'tool_actions_rejected', value: '1', unit: 'count' }),
      aiUsage('5', { metric: 'estimated_cost_cents', value: '990', unit: 'cents', currency: 'USD' }),
      aiUsage('6', { metric: 'tokens_input', value: '10', unit: 'tokens', model: 'large' }),
      aiUsage('7', { metric: 'tokens_input', value: '5', unit: 'tokens', model: 'small' }),
      aiUsage('8', { metric: 'active_seats_band', value: '4', unit: 'band' }),
    ])
    expect(usage.unavailable.map(({ source }) => source)).not.toContain('cursor')
    expect(usage.vendorWindowSelection).toMatchObject({ selected: { start: '2026-03-01', end: '2026-03-31' } })
    expect(usage.vendors).toMatchObject([
      {
        source: 'cursor',
        sourceScope: 'organization',
        originId: AI_ACCOUNT,
        currency: 'USD',
        windowStart: '2026-03-01',
        windowEnd: '2026-03-31',
        provenance: 'vendor_reported',
        acceptedLinesSeries: [{ windowStart: '2026-03-01', windowEnd: '2026-03-31', value: 30 }],
        activeSeats: { band: { from: 1, to: 4, label: '1-4' } },
        lineAcceptanceRate: { value: 0.25, unit: 'ratio' },
        toolActionAcceptanceRate: { value: 0.75 },
        tabAcceptanceRate: null,
        agentDiffAcceptanceRate: null,
        totals: {
          accepted_lines: { value: 30, unit: 'lines' },
          tokens_input: { value: 15, unit: 'tokens' },
          estimated_cost_cents: { value: 990, basis: expect.stringContaining('USD') },
          active_seats_band: { value: 1, unit: 'band', basis: expect.stringContaining('1-4') },
        },
        models: [
          { model: 'large', metric: 'tokens_input', figure: { value: 10 } },
          { model: 'small', metric: 'tokens_input', figure: { value: 5 } },
        ],
      },
    ])
  })
  it('given several windows in the period, is their sum, and a series', async () => {
    const usage = await usageOf([
      aiUsage('1', { windowStart: '2026-03-01', windowEnd: '2026-03-07', value: '1' }),
      aiUsage('2', { windowStart: '2026-03-08', windowEnd: '2026-03-14', value: '2' }),
      // It reaches out of the period: never a part of it.
      aiUsage('3', { windowStart: '2026-03-29', windowEnd: '2026-04-04', value: '4' }),
    ])
    expect(usage.vendors).toMatchObject([
      { totals: { accepted_lines: { value: 3 } }, acceptedLinesSeries: [{ value: 1 }, { value: 2 }] },
    ])
  })
  it('given totals of some windows and single models of others, is the sum of both; given both of one window, of its total', async () => {
    const [first, second] = ['2026-03-02', '2026-03-03']
    const tokens = { metric: 'tokens_output', unit: 'tokens' } as const
    const usage = await usageOf([
      aiUsage('1', { ...tokens, windowStart: first, windowEnd: first, value: '1' }),
      aiUsage('2', { ...tokens, windowStart: second, windowEnd: second, value: '2', model: 'large' }),
      aiUsage('3', { ...tokens, windowStart: second, windowEnd: second, value: '4', model: 'small' }),
      aiUsage('4', { ...tokens, windowStart: first, windowEnd: first, value: '8', model: 'large' }),
    ])
    expect(usage.vendors).toMatchObject([{ totals: { tokens_output: { value: 7 } } }])
  })
  it('given more accepted than suggested, has no rate: they are counted of different things', async () => {
    const lines = async (accepted: string) =>
      (
        await usageOf([
          aiUsage('1', { metric: 'accepted_lines', value: accepted }),
          aiUsage('2', { metric: 'suggested_lines', value: '88' }),
        ])
      ).vendors[0]?.lineAcceptanceRate
    expect(await lines('88')).toMatchObject({ value: 1 })
    expect(await lines('1847')).toBeNull()
  })
  it('given values of many digits, is their exact sum as a number, and none where no number is as exact', async () => {
    const windows = (...values: readonly string[]) =>
      values.map((value, i) => {
        const day = `2026-03-${String(i + 1).padStart(2, '0')}`
        return aiUsage(`${i}`, { windowStart: day, windowEnd: day, value })
      })
    const linesOf = async (...values: readonly string[]) =>
      (await usageOf(windows(...values))).vendors[0]?.totals.accepted_lines?.value
    expect(await linesOf('0.1', '0.2')).toBe(0.3)
    expect(await linesOf('0.3', '-0.1', '-0.2')).toBe(0)
    expect(await linesOf('1000000000000000', '0.0000000000000000001', '-1000000000000000')).toBe(1e-19)
    const largest = (n: number) => linesOf(...Array<string>(n).fill('1000000000000000'))
    expect(await largest(9)).toBe(9_000_000_000_000_000)
    expect(await largest(10)).toBeUndefined()
  })
  it('given no window in the period, is the nearest, shown whole, and said to be so', async () => {
    const usage = await usageOf([
      aiUsage('1', { windowStart: '2026-02-01', windowEnd: '2026-03-02', value: '1' }),
      aiUsage('2', { windowStart: '2026-03-20', windowEnd: '2026-04-20', value: '2' }),
    ])
    expect(usage.vendors).toMatchObject([{ totals: { accepted_lines: { value: 2 } } }])
    expect(usage.vendorWindowSelection).toMatchObject({
      requested: { start: '2026-03-01', end: '2026-03-31' },
      selected: { start: '2026-03-20', end: '2026-04-20' },
      reason: expect.stringContaining('nearest'),
    })
  })
  it('given windows elsewhere in time, or an account of another project, is none', async () => {
    const early = aiUsage('1', { windowStart: '2026-02-01', windowEnd: '2026-02-28' })
    expect((await usageOf([early])).vendors).toEqual([])
    expect((await usageOf([aiUsage('1')], { projects: ['other'] })).vendors).toEqual([])
  })
  it('given seats of 100 or more, has a band without an end; given costs in two currencies, has no sum of them', async () => {
    const usage = await usageOf([
      aiUsage('1', { metric: 'active_seats_band', value: '300', unit: 'band' }),
      aiUsage('2', { metric: 'estimated_cost_cents', value: '1', unit: 'cents', currency: 'USD', model: 'a' }),
      aiUsage('3', { metric: 'estimated_cost_cents', value: '1', unit: 'cents', currency: 'EUR', model: 'b' }),
    ])
    expect(usage.vendors[0]).toMatchObject({ currency: null, activeSeats: { band: { from: 100, to: null } } })
    expect(usage.vendors[0]?.totals.estimated_cost_cents).toBeUndefined()
  })
})

describe('assumptions about AI', () => {
  const set = (assumptionId: 'assisted_pct' | 'cost-basis', value: string, effectiveFrom: string) =>
    stated('AssumptionSet', 'app', assumptionId, {
      assumptionId,
      versionId: uuid(value),
      value,
      unitOrMethod: 'percent of work',
      effectiveFrom,
      effectiveTo: null,
      verified: true,
    })
  it('are listed where they were set, as they are in force on the last day', async () => {
    const { assumptions } = await usageOf([
      set('assisted_pct', '30', '2026-01-01'),
      set('assisted_pct', '35', '2026-03-15'),
      set('assisted_pct', '40', '2026-04-01'),
      set('cost-basis', '1', '2026-01-01'),
    ])
    expect(assumptions).toMatchObject([
      { id: 'assisted_pct', figure: { value: 35, unit: 'percent', provenance: 'user_declared' } },
    ])
  })
  it('are of one project: of several selected, none is listed', async () => {
    const { assumptions } = await usageOf([set('assisted_pct', '30', '2026-01-01')], { projects: ['app', 'web'] })
    expect(assumptions).toEqual([])
  })
})
