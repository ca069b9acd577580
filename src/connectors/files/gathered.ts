import type { InvoiceFacts, InvoiceLine } from '#domain/events/commercial'
import { SourceFailure, sourceError } from '#import/source'
import type { Candidate } from '#sources/kit/format'

/** The most lines of invoices that are gathered in one reading: they wait in memory for the last record. */
const MOST_LINES = 200_000

type Invoice = Candidate<'invoice'>

/** An invoice whose lines were met so far. */
interface Gathering {
  readonly fact: Invoice
  /** The place of its first record. */
  readonly record: string
  readonly identity: string
  /** By their ids, in the order in which they came. */
  readonly lines: Map<string, InvoiceLine>
}

/** The outcome for lines: some were new, all were stated before, or they contradict what was stated before. */
export type Gained = 'added' | 'stated_again' | 'other_invoice' | 'other_line'

const withoutLines = ({ lines: _, ...rest }: InvoiceFacts): string => JSON.stringify(rest)

/** Gathers the lines of invoices from several records. */
export class Gathered {
  readonly #invoices = new Map<string, Gathering>()
  readonly #incomplete = new Set<string>()
  #lines = 0

  /** Throws a `SourceFailure` if there are too many lines to keep. */
  add(fact: Invoice, record: string): Gained {
    const { number } = fact.data
    const identity = JSON.stringify([fact.place, number])
    const known = this.#invoices.get(identity)
    if (known !== undefined && withoutLines(known.fact.data) !== withoutLines(fact.data)) {
      this.miss(number)
      return 'other_invoice'
    }
    const invoice = known ?? { fact, record, identity, lines: new Map() }
    this.#invoices.set(identity, invoice)
    let gained: Gained = 'stated_again'
    for (const line of fact.data.lines) {
      const before = invoice.lines.get(line.id)
      if (before !== undefined && JSON.stringify(before) !== JSON.stringify(line)) {
        this.miss(number)
        return 'other_line'
      }
      if (before !== undefined) continue
      invoice.lines.set(line.id, line)
      this.#count()
      gained = 'added'
    }
    return gained
  }

  /** Says that a line of the invoice with this number could not be read. */
  miss(number: string): void {
    this.#incomplete.add(number)
    this.#count()
  }

  #count(): void {
    this.#lines += 1
    if (this.#lines > MOST_LINES)
      throw new SourceFailure(
        sourceError(
          'unsupported',
          `the files have more than ${MOST_LINES} lines of invoices: import fewer files at once`,
        ),
      )
  }

  /** Every invoice since they were taken before, with all its lines; `isWhole` is false where one of them could not be read. */
  *take(): Generator<{
    readonly fact: Invoice
    readonly record: string
    readonly identity: string
    readonly isWhole: boolean
  }> {
    for (const { fact, record, identity, lines } of this.#invoices.values()) {
      const whole = { ...fact, data: { ...fact.data, lines: [...lines.values()] } }
      yield { fact: whole, record, identity, isWhole: !this.#incomplete.has(fact.data.number) }
    }
    this.#invoices.clear()
    this.#incomplete.clear()
    this.#lines = 0
  }
}
