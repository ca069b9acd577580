import { randomUUID } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Instant, Uuid } from '#domain/common'
import type { ConnectionRegistered, RunCounts } from '#domain/events/connections'
import type { Channel } from '#domain/events/envelope'
import type { Outcome, StoreError } from '#domain/outcome'
import { uuidOf } from '#eventlog/new-event'
import type { EventLog, Position, Revision, WrongRevision } from '#eventlog/port'
import type { ReadStore } from '#readstore/port'
import { type AppendEnd, Appender, type ConnectionIsPaused } from './appender.js'
import { keepAnswers, unchanged } from './beforehand.js'
import { type AppendError, ConnectionStream } from './connection-stream.js'
import type { RekeyedMeeting } from './former-keys.js'
import { formerNames } from './former-names.js'
import { type Known, readKnown, type TailTooLong } from './known.js'
import { moveEvidence } from './moving.js'
import { type FoundContainer, type ImportCounts, observe } from './pass.js'
import { type AnotherBranch, type EmptyExport, type Overtaken, refuse } from './refusal.js'
import { type Renaming, renamedForges } from './renamed-forges.js'
import { type Mark, runSoFar } from './run-so-far.js'
import type { SourceError, SourceReading } from './source.js'
import type { Missing } from './withdrawing.js'

/** How often an import restarts because another one of the same source was faster. */
const TRIES = 50

/** How a source is imported; `E` is what its callbacks may fail with. */
export interface ImportOptions<R extends SourceReading, E = never> {
  readonly workspaceId: Uuid
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly now: () => Instant
  readonly channel: Channel
  readonly category: t.TypeOf<typeof ConnectionRegistered.data>['category']
  /** Allows a complete but empty source to withdraw all its records. */
  readonly emptyIsTrue?: boolean
  /** True for sample data that the service made itself. */
  readonly sample: boolean
  /** The opened source, and how to open it again if another import was faster. */
  readonly opened: R
  readonly open: () => Outcome<SourceError | E, R>
  /** Resolves once all appended events are folded. */
  readonly foldAll: () => Outcome<E, void>
  readonly onProgress: (done: number, total: number | null) => void
  /** Names of the workspace's repositories: an interrupted run may have reported any of them. */
  readonly repositories?: () => Outcome<E, readonly string[]>
  /** Trackers of which a person said, after they were joined with others, that they are what they are called. */
  readonly trackersApart?: () => Outcome<E, ReadonlySet<string>>
  /**
   * Called once the connection is known and before the first fact is appended, with the containers that go by another name
   * from now on.
   */
  readonly onOpened: (reading: R, renamings: readonly Renaming[]) => Outcome<E, void>
  /** Called with containers that occur for the first time in this reading, before their first fact is appended. */
  readonly onContainers?: (reading: R, containers: readonly FoundContainer[]) => Outcome<E, void>
  /** Called with meetings that are stated under another key, before they are. */
  readonly onMeetings?: (meetings: readonly RekeyedMeeting[]) => Outcome<E, void>
}

export interface Imported<R extends SourceReading> {
  readonly connectionId: Uuid
  readonly reading: R
  readonly counts: RunCounts
  /** Known records of the source's days that it does not have, and that stay. */
  readonly missing: readonly Missing[]
  /** How many records were withdrawn because the whole that they are of was stated anew. */
  readonly replaced: number
  /** The position of the run's last event. */
  readonly position: Position
}

/** Other imports kept appending to the same connection. */
export interface TooBusy {
  readonly tag: 'too_busy'
}
export type ImportError = EmptyExport | SourceError | StoreError | TooBusy | ConnectionIsPaused | AnotherBranch

/** The connection of a source: the same source is the same connection in each import. */
export const connectionIdOf = (
  workspaceId: Uuid,
  { provider, identity }: Pick<SourceReading, 'provider' | 'identity'>,
): Uuid => uuidOf('connection', workspaceId, provider, identity)

