/** Limits of one class of requests. */
export interface Limits {
  /** Requests whose answer is being computed. */
  readonly running: number
  /** Requests waiting for their turn. */
  readonly waiting: number
  /** Admitted requests whose answer has not been read in full. */
  readonly unfinished: number
}

/**
 * The most requests that are started in a row, and the milliseconds for this, before new arrivals are read: otherwise
 * many refused requests would leave no time for admitted ones.
 */
const BURST = 8
const BURST_MS = 20

/** A request that asks for a turn. */
export interface Candidate {
  /** Requests of one class wait for each other; classes take turns. */
  readonly of: string
  readonly limits: Limits
  /** Computes the answer; resolves when done, although the answer may not be sent yet. */
  readonly start: () => Promise<unknown>
  /** Called in place of `start` if the wait is too long. */
  readonly refuse: () => void
}

/** An admitted request. */
export interface Admitted {
  /** Its answer has been sent, or the client has gone. */
  readonly finished: () => void
}

interface Waiting extends Candidate {
  readonly since: number
  isGone: boolean
}

interface Line {
  readonly waiting: Waiting[]
  running: number
  unfinished: number
}

export interface TurnsOptions {
  readonly limits: Limits
  readonly longestWaitMs: number
  readonly now?: () => number
}

/**
 * Admits a bounded number of requests and starts them in turns, one of each waiting class, so that a class with many
 * requests delays the others by at most one of its requests. A few are started at a time: new arrivals are read before
 * the next ones are chosen.
 */
export class Turns {
  readonly #options: TurnsOptions
  readonly #now: () => number
  /** In the order of their turns: the class served last is at the end. */
  readonly #lines = new Map<string, Line>()
  #running = 0
  #waiting = 0
  #unfinished = 0
  #isScheduled = false
  #sweeping: NodeJS.Timeout | undefined

  constructor(options: TurnsOptions) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
  }

  /** Admits the request, to be started in its turn; null if there are too many. */
  enter(candidate: Candidate): Admitted | null {
    const { of, limits } = candidate
    const all = this.#options.limits
    const line = this.#lines.get(of) ?? { waiting: [], running: 0, unfinished: 0 }
    if (this.#waiting >= all.waiting || this.#unfinished >= all.unfinished) return null
    if (line.waiting.length >= limits.waiting || line.unfinished >= limits.unfinished) return null
    const waiting: Waiting = { ...candidate, since: this.#now(), isGone: false }
    this.#lines.set(of, line)
    line.waiting.push(waiting)
    line.unfinished += 1
    this.#waiting += 1
    this.#unfinished += 1
    this.#schedule()
    let isFinished = false
    return {
      finished: () => {
        if (isFinished) return
        isFinished = true
        waiting.isGone = true
        const place = line.waiting.indexOf(waiting)
        if (place !== -1) {
          line.waiting.splice(place, 1)
          this.#waiting -= 1
        }
        line.unfinished -= 1
        this.#unfinished -= 1
        this.#forget(of, line)
      },
    }
  }

  #forget(of: string, { waiting, running, unfinished }: Line): void {
    if (waiting.length === 0 && running === 0 && unfinished === 0) this.#lines.delete(of)
  }

  #next(): readonly [Waiting, Line] | null {
    if (this.#running >= this.#options.limits.running) return null
    this.#refuseLate()
    for (const [of, line] of this.#lines) {
      const [first] = line.waiting
      if (first === undefined || line.running >= first.limits.running) continue
      line.waiting.shift()
      this.#waiting -= 1
      this.#lines.delete(of)
      this.#lines.set(of, line)
      return [first, line]
    }
    return null
  }

  #schedule(): void {
    if (this.#waiting === 0) {
      clearInterval(this.#sweeping)
      this.#sweeping = undefined
      return
    }
    this.#sweeping ??= setInterval(() => this.#sweep(), this.#options.longestWaitMs / 8).unref()
    if (this.#isScheduled) return
    this.#isScheduled = true
    let began: number | undefined
    let hasStarted = false
    const turn = (): void => {
      began ??= this.#now()
      if (this.#now() - began > BURST_MS) return
      const next = this.#next()
      if (next === null) return
      hasStarted = true
      this.#start(...next)
    }
    for (let n = Math.min(this.#waiting, BURST); n > 0; n -= 1) setImmediate(turn)
    setImmediate(() => {
      this.#isScheduled = false
      // If none may start now, the end of a running one triggers the next attempt.
      if (hasStarted) this.#schedule()
    })
  }

  #start(request: Waiting, line: Line): void {
    this.#running += 1
    line.running += 1
    const ended = () => {
      this.#running -= 1
      line.running -= 1
      this.#forget(request.of, line)
      this.#schedule()
    }
    const started = async () => request.start()
    started().then(ended, ended)
  }

  /** Refuses requests that have waited too long, also where none could be started meanwhile. */
  #sweep(): void {
    this.#refuseLate()
    this.#schedule()
  }

  /** The first of a class has waited longest. */
  #refuseLate(): void {
    const since = this.#now() - this.#options.longestWaitMs
    for (const { waiting } of [...this.#lines.values()])
      while (waiting[0] !== undefined && waiting[0].since <= since) {
        const [first] = waiting.splice(0, 1)
        this.#waiting -= 1
        first?.refuse()
      }
  }
}
