import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreError } from '#domain/outcome'
import { LOG_START, type LoggedEvent, type Position } from '../port.js'
import type { ServerClient, ServerEvent } from './client.js'
import { loggedOf, placeOf, positionOf, unavailable } from './encoding.js'

/** The least number of events a read: events of others are among them, because only subscriptions filter. */
const PAGE = 64

/** The stream of an event without its prefix; null for events of other applications. */
export type OwnStream = (event: ServerEvent) => string | null

/** All events of this service among those of the server and of other applications. */
export class AllEvents {
  readonly #client: ServerClient
  readonly #ownStream: OwnStream
  /** The server's last event at the last look, and our last event up to it. */
  #looked: { readonly all: Position; readonly own: Position } = { all: LOG_START, own: LOG_START }

  constructor(client: ServerClient, ownStream: OwnStream) {
    this.#client = client
    this.#ownStream = ownStream
  }

  async after(position: Position, limit: number): Outcome<StoreError, readonly LoggedEvent[]> {
    const from = placeOf(position)
    if (isLeft(from)) return from
    let place = from.right
    let last = position
    const events: LoggedEvent[] = []
    while (events.length < limit) {
      const count = Math.max(PAGE, limit - events.length + 1)
      const page = await this.#client.readAll(place, count)
      if (isLeft(page)) return unavailable(page.left.cause)
      const { events: read, isCut } = page.right
      for (const [i, event] of read.entries()) {
        const at = positionOf(event.place)
        // A read begins with the event at its place.
        if (at <= last && i === 0) continue
        if (at <= last) return unavailable(`the server gave position ${at} after ${last}`)
        last = at
        place = event.place
        const stream = this.#ownStream(event)
        if (stream === null) continue
        const logged = loggedOf(event, stream)
        if (isLeft(logged)) return logged
        events.push(logged.right)
        if (events.length === limit) break
      }
      // Large events of other applications may fill a page, which is not the end.
      if (isCut ? events.length > 0 : read.length < count) break
    }
    return right(events)
  }

  /** The position of our last event; each look goes back to the previous one. */
  async end(): Outcome<StoreError, Position> {
    let newest: Position | null = null
    let before = null
    for (;;) {
      const page = await this.#client.readAllBackwards(before, PAGE)
      if (isLeft(page)) return unavailable(page.left.cause)
      for (const event of page.right) {
        const at = positionOf(event.place)
        // A shorter log was restored from a backup, or is a different one.
        if (newest === null && at < this.#looked.all) this.#looked = { all: LOG_START, own: LOG_START }
        newest ??= at
        if (at <= this.#looked.all || this.#ownStream(event) !== null) {
          const own = at <= this.#looked.all ? this.#looked.own : at
          this.#looked = { all: newest, own }
          return right(own)
        }
        before = event.place
      }
      if (page.right.length < PAGE) {
        this.#looked = { all: newest ?? LOG_START, own: LOG_START }
        return right(LOG_START)
      }
    }
  }
}
