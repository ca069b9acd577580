import { setTimeout as sleep } from 'node:timers/promises'
import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreError } from '#domain/outcome'
import type { Position } from '../port.js'
import { placeOf, unavailable } from './encoding.js'

const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 2_000

type Reply = Either<StoreError, void>
interface Waiting {
  readonly after: Position
  readonly answer: (reply: Reply) => void
}

export interface Source {
  /** The position of our last event. */
  readonly end: () => Outcome<StoreError, Position>
  /** Positions of our events after one of them, until the subscription is dropped. */
  readonly live: (after: Position, signal: AbortSignal) => AsyncIterable<Position>
}

/**
 * Signals new events to all waiters from one subscription. It begins with the first waiter, and after each drop, an
 * error or a clean end alike, it continues from our last known event.
 */
export class Changes {
  readonly #source: Source
  readonly #stop = new AbortController()
  readonly #waiting = new Set<Waiting>()
  #follows = false
  /** Our last known event; null before the first answer. */
  #last: Position | null = null

  constructor(source: Source) {
    this.#source = source
  }

  async changed(after: Position, signal: AbortSignal): Outcome<StoreError, void> {
    const place = placeOf(after)
    if (isLeft(place)) return place
    if (!this.#follows) {
      this.#follows = true
      void this.#follow()
    }
    if (signal.aborted || this.#stop.signal.aborted || (this.#last ?? '') > after) return right(undefined)
    return new Promise<Reply>((resolve) => {
      const abort = (): void => waiting.answer(right(undefined))
      const waiting: Waiting = {
        after,
        answer: (reply) => {
          this.#waiting.delete(waiting)
          signal.removeEventListener('abort', abort)
          resolve(reply)
        },
      }
      this.#waiting.add(waiting)
      signal.addEventListener('abort', abort)
    })
  }

  #note(position: Position): void {
    const goesBack = position < (this.#last ?? '')
    this.#last = position
    for (const one of [...this.#waiting])
      if (goesBack)
        one.answer(unavailable(`the log went back to position ${position}`, 'see "Backups" in docs/operations.md'))
      else if (one.after < position) one.answer(right(undefined))
  }

  /** The subscription starts at the last seen position, never at the end of the server's log, which might skip events. */
  async #follow(): Promise<void> {
    const { signal } = this.#stop
    let pause = FIRST_PAUSE_MS
    while (!signal.aborted) {
      const end = await this.#source.end()
      if (!isLeft(end)) {
        this.#note(end.right)
        for await (const position of this.#source.live(end.right, signal)) {
          this.#note(position)
          // Waits longer after each drop without an event.
          pause = FIRST_PAUSE_MS
        }
      }
      await sleep(pause * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined)
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
  }

  close(): void {
    this.#stop.abort()
    for (const one of [...this.#waiting]) one.answer(right(undefined))
  }
}
