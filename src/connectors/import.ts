import { randomUUID } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Instant, Uuid } from '#domain/common'
import { definitionOf } from '#domain/events/catalogue'
import type { ConnectionRegistered, RunCounts } from '#domain/events/connections'
import type { Channel } from '#domain/events/envelope'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { uuidOf } from '#eventlog/new-event'
import { legiblePage, pagesOf } from '#eventlog/pages'
import type { EventLog, Position, Revision, WrongRevision } from '#eventlog/port'
import type { ReadStore } from '#readstore/port'
import { ConnectionStream } from './connection-stream.js'
import { countStanding, lettersFor } from './dead-letters.js'
import { formerNames } from './former-names.js'
import { type Known, knownThings, readKnown, type TailTooLong } from './known.js'
import { moveEvidence } from './moving.js'
import { NOTHING, type Observed, observe } from './observe.js'
import type { SourceError, SourceReading } from './source.js'

/** How often an import starts over because another one of the same source was faster. */
const TRIES = 50

export interface ImportOptions<R extends SourceReading> {
  readonly workspaceId: Uuid
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly now: () => Instant
  readonly channel: Channel
  readonly category: t.TypeOf<typeof ConnectionRegistered.data>['category']
  /** A source that says that it is whole and holds nothing may withdraw all that it had told. */
  readonly emptyIsTrue?: boolean
  /** True for data that the service made itself. */
  readonly sample: boolean
  /** The source as it was opened, and how to open it again where another import was faster. */
  readonly opened: R
  readonly open: () => Outcome<SourceError, R>
  /** Comes back once all that is appended is folded. */
  readonly foldAll: () => Promise<void>
  readonly onProgress: (done: number, total: number | null) => void
  /** Repositories of the workspace, by name: an interrupted run may have told of any. */
  readonly repositories?: () => Promise<readonly string[]>
  /**
   * Called once the connection is known and before the first fact is appended, with the names under which the source
   * was told of before.
   */
  readonly onOpened: (reading: R, former: readonly string[]) => Promise<void>
}

export interface Imported<R extends SourceReading> {
  readonly connectionId: Uuid
  readonly reading: R
  readonly counts: RunCounts
  /** Where the run's last event stands. */
  readonly position: Position
}

/** Others kept appending to the same connection. */
export interface TooBusy {
  readonly tag: 'too_busy'
}
/** A person has paused the connection: nothing is read, and nothing was appended. */
export interface ConnectionIsPaused {
  readonly tag: 'connection_paused'
  readonly message: string
}
/** Another branch than last time: nobody asked for it, and nothing was appended. */
export interface AnotherBranch {
  readonly tag: 'another_branch'
  readonly message: string
}
/** A source that says that it is whole holds no record, and earlier it did. */
export interface EmptyExport {
  readonly tag: 'empty_export'
  readonly message: string
}
export type ImportError = EmptyExport | SourceError | StoreUnavailable | TooBusy | ConnectionIsPaused | AnotherBranch

/** The connection of a source: the same source is the same connection in each import. */
export const connectionIdOf = (workspaceId: Uuid, { provider, identity }: SourceReading): Uuid =>
  uuidOf('connection', workspaceId, provider, identity)

/**
 * Reads a source and appends what is new, what has changed, what is gone and what is no fact, as one run of the source's
 * connection.
 * A run that was interrupted is gone on with; where another import of the same source appends meanwhile, this one
 * starts over from what is there then. A source that breaks off ends the run as failed; what was appended stays.
 */
export const importSource = async <R extends SourceReading>(
  options: ImportOptions<R>,
): Outcome<ImportError, Imported<R>> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const reading = tries === 0 ? right(options.opened) : await options.open()
    if (isLeft(reading)) return reading
    const done = await importOnce(reading.right, tries === 0, options)
    if (!isLeft(done)) return done
    const { left: error } = done
    if (error.tag === 'tail_too_long' || error.tag === 'moved') await options.foldAll()
    else if (error.tag !== 'wrong_revision' && error.tag !== 'overtaken') return left(error)
  }
  return left({ tag: 'too_busy' })
}

/** A newer reading was imported since this one began: what it tells may be over. */
interface Overtaken {
  readonly tag: 'overtaken'
}

/** What was told under former names is told under the one of now: it has to be folded, and read again. */
interface Moved {
  readonly tag: 'moved'
}

