import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { RRuleTemporal } from 'rrule-temporal'
import { instantOf } from '#domain/time'
import { inZoneOf, type Moment, momentOf } from './moments.js'
import { plainWalls } from './plain-rules.js'
import { MOST_OF_FILE, type SeriesOfFile } from './series-of-file.js'
import { FLOATING } from './zones.js'

/** The most occurrences of a series up to the reading: more than 50 years of working days. */
export const MOST_OCCURRENCES = 20_000
/** The most periods of a rule that are looked at; a rule that never fits looks at as many. */
const MOST_STEPS = 100_000
const LONGEST_RULE = 2_000

/** The reason why a rule cannot be followed. */
export interface RuleProblem {
  readonly reasonCode: 'unsupported_rule' | 'too_many_occurrences' | 'too_many_in_file'
  readonly message: string
}

/** The reason why a series is not followed in a file that has too many. */
export const TOO_MANY_IN_FILE: RuleProblem = {
  reasonCode: 'too_many_in_file',
  message: `the series of the file have more than ${MOST_OF_FILE} occurrences, or rules that take too long: export fewer years, or one calendar at a time`,
}

const list = (number: string): RegExp => new RegExp(`^(?:${number})(?:,(?:${number}))*$`)
const upTo366 = '[+-]?0*(?:[1-9]|[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-6])'

/** The permitted values of a rule's parts. The library leaves out what it cannot read; here it is refused. */
const PARTS: ReadonlyMap<string, RegExp> = new Map([
  ['FREQ', /^(?:SECONDLY|MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)$/],
  ['INTERVAL', /^0*[1-9]\d{0,3}$/],
  ['COUNT', /^0*[1-9]\d{0,8}$/],
  ['UNTIL', /^\d{8}(?:T\d{6}Z?)?$/],
  ['WKST', /^(?:MO|TU|WE|TH|FR|SA|SU)$/],
  ['BYDAY', list('(?:[+-]?0*[1-5]?\\d)?(?:MO|TU|WE|TH|FR|SA|SU)')],
  ['BYMONTH', list('0*(?:[1-9]|1[0-2])')],
  ['BYMONTHDAY', list('[+-]?0*(?:[1-9]|[12]\\d|3[01])')],
  ['BYYEARDAY', list(upTo366)],
  ['BYSETPOS', list(upTo366)],
  ['BYWEEKNO', list('[+-]?0*(?:[1-9]|[1-4]\\d|5[0-3])')],
  ['BYHOUR', list('[01]?\\d|2[0-3]')],
  ['BYMINUTE', list('[0-5]?\\d')],
  ['BYSECOND', list('[0-5]?\\d')],
])
const TIMES = ['BYHOUR', 'BYMINUTE', 'BYSECOND']
const WITHIN_DAYS = new Set(['SECONDLY', 'MINUTELY', 'HOURLY'])

type Rule = ReadonlyMap<string, string>

const unsupported = (message: string): Either<RuleProblem, never> => left({ reasonCode: 'unsupported_rule', message })

const ruleOf = (text: string): Either<RuleProblem, Rule> => {
  if (text.length > LONGEST_RULE) return unsupported(`a rule has more than ${LONGEST_RULE} characters`)
  const rule = new Map<string, string>()
  for (const part of text.trim().toUpperCase().split(';')) {
    const [name = '', value = ''] = part.split('=')
    if (name === '' || name.startsWith('X-')) continue
    const form = PARTS.get(name)
    if (form === undefined) return unsupported('a rule has a part that RFC 5545 does not know')
    if (!form.test(value) || rule.has(name)) return unsupported(`${name} of a rule cannot be read`)
    rule.set(name, value)
  }
  return rule.has('FREQ') ? right(rule) : unsupported('a rule has no FREQ')
}

/** The occurrences of a rule, by what clocks show, and the last moment that it allows. */
export interface Ruled {
  readonly walls: readonly number[]
  readonly until: Moment | null
}

