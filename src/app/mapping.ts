import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { containerSpelling } from '#domain/events/spelling'
import type { Outcome } from '#domain/outcome'
import type { FoundContainer } from '../connectors/observe.js'
import type { SourceReading } from '../connectors/source.js'
import type { CarryError } from './carrier.js'
import type { Environment } from './environment.js'
import { type FoldError, foldAll } from './folding.js'
import { directoryEvents } from './open-source.js'
import type { Refusal } from './refusal.js'
import { state } from './run.js'
import { mapUnlessMapped, wasMapped } from './stated/containers.js'
import type { CommandError } from './workspace.js'

/** A container and the project that it belongs to. */
interface Assigned extends FoundContainer {
  readonly project: Uuid
}

type NotMapped = CommandError | CarryError | Refusal | FoldError

/** Maps containers to their projects, unless they are mapped. */
export const mapAll = async (
  containers: readonly Assigned[],
  workspaceId: Uuid,
  environment: Environment,
): Outcome<NotMapped, void> => {
  for (const { kind, container, project } of containers) {
    const input = { kind, container: containerSpelling(kind, container), project }
    const statement = { command: mapUnlessMapped, input, workspaceId, as: null }
    const mapped = await state(statement, environment, environment.now(), () => foldAll(workspaceId, environment))
    if (isLeft(mapped)) return mapped
  }
  return right(undefined)
}

/** Maps containers that a reading found, where a person said which project they belong to. */
export const mapFound = async (
  { projectOf: assigned }: SourceReading,
  containers: readonly FoundContainer[],
  workspaceId: Uuid,
  environment: Environment,
): Outcome<NotMapped, void> => {
  if (assigned === undefined) return right(undefined)
  const directory = await directoryEvents(workspaceId, environment)
  if (isLeft(directory)) return directory
  const all = containers.flatMap(({ kind, container }) => {
    if (wasMapped({ kind, container: containerSpelling(kind, container) }, directory.right)) return []
    const project = assigned(kind, container)
    return project === null ? [] : [{ kind, container, project }]
  })
  return mapAll(all, workspaceId, environment)
}
