import { createHash, type Hash } from 'node:crypto'

/** The longest line in bytes; longer ones are rejected and never kept in memory. */
export const LONGEST_LINE = 1_048_576

const [CR, LF] = [0x0d, 0x0a]
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** A line of a file, without its end. */
export interface Line {
  /** Counted from 1. */
  readonly number: number
  /** Null if it is too long. */
  readonly bytes: Buffer | null
  /** SHA-256 of its bytes. */
  readonly digest: () => string
}

const shortLine = (number: number, whole: Buffer): Line => {
  const unmarked = number === 1 && whole.subarray(0, 3).equals(BYTE_ORDER_MARK) ? whole.subarray(3) : whole
  const bytes = unmarked.at(-1) === CR ? unmarked.subarray(0, -1) : unmarked
  return { number, bytes, digest: () => createHash('sha256').update(bytes).digest('hex') }
}

/** The lines of a file, grouped by the piece in which they end; keeps at most the longest line in memory. */
export async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<readonly Line[]> {
  let number = 0
  let begun: Buffer[] = []
  let length = 0
  let long: Hash | null = null

  const take = (bytes: Buffer): void => {
    length += bytes.length
    if (long !== null) long.update(bytes)
    else if (length <= LONGEST_LINE) begun.push(bytes)
    else {
      long = createHash('sha256')
      for (const piece of [...begun, bytes]) long.update(piece)
      begun = []
    }
  }
  const end = (): Line => {
    number += 1
    const digest = long?.digest('hex')
    const line =
      digest === undefined
        ? shortLine(number, begun.length === 1 ? (begun[0] as Buffer) : Buffer.concat(begun))
        : { number, bytes: null, digest: () => digest }
    begun = []
    length = 0
    long = null
    return line
  }

  for await (const piece of pieces) {
    const lines: Line[] = []
    let from = 0
    for (let to = piece.indexOf(LF); to !== -1; to = piece.indexOf(LF, from)) {
      take(piece.subarray(from, to))
      lines.push(end())
      from = to + 1
    }
    if (from < piece.length) take(piece.subarray(from))
    if (lines.length > 0) yield lines
  }
  if (length > 0) yield [end()]
}
