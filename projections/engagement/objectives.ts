import type * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { type CivilDate, FiniteNumber, Int0 } from '#domain/common'
import { ratio } from '#domain/figures'
import type { MilestoneState } from '../entities/milestone.js'
import type { ObjectiveState } from '../entities/objective.js'

export const Objectives = closed('Objectives', {
  objectivesTotal: Int0,
  objectivesCompleted: Int0,
  milestones: Int0,
  completedRatio: nullable(FiniteNumber),
})
export type Objectives = t.TypeOf<typeof Objectives>

const ended = ({ endedOn }: ObjectiveState, end: CivilDate): boolean => endedOn !== null && endedOn <= end

/** Objectives set until the end of a day and not dropped until then. */
export const objectivesOn = (objectives: readonly ObjectiveState[], end: CivilDate): readonly ObjectiveState[] =>
  objectives.filter((one) => one.setOn <= end && !(one.state === 'dropped' && ended(one, end)))

export const isCompletedOn = (objective: ObjectiveState, end: CivilDate): boolean =>
  objective.state === 'completed' && ended(objective, end)

export const milestonesIn = (
  milestones: readonly MilestoneState[],
  { start, end }: { readonly start: CivilDate; readonly end: CivilDate },
): readonly MilestoneState[] => milestones.filter(({ reachedOn }) => reachedOn >= start && reachedOn <= end)

/**
 * Objectives as they stood at the end of a period, dropped ones left out, and milestones reached within it. What people
 * declare is known without any source: a project without objectives has none, and no ratio.
 */
export const objectivesReport = (
  objectives: readonly ObjectiveState[],
  milestones: readonly MilestoneState[],
  days: { readonly start: CivilDate; readonly end: CivilDate },
): Objectives => {
  const set = objectivesOn(objectives, days.end)
  const completed = set.filter((one) => isCompletedOn(one, days.end))
  return {
    objectivesTotal: set.length,
    objectivesCompleted: completed.length,
    milestones: milestonesIn(milestones, days).length,
    completedRatio: ratio(completed.length, set.length),
  }
}
