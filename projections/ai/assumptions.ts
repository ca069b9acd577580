import type { CivilDate } from '#domain/common'
import { compareText } from '#domain/compare'
import { figure } from '#domain/figures'
import { type AssumptionState, versionOn } from '../entities/assumption.js'
import type { AiEconomics } from './response.js'
import { aiAssumptionNotes, aiAssumptionTexts } from './texts.js'

/** The assumptions about AI in force on a day, as people set them; one that was not set is not listed. */
export const aiAssumptions = (
  assumptions: readonly AssumptionState[],
  day: CivilDate,
): AiEconomics['usage']['assumptions'] =>
  assumptions
    .toSorted((a, b) => compareText(a.assumptionId, b.assumptionId))
    .flatMap((assumption) => {
      const { assumptionId } = assumption
      if (assumptionId !== 'assisted_pct' && assumptionId !== 'review_overhead_pct') return []
      const set = versionOn(assumption, day)
      const value = Number(set?.value)
      if (set === undefined || !Number.isFinite(value)) return []
      const note = aiAssumptionNotes[set.verified ? 'verified' : 'notVerified'](set.effectiveFrom)
      return [
        {
          id: assumptionId,
          label: aiAssumptionTexts[assumptionId],
          note,
          figure: figure(value, 'percent', 'user_declared', set.unitOrMethod),
        },
      ]
    })
