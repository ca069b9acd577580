import type { Uuid } from '#domain/common'
import { KPI_TITLES } from '#domain/kpi'
import { Family } from './response.js'

interface FamilyText {
  readonly title: string
  /** What its number is, and of what it is made. */
  readonly explanation: string
}

/** The five families in the contract's order, by the contract's titles. */
export const FAMILIES: Readonly<Record<Family, FamilyText>> = {
  delivery_investment: {
    title: KPI_TITLES.delivery_investment,
    explanation:
      'Labour, coordination and cloud of the period: hours and meetings at the rates in force on their days, and what clouds billed. An hour without a rate costs nothing that anybody knows.',
  },
  scope_expansion: {
    title: KPI_TITLES.scope_expansion,
    explanation:
      'Work items made after the day of the scope lock, over the items of the lock. Listed are the items of the lock and those added.',
  },
  delivery_output: {
    title: KPI_TITLES.delivery_output,
    explanation: 'Work items completed in the period, with the changes merged and the releases made in it.',
  },
  objectives: {
    title: KPI_TITLES.objectives,
    explanation:
      'Objectives completed over objectives set, as they stood at the end of the period, and the milestones reached in it.',
  },
  ai_net_gain: {
    title: KPI_TITLES.ai_net_gain,
    explanation:
      'Hours that assisted changes saved on the way to review, less those that their review took longer: a modelled counterfactual against changes marked as not assisted. Listed are the changes that carry an AI mark.',
  },
}

/** Workspace-relative; without the query where no project is selected. */
export const evidencePath = (workspaceId: Uuid, family: Family, projectId: Uuid | null): string =>
  `/workspaces/${workspaceId}/command-center/evidence/${family}${projectId === null ? '' : `?projectId=${projectId}`}`

export const ALL_FAMILIES: readonly Family[] = Family.values
