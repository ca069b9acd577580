import { isLeft } from 'fp-ts/lib/Either.js'
import type { CivilDate, Instant } from '#domain/common'
import { withoutPeople } from '../code/text.js'
import type { Conventions } from '../conventions.js'
import type { Ask, Rejected, Row } from '../format.js'
import { readDayIn, readInstant } from '../instants.js'
import { readDecimal } from '../numbers.js'
import { plainHeader } from '../plain-header.js'
import { readDuration, secondsOf } from '../time-sheets/durations.js'
import { readYes } from '../time-sheets/entry.js'
import { dayOfStart, readSpan, type Span } from '../time-sheets/spans.js'
import { currencyIn, type Spelling, spelled } from './spelling.js'
import type { Target } from './targets.js'

/** The options by which the members of a row are read. */
export interface ValueOptions {
  readonly target: Target
  readonly constants: ReadonlyMap<string, string>
  /** Meanings by member and word, the word as `plainHeader` has it. */
  readonly words: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly spelling: Spelling
}

/** The most parts of a cell that is a list. */
const MOST_PARTS = 1_000

/** Members of a duration that are numbers, and the seconds of one. */
const UNITS = [
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/** The members of one row. What cannot be read is remembered: then the row is rejected, and its values count nowhere. */
export class Values {
  readonly #row: Row<string>
  readonly #conventions: Conventions
  readonly #options: ValueOptions
  readonly #asks: Ask[] = []
  #problem: Rejected | null = null

  constructor(row: Row<string>, conventions: Conventions, options: ValueOptions) {
    this.#row = row
    this.#conventions = conventions
    this.#options = options
  }

  /** The reason why the row is rejected; null if all that was asked for could be read. */
  get problem(): Rejected | null {
    return this.#problem === null || this.#asks.length === 0
      ? this.#problem
      : { ...this.#problem, alsoAsks: this.#asks }
  }

  /** Rejects the row, by the first reason only; the words of all of them are asked for. */
  reject(reasonCode: string, message: string, asks?: NonNullable<Rejected['asks']>): void {
    if (asks !== undefined) this.#asks.push(asks)
    this.#problem ??= { tag: 'rejected', reasonCode, message }
  }

  /** A cell as it stands there, else the constant; empty if there is neither. */
  raw(member: string): string {
    const cell = this.#row[member] ?? ''
    return cell === '' ? (this.#options.constants.get(member) ?? '') : cell
  }

  /** The text of a member by its table of words; without addresses of people. */
  text(member: string): string {
    const cell = this.raw(member)
    const meaning = this.#options.words.get(member)?.get(plainHeader(cell))
    return meaning ?? withoutPeople(cell).trim()
  }

  /** A text, or null if it is empty. */
  optional(member: string): string | null {
    return this.text(member) || null
  }

  /** One of the few meanings of a member, or null if the word has none of them. */
  meaning(member: string): string | null {
    const word = this.text(member)
    const plain = plainHeader(word).replace(/[ -]/g, '_')
    return this.#options.target.members.get(member)?.meanings.find((one) => one === word || one === plain) ?? null
  }

  /** A meaning that the row must have. */
  needed(member: string): string {
    const meaning = this.meaning(member)
    if (meaning === null)
      this.reject(`no_${member}`, `no meaning of the word for ${member} is given in words.${member}`)
    return meaning ?? ''
  }

  /** Yes or no; null if the cell is empty. */
  yes(member: string): boolean | null {
    const word = this.text(member)
    if (word === '') return null
    const read = readYes(word)
    if (read === null) this.reject('not_yes_or_no', `${member} is neither yes nor no: say it in words.${member}`)
    return read
  }

  /** Yes or no. A cell without any word is no only where `words` says so. */
  neededYes(member: string): boolean {
    const read = this.yes(member)
    if (read === null) this.reject('not_yes_or_no', `${member} is empty: say in words.${member} what "" means`)
    return read ?? false
  }

  /** The parts of a cell between commas, semicolons, bars or line ends. */
  list(member: string): readonly string[] {
    const parts = this.text(member)
      .split(/[,;|\n]/, MOST_PARTS + 1)
      .map((part) => part.trim())
      .filter((part) => part !== '')
    return [...new Set(parts)]
  }

  #spelled(member: string): string {
    const reads = this.#options.target.members.get(member)?.reads ?? 'text'
    return spelled(this.raw(member), reads, this.#options.spelling)
  }

  #read<A>(member: string, read: (text: string) => A | null): A | null {
    const text = this.#spelled(member)
    if (text === '') return null
    const value = read(text)
    if (value === null) this.reject(`no_${member}`, `${member} cannot be read`)
    return value
  }

  day(member: string): CivilDate | null {
    return this.#read(member, (text) => readDayIn(text, this.#conventions.dates))
  }

  /** From its start to its end; null if the row says neither, and if it cannot be read. */
  span(): Span | null {
    const [startsAt, endsAt] = [this.#spelled('startsAt'), this.#spelled('endsAt')]
    if (startsAt === '' && endsAt === '') return null
    const cells = { day: this.#spelled('day'), startsAt, endDay: this.#spelled('endDay'), endsAt }
    const span = readSpan(cells, this.#conventions)
    if (isLeft(span)) this.reject(span.left.reasonCode, span.left.message)
    return isLeft(span) ? null : span.right
  }

  /** The day on which it begins; null if its start is no instant. */
  startDay(): CivilDate | null {
    return dayOfStart(this.#spelled('startsAt'), this.#conventions)
  }

  /** The seconds of a pause; 0 if the row has none. */
  pauseSeconds(): number {
    const clock = this.#read('pause', readDuration)
    const minutes = this.#read('pauseMinutes', (text) => secondsOf(readDecimal(text, this.#conventions.decimal), 60))
    return clock ?? minutes ?? 0
  }

  instant(member: string): Instant | null {
    return this.#read(member, (text) => readInstant(text, this.#conventions))
  }

  number(member: string): string | null {
    return this.#read(member, (text) => readDecimal(text, this.#conventions.decimal))
  }

  /** A number that the row must have. */
  neededNumber(member: string): string | null {
    const number = this.number(member)
    if (number === null) this.reject(`no_${member}`, `${member} is empty`)
    return number
  }

  /** A whole number of 0 or more. */
  count(member: string): number | null {
    return this.#read(member, (text) => {
      const number = readDecimal(text, this.#conventions.decimal)
      return number !== null && /^\d{1,15}$/.test(number) ? Number(number) : null
    })
  }

  /** Money, whose cell names no other currency than the row's. */
  money(member: string, currency: string): string | null {
    const named = currencyIn(this.raw(member))
    if (named !== null && named !== currency)
      this.reject('other_currency', `${member} names another currency than the row's`)
    return this.number(member)
  }

  currency(): string {
    return this.text('currency').toUpperCase()
  }

  /** The seconds of a duration, from the first of its members that the row has; null if it has none. */
  seconds(): number | null {
    const clock = this.#read('clock', readDuration)
    if (clock !== null) return clock
    for (const [member, each] of UNITS) {
      const ofNumber = (text: string): number | null => secondsOf(readDecimal(text, this.#conventions.decimal), each)
      // A column of hours may have cells by the clock.
      const ofCell = (text: string): number | null => (member === 'hours' ? readDuration(text) : null) ?? ofNumber(text)
      const seconds = this.#read(member, ofCell)
      if (seconds !== null) return seconds
    }
    return null
  }
}
