import type { Position } from '../port.js'
import type { Place, ServerEvent, Told } from './client.js'
import { positionOf } from './encoding.js'
import type { Failure } from './failure.js'

/** The stream of an event without its prefix; null for events of the server and of other applications. */
export type OwnStream = (event: ServerEvent) => string | null

/** An event of ours, that none follows, the end of a dropped subscription, or a fault of the server. */
export type Step =
  | { readonly tag: 'own'; readonly event: ServerEvent; readonly stream: string }
  | { readonly tag: 'caught_up' }
  | { readonly tag: 'dropped'; readonly failure: Failure | null }
  | { readonly tag: 'out_of_order'; readonly position: Position }

/** One subscription, and where its reader stands. */
export class Cursor {
  readonly #told: AsyncGenerator<Told, void>
  readonly #ownStream: OwnStream
  readonly #onClose: () => void
  #at: Position
  #passed: Place | null = null

  /** Reads what is told after one of our events. */
  constructor(at: Position, told: AsyncGenerator<Told, void>, ownStream: OwnStream, onClose: () => void) {
    this.#at = at
    this.#told = told
    this.#ownStream = ownStream
    this.#onClose = onClose
  }

  /** The position of our last event that was read. */
  get at(): Position {
    return this.#at
  }
  /** The place of the last event that was passed after that one; null if none was. */
  get passed(): Place | null {
    return this.#passed
  }

  async next(): Promise<Step> {
    for (;;) {
      const next = await this.#told.next()
      if (next.done) return { tag: 'dropped', failure: null }
      const told = next.value
      switch (told.tag) {
        case 'caught_up':
        case 'dropped':
          return told
        case 'passed':
          this.#passed = positionOf(told.place) > this.#at ? told.place : null
          break
        case 'event': {
          const { event } = told
          const position = positionOf(event.place)
          if (position <= this.#at) return { tag: 'out_of_order', position }
          const stream = this.#ownStream(event)
          this.#passed = stream === null ? event.place : null
          if (stream === null) break
          this.#at = position
          return { tag: 'own', event, stream }
        }
        default:
          told satisfies never
      }
    }
  }

  /** Ends the subscription: a server keeps only so many on one connection. */
  close(): void {
    this.#told.return().catch(() => undefined)
    this.#onClose()
  }
}
