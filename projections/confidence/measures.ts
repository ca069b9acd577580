import type { Instant } from '#domain/common'
import { countOf } from '#domain/counts'
import { type Availability, weakest } from '#domain/coverage'
import type { AssumptionId } from '#domain/events/engagement'
import type { EffectivePlan } from '#domain/plans'
import { labourByCategory } from '../cost/labour.js'
import type { CostCounter } from '../cost/measures.js'
import type { DeliveryCounter, DeliveryCounts } from '../delivery/measures.js'
import type { ConnectionState } from '../entities/connection.js'
import type { RateState } from '../entities/rate.js'
import type { DailySums } from '../rollups/daily-sums.js'
import { isFresh } from '../selection/freshness.js'
import type { Shares } from './report.js'

/** The inputs of the signals, over a selection and period. */
export interface ConfidenceInputs {
  /** Sums of the family `delivery`, over all places of the selection. */
  readonly delivery: DeliveryCounts
  /** Daily sums of the family `cost`. */
  readonly cost: DailySums<CostCounter>
  /** Work items of the period in all trackers that were read, and those of them in trackers mapped to some project. */
  readonly items: { readonly all: number; readonly mapped: number }
  readonly rates: readonly RateState[]
  /** Connections that are there and not paused. */
  readonly connections: readonly ConnectionState[]
  /** The number of verified assumptions, of six. */
  readonly verifiedAssumptions: number
  readonly plan: EffectivePlan
  readonly now: Instant
  readonly availability: {
    readonly codeChanges: Availability
    readonly workItems: Availability
    readonly meetings: Availability
    readonly timeEntries: Availability
    readonly releases: Availability
  }
}

/** The assumptions that a project's numbers rest on. */
export const ASSUMPTIONS = [
  'cost-basis',
  'scope-baseline',
  'meeting-attribution',
  'ai-attribution',
  'reporting-period',
  'work-cost-allocation',
] as const satisfies readonly AssumptionId[]

/** The nine shares, each with its numerator, denominator and how far its evidence was read. */
export const confidenceShares = (inputs: ConfidenceInputs): Shares => {
  const { delivery, cost, items, rates, connections, plan, now, availability } = inputs
  const of = (name: DeliveryCounter): number => countOf(delivery, name)
  const spent = cost.total
  const labour = [...labourByCategory(cost, rates).values()]
  const seconds = labour.reduce((sum, one) => sum + one.seconds, 0)
  const unpriced = labour.reduce((sum, one) => sum + one.unpricedSeconds, 0)
  const records = of('records') + countOf(spent, 'records')
  const manual = of('records|manual') + countOf(spent, 'records|manual')
  const { codeChanges, workItems, meetings, timeEntries, releases } = availability
  const share = (numerator: number, denominator: number, read: Availability) => ({
    numerator,
    denominator,
    availability: read,
  })
  return {
    prs_linked: share(of('merged|linked'), of('merged'), weakest(codeChanges, workItems)),
    items_mapped: share(items.mapped, items.all, workItems),
    meetings_tagged: share(of('meetings|tagged'), of('meetings'), meetings),
    rate_card: share(seconds - unpriced, seconds, timeEntries),
    ai_tagging: share(of('merged|tagged'), of('merged'), codeChanges),
    release_evidence: share(of('merged|released'), of('merged'), weakest(codeChanges, releases)),
    // Records can always be counted, and what a person declares needs no source.
    manual_entry_share: share(records - manual, records, 'available'),
    freshness: share(connections.filter((one) => isFresh(one, plan, now)).length, connections.length, 'available'),
    assumptions: share(inputs.verifiedAssumptions, ASSUMPTIONS.length, 'available'),
  }
}
