import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CivilDate, Instant } from '#domain/common'
import type { LeftOut } from '#domain/events/connections'
import type { Interval } from '#domain/time'
import type { Scratch } from '#import/scratch'
import type { DeadRecord, NoFact, Replaced, SourceRecord, UpdatedFact } from '#import/source'
import type { Conventions } from '#sources/kit/conventions'
import type { Ask, Candidate, Choices, ChoiceTable, Mapped, Rejected } from '#sources/kit/format'
import { ToldSeries } from '../calendars/told-series.js'
import { checkedFact, type ReadFact, type Unchecked } from '../facts/fact.js'
import type { Bills, FileOfReading } from './bills.js'
import type { FileCoverage } from './coverage.js'
import { Gathered } from './gathered.js'
import type { MappedRecord } from './records.js'
import { hasAmount, type Share, Sums, withoutAmount } from './sums.js'
import { UnnamedRows } from './unnamed.js'
import type { UsedChoices } from './used-choices.js'

/** The most words of one table that a person is asked for at once. */
const MOST_WORDS = 1_000
/** The longest such word. */
const LONGEST_WORD = 200
/** The most shares that are remembered to be valid but for their amount. */
const MOST_CHECKED = 10_000

/** In place of a key that follows later. */
const NO_KEY_YET = 'none'

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

/** The result of mapping a record. */
export const mappedOf = ({ value }: MappedRecord, choices: Choices, conventions: Conventions): readonly Mapped[] =>
  isLeft(value) ? [{ tag: 'rejected', ...value.left }] : value.right(choices, conventions)

/** The place of a rejected record: its file, and the place in it. */
export const placeIn = (file: string, place: string): string => `${file}, ${place}`

/** A checked fact, or why it is none. */
const factOf = (unchecked: Unchecked): Either<Rejected, ReadFact> => {
  const checked = checkedFact(unchecked)
  if (!isLeft(checked)) return checked
  const { reason: reasonCode, message } = checked.left
  return left({ tag: 'rejected', reasonCode, message })
}

/** A candidate as a checked fact; one whose key follows later has none yet. */
const factOfCandidate = ({ known, ...rest }: Candidate): Either<Rejected, ReadFact> =>
  factOf({ ...rest, key: 'key' in known ? known.key : NO_KEY_YET })

const deadRecord = (identity: string, record: string, { reasonCode, message }: Rejected): DeadRecord => ({
  kind: 'dead_letter',
  identity,
  record,
  reasonCode,
  message,
  about: null,
})

/** Names of trackers in the workspace, by the names that their renamed repositories have by now. */
export type TrackerNames = ReadonlyMap<string, string>
export const NO_TRACKERS: TrackerNames = new Map()

/** The options with which facts are made. */
export interface FileFactsOptions {
  readonly trackers: TrackerNames
  readonly used: UsedChoices
  readonly conventions: Conventions
  readonly covered: FileCoverage
  readonly bills: Bills
  readonly scratch: Scratch
}

/** Makes facts of the records of files, in one reading, and counts what is left out. */
export class FileFacts {
  readonly #trackers: TrackerNames
  readonly #used: UsedChoices
  readonly #conventions: Conventions
  readonly #covered: FileCoverage
  readonly #scratch: Scratch
  readonly #sums: Sums
  readonly #bills: Bills
  readonly #unnamed: UnnamedRows
  /** The file that is being read. */
  #file: FileOfReading = { name: '', number: 0, hasNeighbours: false, part: '', isKnown: false }
  /** Shares that are valid but for their amount, with their days. */
  readonly #checkedShares = new Map<string, Interval>()
  readonly #gathered = new Gathered()
  readonly #leftOut = new Map<string, number>()
  readonly #asked = new Map<ChoiceTable, Set<string>>()
  readonly #series = new ToldSeries()

  /** Remembers keys and sums in `scratch`. */
  constructor({ trackers, used, conventions, covered, bills, scratch }: FileFactsOptions) {
    this.#trackers = trackers
    this.#used = used
    this.#conventions = conventions
    this.#covered = covered
    this.#bills = bills
    this.#scratch = scratch
    this.#sums = new Sums(scratch)
    this.#unnamed = new UnnamedRows(scratch)
  }

