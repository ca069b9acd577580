import { describe, expect, it } from '@jest/globals'
import { priceRows, rateRows } from '../../console/src/pages/prices/rows.js'

const price = (role: string, ...days: readonly string[]) => ({
  engagementId: 'e',
  role,
  amounts: days.map((from) => ({
    from,
    to: null,
    amount: '100.00',
    amountCents: 10_000,
    currency: 'EUR',
    inForce: from === days[0],
  })),
  amountsTotal: days.length,
  version: null,
})

describe('the prices of a project', () => {
  it('have a row for each span of days, with its place in the answer', () => {
    const rows = priceRows([price('design', '2026-01-01'), price('engineering', '2026-06-01', '2026-01-01')])
    expect(rows.map(({ role, from, at }) => [role, from, at])).toEqual([
      ['design', '2026-01-01', 'prices[0].amounts[0].amountCents'],
      ['engineering', '2026-06-01', 'prices[1].amounts[0].amountCents'],
      ['engineering', '2026-01-01', 'prices[1].amounts[1].amountCents'],
    ])
  })
  it('have a key of their own each', () => {
    const rows = rateRows([
      { scope: 'workspace', role: 'qa', amounts: [amount('2026-01-01')], amountsTotal: 1, version: null },
      { scope: 'project', role: 'qa', amounts: [amount('2026-01-01')], amountsTotal: 1, version: null },
    ])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
  })
})

const amount = (from: string) => ({ from, amount: '80.00', amountCents: 8_000, currency: 'EUR', inForce: true })
