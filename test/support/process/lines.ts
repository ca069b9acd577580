import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

interface Waiter {
  readonly wants: (line: string) => boolean
  readonly found: (line: string | undefined) => void
}

/** The lines of a stream, as they come. */
export class Lines {
  readonly #all: string[] = []
  readonly #waiters = new Set<Waiter>()
  #closed = false

  constructor(stream: Readable | null) {
    if (stream === null) throw new Error('the stream is not piped')
    const lines = createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })
    lines.on('line', (line) => {
      this.#all.push(line)
      for (const waiter of this.#waiters) if (waiter.wants(line)) this.#tell(waiter, line)
    })
    lines.on('close', () => {
      this.#closed = true
      for (const waiter of this.#waiters) this.#tell(waiter, undefined)
    })
  }

  #tell(waiter: Waiter, line: string | undefined): void {
    this.#waiters.delete(waiter)
    waiter.found(line)
  }

  all(): readonly string[] {
    return this.#all
  }
  text(): string {
    return this.#all.map((line) => `${line}\n`).join('')
  }

  /** The first line that fits, said already or to come; undefined where the stream ends without one. */
  first(wants: (line: string) => boolean): Promise<string | undefined> {
    const said = this.#all.find(wants)
    return said !== undefined || this.#closed ? Promise.resolve(said) : this.next(wants)
  }

  /** The next line that fits from now on; undefined where the stream ends without one. */
  next(wants: (line: string) => boolean): Promise<string | undefined> {
    if (this.#closed) return Promise.resolve(undefined)
    return new Promise((found) => this.#waiters.add({ wants, found }))
  }
}
