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
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import { sizeOf } from '#domain/size'
import { LARGEST_PAGE } from '../size.js'
import { answered, CLOSED, ENDED, type Failure, failureOf, isOf, onSilence, Silence } from './failure.js'
import { Patience } from './patience.js'

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

const collected = async (reading: Reading, largest: number): Outcome<Failure, readonly ServerEvent[]> => {
  const events: ServerEvent[] = []
  let size = 0
  const silence = onSilence(() => unheard(reading).destroy(new Silence()))
  try {
    for await (const { event } of unheard(reading)) {
      silence.heard()
      if (event === undefined) continue
      events.push(eventOf(event as Recorded))
      size += sizeOf(event.data) + sizeOf(event.metadata)
      if (size >= largest) break
    }
    return right(events)
  } catch (error) {
    return isOf('stream-not-found', error) || isOf('stream-deleted', error) ? right([]) : left(failureOf(error, 'read'))
  } finally {
    silence.stop()
    reading.cancel().catch(() => undefined)
  }
}

/** Cancels running calls and closes the connection, which the client would leave open. */
const dispose = async (client: EventStoreDBClient): Promise<void> => {
  await client.dispose()
  const channel = await client['getChannel']()
  channel.close()
}

/** A message of a subscription, in the order of the log. */
export type Told =
  | { readonly tag: 'event'; readonly event: ServerEvent }
  /** The server has considered all events up to a place. */
  | { readonly tag: 'passed'; readonly place: Place }
  /** All events that stood in the log were told. */
  | { readonly tag: 'caught_up' }
  /** The last word; without a failure the server ended the subscription cleanly. */
  | { readonly tag: 'dropped'; readonly failure: Failure | null }

/** The server says after 32 times as many events, its own and all others', how far it has come. */
const CHECKPOINT_INTERVAL = 32

/**
 * A mark that is put among the events of a subscription. The client calls back ahead of the events that wait to be
 * read, so only a mark that comes out among them says what is behind it.
 */
class Mark {
  readonly told: Told
  constructor(told: Told) {
    this.told = told
  }
}

export class ServerClient {
  readonly #url: string
  readonly #patience: Patience
  readonly #reader: EventStoreDBClient
  /** Separate, so that it can be replaced without ending reads and the subscription. */
  #writer: EventStoreDBClient

  /** Throws if the connection string is invalid; connects at the first call. */
  constructor(url: string, patienceMs: number) {
    this.#url = url
    this.#patience = new Patience(patienceMs)
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
      if (isOf('wrong-expected-version', error)) return left({ tag: 'wrong_revision' })
      return left(await this.#writeFailure(error))
    }
  }

  /** Deletes a stream for good at any revision, even without events; repeating it has no effect. */
  async tombstone(stream: string): Outcome<Failure, void> {
    try {
      await answered(this.#writer.tombstoneStream(stream, { deadline: Number.POSITIVE_INFINITY }))
      return right(undefined)
    } catch (error) {
      return isOf('stream-deleted', error) ? right(undefined) : left(await this.#writeFailure(error))
    }
  }

  /**
   * The meaning of an error, and a new connection for the next write: the old one may have an append that is never
   * answered, and the client keeps the error of its first question, what the server can do, for ever.
   */
  async #writeFailure(error: unknown): Promise<Failure> {
    const old = this.#writer
    this.#writer = EventStoreDBClient.connectionString(this.#url)
    await answered(dispose(old)).catch(() => undefined)
    return failureOf(error, 'write')
  }

  /** Events from a revision on, or the last ones, newest first; none for a missing or deleted stream. */
  readStream(stream: string, from: number | 'last', limit: number): Outcome<Failure, readonly ServerEvent[]> {
    const where = from === 'last' ? { fromRevision: END, direction: BACKWARDS } : { fromRevision: BigInt(from) }
    return this.#read((client) => client.readStream(stream, { ...where, maxCount: limit } as never))
  }
  /** The first events from a revision on, fewer than `limit` where they are large; none for a missing or deleted stream. */
  readStreamPage(stream: string, from: number, limit: number): Outcome<Failure, readonly ServerEvent[]> {
    const where = { fromRevision: BigInt(from), maxCount: limit }
    return this.#read((client) => client.readStream(stream, where), LARGEST_PAGE)
  }
  /** The last of all events of the server, newest first. */
  readLast(limit: number): Outcome<Failure, readonly ServerEvent[]> {
    return this.#read((client) => client.readAll({ fromPosition: END, maxCount: limit, direction: BACKWARDS }))
  }
  /** The event at a place of the server's log, or the next one after it. */
  readAt(place: Place): Outcome<Failure, readonly ServerEvent[]> {
    return this.#read((client) => client.readAll({ fromPosition: place, maxCount: 1 }))
  }
  /** Repeats the call while the server is away for a moment: each one reconnects. */
  async #read(
    begin: (client: EventStoreDBClient) => Reading,
    largest = Number.POSITIVE_INFINITY,
  ): Outcome<Failure, readonly ServerEvent[]> {
    for (;;) {
      const read = await collected(begin(this.#reader), largest)
      // A reading that is cancelled ends as if nothing followed.
      if (this.#patience.isClosed) return left(CLOSED)
      if (!isLeft(read)) this.#patience.answered()
      if (!isLeft(read) || !(await this.#patience.again(read.left))) return read
    }
  }

  /** Says whether to begin again after a dropped subscription, after a moment. */
  goesOnAfter(failure: Failure | null): Promise<boolean> {
    return this.#patience.again(failure ?? ENDED)
  }

  /**
   * Subscribes to the events of streams with a prefix after a place: those that stand there, and then those that come.
   * Only the server passes the events of other streams. The subscription ends when its reader stops.
   */
  async *follow(prefix: string, after: Place | null, signal: AbortSignal): AsyncGenerator<Told, void> {
    const put = (told: Told): boolean => subscription.push(new Mark(told))
    const filter = streamNameFilter({
      prefixes: [prefix],
      checkpointInterval: CHECKPOINT_INTERVAL,
      checkpointReached: (_, place) => void put({ tag: 'passed', place }),
    })
    const subscription = unheard(this.#reader.subscribeToAll({ fromPosition: after ?? START, filter }))
    subscription.on('caughtUp', () => put({ tag: 'caught_up' }))
    const stop = (): void => {
      subscription.destroy()
    }
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    // Only history is due: nobody knows when a live event comes.
    let [isDue, isLive] = [true, false]
    const silence = onSilence(() => {
      if (isDue) subscription.destroy(new Silence())
    })
    try {
      for await (const item of subscription as AsyncIterable<Mark | { readonly event?: unknown }>) {
        isDue = false
        this.#patience.answered()
        if (item instanceof Mark) yield item.told
        else if (item.event !== undefined) yield { tag: 'event', event: eventOf(item.event as Recorded) }
        isLive ||= item instanceof Mark && item.told.tag === 'caught_up'
        isDue = !isLive
        silence.heard()
      }
      yield { tag: 'dropped', failure: null }
    } catch (error) {
      yield { tag: 'dropped', failure: failureOf(error, 'read') }
    } finally {
      silence.stop()
      signal.removeEventListener('abort', stop)
      subscription.unsubscribe().catch(() => undefined)
    }
  }

  close(): void {
    this.#patience.close()
    for (const client of [this.#reader, this.#writer]) dispose(client).catch(() => undefined)
  }
}
