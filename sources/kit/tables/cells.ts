import type { EvidenceKind } from '#domain/events/connections'
import { readDayIn, readInstant } from '../instants.js'
import { readDecimal } from '../numbers.js'
import { readDuration, secondsOf } from '../time-sheets/durations.js'
import { isMoment } from '../time-sheets/spans.js'
import { spelled } from './spelling.js'
import { type Reads, targets } from './targets.js'

// Cells of a column as a member would read them, before anybody said how the table spells them.

/** A serial day of a spreadsheet. */
export const SERIAL = /^\d{5}(?:[.,]\d{1,15})?$/

const SPELLING = { serialDates: null, months: new Map<string, string>() }
const MARKS = ['point', 'comma'] as const
const ORDERS = ['day_first', 'month_first'] as const

type IsRead = (cell: string) => boolean

const readsOf = (kind: EvidenceKind, member: string): Reads => targets[kind].members.get(member)?.reads ?? 'text'

/** Members of a duration that are numbers: none of them is below zero, and hours may be written by the clock. */
const DURATIONS: ReadonlySet<string> = new Set(['hours', 'minutes', 'seconds'])

/** The ways in which a column may be read: all of its cells are read in one of them. Null where any text can be read. */
const waysOf = (kind: EvidenceKind, member: string): readonly IsRead[] | null => {
  if (DURATIONS.has(member) && kind !== 'invoice')
    return MARKS.map((mark) => (cell) => {
      const isClock = member === 'hours' && readDuration(cell) !== null
      return isClock || secondsOf(readDecimal(cell, mark), 1) !== null
    })
  switch (readsOf(kind, member)) {
    case 'number':
      return MARKS.map((mark) => (cell) => readDecimal(cell, mark) !== null)
    case 'clock':
      return [(cell) => readDuration(cell) !== null]
    case 'day':
      return ORDERS.map((order) => (cell) => SERIAL.test(cell) || readDayIn(cell, order) !== null)
    case 'instant':
      return ORDERS.map((dates) => (cell) => isSerialDay(cell) || readInstant(cell, { dates, zone: 'UTC' }) !== null)
    case 'moment':
      return ORDERS.map((dates) => (cell) => isMoment(cell, { dates, decimal: null, zone: 'UTC' }))
    default:
      return null
  }
}

/** A day stands for its first moment: its time is written behind it. */
const isSerialDay = (cell: string): boolean => SERIAL.test(cell.replace(/ 00:00$/, ''))

/** The number of cells of a column that cannot be read in the way in which most can. */
export const unreadIn = (kind: EvidenceKind, member: string, cells: readonly string[]): number => {
  const reads = readsOf(kind, member)
  const written = cells.map((cell) => spelled(cell, reads, SPELLING))
  const unread = waysOf(kind, member)?.map((isRead) => written.filter((cell) => !isRead(cell)).length) ?? [0]
  return Math.min(...unread)
}

/** Says whether at least half of the cells of a column can be read. */
export const readsMost = (kind: EvidenceKind, member: string, cells: readonly string[]): boolean =>
  unreadIn(kind, member, cells) * 2 <= cells.length
