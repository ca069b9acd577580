import type { Reads } from './targets.js'

// How tables spell what programs write otherwise: serial days of spreadsheets, months of one language, money with its sign.

/** From which day a spreadsheet counts days: that of Windows, or the older one of the Mac. */
export type SerialSystem = '1900' | '1904'

/** The spelling of a table's cells, where a mapping states it. */
export interface Spelling {
  readonly serialDates: SerialSystem | null
  /** English short names of months by their names in the table's language. */
  readonly months: ReadonlyMap<string, string>
}

const DAY_MS = 86_400_000
const SECONDS = 86_400
/** Day 0. Windows takes 1900 for a leap year, so that day 61 and all later ones count from a day before its first. */
const DAY_ZERO: Readonly<Record<SerialSystem, number>> = {
  1900: Date.UTC(1899, 11, 30),
  1904: Date.UTC(1904, 0, 1),
}
const FIRST_REAL_DAY = 61
const SERIAL = /^(\d{1,6})(?:[.,](\d{1,15}))?$/

/** A serial day as `YYYY-MM-DD`, with its time if it has a fraction; the text itself if it is none. */
const ofSerial = (text: string, system: SerialSystem): string => {
  const [, days = '', fraction] = SERIAL.exec(text) ?? []
  if (days === '' || Number(days) < FIRST_REAL_DAY) return text
  const seconds = fraction === undefined ? 0 : Math.round(Number(`0.${fraction}`) * SECONDS)
  const at = new Date(DAY_ZERO[system] + Number(days) * DAY_MS + seconds * 1_000).toISOString()
  return seconds === 0 ? at.slice(0, 10) : `${at.slice(0, 10)} ${at.slice(11, 19)}`
}

const plainWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f.]/g, '')
    .toLowerCase()

const ENGLISH = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The months of a language, long and short, each with its English short name; null if the language is not known. */
export const monthsOf = (language: string): ReadonlyMap<string, string> | null => {
  try {
    if (Intl.DateTimeFormat.supportedLocalesOf([language]).length === 0) return null
  } catch {
    return null
  }
  const months = new Map<string, string>()
  for (const form of ['long', 'short'] as const)
    for (const options of [{ month: form }, { month: form, day: 'numeric' }] as const) {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
      for (const [index, english] of ENGLISH.entries()) {
        const part = format.formatToParts(Date.UTC(2024, index, 1)).find(({ type }) => type === 'month')
        const name = plainWord(part?.value ?? '')
        if (/^\p{L}+$/u.test(name)) months.set(name, english)
      }
    }
  return months
}

const withMonths = (text: string, months: Spelling['months']): string =>
  months.size === 0 ? text : text.replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => months.get(plainWord(word)) ?? word)

/** The longest text that may be a day, an instant or a number. */
const LONGEST = 100

const CURRENCY = /\p{Sc}|[A-Z]{1,2}\$|\b[A-Z]{3}\b|\bkr\b\.?|zł|\bFr\./gu

/** A number without the sign or code of its currency: `€ 1.234,50`, `1,234.50 USD`, `(20.00)`, `20,00-`. */
const plainNumber = (text: string): string => {
  const plain = text
    .replace(/\u2212/g, '-')
    .replace(CURRENCY, '')
    .trim()
  const inParentheses = /^\(([^()]*)\)$/.exec(plain)?.[1]
  if (inParentheses !== undefined) return `-${inParentheses.trim()}`
  const trailing = /^([^-]*\d)\s*-$/.exec(plain)?.[1]
  return trailing === undefined ? plain.replace(/^([+-])\s+/, '$1') : `-${trailing}`
}

/** The currency that a cell of money names; null if it names none, or a sign of several currencies. */
export const currencyIn = (text: string): string | null => {
  if (text.length > LONGEST) return null
  return /\b[A-Z]{3}\b/.exec(text)?.[0] ?? (text.includes('€') ? 'EUR' : null)
}

/** A cell as programs spell it. */
export const spelled = (text: string, reads: Reads, { serialDates, months }: Spelling): string => {
  if (text.length > LONGEST) return text
  if (reads === 'number') return plainNumber(text)
  if (reads !== 'day' && reads !== 'instant' && reads !== 'moment') return text
  const day = withMonths(serialDates === null ? text : ofSerial(text, serialDates), months)
  // A day stands for its first moment, in the zone of all other times.
  return reads === 'instant' && day !== '' && !day.includes(':') ? `${day} 00:00` : day
}
