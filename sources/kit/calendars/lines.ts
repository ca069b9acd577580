/** The longest line, unfolded: a list of some ten thousand excluded dates. */
export const LONGEST_LINE = 1_048_576

const [NEWLINE, RETURN, SPACE, TAB] = [0x0a, 0x0d, 0x20, 0x09]

const NOTHING = Buffer.alloc(0)

/** A line of a calendar, put together from the lines that it is folded into. */
export interface CalendarLine {
  /** The line of the file on which it begins, counted from 1. */
  readonly number: number
  readonly bytes: Buffer
  /** Says whether it is too long, and only its beginning is here. */
  readonly isCut: boolean
}

/** The first bytes of a line, up to a bound. */
class Beginning {
  #parts: Buffer[] = []
  #length = 0
  #isCut = false

  get isEmpty(): boolean {
    return this.#length === 0
  }

  get isCut(): boolean {
    return this.#isCut
  }

  add(bytes: Buffer): void {
    const room = LONGEST_LINE - this.#length
    if (bytes.length > room) this.#isCut = true
    const fitting = bytes.subarray(0, room)
    if (fitting.length > 0) this.#parts.push(fitting)
    this.#length += fitting.length
  }

  take(): Buffer {
    const [first = NOTHING] = this.#parts
    const bytes = this.#parts.length < 2 ? first : Buffer.concat(this.#parts)
    this.#parts = []
    this.#length = 0
    this.#isCut = false
    return bytes
  }
}

/**
 * Unfolds the lines of a calendar. They are unfolded as bytes, because programs also fold within a character. Keeps at most
 * one line.
 */
export class Unfolder {
  readonly #folded = new Beginning()
  readonly #unfolded = new Beginning()
  #number = 0
  /** The line on which the unfolded one begins; 0 if there is none. */
  #begun = 0
  #isCut = false

  #taken(): CalendarLine {
    const isCut = this.#isCut || this.#unfolded.isCut
    const taken = { number: this.#begun, bytes: this.#unfolded.take(), isCut }
    this.#begun = 0
    this.#isCut = false
    return taken
  }

  *lines(piece: Buffer): Generator<CalendarLine> {
    let from = 0
    for (;;) {
      const end = piece.indexOf(NEWLINE, from)
      this.#folded.add(piece.subarray(from, end === -1 ? piece.length : end))
      if (end === -1) return
      yield* this.#endLine()
      from = end + 1
    }
  }

  *rest(): Generator<CalendarLine> {
    if (!this.#folded.isEmpty) yield* this.#endLine()
    if (this.#begun > 0) yield this.#taken()
  }

  *#endLine(): Generator<CalendarLine> {
    this.#number += 1
    const isCut = this.#folded.isCut
    const whole = this.#folded.take()
    const line = whole.at(-1) === RETURN ? whole.subarray(0, -1) : whole
    if (line.length === 0) return
    const continues = this.#begun > 0 && (line[0] === SPACE || line[0] === TAB)
    if (!continues && this.#begun > 0) yield this.#taken()
    if (!continues) this.#begun = this.#number
    if (isCut) this.#isCut = true
    this.#unfolded.add(continues ? line.subarray(1) : line)
  }
}

/** Bytes whose folded lines are put together, so that no character is cut: the encoding is found by whole characters. */
export const unfolded = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.toString('latin1').replace(/\r?\n[ \t]/g, ''), 'latin1')
