import type { CivilDate } from '#domain/common'
import { ASSUMPTIONS } from '../confidence/measures.js'
import { type AssumptionState, versionOn } from '../entities/assumption.js'
import type { AssumptionFacts } from './response.js'
import { assumptionTexts } from './texts.js'

/** The six assumptions as they stand on a day: as a person set them, else as the service ships. */
export const assumptionFacts = (
  assumptions: readonly AssumptionState[],
  { start, day }: { readonly start: CivilDate; readonly day: CivilDate },
): readonly AssumptionFacts[] =>
  ASSUMPTIONS.flatMap((id): readonly AssumptionFacts[] => {
    const standard = assumptionTexts[id]
    const set = assumptions.find(({ assumptionId }) => assumptionId === id)
    const inForce = set && versionOn(set, day)
    const expired = set?.versions.findLast(({ effectiveTo }) => effectiveTo !== null && effectiveTo < day)
    const version = inForce ?? expired
    if (version === undefined)
      return [
        {
          id,
          ...standard,
          source: 'default',
          status: 'needs_verification',
          effectiveFrom: start,
          effectiveTo: null,
          versionId: null,
        },
      ]
    const { value, unitOrMethod, effectiveFrom, effectiveTo, versionId, verified } = version
    return [
      {
        id,
        title: standard.title,
        value,
        unitOrMethod,
        effectiveFrom,
        effectiveTo,
        versionId,
        source: 'user',
        status: inForce === undefined ? 'expired' : verified ? 'verified' : 'needs_verification',
      },
    ]
  })
