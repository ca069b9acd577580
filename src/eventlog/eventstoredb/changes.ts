import { setTimeout as sleep } from 'node:timers/promises'
import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { Position } from '../port.js'
import type { Place } from './client.js'
import { placeOf, positionOf, unavailable } from './encoding.js'

const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 2_000

type Told = Either<StoreUnavailable, void>
interface Waiting {
  readonly after: Position
  readonly tell: (told: Told) => void
}

export interface Source {
  /** Where the last event of ours stands. */
  readonly end: () => Outcome<StoreUnavailable, Position>
  /** Places of our events after a place, until the subscription is dropped. */
  readonly subscribe: (after: Place | null, signal: AbortSignal) => AsyncIterable<Place>
}

/**
 * Tells of new events, all who wait from one subscription. It begins with the first question, and after each drop, an
 * error or a clean end alike, it goes on from the last event of ours that is known.
 */
export class Changes {
  readonly #source: Source
  readonly #stop = new AbortController()
  readonly #waiting = new Set<Waiting>()
  #follows = false
  /** The last event of ours that is known; null before the first answer. */
  #last: Position | null = null

  constructor(source: Source) {
    this.#source = source
  }

  async changed(after: Position, signal: AbortSignal): Outcome<StoreUnavailable, void> {
    const place = placeOf(after)
    if (isLeft(place)) return place
    if (!this.#follows) {
      this.#follows = true
      void this.#follow()
    }
    if (signal.aborted || this.#stop.signal.aborted || (this.#last ?? '') > after) return right(undefined)
    return new Promise<Told>((resolve) => {
      const abort = (): void => waiting.tell(right(undefined))
      const waiting: Waiting = {
        after,
        tell: (told) => {
          this.#waiting.delete(waiting)
          signal.removeEventListener('abort', abort)
          resolve(told)
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
      if (goesBack) one.tell(unavailable(`the log went back to position ${position}: was it restored from a backup?`))
      else if (one.after < position) one.tell(right(undefined))
  }

  /** The subscription starts at what was last seen, never at the end of the server's log: that is not ours to skip. */
  async #follow(): Promise<void> {
    const { signal } = this.#stop
    let pause = FIRST_PAUSE_MS
    while (!signal.aborted) {
      const end = await this.#source.end()
      const from = isLeft(end) ? end : placeOf(end.right)
      if (!isLeft(end) && !isLeft(from)) {
        this.#note(end.right)
        for await (const place of this.#source.subscribe(from.right, signal)) {
          this.#note(positionOf(place))
          // One that is dropped with nothing told, again and again, is left more and more time.
          pause = FIRST_PAUSE_MS
        }
      }
      await sleep(pause * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined)
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
  }

  close(): void {
    this.#stop.abort()
    for (const one of [...this.#waiting]) one.tell(right(undefined))
  }
}
