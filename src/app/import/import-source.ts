import { randomUUID } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import { type FoldError, foldAll, foldUpTo } from '#app/folding'
import type { CarryError } from '#app/state/carrier'
import { directoryOf } from '#app/state/context'
import type { Fields } from '#app/state/field'
import type { AnswersTaken } from '#app/state/import-choices'
import type { Refusal } from '#app/state/refusal'
import { carryLinks, carryTypes, connectionsOf, renameContainer, trackersApart } from '#app/state/renaming'
import { BEING_DELETED, type CommandError, type WorkspaceIsClosed } from '#app/state/workspace'
import { endIfStopped, type Notice, type Stopped, stoppable } from '#app/watcher'
import type { Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import type { Renaming } from '#import/renamed-forges'
import { connectionIdOf, type ImportError, type Imported, importSource } from '#import/run'
import type { SourceReading } from '#import/source'
import { answersTaken } from './assumed.js'
import { mapAll, mapFound } from './mapping.js'
import { missingIn } from './missing.js'
import { directoryEvents, namesIn, openNamed, projectOf, type SourceRequest } from './open-source.js'
import { type RejectedRecords, rejectedRecords } from './rejected.js'
import { carryTags } from './rekeyed-meetings.js'
import type { AnySource, WhichProject } from './source.js'

/** The source to import, and its destination. */
export interface ImportRequest<F extends Fields, R extends SourceReading> extends SourceRequest<F, R> {
  /** The source, if already open. */
  readonly opened: R | null
  /** True for sample data that the service made itself. */
  readonly sample: boolean
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

const repositoriesIn = async (workspaceId: Uuid, environment: Environment): Outcome<StoreError, readonly string[]> => {
  const directory = await directoryEvents(workspaceId, environment)
  if (isLeft(directory)) return directory
  const { containers } = directoryOf(directory.right)
  return right(containers.flatMap(({ kind, container }) => (kind === 'repository' ? [container] : [])))
}

interface Renamed {
  readonly workspaceId: Uuid
  readonly connectionId: Uuid
  readonly renamings: readonly Renaming[]
}

/** Records renamed containers in the directory, and restates what people said of their changes. */
const renameFormer = async (
  { workspaceId, connectionId, renamings }: Renamed,
  environment: Environment,
): Outcome<CarryError, readonly Notice[]> => {
  const { readStore, now } = environment
  if (renamings.length > 0) {
    const folded = await foldAll(workspaceId, environment)
    if (isLeft(folded)) return folded
  }
  const actor = { kind: 'connector', id: connectionId } as const
  const renamer = { workspaceId, actor, correlationId: randomUUID(), now: now() }
  const notices: Notice[] = []
  for (const { kind, from, to } of renamings) {
    const renaming = { kind, container: from, to }
    if (kind === 'tracker_project') {
      const joined = await renameContainer(renaming, false, renamer, environment)
      if (isLeft(joined)) return joined
      const restated = await carryTypes(renaming, renamer, environment)
      if (isLeft(restated)) return restated
      notices.push({ tag: 'tracker_renamed', from, to })
      continue
    }
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

/** A watcher's `note` that shows each notice once, even if the import starts over. */
const notingOnce = (watcher: Environment['watcher']): ((notice: Notice) => void) => {
  const noted = new Set<string>()
  return (notice) => {
    const text = JSON.stringify(notice)
    if (!noted.has(text)) watcher.note(notice)
    noted.add(text)
  }
}

/** An opened source on its way into the workspace. */
interface Arrival {
  readonly reading: SourceReading
  readonly workspaceId: Uuid
  /** The containers that go by another name from now on. */
  readonly renamings: readonly Renaming[]
  /** The kind of the container that the source is, and its project; each null if the source is none. */
  readonly container: AnySource['container']
  readonly project: Uuid | null
}

/** Before the first fact: the workspace is open, the source has its current name, and its container has a project. */
const prepare = async (
  { reading, workspaceId, renamings, container: kind, project }: Arrival,
  note: (notice: Notice) => void,
  environment: Environment,
): Outcome<ImportRefused, void> => {
  const directory = await directoryEvents(workspaceId, environment)
  if (isLeft(directory)) return directory
  // An import that begins after the workspace was closed would not be removed with it.
  if (directory.right.length === 0 || directoryOf(directory.right).closed)
    return left({ tag: 'workspace_closed', message: BEING_DELETED })
  for (const text of reading.notices) note({ tag: 'from_source', text })
  const connectionId = connectionIdOf(workspaceId, reading)
  const renamed = await renameFormer({ workspaceId, connectionId, renamings }, environment)
  if (isLeft(renamed)) return renamed
  renamed.right.forEach(note)
  if (reading.repository === undefined || kind === null || project === null) return right(undefined)
  const { container } = reading.repository
  // Not by its facts: a repository without any is mapped as well, and so is an unchanged one.
  return mapAll([{ kind, container, project }], workspaceId, environment)
}

/** Imports a source into its connection; if the source is one container, maps it to a project unless it is mapped. */
export const importFrom = async <F extends Fields, R extends SourceReading>(
  request: ImportRequest<F, R>,
  environment: Environment,
): Outcome<ImportRefused, Imported<R>> => {
  const { source, input, workspaceId, opened, sample } = request
  const { eventLog, readStore, now, watcher } = environment
  const directory = await directoryEvents(workspaceId, environment)
  if (isLeft(directory)) return directory
  const project = projectOf(request, directory.right)
  if (isLeft(project)) return project
  const names = namesIn(request, directory.right, project.right, environment)
  const open = () => openNamed(request, environment)
  const first = opened === null ? await open() : right(source.named(opened, names))
  if (isLeft(first)) return first

  const note = notingOnce(watcher)
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
      repositories: () => repositoriesIn(workspaceId, environment),
      onProgress: (done, total) => {
        endIfStopped(watcher)
        progress.update(done, total)
      },
      trackersApart: async () => {
        const events = await directoryEvents(workspaceId, environment)
        return isLeft(events) ? events : right(trackersApart(events.right))
      },
      onOpened: (reading, renamings) =>
        prepare(
          { reading, workspaceId, renamings, container: source.container, project: project.right },
          note,
          environment,
        ),
      onContainers: (reading, containers) => mapFound(reading, containers, workspaceId, environment),
      onMeetings: (meetings) => carryTags(meetings, workspaceId, environment),
      foldAll: () => foldAll(workspaceId, environment),
    }),
  ).finally(progress.end)
}

/** The result of an import whose facts are folded. */
export interface ImportedSource<R extends SourceReading> extends Imported<R>, AnswersTaken {
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
  const directory = await directoryEvents(workspaceId, environment)
  if (isLeft(directory)) return directory
  const { projects } = directoryOf(directory.right)
  const { reading, missing } = imported.right
  const done = { ...imported.right, ...answersTaken(reading, projects), missing: missingIn(missing, projects) }
  if (!source.rejects) return right({ ...done, rejected: null })
  const rejected = await rejectedRecords(workspaceId, connectionId, shown, environment)
  return isLeft(rejected) ? rejected : right({ ...done, rejected: rejected.right })
}
