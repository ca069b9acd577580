/** The most characters of a row. */
export const LONGEST_ROW = 1_048_576

const QUOTE = '"'
const [QUOTE_CODE, NEWLINE_CODE, RETURN_CODE] = [0x22, 0x0a, 0x0d]

/** A row of a table, or why what begins on a line is none. */
export interface CutRow {
  /** The line on which it begins, counted from 1. */
  readonly line: number
  readonly problem: 'open_quote' | 'too_long' | null
  /** Its cells as they stand. Of a broken row those of its first line: behind an open quote each delimiter cuts. */
  readonly cells: readonly string[]
}

/** The extent of one row in a text. */
type Cut =
  /** Its text ends before `end`, and the next row begins at `next`. */
  | { readonly tag: 'whole'; readonly cells: readonly string[]; readonly end: number; readonly next: number }
  /** The text ends within the cell that begins at `at`. */
  | { readonly tag: 'open'; readonly cells: readonly string[]; readonly at: number }
  /** A cell that began on an earlier line is closed by the quote at `at`, and more text follows. No program writes that. */
  | { readonly tag: 'stray'; readonly at: number }

/** The first place of a text from `at` on, or its end. */
const placeOf = (text: string, sought: string, at: number): number => {
  const place = text.indexOf(sought, at)
  return place === -1 ? text.length : place
}

/** The place of the quote that closes the cell whose first quote is at `at`; the text's end if none does. */
const closingQuote = (text: string, at: number): number => {
  let close = placeOf(text, QUOTE, at + 1)
  while (text.charCodeAt(close + 1) === QUOTE_CODE) close = placeOf(text, QUOTE, close + 2)
  return close
}

/** The length of the line end at a place; 0 if none is there. */
const lineEndAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at)
  if (code === NEWLINE_CODE) return 1
  return code === RETURN_CODE && text.charCodeAt(at + 1) === NEWLINE_CODE ? 2 : 0
}

/**
 * Cuts the row that begins at `from`. A cell in quotes ends at a quote with a delimiter or a line end behind it. If other text stands
 * there, on the same line, the quotes are text. `isEnd` says that nothing follows the text.
 */
const cutRow = (text: string, from: number, delimiter: number, isEnd: boolean): Cut => {
  const cells: string[] = []
  // The last characters may be half of a line end, or of a doubled quote.
  const known = isEnd ? text.length : text.length - 2
  let newline = -1
  for (let at = from; ; ) {
    let end = at
    if (text.charCodeAt(at) === QUOTE_CODE) {
      const close = closingQuote(text, at)
      if (close >= known) return { tag: 'open', cells, at }
      end = close + 1
      const isLast = end === text.length || lineEndAt(text, end) > 0
      if (isLast || text.charCodeAt(end) === delimiter) {
        const cell = text.slice(at + 1, close)
        cells.push(cell.includes(QUOTE) ? cell.replaceAll('""', QUOTE) : cell)
        if (isLast) return { tag: 'whole', cells, end, next: end + lineEndAt(text, end) }
        at = end + 1
        continue
      }
      if (newline < at) newline = placeOf(text, '\n', at)
      if (newline < close) return { tag: 'stray', at: close }
    }
    while (end < text.length && text.charCodeAt(end) !== delimiter && text.charCodeAt(end) !== NEWLINE_CODE) end += 1
    if (end >= known && !isEnd) return { tag: 'open', cells, at }
    if (text.charCodeAt(end) !== delimiter) {
      const last = end > at && lineEndAt(text, end - 1) === 2 ? end - 1 : end
      cells.push(text.slice(at, last))
      return { tag: 'whole', cells, end: last, next: Math.min(end + 1, text.length) }
    }
    cells.push(text.slice(at, end))
    at = end + 1
  }
}

/** The cells of a line that leaves a quote open. */
const cellsOf = (line: string, delimiter: string): readonly string[] => {
  const cut = cutRow(line, 0, delimiter.charCodeAt(0), true)
  if (cut.tag !== 'open') return line.split(delimiter)
  return [...cut.cells, ...line.slice(cut.at + 1).split(delimiter)]
}

const newlinesIn = (text: string, from: number, to: number): number => {
  let count = 0
  for (let at = placeOf(text, '\n', from); at < to; at = placeOf(text, '\n', at + 1)) count += 1
  return count
}

/**
 * Cuts the text of a table into rows, piece by piece, and keeps at most one row and one piece in memory. Lines end with `\n` or
 * `\r\n`; a cell in quotes may go over several lines.
 *
 * A quote that is never closed takes one row only. It is found where a later quote would close it but is followed by text (that is
 * the first quote of another cell), at the end of the file, or after `LONGEST_ROW` characters. The row is broken, and each of the
 * lines that the quote took in is read as a row by itself: one that leaves a quote open would leave open the same one, so it is
 * broken, too. No line is looked at more than three times, whatever the file says.
 */
