import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { type ContainerKind, PLACE_OF, type RunCounts } from '#domain/events/connections'
import { factKinds } from '#domain/events/facts'
import type { Outcome, StoreError } from '#domain/outcome'
import { contentHashOf } from '#eventlog/new-event'
import type { Legible } from '#eventlog/pages'
import type { NewEvent, Revision } from '#eventlog/port'
import type { ReadStore } from '#readstore/port'
import type { AppendEnd, Appender, Planned } from './appender.js'
import type { ConnectionStream } from './connection-stream.js'
import { type FormerThing, formerOf, meetingsOf, type RekeyedMeeting, withdrawalsOf } from './former-keys.js'
import { type Known, knownHashes, observedIn, thingId } from './known.js'
import { Letters } from './letters.js'
import { Page } from './page.js'
import type { Mark as FormerMark } from './run-so-far.js'
import type { Scratch } from './scratch.js'
import { Seen, WITHDRAWN } from './seen.js'
import {
  type AnyReading,
  type DeadRecord,
  isNoFact,
  type NoFact,
  type PageEnd,
  type SourceError,
  SourceFailure,
  type UpdatedFact,
} from './source.js'
import { type Missing, missingOn, withdrawMissing, withdrawReplaced } from './withdrawing.js'

export const NOTHING: RunCounts = { accepted: 0, unchanged: 0, withdrawn: 0, rejected: 0 }

export interface ImportCounts extends RunCounts {
  /** Nothing was withdrawn, because an unreadable record could be any of the missing ones. */
  readonly heldBack: boolean
  /** Known records of the source's days that it does not have, and that stay. */
  readonly missing: readonly Missing[]
  /** The number of those withdrawn that were of a whole that was stated anew, where the reading may have been a part of it. */
  readonly replaced: number
}

/** A container that occurs in a source. */
export interface FoundContainer {
  readonly kind: ContainerKind
  readonly container: string
}

/** Containers and meetings of a page that are to be mapped or renamed before its facts are appended. */
export interface FoundInPage {
  /** Containers that occur for the first time. */
  readonly containers: readonly FoundContainer[]
  /** Meetings that are stated under another key. */
  readonly meetings: readonly RekeyedMeeting[]
}

export interface PassOptions {
  readonly known: Known
  readonly stream: ConnectionStream
  readonly appender: Appender
  readonly runId: string
  /** The mark of how far the run came before it was interrupted; null if it begins. */
  readonly mark: FormerMark | null
  readonly readStore: ReadStore
  readonly onProgress: (done: number, total: number | null) => void
}

type Step = Outcome<AppendEnd, void>
type Pages = AsyncGenerator<Awaited<Outcome<AppendEnd, FoundInPage>>>

/** The records of a page that are to be appended. */
interface Appending {
  readonly facts: readonly (UpdatedFact | NoFact)[]
  readonly former: readonly FormerThing[]
  readonly dead: readonly DeadRecord[]
  /** The last event of the page: how far it has come; null if none is needed. */
  readonly mark: Mark | null
}
/** Makes the event that says how far a page has come, and says whether it is appended where the page has nothing new. */
interface Mark {
  readonly event: (revision: Revision) => NewEvent
  readonly isKept: boolean
}

/**
 * One pass through a source: appends new and changed facts and rejected records, then withdraws the facts that the source no longer
 * has, and closes the dead letters of records that are gone.
 */
export class ImportPass {
  readonly #reading: AnyReading
  readonly #options: PassOptions
  readonly #counts = { ...NOTHING }
  readonly #scratch: Scratch
  readonly #seen: Seen
  readonly #letters: Letters
  /** The records of the pages before. */
  #done = 0
  #missing: readonly Missing[] = []
  #replaced = 0

  constructor(reading: AnyReading, scratch: Scratch, options: PassOptions) {
    this.#reading = reading
    this.#options = options
    this.#scratch = scratch
    this.#seen = new Seen(scratch)
    this.#letters = new Letters(options, this.#seen)
    options.appender.onOthers = (events) => this.#takeIn(events)
  }

  get result(): ImportCounts {
    const { leftOut = [], complete, replaced = [] } = this.#reading
    return {
      ...this.#counts,
      rejected: this.#letters.rejected,
      ...(leftOut.length === 0 ? {} : { leftOut }),
      heldBack: this.#letters.heldBack && (complete.length > 0 || replaced.some(({ isSure }) => !isSure)),
      missing: this.#missing,
      replaced: this.#replaced,
    }
  }

