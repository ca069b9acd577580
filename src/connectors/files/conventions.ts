import { type DateOrder, needsOrder, orderProven } from './days.js'
import { type DecimalMark, markProven, needsMark } from './numbers.js'

/** How a file spells days and numbers; null where it is not known, and not needed. */
export interface Conventions {
  readonly dates: DateOrder | null
  readonly decimal: DecimalMark | null
}

/** A convention that a file leaves open, though it matters. */
export type OpenConvention = 'dates' | 'decimal'

/** What the cells of a file prove of its conventions. */
export class Proof {
  readonly #orders = new Set<DateOrder>()
  readonly #marks = new Set<DecimalMark>()
  #needsOrder = false
  #needsMark = false

  seeDay(text: string): void {
    const proven = orderProven(text)
    if (proven !== null) this.#orders.add(proven)
    if (needsOrder(text)) this.#needsOrder = true
  }

  seeNumber(text: string): void {
    const proven = markProven(text)
    if (proven !== null) this.#marks.add(proven)
    if (needsMark(text)) this.#needsMark = true
  }

  /** The conventions that are proven, where nothing proves the opposite. */
  get proven(): Conventions {
    const [order = null] = this.#orders.size === 1 ? this.#orders : []
    const [mark = null] = this.#marks.size === 1 ? this.#marks : []
    return { dates: order, decimal: mark }
  }

  /** What a person has to answer. */
  get open(): readonly OpenConvention[] {
    const { dates, decimal } = this.proven
    const open: OpenConvention[] = []
    if (dates === null && this.#needsOrder) open.push('dates')
    if (decimal === null && (this.#needsMark || this.#marks.size > 1)) open.push('decimal')
    return open
  }
}
