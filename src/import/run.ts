import { randomUUID } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Instant, Uuid } from '#domain/common'
import type { ConnectionRegistered, RunCounts } from '#domain/events/connections'
import type { Channel } from '#domain/events/envelope'
import type { Outcome, StoreError } from '#domain/outcome'
import { uuidOf } from '#eventlog/new-event'
import type { EventLog, Position, Revision } from '#eventlog/port'
import type { ReadStore } from '#readstore/port'
import { type AppendEnd, Appender } from './appender.js'
import { keepChoices, unchanged } from './beforehand.js'
import { type AppendError, ConnectionStream } from './connection-stream.js'
import { formerNames } from './former-names.js'
import { type Known, type NotFolded, readKnown } from './known.js'
import { moveEvidence } from './moving.js'
import { type FoundInPage, type ImportCounts, ImportPass } from './pass.js'
import { type Refused, refuse } from './refusal.js'
import { renamedForges } from './renamed-forges.js'
import type { Renaming } from './renaming.js'
import { type RunSoFar, runSoFar } from './run-so-far.js'
import { openScratch } from './scratch.js'
import { type AnyReading, readingOf, type SourceError } from './source.js'
import type { Missing } from './withdrawing.js'

/** The stores that a source is imported into, and its channel and category there. */
export interface RunOptions {
  readonly workspaceId: Uuid
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly now: () => Instant
  readonly channel: Channel
  readonly category: t.TypeOf<typeof ConnectionRegistered.data>['category']
  /** Allows a complete but empty source to withdraw all its records. */
  readonly emptyIsTrue: boolean
  /** True for sample data that the service made itself. */
  readonly sample: boolean
  readonly onProgress: (done: number, total: number | null) => void
}

/** The names of a workspace by which a run recognises what was renamed. */
export interface KnownNames {
  /** An interrupted run may have reported any of them. */
  readonly repositories: readonly string[]
  /** Trackers of which a person said, after they were joined with others, that they are what they are called. */
  readonly trackersApart: ReadonlySet<string>
}

export interface Imported<R extends AnyReading> {
  readonly connectionId: Uuid
  readonly reading: R
  readonly counts: RunCounts
  /** Known records of the source's days that it does not have, and that stay. */
  readonly missing: readonly Missing[]
  /** The number of records that were withdrawn because the whole that they are of was stated anew. */
  readonly replaced: number
  /** The position of the run's last event. */
  readonly position: Position
}

/** Records under former names were restated under the current one: fold them, and read again. */
export interface Moved {
  readonly tag: 'moved'
}

export type BeginError = Refused | SourceError | NotFolded | AppendEnd
export type ReadError = SourceError | Moved | AppendEnd

/** The connection of a source: the same source is the same connection in each import. */
export const connectionIdOf = (
  workspaceId: Uuid,
  { provider, identity }: Pick<AnyReading, 'provider' | 'identity'>,
): Uuid => uuidOf('connection', workspaceId, provider, identity)

const isSourceError = (error: { readonly tag: string }): error is SourceError => error.tag === 'source_error'

const cursorOf = ({ heldBack }: ImportCounts, { cursor }: AnyReading): string | null =>
  // Withheld withdrawals are decided by the next reading, even of the same state.
  heldBack ? null : cursor

/** The counts of a run: those of its events before an interruption, and of what was found since. */
const countsOf = (before: RunCounts, found: ImportCounts): RunCounts => ({
  accepted: before.accepted + found.accepted,
  withdrawn: before.withdrawn + found.withdrawn,
  // Records that this run appended before its interruption were found again, unchanged.
  unchanged: Math.max(0, found.unchanged - before.accepted),
  rejected: found.rejected,
  ...(found.leftOut === undefined ? {} : { leftOut: found.leftOut }),
})

/** The state of a connection, and what appends to it. */
interface Connected {
  readonly known: Known
  readonly stream: ConnectionStream
  readonly appender: Appender
}

/**
 * One run of a source's connection, in three steps: `begin` registers the connection, `read` appends new, changed, withdrawn and
 * rejected records, and `complete` says that all of it is in the log. An interrupted run is taken up. A source that breaks off ends
 * the run as failed; appended events stay. Between the steps the caller renames and maps what the run has found.
 */
