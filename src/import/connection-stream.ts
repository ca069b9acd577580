import { randomUUID } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import { type DataOf, streamOf } from '#domain/events/catalogue'
import { type EvidenceKind, PLACE_OF } from '#domain/events/connections'
import type { Actor, Channel, EntityRef } from '#domain/events/envelope'
import { factKinds } from '#domain/events/facts'
import type { Outcome, StoreError } from '#domain/outcome'
import { type Cause, newEvent, uuidOf } from '#eventlog/new-event'
import type { EventLog, NewEvent, Position, Revision, WrongRevision } from '#eventlog/port'
import { bytesOf } from '#eventlog/size'
import type { SourceError } from './source.js'

/** The record that a connection's event is about. */
export interface Thing {
  readonly kind: EvidenceKind
  /** The container's name, or the id of the project that the facts name. */
  readonly place: string
  readonly key: string
  readonly occurredAt: Instant
}

/** Events of a connection and its runs, but for what people say of it. */
export type RunEvent =
  | 'ConnectionRegistered'
  | 'ImportAnswered'
  | 'SyncStarted'
  | 'PageRead'
  | 'SyncCompleted'
  | 'SyncFailed'
  | 'EvidenceRenamed'
  | 'HostConnected'
type DeadLetterEvent = 'RecordDeadLettered' | 'DeadLetterResolved'
type ObservedEvent = (typeof factKinds)[EvidenceKind]['stated' | 'withdrawn']['type']

/** The reference to a record in events. */
const refOf = ({ kind, place, key }: Thing): EntityRef =>
  PLACE_OF[kind] === 'project' ? { kind, key, project: place } : { kind, key, container: place }

/** The most bytes of one append, unless a single event is larger: a server takes a MiB by default. */
const APPEND_BYTES = 900_000
/** Bytes that a server adds to each event: its id, its type, and framing. */
const OVERHEAD = 200

const portions = (events: readonly NewEvent[]): readonly (readonly [NewEvent, ...NewEvent[]])[] => {
  const all: [NewEvent, ...NewEvent[]][] = []
  let sum = 0
  for (const event of events) {
    const bytes = bytesOf(event) + OVERHEAD
    const portion = all.at(-1)
    sum += bytes
    if (portion !== undefined && sum <= APPEND_BYTES) portion.push(event)
    else {
      all.push([event])
      sum = bytes
    }
  }
  return all
}

export type AppendError = WrongRevision | SourceError | StoreError

export interface ConnectionStreamOptions {
  readonly workspaceId: Uuid
  readonly connectionId: Uuid
  readonly eventLog: EventLog
  readonly now: () => Instant
  readonly channel: Channel
  /** The actor, if it is not the connection itself. */
  readonly actor?: Actor
  /** The receipt of the request from which the events come, if they come from one. */
  readonly causationId?: Uuid | undefined
}

/** One connection's stream, appended to at its known revision. */
export class ConnectionStream {
  readonly name: string
  /** The run's id, in all its events. */
  correlationId: Uuid = randomUUID()
  readonly #options: ConnectionStreamOptions
  #revision: Revision

  constructor(revision: Revision, options: ConnectionStreamOptions) {
    this.#options = options
    this.#revision = revision
    this.name = streamOf.connection(options.workspaceId, options.connectionId)
  }

  /** The revision of its last event. */
  get revision(): Revision {
    return this.#revision
  }

  #cause(): Cause {
    const { workspaceId, connectionId, now, actor, causationId } = this.#options
    return {
      workspaceId,
      actor: actor ?? { kind: 'connector', id: connectionId },
      correlationId: this.correlationId,
      causationId,
      now: now(),
    }
  }

  /** An event about the connection or its run. */
  runEvent<T extends RunEvent>(type: T, data: DataOf<T>): () => NewEvent {
    const { connectionId } = this.#options
    return () => newEvent(type, { kind: 'connection', key: connectionId }, data, this.#cause(), { connectionId })
  }

  /** Appends one event about the connection or its run. */
  run<T extends RunEvent>(type: T, data: DataOf<T>): Outcome<AppendError, Position> {
    return this.append([this.runEvent(type, data)])
  }

  /** The mark of a run's progress, as an event whose repetition at one revision is the same. */
  pageRead(data: DataOf<'PageRead'>): (revision: Revision) => NewEvent {
    const { connectionId } = this.#options
    const { runId, cursor, records } = data
    return (revision) =>
      newEvent(
        'PageRead',
        { kind: 'connection', key: connectionId },
        data,
        this.#cause(),
        { connectionId },
        uuidOf(this.name, String(revision), 'PageRead', runId, cursor, String(records)),
      )
  }

  /** The state of a host's lists, as an event whose repetition at one revision is the same. */
  hostRead(data: DataOf<'HostRead'>): (revision: Revision) => NewEvent {
    const { connectionId } = this.#options
    return (revision) =>
      newEvent(
        'HostRead',
        { kind: 'host', key: connectionId },
        data,
        this.#cause(),
        { connectionId },
        uuidOf(this.name, String(revision), 'HostRead', data.runId),
      )
  }

  /** Goes on after events that others appended. */
  passTo(revision: Revision): void {
    this.#revision = revision
  }

  /**
   * The connection's statement about a record; a withdrawal has the hash null. The event's id is derived from its
   * revision, so a value that returns is a new fact, and a repeated append is not.
   */
  observation<T extends ObservedEvent>(
    type: T,
    thing: Thing,
    data: DataOf<T>,
    contentHash: string | null,
    channel: Channel = this.#options.channel,
  ): (revision: Revision) => NewEvent {
    const { connectionId } = this.#options
    const { kind, key, place, occurredAt } = thing
    return (revision) =>
      newEvent(
        type,
        refOf(thing),
        data,
        this.#cause(),
        { occurredAt, connectionId, channel, ...(contentHash === null ? {} : { contentHash }) },
        uuidOf(this.name, String(revision), kind, place, key, contentHash ?? 'withdrawn'),
      )
  }

  /** The connection's statement that a record is none any more, and why. */
  withdrawal(thing: Thing, reason: string, channel?: Channel): (revision: Revision) => NewEvent {
    return this.observation(factKinds[thing.kind].withdrawn.type, thing, { reason }, null, channel)
  }

  /** An event about a rejected record; `key` is that of its dead letter. */
  deadLetter<T extends DeadLetterEvent>(type: T, key: Uuid, data: DataOf<T>): (revision: Revision) => NewEvent {
    const { connectionId } = this.#options
    const id = (revision: Revision) => uuidOf(this.name, String(revision), type, key)
    return (revision) =>
      newEvent(type, { kind: 'dead_letter', key }, data, this.#cause(), { connectionId }, id(revision))
  }

  /**
   * Appends events made for their revisions, in portions if they are large. After an error `revision` says which of them
   * are in the log.
   */
  async append(make: readonly ((revision: Revision) => NewEvent)[]): Outcome<AppendError, Position> {
    let position: Position = ''
    for (const [first, ...rest] of portions(make.map((one, i) => one(this.#revision + 1 + i)))) {
      const appended = await this.#options.eventLog.append(this.name, this.#revision, [first, ...rest])
      if (isLeft(appended)) {
        const { left: error } = appended
        if (error.tag !== 'event_too_large') return left(error)
        return left({ tag: 'source_error', code: 'unsupported', message: error.message })
      }
      this.#revision = appended.right.revision
      position = appended.right.position
    }
    return right(position)
  }
}
