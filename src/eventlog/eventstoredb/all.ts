import { setMaxListeners } from 'node:events'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreError } from '#domain/outcome'
import { sizeOf } from '#domain/size'
import { LOG_START, type LoggedEvent, type Position } from '../port.js'
import { LARGEST_PAGE } from '../size.js'
import type { ServerClient, ServerEvent } from './client.js'
import { Cursor, type OwnStream } from './cursor.js'
import { failed, loggedOf, placeOf, positionOf, unavailable } from './encoding.js'
import { CLOSED, ENDED } from './failure.js'
import type { Passed } from './passed.js'
import { Room } from './room.js'
import { WaitingCursors } from './waiting.js'

/** The last events of the server, among which our last one is looked for first. */
const TAIL = 64
/** Marks of the server for passed events after which the place is stored for other processes. */
const KEPT_AFTER = 10
/** Subscriptions at a time: from the 100th of a connection on, a server is silent. */
const MOST = 32

/** Takes an event, and says whether more are wanted. */
type Take = (event: ServerEvent, stream: string) => 'more' | 'enough' | StoreError

/**
 * All events of this service, among those of the server and of other applications. They are read by subscriptions, whose
 * events the server filters; it never drops one that has not caught up yet.
 */
export class AllEvents {
  readonly #client: ServerClient
  readonly #prefix: string
  readonly #ownStream: OwnStream
  readonly #passed: Passed
  readonly #stop = new AbortController()
  readonly #waiting = new WaitingCursors()
  readonly #room = new Room(MOST)
  /** The furthest event of the server that was seen. */
  #seen: Position = LOG_START

  constructor(client: ServerClient, prefix: string, ownStream: OwnStream, passed: Passed) {
    this.#client = client
    this.#prefix = prefix
    this.#ownStream = ownStream
    this.#passed = passed
    setMaxListeners(0, this.#stop.signal)
  }

  async after(position: Position, limit: number): Outcome<StoreError, readonly LoggedEvent[]> {
    const events: LoggedEvent[] = []
    if (limit < 1) return right(events)
    await this.#passed.makeSure()
    let size = 0
    const read = await this.#read(position, (event, stream) => {
      const logged = loggedOf(event, stream)
      if (isLeft(logged)) return logged.left
      events.push(logged.right)
      size += sizeOf(event.data) + sizeOf(event.metadata)
      return events.length < limit && size < LARGEST_PAGE ? 'more' : 'enough'
    })
    return isLeft(read) ? read : right(events)
  }

  /** The position of our last event. */
  async end(): Outcome<StoreError, Position> {
    const tail = await this.#client.readLast(TAIL)
    if (isLeft(tail)) {
      this.#passed.doubt()
      return failed(tail.left)
    }
    const newest = tail.right[0]?.place
    const end = newest === undefined ? LOG_START : positionOf(newest)
    // A shorter log was restored from a backup, or is a different one.
    if (end < this.#seen) this.#passed.forget()
    this.#seen = end
    const own = tail.right.find((event) => this.#ownStream(event) !== null)
    if (own !== undefined) {
      this.#passed.noteOwn(own)
      return right(positionOf(own.place))
    }
    this.#passed.doubt()
    await this.#passed.makeSure()
    const last = this.#passed.last?.own ?? LOG_START
    return tail.right.length < TAIL ? right(last) : this.#read(last, () => 'more')
  }

  /** Positions of our events after one of them, as they come, until the subscription is dropped. */
  async *live(own: Position, signal: AbortSignal): AsyncGenerator<Position, void> {
    const place = placeOf(own)
    if (isLeft(place)) return
    const from = this.#passed.after(own) ?? place.right
    let [at, marks] = [own, 0]
    for await (const told of this.#client.follow(this.#prefix, from, signal)) {
      if (told.tag === 'event' && this.#ownStream(told.event) !== null) {
        at = positionOf(told.event.place)
        this.#passed.noteOwn(told.event)
        yield at
      }
      if (told.tag === 'dropped') this.#passed.doubt()
      if (told.tag !== 'passed') continue
      marks += 1
      if (marks % KEPT_AFTER === 0) await this.#passed.note(at, told.place)
    }
  }

  /** A subscription after one of our events, without events of others that were passed before. */
  async #begun(own: Position): Outcome<StoreError, Cursor> {
    const place = placeOf(own)
    if (isLeft(place)) return place
    const leave = await this.#room.enter()
    const from = this.#passed.after(own) ?? place.right
    const told = this.#client.follow(this.#prefix, from, this.#stop.signal)
    return right(new Cursor(own, told, this.#ownStream, leave))
  }

  /**
   * Reads on after a position until enough was taken or nothing follows, and again from where it stood if the
   * subscription is dropped. Gives the position of our last event that was read.
   */
  async #read(after: Position, take: Take): Outcome<StoreError, Position> {
    const waiting = this.#waiting.take(after)
    let begun = waiting === null ? await this.#begun(after) : right<StoreError, Cursor>(waiting)
    for (;;) {
      if (isLeft(begun)) return begun
      const cursor = begun.right
      const step = await cursor.next()
      if (step.tag === 'own') {
        this.#passed.noteOwn(step.event)
        const taken = take(step.event, step.stream)
        if (taken === 'more' && this.#passed.after(cursor.at) === null) continue
        if (taken === 'enough') {
          this.#waiting.put(cursor)
          return right(cursor.at)
        }
        cursor.close()
        if (taken !== 'more') return left(taken)
        // What follows was passed before, at least a part of it.
        begun = await this.#begun(cursor.at)
        continue
      }
      cursor.close()
      if (step.tag === 'out_of_order')
        return unavailable(`the server gave position ${step.position} after ${cursor.at}`, 'see its log')
      if (step.tag === 'caught_up') {
        if (cursor.passed !== null) await this.#passed.note(cursor.at, cursor.passed)
        return right(cursor.at)
      }
      this.#passed.doubt()
      if (this.#stop.signal.aborted) return failed(CLOSED)
      const failure = step.failure ?? ENDED
      if (!(await this.#client.goesOnAfter(failure))) return failed(failure)
      await this.#passed.makeSure()
      begun = await this.#begun(cursor.at)
    }
  }

  close(): void {
    this.#stop.abort()
    this.#waiting.close()
  }
}
