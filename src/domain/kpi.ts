import type * as t from 'io-ts'
import { oneOf } from './codec.js'

/** The five families of KPIs, in the contract's order. */
export const KpiFamily = oneOf('delivery_investment', 'scope_expansion', 'delivery_output', 'objectives', 'ai_net_gain')
export type KpiFamily = t.TypeOf<typeof KpiFamily>

/** The contract's titles. */
export const KPI_TITLES: Readonly<Record<KpiFamily, string>> = {
  delivery_investment: 'Delivery Investment',
  scope_expansion: 'Scope expansion',
  delivery_output: 'Project forensics',
  objectives: 'Objectives',
  ai_net_gain: 'AI net delivery gain',
}
