import { epochIn, FLOATING, UTC, type Zone } from './zones.js'

/** A day, or a time of day, as a calendar writes it. */
export interface Moment {
  /** The time that its clock shows, in milliseconds as if it were UTC. */
  readonly wall: number
  readonly isDate: boolean
  readonly zone: Zone
}

const WRITTEN = /^(\d{4})(\d{2})(\d{2})(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d|60)(Z?))?$/

/** A date or a time in the years 2 to 9998, in the zone that its property names; null if it is none. */
export const momentOf = (text: string, zone: Zone): Moment | null => {
  const [, year, month, day, hour, minute, second, utc] = WRITTEN.exec(text.trim()) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  // `Date.UTC` takes years under 100 for years of the 20th century.
  const wall = new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  const isReal = new Date(wall).getUTCDate() === Number(day) && new Date(wall).getUTCMonth() === Number(month) - 1
  // Clocks of other zones must not leave the years that have a text.
  if (!isReal || Number(year) < 2 || Number(year) > 9_998) return null
  if (hour === undefined) return { wall, isDate: true, zone: FLOATING }
  // A leap second is shown as the one before it.
  const seconds = Number(hour) * 3_600 + Number(minute) * 60 + Math.min(Number(second), 59)
  return { wall: wall + seconds * 1_000, isDate: false, zone: utc === 'Z' ? UTC : zone }
}

/** The instant of a moment, where floating ones are of the zone. */
export const epochOfMoment = ({ wall, zone }: Moment, floating: Zone): number =>
  epochIn(zone.tag === 'floating' ? floating : zone, wall)

/** A floating moment in the zone of another one: lists of dates often leave it out. */
export const inZoneOf = (moment: Moment, other: Moment): Moment =>
  moment.isDate || moment.zone.tag !== 'floating' ? moment : { ...moment, zone: other.zone }

/** Says whether both stand on the same clock. */
export const isSameClock = (a: Zone, b: Zone): boolean =>
  a === b || (a.tag === b.tag && (a.tag !== 'iana' || b.tag !== 'iana' || a.name === b.name) && a.tag !== 'defined')

const [FIRST, LAST] = [Date.UTC(1970, 0, 1), Date.UTC(2200, 0, 1)]

/** Says whether facts may have it: in the years 1970 to 2199. */
export const isInYears = ({ wall }: Moment): boolean => wall >= FIRST && wall < LAST
