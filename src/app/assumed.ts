import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { type Assumption, withProjectNames } from './answers.js'
import { directoryOf } from './context.js'
import type { Environment } from './environment.js'
import { directoryEvents } from './open-source.js'

/** Assumptions with the workspace's projects by name. */
export const assumedIn = async (
  assumptions: readonly Assumption[],
  workspaceId: Uuid,
  environment: Environment,
): Outcome<StoreError, readonly Assumption[]> => {
  const directory = await directoryEvents(workspaceId, environment)
  return isLeft(directory) ? directory : right(withProjectNames(assumptions, directoryOf(directory.right).projects))
}
