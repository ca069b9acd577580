import type { CivilDate, Instant } from '#domain/common'
import type { CoverageStatement, EvidenceKind, LeftOut } from '#domain/events/connections'
import type { ListRead } from '#domain/events/hosts'
import { placeSpelling } from '#domain/events/spelling'
import { startOfDay } from '#domain/time'
import type { Held, HeldThing } from '#import/held'
import { thingId } from '#import/known'
import { openScratch, type Scratch } from '#import/scratch'
import {
  type HostRecord,
  isNoFact,
  type NoFact,
  type PageEnd,
  type Replaced,
  type SourceRecord,
  type UpdatedFact,
} from '#import/source'
import type { Ask } from '#sources/kit/hosts/ask'
import type { HostContainer, HostPage, Reading } from '#sources/kit/hosts/host'
import { FileCoverage } from '../files/coverage.js'
import { ListFacts, type Making, nameOfTurn } from './list-facts.js'
import { type Pass, type Turn, withBegun } from './turns.js'

/** The most held records that a whole list lacks, and that are asked for one by one. */
const MOST_ASKED_FOR = 100
/** The most names of members that are not known. */
const MOST_MEMBERS = 1_000
const GONE = 'the host no longer has it'
const MOVED = 'the host has it in another project'
/** The table of a reading's memory that has what it met. */
const MET = 'met'
/** The most records of a pass of which it is remembered where they stand. */
const MOST_PLACES_MET = 50_000

/** The options with which a list is read. */
export interface ListReadingOptions {
  readonly ask: Ask
  readonly held: Held
  readonly making: Omit<Making, 'covered' | 'scratch'>
  readonly onRecords: (records: number) => void
  /** The keys of records of the list that its host has delivered something about. */
  readonly hinted: readonly string[]
}

/** A thing that a record is about, with the time of its last change where that is known. */
type DatedThing = Pick<UpdatedFact, 'kind' | 'place' | 'key' | 'updated'>

/** A record as a list has it, before it is detailed. */
interface BareRecord {
  /** The facts that it makes so; null where it makes none before it is detailed. */
  readonly made: readonly SourceRecord[] | null
  /** The things that it is about; null if they are not known. */
  readonly things: readonly DatedThing[] | null
}

const isStated = (record: SourceRecord): record is UpdatedFact => record.kind !== 'dead_letter' && !isNoFact(record)

/** One way through one list of a host. */
export class ListReading {
  readonly #turn: Turn
  readonly #pass: Pass
  readonly #options: ListReadingOptions
  readonly #covered: FileCoverage
  readonly #scratch: Scratch = openScratch()
  readonly #facts: ListFacts
  readonly #reading: Reading
  readonly #unknownMembers = new Set<string>()
  /** The places in which records that were met would stand if they were rejected. */
  readonly #placesMet = new Set<string>()
  /** The host's time at which the pass began. */
  #startedAt: Instant | null
  /** False if a whole list lacked what the host still has. */
  #isSure = true
  /** False if a record was rejected, and nothing says which one it is: then nothing is known to be gone. */
  #isLegible = true
  /** The first day of which the host still tells; null where it tells of all. */
  #firstDay: CivilDate | null = null
  /** The days of which it tells nothing for now. */
  readonly #untold = new Set<CivilDate>()
  #state: ListRead