const DAY = 86_400_000
/** A wall time as a rule has it: its zone is UTC, so that no change of clocks is in its way. */
const written = (wall: number): string => instantOf(wall).replace(/[-:]|\.\d+/g, '')

/** The end of a rule; a date counts as a whole. It is the caller who compares it, because it may be of another zone. */
const untilOf = (rule: Rule, start: Moment): Moment | null => {
  const until = momentOf(rule.get('UNTIL') ?? '', FLOATING)
  if (until === null) return null
  return until.isDate && !start.isDate
    ? { wall: until.wall + DAY - 1, isDate: false, zone: start.zone }
    : inZoneOf(until, start)
}

/** The cost of a period of a rule, as if it were this long: a longer period has more days to look at. */
const PERIODS: Readonly<Record<string, number>> = {
  SECONDLY: 1_000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: DAY,
  WEEKLY: 7 * DAY,
  MONTHLY: 30 * DAY,
  YEARLY: 120 * DAY,
}

/** The periods of a rule that the library has to look at, at most. */
const periodsOf = (rule: Rule, start: Moment, before: number): number => {
  const period = (PERIODS[rule.get('FREQ') ?? ''] ?? DAY) * Number(rule.get('INTERVAL') ?? 1)
  return Math.min(MOST_OCCURRENCES, Math.ceil((before - start.wall) / period) + 1)
}

const expanded = (rule: Rule, start: Moment, before: number): readonly number[] => {
  const within = WITHIN_DAYS.has(rule.get('FREQ') ?? '') || TIMES.some((part) => rule.has(part))
  const counted = rule.get('COUNT')
  const parts = [...rule].filter(
    ([name]) => name !== 'UNTIL' && name !== 'COUNT' && !(start.isDate && TIMES.includes(name)),
  )
  // A rule within days has no natural bound, so it gets one.
  const most = counted === undefined && within ? MOST_OCCURRENCES + 1 : counted
  if (most !== undefined) parts.push(['COUNT', String(Math.min(Number(most), MOST_OCCURRENCES + 1))])
  const series = new RRuleTemporal({
    rruleString: `DTSTART:${written(start.wall)}\nRRULE:${parts.map(([name, value]) => `${name}=${value}`).join(';')}`,
    includeDtstart: true,
    cache: false,
    maxIterations: MOST_STEPS,
    maxCandidateEvaluations: MOST_STEPS,
  })
  return series.between(new Date(start.wall), new Date(before), true).map(({ epochMilliseconds }) => epochMilliseconds)
}

/**
 * The occurrences of a rule from its start up to what clocks show `before`, by wall time: a change of clocks moves none. The
 * start is one of them, whether the rule fits it or not.
 */
export const ruled = (
  text: string,
  start: Moment,
  before: number,
  series: SeriesOfFile,
): Either<RuleProblem, Ruled> => {
  const rule = ruleOf(text)
  if (isLeft(rule)) return rule
  const until = untilOf(rule.right, start)
  if (rule.right.has('UNTIL') && until === null) return unsupported('UNTIL of a rule is neither a date nor a time')
  // A day more than needed: UNTIL may be of another zone.
  const end = Math.min(before, until === null ? before : until.wall + 2 * DAY)
  if (end < start.wall) return right({ walls: [start.wall], until })
  try {
    const plain = plainWalls(rule.right, start.wall, end, MOST_OCCURRENCES + 1)
    if (plain === null && !series.takesPeriods(periodsOf(rule.right, start, end))) return left(TOO_MANY_IN_FILE)
    const walls = plain ?? expanded(rule.right, start, end)
    return walls.length > MOST_OCCURRENCES
      ? left({
          reasonCode: 'too_many_occurrences',
          message: `the series has more than ${MOST_OCCURRENCES} occurrences`,
        })
      : right({ walls, until })
  } catch {
    // The library throws for rules that leave its calendar, and for those that look at too much.
    return unsupported('a rule cannot be followed: it never fits, or leads too far')
  }
}
