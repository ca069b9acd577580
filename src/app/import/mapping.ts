import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import { type FoldError, foldAll } from '#app/folding'
import type { CarryError } from '#app/state/carrier'
import { directoryOf, projectNameOf } from '#app/state/context'
import type { Fields } from '#app/state/field'
import type { Refusal } from '#app/state/refusal'
import { state } from '#app/state/run'
import { mapUnlessMapped, wasMapped } from '#app/state/statements/containers'
import type { CommandError } from '#app/state/workspace'
import type { Uuid } from '#domain/common'
import type { DomainEvent } from '#domain/events/catalogue'
import { PLACE_OF } from '#domain/events/connections'
import { containerSpelling } from '#domain/events/spelling'
import type { Outcome } from '#domain/outcome'
import type { FoundContainer } from '#import/pass'
import type { AnyReading } from '#import/source'
import type { ComesTo } from './comes-to.js'
import { directoryEvents, type SourceRequest } from './open-source.js'

/** A container and the project that it belongs to. */
interface Assigned extends FoundContainer {
  readonly project: Uuid
}

/** The workspace of the containers, and the member who says where they belong; the owner if absent. */
type MappedBy = Pick<SourceRequest<Fields, AnyReading>, 'workspaceId' | 'member' | 'keyId' | 'importId'>

type NotMapped = CommandError | CarryError | Refusal | FoldError

/** Maps containers to their projects, unless they are mapped. */
export const mapAll = async (
  containers: readonly Assigned[],
  { workspaceId, member, keyId = null, importId }: MappedBy,
  environment: Environment,
): Outcome<NotMapped, void> => {
  for (const { kind, container, project } of containers) {
    const input = { kind, container: containerSpelling(kind, container), project }
    const statement = { command: mapUnlessMapped, input, workspaceId, as: member?.memberId ?? null, keyId, importId }
    const mapped = await state(statement, environment, environment.now(), () => foldAll(workspaceId, environment))
    if (isLeft(mapped)) return mapped
  }
  return right(undefined)
}

/** Maps containers that a reading found, where a person said which project they belong to. */
export const mapFound = async (
  { projectOf: assigned }: AnyReading,
  containers: readonly FoundContainer[],
  by: MappedBy,
  environment: Environment,
): Outcome<NotMapped, void> => {
  if (assigned === undefined || containers.length === 0) return right(undefined)
  const directory = await directoryEvents(by.workspaceId, environment)
  if (isLeft(directory)) return directory
  const all = containers.flatMap(({ kind, container }) => {
    if (wasMapped({ kind, container: containerSpelling(kind, container) }, directory.right)) return []
    const project = assigned(kind, container)
    return project === null ? [] : [{ kind, container, project }]
  })
  return mapAll(all, by, environment)
}

/** The project of a container once its facts are imported: that to which it belongs, else that of a person's choice. */
const projectAfterImport = (
  { kind, container }: FoundContainer,
  { projectOf: assigned }: AnyReading,
  directory: readonly DomainEvent[],
): Uuid | null => {
  const which = { kind, container: containerSpelling(kind, container) }
  if (!wasMapped(which, directory)) return assigned?.(kind, container) ?? null
  const state = directoryOf(directory).containers.find(
    (one) => one.kind === which.kind && one.container === which.container,
  )
  return state?.mappings.at(-1)?.projectId ?? null
}

/** The counts of a preview with the names of their projects. */
export const factsNamed = (
  counts: ComesTo['facts'],
  reading: AnyReading,
  directory: readonly DomainEvent[],
): ComesTo['facts'] => {
  const { projects } = directoryOf(directory)
  const nameOf = (id: Uuid): string => projectNameOf(id, projects)
  return counts.map((one) => {
    const kind = PLACE_OF[one.kind]
    if (kind === 'project') return { ...one, place: nameOf(one.place), project: nameOf(one.place) }
    const project = projectAfterImport({ kind, container: one.place }, reading, directory)
    return { ...one, project: project === null ? null : nameOf(project) }
  })
}
