import type { CivilDate } from '#domain/common'
import { figure } from '#domain/figures'
import { type AssumptionState, versionOn } from '../entities/assumption.js'
import type { AiEconomics } from './response.js'

const LABELS = {
  assisted_pct: 'Share of work that AI assists',
  review_overhead_pct: 'Review that assisted work takes on top',
} as const

/** What people set of how AI is to be reckoned with, in force on a day; what was not set is not listed. */
export const aiAssumptions = (
  assumptions: readonly AssumptionState[],
  day: CivilDate,
): AiEconomics['usage']['assumptions'] =>
  assumptions
    .toSorted((a, b) => (a.assumptionId < b.assumptionId ? -1 : 1))
    .flatMap((assumption) => {
      const { assumptionId } = assumption
      if (assumptionId !== 'assisted_pct' && assumptionId !== 'review_overhead_pct') return []
      const set = versionOn(assumption, day)
      const value = Number(set?.value)
      if (set === undefined || !Number.isFinite(value)) return []
      const note = `${set.verified ? 'verified' : 'not verified'}, in force since ${set.effectiveFrom}`
      return [
        {
          ...{ id: assumptionId, label: LABELS[assumptionId], note },
          figure: figure(value, 'percent', 'user_declared', set.unitOrMethod),
        },
      ]
    })
