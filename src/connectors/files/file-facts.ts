import { hash } from 'node:crypto'
import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import type { LeftOut } from '#domain/events/connections'
import type { Fact } from '#domain/events/facts'
import { ToldSeries } from '../calendars/told-series.js'
import { checkedFact, type ReadFact, type Unchecked } from '../facts/fact.js'
import type { Scratch } from '../scratch.js'
import type { DeadRecord, NoFact, SourceRecord, ToldWhole, UpdatedFact } from '../source.js'
import type { Conventions } from './conventions.js'
import type { FileCoverage } from './coverage.js'
import type { Answers, AnswerTable, Ask, Candidate, Mapped, Rejected } from './format.js'
import { Gathered } from './gathered.js'
import type { MappedRecord } from './records.js'
import { hasAmount, type Share, Sums, withoutAmount } from './sums.js'
import type { UsedAnswers } from './used-answers.js'

/** The most words of one table that a person is asked for at once. */
const MOST_WORDS = 1_000
/** The longest such word. */
const LONGEST_WORD = 200
/** The most shares that are remembered to be valid but for their amount. */
const MOST_CHECKED = 10_000

const INCOMPLETE: Rejected = {
  tag: 'rejected',
  reasonCode: 'incomplete_invoice',
  message: 'another row of the invoice is rejected, so its sum would be wrong: mend that one',
}
const CONTRADICTION = {
  other_invoice: {
    tag: 'rejected',
    reasonCode: 'other_invoice',
    message:
      'it contradicts an earlier row of its invoice: status, days and currency are the same in all rows of a number',
  },
  other_line: {
    tag: 'rejected',
    reasonCode: 'other_line',
    message: 'an earlier row has the same line of the same invoice with another content',
  },
} satisfies Readonly<Record<string, Rejected>>

/** The key of a row without an id: what it says, and its number among equals. */
const keyOf = (says: string, scratch: Scratch): string => {
  const digest = hash('sha256', says, 'base64url').slice(0, 22)
  const number = scratch.count(digest)
  return number === 1 ? digest : `${digest}-${number}`
}

const mappedOf = ({ value }: MappedRecord, answers: Answers, conventions: Conventions): readonly Mapped[] =>
  isLeft(value) ? [{ tag: 'rejected', ...value.left }] : value.right(answers, conventions)

/** Where a rejected record stands: its file, and the place in it. */
export const placeIn = (file: string, place: string): string => `${file}, ${place}`

/** A checked fact, or why it is none. */
const factOf = (unchecked: Unchecked): Either<Rejected, ReadFact> => {
  const checked = checkedFact(unchecked)
  if (!isLeft(checked)) return checked
  const { reason: reasonCode, message } = checked.left
  return left({ tag: 'rejected', reasonCode, message })
}

const deadRecord = (identity: string, record: string, { reasonCode, message }: Rejected): DeadRecord => ({
  kind: 'dead_letter',
  identity,
  record,
  reasonCode,
  message,
  about: null,
})

/** Makes facts of the records of files, in one reading, and counts what is left out. */
export class FileFacts {
  readonly #used: UsedAnswers
  readonly #conventions: Conventions
  readonly #covered: FileCoverage
  readonly #scratch: Scratch
  readonly #sums: Sums
  readonly #checkedShares = new Set<string>()
  readonly #gathered = new Gathered()
  readonly #leftOut = new Map<string, number>()
  readonly #asked = new Map<AnswerTable, Set<string>>()
  readonly #series = new ToldSeries()

  /** Remembers keys and sums in `scratch`. */
  constructor(used: UsedAnswers, conventions: Conventions, covered: FileCoverage, scratch: Scratch) {
    this.#used = used
    this.#conventions = conventions
    this.#covered = covered
    this.#scratch = scratch
    this.#sums = new Sums(scratch)
  }