export class RowCutter {
  readonly #delimiter: string
  #text = ''
  /** The place in the text where the next row begins. */
  #from = 0
  #line = 1
  /** The place of the first quote from `#from` on, as far as it was looked for. */
  #quote = -1
  /** Lines that begin before it are rows by themselves. */
  #alone = 0
  /** The rest of a line that is too long is passed over. */
  #passes = false

  /** A delimiter is one character. */
  constructor(delimiter: string) {
    this.#delimiter = delimiter
  }

  /** The rows that end in the next piece of the text. */
  rows(piece: string): readonly CutRow[] {
    this.#text = this.#text.slice(this.#from) + piece
    this.#alone = Math.max(0, this.#alone - this.#from)
    this.#from = 0
    this.#quote = -1
    return this.#found(false)
  }

  /** The last rows, when no piece follows. */
  rest(): readonly CutRow[] {
    return this.#found(true)
  }

  #found(isEnd: boolean): readonly CutRow[] {
    const found: CutRow[] = []
    while (this.#from < this.#text.length) {
      if (this.#passes) this.#passOver()
      else {
        const row = this.#next(isEnd)
        if (row === null) break
        found.push(row)
      }
    }
    return found
  }

  #passOver(): void {
    const newline = this.#text.indexOf('\n', this.#from)
    this.#from = newline === -1 ? this.#text.length : newline + 1
    if (newline === -1) return
    this.#passes = false
    this.#line += 1
  }

  /** Null if the row goes on in the next piece. */
  #next(isEnd: boolean): CutRow | null {
    const text = this.#text
    const from = this.#from
    const newline = text.indexOf('\n', from)
    const isAlone = from < this.#alone
    const cut = isAlone ? this.#cutAlone(newline) : this.#cut(newline, isEnd)
    const limit = from + LONGEST_ROW
    if (cut.tag === 'whole' && cut.end <= limit) {
      const line = this.#line
      this.#from = cut.next
      this.#line += cut.next === newline + 1 ? 1 : newlinesIn(text, from, cut.next)
      return { line, problem: null, cells: cut.cells }
    }
    // Some more characters show whether the row ends at the limit.
    if (cut.tag === 'open' && !isAlone && !isEnd && text.length < limit + 4) return null
    if (!isAlone) this.#alone = this.#takenIn(cut, limit)
    return this.#broken(newline, limit)
  }

  #cut(newline: number, isEnd: boolean): Cut {
    const text = this.#text
    const from = this.#from
    if (newline === -1 && !isEnd) return { tag: 'open', cells: [], at: from }
    if (this.#quote < from) this.#quote = placeOf(text, QUOTE, from)
    const next = newline === -1 ? text.length : newline + 1
    if (this.#quote < next) return cutRow(text, from, this.#delimiter.charCodeAt(0), isEnd)
    const last = newline === -1 ? text.length : newline
    const end = last > from && text.charCodeAt(last - 1) === RETURN_CODE ? last - 1 : last
    return { tag: 'whole', cells: text.slice(from, end).split(this.#delimiter), end, next }
  }

  #cutAlone(newline: number): Cut {
    const from = this.#from
    const last = newline === -1 ? this.#text.length : newline + 1
    const cut = cutRow(this.#text.slice(from, last), 0, this.#delimiter.charCodeAt(0), true)
    return cut.tag === 'whole' ? { ...cut, end: from + cut.end, next: from + cut.next } : cut
  }

  /** The beginning of the line at which a broken row turned out to be one; the text's end if that was the end of the file. */
  #takenIn(cut: Cut, limit: number): number {
    const text = this.#text
    if (cut.tag === 'stray' && cut.at < limit) return text.lastIndexOf('\n', cut.at) + 1
    return text.length < limit ? text.length : text.lastIndexOf('\n', limit) + 1
  }

  /** Takes the first line of the row as broken. */
  #broken(newline: number, limit: number): CutRow {
    const line = this.#line
    const isWithin = newline !== -1 ? newline <= limit : this.#text.length <= limit
    const first = this.#text.slice(this.#from, Math.min(newline === -1 ? limit : newline, limit))
    this.#passes = newline === -1
    if (newline !== -1) this.#line += 1
    this.#from = newline === -1 ? this.#text.length : newline + 1
    return { line, problem: isWithin ? 'open_quote' : 'too_long', cells: cellsOf(first, this.#delimiter) }
  }
}
