import { type ChoicesTaken, projectNameIn, withProjectNames } from '#app/state/import-choices'
import type { AnyReading } from '#import/source'
import type { ProjectState } from '#projections/entities/project'

/** The choices that a reading took, with the workspace's projects by name. To be asked once all its records were read. */
export const choicesTaken = (
  { assumptions = [], unneeded = [], changed = [] }: AnyReading,
  projects: readonly ProjectState[],
): ChoicesTaken => ({
  assumed: withProjectNames(assumptions, projects),
  unneeded: withProjectNames(unneeded, projects),
  changed: changed.map((one) => ({
    ...one,
    before: projectNameIn(one.answer, one.before, projects),
    now: projectNameIn(one.answer, one.now, projects),
  })),
})
