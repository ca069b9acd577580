import { createHmac, randomBytes } from 'node:crypto'
import type { Scratch } from '#import/scratch'

/** The addition of a part to a sum: the sum's id, and the amount; null where nobody knows it. */
export type Added = readonly [sum: string, amount: string | null]

/**
 * Remembers the parts of sums during a reading, to count each once. A part may be a person's, so it is known by a hash with
 * a secret that is forgotten with the reading: afterwards it cannot be found out whose parts there were.
 */
export class Parts {
  readonly #secret = randomBytes(32)
  readonly #scratch: Scratch

  constructor(scratch: Scratch) {
    this.#scratch = scratch
  }

  /** Remembers what a part adds; gives what it added before, null if it is new. */
  replace(part: string, added: readonly Added[]): readonly Added[] | null {
    const key = createHmac('sha256', this.#secret).update(part).digest('base64url')
    const before = this.#scratch.get('parts', key)
    this.#scratch.set('parts', key, JSON.stringify(added))
    return before === null ? null : (JSON.parse(before) as readonly Added[])
  }

  /** Forgets all parts. */
  clear(): void {
    this.#scratch.clear('parts')
  }
}
