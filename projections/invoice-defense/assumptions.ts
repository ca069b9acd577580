import type { CivilDate } from '#domain/common'
import { ASSUMPTIONS } from '../confidence/measures.js'
import { type AssumptionState, versionOn } from '../entities/assumption.js'
import type { Coverage } from '../selection/coverage.js'
import type { AssumptionFacts } from './response.js'
import { assumptionTexts, headsTexts } from './texts.js'

/**
 * The domains of the people who count in a project's meetings: a list for each of its calendars' connections, null for
 * a connection without any.
 */
export type HeadDomains = readonly (string | null)[]

export const headDomainsOf = ({ connections, selected }: Pick<Coverage, 'connections' | 'selected'>): HeadDomains => {
  const calendars = new Set(selected.meeting.map(({ container }) => container))
  return connections
    .filter(({ coverage }) => coverage.some(({ kind, container }) => kind === 'meeting' && calendars.has(container)))
    .map(({ answers }) => answers?.domains ?? null)
}

/** Says in a sentence who counts in meetings. */
const headsCounted = (all: HeadDomains): string => {
  const domains = [...new Set(all.flatMap((text) => text?.split(' ') ?? []))].sort()
  if (domains.length === 0) return headsTexts.everyone
  return all.includes(null) ? headsTexts.ofSome(domains) : headsTexts.of(domains)
}

/** The six assumptions as they stand on a day: as a person set them, else as the service ships. */
export const assumptionFacts = (
  assumptions: readonly AssumptionState[],
  { start, day }: { readonly start: CivilDate; readonly day: CivilDate },
  headDomains: HeadDomains,
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
          value: id === 'meeting-attribution' ? `${standard.value} ${headsCounted(headDomains)}` : standard.value,
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
