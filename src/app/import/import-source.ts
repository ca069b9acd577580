import { randomUUID } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import { type FoldError, foldAll, foldUpTo } from '#app/folding'
import type { CarryError } from '#app/state/carrier'
import { directoryOf } from '#app/state/context'
import type { Fields } from '#app/state/field'
import type { ChoicesTaken } from '#app/state/import-choices'
import type { Refusal } from '#app/state/refusal'
import { carryLinks, carryTypes, connectionsOf, renameContainer, trackersApart } from '#app/state/renaming'
import { BEING_DELETED, type CommandError, type WorkspaceIsClosed } from '#app/state/workspace'
import { endIfStopped, type Notice, type Stopped, stoppable } from '#app/watcher'
import type { Uuid } from '#domain/common'
import type { DomainEvent } from '#domain/events/catalogue'
import type { Outcome } from '#domain/outcome'
import type { Renaming } from '#import/renaming'
import { type BeginError, type Imported, ImportRun, type KnownNames, type ReadError } from '#import/run'
import type { AnyReading } from '#import/source'
import { type Interruption, type TooBusy, untilDone } from '#import/until-done'
import type { MemberDocument } from '#projections/access/fold'
import { choicesTaken } from './assumed.js'
import { mapAll, mapFound } from './mapping.js'
import { missingIn } from './missing.js'
import { directoryEvents, namesIn, openNamed, projectOf, projectsFor, type SourceRequest } from './open-source.js'
import { type RejectedRecords, rejectedRecords } from './rejected.js'
import { carryTags } from './rekeyed-meetings.js'
import type { AnySource, WhichProject } from './source.js'

/** The source to import, and its destination. */
export interface ImportRequest<F extends Fields, R extends AnyReading> extends SourceRequest<F, R> {
  /** The source, if already open. */
  readonly opened: R | null
  /** True for sample data that the service made itself. */
  readonly sample: boolean
}

export type ImportRefused =
  | Exclude<BeginError | ReadError, Interruption>
  | TooBusy
  | CommandError
  | CarryError
  | Refusal
  | FoldError
  | WorkspaceIsClosed
  | WhichProject
  | Stopped

/** The names of a workspace by which a run recognises what was renamed. */
const knownNames = (directory: readonly DomainEvent[]): KnownNames => ({
  repositories: directoryOf(directory).containers.flatMap(({ kind, container }) =>
    kind === 'repository' ? [container] : [],
  ),
  trackersApart: trackersApart(directory),
})

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

/** A run that has begun, on its way into the workspace. */
interface Arrival {
  readonly run: ImportRun<AnyReading>
  readonly reading: AnyReading
  readonly workspaceId: Uuid
  readonly member: MemberDocument | undefined
  readonly keyId: Uuid | null | undefined
  readonly importId: Uuid | undefined
  /** The kind of the container that the source is, and its project; each null if the source is none. */
  readonly container: AnySource['container']
  readonly project: Uuid | null
}

/** Before the first fact: the workspace is open, the source has its current name, and its container has a project. */
const prepare = async (
  { run, reading, workspaceId, member, keyId, importId, container: kind, project }: Arrival,
  note: (notice: Notice) => void,
  environment: Environment,
): Outcome<ImportRefused, void> => {
  const directory = await directoryEvents(workspaceId, environment)
  if (isLeft(directory)) return directory
  // An import that begins after the workspace was closed would not be removed with it.
  if (directory.right.length === 0 || directoryOf(directory.right).closed)
    return left({ tag: 'workspace_closed', message: BEING_DELETED })
  for (const text of reading.notices) note({ tag: 'from_source', text })
  const { connectionId, renamings } = run
  const renamed = await renameFormer({ workspaceId, connectionId, renamings }, environment)
  if (isLeft(renamed)) return renamed
  renamed.right.forEach(note)
  if (reading.repository === undefined || kind === null || project === null) return right(undefined)
  const { container } = reading.repository
  // Not by its facts: a repository without any is mapped as well, and so is an unchanged one.
  return mapAll([{ kind, container, project }], { workspaceId, member, keyId, importId }, environment)
}

/** Reads the source to its end; what a page finds is mapped and renamed before its facts are appended. */
const readAll = async (
  { run, reading, workspaceId, member, keyId, importId }: Arrival,
  environment: Environment,
): Outcome<ImportRefused | Interruption, void> => {
  for await (const found of run.read()) {
    if (isLeft(found)) return found
    const { containers, meetings } = found.right
    const mapped = await mapFound(reading, containers, { workspaceId, member, keyId, importId }, environment)
    if (isLeft(mapped)) return mapped
    const carried = await carryTags(meetings, workspaceId, environment)
    if (isLeft(carried)) return carried
  }
  return right(undefined)
}

/** Imports a source into its connection; if the source is one container, maps it to a project unless it is mapped. */
export const importFrom = async <F extends Fields, R extends AnyReading>(
  request: ImportRequest<F, R>,
  environment: Environment,
): Outcome<ImportRefused, Imported<R>> => {
  const { source, input, workspaceId, member, keyId, importId, opened, sample } = request
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
  const options = {
    workspaceId,
    eventLog,
    readStore,
    now,
    channel: source.channel(first.right),
    category: source.category(first.right),
    sample,
    emptyIsTrue: source.emptyIsTrue(input),
    onProgress: (done: number, total: number | null) => {
      endIfStopped(watcher)
      progress.update(done, total)
    },
  }
  const importOnce = async (reading: R, isFirst: boolean): Outcome<ImportRefused | Interruption, Imported<R>> => {
    const known = await directoryEvents(workspaceId, environment)
    if (isLeft(known)) return known
    const begun = await ImportRun.begin(reading, isFirst, knownNames(known.right), options)
    if (isLeft(begun)) return begun
    const run = begun.right
    const arrival = {
      run,
      reading,
      workspaceId,
      member,
      keyId,
      importId,
      container: source.container,
      project: project.right,
    }
    const prepared = await prepare(arrival, note, environment)
    if (isLeft(prepared)) return prepared
    const read = await readAll(arrival, environment)
    return isLeft(read) ? read : run.complete()
  }
  const foldEverything = () => foldAll(workspaceId, environment)
  return stoppable(() =>
    untilDone<R, ImportRefused, Imported<R>>({ opened: first.right, open, foldAll: foldEverything }, importOnce),
  ).finally(progress.end)
}

/** The result of an import whose facts are folded. */
export interface ImportedSource<R extends AnyReading> extends Imported<R>, ChoicesTaken {
  /** The first rejected records; null if the source never rejects any. */
  readonly rejected: RejectedRecords | null
}

/** Imports a source and folds its facts; returns the first rejected records. */
export const importAndFold = async <F extends Fields, R extends AnyReading>(
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
  const projects = projectsFor(request.member, directory.right)
  const { reading, missing } = imported.right
  const done = { ...imported.right, ...choicesTaken(reading, projects), missing: missingIn(missing, projects) }
  if (!source.rejects) return right({ ...done, rejected: null })
  const rejected = await rejectedRecords(workspaceId, connectionId, shown, environment)
  return isLeft(rejected) ? rejected : right({ ...done, rejected: rejected.right })
}
