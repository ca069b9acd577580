import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { DataOf } from '#domain/events/catalogue'
import type { Outcome, StoreError } from '#domain/outcome'
import { type Legible, legiblePage, pagesOf } from '#eventlog/pages'
import type { EventLog, NewEvent, Position, Revision, WrongRevision } from '#eventlog/port'
import type { AppendError, ConnectionStream, RunEvent } from './connection-stream.js'
import { isTooLong, type Known, type NotFolded, takeIn } from './known.js'

/** The number of times that an append is planned again because others append meanwhile. */
const TRIES = 50

/** The connection is not to be read: nothing more was appended. */
export interface ConnectionIsPaused {
  readonly tag: 'connection_paused'
  readonly message: string
  /** The same for people at a form; absent if `message` names no command. */
  readonly atForm?: string
}
export const isPaused = (label: string, connectionId: string): ConnectionIsPaused => ({
  tag: 'connection_paused',
  message: `the connection ${label} is paused; to read it again, run \`wdi connection resume ${connectionId}\``,
  atForm: `the connection ${label} is paused: resume it, and confirm the import again`,
})
const removedMessage = (label: string): string =>
  `the connection ${label} was removed while it was read; to register it again, import it once more`

export type AppendEnd = AppendError | NotFolded | ConnectionIsPaused

/** An event to append, and what to do once it is in the log. */
export interface Planned {
  readonly event: (revision: Revision) => NewEvent
  readonly appended?: () => void
}

/** Events after which the source has to be read again: another import reads it, or its records mean something else. */
const OF_IMPORTS: Readonly<Record<RunEvent, true>> = {
  ConnectionRegistered: true,
  ImportAnswered: true,
  SyncStarted: true,
  PageRead: true,
  SyncCompleted: true,
  SyncFailed: true,
  EvidenceRenamed: true,
  HostConnected: true,
}

export interface AppenderOptions {
  readonly stream: ConnectionStream
  readonly known: Known
  readonly label: string
  readonly eventLog: EventLog
}

/**
 * Appends an import's events. Where a person or a webhook appended to the connection meanwhile, their events are added to
 * what is known, and the append is planned again; only another import of the source is an error.
 */
export class Appender {
  readonly #options: AppenderOptions
  /** Called with what others appended. */
  onOthers: (events: readonly Legible[]) => void = () => undefined

  constructor(options: AppenderOptions) {
    this.#options = options
  }

  /** Appends the events of a plan, which is made again after each time that others appended. */
  async append(plan: () => Outcome<StoreError, readonly Planned[]>): Outcome<AppendEnd, Position> {
    const { stream } = this.#options
    for (let tries = 1; ; tries += 1) {
      const planned = await plan()
      if (isLeft(planned)) return planned
      const before = stream.revision
      const appended = await stream.append(planned.right.map(({ event }) => event))
      for (const { appended: done } of planned.right.slice(0, stream.revision - before)) done?.()
      if (!isLeft(appended)) return appended
      if (appended.left.tag !== 'wrong_revision' || tries === TRIES) return appended
      const caughtUp = await this.#catchUp(appended.left)
      if (isLeft(caughtUp)) return caughtUp
    }
  }

  /** Appends one event about the connection or its run. */
  run<T extends RunEvent>(type: T, data: DataOf<T>): Outcome<AppendEnd, Position> {
    return this.append(async () => right([{ event: this.#options.stream.runEvent(type, data) }]))
  }

  /** Adds what others appended to what is known; the error where it was another import, or the connection is not to be read. */
  async #catchUp(error: WrongRevision): Outcome<AppendEnd, void> {
    const { stream, known, label, eventLog } = this.#options
    let paused = false
    for await (const page of pagesOf(stream.name, stream.revision, eventLog)) {
      const events: Either<StoreError, readonly Legible[]> = isLeft(page) ? page : legiblePage(page.right)
      if (isLeft(events)) return events
      if (events.right.some((one) => this.#isOfImport(one))) return left(error)
      for (const { type } of events.right) {
        if (type === 'ConnectionRemoved') return left({ tag: 'connection_paused', message: removedMessage(label) })
        if (type === 'ConnectionPaused') paused = true
        if (type === 'ConnectionResumed') paused = false
      }
      takeIn(events.right, known)
      this.onOthers(events.right)
      if (isTooLong(known)) return left({ tag: 'not_folded' })
      stream.passTo(events.right.at(-1)?.revision ?? stream.revision)
    }
    return paused ? left(isPaused(label, known.connectionId)) : right(undefined)
  }

  /** An event whose origin cannot be read may be of an import. */
  #isOfImport({ type, metadata }: Legible): boolean {
    return (
      metadata === null ||
      Object.hasOwn(OF_IMPORTS, type) ||
      metadata.correlationId === this.#options.stream.correlationId
    )
  }
}
