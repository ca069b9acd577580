import { type DateOrder, needsOrder, orderProven } from './days.js'
import { dayIn, needsZone } from './instants.js'
import type { Learned, Lesson } from './learned.js'
import { type DecimalMark, markProven, needsMark } from './numbers.js'

/** The spelling of days, instants and numbers in a file; null where it is not known, and not needed. */
export interface Conventions {
  readonly dates: DateOrder | null
  readonly decimal: DecimalMark | null
  /** The zone of instants that are written without one. */
  readonly zone: string | null
}

/** A question that a file leaves open, though it matters: a convention, or the name of its calendar. */
export type OpenQuestion = keyof Conventions | 'container'

/** The most that records say about others: a board with all its moves has some thousands. */
const MOST_LESSONS = 200_000
/** The longest id, and the longest that is said about it. */
const LONGEST_LESSON = 1_000

/** Collects the conventions that the cells of a file prove, and what its records say about others. */
export class Proof {
  readonly #learned = new Map<string, string[]>()
  #lessons = 0
  readonly #orders = new Set<DateOrder>()
  readonly #marks = new Set<DecimalMark>()
  #needsOrder = false
  #needsMark = false
  #needsZone = false
  #hasCellsWithoutZone = false
  #needsContainer = false
  #hasTime = false

  /** A day may have a clock, too. */
  seeDay(text: string): void {
    const day = dayIn(text)
    const proven = orderProven(day)
    if (proven !== null) this.#orders.add(proven)
    if (needsOrder(day)) this.#needsOrder = true
  }

  seeInstant(text: string): void {
    this.seeDay(text)
    if (needsZone(text)) this.#hasCellsWithoutZone = true
  }

  seeNumber(text: string): void {
    const proven = markProven(text)
    if (proven !== null) this.#marks.add(proven)
    if (needsMark(text)) this.#needsMark = true
  }

  /** A time is written without its zone. */
  seeFloating(): void {
    this.#needsZone = true
  }

  /** Records lie in a container that has no name of its own. */
  seeUnnamed(): void {
    this.#needsContainer = true
  }

  /** A record has time without its role, and without whether it is billable. */
  seeTime(): void {
    this.#hasTime = true
  }

  /** A record says something about another one; beyond a bound it is forgotten. */
  seeLesson({ id, says }: Lesson): void {
    if (this.#lessons >= MOST_LESSONS || id.length > LONGEST_LESSON || says.length > LONGEST_LESSON) return
    this.#lessons += 1
    const known = this.#learned.get(id)
    if (known === undefined) this.#learned.set(id, [says])
    else known.push(says)
  }

  /** The lessons of records about others. */
  get learned(): Learned {
    return this.#learned
  }

  /** The conventions that are proven, where nothing proves the opposite. Nothing proves a zone. */
  get proven(): Conventions {
    const [order = null] = this.#orders.size === 1 ? this.#orders : []
    const [mark = null] = this.#marks.size === 1 ? this.#marks : []
    return { dates: order, decimal: mark, zone: null }
  }

  /** Says whether a cell reads otherwise by another choice. */
  rests(answer: string): boolean {
    if (answer === 'dates') return this.#needsOrder
    if (answer === 'decimal') return this.#needsMark || this.#marks.size > 0
    return answer === 'zone' && this.#hasCellsWithoutZone
  }

  /** Says whether any record has time without its role, and without whether it is billable. */
  get hasTime(): boolean {
    return this.#hasTime
  }

  /** The questions that a person has to answer. */
  get open(): readonly OpenQuestion[] {
    const { dates, decimal } = this.proven
    const open: OpenQuestion[] = []
    if (dates === null && this.#needsOrder) open.push('dates')
    if (decimal === null && (this.#needsMark || this.#marks.size > 1)) open.push('decimal')
    if (this.#needsZone || this.#hasCellsWithoutZone) open.push('zone')
    if (this.#needsContainer) open.push('container')
    return open
  }
}
