import { SourceFailure, sourceError } from '#import/source'
import { READ_PROPERTIES } from '#sources/kit/calendars/event'
import type { CalendarLine } from '#sources/kit/calendars/lines'
import { nameOf } from '#sources/kit/calendars/property'
import { utf8In } from '../utf8.js'

/** The most bytes that are kept of a calendar: descriptions and attachments are not among them. */
export const MOST_KEPT = 25_165_824
/** The most bytes that are kept of one event. */
export const LONGEST_EVENT = 1_048_576
/** The cost of remembering an event at all. */
const OVERHEAD = 512

/** A calendar of a file, complete once the file was read. */
export interface Calendar {
  name: string | null
  zone: string | null
  method: string
  /** The program that wrote it. */
  product: string
  /** Definitions of time zones by their names. */
  readonly zones: Map<string, string>
}

/** The text of an event, or of another entry that is none. */
export interface Entry {
  readonly calendar: Calendar
  readonly kind: string
  /** The line on which it begins. */
  readonly line: number
  readonly uid: string
  /** Its unfolded lines that are read: the bytes of UTF-8, a character each, so that no text weighs twice. */
  readonly packed: string
  readonly problem: 'not_closed' | 'too_long' | 'not_text' | null
}

const ENTRIES: ReadonlySet<string> = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VAVAILABILITY', 'VTIMEZONE'])

/** The properties that are read of a calendar itself. */
const HEAD_PROPERTIES: ReadonlySet<string> = new Set(['X-WR-CALNAME', 'X-WR-TIMEZONE', 'METHOD', 'NAME', 'PRODID'])

/** The lines of an entry. */
export const linesOf = ({ packed }: Entry): readonly string[] => Buffer.from(packed, 'latin1').toString().split('\n')

/** An entry while it is read. */
interface Open {
  readonly kind: string
  readonly line: number
  readonly lines: string[]
  length: number
  /** The number of its parts that are open: alarms, for example. */
  depth: number
  problem: Entry['problem']
}

const afterColon = (line: string): string => line.slice(line.indexOf(':') + 1).trim()

/** Collects the calendars of a file with their events, and keeps of them only what is read. */
export class Components {
  readonly entries: Entry[] = []
  readonly #name: string
  #calendar: Calendar | null = null
  #open: Open | null = null
  #kept = 0

  /** `name` is that of the file. */
  constructor(name: string) {
    this.#name = name
  }

  /** Throws a `SourceFailure` if there is too much to keep. */
  add(line: CalendarLine): void {
    const beginning = line.bytes.toString('latin1', 0, 80)
    const name = nameOf(beginning)
    if (name === 'BEGIN') this.#begin(afterColon(beginning).toUpperCase(), line.number)
    else if (name === 'END') this.#end(afterColon(beginning).toUpperCase())
    else if (this.#open !== null) this.#keep(this.#open, name, line)
    else if (this.#calendar !== null) this.#head(this.#calendar, name, line)
  }

  /** Throws a `SourceFailure` if the last calendar is cut off. */
  close(): void {
    if (this.#calendar !== null)
      throw new SourceFailure(
        sourceError('broken', `${this.#name} is cut off: its calendar does not end; export it again`),
      )
  }

  #begin(kind: string, line: number): void {
    if (kind === 'VCALENDAR') {
      this.#finish('not_closed')
      this.#calendar = { name: null, zone: null, method: '', product: '', zones: new Map() }
    } else if (this.#calendar !== null && ENTRIES.has(kind)) {
      this.#finish('not_closed')
      this.#open = { kind, line, lines: [], length: 0, depth: 0, problem: null }
    } else if (this.#open !== null) {
      this.#open.depth += 1
      if (this.#open.kind === 'VTIMEZONE') this.#push(this.#open, `BEGIN:${kind}`)
    }
  }

  #end(kind: string): void {
    if (kind === 'VCALENDAR') {
      this.#finish('not_closed')
      this.#calendar = null
    } else if (this.#open?.kind === kind) this.#finish(null)
    else if (this.#open !== null && this.#open.depth > 0) {
      this.#open.depth -= 1
      if (this.#open.kind === 'VTIMEZONE') this.#push(this.#open, `END:${kind}`)
    }
  }

  #head(calendar: Calendar, name: string, { bytes }: CalendarLine): void {
    if (!HEAD_PROPERTIES.has(name)) return
    const value = afterColon(utf8In(bytes.subarray(0, 4_096)) ?? '')
    if (name === 'X-WR-CALNAME') calendar.name = value
    else if (name === 'NAME') calendar.name ??= value
    else if (name === 'X-WR-TIMEZONE') calendar.zone = value
    else if (name === 'PRODID') calendar.product = value
    else calendar.method = value.toUpperCase()
  }

  #keep(open: Open, name: string, { bytes, isCut }: CalendarLine): void {
    if (open.kind !== 'VTIMEZONE' && (open.depth > 0 || !READ_PROPERTIES.has(name))) return
    const text = utf8In(bytes)
    if (isCut) open.problem ??= 'too_long'
    else if (text === null) open.problem ??= 'not_text'
    else this.#push(open, text)
  }

  #push(open: Open, text: string): void {
    open.length += text.length
    if (open.length > LONGEST_EVENT) {
      open.problem ??= 'too_long'
      open.lines.length = 0
    }
    if (open.problem === null) open.lines.push(text)
  }

  #finish(problem: 'not_closed' | null): void {
    const open = this.#open
    const calendar = this.#calendar
    this.#open = null
    if (open === null || calendar === null) return
    const text = open.lines.join('\n')
    this.#kept += text.length + OVERHEAD
    if (this.#kept > MOST_KEPT)
      throw new SourceFailure(
        sourceError(
          'unsupported',
          `${this.#name} has more than ${MOST_KEPT / 1_048_576} MiB of events: export fewer years, or one calendar at a time`,
        ),
      )
    if (open.kind === 'VTIMEZONE') {
      const name = open.lines.find((line) => nameOf(line) === 'TZID')
      if (name !== undefined && problem === null && open.problem === null)
        calendar.zones.set(afterColon(name), `BEGIN:VTIMEZONE\n${text}\nEND:VTIMEZONE`)
      return
    }
    const uid = open.lines.find((line) => nameOf(line) === 'UID')
    this.entries.push({
      calendar,
      kind: open.kind,
      line: open.line,
      uid: uid === undefined ? '' : afterColon(uid),
      packed: Buffer.from(text).toString('latin1'),
      problem: open.problem ?? problem,
    })
  }
}
