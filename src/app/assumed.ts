import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import type { SourceReading } from '../connectors/source.js'
import { type AnswersTaken, projectNameIn, withProjectNames } from './answers.js'
import { directoryOf } from './context.js'
import type { Environment } from './environment.js'
import { directoryEvents } from './open-source.js'

/** The answers that a reading took, with the workspace's projects by name. To be asked once all its records were read. */
export const answersTaken = async (
  { assumptions = [], unneeded = [], changed = [] }: SourceReading,
  workspaceId: Uuid,
  environment: Environment,
): Outcome<StoreError, AnswersTaken> => {
  const directory = await directoryEvents(workspaceId, environment)
  if (isLeft(directory)) return directory
  const { projects } = directoryOf(directory.right)
  return right({
    assumed: withProjectNames(assumptions, projects),
    unneeded: withProjectNames(unneeded, projects),
    changed: changed.map((one) => ({
      ...one,
      before: projectNameIn(one.answer, one.before, projects),
      now: projectNameIn(one.answer, one.now, projects),
    })),
  })
}
