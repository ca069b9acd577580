import type { Instant } from '#domain/common'
import type { Thing } from './connection-stream.js'
import { thingId } from './known.js'
import type { Scratch } from './scratch.js'
import type { NoFact, UpdatedFact } from './source.js'

const TABLE = 'seen'

/** In place of a hash: the reading has withdrawn the thing. */
export const WITHDRAWN = 'withdrawn'

/** The last statement of a reading about a thing. */
export interface SeenThing {
  /** The hash of what the log says of it by now; null if the log has to be asked. */
  readonly hash: string | null
  /** The instant at which the source last changed it; null if the source does not say. */
  readonly updated: Instant | null
}

type Which = Pick<Thing, 'kind' | 'place' | 'key'>

/** The things that a reading has met so far, however many. */
export class Seen {
  readonly #scratch: Scratch
  /** Known states of the things of the page that is read. */
  readonly #page = new Map<string, SeenThing | null>()

  constructor(scratch: Scratch) {
    this.#scratch = scratch
  }

  of(thing: Which): SeenThing | null {
    const id = thingId(thing)
    const known = this.#page.get(id)
    if (known !== undefined) return known
    const seen = this.#kept(id)
    this.#page.set(id, seen)
    return seen
  }

  #kept(id: string): SeenThing | null {
    const kept = this.#scratch.get(TABLE, id)
    if (kept === null) return null
    const [hash, updated] = kept.split(' ')
    return { hash: hash || null, updated: updated || null }
  }

  has(thing: Which): boolean {
    return this.#scratch.has(TABLE, thingId(thing))
  }

  set(thing: Which, seen: SeenThing): void {
    const id = thingId(thing)
    if (this.#page.has(id)) this.#page.set(id, seen)
    this.#scratch.set(TABLE, id, `${seen.hash ?? ''} ${seen.updated ?? ''}`)
  }

  /** Notes that the source has a thing that cannot be read. */
  note(thing: Which): void {
    if (!this.has(thing)) this.set(thing, { hash: null, updated: null })
  }

  /** Notes that the log has to be asked about a thing, because others may have appended to it. */
  askAgain(thing: Which): void {
    this.set(thing, { hash: null, updated: this.of(thing)?.updated ?? null })
  }

  /** Begins a page with its facts, and returns those that count: of several about one thing the later change, else the later record. */
  begin(facts: readonly (UpdatedFact | NoFact)[]): readonly (UpdatedFact | NoFact)[] {
    this.#page.clear()
    const last = new Map<string, UpdatedFact | NoFact>()
    for (const fact of facts) {
      const id = thingId(fact)
      const before = last.get(id) ?? this.of(fact)
      if (!isOlder(fact, before?.updated ?? null)) last.set(id, fact)
    }
    return [...last.values()]
  }
}

const isOlder = ({ updated }: UpdatedFact | NoFact, before: Instant | null): boolean =>
  updated !== undefined && before !== null && updated < before
