import type { CivilDate } from '#domain/common'
import type { EvidenceKind } from '#domain/events/connections'
import { ratio, roundHalfEven } from '#domain/figures'
import type { Currency } from '#domain/money'
import { type AiTotals, MINIMUM_PER_GROUP, MINIMUM_TAGGING_COVERAGE, taggingCoverageOf } from '../ai/report.js'
import { comparisonReasons } from '../ai/texts.js'
import type { AssumptionState } from '../entities/assumption.js'
import type { ProjectReports } from '../project/read.js'
import { assumptionFacts, type HeadDomains } from './assumptions.js'
import { type DeliveredInputs, deliveredFacts } from './delivered.js'
import type { Facts } from './response.js'
import { packageReasons, packageTitles } from './texts.js'

export interface FactsInputs {
  readonly period: { readonly start: CivilDate; readonly end: CivilDate }
  /** The last day of the period, today at the latest. */
  readonly day: CivilDate
  readonly reports: ProjectReports
  readonly ai: Pick<AiTotals, 'adoption' | 'cycleTime'>
  readonly assumptions: readonly AssumptionState[]
  readonly headDomains: HeadDomains
  readonly currencies: readonly Currency[]
  /** The project's. */
  readonly currency: Currency
  readonly changeOrders: number
  /** Says whether people entered the invoices, and no source of invoices is connected. */
  readonly invoicesByHand: boolean
  readonly hasEngagement: boolean
  readonly delivered: Pick<DeliveredInputs, 'counts' | 'items' | 'changes' | 'releases' | 'countedAs' | 'connections'>
  readonly sources: Facts['sources']
  /** Recorded evidence of the period, by kind. */
  readonly itemCounts: Readonly<Partial<Record<EvidenceKind, number>>>
}

type AiOf = Pick<FactsInputs, 'ai' | 'reports'>

const aiFacts = ({ ai: { adoption, cycleTime }, reports }: AiOf): Pick<Facts, 'ai' | 'aiInsufficientSample'> => {
  const { mergedChanges, assistedChanges, notAssistedChanges, taggedEvidenceTotal } = adoption
  const coverage = ratio(taggedEvidenceTotal, mergedChanges)
  if (reports.availability.code_change === 'unavailable' || coverage === null)
    return { ai: null, aiInsufficientSample: null }
  const { gain, unavailableReason } = cycleTime
  return {
    ai: {
      assistedChanges,
      notAssistedChanges,
      taggedPct: roundHalfEven(100 * coverage, 1),
      netHours: gain?.netHours ?? null,
    },
    aiInsufficientSample:
      gain !== null
        ? null
        : {
            assistedChanges: cycleTime.assistedChanges,
            baselineChanges: cycleTime.baselineChanges,
            minimumPerGroup: MINIMUM_PER_GROUP,
            minimumTaggingCoverage: MINIMUM_TAGGING_COVERAGE,
            taggingCoverage: taggingCoverageOf(adoption),
            reason: unavailableReason ?? comparisonReasons.none,
          },
  }
}

const PACKAGES = ['work_item', 'code_change', 'release', 'meeting', 'time_entry', 'cloud_line', 'invoice'] as const
const packagesOf = ({
  itemCounts,
  invoicesByHand,
  reports: { availability },
}: FactsInputs): Facts['evidencePackages'] =>
  PACKAGES.map((id) => {
    const state = availability[id]
    const ofState = state === 'available' ? null : packageReasons[state]
    const reason = id === 'invoice' && invoicesByHand ? packageReasons.invoicesByHand : ofState
    return { id, title: packageTitles[id], items: itemCounts[id] ?? 0, state, reason }
  })

/** Says whether any amount is told, though it may be 0. */
const tellsAmounts = ({ reports: { coordination, investment } }: Pick<FactsInputs, 'reports'>): boolean =>
  [coordination, investment].some((report) =>
    Object.entries(report).some(([name, value]) => name.endsWith('Cents') && value !== null),
  )

/** The facts of a project and period, but for what follows from them. */
export const projectFacts = (inputs: FactsInputs): Omit<Facts, 'actions'> => {
  const { period, day, reports, assumptions, currencies, changeOrders, delivered, sources } = inputs
  const { scope, confidence, coordination, investment, objectives, delivery } = reports
  const bySource = confidence.signals.find(({ id }) => id === 'manual_entry_share')?.pct ?? null
  const valued = scope?.valuation.currency ?? null
  // Of what is spent or, where nothing is, of what was added: amounts of another currency would pass for this one.
  const [only, ...others] = currencies
  // Amounts of 0 are amounts of the project's currency.
  const ofNothing = tellsAmounts(inputs) ? inputs.currency : null
  const currency = others.length > 0 ? null : (only ?? valued ?? ofNothing)
  return {
    periodStart: period.start,
    periodEnd: period.end,
    currency,
    ...aiFacts(inputs),
    scope:
      scope === null || !inputs.hasEngagement
        ? null
        : {
            expansionPct: scope.expansionPct,
            addedItems: scope.added.items,
            valueCents: valued === currency ? scope.valuation.valueCents : null,
            changeOrders,
          },
    assumptions: assumptionFacts(assumptions, { start: period.start, day }, inputs.headDomains),
    confidence,
    coordination,
    investment,
    sources,
    delivery: deliveredFacts({ ...delivered, prsLinkedPct: delivery.prsLinkedPct, objectives }),
    evidencePackages: packagesOf(inputs),
    manualEntrySharePct: bySource === null ? null : roundHalfEven(100 - bySource, 1),
  }
}
