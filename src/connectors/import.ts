import { randomUUID } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Instant, Uuid } from '#domain/common'
import { definitionOf, type EventType, streamOf } from '#domain/events/catalogue'
import type { Channel } from '#domain/events/envelope'
import type { ConnectionRegistered, RunCounts } from '#domain/events/observed'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { type Cause, contentHashOf, newEvent, uuidOf } from '#eventlog/new-event'
import type { EventLog, NewEvent, Position, Revision, WrongRevision } from '#eventlog/port'
import { observedFactId } from '#projections/sources/observed'
import type { ReadStore } from '#readstore/port'
import { type Known, knownHashes, knownThings, readKnown } from './known.js'
import { type Fact, type SourceError, SourceFailure, type SourceReading } from './source.js'

/** Facts an append. */
const BATCH = 1_000
/** How often an import starts over because another one of the same source was faster. */
const TRIES = 50

export interface ImportOptions {
  readonly workspaceId: Uuid
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly now: () => Instant
  readonly channel: Channel
  readonly category: t.TypeOf<typeof ConnectionRegistered.data>['category']
  /** True for data that the service made itself. */
  readonly sample: boolean
  readonly open: () => Outcome<SourceError, SourceReading>
  readonly onProgress: (done: number, total: number | null) => void
  /** Called once the connection is known and before the first fact is appended. */
  readonly onOpened?: (connectionId: Uuid, reading: SourceReading) => Outcome<StoreUnavailable, void>
}

export interface Imported {
  readonly connectionId: Uuid
  readonly reading: SourceReading
  readonly counts: t.TypeOf<typeof RunCounts>
  /** Where the run's last event stands. */
  readonly position: Position
}

/** Others kept appending to the same connection. */
export interface TooBusy {
  readonly tag: 'too_busy'
}
export type ImportError = SourceError | StoreUnavailable | TooBusy

/** The connection of a source: the same source is the same connection in each import. */
export const connectionIdOf = (workspaceId: Uuid, { provider, identity }: SourceReading): Uuid =>
  uuidOf('connection', workspaceId, provider, identity)

/**
 * Reads a source and appends what is new, what has changed and what is gone, as one run of the source's connection.
 * A run that was interrupted is gone on with; where another import of the same source appends meanwhile, this one
 * starts over from what is there then. A source that breaks off ends the run as failed; what was appended stays.
 */
export const importSource = async (options: ImportOptions): Outcome<ImportError, Imported> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const reading = await options.open()
    if (isLeft(reading)) return reading
    const done = await importOnce(reading.right, options)
    if (!isLeft(done) || done.left.tag !== 'wrong_revision') return done as Awaited<Outcome<ImportError, Imported>>
  }
  return left({ tag: 'too_busy' })
}

const EMPTY = { accepted: 0, unchanged: 0, withdrawn: 0, rejected: 0 }

const importOnce = async (
  reading: SourceReading,
  options: ImportOptions,
): Outcome<ImportError | WrongRevision, Imported> => {
  const { workspaceId, eventLog, readStore } = options
  const connectionId = connectionIdOf(workspaceId, reading)
  const known = await readKnown(workspaceId, connectionId, options)
  if (isLeft(known)) return known
  const stream = new ConnectionStream(connectionId, known.right.revision, options)

  if (!known.right.registered) {
    const { provider, label } = reading
    const registered = await stream.append([
      () =>
        stream.event('ConnectionRegistered', {
          ...{ provider, label, category: options.category, account: null },
          ...(options.sample ? { sample: true } : {}),
        }),
    ])
    if (isLeft(registered)) return registered
  }
  const opened = await options.onOpened?.(connectionId, reading)
  if (opened !== undefined && isLeft(opened)) return opened

  const { openRun } = known.right
  const before = openRun === null ? right(EMPTY) : await countsSince(openRun.startedRevision, stream.name, eventLog)
  if (isLeft(before)) return before
  const runId = openRun?.id ?? randomUUID()
  stream.correlationId = runId
  if (openRun === null) {
    const started = await stream.append([() => stream.event('SyncStarted', { runId })])
    if (isLeft(started)) return started
  }

  const found = await (openRun === null && known.right.cursor === reading.cursor && known.right.tail.size === 0
    ? right({ ...EMPTY, unchanged: known.right.records })
    : observe(reading, known.right, stream, options, readStore))
  if (isLeft(found) && found.left.tag === 'source_error') {
    const { code, message } = found.left
    await stream.append([() => stream.event('SyncFailed', { runId, counts: before.right, code, message })])
    return found
  }
  if (isLeft(found)) return found
  const counts = {
    accepted: before.right.accepted + found.right.accepted,
    withdrawn: before.right.withdrawn + found.right.withdrawn,
    unchanged: found.right.unchanged - before.right.accepted,
    rejected: 0,
  }
  const { coverage, cursor } = reading
  const completed = await stream.append([() => stream.event('SyncCompleted', { runId, counts, coverage, cursor })])
  return isLeft(completed) ? completed : right({ connectionId, reading, counts, position: completed.right })
}

/** Appends to one connection's stream, at the revision that it knows. */
class ConnectionStream {
  readonly name: string
  correlationId: Uuid = randomUUID()
  readonly #connectionId: Uuid
  readonly #options: ImportOptions
  #revision: Revision

  constructor(connectionId: Uuid, revision: Revision, options: ImportOptions) {
    this.#connectionId = connectionId
    this.#revision = revision
    this.#options = options
    this.name = streamOf.connection(options.workspaceId, connectionId)
  }

