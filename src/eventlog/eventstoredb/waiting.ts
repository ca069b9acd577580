import type { Position } from '../port.js'
import type { Cursor } from './cursor.js'

const MOST = 4
const LONGEST_MS = 10_000

/** Readings that stand in the middle of the log and wait until their next page is wanted. */
export class WaitingCursors {
  readonly #waiting = new Map<Position, { readonly cursor: Cursor; readonly timer: NodeJS.Timeout }>()

  /** The one that stands at a position, which then waits no more. */
  take(position: Position): Cursor | null {
    const found = this.#waiting.get(position)
    if (found === undefined) return null
    this.#waiting.delete(position)
    clearTimeout(found.timer)
    return found.cursor
  }

  put(cursor: Cursor): void {
    const { at } = cursor
    this.take(at)?.close()
    const timer = setTimeout(() => this.take(at)?.close(), LONGEST_MS).unref()
    this.#waiting.set(at, { cursor, timer })
    const [longest] = this.#waiting.keys()
    if (this.#waiting.size > MOST && longest !== undefined) this.take(longest)?.close()
  }

  close(): void {
    for (const position of [...this.#waiting.keys()]) this.take(position)?.close()
  }
}
