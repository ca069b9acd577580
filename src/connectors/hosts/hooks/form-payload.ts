const NAME = Buffer.from('payload=')
const [AND, PLUS, PERCENT, BLANK] = [0x26, 0x2b, 0x25, 0x20]

/** The number that a hexadecimal digit writes; -1 for any other character. */
const digitOf = (code: number): number => {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const letter = code | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : -1
}

/** Decodes the field `payload` of a form while it arrives. It has to be the first one; others are not looked at. */
export class FormPayload {
  #named = 0
  #isOver = false
  /** Null outside of an escaped byte, else its digits so far. */
  #escaped: readonly number[] | null = null
  /** Says whether it is no form with a payload. */
  isBroken = false

  /** The bytes of the payload that a piece of the form adds. */
  take(piece: Buffer): Buffer {
    const bytes = Buffer.allocUnsafe(piece.length)
    let length = 0
    for (const code of piece) {
      if (this.#isOver || this.isBroken) break
      if (this.#named < NAME.length) {
        this.isBroken = code !== NAME[this.#named]
        this.#named += 1
        continue
      }
      const byte = this.#byteOf(code)
      if (byte === null) continue
      bytes[length] = byte
      length += 1
    }
    return bytes.subarray(0, length)
  }

  /** Says whether a whole payload was taken. */
  get isWhole(): boolean {
    return !this.isBroken && this.#named === NAME.length && this.#escaped === null
  }

  /** The byte that a character ends; null while there is none. */
  #byteOf(code: number): number | null {
    const digits = this.#escaped
    if (digits !== null) return this.#escapedBy(digits, digitOf(code))
    if (code === AND) {
      this.#isOver = true
      return null
    }
    if (code === PERCENT) {
      this.#escaped = []
      return null
    }
    return code === PLUS ? BLANK : code
  }

  #escapedBy([first]: readonly number[], digit: number): number | null {
    if (digit === -1) {
      this.isBroken = true
      return null
    }
    this.#escaped = first === undefined ? [digit] : null
    return first === undefined ? null : 16 * first + digit
  }
}