  /** Begins a file. */
  begin(file: FileOfReading): void {
    this.#file = file
  }

  /** The records that were rightly left out so far, by reason. */
  get leftOut(): readonly LeftOut[] {
    return [...this.#leftOut].map(([reason, records]) => ({ reason, records }))
  }

  /** The words that tables of choices lack, in the records that were read so far. */
  get asked(): ReadonlyMap<ChoiceTable, ReadonlySet<string>> {
    return this.#asked
  }

  /** The series of meetings that the records so far tell as a whole. */
  get replaced(): readonly Replaced[] {
    return this.#series.all
  }

  /**
   * The facts of a record of the file, or why it has none. Rows without an id come out of `atEnd`; shares of sums, and lines of
   * invoices, out of `takeGathered`.
   */
  of(record: MappedRecord): readonly SourceRecord[] {
    const made: SourceRecord[] = []
    const parts = new Map<string, Share[]>()
    const place = placeIn(this.#file.name, record.record)
    this.#used.begin()
    for (const own of mappedOf(record, this.#used.choices, this.#conventions)) {
      const mapped = this.#underTracker(own)
      const one = this.#one(this.#withPart(mapped, record), parts, place)
      const isFact = 'fact' in mapped && mapped.tag !== 'left_out'
      if (isFact && (one === null || 'kind' in one)) this.#used.keep(mapped.fact)
      if (one !== null) made.push('tag' in one ? deadRecord(record.identity(), place, one) : one)
    }
    this.#stateParts(parts)
    return made
  }

  /** The rows without an id of the file, once it was read. */
  atEnd(): Generator<UpdatedFact | NoFact> {
    return this.#unnamed.facts()
  }

  /** The sums of all shares, and the invoices of all lines, that were met since they were taken before. `file` is the name of the first file. */
  *takeGathered(file: string): Generator<SourceRecord> {
    for (const sum of this.#sums.take()) {
      const { kind, place, known } = sum
      const one = this.#summed(sum)
      yield 'tag' in one
        ? deadRecord(JSON.stringify([kind, place, known]), placeIn(file, `a sum of ${kind}`), one)
        : one
    }
    for (const { fact, record, identity, isWhole } of this.#gathered.take()) {
      const one = isWhole ? this.#summed(fact) : INCOMPLETE
      yield 'tag' in one ? deadRecord(identity, record, one) : one
    }
  }

  /** An item of a renamed repository stands in the tracker that the workspace knows it by. */
  #underTracker(mapped: Mapped): Mapped {
    if (mapped.tag !== 'fact' && mapped.tag !== 'left_out') return mapped
    const { fact } = mapped
    const place = fact?.kind === 'work_item' ? this.#trackers.get(fact.place) : undefined
    return fact === undefined || place === undefined ? mapped : { ...mapped, fact: { ...fact, place } }
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
      return this.#stated(mapped.fact, mapped.updated)
    }
    if (mapped.tag === 'lines') return this.#gather(mapped.fact, place)
    const days = this.#daysOf(mapped.fact)
    if (isLeft(days)) return days.left
    // What else is known of a bill is told by the bill, which may correct days of an earlier one.
    if (mapped.billedFrom == null) this.#covered.seeInFile(mapped.fact, days.right)
    if (mapped.billedFrom !== undefined) return this.#charge(mapped.fact, mapped.billedFrom)
    if (mapped.part === undefined) this.#sums.add(mapped.fact)
    else {
      const shares = parts.get(mapped.part) ?? []
      shares.push(mapped.fact)
      parts.set(mapped.part, shares)
    }
    return null
  }

  /** Null where the fact waits for the end of its file. */
  #stated(candidate: Candidate, updated: Instant | undefined): UpdatedFact | Rejected | null {
    const besides = this.#besides(candidate, updated)
    const checked = factOfCandidate(candidate)
    if (isLeft(checked)) return checked.left
    const { fact, span } = checked.right
    this.#covered.see(fact, span)
    this.#covered.seeInFile(fact, span)
    return this.#named(candidate, { ...fact, ...besides })
  }

