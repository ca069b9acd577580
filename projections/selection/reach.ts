import type { Instant } from '#domain/common'
import { DATED_BY_DAY, type EvidenceKind } from '#domain/events/connections'
import type { ReadRequest } from '#domain/operation'
import { civilDateOf, clockTimeOf } from '#domain/time'
import { leastReach, type Reach } from './availability.js'
import type { CoverageOf } from './coverage.js'
import { reachTexts } from './texts.js'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** An instant as a clock in the zone shows it: `25 Nov 10:15`, with the year where it is another than that of `now`. */
const momentText = (instant: Instant, now: Instant, zone: string): string => {
  const [year = '', month = '', day = ''] = civilDateOf(instant, zone).split('-')
  const isOfThisYear = year === civilDateOf(now, zone).slice(0, 4)
  const date = [Number(day), MONTHS[Number(month) - 1], ...(isOfThisYear ? [] : [year])].join(' ')
  return `${date} ${clockTimeOf(instant, zone)}`
}

const textOf = (reach: Reach, isByDay: boolean, { now, period, forClient }: Moment): string => {
  // What is dated by day knows no zone.
  const at = momentText(reach.at, now, isByDay ? 'UTC' : period.timeZone)
  if (reach.tag === 'current') return reachTexts.current(at)
  return forClient ? reachTexts.behindUnnamed(at) : reachTexts.behind(reach.source, at)
}

type Read<K extends EvidenceKind> = Pick<CoverageOf<K>, 'read'>
type Moment = Pick<ReadRequest, 'now' | 'period' | 'forClient'>

/** Up to when some kinds of evidence count, as one sentence; null where they are known for as long as the period needs them. */
export const reachNote = <K extends EvidenceKind>(
  { read }: Read<K>,
  kinds: readonly K[],
  request: Moment,
): string | null => {
  const least = leastReach(kinds.map((kind) => read[kind].reach))
  const kind = kinds.find((one) => read[one].reach === least)
  return least === null || kind === undefined ? null : textOf(least, DATED_BY_DAY.has(kind), request)
}

/** The same as one sentence for each source that is behind, and one for all that are current. */
export const reachNotes = <K extends EvidenceKind>(
  { read }: Read<K>,
  kinds: readonly K[],
  request: Moment,
): readonly string[] => {
  const ofTag = (tag: Reach['tag']): readonly K[] => kinds.filter((kind) => read[kind].reach?.tag === tag)
  const behind = ofTag('behind').flatMap((kind) => reachNote({ read }, [kind], request) ?? [])
  const current = reachNote({ read }, ofTag('current'), request)
  return [...new Set(behind), ...(current === null ? [] : [current])]
}
