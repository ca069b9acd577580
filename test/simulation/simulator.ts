import type { Clock } from '#projector/clock'
import type { Random } from '#sample/random'

/** A process of the simulated installation. What waits in it goes on only while it lives and is not paused. */
export class Process {
  readonly name: string
  dead = false
  pausedUntil = 0
  constructor(name: string) {
    this.name = name
  }
}

interface Due {
  readonly at: number
  readonly order: number
  /** Null for what is on its way between processes, whatever becomes of these. */
  readonly process: Process | null
  readonly resume: () => void
}

/** Never goes on. */
export const hang = <A>(): Promise<A> => new Promise(() => undefined)

// What a resumed process does until it waits again is all in promises that are settled: one turn of the loop runs it.
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * Time and order. Whatever waits, waits here: the simulator goes from one due moment to the next and lets one go on at
 * a time, so that a seed decides every interleaving and the machine's speed decides nothing.
 */
export class Simulator {
  now = 0
  readonly random: Random
  /** All that was noted, with the time and the process: what two runs of a seed are compared by. */
  readonly trace: string[] = []
  readonly #queue: Due[] = []
  #order = 0

  constructor(random: Random) {
    this.random = random
  }

  note(process: Process | null, text: string): void {
    this.trace.push(`${this.now} ${process?.name ?? '-'} ${text}`)
  }
  between(from: number, to: number): number {
    return from + Math.floor(this.random() * (to - from + 1))
  }
  chance(probability: number): boolean {
    return this.random() < probability
  }
  pick<A>(all: readonly A[]): A {
    return all[Math.floor(this.random() * all.length)] as A
  }

  after(ms: number, process: Process | null, resume: () => void): void {
    const due = { at: this.now + ms, order: this.#order++, process, resume }
    const later = this.#queue.findIndex((other) => other.at > due.at)
    this.#queue.splice(later === -1 ? this.#queue.length : later, 0, due)
  }
  wait(ms: number, process: Process | null): Promise<void> {
    return new Promise((resolve) => this.after(ms, process, resolve))
  }

  clockOf(process: Process): Clock {
    return {
      monotonicMs: () => this.now,
      sleep: (ms, signal) =>
        new Promise((resolve) => {
          if (signal.aborted) return resolve()
          const called = (): void => this.after(0, process, resolve)
          signal.addEventListener('abort', called, { once: true })
          this.after(ms, process, () => {
            signal.removeEventListener('abort', called)
            resolve()
          })
        }),
    }
  }

  /** Lets all go on until `done`, at most up to a moment; false where that moment came first. */
  async run(done: () => boolean, until: number): Promise<boolean> {
    for (;;) {
      await settled()
      if (done()) return true
      const [due] = this.#queue
      if (due === undefined || due.at > until) return false
      this.#queue.shift()
      this.now = Math.max(this.now, due.at)
      const { process, resume } = due
      if (process?.dead) continue
      if (process !== null && process.pausedUntil > this.now) {
        this.after(process.pausedUntil - this.now, process, resume)
        continue
      }
      resume()
    }
  }
}