/**
 * Reads a source and appends new, changed, withdrawn and rejected records, as one run of the source's
 * connection.
 * Resumes an interrupted run. If another import of the same source appends meanwhile, this one
 * restarts from the new state. A source that breaks off ends the run as failed; appended events stay.
 */
export const importSource = async <R extends SourceReading, E = never>(
  options: ImportOptions<R, E>,
): Outcome<ImportError | E, Imported<R>> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const reading = tries === 0 ? right(options.opened) : await options.open()
    if (isLeft(reading)) return reading
    const done = await importOnce(reading.right, tries === 0, options)
    if (!isLeft(done)) return done
    if (!isInterruption(done.left)) return left(done.left)
    if (done.left.tag === 'wrong_revision' || done.left.tag === 'overtaken') continue
    const folded = await options.foldAll()
    if (isLeft(folded)) return folded
  }
  return left({ tag: 'too_busy' })
}

/** Records under former names were restated under the current one: fold them, and read again. */
interface Moved {
  readonly tag: 'moved'
}

/** Reasons to start an import over. */
type Interruption = WrongRevision | TailTooLong | Overtaken | Moved
const INTERRUPTIONS: Readonly<Record<Interruption['tag'], true>> = {
  wrong_revision: true,
  tail_too_long: true,
  overtaken: true,
  moved: true,
}
const isSourceError = (error: unknown): error is SourceError =>
  (error as { readonly tag: string }).tag === 'source_error'
const isInterruption = (error: unknown): error is Interruption =>
  Object.hasOwn(INTERRUPTIONS, (error as { readonly tag: string }).tag)

/** A connection whose run has begun. */
interface Run {
  readonly known: Known
  readonly stream: ConnectionStream
  readonly appender: Appender
  readonly runId: string
  readonly startedRevision: Revision
}

/** Registers the connection unless it is, keeps the answers about it, and begins a run or takes up the interrupted one. */
const begin = async <R extends SourceReading, E>(
  reading: R,
  renamings: readonly Renaming[],
  known: Known,
  options: ImportOptions<R, E>,
): Outcome<AppendEnd | SourceError | E, Run> => {
  const { connectionId, openRun } = known
  const { provider, label, account = null } = reading
  const stream = new ConnectionStream(known.revision, { ...options, connectionId })
  const appender = new Appender({ stream, known, label, eventLog: options.eventLog })
  if (!known.registered) {
    const { category, sample } = options
    const data = { provider, label, category, account, ...(sample ? { sample } : {}) }
    const registered = await appender.run('ConnectionRegistered', data)
    if (isLeft(registered)) return registered
  }
  const answered = await keepAnswers(reading, known, stream)
  if (isLeft(answered)) return answered
  const prepared = await options.onOpened(reading, renamings)
  if (isLeft(prepared)) return prepared
  const runId = openRun?.id ?? randomUUID()
  stream.correlationId = runId
  if (openRun === null) {
    const started = await appender.run('SyncStarted', { runId })
    if (isLeft(started)) return started
  }
  return right({ known, stream, appender, runId, startedRevision: openRun?.startedRevision ?? stream.revision })
}

/** Restates the records of renamed containers; `moved` if there were any. */
const moveFormer = async <R extends SourceReading, E>(
  renamings: readonly Renaming[],
  { stream, known: { connectionId } }: Run,
  { workspaceId, readStore }: ImportOptions<R, E>,
): Outcome<Moved | AppendError, void> => {
  if (renamings.length === 0) return right(undefined)
  const mover = { workspaceId, connectionId, stream, readStore }
  for (const renaming of renamings) {
    const moved = await moveEvidence(mover, renaming)
    if (isLeft(moved)) return moved
  }
  return left({ tag: 'moved' })
}

