import { right } from 'fp-ts/lib/Either.js'
import type { Instant } from '#domain/common'
import type { LeftOut } from '#domain/events/connections'
import type { Scratch } from '#import/scratch'
import type { DeadRecord, Replaced, SourceRecord } from '#import/source'
import { type Conventions, Proof } from '#sources/kit/conventions'
import type { CalendarFormat, Choices, JsonFormat } from '#sources/kit/format'
import type { HostContainer } from '#sources/kit/hosts/host'
import { Bills } from '../files/bills.js'
import type { FileCoverage } from '../files/coverage.js'
import { FileFacts, placeIn, type TrackerNames } from '../files/file-facts.js'
import type { UsedChoices } from '../files/used-choices.js'
import { readCalendar } from './calendar.js'
import type { Turn } from './turns.js'

/** The means by which facts of lists are made. */
export interface Making {
  readonly used: UsedChoices
  readonly conventions: Conventions
  readonly trackers: TrackerNames
  readonly covered: FileCoverage
  readonly scratch: Scratch
  readonly now: Instant
}

/** The name of a list, by which its rejected records are known: `pulls acme/web`. */
export const nameOfTurn = ({ list, container }: Pick<Turn, 'list' | 'container'>): string =>
  container === null ? list.name : `${list.name} ${container.name}`

/** The name of a container by which records that do not name it are made facts; null where they name it themselves. */
const nameFor = ({ kind, container }: HostContainer): string | null => {
  if (kind === 'ai_account') return container.slice(container.indexOf(':') + 1)
  return kind === 'calendar' ? container : null
}

/** The choices for records of an account or a calendar, which need not name it themselves: their container does. */
const inContainer = (container: HostContainer | null, choices: Choices): Choices => {
  const name = container === null ? null : nameFor(container)
  return name === null ? choices : Object.create(choices, { container: { value: name, enumerable: true } })
}

/** Makes facts of the records of one list, by the same record function as for files. */
export class ListFacts {
  readonly #turn: Turn
  readonly #format: JsonFormat | CalendarFormat
  readonly #now: Instant
  readonly #facts: FileFacts
  readonly #proof = new Proof()
  readonly #name: string

  constructor(turn: Turn, making: Making) {
    this.#turn = turn
    this.#format = turn.list.format
    this.#now = making.now
    this.#facts = new FileFacts({ ...making, bills: new Bills(null) })
    this.#name = nameOfTurn(turn)
    this.#facts.begin({ name: this.#name, number: 0, hasNeighbours: false, part: '', isKnown: false })
  }

  get leftOut(): readonly LeftOut[] {
    return this.#facts.leftOut
  }

  /** Learns what the records of a page say about others. */
  learn(records: readonly unknown[]): void {
    if (this.#format.layout !== 'json') return
    const { teaches } = this.#format
    if (teaches === undefined) return
    for (const record of records) for (const lesson of teaches(record)) this.#proof.seeLesson(lesson)
  }

  /** The place of a record among those that may be rejected. */
  placeOf(record: unknown): string {
    return placeIn(this.#name, this.#turn.list.keyOf(record) ?? 'a record without an id')
  }

  /** The facts of a record, or why it has none. A rejected one is known by its key, so that nothing else is taken for it. */
  of(record: unknown, places: readonly string[]): readonly SourceRecord[] {
    const { list, container } = this.#turn
    const format = this.#format
    if (format.layout !== 'json') return []
    const key = list.keyOf(record)
    const [kind] = list.kinds
    const made = this.#facts.of({
      record: key ?? 'a record without an id',
      identity: () => JSON.stringify([this.#name, key ?? record]),
      value: right((choices) => format.map(record, inContainer(container, choices), this.#now, this.#proof.learned)),
    })
    return made.map((one): SourceRecord => {
      if (one.kind !== 'dead_letter' || key === null || kind === undefined) return one
      const about: DeadRecord['about'] = { kind, place: container?.container ?? places[0] ?? '', key }
      return { ...one, about }
    })
  }

  /** The facts of the text of a calendar. Throws a `SourceFailure` if it is too large. */
  async *ofCalendar(text: string): AsyncGenerator<SourceRecord> {
    const format = this.#format
    if (format.layout !== 'calendar') return
    const calendar = await readCalendar(text, { name: this.#name, format, readAt: this.#now })
    for await (const record of calendar.mapped()) yield* this.#facts.of(record)
  }

  /** The series of meetings that the records so far tell as a whole. */
  get replaced(): readonly Replaced[] {
    return this.#facts.replaced
  }

  /** The sums of the records of a page. */
  takeSums(): Iterable<SourceRecord> {
    return this.#facts.takeGathered(this.#name)
  }
}
