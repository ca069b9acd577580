import { createHash, type Hash } from 'node:crypto'

/** The longest record in bytes: a work item with a long history has some megabytes. A longer one is never kept in memory. */
export const LONGEST_RECORD = 8_388_608
/** The most brackets within each other in a record. A rich text has some tens; millions would take a hundred times their bytes. */
export const DEEPEST = 200
/** The most lists and pages around a record. */
const MOST_AROUND = 8
/** The longest name of a member that lists records. */
const LONGEST_NAME = 64

const [BLANK, TAB, NEWLINE, RETURN] = [0x20, 0x09, 0x0a, 0x0d]
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** The text of one record, not yet parsed. */
export interface JsonText {
  /** Counted from 1. */
  readonly number: number
  /** The line on which it begins, counted from 1. */
  readonly line: number
  /** Null if it is too long. */
  readonly bytes: Buffer | null
  /** Says whether more brackets stand within each other than are parsed. */
  readonly isTooDeep: boolean
  /** SHA-256 of its bytes. */
  readonly digest: () => string
}

/** The bytes of a record, collected over pieces of its file. */
class Collected {
  readonly line: number
  #parts: Buffer[] = []
  #length = 0
  #long: Hash | null = null
  #isTooDeep = false

  constructor(line: number) {
    this.line = line
  }

