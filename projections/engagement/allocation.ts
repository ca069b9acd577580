import type { CivilDate } from '#domain/common'
import type { EvidenceKind } from '#domain/events/connections'
import { type AssumptionState, versionOn } from '../entities/assumption.js'

/** Says whether time sheets contain the meetings: then they add no cost to that of the time. */
export const MEETINGS_CHOICES = ['added', 'included'] as const
export type MeetingsChoice = (typeof MEETINGS_CHOICES)[number]

const ASSUMPTION = 'work-cost-allocation'

/** The choice that a value of the assumption begins with; null where it begins with none. */
export const meetingsChoiceIn = (value: string): MeetingsChoice | null => {
  const [first] = value
    .trimStart()
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u, 1)
  return MEETINGS_CHOICES.find((choice) => choice === first) ?? null
}

/**
 * The choice that was stated for a project and is in force on a day; null where there is none, and meetings are added.
 */
export const meetingsChoiceOn = (assumptions: readonly AssumptionState[], day: CivilDate): MeetingsChoice | null => {
  const set = assumptions.find(({ assumptionId }) => assumptionId === ASSUMPTION)
  const version = set && versionOn(set, day)
  return version === undefined ? null : meetingsChoiceIn(version.value)
}

/** The kinds of evidence that cost something. */
export type CostKind = Extract<EvidenceKind, 'time_entry' | 'meeting' | 'cloud_line'>

/** The evidence that a project's cost is made of: meetings that time sheets contain are none of it. */
export const costKinds = (choice: MeetingsChoice | null): readonly CostKind[] =>
  choice === 'included' ? ['time_entry', 'cloud_line'] : ['time_entry', 'meeting', 'cloud_line']
