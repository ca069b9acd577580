import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { FoldError } from '#app/folding'
import { readWhole } from '#app/state/append'
import { directoryOf, projectNamed, sees } from '#app/state/context'
import type { Fields, InputOf } from '#app/state/field'
import type { Refusal } from '#app/state/refusal'
import { formerNames, namesGiven } from '#app/state/renaming'
import type { Location } from '#connectors/files/input'
import type { Instant, Uuid } from '#domain/common'
import { type DomainEvent, streamOf } from '#domain/events/catalogue'
import type { Outcome, StoreError } from '#domain/outcome'
import type { EventLog } from '#eventlog/port'
import { keptImports } from '#import/kept-choices'
import { connectionIdOf } from '#import/run'
import type { AnyReading, SourceError } from '#import/source'
import type { MemberDocument } from '#projections/access/fold'
import type { ProjectState } from '#projections/entities/project'
import type { ReadStore } from '#readstore/port'
import type { Source, WhichProject, WorkspaceNames } from './source.js'

/** A source, and how a person asks for it. */
export interface SourceRequest<F extends Fields, R extends AnyReading> {
  readonly source: Source<F, R>
  readonly locations: readonly Location[]
  readonly input: InputOf<F>
  readonly workspaceId: Uuid
  /** The project that a source belongs to as a whole, by id or name; null: the workspace's only one. */
  readonly project: string | null
  /** The member who imports, and reaches no project but those that the member sees; absent where the owner does. */
  readonly member?: MemberDocument | undefined
  /** The key by which the member imports, if it is one. */
  readonly keyId?: Uuid | null | undefined
  /** The import over HTTP that it is, if it is one. */
  readonly importId?: Uuid | undefined
}

/** The projects that an import may reach. */
export const projectsFor = (
  member: MemberDocument | undefined,
  directory: readonly DomainEvent[],
): readonly ProjectState[] => {
  const { projects } = directoryOf(directory)
  return member === undefined ? projects : projects.filter((project) => sees(member, project))
}

/** The stores that opening a source reads. */
interface Stores {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
}

export const directoryEvents = (
  workspaceId: Uuid,
  { eventLog }: Pick<Stores, 'eventLog'>,
): Outcome<StoreError, readonly DomainEvent[]> => readWhole(streamOf.directory(workspaceId), eventLog)

/** The project to map a source to: the one named, else the workspace's only one. */
const projectFor = (
  wanted: string | null,
  directory: readonly DomainEvent[],
  projects: readonly ProjectState[],
): Either<Refusal | WhichProject, Uuid> => {
  const { clients } = directoryOf(directory)
  if (wanted !== null) {
    const project = projectNamed(wanted, projects, clients)
    return isLeft(project) ? project : right(project.right.projectId)
  }
  const [project] = projects
  return project !== undefined && projects.length === 1
    ? right(project.projectId)
    : left({ tag: 'which_project', projects })
}

/** The names of a workspace that a reading depends on, with the project of its facts. */
export const namesIn = (
  { workspaceId, member }: Pick<SourceRequest<Fields, AnyReading>, 'workspaceId' | 'member'>,
  directory: readonly DomainEvent[],
  project: Uuid | null,
  stores: Stores,
): WorkspaceNames => {
  const { clients } = directoryOf(directory)
  const projects = projectsFor(member, directory)
  const [only] = projects
  const seen = new Set(projects.map(({ projectId }) => projectId))
  const added = directory.flatMap((event) => (event.type === 'ProjectAdded' ? [event.data.projectId] : []))
  return {
    projects: new Set(member === undefined ? added : added.filter((id) => seen.has(id))),
    repositories: namesGiven('repository', directory),
    trackers: namesGiven('tracker_project', directory),
    formerNames: formerNames(directory),
    project,
    projectNamed: (text) => {
      const named = projectNamed(text, projects, clients)
      return isLeft(named) ? named : right(named.right.projectId)
    },
    onlyProject:
      only !== undefined && projects.length === 1 ? right(only.projectId) : left({ tag: 'which_project', projects }),
    kept: (connection) => keptImports(workspaceId, connectionIdOf(workspaceId, connection), stores),
  }
}

/** The project of a source's facts; null if they name theirs. */
export const projectOf = <F extends Fields, R extends AnyReading>(
  { source, input, project, member }: Pick<SourceRequest<F, R>, 'source' | 'input' | 'project' | 'member'>,
  directory: readonly DomainEvent[],
): Either<Refusal | WhichProject, Uuid | null> =>
  project !== null || source.asksProject(input)
    ? projectFor(project, directory, projectsFor(member, directory))
    : right(null)

/** Opens a source under the names that the workspace uses by now. */
export const openNamed = async <F extends Fields, R extends AnyReading>(
  request: SourceRequest<F, R>,
  { eventLog, readStore, now }: Stores & { readonly now: () => Instant },
): Outcome<StoreError | SourceError | Refusal | WhichProject | FoldError, R> => {
  const directory = await directoryEvents(request.workspaceId, { eventLog })
  if (isLeft(directory)) return directory
  const project = projectOf(request, directory.right)
  if (isLeft(project)) return project
  const names = namesIn(request, directory.right, project.right, { eventLog, readStore })
  const { source, locations, input } = request
  const reading = await source.open(locations, input, names, now)
  return isLeft(reading) ? reading : right(source.named(reading.right, names))
}
