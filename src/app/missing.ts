import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { PLACE_OF } from '#domain/events/connections'
import type { Outcome, StoreError } from '#domain/outcome'
import type { Missing } from '../connectors/withdrawing.js'
import { directoryOf } from './context.js'
import type { Environment } from './environment.js'
import { directoryEvents } from './open-source.js'

export type { Missing }

/** Missing records with the workspace's projects by name. */
export const missingIn = async (
  missing: readonly Missing[],
  workspaceId: Uuid,
  environment: Environment,
): Outcome<StoreError, readonly Missing[]> => {
  if (missing.length === 0) return right([])
  const directory = await directoryEvents(workspaceId, environment)
  if (isLeft(directory)) return directory
  const { projects } = directoryOf(directory.right)
  const nameOf = ({ kind, place }: Missing): string => {
    const project = PLACE_OF[kind] === 'project' ? projects.find(({ projectId }) => projectId === place) : undefined
    return project?.name ?? place
  }
  return right(missing.map((one) => ({ ...one, place: nameOf(one) })))
}
