import type { ConnectionView, CoverageView } from '@workspace-delivery-intelligence/client'
import { addDays, type CivilDate, civilDateIn, daysOf } from '../../../address/civil.js'
import type { Period } from '../../../address/periods.js'
import { coverageKindWords } from '../../../format/words.js'

export type CoverageKind = CoverageView['kind']

/** The coverage of a day: read whole, in part, or not at all. Null: it is still to come. */
export type DayCoverage = 'read' | 'partly' | 'unread' | null

/** The kinds of evidence, in the order in which they are shown. */
export const KINDS: readonly CoverageKind[] = [
  'work_item',
  'code_change',
  'release',
  'meeting',
  'time_entry',
  'invoice',
  'cloud_line',
  'ai_usage',
]

/** The kinds that a connection has read at all. */
export const kindsOf = (coverage: readonly CoverageView[]): readonly CoverageKind[] =>
  KINDS.filter((kind) => coverage.some((one) => one.kind === kind))

/** The name of a kind within a sentence. */
export const kindWithin = (kind: CoverageKind): string => {
  const word = coverageKindWords[kind]
  return word.startsWith('AI') ? word : word.toLowerCase()
}

/** Days with the same coverage, both ends included. */
export interface Stretch extends Period {
  readonly coverage: Exclude<DayCoverage, null>
}

/** The days of one kind that a connection has read. */
export interface CoverageRow {
  readonly connectionId: string
  readonly label: string
  readonly kind: CoverageKind
  /** The stretches of days up to today, in order. */
  readonly stretches: readonly Stretch[]
}

/** Days of an interval that it contains whole, and days that it only touches. */
interface Touched {
  readonly first: CivilDate
  readonly last: CivilDate
  readonly isFirstWhole: boolean
  readonly isLastWhole: boolean
}

/** Says whether an instant is the first of a day in a zone: then the millisecond before lies in the day before. */
const isMidnight = (instant: number, timeZone: string): boolean =>
  civilDateIn(instant, timeZone) !== civilDateIn(instant - 1, timeZone)

const touchedDays = ({ from, to }: CoverageView, timeZone: string): Touched => {
  const begin = Date.parse(from)
  const end = Date.parse(to)
  return {
    first: civilDateIn(begin, timeZone),
    // The interval ends before its end: midnight belongs to no day of it.
    last: civilDateIn(end - 1, timeZone),
    isFirstWhole: isMidnight(begin, timeZone),
    isLastWhole: isMidnight(end, timeZone),
  }
}

const coverageOf = (day: CivilDate, today: CivilDate, touched: readonly Touched[]): Exclude<DayCoverage, null> => {
  let best: Exclude<DayCoverage, null> = 'unread'
  for (const { first, last, isFirstWhole, isLastWhole } of touched) {
    if (day < first || day > last) continue
    // Today counts as read once it was read today.
    const isWhole = (day > first || isFirstWhole) && (day < last || isLastWhole || day === today)
    if (isWhole) return 'read'
    best = 'partly'
  }
  return best
}

/** Days in a row with the same coverage, as stretches. */
export const stretchesOf = (days: readonly DayCoverage[], start: CivilDate): readonly Stretch[] => {
  const stretches: Stretch[] = []
  for (const [index, coverage] of days.entries()) {
    if (coverage === null) continue
    const day = addDays(start, index)
    const last = stretches.at(-1)
    if (last !== undefined && last.coverage === coverage && addDays(last.end, 1) === day)
      stretches[stretches.length - 1] = { ...last, end: day }
    else stretches.push({ start: day, end: day, coverage })
  }
  return stretches
}

/**
 * The days of a period, in a zone, that each connection has read of each kind that it has read at all; of a project only the
 * connections that belong to it.
 */
export const coverageRows = (
  connections: readonly ConnectionView[],
  projectId: string | null,
  period: Period,
  today: CivilDate,
  timeZone: string,
): readonly CoverageRow[] => {
  const shown = connections.filter(({ projects }) => projectId === null || projects.includes(projectId))
  const days = Array.from({ length: daysOf(period.start, period.end) }, (_, index) => addDays(period.start, index))
  return shown.flatMap(({ id, label, coverage }) =>
    KINDS.flatMap((kind) => {
      const touched = coverage.filter((one) => one.kind === kind).map((one) => touchedDays(one, timeZone))
      if (touched.length === 0) return []
      const each = days.map((day) => (day > today ? null : coverageOf(day, today, touched)))
      return [{ connectionId: id, label, kind, stretches: stretchesOf(each, period.start) }]
    }),
  )
}

/** Says whether an interval touches a stretch of days in a zone. */
export const touches = (
  interval: Pick<CoverageView, 'from' | 'to'>,
  { start, end }: Period,
  timeZone: string,
): boolean => {
  const first = civilDateIn(Date.parse(interval.from), timeZone)
  const last = civilDateIn(Date.parse(interval.to) - 1, timeZone)
  return first <= end && last >= start
}
