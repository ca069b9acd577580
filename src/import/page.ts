import { isLeft } from 'fp-ts/lib/Either.js'
import { fitting } from './fitting.js'
import { type DeadRecord, isNoFact, type NoFact, type SourceRecord, type UpdatedFact } from './source.js'

/** The most records of a page. */
const RECORDS = 1_000
/** Bytes of facts after which a page ends: records of some sources are a thousand times as large as those of others. */
const BYTES = 2_000_000

/** The records of a page: what is appended for them goes together with the mark of progress after them. */
export class Page {
  readonly facts: (UpdatedFact | NoFact)[] = []
  /** Records that are no fact, or that do not fit in an event. */
  readonly dead: DeadRecord[] = []
  #bytes = 0

  get records(): number {
    return this.facts.length + this.dead.length
  }
  get isFull(): boolean {
    return this.records === RECORDS || this.#bytes >= BYTES
  }

  add(record: SourceRecord): void {
    if (record.kind === 'dead_letter') {
      this.dead.push(record)
      return
    }
    if (isNoFact(record)) {
      this.facts.push(record)
      return
    }
    const fitted = fitting(record)
    if (isLeft(fitted)) {
      this.dead.push(fitted.left)
      return
    }
    this.facts.push(fitted.right.fact)
    this.#bytes += fitted.right.bytes
  }
}
