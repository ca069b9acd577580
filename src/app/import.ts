import { randomUUID } from 'node:crypto'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { type DomainEvent, streamOf } from '#domain/events/catalogue'
import type { Outcome, StoreError } from '#domain/outcome'
import type { ProjectState } from '#projections/entities/project'
import { connectionIdOf, type ImportError, type Imported, importSource } from '../connectors/import.js'
import type { SourceError, SourceReading } from '../connectors/source.js'
import { readWhole } from './append.js'
import type { CarryError } from './carrier.js'
import { directoryOf, projectNamed } from './context.js'
import type { Environment } from './environment.js'
import type { Fields, InputOf } from './field.js'
import { type FoldError, foldAll, foldUpTo } from './folding.js'
import type { Preview } from './preview.js'
import type { Refusal } from './refusal.js'
import { type RejectedRecords, rejectedRecords } from './rejected.js'
import { carryLinks, connectionsOf, namesGiven, renameContainer } from './renaming.js'
import { state } from './run.js'
import type { Source, WorkspaceNames } from './source.js'
import { mapUnlessMapped } from './stated/containers.js'
import { endIfStopped, type Notice, type Stopped, stoppable } from './watcher.js'
import { BEING_DELETED, type CommandError, type WorkspaceIsClosed } from './workspace.js'

/** The source to import, and its destination. */
export interface ImportRequest<F extends Fields, R extends SourceReading> {
  readonly source: Source<F, R>
  readonly locations: readonly string[]
  readonly input: InputOf<F>
  readonly workspaceId: Uuid
  /** The project that a source belongs to as a whole, by id or name; null: the workspace's only one. */
  readonly project: string | null
  /** The source, if already open. */
  readonly opened: R | null
  /** True for sample data that the service made itself. */
  readonly sample: boolean
}

/** The project has to be named. */
export interface WhichProject {
  readonly tag: 'which_project'
  readonly projects: readonly Pick<ProjectState, 'projectId' | 'name'>[]
}

export type ImportRefused =
  | ImportError
  | CommandError
  | CarryError
  | Refusal
  | FoldError
  | WorkspaceIsClosed
  | WhichProject
  | Stopped

/** The project to map a source to: the one named, else the workspace's only one. */
const projectFor = (wanted: string | null, directory: readonly DomainEvent[]): Either<Refusal | WhichProject, Uuid> => {
  const { projects, clients } = directoryOf(directory)
  if (wanted !== null) {
    const project = projectNamed(wanted, projects, clients)
    return isLeft(project) ? project : right(project.right.projectId)
  }
  const [project] = projects
  return project !== undefined && projects.length === 1
    ? right(project.projectId)
    : left({ tag: 'which_project', projects })
}

const namesIn = (directory: readonly DomainEvent[], project: Uuid | null): WorkspaceNames => ({
  projects: new Set(directory.flatMap((event) => (event.type === 'ProjectAdded' ? [event.data.projectId] : []))),
  repositories: namesGiven(directory),
  project,
  projectNamed: (text) => {
    const { projects, clients } = directoryOf(directory)
    const named = projectNamed(text, projects, clients)
    return isLeft(named) ? named : right(named.right.projectId)
  },
})

/** The project of a source's facts; null if they name theirs. */
const projectOf = <F extends Fields, R extends SourceReading>(
  { source, input, project }: Pick<ImportRequest<F, R>, 'source' | 'input' | 'project'>,
  directory: readonly DomainEvent[],
): Either<Refusal | WhichProject, Uuid | null> =>
  project !== null || source.asksProject(input) ? projectFor(project, directory) : right(null)

/** Opens a source with the names of the workspace. */
const openWith = async <F extends Fields, R extends SourceReading>(
  request: Pick<ImportRequest<F, R>, 'source' | 'locations' | 'input' | 'project'>,
  directory: readonly DomainEvent[],
  now: Environment['now'],
): Outcome<SourceError | Refusal | WhichProject, R> => {
  const project = projectOf(request, directory)
  if (isLeft(project)) return project
  const names = namesIn(directory, project.right)
  const { source, locations, input } = request
  const reading = await source.open(locations, input, names, now)
  return isLeft(reading) ? reading : right(source.named(reading.right, names))
}

const repositoriesIn = (directory: readonly DomainEvent[]): readonly string[] =>
  directoryOf(directory).containers.flatMap(({ kind, container }) => (kind === 'repository' ? [container] : []))

interface FormerNames {
  readonly workspaceId: Uuid
  readonly connectionId: Uuid
  readonly container: string
  readonly former: readonly string[]
}

/** Records a source's former names in the directory, and restates people's links of its changes under its name. */
const renameFormer = async (
  { workspaceId, connectionId, container: to, former }: FormerNames,
  environment: Environment,
): Outcome<CarryError, readonly Notice[]> => {
  const { readStore, now } = environment
  if (former.length > 0) {
    const folded = await foldAll(workspaceId, environment)
    if (isLeft(folded)) return folded
  }
  const actor = { kind: 'connector', id: connectionId } as const
  const renamer = { workspaceId, actor, correlationId: randomUUID(), now: now() }
  const notices: Notice[] = []
  for (const from of former) {
    const renaming = { kind: 'repository', container: from, to } as const
    const covering = await connectionsOf(from, workspaceId, readStore)
    if (isLeft(covering)) return covering
    const shared = covering.right.some((one) => one.connectionId !== connectionId)
    const renamed = await renameContainer(renaming, shared, renamer, environment)
    if (isLeft(renamed)) return renamed
    const carried = await carryLinks(renaming, renamer, environment)
    if (isLeft(carried)) return carried
    notices.push({ tag: 'repository_renamed', from, to, shared })
  }
  return right(notices)
}