  /** The records that were rightly left out so far, by reason. */
  get leftOut(): readonly LeftOut[] {
    return [...this.#leftOut].map(([reason, records]) => ({ reason, records }))
  }

  /** The words that tables of answers lack, in the records that were read so far. */
  get asked(): ReadonlyMap<AnswerTable, ReadonlySet<string>> {
    return this.#asked
  }

  /** The series of meetings that the records so far tell as a whole. */
  get toldWhole(): readonly ToldWhole[] {
    return this.#series.all
  }

  /** The facts of a record of a file, or why it has none. Shares of sums, and lines of invoices, come out of `gathered`. */
  of(record: MappedRecord, file: string): readonly SourceRecord[] {
    const made: SourceRecord[] = []
    const parts = new Map<string, Share[]>()
    const place = placeIn(file, record.record)
    this.#used.begin()
    for (const mapped of mappedOf(record, this.#used.answers, this.#conventions)) {
      const one = this.#one(mapped, parts, place)
      if ('fact' in mapped && (one === null || 'kind' in one)) this.#used.keep(mapped.fact)
      if (one !== null) made.push('tag' in one ? deadRecord(record.identity(), place, one) : one)
    }
    this.#stateParts(parts)
    return made
  }

  /** The sums of all shares, and the invoices of all lines. `file` is the name of the first file. */
  *gathered(file: string): Generator<SourceRecord> {
    for (const sum of this.#sums.facts()) {
      const { kind, place, known } = sum
      const one = this.#checked(sum)
      yield 'tag' in one
        ? deadRecord(JSON.stringify([kind, place, known]), placeIn(file, `a sum of ${kind}`), one)
        : one
    }
    for (const { fact, record, identity, isWhole } of this.#gathered.invoices()) {
      const one = isWhole ? this.#checked(fact) : INCOMPLETE
      yield 'tag' in one ? deadRecord(identity, record, one) : one
    }
  }

  /** Null where the record is no fact by itself. */
  #one(mapped: Mapped, parts: Map<string, Share[]>, place: string): UpdatedFact | NoFact | Rejected | null {
    if (mapped.tag === 'left_out') {
      this.#leaveOut(mapped.reason)
      return this.#noFact(mapped)
    }
    if (mapped.tag === 'whole_series') {
      this.#series.add(mapped.place, mapped.uid, mapped.excluded)
      return null
    }
    if (mapped.tag === 'rejected') {
      if (mapped.asks !== undefined) this.#ask(mapped.asks)
      for (const ask of mapped.alsoAsks ?? []) this.#ask(ask)
      if (mapped.invoice !== undefined) this.#gathered.miss(mapped.invoice)
      return mapped
    }
    if (mapped.tag === 'fact') {
      for (const ask of mapped.asks ?? []) this.#ask(ask)
      const one = this.#checked(mapped.fact)
      return 'tag' in one || mapped.updated === undefined ? one : { ...one, updated: mapped.updated }
    }
    if (mapped.tag === 'lines') return this.#gather(mapped.fact, place)
    const rejected = this.#rejectedShare(mapped.fact)
    if (rejected !== null) return rejected
    if (mapped.part === undefined) this.#sums.add(mapped.fact)
    else {
      const shares = parts.get(mapped.part) ?? []
      shares.push(mapped.fact)
      parts.set(mapped.part, shares)
    }
    return null
  }

  /** Why a share cannot be summed; null if it can. Most shares of a day differ only in their amount: the rest is checked once. */
  #rejectedShare(share: Share): Rejected | null {
    const rest = withoutAmount(share)
    if (this.#checkedShares.has(rest) && hasAmount(share)) return null
    const checked = factOf({ ...share, key: 'share' })
    if (isLeft(checked)) return checked.left
    if (this.#checkedShares.size >= MOST_CHECKED) this.#checkedShares.clear()
    this.#checkedShares.add(rest)
    return null
  }

  /** Null where the lines are kept until the last record. */
  #gather(fact: Candidate<'invoice'>, place: string): Rejected | null {
    const { number } = fact.data
    const checked = factOf({ ...fact, key: number })
    if (isLeft(checked)) {
      this.#gathered.miss(number)
      return checked.left
    }
    const gained = this.#gathered.add(fact, place)
    if (gained === 'added') return null
    if (gained !== 'stated_again') return CONTRADICTION[gained]
    this.#leaveOut(gained)
    return null
  }

  #leaveOut(reason: string): void {
    this.#leftOut.set(reason, (this.#leftOut.get(reason) ?? 0) + 1)
  }

  #stateParts(parts: ReadonlyMap<string, readonly Share[]>): void {
    let again = 0
    for (const [part, shares] of parts) if (this.#sums.state(part, shares)) again += 1
    // Of two records of the same, one is rightly no part of the sum.
    if (parts.size > 0 && again === parts.size) this.#leaveOut('stated_again')
  }

  /** What a record that is left out would be as a fact; null where it could never have been one. */
  #noFact({ reason, fact, updated }: Extract<Mapped, { tag: 'left_out' }>): NoFact | null {
    if (fact === undefined) return null
    const checked = factOf(this.#withKey(fact))
    if (isLeft(checked)) return null
    const { kind, place, key, occurredAt } = checked.right.fact
    const noFact = `it is left out: ${reason}`
    return { kind, place, key, occurredAt, noFact, ...(updated === undefined ? {} : { updated }) }
  }

  #withKey({ known, ...rest }: Candidate): Unchecked {
    return { ...rest, key: 'key' in known ? known.key : keyOf(known.says, this.#scratch) }
  }

  #checked(candidate: Candidate): Fact | Rejected {
    const checked = factOf(this.#withKey(candidate))
    if (isLeft(checked)) return checked.left
    const { fact, span } = checked.right
    this.#covered.see(fact, span)
    return fact
  }

  #ask({ table, word }: Ask): void {
    if (word === '') return
    const words = this.#asked.get(table) ?? new Set()
    if (words.size < MOST_WORDS) words.add(word.slice(0, LONGEST_WORD))
    this.#asked.set(table, words)
  }
}
