import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { divideHalfEven, scaled, UNIT } from '#domain/decimal'
import type { FactsOf } from '#domain/events/facts'
import { spread } from '#projections/cost/measures'
import { covering, mapped, projectAdded, registered, syncCompleted, type Told, uuid } from '../support/events.js'
import { CLOUD, cloudLine, rateSet, timeEntry } from '../support/facts.js'
import { defenseOf } from '../support/project.js'

// Sums are exact, and rounded last and once: as fine as real files are, nothing is lost on the way.

const READ_AT = '2026-05-01T00:00:00.000Z'
const BEGINNING = '2020-01-01T00:00:00.000Z'
const SOURCES: readonly Told[] = [
  projectAdded('app'),
  mapped(CLOUD, 'app', null, { kind: 'cloud_account' }),
  ...(['sheet', 'cloud'] as const).map((name) => registered(name)),
  syncCompleted('sheet', 'r1', { at: READ_AT, coverage: [covering(uuid('app'), BEGINNING, READ_AT, 'time_entry')] }),
  syncCompleted('cloud', 'r1', { at: READ_AT, coverage: [covering(CLOUD, BEGINNING, READ_AT, 'cloud_line')] }),
]
const investmentOf = async (events: readonly Told[]) => {
  const { facts } = await defenseOf([...SOURCES, ...events])
  if (facts === null) throw new Error('there are no facts')
  return facts.investment
}
const many = <A>(n: number, make: (i: number) => A): readonly A[] => Array.from({ length: n }, (_, i) => make(i))

describe('time entries of seconds', () => {
  it('are hours and cents of their exact sum: 60 entries of 34 seconds are 34 minutes', async () => {
    const investment = await investmentOf([
      rateSet('engineering', '100.00', '2026-01-01'),
      ...many(60, (i) => timeEntry('app', `t${i}`, { seconds: 34 })),
    ])
    // Each by itself would be 0.01 h and 94 cents.
    expect(investment).toMatchObject({ labourHours: 0.57, labourCents: 5_667 })
  })
  it('without a rate are hours all the same', async () => {
    const investment = await investmentOf([timeEntry('app', 'a', { seconds: 34 })])
    expect(investment).toMatchObject({ labourHours: 0.01, unpricedHours: 0.01, labourCents: null })
  })
})

describe('cloud lines of many digits', () => {
  const DAYS = { from: '2026-03-02', to: '2026-03-02' }
  it('are the cents of their exact sum', async () => {
    const lines = many(30, (i) => cloudLine(`c${i}`, { ...DAYS, amount: '0.00016666667' }))
    expect((await investmentOf(lines)).cloudCents).toBe(1)
    // A ten-thousand-millionth less each is 0.5 cents at most, and goes to the even neighbour.
    const less = many(30, (i) => cloudLine(`c${i}`, { ...DAYS, amount: '0.0001666666666666666' }))
    expect((await investmentOf(less)).cloudCents).toBe(0)
  })
  it('lose no digit: half a cent and the smallest amount are more than half a cent', async () => {
    const half = cloudLine('half', { ...DAYS, amount: '0.005' })
    const smallest = cloudLine('smallest', { ...DAYS, amount: `0.${'0'.repeat(39)}1` })
    expect((await investmentOf([half])).cloudCents).toBe(0)
    expect((await investmentOf([half, smallest])).cloudCents).toBe(1)
  })
  it('add up to the line over its days, each as fine as the line itself and at least to 10^-10', () => {
    const days = 3
    expect(spread('1', days)).toEqual(['0.3333333334', '0.3333333333', '0.3333333333'].map(scaled))
    expect(spread('-0.00000000001', days)).toEqual(['-0.00000000001', '0', '0'].map(scaled))
    expect(spread('0.0000000000000000005', days)).toEqual(
      ['0.0000000000000000002', '0.0000000000000000002', '0.0000000000000000001'].map(scaled),
    )
  })

  const anyAmount = fc
    .tuple(fc.constantFrom('', '-'), fc.nat(999), fc.stringMatching(/^\d{1,40}$/))
    .map(([sign, whole, digits]) => `${sign}${whole}.${digits}`)
  const anyLine = fc
    .record({ amount: anyAmount, from: fc.integer({ min: 1, max: 31 }), to: fc.integer({ min: 1, max: 31 }) })
    .filter(({ from, to }) => from <= to)
    .map(({ amount, from, to }): Partial<FactsOf<'cloud_line'>> & { readonly amount: string } => ({
      amount,
      from: `2026-03-${String(from).padStart(2, '0')}`,
      to: `2026-03-${String(to).padStart(2, '0')}`,
    }))
  it('whatever their days and order, have the cents of the exact sum', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyLine, { minLength: 1, maxLength: 6 }), async (lines) => {
        const sum = lines.reduce((total, { amount }) => total + scaled(amount), 0n)
        const cents = Number(divideHalfEven(sum * 100n, UNIT)) + 0
        const told = lines.map((line, i) => cloudLine(`c${i}`, line))
        const { cloudCents } = await investmentOf(told)
        expect(cloudCents).toBe(cents)
        expect((await investmentOf(told.toReversed())).cloudCents).toBe(cents)
      }),
      { seed: 20, numRuns: 20 },
    )
  })
})
