/** The five families of KPIs by id, with their titles. */
export const KPI_TITLES = {
  delivery_investment: 'Delivery Investment',
  scope_expansion: 'Scope expansion',
  delivery_output: 'Project forensics',
  objectives: 'Objectives',
  ai_net_gain: 'AI net delivery gain',
} as const
export type KpiFamily = keyof typeof KPI_TITLES
export const KPI_FAMILIES = Object.keys(KPI_TITLES) as readonly KpiFamily[]
