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

/**
 * Objectives as they stood at the end of a period, dropped ones left out, and milestones reached within it. What people
 * declare is known without any source: a project without objectives has none, and no ratio.
 */
export const objectivesReport = (
  objectives: readonly ObjectiveState[],
  milestones: readonly MilestoneState[],
  { start, end }: { readonly start: CivilDate; readonly end: CivilDate },
): Objectives => {
  const ended = ({ endedOn }: ObjectiveState): boolean => endedOn !== null && endedOn <= end
  const set = objectives.filter((one) => one.setOn <= end && !(one.state === 'dropped' && ended(one)))
  const completed = set.filter((one) => one.state === 'completed' && ended(one))
  return {
    objectivesTotal: set.length,
    objectivesCompleted: completed.length,
    milestones: milestones.filter(({ reachedOn }) => reachedOn >= start && reachedOn <= end).length,
    completedRatio: ratio(completed.length, set.length),
  }
}
