import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import type { StoreError, StoreName } from '#domain/outcome'
import type { Weather } from './faults.js'
import type { Hazard, Hazards } from './hazards.js'
import { hang, type Process, type Simulator } from './simulator.js'

const WRITES = new Set(['append', 'commit', 'acquire', 'beat', 'release', 'put', 'write'])
const CRASHED: Readonly<Record<string, Hazard>> = {
  'crash before commit': 'crash before a commit',
  'crash after commit': 'crash after a commit',
}

/** Calls on their way between processes and stores, where each meets its fate. */
export class Calls {
  readonly #sim: Simulator
  readonly #weather: Weather
  readonly #hazards: Hazards
  readonly #crash: (process: Process) => void
  /** Calls that are on their way, oldest first, and whose they are. */
  readonly #underway = new Map<number, Process>()
  #calls = 0
  /** Raised when the stores are put back: what was on its way then never arrives. */
  #line = 0

  constructor(sim: Simulator, weather: Weather, hazards: Hazards, crash: (process: Process) => void) {
    this.#sim = sim
    this.#weather = weather
    this.#hazards = hazards
    this.#crash = crash
  }

  cut(): void {
    this.#line += 1
  }

  /** A call of a process: out, its effect, and back. */
  async call<A>(process: Process, store: StoreName, call: string, run: () => Promise<A>, what = ''): Promise<A> {
    const [sim, weather, hazards] = [this.#sim, this.#weather, this.#hazards]
    const unavailable = left<StoreError>({ tag: 'store_unavailable', store, cause: `a fault in ${call}` }) as A
    const fate = weather.fateOf(call)
    const writes = WRITES.has(call)
    sim.note(process, `${call} ${what}${fate === 'well' ? '' : ` (${fate})`}`)
    if (fate === 'crash before') return this.#crashAt(process, `crash before ${call}`)
    if (fate === 'refused') {
      hazards.met(writes ? 'call refused' : 'read failed')
      await sim.wait(weather.travel(), process)
      return unavailable
    }
    if (fate === 'paused') {
      hazards.met('process paused')
      weather.pause(process)
      await sim.wait(0, process)
    }
    if (fate === 'delayed') hazards.met('call delayed')

    const line = this.#line
    const number = this.#calls++
    this.#underway.set(number, process)
    const duration =
      fate === 'delayed' ? sim.between(100, 4_000) : fate === 'late' ? sim.between(500, 7_000) : weather.travel()
    const effect = async (): Promise<A> => {
      // A write that is on its way arrives, whatever becomes of its writer.
      await sim.wait(duration, writes ? null : process)
      if (line !== this.#line) return hang()
      this.#underway.delete(number)
      const overtaken = [...this.#underway].some(([other, whose]) => whose === process && other < number)
      if (overtaken) hazards.met('calls reordered')
      if (call === 'commit' && process.dead) hazards.met('commit in flight while its worker crashed')
      return run()
    }
    if (fate === 'late') {
      if (call === 'commit' || call === 'append') hazards.met(`${call} that lands after its writer gave it up`)
      void effect().then((answer) => sim.note(null, `${call} lands: ${textOf(answer)}`))
      await sim.wait(weather.travel() + 50, process)
      return unavailable
    }
    const answer = await effect()
    sim.note(process, `${call}: ${textOf(answer)}`)
    if (fate === 'crash after') return this.#crashAt(process, `crash after ${call}`)
    if (fate === 'never') {
      hazards.met('answer that never comes')
      sim.after(sim.between(1_000, 5_000), null, () => this.#crash(process))
      return hang()
    }
    await sim.wait(weather.travel(), process)
    if (fate !== 'lost') return answer
    if (call === 'commit' || call === 'append')
      hazards.met(call === 'commit' ? 'answer of a commit lost' : 'answer of an append lost')
    return unavailable
  }

  #crashAt<A>(process: Process, where: string): Promise<A> {
    this.#hazards.met(CRASHED[where] ?? 'crash at another call')
    this.#crash(process)
    return hang()
  }
}

/** The part of an answer that is the same in each run of a seed. */
const textOf = (answer: unknown): string => {
  const either = answer as Either<{ readonly tag: string }, unknown>
  if (isLeft(either)) return either.left.tag
  const { right: value } = either
  if (Array.isArray(value)) return `${value.length}`
  if (value instanceof Map) return `${value.size}`
  return value === undefined ? 'done' : JSON.stringify(value).replace(/"(owner|pending)":"[^"]*",?/g, '')
}
