import type { ProjectState } from '#projections/entities/project'
import type { SourceReading } from '../connectors/source.js'
import { type AnswersTaken, projectNameIn, withProjectNames } from './answers.js'

/** The answers that a reading took, with the workspace's projects by name. To be asked once all its records were read. */
export const answersTaken = (
  { assumptions = [], unneeded = [], changed = [] }: SourceReading,
  projects: readonly ProjectState[],
): AnswersTaken => ({
  assumed: withProjectNames(assumptions, projects),
  unneeded: withProjectNames(unneeded, projects),
  changed: changed.map((one) => ({
    ...one,
    before: projectNameIn(one.answer, one.before, projects),
    now: projectNameIn(one.answer, one.now, projects),
  })),
})
