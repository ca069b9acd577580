import type { CivilDate } from '#domain/common'
import { ASSUMPTIONS } from '../confidence/measures.js'
import { type AssumptionState, versionOn } from '../entities/assumption.js'
import type { AssumptionFacts } from './response.js'

type Known = (typeof ASSUMPTIONS)[number]
interface Standard {
  readonly title: string
  readonly value: string
  readonly unitOrMethod: string
}

/** What holds until somebody sets something else. */
const STANDARDS: Readonly<Partial<Record<Known, Standard>>> = {
  'cost-basis': {
    title: 'Cost basis',
    value: 'Hours cost the rate in force for their role on their day.',
    unitOrMethod: 'hours × rate',
  },
  'scope-baseline': {
    title: 'Scope baseline',
    value: 'The lock in force on the last day of the period is what was agreed.',
    unitOrMethod: 'items of the lock',
  },
  'meeting-attribution': {
    title: 'Meeting attribution',
    value: "Meetings of the project's calendars are its own, unless a person says otherwise.",
    unitOrMethod: 'confirmed, timed meetings',
  },
  'ai-attribution': {
    title: 'AI attribution',
    value: 'Only marks on merged changes say whether AI assisted.',
    unitOrMethod: 'labels, trailers, table columns',
  },
  'reporting-period': {
    title: 'Reporting period',
    value: 'Whole civil days in the time zone asked for, up to now.',
    unitOrMethod: 'days',
  },
  'work-cost-allocation': {
    title: 'Work cost allocation',
    value: 'Time counts for the work item that its entry names.',
    unitOrMethod: 'time entries',
  },
}

/** The six assumptions as they stand on a day: as a person set them, else as the service ships. */
export const assumptionFacts = (
  assumptions: readonly AssumptionState[],
  { start, day }: { readonly start: CivilDate; readonly day: CivilDate },
): readonly AssumptionFacts[] =>
  ASSUMPTIONS.flatMap((id): readonly AssumptionFacts[] => {
    const standard = STANDARDS[id]
    if (standard === undefined) return []
    const set = assumptions.find(({ assumptionId }) => assumptionId === id)
    const inForce = set && versionOn(set, day)
    const expired = set?.versions.findLast(({ effectiveTo }) => effectiveTo !== null && effectiveTo < day)
    const version = inForce ?? expired
    if (version === undefined)
      return [
        {
          ...{ id, ...standard, source: 'default', status: 'needs_verification' },
          ...{ effectiveFrom: start, effectiveTo: null, versionId: null },
        },
      ]
    const { value, unitOrMethod, effectiveFrom, effectiveTo, versionId, verified } = version
    return [
      {
        ...{ id, title: standard.title, value, unitOrMethod, effectiveFrom, effectiveTo, versionId, source: 'user' },
        status: inForce === undefined ? 'expired' : verified ? 'verified' : 'needs_verification',
      },
    ]
  })