export class ImportRun<R extends AnyReading> {
  /** The containers that go by another name from now on: they are to be renamed before the source is read. */
  readonly renamings: readonly Renaming[]
  readonly #reading: R
  readonly #connected: Connected
  readonly #options: RunOptions
  readonly #runId: Uuid
  /** Counts of what the run had appended before this reading, and of what this reading found; null until `read` has ended. */
  #done: { readonly before: RunCounts; readonly found: ImportCounts } | null = null

  private constructor(reading: R, renamings: readonly Renaming[], connected: Connected, options: RunOptions) {
    this.renamings = renamings
    this.#reading = reading
    this.#connected = connected
    this.#options = options
    this.#runId = connected.known.openRun?.id ?? randomUUID()
  }

  /** The id of the connection. */
  get connectionId(): Uuid {
    return this.#connected.known.connectionId
  }

  /**
   * Registers the connection unless it is, and keeps the choices about its files. Nothing is appended where the reading is refused;
   * `isFirst` is false where the source is read again within one import.
   */
  static async begin<R extends AnyReading>(
    reading: R,
    isFirst: boolean,
    names: KnownNames,
    options: RunOptions,
  ): Outcome<BeginError, ImportRun<R>> {
    const { workspaceId, eventLog } = options
    const connectionId = connectionIdOf(workspaceId, reading)
    const known = await readKnown(workspaceId, connectionId, options)
    if (isLeft(known)) return known
    const refused = await refuse(reading, isFirst, known.right, options)
    if (isLeft(refused)) return refused
    const renamings = await renamingsOf(reading, known.right, names, options)
    if (isLeft(renamings)) return renamings
    const stream = new ConnectionStream(known.right.revision, { ...options, connectionId })
    const appender = new Appender({ stream, known: known.right, label: reading.label, eventLog })
    const connected = { known: known.right, stream, appender }
    const registered = await register(reading, connected, options)
    if (isLeft(registered)) return registered
    const kept = await keepChoices(reading, known.right, stream)
    return isLeft(kept) ? kept : right(new ImportRun(reading, renamings.right, connected, options))
  }