/** Reads the source, unless it has not changed since its last run. A source that breaks off ends the run as failed. */
const readInRun = async <R extends SourceReading, E>(
  reading: R,
  { known, stream, appender, runId, startedRevision }: Run,
  mark: Mark | null,
  options: ImportOptions<R, E>,
): Outcome<SourceError | AppendEnd | E, ImportCounts> => {
  const { eventLog, readStore, onProgress } = options
  const { onContainers = async () => right(undefined), onMeetings = async () => right(undefined) } = options
  const same = await unchanged(reading, known, readStore)
  if (isLeft(same)) return same
  if (same.right !== null) return right(same.right)
  const found = await observe<E>(reading, {
    known,
    stream,
    appender,
    runId,
    mark,
    readStore,
    onProgress,
    onContainers: (containers) => onContainers(reading, containers),
    onMeetings,
  })
  if (!isLeft(found) || !isSourceError(found.left)) return found
  const { code, message } = found.left
  const soFar = await runSoFar(startedRevision, stream, eventLog)
  if (isLeft(soFar)) return soFar
  const failed = await appender.run('SyncFailed', { runId, counts: soFar.right.counts, code, message })
  return isLeft(failed) ? failed : found
}

const importOnce = async <R extends SourceReading, E>(
  reading: R,
  isFirst: boolean,
  options: ImportOptions<R, E>,
): Outcome<ImportError | Interruption | E, Imported<R>> => {
  const { workspaceId, eventLog } = options
  const connectionId = connectionIdOf(workspaceId, reading)
  const known = await readKnown(workspaceId, connectionId, options)
  if (isLeft(known)) return known
  const refused = await refuse(reading, isFirst, known.right, options)
  if (isLeft(refused)) return refused
  const renamings = await renamingsOf(reading, known.right, options)
  if (isLeft(renamings)) return renamings
  const run = await begin(reading, renamings.right, known.right, options)
  if (isLeft(run)) return run
  const moved = await moveFormer(renamings.right, run.right, options)
  if (isLeft(moved)) return moved
  const { stream, appender, runId, startedRevision } = run.right
  const before = await runSoFar(startedRevision, stream, eventLog)
  if (isLeft(before)) return before
  const found = await readInRun(reading, run.right, before.right.mark, options)
  if (isLeft(found)) return found
  const counts = {
    accepted: before.right.counts.accepted + found.right.accepted,
    withdrawn: before.right.counts.withdrawn + found.right.withdrawn,
    // Records that this run appended before its interruption were found again, unchanged.
    unchanged: Math.max(0, found.right.unchanged - before.right.counts.accepted),
    rejected: found.right.rejected,
    ...(found.right.leftOut === undefined ? {} : { leftOut: found.right.leftOut }),
  }
  const { coverage, readAt, branch, files } = reading
  // Withheld withdrawals are decided by the next reading, even of the same state.
  const cursor = found.right.heldBack ? null : reading.cursor
  const completed = await appender.run('SyncCompleted', {
    runId,
    counts,
    coverage,
    cursor,
    readAt,
    ...(branch === undefined ? {} : { branch: branch.name }),
    ...(files === undefined ? {} : { files }),
  })
  if (isLeft(completed)) return completed
  const { missing, replaced } = found.right
  return right({ connectionId, reading, counts, missing, replaced, position: completed.right })
}

const renamingsOf = async <R extends SourceReading, E>(
  reading: R,
  known: Known,
  options: ImportOptions<R, E>,
): Outcome<SourceError | StoreError | TailTooLong | E, readonly Renaming[]> => {
  const { repositories = async () => right([]), trackersApart = async () => right(new Set()), readStore } = options
  const { repository, namesRepositories = false } = reading
  if (repository !== undefined) {
    const all = await repositories()
    if (isLeft(all)) return all
    const former = await formerNames(repository, known, all.right, readStore)
    if (isLeft(former)) return former
    return right(former.right.map((from) => ({ kind: 'repository', from, to: repository.container })))
  }
  const isUnchanged = known.openRun === null && known.cursor === reading.cursor
  if (!namesRepositories || !known.registered || isUnchanged) return right([])
  // The records are looked up in folded documents.
  if (known.tail.size > 0) return left({ tag: 'tail_too_long' })
  const apart = await trackersApart()
  return isLeft(apart) ? apart : renamedForges(reading, known, { ...options, apart: apart.right })
}
