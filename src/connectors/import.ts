import { randomUUID } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Instant, Uuid } from '#domain/common'
import { definitionOf } from '#domain/events/catalogue'
import type { ConnectionRegistered, RunCounts } from '#domain/events/connections'
import type { Channel } from '#domain/events/envelope'
import type { Outcome, StoreError } from '#domain/outcome'
import { uuidOf } from '#eventlog/new-event'
import { legiblePage, pagesOf } from '#eventlog/pages'
import type { EventLog, Position, Revision, WrongRevision } from '#eventlog/port'
import type { ReadStore } from '#readstore/port'
import { ConnectionStream } from './connection-stream.js'
import { countOpenDeadLetters, openDeadLettersAfter } from './dead-letters.js'
import { formerNames } from './former-names.js'
import { type Known, knownThings, readKnown, type TailTooLong } from './known.js'
import { moveEvidence } from './moving.js'
import { type ImportCounts, NOTHING, observe } from './observe.js'
import type { SourceError, SourceReading } from './source.js'

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
  /**
   * Called once the connection is known and before the first fact is appended, with the source's former names.
   */
  readonly onOpened: (reading: R, former: readonly string[]) => Outcome<E, void>
}

export interface Imported<R extends SourceReading> {
  readonly connectionId: Uuid
  readonly reading: R
  readonly counts: RunCounts
  /** The position of the run's last event. */
  readonly position: Position
}

/** Other imports kept appending to the same connection. */
export interface TooBusy {
  readonly tag: 'too_busy'
}
/** The connection is paused: nothing was read or appended. */
export interface ConnectionIsPaused {
  readonly tag: 'connection_paused'
  readonly message: string
}
/** The branch differs from last time and was not asked for: nothing was appended. */
export interface AnotherBranch {
  readonly tag: 'another_branch'
  readonly message: string
}
/** A source that declares itself complete has no records, although it had some before. */
export interface EmptyExport {
  readonly tag: 'empty_export'
  readonly message: string
}
export type ImportError = EmptyExport | SourceError | StoreError | TooBusy | ConnectionIsPaused | AnotherBranch

/** The connection of a source: the same source is the same connection in each import. */
export const connectionIdOf = (workspaceId: Uuid, { provider, identity }: SourceReading): Uuid =>
  uuidOf('connection', workspaceId, provider, identity)

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

