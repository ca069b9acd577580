import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import type { Legible } from '#eventlog/pages'
import type { ReadStore } from '#readstore/port'
import type { AppendEnd, Appender, Planned } from './appender.js'
import type { ConnectionStream } from './connection-stream.js'
import { deadLetterKey, knownDeadLetters, MOST_DEAD_LETTERS, openLettersOf, Rest } from './dead-letters.js'
import type { Known } from './known.js'
import type { Seen } from './seen.js'
import type { AnyReading, DeadRecord } from './source.js'

export interface LettersOptions {
  readonly known: Known
  readonly stream: ConnectionStream
  readonly appender: Appender
  readonly readStore: ReadStore
  readonly runId: string
}

/** The events for a batch's rejected records; `settle` counts them, once the events are in the log. */
interface PlannedLetters {
  readonly events: readonly Planned[]
  readonly settle: () => void
}

/** The dead letters of one reading. */
export class Letters {
  readonly #options: LettersOptions
  readonly #seen: Seen
  /** Letters of this reading's records. */
  readonly #keys = new Set<Uuid>()
  /** Letters that others made meanwhile. */
  readonly #ofOthers = new Set<Uuid>()
  /** Records beyond those with their own dead letters. */
  readonly #rest = new Rest()
  #rejected = 0
  #heldBack = false

  constructor(options: LettersOptions, seen: Seen) {
    this.#options = options
    this.#seen = seen
  }

  get rejected(): number {
    return this.#rejected
  }
  /** A rejected record might be about anything: nothing is to be withdrawn. */
  get heldBack(): boolean {
    return this.#heldBack
  }

  /** Leaves open what others rejected meanwhile. */
  keep(events: readonly Legible[]): void {
    for (const { event } of events)
      if (event?.type === 'RecordDeadLettered') this.#ofOthers.add(event.metadata.entity.key)
  }

  /** Plans the letters of a batch's rejected records. It changes nothing, so that it can be repeated. */
  async plan(dead: readonly DeadRecord[]): Outcome<StoreError, PlannedLetters> {
    if (dead.length === 0) return right({ events: [], settle: () => undefined })
    const { known, readStore } = this.#options
    const byKey = new Map<Uuid, DeadRecord>()
    for (const record of dead) {
      const key = deadLetterKey(known.connectionId, record)
      // Of equal records only the first counts.
      if (!byKey.has(key) && !this.#keys.has(key)) byKey.set(key, record)
    }
    const states = await knownDeadLetters([...byKey.keys()], known, readStore)
    if (isLeft(states)) return states
    const events: Planned[] = []
    let room = MOST_DEAD_LETTERS - this.#keys.size
    const beyond = new Set<Uuid>()
    for (const [key, record] of byKey) {
      const state = states.right.get(key)
      if (state === undefined && room <= 0) beyond.add(key)
      else room -= 1
      if (state === undefined && !beyond.has(key)) events.push(this.#letter(key, record))
    }
    return right({
      events,
      settle: () => {
        for (const { about } of dead) if (about !== null) this.#seen.note(about)
        for (const [key, record] of byKey) {
          if (!beyond.has(key)) this.#keys.add(key)
          // A record that a person dropped is ignored.
          if (states.right.get(key) !== 'dropped') this.#count(record, beyond.has(key))
        }
      },
    })
  }

  #count(record: DeadRecord, isBeyond: boolean): void {
    if (record.about === null) this.#heldBack = true
    this.#rejected += 1
    if (isBeyond) this.#rest.count(record)
  }

  #letter(key: Uuid, { record, reasonCode, message }: Omit<DeadRecord, 'kind' | 'identity' | 'about'>): Planned {
    const { known, stream, runId } = this.#options
    return {
      event: stream.deadLetter('RecordDeadLettered', key, { record, reasonCode, message, runId }),
      appended: () => {
        known.deadLetters.set(key, { state: 'open', record })
      },
    }
  }

  /** Appends one more letter that counts the records without their own; does nothing if it exists already. */
  async appendRest(): Outcome<AppendEnd, void> {
    if (this.#rest.isEmpty) return right(undefined)
    const { known, appender, readStore } = this.#options
    const { deadLetter } = this.#rest
    const key = deadLetterKey(known.connectionId, deadLetter)
    this.#keys.add(key)
    const appended = await appender.append(async () => {
      const states = await knownDeadLetters([key], known, readStore)
      if (isLeft(states)) return states
      return right(states.right.has(key) ? [] : [this.#letter(key, deadLetter)])
    })
    return isLeft(appended) ? appended : right(undefined)
  }

  /** Says whether a letter is still open, and of a record that was not met. */
  #isGone(key: Uuid): boolean {
    const letter = this.#options.known.deadLetters.get(key)
    // A person may have dropped it meanwhile.
    const isOpen = letter === undefined || letter?.state === 'open'
    return isOpen && !this.#keys.has(key) && !this.#ofOthers.has(key)
  }

  /** Closes the letters of records that have changed or gone, in the places that the reading reads. */
  async resolve({ reads = () => true }: Pick<AnyReading, 'reads'>): Outcome<AppendEnd, void> {
    const { known, appender, readStore } = this.#options
    for await (const page of openLettersOf(known, readStore)) {
      if (isLeft(page)) return page
      const read = page.right.filter(({ record }) => reads(record))
      const plan = () => read.filter(({ key }) => this.#isGone(key)).map(({ key }) => this.#resolution(key))
      const appended = await appender.append(async () => right(plan()))
      if (isLeft(appended)) return appended
    }
    return right(undefined)
  }

  #resolution(key: Uuid): Planned {
    const { stream, known } = this.#options
    return {
      event: stream.deadLetter('DeadLetterResolved', key, { resolution: 'gone' }),
      appended: () => {
        known.deadLetters.set(key, null)
      },
    }
  }
}
