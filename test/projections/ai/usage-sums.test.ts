import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { scaled } from '#domain/decimal'
import type { FactsOf } from '#domain/events/facts'
import { addDays } from '#domain/time'
import { readVendors } from '#projections/ai/read'
import { chosenByScope, vendorUsage } from '#projections/ai/vendors'
import { AiUsage } from '#projections/entities/ai-usage'
import { Rollup } from '#projections/rollups/rollup'
import { readCoverage } from '#projections/selection/coverage'
import { runs } from '#test/support/thorough'
import { mapped, projectAdded, type Told } from '../support/events.js'
import { AI_ACCOUNT, aiUsage, gone } from '../support/facts.js'
import { requestOf } from '../support/request.js'
import { World } from '../support/world.js'

// What vendors report is read from sums by account, metric and window. The plain list of all records is the oracle.

const MAPPED = [projectAdded('app'), mapped(AI_ACCOUNT, 'app', null, { kind: 'ai_account' })]

const UNITS = { accepted_lines: 'lines', chats: 'count', tokens_input: 'tokens', active_seats_band: 'band' } as const
const anyFacts: fc.Arbitrary<Partial<FactsOf<'ai_usage'>>> = fc
  .record({
    metric: fc.constantFrom('accepted_lines', 'chats', 'tokens_input', 'active_seats_band', 'estimated_cost_cents'),
    vendor: fc.constantFrom('cursor', 'claude_code'),
    scope: fc.constantFrom('organization', 'a|team', '50 %'),
    model: fc.constantFrom(null, null, 'large', 'small|1'),
    value: fc.constantFrom(
      null,
      '0',
      '1',
      '7.25',
      '-7.25',
      '999999999999999',
      '0.0000000000000000000000000000000000000001',
    ),
    start: fc.integer({ min: 0, max: 90 }),
    days: fc.constantFrom(1, 1, 1, 7, 31, 366),
    currency: fc.constantFrom('EUR', 'USD'),
    provenance: fc.constantFrom('vendor_reported', 'provider_export'),
  })
  .map(({ start, days, currency, ...facts }) => {
    const windowStart = addDays('2026-01-10', start)
    const window = { windowStart, windowEnd: addDays(windowStart, days - 1) }
    return facts.metric === 'estimated_cost_cents'
      ? { ...facts, ...window, unit: 'cents', currency }
      : { ...facts, ...window, unit: UNITS[facts.metric], currency: null }
  })

/** Records of few keys, so that many are told again, by one connection or another; and some withdrawn. */
const anyNews: fc.Arbitrary<readonly Told[]> = fc.array(
  fc
    .tuple(
      fc.integer({ min: 1, max: 12 }),
      anyFacts,
      fc.constantFrom('vendor', 'export'),
      fc.integer({ max: 9, min: 0 }),
    )
    .map(([key, facts, by, luck]) =>
      luck === 0 ? gone('ai_usage', AI_ACCOUNT, `k${key}`, { by }) : aiUsage(`k${key}`, facts, { by }),
    ),
  { maxLength: 30 },
)

describe('the usage that vendors report, from its sums', () => {
  it('is that of all records, whatever was told, in whatever order, and twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyNews,
        fc.constantFrom(['2026-03-01', '2026-04-01'], ['2026-01-20', '2026-02-11']),
        fc.boolean(),
        async (news, [from = '', to = ''], isTwice) => {
          const world = new World([...MAPPED, ...news, ...(isTwice ? news : [])])
          const request = requestOf({ from: `${from}T00:00:00.000Z`, to: `${to}T00:00:00.000Z` })
          const coverage = await readCoverage(request, world.docs)
          const plain = world.all(AiUsage).flatMap(({ place, observations: [strongest] }) =>
            strongest === undefined
              ? []
              : [
                  {
                    ...strongest.facts,
                    value: strongest.facts.value === null ? null : scaled(strongest.facts.value),
                    originId: place,
                  },
                ],
          )
          const { vendors } = vendorUsage(chosenByScope(plain, request.period), request.period, null)
          expect(await readVendors(request, coverage, world.docs)).toEqual(vendors)
        },
      ),
      { seed: 5, numRuns: runs(200) },
    )
  })
  it.each([
    ['0001-01-01', '0001-02-28', ['0001-01', '0001-02']],
    ['2026-01-31', '2026-03-01', ['2026-01', '2026-02', '2026-03']],
    ['9999-11-15', '9999-12-31', ['9999-11', '9999-12']],
  ])('is in the sums of each month from %s to %s', (windowStart, windowEnd, months) => {
    const world = new World([...MAPPED, aiUsage('a', { windowStart, windowEnd })])
    const sums = world.all(Rollup).filter(({ family }) => family === 'ai_usage')
    expect(sums.map(({ month }) => month).sort()).toEqual(months)
  })
  it('leaves no sum behind once all of it is withdrawn', () => {
    const told = [aiUsage('a', { value: '0' }), aiUsage('b', { value: '-1' }), aiUsage('c', { model: 'large' })]
    const world = new World([
      ...told,
      ...['a', 'b', 'c'].map((key) => gone('ai_usage', AI_ACCOUNT, key, { by: 'vendor' })),
    ])
    expect(world.all(Rollup).filter(({ family }) => family === 'ai_usage')).toEqual([])
  })
})

describe('the cost of a day and model of which a part is not known', () => {
  const cost = (key: string, day: string, model: string, value: string | null) =>
    aiUsage(key, {
      windowStart: day,
      windowEnd: day,
      metric: 'estimated_cost_cents',
      unit: 'cents',
      currency: 'USD',
      model,
      value,
    })
  const vendorsOf = async (...told: readonly Told[]) => {
    const world = new World([...MAPPED, ...told])
    const request = requestOf({ from: '2026-03-01T00:00:00.000Z', to: '2026-04-01T00:00:00.000Z' })
    return readVendors(request, await readCoverage(request, world.docs), world.docs)
  }
  const known = cost('a', '2026-03-02', 'large', '5')

  it('is not shown, and neither is any sum that it is a part of', async () => {
    const [vendor] = await vendorsOf(known, cost('b', '2026-03-03', 'small', null))
    expect(vendor?.totals).toEqual({})
    expect(vendor?.models.map(({ model, figure }) => [model, figure.value])).toEqual([['large', 5]])
  })
  it('is shown once it is told', async () => {
    const [vendor] = await vendorsOf(
      known,
      cost('b', '2026-03-03', 'small', null),
      cost('b', '2026-03-03', 'small', '7'),
    )
    expect(vendor?.totals).toMatchObject({ estimated_cost_cents: { value: 12 } })
  })
})