  /** Takes in what others stated meanwhile: it is newer than the reading, and is not withdrawn. */
  #takeIn(events: readonly Legible[]): void {
    this.#letters.keep(events)
    for (const legible of events) {
      const thing = observedIn(legible)
      if (thing !== null && thing.hash !== null) this.#seen.askAgain(thing)
    }
  }

  /** Gives what a page has found, then appends its new and changed records with its mark. */
  async *#take({ facts, dead, records }: Page, markOf: () => Mark | null): Pages {
    const counting = this.#seen.begin(facts)
    const stated = facts.filter((one) => !isNoFact(one))
    const containers = this.#newContainers(counting)
    this.#done += records
    const { accepted } = this.#counts
    const former = this.#isMarked ? [] : formerOf(facts)
    const meetings = meetingsOf(former)
    if (containers.length + meetings.length > 0) yield right({ containers, meetings })
    const appended = await this.#append({ facts: this.#isMarked ? [] : counting, former, dead, mark: markOf() })
    if (isLeft(appended)) return yield appended
    if (this.#isMarked) for (const fact of counting) this.#seen.set(fact, { hash: null, updated: fact.updated ?? null })
    this.#counts.unchanged += stated.length - (this.#counts.accepted - accepted)
  }

  /** Says whether the facts up to here are in the log, by the mark of an interrupted run. */
  get #isMarked(): boolean {
    const { mark } = this.#options
    return mark !== null && mark.cursor === this.#reading.cursor && this.#done <= mark.records
  }

  /** The containers of facts that no page before has named. */
  #newContainers(facts: readonly (UpdatedFact | NoFact)[]): readonly FoundContainer[] {
    const found: FoundContainer[] = []
    for (const one of facts) {
      if (isNoFact(one)) continue
      const { kind: evidence, place: container } = one
      const kind = PLACE_OF[evidence]
      const id = `${kind} ${container}`
      if (kind === 'project' || this.#scratch.has('containers', id)) continue
      this.#scratch.set('containers', id, '')
      found.push({ kind, container })
    }
    return found
  }

  /** Appends what a page says, with the mark of progress as the last event. */
  async #append({ facts, former, dead, mark }: Appending): Step {
    const { appender } = this.#options
    let settle = (): void => undefined
    const appended = await appender.append(async () => {
      const withdrawn = await withdrawalsOf(former, this.#seen, this.#options, () => {
        this.#counts.withdrawn += 1
      })
      if (isLeft(withdrawn)) return withdrawn
      const stated = await this.#stated(facts)
      if (isLeft(stated)) return stated
      const letters = await this.#letters.plan(dead)
      if (isLeft(letters)) return letters
      settle = letters.right.settle
      // Withdrawn first: an import that ends in between finds what is not stated yet.
      const events = [...withdrawn.right, ...stated.right, ...letters.right.events]
      // A page with nothing new needs no mark: it is read again without an event.
      if (mark !== null && (mark.isKept || events.length > 0)) events.push({ event: mark.event })
      return right(events)
    })
    if (isLeft(appended)) return appended
    settle()
    return right(undefined)
  }

  async #stated(facts: readonly (UpdatedFact | NoFact)[]): Outcome<StoreError, readonly Planned[]> {
    if (facts.length === 0) return right([])
    const { known, stream, readStore } = this.#options
    const hashes = await knownHashes(facts, known, readStore)
    if (isLeft(hashes)) return hashes
    return right(
      facts.flatMap((fact) => {
        if (isNoFact(fact)) return this.#noFact(fact, hashes.right)
        const hash = contentHashOf(fact.data)
        const seen = { hash, updated: fact.updated ?? null }
        // What this pass has appended itself is newer than what was known before.
        const before = this.#seen.of(fact)?.hash ?? hashes.right.get(thingId(fact))
        if (before === hash) {
          this.#seen.set(fact, seen)
          return []
        }
        const event = stream.observation(factKinds[fact.kind].stated.type, fact, fact.data as never, hash)
        const appended = () => {
          this.#seen.set(fact, seen)
          this.#counts.accepted += 1
        }
        return [{ event, appended }]
      }),
    )
  }

  /** Withdraws what was stated of a thing that is no fact. */
  #noFact(thing: NoFact, hashes: ReadonlyMap<string, string>): readonly Planned[] {
    const seen = { hash: WITHDRAWN, updated: thing.updated ?? null }
    const before = this.#seen.of(thing)?.hash ?? hashes.get(thingId(thing))
    if (before === undefined || before === WITHDRAWN) {
      this.#seen.set(thing, seen)
      return []
    }
    const event = this.#options.stream.withdrawal(thing, thing.noFact)
    const appended = () => {
      this.#seen.set(thing, seen)
      this.#counts.withdrawn += 1
    }
    return [{ event, appended }]
  }

  /** Reads all records, a page at a time. */
  async *#readRecords(): Pages {
    const { onProgress } = this.#options
    let page = new Page()
    for await (const record of this.#reading.facts((done) => onProgress(done, this.#reading.total))) {
      if (record.kind === 'still_there') {
        this.#seen.note(record.thing)
        this.#counts.unchanged += 1
        continue
      }
      if (record.kind === 'page_end') {
        yield* this.#take(page, () => this.#hostMark(record))
        page = new Page()
        continue
      }
      if (page.isFull) {
        yield* this.#take(page, () => this.#fileMark())
        page = new Page()
      }
      page.add(record)
    }
    // The end of the run is its last mark.
    yield* this.#take(page, () => null)
  }

  /** The mark after the records up to here; null while an interrupted run has it already, and in the middle of a host's page. */
  #fileMark(): Mark | null {
    const { stream, runId } = this.#options
    const { cursor, atEnd } = this.#reading
    if (this.#isMarked || atEnd !== undefined) return null
    return { event: stream.pageRead({ runId, cursor, records: this.#done }), isKept: false }
  }

  #hostMark({ read, isKept }: PageEnd): Mark {
    const { stream, runId } = this.#options
    return { event: stream.hostRead({ runId, lists: [read] }), isKept }
  }

  /** An interrupted run that read another state may have changed what its mark says is done. */
  async #voidMark(): Step {
    const { mark, appender, stream, runId } = this.#options
    const { cursor } = this.#reading
    if (mark === null || mark.cursor === cursor || mark.records === 0) return right(undefined)
    const appended = await appender.append(async () =>
      right([{ event: stream.pageRead({ runId, cursor, records: 0 }) }]),
    )
    return isLeft(appended) ? appended : right(undefined)
  }

  /** Withdraws what the source no longer has; while a record that cannot be read may be it, only what is sure. */
  async #withdrawGone(): Step {
    const { complete, replaced = [] } = this.#reading
    const { heldBack } = this.#letters
    for (const statement of heldBack ? [] : complete) {
      const withdrawn = await withdrawMissing(statement, this.#seen, this.#options)
      if (isLeft(withdrawn)) return withdrawn
      this.#counts.withdrawn += withdrawn.right
    }
    for (const whole of replaced) {
      if (heldBack && !whole.isSure) continue
      const withdrawn = await withdrawReplaced(whole, this.#seen, this.#options)
      if (isLeft(withdrawn)) return withdrawn
      this.#counts.withdrawn += withdrawn.right
      if (!whole.isSure) this.#replaced += withdrawn.right
    }
    return right(undefined)
  }

  /** Reads the source to its end, and gives what each page has found before its facts are appended. Ends with the first error. */
  async *read(): AsyncGenerator<Awaited<Outcome<SourceError | AppendEnd, FoundInPage>>> {
    try {
      const voided = await this.#voidMark()
      if (isLeft(voided)) return yield voided
      for await (const found of this.#readRecords()) {
        yield found
        if (isLeft(found)) return
      }
      const ended = await this.#end()
      if (isLeft(ended)) yield ended
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error
      yield left(error.error)
    }
  }

  /** Appends what is left once all records were read. */
  async #end(): Step {
    const gone = await this.#withdrawGone()
    if (isLeft(gone)) return gone
    const missing = await missingOn(this.#reading.days ?? [], this.#seen, this.#options)
    if (isLeft(missing)) return missing
    this.#missing = missing.right
    const rest = await this.#letters.appendRest()
    return isLeft(rest) ? rest : this.#letters.resolve(this.#reading)
  }
}
