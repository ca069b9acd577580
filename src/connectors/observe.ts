import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { CoverageStatement, RunCounts } from '#domain/events/connections'
import { type Fact, factKinds } from '#domain/events/facts'
import type { Outcome, StoreError } from '#domain/outcome'
import { contentHashOf } from '#eventlog/new-event'
import type { NewEvent, Revision, WrongRevision } from '#eventlog/port'
import type { ReadStore } from '#readstore/port'
import type { ConnectionStream } from './connection-stream.js'
import { deadLetterKey, knownDeadLetters, MOST_DEAD_LETTERS, openDeadLetterKeys, Rest } from './dead-letters.js'
import { misfit } from './fitting.js'
import { type Known, knownHashes, knownThings, thingId } from './known.js'
import { type DeadRecord, type SourceError, SourceFailure, type SourceReading } from './source.js'

/** The most records in one append. */
const BATCH = 1_000

export const NOTHING: RunCounts = { accepted: 0, unchanged: 0, withdrawn: 0, rejected: 0 }

export interface ImportCounts extends RunCounts {
  /** Nothing was withdrawn, because an unreadable record could be any of the missing ones. */
  readonly heldBack: boolean
}

export interface PassOptions {
  readonly runId: string
  readonly readStore: ReadStore
  readonly onProgress: (done: number, total: number | null) => void
}

type Step = Outcome<SourceError | StoreError | WrongRevision, void>

/** One pass through a source, and the events appended for it. */
class ImportPass {
  readonly #reading: SourceReading
  readonly #known: Known
  readonly #stream: ConnectionStream
  readonly #options: PassOptions
  readonly #complete: ReadonlySet<string>
  readonly #counts = { ...NOTHING }
  /** The records of the reading, by `thingId`, in kinds and places that are complete: missing records there are gone. */
  readonly #seen = new Set<string>()
  /** Dead letters of this reading's records. */
  readonly #deadLetters = new Set<Uuid>()
  /** Records beyond those with their own dead deadLetters. */
  readonly #rest = new Rest()
  #heldBack = false

  constructor(reading: SourceReading, known: Known, stream: ConnectionStream, options: PassOptions) {
    this.#reading = reading
    this.#known = known
    this.#stream = stream
    this.#options = options
    this.#complete = new Set(reading.complete.map(({ kind, container }) => `${kind}|${container}`))
  }

  get result(): ImportCounts {
    const { leftOut = [] } = this.#reading
    return {
      ...this.#counts,
      ...(leftOut.length === 0 ? {} : { leftOut }),
      heldBack: this.#heldBack && this.#complete.size > 0,
    }
  }

  #see(thing: Pick<Fact, 'kind' | 'place' | 'key'>): void {
    if (this.#complete.has(`${thing.kind}|${thing.place}`)) this.#seen.add(thingId(thing))
  }

  /** Appends new and changed records. */
  async take(records: readonly (Fact | DeadRecord)[]): Step {
    const facts: Fact[] = []
    const dead: DeadRecord[] = []
    for (const record of records) {
      const unfit = record.kind === 'dead_letter' ? record : misfit(record)
      if (unfit !== null) dead.push(unfit)
      else facts.push(record as Fact)
    }
    const stated = await this.#stated(facts)
    if (isLeft(stated)) return stated
    const deadLetters = await this.#newDeadLetters(dead)
    if (isLeft(deadLetters)) return deadLetters
    const appended = await this.#stream.append([...stated.right, ...deadLetters.right])
    if (isLeft(appended)) return appended
    this.#counts.accepted += stated.right.length
    this.#counts.unchanged += facts.length - stated.right.length
    return right(undefined)
  }