  #cause(): Cause {
    const { workspaceId, now } = this.#options
    return {
      workspaceId,
      actor: { kind: 'connector', id: this.#connectionId },
      correlationId: this.correlationId,
      now: now(),
    }
  }

  event<T extends 'ConnectionRegistered' | 'SyncStarted' | 'SyncCompleted' | 'SyncFailed'>(
    type: T,
    data: Parameters<typeof newEvent<T>>[2],
  ): NewEvent {
    const connectionId = this.#connectionId
    return newEvent(type, { kind: 'connection', key: connectionId }, data, this.#cause(), { connectionId })
  }

  /** A fact's id follows from its place, so that a value that comes back is a new fact, and a repeated append is not. */
  fact(
    type: EventType,
    thing: Pick<Fact, 'kind' | 'key' | 'occurredAt'> & { container: string },
    data: unknown,
    revision: Revision,
  ): NewEvent {
    const { kind, key, occurredAt, container } = thing
    const contentHash = definitionOf(type).observes === 'stated' ? contentHashOf(data) : undefined
    return newEvent(
      type,
      { kind, key, container },
      data as never,
      this.#cause(),
      {
        occurredAt,
        connectionId: this.#connectionId,
        channel: this.#options.channel,
        ...(contentHash === undefined ? {} : { contentHash }),
      },
      uuidOf(this.name, String(revision), kind, container, key, contentHash ?? 'withdrawn'),
    )
  }

  async append(
    make: readonly ((revision: Revision) => NewEvent)[],
  ): Outcome<WrongRevision | StoreUnavailable, Position> {
    const [first, ...rest] = make.map((one, i) => one(this.#revision + 1 + i))
    if (first === undefined) return right('')
    const appended = await this.#options.eventLog.append(this.name, this.#revision, [first, ...rest])
    if (isLeft(appended)) return appended
    this.#revision = appended.right.revision
    return right(appended.right.position)
  }
}

const PAGE = 1_000

/** What an interrupted run had appended. */
const countsSince = async (
  start: Revision,
  stream: string,
  eventLog: EventLog,
): Outcome<StoreUnavailable, typeof EMPTY> => {
  const counts = { ...EMPTY }
  let after = start
  for (;;) {
    const page = await eventLog.readStream(stream, after, PAGE)
    if (isLeft(page)) return page
    for (const { type } of page.right) {
      const { observes } = definitionOf(type as EventType) ?? {}
      if (observes === 'stated') counts.accepted += 1
      if (observes === 'withdrawn') counts.withdrawn += 1
    }
    after = page.right.at(-1)?.revision ?? after
    if (page.right.length < PAGE) return right(counts)
  }
}

const TYPES = {
  code_change: { stated: 'CodeChangeObserved', withdrawn: 'CodeChangeWithdrawn' },
  release: { stated: 'ReleaseObserved', withdrawn: 'ReleaseWithdrawn' },
} as const

/** Appends the facts that are new or changed, then withdraws those that the source should still have and has not. */
const observe = async (
  reading: SourceReading,
  known: Known,
  stream: ConnectionStream,
  { onProgress }: ImportOptions,
  readStore: ReadStore,
): Outcome<SourceError | StoreUnavailable | WrongRevision, typeof EMPTY> => {
  const counts = { ...EMPTY }
  const connectionId = stream.name.slice(-36)
  const { container } = reading
  const idOf = ({ kind, key }: Fact) => observedFactId(connectionId, kind, container, key)
  const seen = new Set<string>()

  const appendNew = async (facts: readonly Fact[]): Outcome<StoreUnavailable | WrongRevision, void> => {
    const hashes = await knownHashes(facts.map(idOf), known, readStore)
    if (isLeft(hashes)) return hashes
    const changed = facts.filter((fact) => hashes.right.get(idOf(fact)) !== contentHashOf(fact.data))
    const appended = await stream.append(
      changed.map(
        (fact) => (revision) => stream.fact(TYPES[fact.kind].stated, { ...fact, container }, fact.data, revision),
      ),
    )
    if (isLeft(appended)) return appended
    counts.accepted += changed.length
    counts.unchanged += facts.length - changed.length
    return right(undefined)
  }

  try {
    let batch: Fact[] = []
    for await (const fact of reading.facts((done) => onProgress(done, reading.total))) {
      seen.add(idOf(fact))
      batch.push(fact)
      if (batch.length < BATCH) continue
      const appended = await appendNew(batch)
      if (isLeft(appended)) return appended
      batch = []
    }
    const appended = await appendNew(batch)
    if (isLeft(appended)) return appended
  } catch (error) {
    if (error instanceof SourceFailure) return left(error.error)
    throw error
  }

  // A reading speaks only of what it covers: what lies before a shallow clone's edge is not gone.
  const coveredFrom = (kind: string) => reading.coverage.find((one) => one.kind === kind)?.from
  for await (const page of knownThings(connectionId, known, readStore)) {
    if (isLeft(page)) return page
    const gone = page.right.filter(([id, { kind, occurredAt }]) => {
      const from = coveredFrom(kind)
      return !seen.has(id) && from !== undefined && occurredAt >= from
    })
    const withdrawn = await stream.append(
      gone.map(
        ([, thing]) =>
          (revision) =>
            stream.fact(
              TYPES[thing.kind as Fact['kind']].withdrawn,
              thing as never,
              { reason: 'the source no longer has it' },
              revision,
            ),
      ),
    )
    if (isLeft(withdrawn)) return withdrawn
    counts.withdrawn += gone.length
  }
  return right(counts)
}
