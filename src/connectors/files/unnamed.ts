import type { LongList, Scratch } from '#import/scratch'
import type { NoFact, UpdatedFact } from '#import/source'
import { digestOf } from '#sources/kit/digest'
import type { Unnamed } from '#sources/kit/format'

const numbered = (digest: string, number: number): string => (number === 1 ? digest : `${digest}-${number}`)

/** The most rows of a file that wait in memory; more wait in the scratch file. */
const MOST_IN_MEMORY = 2_000

const TWINS = 'digests of several rows'
const ORDER = 'rows in the order of their numbers'
const NUMBERS = 'numbers of rows'

/** A row that waits for the end of its file. */
interface Waiting {
  readonly digest: string
  readonly order: string
  readonly fact: UpdatedFact | NoFact
}

/**
 * The rows without an id of one file after another, in constant memory. Each is known by what it says and by its number among those of
 * its file that say the same, so that files that meet name their common rows alike, however they sort them.
 */
export class UnnamedRows {
  readonly #scratch: Scratch
  /** The rows before the recent ones; made when there are that many. */
  #earlier: LongList | null = null
  #recent: Waiting[] = []
  #files = 0
  #hasTwins = false

  constructor(scratch: Scratch) {
    this.#scratch = scratch
  }

  /** The key under which a row was known before: its number was that among all rows that were read. Null if there was none. */
  formerKey({ formerly }: Unnamed): string | null {
    if (formerly === null) return null
    const digest = digestOf(formerly)
    return numbered(digest, this.#scratch.count(`formerly ${digest}`))
  }

  /** Keeps a row, whose fact has no key yet, until its file was read. */
  add({ says, order }: Unnamed, fact: UpdatedFact | NoFact): void {
    const digest = digestOf(JSON.stringify([fact.kind, fact.place, says]))
    this.#recent.push({ digest, order, fact })
    if (this.#recent.length === MOST_IN_MEMORY) this.#put()
    if (this.#scratch.count(`${this.#files} ${digest}`) === 1) return
    this.#hasTwins = true
    this.#scratch.set(TWINS, digest, '')
  }

  #put(): void {
    this.#earlier ??= this.#scratch.list()
    for (const waiting of this.#recent) this.#earlier.append(JSON.stringify(waiting))
    this.#recent = []
  }

  /** The facts of the file that was read, each with its key, in the order of its rows; then begins another file. */
  *facts(): Generator<UpdatedFact | NoFact> {
    if (this.#hasTwins) this.#numberTwins()
    let row = 0
    for (const { digest, fact } of this.#waiting()) {
      row += 1
      const number = this.#hasTwins ? Number(this.#scratch.get(NUMBERS, String(row)) ?? 1) : 1
      yield { ...fact, key: numbered(digest, number) }
    }
    if (this.#hasTwins) for (const table of [TWINS, ORDER, NUMBERS]) this.#scratch.clear(table)
    this.#earlier?.clear()
    this.#recent = []
    this.#files += 1
    this.#hasTwins = false
  }

  *#waiting(): Generator<Waiting> {
    for (const text of this.#earlier?.texts() ?? []) yield JSON.parse(text) as Waiting
    yield* this.#recent
  }

  #numberTwins(): void {
    let last = 0
    for (const { digest, order } of this.#waiting()) {
      last += 1
      if (!this.#scratch.has(TWINS, digest)) continue
      const place = String(last).padStart(12, '0')
      this.#scratch.set(ORDER, `${digest} ${order} ${place}`, JSON.stringify([digest, String(last)]))
    }
    let before = ''
    let number = 0
    for (const [, text] of this.#scratch.inOrder(ORDER)) {
      const [digest, row] = JSON.parse(text) as [string, string]
      number = digest === before ? number + 1 : 1
      before = digest
      this.#scratch.set(NUMBERS, row, String(number))
    }
  }
}