const importOnce = async <R extends SourceReading>(
  reading: R,
  isFirst: boolean,
  options: ImportOptions<R>,
): Outcome<ImportError | WrongRevision | TailTooLong | Overtaken | Moved, Imported<R>> => {
  const { workspaceId, eventLog } = options
  const connectionId = connectionIdOf(workspaceId, reading)
  const known = await readKnown(workspaceId, connectionId, options)
  if (isLeft(known)) return known
  // Once only: by a clock that was put back every reading is older than what is known.
  if (isFirst && known.right.lastReadAt !== null && known.right.lastReadAt > reading.readAt)
    return left({ tag: 'overtaken' })
  if (known.right.paused) {
    const message = `the connection ${reading.label} is paused: \`wdi connection resume ${connectionId}\` lets it be read again`
    return left({ tag: 'connection_paused', message })
  }
  const { branch } = reading
  if (branch !== undefined && !branch.asked && known.right.branch !== null && known.right.branch !== branch.name) {
    const message =
      `the branch ${known.right.branch} of ${reading.label} was counted last time, and ${branch.name} is the default one now: ` +
      `say which one counts, --branch ${branch.name} or --branch ${known.right.branch}`
    return left({ tag: 'another_branch', message })
  }
  if (reading.isEmpty === true && options.emptyIsTrue !== true) {
    const withdraws = await wouldWithdraw(reading, known.right, options.readStore)
    if (isLeft(withdraws)) return withdraws
    const message = `${reading.label} holds no record but says that it is complete: importing it would withdraw everything it delivered before; check the export, or confirm with --empty-is-true`
    if (withdraws.right) return left({ tag: 'empty_export', message })
  }
  const former = await formerNamesOf(reading, known.right, options)
  if (isLeft(former)) return former
  const stream = new ConnectionStream(known.right.revision, { ...options, connectionId })

  if (!known.right.registered) {
    const { provider, label } = reading
    const { category, sample } = options
    const data = { provider, label, category, account: null, ...(sample ? { sample } : {}) }
    const registered = await stream.run('ConnectionRegistered', data)
    if (isLeft(registered)) return registered
  }
  await options.onOpened(reading, former.right)

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
    // What this run had appended before it was interrupted was found again, as it was.
    unchanged: Math.max(0, found.right.unchanged - before.right.accepted),
    rejected: found.right.rejected,
  }
  const { coverage, readAt } = reading
  // What had to be held back is to be decided by the next reading, also of the same state.
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

const formerNamesOf = async <R extends SourceReading>(
  { repository }: R,
  known: Known,
  { repositories, readStore }: ImportOptions<R>,
): Outcome<StoreUnavailable | TailTooLong, readonly string[]> =>
  repository === undefined
    ? right([])
    : formerNames(repository, known, repositories === undefined ? [] : await repositories(), readStore)

/**
 * What a run comes to that reads the state which was read last, where nothing has been begun or told since and as many
 * letters stand as then; null where it has to be read.
 */
const unchanged = async (
  { cursor }: SourceReading,
  known: Known,
  readStore: ReadStore,
): Outcome<StoreUnavailable, Observed | null> => {
  const { openRun, lastRun, tail, letters } = known
  if (openRun !== null || lastRun === null || known.cursor !== cursor || tail.size + letters.size > 0)
    return right(null)
  const { accepted, unchanged: asBefore, rejected } = lastRun
  const standing = await countStanding(known, readStore)
  if (isLeft(standing)) return standing
  return right(
    standing.right === lettersFor(rejected)
      ? { ...NOTHING, unchanged: accepted + asBefore, rejected, heldBack: false }
      : null,
  )
}

/** Whether a source that tells of nothing would withdraw anything. */
const wouldWithdraw = async (
  { complete }: SourceReading,
  known: Known,
  readStore: ReadStore,
): Outcome<StoreUnavailable, boolean> => {
  for (const { kind, container, from, to } of complete)
    for await (const page of knownThings(kind, container, known, readStore)) {
      if (isLeft(page)) return page
      if (page.right.some(({ occurredAt }) => occurredAt >= from && occurredAt < to)) return right(true)
    }
  return right(false)
}

/** What a run has appended, as far as this import knows its stream: what another one appends meanwhile may be the same. */
const countsWithin = async (
  start: Revision,
  { name, revision: last }: ConnectionStream,
  eventLog: EventLog,
): Outcome<StoreUnavailable, RunCounts> => {
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
