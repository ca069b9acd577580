import { isLeft } from 'fp-ts/lib/Either.js'
import type { Logger } from 'pino'
import type { Outcome, StoreError, StoreName } from '#domain/outcome'
import type { EventLog } from '#eventlog/port'
import { systemClock } from '#projector/clock'
import type { ReadStore } from '#readstore/port'

/** The time between two questions to the stores, and the longest that an answer may take. */
const LOOK_MS = 2_000
const ANSWER_MS = 2_000

/** Stores that are away together: the registry is where the documents are. */
interface Place {
  readonly store: StoreName
  readonly ask: () => Outcome<StoreError, unknown>
  /** An earlier question without an answer yet. */
  asked: Outcome<StoreError, unknown> | null
  /** The time at which the outage began; null if there is none. */
  since: number | null
}

/** Says whether a failure belongs to an outage that was logged already. */
export type IsLogged = (error: { readonly tag: string }) => Promise<boolean>

/** Logs one line when an outage of a store begins and one when it ends, also in a process that has nothing to do. */
export class Outages {
  readonly #log: Logger
  readonly #clock: typeof systemClock
  readonly #events: Place
  readonly #documents: Place

  constructor(
    {
      eventLog,
      readStore,
    }: {
      readonly eventLog: Pick<EventLog, 'end'>
      readonly readStore: { readonly generations: Pick<ReadStore['generations'], 'list'> }
    },
    log: Logger,
    clock = systemClock,
  ) {
    this.#log = log
    this.#clock = clock
    const place = (store: StoreName, ask: Place['ask']): Place => ({ store, ask, asked: null, since: null })
    this.#events = place('event log', () => eventLog.end())
    this.#documents = place('read store', () => readStore.generations.list())
  }

  /** Looks every few seconds until the signal is aborted. */
  async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await Promise.all([this.#look(this.#events, signal), this.#look(this.#documents, signal)])
      await this.#clock.sleep(LOOK_MS, signal)
    }
  }

  /** Asks the store again that failed, and tells whether its outage is logged. */
  readonly isLogged = async (error: { readonly tag: string; readonly store?: StoreName }): Promise<boolean> => {
    if (error.tag !== 'store_unavailable') return false
    const place = error.store === 'event log' ? this.#events : this.#documents
    if (place.since === null) await this.#look(place, new AbortController().signal)
    return place.since !== null
  }

  async #look(place: Place, signal: AbortSignal): Promise<void> {
    const began = this.#clock.monotonicMs()
    place.asked ??= place.ask().finally(() => {
      place.asked = null
    })
    const given = new AbortController()
    const patience = this.#clock.sleep(ANSWER_MS, AbortSignal.any([signal, given.signal])).then(() => null)
    const answer = await Promise.race([place.asked, patience])
    given.abort()
    if (signal.aborted) return
    if (answer === null) this.#begins(place, began, { cause: `no answer within ${ANSWER_MS / 1_000} seconds` })
    else if (!isLeft(answer)) this.#ends(place)
    else if (answer.left.tag === 'store_unavailable') {
      const { cause, remedy } = answer.left
      this.#begins(place, began, { cause, ...(remedy === undefined ? {} : { remedy }) })
    }
  }

  #begins(place: Place, at: number, why: { readonly cause: string; readonly remedy?: string }): void {
    if (place.since !== null) return
    place.since = at
    this.#log.error({ store: place.store, ...why }, `the ${place.store} does not answer; waiting for it`)
  }
  #ends(place: Place): void {
    if (place.since === null) return
    const seconds = Math.round((this.#clock.monotonicMs() - place.since) / 1_000)
    place.since = null
    this.#log.warn({ store: place.store, seconds }, `the ${place.store} answers again`)
  }
}
