import {
  type AppendExpectedRevision,
  BACKWARDS,
  END,
  EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  START,
  streamNameFilter,
} from '@eventstore/db-client'
import { isRight, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import { ANSWER_MS, answered, type Failure, failureOf, isOf, Silence } from './failure.js'

// The one file that knows the client of EventStoreDB.

/** A place in all events of the server, of all applications. */
export interface Place {
  readonly commit: bigint
  readonly prepare: bigint
}
export interface Proposal {
  readonly id: string
  readonly type: string
  readonly data: unknown
  readonly metadata: object
}
export interface ServerEvent {
  readonly id: string
  readonly stream: string
  readonly revision: number
  readonly place: Place
  readonly type: string
  readonly isJson: boolean
  readonly data: unknown
  readonly metadata: unknown
}

type Reading = ReturnType<EventStoreDBClient['readAll']> | ReturnType<EventStoreDBClient['readStream']>

interface Recorded {
  readonly id: string
  readonly streamId: string
  readonly revision: bigint
  readonly position?: Place | undefined
  readonly type: string
  readonly isJson: boolean
  readonly data: unknown
  readonly metadata?: unknown
}
const eventOf = ({ id, streamId, revision, position, type, isJson, data, metadata }: Recorded): ServerEvent => {
  if (position === undefined) throw Object.assign(new Error('no position'), { type: 'unsupported' })
  return { id, stream: streamId, revision: Number(revision), place: position, type, isJson, data, metadata }
}

/** An error of a stream that nobody reads any more would end the process. */
const unheard = <S extends { on: (name: 'error', tell: () => void) => unknown }>(stream: S): S => {
  stream.on('error', () => undefined)
  return stream
}

const collected = async (reading: Reading): Outcome<Failure, readonly ServerEvent[]> => {
  const events: ServerEvent[] = []
  const timer = setTimeout(() => unheard(reading).destroy(new Silence()), ANSWER_MS)
  try {
    for await (const { event } of unheard(reading)) {
      timer.refresh()
      if (event !== undefined) events.push(eventOf(event as Recorded))
    }
    return right(events)
  } catch (error) {
    return isOf('stream-not-found', error) || isOf('stream-deleted', error) ? right([]) : left(failureOf(error))
  } finally {
    clearTimeout(timer)
    reading.cancel().catch(() => undefined)
  }
}

/** Cancels what is under way and closes the connection, which the client alone would leave open. */
const dispose = async (client: EventStoreDBClient): Promise<void> => {
  await client.dispose()
  const channel = await client['getChannel']()
  channel.close()
}

export class ServerClient {
  readonly #url: string
  readonly #reader: EventStoreDBClient
  /** Apart, so that it can be made anew without an end of reads and the subscription. */
  #writer: EventStoreDBClient

  /** Throws where the connection string cannot be read; connects at the first call. */
  constructor(url: string) {
    this.#url = url
    this.#reader = EventStoreDBClient.connectionString(url)
    this.#writer = EventStoreDBClient.connectionString(url)
  }

  /** At a revision, -1 for a stream that is new; the place is null where the server tells none. One at a time. */
  async append(
    stream: string,
    expected: number,
    proposals: readonly Proposal[],
  ): Outcome<
    Failure | { readonly tag: 'wrong_revision' },
    { readonly revision: number; readonly place: Place | null }
  > {
    const expectedRevision: AppendExpectedRevision = expected === -1 ? NO_STREAM : BigInt(expected)
    const events = proposals.map((proposal) => jsonEvent(proposal as never))
    // A deadline is an instant of this machine's clock that the server compares with its own.
    const options = { expectedRevision, deadline: Number.POSITIVE_INFINITY }
    try {
      const result = await answered(this.#writer.appendToStream(stream, events, options))
      return right({ revision: Number(result.nextExpectedRevision), place: result.position ?? null })
    } catch (error) {
      return left(isOf('wrong-expected-version', error) ? { tag: 'wrong_revision' } : failureOf(error))
    }
  }

  /** Ends a stream for good, whatever its revision, also where it has no events; one that was ended is so. */
  async tombstone(stream: string): Outcome<Failure, void> {
    try {
      await answered(this.#writer.tombstoneStream(stream, { deadline: Number.POSITIVE_INFINITY }))
      return right(undefined)
    } catch (error) {
      return isOf('stream-deleted', error) ? right(undefined) : left(failureOf(error))
    }
  }

  /** Leaves a connection on which an append was not answered, and what still waits there. */
  async renewWriter(): Promise<void> {
    const old = this.#writer
    this.#writer = EventStoreDBClient.connectionString(this.#url)
    await answered(dispose(old)).catch(() => undefined)
  }

  /** From a revision on, or of the last ones the newest first; a stream that is missing or deleted has none. */
  readStream(stream: string, from: number | 'last', limit: number): Outcome<Failure, readonly ServerEvent[]> {
    const where = from === 'last' ? { fromRevision: END, direction: BACKWARDS } : { fromRevision: BigInt(from) }
    return this.#read((client) => client.readStream(stream, { ...where, maxCount: limit } as never))
  }
  /** All events from a place on, which is in it; null is the start. */
  readAll(from: Place | null, limit: number): Outcome<Failure, readonly ServerEvent[]> {
    return this.#read((client) => client.readAll({ fromPosition: from ?? START, maxCount: limit }))
  }
  /** All events before a place, the newest first; null is the end. */
  readAllBackwards(before: Place | null, limit: number): Outcome<Failure, readonly ServerEvent[]> {
    return this.#read((client) =>
      client.readAll({ fromPosition: before ?? END, maxCount: limit, direction: BACKWARDS }),
    )
  }
  /** Once more where the connection was lost: it comes back at the next call, and not before. */
  async #read(begin: (client: EventStoreDBClient) => Reading): Outcome<Failure, readonly ServerEvent[]> {
    const first = await collected(begin(this.#reader))
    return isRight(first) || first.left.tag === 'refused' || first.left.silent ? first : collected(begin(this.#reader))
  }

  /** Events of streams with a prefix, after a place, until the subscription is dropped in whatever way, or aborted. */
  async *subscribe(prefix: string, after: Place | null, signal: AbortSignal): AsyncGenerator<ServerEvent> {
    const filter = streamNameFilter({ prefixes: [prefix] })
    const subscription = unheard(this.#reader.subscribeToAll({ fromPosition: after ?? START, filter }))
    const stop = (): void => {
      subscription.destroy()
    }
    signal.addEventListener('abort', stop)
    try {
      if (!signal.aborted)
        for await (const { event } of subscription) if (event !== undefined) yield eventOf(event as Recorded)
    } catch {
      // A drop; whoever follows goes on from the last place that it had.
    } finally {
      signal.removeEventListener('abort', stop)
      subscription.unsubscribe().catch(() => undefined)
    }
  }

  close(): void {
    for (const client of [this.#reader, this.#writer]) dispose(client).catch(() => undefined)
  }
}