  constructor(turn: Turn, pass: Pass, options: ListReadingOptions) {
    const { now } = options.making
    this.#turn = turn
    this.#pass = pass
    this.#options = options
    this.#state = { ...turn.state, begun: this.#underPresentNames(turn.state.begun) }
    this.#startedAt = pass.resumed?.startedAt ?? null
    this.#covered = new FileCoverage({ since: null, until: null }, now)
    this.#facts = new ListFacts(turn, { ...options.making, covered: this.#covered, scratch: this.#scratch })
    this.#reading = {
      container: turn.container,
      since: pass.since,
      isComparison: pass.kind === 'all',
      page: pass.resumed?.page ?? null,
      now,
      heldOpen: () => this.#heldOpen(),
    }
  }

  /** The state of the list by now. */
  get state(): ListRead {
    return this.#state
  }
  get leftOut(): readonly LeftOut[] {
    return this.#facts.leftOut
  }
  /** The series of meetings that are told as a whole. */
  get replaced(): readonly Replaced[] {
    return this.#facts.replaced
  }
  get unknownMembers(): ReadonlySet<string> {
    return this.#unknownMembers
  }
  /** Says whether a rejected record of the list was met, or would have been. */
  reads(record: string): boolean {
    return this.#pass.kind === 'all' || this.#placesMet.has(record)
  }

  /** The stretches of time of which all is read once the pass has ended. */
  get coverage(): readonly CoverageStatement[] {
    const { begun, readTo } = this.#state
    if (readTo === null) return []
    return begun.flatMap(({ kind, place, from }) =>
      from < readTo ? [{ kind, container: place, from, to: readTo }] : [],
    )
  }

  /** All records of the pass. */
  async *records(): AsyncGenerator<HostRecord> {
    try {
      yield* this.#readToEnd()
    } finally {
      this.#scratch.close()
    }
  }

  async *#readToEnd(): AsyncGenerator<HostRecord> {
    const { list } = this.#turn
    for await (const page of list.pages(this.#options.ask, this.#reading)) {
      this.#startedAt ??= this.#judged(page.at)
      yield* this.#recordsIn(page)
      // Sums are stated with their page, so that a kill after it loses none.
      yield* this.#metAll(this.#facts.takeSums())
      for (const day of page.untold ?? []) this.#untold.add(day)
      this.#options.onRecords(page.records.length)
      if (page.next === null) {
        this.#firstDay = page.completeBackTo
        continue
      }
      this.#goesOn(page, page.next)
      yield this.#pageEnd()
    }
    if (this.#pass.kind === 'all') yield* this.#gone()
    else yield* this.#hinted()
    this.#ends()
    // Its end is appended with what it told last: a list after it may fail.
    yield this.#pageEnd()
  }

  /** The end of a page. Each one of a first reading is kept, so that it goes on there. */
  #pageEnd(): PageEnd {
    return { kind: 'page_end', read: this.#state, isKept: this.#pass.kind === 'first' }
  }

  /** The host's time, unless it is ahead of ours: what is asked again is known again, and what is never asked is lost. */
  #judged(at: Instant): Instant {
    const { now } = this.#options.making
    return at < now ? at : now
  }

  /** The records of a page. Of those that are neither new nor changed it is only told that they are still there. */
  async *#recordsIn({ records }: HostPage): AsyncGenerator<HostRecord> {
    const { detailed, format } = this.#turn.list
    if (format.layout === 'calendar') {
      for (const text of records) if (typeof text === 'string') yield* this.#ofCalendar(text)
      return
    }
    this.#facts.learn(records)
    const bare = this.#pass.kind === 'all' ? records.map((one) => this.#bare(one)) : []
    const unchanged = await this.#unchanged(bare.flatMap(({ things }) => things ?? []))
    for (const [i, record] of records.entries()) {
      this.#meet(record)
      const { made = null, things = null } = bare[i] ?? {}
      if (things?.every((thing) => unchanged.has(thingId(thing))) === true) {
        for (const thing of things) {
          this.#scratch.set(MET, thingId(thing), '')
          yield { kind: 'still_there', thing }
        }
        continue
      }
      const facts = detailed === undefined && made !== null ? made : this.#made(await this.#inDetail(record))
      yield* facts
      if (this.#pass.kind === 'new') yield* this.#leftBehind(facts)
    }
  }

  /** The facts of a record of the whole account in places that it has left: an invoice may be of another project by now. */
  async *#leftBehind(made: readonly SourceRecord[]): AsyncGenerator<HostRecord> {
    if (this.#turn.container !== null) return
    const stated = made.filter(isStated)
    const own = new Set(stated.map(thingId))
    const elsewhere = new Map<string, Pick<UpdatedFact, 'kind' | 'place' | 'key'>>()
    for (const { kind, key } of stated)
      for (const place of this.#places) {
        const id = thingId({ kind, place, key })
        if (!own.has(id)) elsewhere.set(id, { kind, place, key })
      }
    if (elsewhere.size === 0) return
    const held = await this.#options.held.among([...elsewhere.values()])
    for (const [id, thing] of elsewhere)
      if (held.has(id)) yield { ...thing, occurredAt: this.#options.making.now, noFact: MOVED } satisfies NoFact
  }

  /** A record as the list has it. */
  #bare(record: unknown): BareRecord {
    const { changedAt, keyOf, kinds } = this.#turn.list
    if (changedAt === undefined) {
      const made = this.#made(record)
      return { made, things: made.every(isStated) ? made : null }
    }
    const key = keyOf(record)
    const updated = changedAt(record)
    if (key === null || updated === null) return { made: null, things: null }
    return {
      made: null,
      things: this.#places.flatMap((place) => kinds.map((kind) => ({ kind, place, key, updated }))),
    }
  }

  async #inDetail(record: unknown): Promise<unknown> {
    const { detailed } = this.#turn.list
    return detailed === undefined ? record : detailed(this.#options.ask, record, this.#reading)
  }

  async *#ofCalendar(text: string): AsyncGenerator<HostRecord> {
    for await (const record of this.#facts.ofCalendar(text)) yield this.#met(record)
  }

  #made(record: unknown): readonly SourceRecord[] {
    const made = this.#metAll(this.#facts.of(record, this.#places))
    if (!made.some(isStated)) this.#meetEverywhere(record)
    return made
  }

  /** Notes that a record was met that states nothing: a rejected one is none that is gone, wherever its facts stand. */
  #meetEverywhere(record: unknown): void {
    const { keyOf, kinds } = this.#turn.list
    const key = keyOf(record)
    if (key === null) return
    for (const place of this.#places)
      for (const kind of kinds) this.#scratch.set(MET, thingId({ kind, place, key }), '')
  }

  /** Notes that records were met. A rejected one without a key may be any that is held. */
  #metAll(records: Iterable<SourceRecord>): readonly SourceRecord[] {
    return Array.from(records, (record) => {
      if (record.kind === 'dead_letter' && record.about === null) this.#isLegible = false
      return this.#met(record)
    })
  }

  #met(record: SourceRecord): SourceRecord {
    if ('key' in record) this.#scratch.set(MET, thingId(record), '')
    return record
  }

  /** Notes that a record was met, and the members that nobody knows. */
  #meet(record: unknown): void {
    const { members, keyOf } = this.#turn.list
    // Records without an id share one place: one of them says nothing of the others.
    if (keyOf(record) !== null && this.#placesMet.size < MOST_PLACES_MET)
      this.#placesMet.add(this.#facts.placeOf(record))
    if (members === undefined || typeof record !== 'object' || record === null) return
    for (const name of Object.keys(record))
      if (!members.has(name) && this.#unknownMembers.size < MOST_MEMBERS) this.#unknownMembers.add(name.slice(0, 100))
  }

  /** Those of a page that are held, and were not changed since the list was read before, by `thingId`. */
  async #unchanged(things: readonly DatedThing[]): Promise<ReadonlySet<string>> {
    const { changedSince } = this.#pass
    const old = things.filter(({ updated = '' }) => updated !== '' && updated < (changedSince ?? ''))
    return old.length === 0 ? new Set() : this.#options.held.among(old)
  }

  /** The places in which its facts stand, as far as they are known. */
  get #places(): readonly string[] {
    const { container, list } = this.#turn
    if (container === null) return [...new Set(this.#state.begun.map(({ place }) => place))]
    return [...new Set(list.kinds.map((kind) => this.#placeOf(kind, container)))]
  }

  /** The place of a container's facts. Items of a renamed repository stand in the tracker that the workspace knows it by. */
  #placeOf(kind: EvidenceKind, { container }: HostContainer): string {
    const tracker = kind === 'work_item' ? this.#options.making.trackers.get(container) : undefined
    return tracker ?? placeSpelling(kind, container)
  }

  /** The beginnings of a container's facts, under the name that it has by now. */
  #underPresentNames(begun: ListRead['begun']): ListRead['begun'] {
    const { container } = this.#turn
    if (container === null) return begun
    const named = begun.map(({ kind, from }) => ({ kind, place: this.#placeOf(kind, container), from }))
    return withBegun([], named)
  }

  /** All that is held of the list. */
  async *#held(): AsyncGenerator<HeldThing & { readonly isOpen: boolean }> {
    for (const kind of this.#turn.list.kinds)
      for (const place of this.#places) yield* this.#options.held.in(kind, place)
  }

  async #heldOpen(): Promise<readonly string[]> {
    const keys: string[] = []
    for await (const { key, isOpen } of this.#held()) if (isOpen) keys.push(key)
    return keys
  }

  /**
   * Records that are held, and that the whole list lacks. Pages may lose what moves between them, so that the host is asked for it: if it
   * has one of them, the others stay as they are.
   */
  async *#gone(): AsyncGenerator<HostRecord> {
    if (!this.#isLegible) return
    const { find } = this.#turn.list
    const missing: HeldThing[] = []
    // Calendars that are published, and usage, leave out what is old.
    const from = this.#firstDay === null ? '' : startOfDay(this.#firstDay, 'UTC')
    for await (const thing of this.#held()) {
      const isTold = thing.occurredAt >= from && !this.#untold.has(thing.occurredAt.slice(0, 10))
      if (isTold && !this.#scratch.has(MET, thingId(thing))) missing.push(thing)
    }
    const gone: HeldThing[] = []
    for (const thing of missing.slice(0, MOST_ASKED_FOR)) {
      const record = find === undefined ? null : await find(this.#options.ask, thing.key, this.#reading)
      if (record !== null) yield* this.#made(await this.#inDetail(record))
      // A record may stand under another key by now.
      if (!this.#scratch.has(MET, thingId(thing))) gone.push(thing)
    }
    const asked = Math.min(missing.length, MOST_ASKED_FOR)
    this.#isSure = gone.length === asked || missing.length === asked
    if (this.#isSure) gone.push(...missing.slice(MOST_ASKED_FOR))
    for (const { kind, place, key, occurredAt } of gone)
      yield { kind, place, key, occurredAt, noFact: GONE } satisfies NoFact
  }

  /** Records that the host has delivered something about, and that no page had: they may be gone. */
  async *#hinted(): AsyncGenerator<HostRecord> {
    const { find, kinds } = this.#turn.list
    for (const key of this.#options.hinted) {
      const things = this.#places.flatMap((place) => kinds.map((kind) => ({ kind, place, key })))
      if (find === undefined || things.some((thing) => this.#scratch.has(MET, thingId(thing)))) continue
      const record = await find(this.#options.ask, key, this.#reading)
      if (record !== null) yield* this.#made(await this.#inDetail(record))
      const held = await this.#options.held.among(things)
      for (const thing of things)
        if (held.has(thingId(thing)) && !this.#scratch.has(MET, thingId(thing)))
          yield { ...thing, occurredAt: this.#options.making.now, noFact: GONE } satisfies NoFact
    }
  }

  #begun(): ListRead['begun'] {
    const met = this.#covered.statements().map(({ kind, container, from }) => ({ kind, place: container, from }))
    return withBegun(this.#state.begun, met)
  }

  #goesOn(page: HostPage, next: string): void {
    const { kind } = this.#pass
    const startedAt = this.#startedAt ?? this.#judged(page.at)
    this.#state = {
      ...this.#state,
      // A comparison is not resumed: it has to meet everything.
      pass: kind === 'all' ? null : { kind, startedAt, page: next },
      begun: this.#begun(),
      completeBackTo: page.completeBackTo,
      left: page.left,
      problem: null,
    }
  }

  #ends(): void {
    const { readTo, reconciledAt } = this.#state
    const startedAt = this.#startedAt ?? this.#options.making.now
    const met = this.#begun()
    const { container, list } = this.#turn
    // A list without records is read as well: there is nothing in it from now on.
    const nothing =
      container === null
        ? []
        : list.kinds.map((kind) => ({ kind, place: this.#placeOf(kind, container), from: startedAt }))
    this.#state = {
      ...this.#state,
      readTo: readTo !== null && readTo > startedAt ? readTo : startedAt,
      reconciledAt: this.#pass.kind === 'all' && this.#isSure ? startedAt : reconciledAt,
      pass: null,
      begun: met.length > 0 ? met : nothing,
      completeBackTo: null,
      left: null,
      problem: null,
    }
  }

  /** The name by which its rejected records are known. */
  get name(): string {
    return nameOfTurn(this.#turn)
  }
}