  add(bytes: Buffer): void {
    this.#length += bytes.length
    if (this.#long !== null) this.#long.update(bytes)
    else if (this.#length <= LONGEST_RECORD) this.#parts.push(bytes)
    else {
      this.#long = createHash('sha256')
      for (const part of [...this.#parts, bytes]) this.#long.update(part)
      this.#parts = []
    }
  }

  reachesDepth(depth: number): void {
    if (depth > DEEPEST) this.#isTooDeep = true
  }

  textOf(number: number): JsonText {
    const { line } = this
    const isTooDeep = this.#isTooDeep
    const digest = this.#long?.digest('hex')
    if (digest !== undefined) return { number, line, bytes: null, isTooDeep, digest: () => digest }
    const [only] = this.#parts
    const bytes = only !== undefined && this.#parts.length === 1 ? only : Buffer.concat(this.#parts)
    return { number, line, bytes, isTooDeep, digest: () => createHash('sha256').update(bytes).digest('hex') }
  }
}

/**
 * Cuts JSON text into its records, and keeps at most one of them in memory. A record is an object: by itself, one after
 * another, in lists, in lists of lists, or in the named members of an object, a page. Only brackets and strings are looked at:
 * what is no JSON comes out as a record that cannot be parsed, and the next one is found again.
 */
export class JsonSplitter {
  readonly #lists: ReadonlySet<string>
  /** The members within which a page lists its records: `QueryResponse` of `QueryResponse.Invoice`. */
  readonly #pages: ReadonlySet<string>
  readonly #onePerLine: boolean
  /** The lists and pages that are open around the record. */
  #around: ('list' | 'page')[] = []
  /** The path of the page within the outermost one: `QueryResponse.`; empty for that itself. */
  #within = ''
  /** Open brackets within a record or a page; 0 between records. */
  #depth = 0
  /** The record; null between records, and within a page. */
  #record: Collected | null = null
  /** The place in the piece that is read where the record's bytes begin. */
  #from = 0
  #inString = false
  #escaped = false
  /** Says whether the string is on the outermost level, where it may be a member's name. */
  #isNaming = false
  /** The last such string, as far as it was in earlier pieces; its rest is in this piece from `#nameFrom` to `#nameTo`. */
  #name = ''
  #nameFrom = 0
  #nameTo = 0
  /** Says whether text that is no record was met, and none since. */
  #isStray = false
  #line = 1
  #number = 0

  /** `lists` are the members that list records, perhaps in a member: `issues`, `QueryResponse.Invoice`; `onePerLine` says that no record goes over its line. */
  constructor(lists: ReadonlySet<string>, onePerLine: boolean) {
    this.#lists = lists
    this.#pages = new Set([...lists].filter((list) => list.includes('.')).map((list) => list.replace(/\.[^.]*$/, '')))
    this.#onePerLine = onePerLine
  }

  /** The records that end in a piece of the file. */
  records(piece: Buffer): readonly JsonText[] {
    const found: JsonText[] = []
    this.#from = 0
    this.#nameFrom = 0
    this.#nameTo = 0
    for (let at = 0; at < piece.length; at += 1) {
      if (this.#inString) at = this.#inText(piece, at)
      const byte = piece[at]
      if (byte === undefined) break
      if (byte === NEWLINE) this.#lineEnds(piece, at, found)
      else if (this.#inString) this.#closeString(at)
      else if (this.#depth === 0) this.#between(byte, at, found)
      else if (this.#closes(byte, piece, at)) this.#end(piece, at + 1, found)
    }
    if (this.#isNaming && this.#inString) this.#nameTo = piece.length
    this.#name = this.#nameIn(piece)
    this.#record?.add(piece.subarray(this.#from))
    return found
  }

  /** The record that the end of the file cuts off; an empty one where that cuts off a list or a page between two records. */
  rest(): readonly JsonText[] {
    const found: JsonText[] = []
    if (this.#record !== null) this.#end(Buffer.alloc(0), 0, found)
    else if (this.#around.length > 0 && !this.#isStray) this.#take(new Collected(this.#line), found)
    return found
  }

  #take(record: Collected, found: JsonText[]): void {
    this.#number += 1
    found.push(record.textOf(this.#number))
  }

  /** Ends the record, or the page, before a place in the piece. */
  #end(piece: Buffer, to: number, found: JsonText[]): void {
    this.#inString = false
    this.#depth = 0
    if (this.#record === null) {
      if (this.#around.at(-1) === 'page') this.#endPage()
      return
    }
    this.#record.add(piece.subarray(this.#from, to))
    this.#take(this.#record, found)
    this.#record = null
  }

  #lineEnds(piece: Buffer, at: number, found: JsonText[]): void {
    this.#line += 1
    // No string of JSON goes over its line: this one was never closed.
    this.#inString = false
    this.#escaped = false
    this.#isStray = false
    if (!this.#onePerLine) return
    if (this.#depth > 0) this.#end(piece, at, found)
    this.#around = []
    this.#within = ''
    this.#depth = 0
  }

  /** The place of the quote or the line end that ends the string; the piece's length if it goes on in the next one. */
  #inText(piece: Buffer, from: number): number {
    let escaped = this.#escaped
    let at = from
    for (; at < piece.length; at += 1) {
      const byte = piece[at]
      if (byte === NEWLINE) break
      if (escaped) escaped = false
      else if (byte === BACKSLASH) escaped = true
      else if (byte === QUOTE) break
    }
    this.#escaped = escaped
    return at
  }

  #closeString(at: number): void {
    this.#inString = false
    if (this.#isNaming) this.#nameTo = at
  }

  #beginName(at: number): void {
    this.#name = ''
    this.#nameFrom = at
    this.#nameTo = at
  }

  /** The last string of the outermost level, cut to the length of the longest name. */
  #nameIn(piece: Buffer): string {
    const most = Math.min(this.#nameTo, this.#nameFrom + LONGEST_NAME)
    return (this.#name + piece.toString('latin1', this.#nameFrom, most)).slice(0, LONGEST_NAME)
  }

  #between(byte: number, at: number, found: JsonText[]): void {
    if (byte === BLANK || byte === TAB || byte === RETURN || byte === COMMA) return
    if (byte === CLOSE_LIST && this.#around.at(-1) === 'list') {
      this.#around.pop()
      // Back in the page, whose other members follow.
      if (this.#around.at(-1) === 'page') this.#depth = 1
      return
    }
    if (byte === OPEN_LIST && this.#around.length < MOST_AROUND) {
      this.#around.push('list')
      return
    }
    if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      this.#isStray = false
      this.#record = new Collected(this.#line)
      this.#from = at
      this.#depth = 1
      this.#beginName(at)
      return
    }
    // A number, a word, a bracket that closes nothing: all of it is one record that cannot be parsed.
    if (!this.#isStray) this.#take(new Collected(this.#line), found)
    this.#isStray = true
  }

  /** Says whether a byte outside of strings closes the record or the page. */
  #closes(byte: number, piece: Buffer, at: number): boolean {
    if (byte === QUOTE) {
      this.#inString = true
      this.#isNaming = this.#depth === 1
      if (this.#isNaming) this.#beginName(at + 1)
    } else if (byte === OPEN_LIST && this.#depth === 1 && this.#listsRecords(piece)) this.#openPage()
    else if (byte === OPEN_OBJECT && this.#depth === 1 && this.#isPage(piece)) this.#openInnerPage(piece)
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      this.#depth += 1
      this.#record?.reachesDepth(this.#depth)
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) this.#depth -= 1
    return this.#depth === 0 && (byte === CLOSE_OBJECT || byte === CLOSE_LIST)
  }

  #listsRecords(piece: Buffer): boolean {
    return this.#lists.has(this.#within + this.#nameIn(piece)) && this.#around.length < MOST_AROUND
  }

  #isPage(piece: Buffer): boolean {
    return this.#pages.has(this.#within + this.#nameIn(piece)) && this.#around.length < MOST_AROUND - 1
  }

  /** Ends the page; the one around it goes on. */
  #endPage(): void {
    this.#around.pop()
    this.#within = this.#within.slice(0, this.#within.lastIndexOf('.', this.#within.length - 2) + 1)
    if (this.#around.at(-1) === 'page') this.#depth = 1
  }

  /** The record turns out to be a page that has its list in a member. */
  #openInnerPage(piece: Buffer): void {
    if (this.#record !== null) this.#around.push('page')
    this.#record = null
    this.#around.push('page')
    this.#within += `${this.#nameIn(piece)}.`
    this.#beginName(0)
  }

  /** The record turns out to be a page: what was kept of it is dropped, and the records in its list follow. */
  #openPage(): void {
    if (this.#record !== null) this.#around.push('page')
    this.#record = null
    this.#around.push('list')
    this.#depth = 0
    this.#beginName(0)
  }
}
