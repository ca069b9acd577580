import type { CivilDate, Instant } from '#domain/common'
import { instantIn, wallInstant } from '#domain/time'
import { type DateOrder, readDay } from './days.js'

/** A day, a time of day, and what says the zone: `Z`, an offset, `GMT+0100 (…)`, or nothing. */
const WITH_TIME =
  /^(.{1,90}?)[T ,]{1,9}(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,30})?)?(?:\s?([AaPp])\.?\s?[Mm]\.?)?(?: ?(Z|UTC|(?:GMT|UTC)?[+-]\d{2}:?\d{2})(?: \([^()]*\))?)?$/
/** `20261008T093000Z`, without any sign between its numbers. */
const COMPACT = /^(\d{8})T(\d{2})(\d{2})(\d{2})?(?=Z|[+-]|$)/

/** A longer text is no instant, and is not searched for one. */
const LONGEST = 100

interface Parts {
  readonly day: string
  readonly seconds: number
  readonly zone: string | null
}

const withSigns = (text: string): string =>
  text.replace(COMPACT, (_, day, hours, minutes, seconds = '00') => `${day} ${hours}:${minutes}:${seconds}`)

const partsOf = (text: string): Parts | null => {
  if (text.length > LONGEST) return null
  const [, written = '', hours = '', minutes = '', seconds = '0', half = null, zone = null] =
    WITH_TIME.exec(withSigns(text)) ?? []
  if (hours === '') return null
  const hour = half === null ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59 || (half !== null && Number(hours) > 12)) return null
  return { day: written, seconds: hour * 3_600 + Number(minutes) * 60 + Number(seconds), zone }
}

/** The day of an instant as it is written there; the text itself if no time of day follows. */
export const dayIn = (text: string): string => partsOf(text)?.day ?? text

/** The civil day of a cell that may have a clock, too: the day that is written there, in whatever zone. */
export const readDayIn = (text: string, order: DateOrder | null): CivilDate | null => readDay(dayIn(text), order)

/** Says whether it is an instant that does not say its zone. */
export const needsZone = (text: string): boolean => partsOf(text)?.zone === null

const offsetOf = (zone: string): string => {
  const [, sign = '+', hours = '00', minutes = '00'] = /([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  return `${sign}${hours}:${minutes}`
}

/**
 * An instant as exports write it: `2026-03-04T09:00:00Z`, `2026-03-04 09:00`, `21/Dec/22 3:31 PM`,
 * `Sat Feb 11 2023 01:52:26 GMT+0000 (GMT)`. Null where it is none, or its order of day and month, or its zone, is needed and not
 * known. A time that a change of clocks skips is read as it was before the change, and of two the earlier one counts.
 */
export const readInstant = (
  text: string,
  { dates, zone }: { readonly dates: DateOrder | null; readonly zone: string | null },
): Instant | null => {
  if (text.length > LONGEST) return null
  const zoned = instantIn(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  if (zoned !== null) return zoned
  const parts = partsOf(text)
  const day = parts === null ? null : readDay(parts.day, dates)
  if (parts === null || day === null) return null
  if (parts.zone !== null) {
    const { seconds } = parts
    const clock = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    return instantIn(`${day}T${clock.map((part) => String(part).padStart(2, '0')).join(':')}${offsetOf(parts.zone)}`)
  }
  return zone === null ? null : wallInstant(day, parts.seconds, zone)
}