/** Imports a source into its connection; maps a source that is one container to a project, unless it is mapped already. */
export const importFrom = async <F extends Fields, R extends SourceReading>(
  { source, locations, input, workspaceId, project, opened, sample }: ImportRequest<F, R>,
  environment: Environment,
): Outcome<ImportRefused, Imported<R>> => {
  const { eventLog, readStore, now, watcher } = environment
  const directory = (): Outcome<StoreError, readonly DomainEvent[]> =>
    readWhole(streamOf.directory(workspaceId), eventLog)
  const open = async (): Outcome<ImportRefused, R> => {
    const events = await directory()
    return isLeft(events) ? events : openWith({ source, locations, input, project }, events.right, now)
  }
  const events = await directory()
  if (isLeft(events)) return events
  const mapsTo = projectOf({ source, input, project }, events.right)
  if (isLeft(mapsTo)) return mapsTo
  const names = namesIn(events.right, mapsTo.right)
  const first = opened === null ? await open() : right(source.named(opened, names))
  if (isLeft(first)) return first

  const noted = new Set<string>()
  const note = (notice: Notice): void => {
    const text = JSON.stringify(notice)
    if (!noted.has(text)) watcher.note(notice)
    noted.add(text)
  }
  const onOpened = async (reading: R, former: readonly string[]): Outcome<ImportRefused, void> => {
    const current = await directory()
    if (isLeft(current)) return current
    // An import that begins after the workspace was closed would not be removed with it.
    if (current.right.length === 0 || directoryOf(current.right).closed)
      return left({ tag: 'workspace_closed', message: BEING_DELETED })
    for (const text of reading.notices) note({ tag: 'from_source', text })
    if (reading.repository === undefined) return right(undefined)
    const { container } = reading.repository
    const connectionId = connectionIdOf(workspaceId, reading)
    const renamed = await renameFormer({ workspaceId, connectionId, container, former }, environment)
    if (isLeft(renamed)) return renamed
    renamed.right.forEach(note)
    if (source.container === null || mapsTo.right === null) return right(undefined)
    const mapping = { kind: source.container, container, project: mapsTo.right }
    const statement = { command: mapUnlessMapped, input: mapping, workspaceId, as: null }
    const mapped = await state(statement, environment, now(), () => foldAll(workspaceId, environment))
    return isLeft(mapped) ? mapped : right(undefined)
  }
  const progress = watcher.progress(source.task)
  return stoppable(() =>
    importSource<R, ImportRefused>({
      workspaceId,
      eventLog,
      readStore,
      now,
      channel: source.channel(first.right),
      category: source.category(first.right),
      sample,
      emptyIsTrue: source.emptyIsTrue(input),
      opened: first.right,
      open,
      repositories: async () => {
        const current = await directory()
        return isLeft(current) ? current : right(repositoriesIn(current.right))
      },
      onProgress: (done, total) => {
        endIfStopped(watcher)
        progress.update(done, total)
      },
      onOpened,
      foldAll: () => foldAll(workspaceId, environment),
    }),
  ).finally(progress.end)
}

/** The result of an import whose facts are folded. */
export interface ImportedSource<R extends SourceReading> extends Imported<R> {
  /** The first rejected records; null if the source never rejects any. */
  readonly rejected: RejectedRecords | null
}

/** Imports a source and folds its facts; returns the first rejected records. */
export const importAndFold = async <F extends Fields, R extends SourceReading>(
  request: ImportRequest<F, R>,
  shown: number,
  environment: Environment,
): Outcome<ImportRefused, ImportedSource<R>> => {
  const { workspaceId, source } = request
  const imported = await importFrom(request, environment)
  if (isLeft(imported)) return imported
  const { connectionId, position } = imported.right
  const folded = await foldUpTo(position, workspaceId, environment)
  if (isLeft(folded)) return folded
  if (!source.rejects) return right({ ...imported.right, rejected: null })
  const rejected = await rejectedRecords(workspaceId, connectionId, shown, environment)
  return isLeft(rejected) ? rejected : right({ ...imported.right, rejected: rejected.right })
}

/** What an import would deliver; nothing is written. */
export const previewImport = async <F extends Fields, R extends SourceReading>(
  request: Pick<ImportRequest<F, R>, 'source' | 'locations' | 'input' | 'workspaceId' | 'project'>,
  environment: Environment,
): Outcome<ImportRefused, Preview | null> => {
  const { source, workspaceId } = request
  const events = await readWhole(streamOf.directory(workspaceId), environment.eventLog)
  if (isLeft(events)) return events
  const reading = await openWith(request, events.right, environment.now)
  if (isLeft(reading)) return reading
  return source.preview === null ? right(null) : source.preview(reading.right, environment.watcher)
}