/** A newer reading was imported since this one began, so this one may be outdated. */
interface Overtaken {
  readonly tag: 'overtaken'
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
const isInterruption = (error: unknown): error is Interruption =>
  Object.hasOwn(INTERRUPTIONS, (error as { readonly tag: string }).tag)

const importOnce = async <R extends SourceReading, E>(
  reading: R,
  isFirst: boolean,
  options: ImportOptions<R, E>,
): Outcome<ImportError | Interruption | E, Imported<R>> => {
  const { workspaceId, eventLog } = options
  const connectionId = connectionIdOf(workspaceId, reading)
  const known = await readKnown(workspaceId, connectionId, options)
  if (isLeft(known)) return known
  // Only once: after a clock was set back, every reading looks older.
  if (isFirst && known.right.lastReadAt !== null && known.right.lastReadAt > reading.readAt)
    return left({ tag: 'overtaken' })
  if (known.right.paused) {
    const message = `the connection ${reading.label} is paused; to read it again, run \`wdi connection resume ${connectionId}\``
    return left({ tag: 'connection_paused', message })
  }
  const { branch } = reading
  if (branch !== undefined && !branch.asked && known.right.branch !== null && known.right.branch !== branch.name) {
    const message =
      `the branch ${known.right.branch} of ${reading.label} was read last time, and ${branch.name} is now the default: ` +
      `choose one of them with --branch ${branch.name} or --branch ${known.right.branch}`
    return left({ tag: 'another_branch', message })
  }
  if (reading.isEmpty === true && options.emptyIsTrue !== true) {
    const withdraws = await wouldWithdraw(reading, known.right, options.readStore)
    if (isLeft(withdraws)) return withdraws
    const message = `${reading.label} has no records but declares that it is complete. Importing it would withdraw everything it delivered before. Check the export, or confirm with --empty-is-true`
    if (withdraws.right) return left({ tag: 'empty_export', message })
  }
  const former = await formerNamesOf(reading, known.right, options)
  if (isLeft(former)) return former
  const stream = new ConnectionStream(known.right.revision, { ...options, connectionId })

  if (!known.right.registered) {
    const { provider, label, account = null } = reading
    const { category, sample } = options
    const data = { provider, label, category, account, ...(sample ? { sample } : {}) }
    const registered = await stream.run('ConnectionRegistered', data)
    if (isLeft(registered)) return registered
  }
  const prepared = await options.onOpened(reading, former.right)
  if (isLeft(prepared)) return prepared

  const { openRun } = known.right
  const runId = openRun?.id ?? randomUUID()
  stream.correlationId = runId
  if (openRun === null) {
    const started = await stream.run('SyncStarted', { runId })
    if (isLeft(started)) return started
  }
  const startedRevision = openRun?.startedRevision ?? stream.revision
  if (reading.repository !== undefined && former.right.length > 0) {
    const { container: to } = reading.repository
    for (const from of former.right) {
      const mover = { workspaceId, connectionId, stream, readStore: options.readStore }
      const moved = await moveEvidence(mover, { kind: 'repository', from, to })
      if (isLeft(moved)) return moved
    }
    return left({ tag: 'moved' })
  }
  const before = await countsWithin(startedRevision, stream, eventLog)
  if (isLeft(before)) return before

  const same = await unchanged(reading, known.right, options.readStore)
  if (isLeft(same)) return same
  const found =
    same.right === null ? await observe(reading, known.right, stream, { ...options, runId }) : right(same.right)
  if (isLeft(found) && found.left.tag === 'source_error') {
    const { code, message } = found.left
    const counts = await countsWithin(startedRevision, stream, eventLog)
    if (isLeft(counts)) return counts
    const failed = await stream.run('SyncFailed', { runId, counts: counts.right, code, message })
    return isLeft(failed) ? failed : found
  }
  if (isLeft(found)) return found
  const counts = {
    accepted: before.right.accepted + found.right.accepted,
    withdrawn: before.right.withdrawn + found.right.withdrawn,
    // Records that this run appended before its interruption were found again, unchanged.
    unchanged: Math.max(0, found.right.unchanged - before.right.accepted),
    rejected: found.right.rejected,
    ...(found.right.leftOut === undefined ? {} : { leftOut: found.right.leftOut }),
  }
  const { coverage, readAt } = reading
  // Withheld withdrawals are decided by the next reading, even of the same state.
  const cursor = found.right.heldBack ? null : reading.cursor
  const completed = await stream.run('SyncCompleted', {
    runId,
    counts,
    coverage,
    cursor,
    readAt,
    ...(branch === undefined ? {} : { branch: branch.name }),
  })
  return isLeft(completed) ? completed : right({ connectionId, reading, counts, position: completed.right })
}

const formerNamesOf = async <R extends SourceReading, E>(
  { repository }: R,
  known: Known,
  { repositories = async () => right([]), readStore }: ImportOptions<R, E>,
): Outcome<StoreError | TailTooLong | E, readonly string[]> => {
  if (repository === undefined) return right([])
  const all = await repositories()
  return isLeft(all) ? all : formerNames(repository, known, all.right, readStore)
}

/**
 * The result of the last run, if the source has not changed since, nothing else was appended, and the same number of
 * dead letters is open. Null if the source has to be read.
 */
const unchanged = async (
  { cursor }: SourceReading,
  known: Known,
  readStore: ReadStore,
): Outcome<StoreError, ImportCounts | null> => {
  const { openRun, lastRun, tail, deadLetters } = known
  if (openRun !== null || lastRun === null || known.cursor !== cursor || tail.size + deadLetters.size > 0)
    return right(null)
  const { accepted, unchanged: asBefore, rejected, leftOut } = lastRun
  const open = await countOpenDeadLetters(known, readStore)
  if (isLeft(open)) return open
  return right(
    open.right === openDeadLettersAfter(rejected)
      ? {
          ...NOTHING,
          unchanged: accepted + asBefore,
          rejected,
          ...(leftOut === undefined ? {} : { leftOut }),
          heldBack: false,
        }
      : null,
  )
}

/** Whether an empty source would withdraw anything. */
const wouldWithdraw = async (
  { complete }: SourceReading,
  known: Known,
  readStore: ReadStore,
): Outcome<StoreError, boolean> => {
  for (const { kind, container, from, to } of complete)
    for await (const page of knownThings(kind, container, known, readStore)) {
      if (isLeft(page)) return page
      if (page.right.some(({ occurredAt }) => occurredAt >= from && occurredAt < to)) return right(true)
    }
  return right(false)
}

/** The counts of a run's events, up to the last revision that this import knows: other imports may append more. */
const countsWithin = async (
  start: Revision,
  { name, revision: last }: ConnectionStream,
  eventLog: EventLog,
): Outcome<StoreError, RunCounts> => {
  const counts = { ...NOTHING }
  for await (const page of pagesOf(name, start, eventLog)) {
    const events = isLeft(page) ? page : legiblePage(page.right)
    if (isLeft(events)) return events
    for (const { type, revision } of events.right) {
      if (revision > last) break
      const { observes } = definitionOf(type)
      if (observes === 'stated') counts.accepted += 1
      if (observes === 'withdrawn') counts.withdrawn += 1
      if (type === 'RecordDeadLettered') counts.rejected += 1
    }
  }
  return right(counts)
}
