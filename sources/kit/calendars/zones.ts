import ICAL from 'ical.js'
import { epochOf, instantOf, isZone, wallInstant } from '#domain/time'
import { WINDOWS_ZONES } from './windows-zones.js'

/** The means to find the instant of a wall time. A wall time is counted in milliseconds, as if its clock showed UTC. */
export type Zone =
  | { readonly tag: 'utc' }
  /** The zone of the person who looks at it. */
  | { readonly tag: 'floating' }
  | { readonly tag: 'iana'; readonly name: string }
  /** As the calendar itself defines it. */
  | { readonly tag: 'defined'; readonly timezone: ICAL.Timezone }

export const UTC: Zone = { tag: 'utc' }
export const FLOATING: Zone = { tag: 'floating' }

/** The longest definition of a zone; with the whole history of one it has some kilobytes. */
const LONGEST_DEFINITION = 65_536
/** The most changes of clocks in a definition that are described one by one. */
const MOST_CHANGES = 500
/** A yearly change of clocks. Any other rule could take forever to expand. */
const YEARLY_RULE =
  /^RRULE:(?=.*FREQ=YEARLY)(?:;?(?:FREQ=YEARLY|INTERVAL=1|WKST=\w\w|UNTIL=\w+|BYMONTH=\d\d?|BYDAY=[+-]?\d?\w\w|BYMONTHDAY=-?[\d,]+))+$/i

/** The zone of the IANA database that a name means: its own, that of Windows, or one after a prefix (`/example.org/Europe/Berlin`). */
export const ianaZoneOf = (name: string): string | null => {
  const trimmed = name.trim()
  if (isZone(trimmed)) return trimmed
  const windows = WINDOWS_ZONES.get(trimmed.toLowerCase())
  if (windows !== undefined) return windows
  const parts = trimmed.split('/').slice(-4)
  for (let from = 0; from < parts.length - 1; from += 1) {
    const rest = parts.slice(from).join('/')
    if (isZone(rest)) return rest
  }
  return null
}

const isBounded = (definition: string): boolean => {
  const lines = definition.split('\n')
  return (
    definition.length <= LONGEST_DEFINITION &&
    lines.filter((line) => /^(BEGIN|RDATE)\b/i.test(line)).length <= MOST_CHANGES &&
    lines.every((line) => !/^RRULE/i.test(line) || YEARLY_RULE.test(line))
  )
}

/** The zone that a VTIMEZONE defines; null if it cannot be read. */
export const definedZone = (definition: string): Zone | null => {
  if (!isBounded(definition)) return null
  try {
    const timezone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(definition)))
    // Expands its changes, which finds out whether it can be read.
    timezone.utcOffset(ICAL.Time.fromData({ year: 2000, month: 1, day: 1 }))
    return timezone.component.getAllSubcomponents().length === 0 ? null : { tag: 'defined', timezone }
  } catch {
    return null
  }
}

const DAY = 86_400_000

/** The instant of a wall time in a zone, in milliseconds since 1970-01-01T00:00:00Z. */
export const epochIn = (zone: Zone, wall: number): number => {
  if (zone.tag === 'utc' || zone.tag === 'floating') return wall
  const seconds = Math.floor((wall - Math.floor(wall / DAY) * DAY) / 1_000)
  const day = instantOf(wall).slice(0, 10)
  if (zone.tag === 'iana') return epochOf(wallInstant(day, seconds, zone.name))
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hour, minute] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const time = ICAL.Time.fromData({ year, month, day: date, hour, minute, second: seconds % 60 })
  return wall - zone.timezone.utcOffset(time) * 1_000
}
