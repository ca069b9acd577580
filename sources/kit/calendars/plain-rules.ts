// Rules that most series have: each day, some days of a week, the same day of a month or of a year. They are followed by
// arithmetic, a thousand times as fast as by the library that knows all rules.

const DAY = 86_400_000
const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const PLAIN: ReadonlySet<string> = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'WKST',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
])

const weekdayOf = (wall: number): number => new Date(wall).getUTCDay()

/** The weekdays of a rule, all where it names none; null if it counts them, as `2MO` does. */
const weekdaysOf = (rule: ReadonlyMap<string, string>): ReadonlySet<number> | null => {
  const named = rule.get('BYDAY')
  if (named === undefined) return new Set(DAYS.keys())
  const days = named.split(',').map((day) => DAYS.indexOf(day))
  return days.includes(-1) ? null : new Set(days)
}

/** Times in their order, and which of them are occurrences. */
interface Candidates {
  readonly walls: Generator<number>
  readonly fits: (wall: number) => boolean
}

function* daily(start: number, interval: number): Generator<number> {
  for (let wall = start; ; wall += interval * DAY) yield wall
}

/** Each day of the weeks. */
function* weekly(start: number, interval: number, firstDay: number): Generator<number> {
  const week = start - ((weekdayOf(start) - firstDay + 7) % 7) * DAY
  for (let first = week; ; first += 7 * interval * DAY) for (let day = 0; day < 7; day += 1) yield first + day * DAY
}

/** The same day of each month; where a month lacks it, a day of the next one. */
function* monthly(start: number, interval: number): Generator<number> {
  const first = new Date(start)
  const time = start % DAY
  for (let month = first.getUTCMonth(); ; month += interval)
    yield Date.UTC(first.getUTCFullYear(), month, first.getUTCDate()) + time
}

/** Says whether a part of a rule is absent, or says of the start what it is. */
const isOwn = (written: string | undefined, own: number): boolean => written === undefined || Number(written) === own

const candidatesOf = (rule: ReadonlyMap<string, string>, start: number): Candidates | null => {
  const interval = Number(rule.get('INTERVAL') ?? 1)
  const date = new Date(start)
  const namesDates = rule.has('BYMONTHDAY') || rule.has('BYMONTH')
  const days = weekdaysOf(rule)
  const isOnDay = days?.has(weekdayOf(start)) === true
  const isSameDate = (wall: number): boolean => new Date(wall).getUTCDate() === date.getUTCDate()
  switch (rule.get('FREQ')) {
    case 'DAILY':
      return namesDates || !isOnDay
        ? null
        : { walls: daily(start, interval), fits: (wall) => days.has(weekdayOf(wall)) }
    case 'WEEKLY': {
      if (namesDates || !isOnDay) return null
      const own = rule.has('BYDAY') ? days : new Set([weekdayOf(start)])
      const walls = weekly(start, interval, DAYS.indexOf(rule.get('WKST') ?? 'MO'))
      return { walls, fits: (wall) => wall >= start && own.has(weekdayOf(wall)) }
    }
    case 'MONTHLY':
      return rule.has('BYDAY') || rule.has('BYMONTH') || !isOwn(rule.get('BYMONTHDAY'), date.getUTCDate())
        ? null
        : { walls: monthly(start, interval), fits: isSameDate }
    case 'YEARLY': {
      // A day without its month would be of each month.
      const isOwnDate =
        rule.has('BYMONTHDAY') === rule.has('BYMONTH') &&
        isOwn(rule.get('BYMONTH'), date.getUTCMonth() + 1) &&
        isOwn(rule.get('BYMONTHDAY'), date.getUTCDate())
      return rule.has('BYDAY') || !isOwnDate ? null : { walls: monthly(start, 12 * interval), fits: isSameDate }
    }
    default:
      return null
  }
}

/**
 * The times that clocks show at the first occurrences of a plain rule, up to the time `before`, at most so many; null for a rule that
 * is not plain, or that its start does not fit.
 */
export const plainWalls = (
  rule: ReadonlyMap<string, string>,
  start: number,
  before: number,
  most: number,
): readonly number[] | null => {
  const candidates = [...rule.keys()].every((name) => PLAIN.has(name)) ? candidatesOf(rule, start) : null
  if (candidates === null) return null
  const asked = Math.min(most, Number(rule.get('COUNT') ?? most))
  const walls: number[] = []
  for (const wall of candidates.walls) {
    if (wall > before || walls.length === asked) break
    if (candidates.fits(wall)) walls.push(wall)
  }
  return walls
}
