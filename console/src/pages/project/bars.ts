import type { Figure } from '@workspace-delivery-intelligence/client'
import { addDays, daysOf, monthStart } from '../../address/civil.js'
import type { Period } from '../../address/periods.js'
import type { Answer } from '../../api/ask.js'
import type { KpiId } from './kpis.js'

type Series = Answer<'series.read'>
type Month = Series['months'][number]

/** The numbers that the bars show: a KPI, or the merged changes of a repository alone. */
export type Shown = KpiId | 'changes'

const MOST_MONTHS = 12

/** A month of the chart. */
export interface MonthBar {
  readonly month: string
  /** The whole month, which a click selects. */
  readonly whole: Period
  /** The last day that is counted, where that is not the month's last. */
  readonly countedUntil: string | null
  /** The part of the month that the period covers, in percent of its days; null where it covers none. */
  readonly covered: { readonly from: number; readonly to: number } | null
  /** Null is not known, with the reason for it. */
  readonly value: number | null
  readonly figure: Figure | null
  readonly reason: string
  /** The place of the number in the answer. */
  readonly at: string
}

const wholeOf = ({ start }: Month): Period => ({
  start: monthStart(start),
  end: addDays(monthStart(start, 1), -1),
})

/** The part of some days that others cover, in percent of these. */
const coveredOf = (whole: Period, { start, end }: Period): MonthBar['covered'] => {
  const first = start > whole.start ? start : whole.start
  const last = end < whole.end ? end : whole.end
  if (last < first) return null
  const days = daysOf(whole.start, whole.end)
  return {
    from: ((daysOf(whole.start, first) - 1) / days) * 100,
    to: (daysOf(whole.start, last) / days) * 100,
  }
}

const numberOf = (month: Month, shown: Shown): Pick<MonthBar, 'value' | 'figure' | 'reason'> & { at: string } => {
  if (shown === 'changes')
    return {
      value: month.adoption?.mergedChanges ?? null,
      figure: null,
      reason: month.adoption?.reason ?? '',
      at: 'adoption.mergedChanges',
    }
  const kpi = month.kpis.find(({ id }) => id === shown)
  const figure = kpi?.value ?? null
  return { value: figure?.value ?? null, figure, reason: kpi?.summary ?? '', at: `kpis[${shown}].value.value` }
}

/** The last twelve months of a series, as bars. */
export const barsOf = ({ months }: Series, shown: Shown, period: Period): readonly MonthBar[] => {
  const first = Math.max(0, months.length - MOST_MONTHS)
  return months.slice(first).map((month, n) => {
    const whole = wholeOf(month)
    const { value, figure, reason, at } = numberOf(month, shown)
    return {
      month: month.month,
      whole,
      countedUntil: month.end < whole.end ? month.end : null,
      covered: coveredOf(whole, period),
      value,
      figure,
      reason,
      at: `months[${first + n}].${at}`,
    }
  })
}

/** A bar in percent of the height: where it begins above the lowest value, and how high it is. */
export interface Extent {
  readonly from: number
  readonly size: number
}

/** The extents of values, which share a line of 0; values that are not known have none. */
export const extentsOf = (values: readonly (number | null)[]): readonly (Extent | null)[] => {
  const known = values.filter((value) => value !== null)
  const lowest = Math.min(0, ...known)
  const whole = Math.max(0, ...known) - lowest
  return values.map((value) => {
    if (value === null) return null
    if (whole === 0) return { from: 0, size: 0 }
    return { from: ((Math.min(0, value) - lowest) / whole) * 100, size: (Math.abs(value) / whole) * 100 }
  })
}
