import { describe, expect, it } from '@jest/globals'
import type { Figure, Kpi } from '@workspace-delivery-intelligence/client'
import { barsOf, extentsOf } from '../../console/src/pages/project/bars.js'
import { isWithinWindow, periodBefore } from '../../console/src/pages/project/before.js'
import { comparedWith, selectedKpi } from '../../console/src/pages/project/kpis.js'

type Series = Parameters<typeof barsOf>[0]

const figure = (value: number, basis = 'EUR: cost', unit: Figure['unit'] = 'cents'): Figure => ({
  value,
  unit,
  provenance: 'modeled',
  basis,
})

const monthOf = (month: string, end: string, value: number | null): Series['months'][number] => ({
  month,
  start: `${month}-01`,
  end,
  kpis: [
    {
      id: 'delivery_investment',
      status: 'warn',
      availability: 'partial',
      summary: 'No source covers this month.',
      context: '',
      value: value === null ? null : figure(value),
    },
  ],
  adoption: null,
})
const seriesOf = (months: Series['months']): Series => ({
  project: null,
  period: { start: '2026-09-10', end: '2026-10-31', timeZone: 'UTC' },
  months,
  monthsTotal: months.length,
})

describe('the period before', () => {
  it('has as many days, and ends the day before', () => {
    expect(periodBefore({ start: '2026-08-29', end: '2026-11-26' }, '2026-11-26')).toEqual({
      start: '2026-05-31',
      end: '2026-08-28',
    })
    expect(periodBefore({ start: '2026-02-01', end: '2026-02-28' }, '2026-11-26')).toEqual({
      start: '2026-01-04',
      end: '2026-01-31',
    })
  })
  it('has the days until today alone of a period that goes on', () => {
    expect(periodBefore({ start: '2026-11-01', end: '2026-11-30' }, '2026-11-10')).toEqual({
      start: '2026-10-22',
      end: '2026-10-31',
    })
  })
  it('is none of a period that has not begun', () => {
    expect(periodBefore({ start: '2026-12-01', end: '2026-12-31' }, '2026-11-26')).toBeNull()
  })
  it('is shown where the plan shows its first day', () => {
    const before = { start: '2026-08-29', end: '2026-11-26' }
    expect(isWithinWindow(before, '2026-11-26', 90)).toBe(true)
    expect(isWithinWindow(before, '2026-11-26', 89)).toBe(false)
  })
})

describe('a number against the one before', () => {
  it('is more, less or the same', () => {
    expect(comparedWith(figure(2), figure(1))).toBe('more')
    expect(comparedWith(figure(1), figure(2))).toBe('less')
    expect(comparedWith(figure(0), figure(0))).toBe('same')
  })
  it('is not compared with what is not known, or with another unit or currency', () => {
    expect(comparedWith(figure(1), null)).toBeNull()
    expect(comparedWith(null, figure(1))).toBeNull()
    expect(comparedWith(figure(2), figure(1, 'USD: cost'))).toBeNull()
    expect(comparedWith(figure(2), figure(1, 'items', 'count'))).toBeNull()
  })
})

describe('the selected KPI', () => {
  const kpi = (id: Kpi['id'], value: Figure | null): Kpi => ({
    id,
    title: id,
    status: 'neutral',
    availability: 'available',
    context: '',
    summary: '',
    value,
    evidenceCount: 0,
    evidencePath: '',
  })
  const kpis = [kpi('delivery_investment', null), kpi('scope_expansion', figure(1)), kpi('objectives', figure(1))]
  it('is that of the address, also where its number is not known', () => {
    expect(selectedKpi(kpis, 'delivery_investment')?.id).toBe('delivery_investment')
    expect(selectedKpi(kpis, 'objectives')?.id).toBe('objectives')
  })
  it('is the first with a number where the address names none', () => {
    expect(selectedKpi(kpis, undefined)?.id).toBe('scope_expansion')
    expect(selectedKpi([kpi('objectives', null)], 'nothing')).toBeNull()
  })
})

describe('the months of the chart', () => {
  const period = { start: '2026-09-16', end: '2026-10-31' }
  it('are the last twelve, each with its place in the whole answer', () => {
    const months = Array.from({ length: 14 }, (_, n) => {
      const month = `${n < 12 ? 2025 : 2026}-${String((n % 12) + 1).padStart(2, '0')}`
      return monthOf(month, `${month}-28`, n)
    })
    const bars = barsOf(seriesOf(months), 'delivery_investment', period)
    expect(bars.map(({ month }) => month).at(0)).toBe('2025-03')
    expect(bars).toHaveLength(12)
    expect(bars[0]?.at).toBe('months[2].kpis[delivery_investment].value.value')
  })
  it('tell which of their days the period has, and whether they are complete', () => {
    const bars = barsOf(
      seriesOf([
        monthOf('2026-08', '2026-08-31', 1),
        monthOf('2026-09', '2026-09-30', 2),
        monthOf('2026-10', '2026-10-20', null),
      ]),
      'delivery_investment',
      period,
    )
    expect(bars.map(({ covered }) => covered)).toEqual([null, { from: 50, to: 100 }, { from: 0, to: 100 }])
    expect(bars.map(({ countedUntil }) => countedUntil)).toEqual([null, null, '2026-10-20'])
    expect(bars[2]).toMatchObject({
      value: null,
      reason: 'No source covers this month.',
      whole: { start: '2026-10-01', end: '2026-10-31' },
    })
  })
  it('of a repository alone are its merged changes', () => {
    const month = monthOf('2026-08', '2026-08-31', null)
    const adoption = {
      mergedChanges: 7,
      assistedChanges: 1,
      notAssistedChanges: 0,
      conflictingChanges: 0,
      untaggedChanges: 6,
      assistedShare: null,
      tools: [],
      availability: 'available',
      reason: null,
    } as const
    const [bar] = barsOf(seriesOf([{ ...month, adoption }]), 'changes', period)
    expect(bar).toMatchObject({ value: 7, figure: null, at: 'months[0].adoption.mergedChanges' })
  })
})

describe('the heights of bars', () => {
  it('are shares of the highest, and what is not known has none', () => {
    expect(extentsOf([10, null, 5, 0])).toEqual([
      { from: 0, size: 100 },
      null,
      { from: 0, size: 50 },
      { from: 0, size: 0 },
    ])
  })
  it('of values below zero end at the line of 0', () => {
    expect(extentsOf([30, -10])).toEqual([
      { from: 25, size: 75 },
      { from: 0, size: 25 },
    ])
  })
  it('are nothing where all values are 0 or not known', () => {
    expect(extentsOf([0, null])).toEqual([{ from: 0, size: 0 }, null])
  })
})
