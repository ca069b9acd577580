import type { Process, Simulator } from './simulator.js'

/** The fate of a call. Unless stated otherwise, it takes effect. */
export type Fate =
  | 'well'
  | 'delayed'
  | 'paused' // its process stands still before the call goes out
  | 'refused' // no effect, and the caller is told
  | 'lost' // the caller is told that it failed
  | 'late' // the caller is told that it failed, and then it comes about
  | 'never' // nobody answers; the process is ended for it
  | 'crash before'
  | 'crash after'

/** The fates that each kind of call can meet, with their relative likelihood. */
const FATES: Readonly<Record<string, Partial<Record<Fate, number>>>> = {
  commit: { paused: 4, lost: 3, late: 3, 'crash before': 3, 'crash after': 3, delayed: 3, refused: 1, never: 1 },
  append: { lost: 3, late: 3, 'crash before': 2, 'crash after': 2, delayed: 3, refused: 2, never: 1, paused: 1 },
  acquire: { lost: 1, late: 1, delayed: 1, refused: 1, 'crash after': 1 },
  beat: { delayed: 2, refused: 1, lost: 1, paused: 1 },
  release: { lost: 1, late: 1, refused: 1, delayed: 1 },
  write: { paused: 3, lost: 2, late: 2, 'crash before': 3, 'crash after': 1, delayed: 2, refused: 1, never: 1 },
}
const OF_READS: Partial<Record<Fate, number>> = { refused: 3, delayed: 4, paused: 1, 'crash before': 1, never: 1 }
/** A commit or an append is worth more trouble than the many small calls around it. */
const WEIGHT: Readonly<Record<string, number>> = { commit: 4, append: 2, acquire: 0.2, beat: 0.5, get: 0.5, end: 0.5 }

/** The severity of a run: some seeds are calm, so that their worlds are seen whole, some are storms. */
export class Weather {
  /** True once there are no more faults, so that everything under way ends. */
  calm = false
  readonly #sim: Simulator
  readonly #severity: number
  constructor(sim: Simulator) {
    this.#sim = sim
    this.#severity = sim.pick([0, 0.01, 0.02, 0.04, 0.07])
  }

  fateOf(call: string): Fate {
    if (this.calm || !this.#sim.chance(this.#severity * (WEIGHT[call] ?? 1))) return 'well'
    const fates = Object.entries(FATES[call] ?? OF_READS) as [Fate, number][]
    let left = this.#sim.random() * fates.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [fate, weight] of fates) {
      left -= weight
      if (left < 0) return fate
    }
    return 'well'
  }

  /** The milliseconds that most messages take. */
  travel(): number {
    return this.#sim.between(0, 6)
  }
  pause(process: Process): void {
    process.pausedUntil = this.#sim.now + this.#sim.between(500, 9_000)
  }
}
