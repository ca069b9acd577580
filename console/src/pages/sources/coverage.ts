import type { ConnectionView, CoverageView } from '@workspace-delivery-intelligence/client'
import { addDays, type CivilDate, civilDateIn, daysOf } from '../../address/civil.js'
import type { Period } from '../../address/periods.js'

export type CoverageKind = CoverageView['kind']

/** The coverage of a day: read by every connection of the kind, in part, or not at all. Null: it is still to come. */
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

/** Days with the same coverage, both ends included. */
export interface Stretch extends Period {
  readonly coverage: Exclude<DayCoverage, null>
}

export interface KindCoverage {
  readonly kind: CoverageKind
  /** The number of connections that read it; with 0 it is not connected. */
  readonly connections: number
  /** One for each day of the period. */
  readonly days: readonly DayCoverage[]
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

const together = (ofConnections: readonly Exclude<DayCoverage, null>[]): DayCoverage => {
  if (ofConnections.length === 0 || ofConnections.every((one) => one === 'unread')) return 'unread'
  return ofConnections.every((one) => one === 'read') ? 'read' : 'partly'
}

/**
 * The coverage of each day of the period, in a zone, for each kind of evidence. Only connections that have read a kind at all
 * are expected to read it; of a project only those that belong to it.
 */
export const kindCoverages = (
  connections: readonly ConnectionView[],
  projectId: string | null,
  period: Period,
  today: CivilDate,
  timeZone: string,
): readonly KindCoverage[] => {
  const shown = connections.filter(({ projects }) => projectId === null || projects.includes(projectId))
  const days = Array.from({ length: daysOf(period.start, period.end) }, (_, index) => addDays(period.start, index))
  return KINDS.map((kind) => {
    const reading = shown
      .map(({ coverage }) => coverage.filter((one) => one.kind === kind).map((one) => touchedDays(one, timeZone)))
      .filter((touched) => touched.length > 0)
    return {
      kind,
      connections: reading.length,
      days: days.map((day) =>
        day > today ? null : together(reading.map((touched) => coverageOf(day, today, touched))),
      ),
    }
  })
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
