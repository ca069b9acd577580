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
import { isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import { sizeOf } from '#domain/size'
import { LARGEST_PAGE } from '../size.js'
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

/** An unhandled error of an abandoned stream would end the process. */
const unheard = <S extends { on: (name: 'error', tell: () => void) => unknown }>(stream: S): S => {
  stream.on('error', () => undefined)
  return stream
}

/** The first events of a reading; `isCut` if the rest was not read because they are large. */
export interface ServerPage {
  readonly events: readonly ServerEvent[]
  readonly isCut: boolean
}

const collected = async (reading: Reading, largest: number): Outcome<Failure, ServerPage> => {
  const events: ServerEvent[] = []
  let size = 0
  const timer = setTimeout(() => unheard(reading).destroy(new Silence()), ANSWER_MS)
  try {
    for await (const { event } of unheard(reading)) {
      timer.refresh()
      if (event === undefined) continue
      events.push(eventOf(event as Recorded))
      size += sizeOf(event.data) + sizeOf(event.metadata)
      // A reading may begin with an event that is known, so one alone would be no progress.
      if (size >= largest && events.length > 1) return right({ events, isCut: true })
    }
    return right({ events, isCut: false })
  } catch (error) {
    return isOf('stream-not-found', error) || isOf('stream-deleted', error)
      ? right({ events: [], isCut: false })
      : left(failureOf(error))
  } finally {
    clearTimeout(timer)
    reading.cancel().catch(() => undefined)
  }
}

/** Cancels running calls and closes the connection, which the client would leave open. */
const dispose = async (client: EventStoreDBClient): Promise<void> => {
  await client.dispose()
  const channel = await client['getChannel']()
  channel.close()
}

export class ServerClient {
  readonly #url: string
  readonly #reader: EventStoreDBClient
  /** Separate, so that it can be replaced without ending reads and the subscription. */
  #writer: EventStoreDBClient

  /** Throws if the connection string is invalid; connects at the first call. */
  constructor(url: string) {
    this.#url = url
    this.#reader = EventStoreDBClient.connectionString(url)
    this.#writer = EventStoreDBClient.connectionString(url)
  }

  /** Appends at a revision, -1 for a new stream; the position is null if the server returns none. One at a time. */
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

  /** Deletes a stream for good at any revision, even without events; repeating it has no effect. */
  async tombstone(stream: string): Outcome<Failure, void> {
    try {
      await answered(this.#writer.tombstoneStream(stream, { deadline: Number.POSITIVE_INFINITY }))
      return right(undefined)
    } catch (error) {
      return isOf('stream-deleted', error) ? right(undefined) : left(failureOf(error))
    }
  }

  /** Abandons a connection with an unanswered append and its waiting calls. */
  async renewWriter(): Promise<void> {
    const old = this.#writer
    this.#writer = EventStoreDBClient.connectionString(this.#url)
    await answered(dispose(old)).catch(() => undefined)
  }

  /** Events from a revision on, or the last ones, newest first; none for a missing or deleted stream. */
  readStream(stream: string, from: number | 'last', limit: number): Outcome<Failure, readonly ServerEvent[]> {
    const where = from === 'last' ? { fromRevision: END, direction: BACKWARDS } : { fromRevision: BigInt(from) }
    return this.#readWhole((client) => client.readStream(stream, { ...where, maxCount: limit } as never))
  }
  /** The first events from a revision on, fewer than `limit` where they are large; none for a missing or deleted stream. */
  readStreamPage(stream: string, from: number, limit: number): Outcome<Failure, ServerPage> {
    const where = { fromRevision: BigInt(from), maxCount: limit }
    return this.#read((client) => client.readStream(stream, where), LARGEST_PAGE)
  }
  /** The first of all events from a position, included; null is the start. */
  readAll(from: Place | null, limit: number): Outcome<Failure, ServerPage> {
    return this.#read((client) => client.readAll({ fromPosition: from ?? START, maxCount: limit }), LARGEST_PAGE)
  }
  /** All events before a position, newest first; null is the end. */
  readAllBackwards(before: Place | null, limit: number): Outcome<Failure, readonly ServerEvent[]> {
    return this.#readWhole((client) =>
      client.readAll({ fromPosition: before ?? END, maxCount: limit, direction: BACKWARDS }),
    )
  }
  /** Repeats the call if the connection was lost: the next call reconnects. */
  async #read(begin: (client: EventStoreDBClient) => Reading, largest: number): Outcome<Failure, ServerPage> {
    const first = await collected(begin(this.#reader), largest)
    return isRight(first) || first.left.tag === 'refused' || first.left.silent
      ? first
      : collected(begin(this.#reader), largest)
  }
  async #readWhole(begin: (client: EventStoreDBClient) => Reading): Outcome<Failure, readonly ServerEvent[]> {
    const page = await this.#read(begin, Number.POSITIVE_INFINITY)
    return isLeft(page) ? page : right(page.right.events)
  }

  /** Events of streams with a prefix, after a position, until the subscription is dropped or aborted. */
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
      // A drop; the reader continues from its last position.
    } finally {
      signal.removeEventListener('abort', stop)
      subscription.unsubscribe().catch(() => undefined)
    }
  }

  close(): void {
    for (const client of [this.#reader, this.#writer]) dispose(client).catch(() => undefined)
  }
}
