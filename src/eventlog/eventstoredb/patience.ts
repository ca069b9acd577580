import { setTimeout as sleep } from 'node:timers/promises'
import type { Failure } from './failure.js'

/** The longest outage that is waited out, in milliseconds, as docs/operations.md promises. */
export const PATIENCE_MS = 10_000

export const pause = (): Promise<void> => sleep(50 + Math.random() * 250)

/**
 * Waits out an outage: calls are repeated until it has lasted for some seconds, counted from its first failure. From
 * then on each is tried once, so that a command with many calls does not wait for each of them.
 */
export class Patience {
  readonly #ms: number
  #since: number | null = null
  #isClosed = false

  constructor(ms: number) {
    this.#ms = ms
  }

  /** Says whether nothing is waited out any more. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  answered(): void {
    this.#since = null
  }

  /** Says whether to repeat a call, after a moment. A silent server was waited for already. */
  async again(failure: Failure): Promise<boolean> {
    if (failure.tag === 'refused') return false
    this.#since ??= performance.now()
    if (failure.silent || this.#isClosed || performance.now() - this.#since >= this.#ms) return false
    await pause()
    return !this.#isClosed
  }

  close(): void {
    this.#isClosed = true
  }
}
