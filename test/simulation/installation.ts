import { isLeft } from 'fp-ts/lib/Either.js'
import type { Logger } from 'pino'
import type { AnyCollection } from '#domain/documents'
import type { EventLog } from '#eventlog/port'
import { collections } from '#projections/index'
import { FOLD_VERSION } from '#projections/versions'
import { work } from '#projector/work'
import type { Time } from '#readstore/mongodb/commit'
import type { ReadStore } from '#readstore/port'
import { randomOf } from '#sample/random'
import type { Step } from '#test/support/mongodb/memory-server'
import { memoryLog } from '#test/support/stores/memory-log'
import { memoryStore } from '#test/support/stores/memory-store'
import { Weather } from './faults.js'
import { Hazards } from './hazards.js'
import { Network } from './network.js'
import { Process, Simulator } from './simulator.js'

/** The stores of one run, as they are without any fault. */
export interface Stores {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  /** The same for a process, by steps that each meet their own fate; null where a call is done at once. */
  readonly readStoreBy: ((step: Step, time: Time) => ReadStore) | null
  /** Copies what the read store holds, and gives the way back to it; null where these stores have none. */
  readonly copy: (() => () => void) | null
  readonly close: () => void
}
export type OpenStores = (collections: readonly AnyCollection[], shape: string) => Promise<Stores>

export const inMemory: OpenStores = async (all, shape) => {
  const store = memoryStore()
  const copy = () => {
    const state = store.copy()
    return () => store.restore(state)
  }
  const readStore = store.open(all, shape)
  return { eventLog: memoryLog().open(), readStore, readStoreBy: null, copy, close: () => undefined }
}

const QUIET = Object.fromEntries(
  ['trace', 'debug', 'info', 'warn', 'error', 'fatal'].map((level) => [level, () => undefined]),
) as unknown as Logger

/** A process with its own view of the stores. */
export interface Reach {
  readonly process: Process
  readonly eventLog: EventLog
  readonly readStore: ReadStore
}

/** Processes and their stores on one machine that the seed rules. */
export class Installation {
  readonly sim: Simulator
  readonly weather: Weather
  readonly hazards = new Hazards()
  readonly network: Network
  readonly stores: Stores
  /** The defects found in processes. */
  readonly defects: string[] = []
  readonly #longestPage: number
  readonly #living = new Map<Process, () => void>()

  constructor(seed: number, stores: Stores) {
    this.sim = new Simulator(randomOf(seed))
    this.weather = new Weather(this.sim)
    this.stores = stores
    this.network = new Network(this.sim, this.weather, this.hazards, (process) => this.crash(process))
    this.#longestPage = this.sim.pick([1, 3, 8, 20])
  }
  static async open(seed: number, openStores: OpenStores): Promise<Installation> {
    return new Installation(seed, await openStores(collections, FOLD_VERSION))
  }

  /** Ends a process at once; whatever it waited for never comes. A new one takes its place. */
  crash(process: Process): void {
    const restart = this.#living.get(process)
    if (restart === undefined) return
    this.sim.note(process, 'crash')
    process.dead = true
    this.#living.delete(process)
    this.sim.after(this.sim.between(20, 2_500), null, restart)
  }
  crashAll(): void {
    for (const process of [...this.#living.keys()]) this.crash(process)
  }

  /** Lets a process live, and another one of its name after each crash, until it comes to its end. */
  start(name: string, life: (reach: Reach) => Promise<void>): void {
    const begin = (times: number): void => {
      if (times > 0) this.hazards.met('restart')
      const process = new Process(times === 0 ? name : `${name}/${times}`)
      this.#living.set(process, () => begin(times + 1))
      life({
        process,
        eventLog: this.network.log(process, this.stores.eventLog, this.#longestPage),
        readStore: this.#readStoreOf(process),
      })
        .catch((error: unknown) => this.defects.push(`${process.name}: ${(error as Error).stack}`))
        .finally(() => this.#living.delete(process))
    }
    begin(0)
  }

  #readStoreOf(process: Process): ReadStore {
    const { readStore, readStoreBy } = this.stores
    return readStoreBy === null
      ? this.network.store(process, readStore)
      : this.network.storeBySteps(process, readStoreBy)
  }

  startWorker(name: string, signal: AbortSignal): void {
    this.start(name, async ({ process, eventLog, readStore }) => {
      const clock = this.sim.clockOf(process)
      const ended = await work({ eventLog, readStore, log: QUIET, onPhase: () => undefined }, signal, clock)
      if (isLeft(ended)) this.defects.push(`${process.name} stopped: ${JSON.stringify(ended.left)}`)
    })
  }

  /** Nobody is left, but for workers. */
  isIdle(withWorkers = false): boolean {
    return [...this.#living.keys()].every(({ name }) => !withWorkers && name.startsWith('worker'))
  }
}