  /** The additions to a record: when it was changed, and the key under which it was known before. */
  #besides({ known }: Candidate, updated: Instant | undefined): Pick<UpdatedFact, 'updated' | 'former'> {
    const former = 'key' in known ? null : this.#unnamed.formerKey(known)
    return {
      ...(updated === undefined ? {} : { updated }),
      ...(former === null ? {} : { former: [{ key: former, onlyIfNew: false }] }),
    }
  }

  /** A record with its key; null where it gets that at the end of its file. */
  #named<One extends UpdatedFact | NoFact>({ known }: Candidate, one: One): One | null {
    if ('key' in known) return one
    this.#unnamed.add(known, one)
    return null
  }

  /** A fact of several records. */
  #summed(candidate: Candidate): UpdatedFact | Rejected {
    const checked = factOfCandidate(candidate)
    if (isLeft(checked)) return checked.left
    const { fact, span } = checked.right
    this.#covered.see(fact, span)
    const former = fact.kind === 'cloud_line' ? this.#bills.formerKey(fact.key) : null
    return former === null ? fact : { ...fact, former: [former] }
  }

  /** Adds a charge, unless a newer file has its bill. */
  #charge(share: Share, billedFrom: CivilDate | null): null {
    const charge = this.#bills.chargeOf(share, billedFrom, this.#file)
    if (charge === null) this.#leaveOut('older_version')
    else this.#sums.add(charge)
    return null
  }

  /**
   * A share of several files, of a record that nothing tells from equal ones: it is known by all that it says and by its number in its
   * file, so that what several files have counts once.
   */
  #withPart(mapped: Mapped, { identity }: MappedRecord): Mapped {
    if (mapped.tag !== 'share' || mapped.part !== undefined || mapped.billedFrom !== undefined) return mapped
    if (!this.#file.hasNeighbours) return mapped
    const row = identity()
    const number = this.#scratch.count(`${this.#file.number} ${row} ${JSON.stringify(mapped.fact.known)}`)
    return { ...mapped, part: JSON.stringify([row, number]) }
  }

  /** The days of a share, or why it cannot be summed. Most shares of a day differ only in their amount: the rest is checked once. */
  #daysOf(share: Share): Either<Rejected, Interval> {
    const rest = withoutAmount(share)
    const known = this.#checkedShares.get(rest)
    if (known !== undefined && hasAmount(share)) return right(known)
    const checked = factOf({ ...share, key: NO_KEY_YET })
    if (isLeft(checked)) return checked
    const { span } = checked.right
    if (this.#checkedShares.size >= MOST_CHECKED) this.#checkedShares.clear()
    this.#checkedShares.set(rest, span)
    return right(span)
  }

  /** Null where the lines are kept until the last record. */
  #gather(fact: Candidate<'invoice'>, place: string): Rejected | null {
    const { number } = fact.data
    const checked = factOf({ ...fact, key: number })
    if (isLeft(checked)) {
      this.#gathered.miss(number)
      return checked.left
    }
    this.#covered.seeInFile(fact, checked.right.span)
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

  /** The fact that a record that is left out would be; null where it could never have been one, or waits for the end of its file. */
  #noFact({ reason, fact, updated }: Extract<Mapped, { tag: 'left_out' }>): NoFact | null {
    if (fact === undefined) return null
    const besides = this.#besides(fact, updated)
    const checked = factOfCandidate(fact)
    if (isLeft(checked)) return null
    const { kind, place, key, occurredAt } = checked.right.fact
    return this.#named(fact, { kind, place, key, occurredAt, noFact: `it is left out: ${reason}`, ...besides })
  }

  #ask({ table, word }: Ask): void {
    if (word === '') return
    const words = this.#asked.get(table) ?? new Set()
    if (words.size < MOST_WORDS) words.add(word.slice(0, LONGEST_WORD))
    this.#asked.set(table, words)
  }
}
