import type { Figure, Kpi } from '@workspace-delivery-intelligence/client'
import { currencyOf } from '../../format/figure.js'

export type KpiId = Kpi['id']

/** The short name of a KPI, as it stands above its number. */
export const kpiLabels: Readonly<Record<KpiId, string>> = {
  delivery_investment: 'Delivery cost',
  scope_expansion: 'Scope growth',
  delivery_output: 'Completed items',
  objectives: 'Objectives',
  ai_net_gain: 'AI net gain',
}

/** Says whether the number of a KPI counts hours: the contract has no unit for them. */
export const isInHours = (id: KpiId): boolean => id === 'ai_net_gain'

/** The KPI of the address, else the first that has a number; null if none has. */
export const selectedKpi = (kpis: readonly Kpi[], chosen: string | undefined): Kpi | null =>
  kpis.find(({ id }) => id === chosen) ?? kpis.find(({ value }) => value !== null) ?? null

/** A number against the one before it; null where they cannot be compared. */
export const comparedWith = (now: Figure | null, before: Figure | null): 'more' | 'less' | 'same' | null => {
  if (now === null || before === null) return null
  if (now.unit !== before.unit || currencyOf(now) !== currencyOf(before)) return null
  if (now.value === before.value) return 'same'
  return now.value > before.value ? 'more' : 'less'
}