  /**
   * Reads the source, unless it has not changed since its last run. Gives what each page has found before its facts are appended:
   * they are once the next page is asked for. Ends with the first error.
   */
  async *read(): AsyncGenerator<Awaited<Outcome<ReadError, FoundInPage>>> {
    const started = await this.#start()
    if (isLeft(started)) return yield started
    const soFar = () => runSoFar(started.right, this.#connected.stream, this.#options.eventLog)
    for await (const found of this.#readFrom(soFar)) {
      const failed = isLeft(found) && isSourceError(found.left) ? await this.#fail(found.left, soFar) : right(undefined)
      yield isLeft(failed) ? failed : found
    }
  }

  /** Reads the source after what the run has appended before this reading. */
  async *#readFrom(
    soFar: () => Outcome<StoreError, RunSoFar>,
  ): AsyncGenerator<Awaited<Outcome<ReadError, FoundInPage>>> {
    const { known, stream, appender } = this.#connected
    const { readStore, onProgress } = this.#options
    const moved = await this.#moveFormer()
    if (isLeft(moved)) return yield moved
    const before = await soFar()
    if (isLeft(before)) return yield before
    const { counts, mark } = before.right
    const same = await unchanged(this.#reading, known, readStore)
    if (isLeft(same)) return yield same
    if (same.right !== null) {
      this.#done = { before: counts, found: same.right }
      return
    }
    const scratch = await readingOf(async () => openScratch())
    if (isLeft(scratch)) return yield scratch
    try {
      const options = { known, stream, appender, runId: this.#runId, mark, readStore, onProgress }
      const pass = new ImportPass(this.#reading, scratch.right, options)
      for await (const found of pass.read()) {
        yield found
        if (isLeft(found)) return
      }
      this.#done = { before: counts, found: pass.result }
    } finally {
      scratch.right.close()
    }
  }

  /** Says in the log that the source was read to its end. */
  async complete(): Outcome<AppendEnd, Imported<R>> {
    if (this.#done === null) throw new Error('a run is completed once it was read to its end')
    const { before, found } = this.#done
    const counts = countsOf(before, found)
    const { coverage, readAt, branch, files } = this.#reading
    const told = await this.#tellHost()
    if (isLeft(told)) return told
    const completed = await this.#connected.appender.run('SyncCompleted', {
      runId: this.#runId,
      counts,
      coverage,
      cursor: cursorOf(found, this.#reading),
      readAt,
      ...(branch === undefined ? {} : { branch: branch.name }),
      ...(files === undefined ? {} : { files }),
    })
    if (isLeft(completed)) return completed
    const { missing, replaced } = found
    const { connectionId } = this
    return right({ connectionId, reading: this.#reading, counts, missing, replaced, position: completed.right })
  }

  /** Begins the run in the log unless an interrupted one is taken up; returns the revision after which its events stand. */
  async #start(): Outcome<AppendEnd, Revision> {
    const { known, stream, appender } = this.#connected
    stream.correlationId = this.#runId
    if (known.openRun !== null) return right(known.openRun.startedRevision)
    const started = await appender.run('SyncStarted', { runId: this.#runId })
    return isLeft(started) ? started : right(stream.revision)
  }

  /** Says how far a host is read as the run ends, and when it is asked again. */
  async #tellHost(): Outcome<AppendEnd, void> {
    const { atEnd } = this.#reading
    if (atEnd === undefined) return right(undefined)
    const { appender, stream } = this.#connected
    const event = stream.hostRead({ runId: this.#runId, ...atEnd() })
    const told = await appender.append(async () => right([{ event }]))
    return isLeft(told) ? told : right(undefined)
  }

  /** Restates the records of renamed containers; `moved` if there were any. */
  async #moveFormer(): Outcome<Moved | AppendError, void> {
    if (this.renamings.length === 0) return right(undefined)
    const { workspaceId, readStore } = this.#options
    const mover = { workspaceId, connectionId: this.connectionId, stream: this.#connected.stream, readStore }
    for (const renaming of this.renamings) {
      const moved = await moveEvidence(mover, renaming)
      if (isLeft(moved)) return moved
    }
    const { connected } = this.#reading
    const renamed =
      connected === undefined ? right(undefined) : await this.#connected.stream.run('HostConnected', connected)
    return isLeft(renamed) ? renamed : left({ tag: 'moved' })
  }

  /** Ends the run as failed. */
  async #fail({ code, message }: SourceError, soFar: () => Outcome<StoreError, RunSoFar>): Outcome<AppendEnd, void> {
    const counted = await soFar()
    if (isLeft(counted)) return counted
    const { counts } = counted.right
    const told = await this.#tellHost()
    if (isLeft(told)) return told
    const failed = await this.#connected.appender.run('SyncFailed', { runId: this.#runId, counts, code, message })
    return isLeft(failed) ? failed : right(undefined)
  }
}

/** Registers the connection unless it is. */
const register = async (
  { provider, label, account }: AnyReading,
  { known, appender }: Connected,
  { category, sample }: RunOptions,
): Outcome<AppendEnd, void> => {
  if (known.registered) return right(undefined)
  const data = { provider, label, category, account: account ?? null, ...(sample ? { sample } : {}) }
  const registered = await appender.run('ConnectionRegistered', data)
  return isLeft(registered) ? registered : right(undefined)
}

/** Finds what goes by another name than in the connection's earlier runs. */
const renamingsOf = async (
  reading: AnyReading,
  known: Known,
  { repositories, trackersApart }: KnownNames,
  options: RunOptions,
): Outcome<SourceError | StoreError | NotFolded, readonly Renaming[]> => {
  const { repository, namesRepositories = false, renamed } = reading
  if (renamed !== undefined) return right(renamed)
  if (repository !== undefined) {
    const former = await formerNames(repository, known, repositories, options.readStore)
    if (isLeft(former)) return former
    return right(former.right.map((from) => ({ kind: 'repository', from, to: repository.container })))
  }
  const isUnchanged = known.openRun === null && known.cursor === reading.cursor
  if (!namesRepositories || !known.registered || isUnchanged) return right([])
  // The records are looked up in folded documents.
  if (known.tail.size > 0) return left({ tag: 'not_folded' })
  return renamedForges(reading, known, { ...options, apart: trackersApart })
}
