import { describe, expect, it } from '@jest/globals'
import { exactSum, sumOfCounts } from '#domain/counts'
import { UNIT } from '#domain/decimal'
import { coordinationOf } from '#projections/cost/labour'
import { Rollup } from '#projections/rollups/rollup'
import { EXAMPLES } from '#test/support/facts/examples'
import { fact } from '../support/facts.js'
import { World } from '../support/world.js'

// Each of these meetings is as large as one can be: four of them come to more milliseconds of heads than a number holds.

const { place, data } = EXAMPLES.meeting
const LARGEST = {
  ...data,
  startsAt: '2026-03-01T00:00:00.000Z',
  endsAt: '2026-04-01T00:00:00.000Z',
  accepted: 1_000_000,
}
const MANY = 10
const MS = 31n * 86_400_000n * 1_000_000n

describe('given meetings whose sum exceeds the largest safe integer', () => {
  const world = new World(Array.from({ length: MANY }, (_, i) => fact('meeting', place, `m${i}`, LARGEST)))
  const days = world
    .all(Rollup)
    .filter(({ family, month }) => family === 'delivery' && month !== 'all')
    .flatMap((rollup) => Object.entries(rollup.days))

  it('then their sum is exact', () => {
    const sum = sumOfCounts(days.map(([, counts]) => counts))
    expect(exactSum(sum, 'coordination|attendeeMs')).toBe(BigInt(MANY) * MS)
  })
  it('then their cost is exact, too', () => {
    const rates = [
      { workspaceId: '', role: 'developer', rates: [{ from: '2026-01-01', amount: '100', currency: 'EUR' }] },
    ]
    const daily = new Map(days.map(([day, counts]) => [`2026-03-${day}`, counts]))
    const { cost } = coordinationOf(daily, { rates, currency: 'EUR' } as never)
    const euros = (BigInt(MANY) * MS * 100n) / 3_600_000n
    expect(cost?.get('EUR')).toMatchObject({ numerator: euros * UNIT, denominator: 1n })
  })
})
