import { Quantity, scaled, UNIT } from '#domain/decimal'
import { needsMark, readDecimal } from '../numbers.js'

// Durations in a cell of their own, as exports write them: by a clock, in units, or both.

export const SECONDS_AN_HOUR = 3_600

type Unit = 'hour' | 'minute' | 'second'
const SECONDS: Readonly<Record<Unit, number>> = { hour: SECONDS_AN_HOUR, minute: 60, second: 1 }

/** Units by their names and short names in the languages of exporting programs. */
const NAMES: Readonly<Record<Unit, readonly string[]>> = {
  hour: [
    'h',
    'hr',
    'hrs',
    'hour',
    'hours',
    'std',
    'stunde',
    'stunden',
    'hora',
    'horas',
    'heure',
    'heures',
    'ora',
    'ore',
    'uur',
    'uren',
    'godz',
    'tim',
    'timme',
    'timmar',
    'timer',
  ],
  minute: [
    'm',
    'min',
    'mins',
    'minute',
    'minutes',
    'minuten',
    'minuto',
    'minutos',
    'minuti',
    'minut',
    'minuty',
    'minuter',
    'minutter',
  ],
  second: [
    's',
    'sec',
    'secs',
    'second',
    'seconds',
    'sek',
    'sekunde',
    'sekunden',
    'segundo',
    'segundos',
    'seconde',
    'secondes',
    'secondi',
    'sekund',
    'sekunder',
  ],
}
const namesOf = (unit: Unit): readonly (readonly [string, Unit])[] => NAMES[unit].map((name) => [name, unit])
const UNITS: ReadonlyMap<string, Unit> = new Map([...namesOf('hour'), ...namesOf('minute'), ...namesOf('second')])

/** `2:05`, `2:05:30`, and the unit of the first number: `18:25 min`. */
const CLOCK = /^(\d{1,5}):([0-5]\d)(?::([0-5]\d))?(?: ?(\p{L}{1,12})\.?)?$/u
/** One number with its unit at the beginning of a text: `2h`, `1,5 Std.` */
const PART = /^(\d{1,9}(?:[.,]\d{1,9})?) ?(\p{L}{1,12})\.?,? {0,3}/u
/** `PT2H5M30S`. */
const ISO = /^PT(?=\d)(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})S)?$/

const LONGEST = 100
const MOST_PARTS = 3

const ofClock = (text: string): number | null => {
  const [, first = '', second = '', third, unit = 'h'] = CLOCK.exec(text) ?? []
  if (first === '') return null
  const leading = UNITS.get(unit.toLowerCase())
  if (leading === 'hour') return Number(first) * SECONDS_AN_HOUR + Number(second) * 60 + Number(third ?? '0')
  return leading === 'minute' && third === undefined ? Number(first) * 60 + Number(second) : null
}

/** Seconds of decimal units as exact text; half of a second is rounded up. Null where it is none, or below zero. */
export const secondsOf = (number: string | null, each: number): number | null => {
  if (number === null || !Quantity.is(number) || number.startsWith('-')) return null
  const seconds = (scaled(number) * BigInt(each) * 2n + UNIT) / (UNIT * 2n)
  return seconds > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(seconds)
}

const ofParts = (text: string): number | null => {
  let rest = text
  let total = 0
  let before = Number.POSITIVE_INFINITY
  for (let parts = 0; rest !== '' && parts < MOST_PARTS; parts += 1) {
    const [part = '', number = '', name = ''] = PART.exec(rest) ?? []
    const unit = UNITS.get(name.toLowerCase())
    if (unit === undefined || SECONDS[unit] >= before || needsMark(number)) return null
    const seconds = secondsOf(readDecimal(number, null), SECONDS[unit])
    if (seconds === null) return null
    total += seconds
    before = SECONDS[unit]
    rest = rest.slice(part.length)
  }
  return rest === '' && text !== '' ? total : null
}

const ofIso = (text: string): number | null => {
  const [whole, hours = '0', minutes = '0', seconds = '0'] = ISO.exec(text) ?? []
  return whole === undefined ? null : Number(hours) * SECONDS_AN_HOUR + Number(minutes) * 60 + Number(seconds)
}

/** The exact seconds of a duration: `2:05`, `2:05:30`, `18:25 min`, `2h27m`, `1,5 Std.`, `42 sec`, `PT45M`; null for anything else. */
export const readDuration = (text: string): number | null =>
  text.length > LONGEST ? null : (ofClock(text) ?? ofParts(text) ?? ofIso(text))