  async #stated(facts: readonly Fact[]): Outcome<StoreError, readonly ((revision: Revision) => NewEvent)[]> {
    const hashes = await knownHashes(facts, this.#known, this.#options.readStore)
    if (isLeft(hashes)) return hashes
    return right(
      facts.flatMap((fact) => {
        this.#see(fact)
        const hash = contentHashOf(fact.data)
        if (hashes.right.get(thingId(fact)) === hash) return []
        return [this.#stream.observation(factKinds[fact.kind].stated.type, fact, fact.data as never, hash)]
      }),
    )
  }

  async #newDeadLetters(
    dead: readonly DeadRecord[],
  ): Outcome<StoreError, readonly ((revision: Revision) => NewEvent)[]> {
    if (dead.length === 0) return right([])
    const { connectionId } = this.#known
    const byKey = new Map<Uuid, DeadRecord>()
    for (const record of dead) {
      const key = deadLetterKey(connectionId, record)
      // Of equal records only the first counts.
      if (!byKey.has(key)) byKey.set(key, record)
    }
    const known = await knownDeadLetters([...byKey.keys()], this.#known, this.#options.readStore)
    if (isLeft(known)) return known
    return right(
      [...byKey].flatMap(([key, { record, reasonCode, message, about }]) => {
        if (about !== null) this.#see(about)
        const isNew = !this.#deadLetters.has(key)
        const isBeyond = isNew && this.#deadLetters.size >= MOST_DEAD_LETTERS && !known.right.has(key)
        if (!isBeyond) this.#deadLetters.add(key)
        // A record that a person dropped is ignored.
        if (!isNew || known.right.get(key) === 'dropped') return []
        if (about === null) this.#heldBack = true
        this.#counts.rejected += 1
        if (isBeyond) {
          this.#rest.count({ reasonCode })
          return []
        }
        if (known.right.get(key) === 'open') return []
        const { runId } = this.#options
        return [this.#stream.deadLetter('RecordDeadLettered', key, { record, reasonCode, message, runId })]
      }),
    )
  }

  /** Withdraws records that are missing although their kind and place are complete. */
  async withdraw({ kind, container, from, to }: CoverageStatement): Step {
    for await (const page of knownThings(kind, container, this.#known, this.#options.readStore)) {
      if (isLeft(page)) return page
      const gone = page.right.filter(
        (thing) => !this.#seen.has(thingId(thing)) && thing.occurredAt >= from && thing.occurredAt < to,
      )
      for (const thing of gone) this.#seen.add(thingId(thing))
      const reason = { reason: 'the source no longer has it' }
      const appended = await this.#stream.append(
        gone.map((thing) => this.#stream.observation(factKinds[thing.kind].withdrawn.type, thing, reason, null)),
      )
      if (isLeft(appended)) return appended
      this.#counts.withdrawn += gone.length
    }
    return right(undefined)
  }

  /** Appends one more dead letter that counts the records without their own; does nothing if it exists already. */
  async appendRest(): Step {
    if (this.#rest.isEmpty) return right(undefined)
    const { connectionId } = this.#known
    const { identity, record, reasonCode, message } = this.#rest.deadLetter
    const key = deadLetterKey(connectionId, { identity })
    this.#deadLetters.add(key)
    const known = await knownDeadLetters([key], this.#known, this.#options.readStore)
    if (isLeft(known)) return known
    if (known.right.has(key)) return right(undefined)
    const { runId } = this.#options
    const appended = await this.#stream.append([
      this.#stream.deadLetter('RecordDeadLettered', key, { record, reasonCode, message, runId }),
    ])
    return isLeft(appended) ? appended : right(undefined)
  }

  /** Closes the dead letters of records that have changed or gone. */
  async resolve(): Step {
    for await (const page of openDeadLetterKeys(this.#known, this.#options.readStore)) {
      if (isLeft(page)) return page
      const gone = page.right.filter((key) => !this.#deadLetters.has(key))
      const resolution = { resolution: 'gone' } as const
      const appended = await this.#stream.append(
        gone.map((key) => this.#stream.deadLetter('DeadLetterResolved', key, resolution)),
      )
      if (isLeft(appended)) return appended
    }
    return right(undefined)
  }

  /** Reads all records. */
  async read(): Outcome<SourceError | StoreError | WrongRevision, void> {
    const { onProgress } = this.#options
    try {
      let batch: (Fact | DeadRecord)[] = []
      for await (const record of this.#reading.facts((done) => onProgress(done, this.#reading.total))) {
        batch.push(record)
        if (batch.length < BATCH) continue
        const taken = await this.take(batch)
        if (isLeft(taken)) return taken
        batch = []
      }
      return await this.take(batch)
    } catch (error) {
      if (error instanceof SourceFailure) return left(error.error)
      throw error
    }
  }
}

/**
 * Appends new and changed facts and rejected records, then withdraws the facts that the source
 * no longer has, and closes the dead letters of records that are gone.
 */
export const observe = async (
  reading: SourceReading,
  known: Known,
  stream: ConnectionStream,
  options: PassOptions,
): Outcome<SourceError | StoreError | WrongRevision, ImportCounts> => {
  const pass = new ImportPass(reading, known, stream, options)
  const read = await pass.read()
  if (isLeft(read)) return read
  if (!pass.result.heldBack)
    for (const statement of reading.complete) {
      const withdrawn = await pass.withdraw(statement)
      if (isLeft(withdrawn)) return withdrawn
    }
  const rest = await pass.appendRest()
  if (isLeft(rest)) return rest
  const resolved = await pass.resolve()
  return isLeft(resolved) ? resolved : right(pass.result)
}
