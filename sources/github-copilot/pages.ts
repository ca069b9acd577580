import { CivilDate } from '#domain/common'
import { addDays, daysBetween } from '#domain/time'
import { unreadable } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'
import type { HostPage, Reading } from '#sources/kit/hosts/host'
import {
  addressOfLatest,
  downloaded,
  type LatestReport,
  latestIn,
  type Reports,
  reportOfDay,
  reportsOfContainer,
} from './reports.js'
import { dayToldBy } from './usage.js'

// Pages of whole days, the newest first: the report of 28 days, then reports of one day, week by week.

/** The first day of which there are reports. */
const REPORTS_BEGIN = '2025-10-10'
/** The days for which GitHub keeps them. */
const KEPT_DAYS = 365
const REPORT_DAYS = 28
/** The days of a page: few, since a killed reading asks for all of its page again. */
const PAGE_DAYS = 7

/** Some days in a row. */
interface Stretch {
  readonly from: CivilDate
  readonly to: CivilDate
}

/** Its days, the newest first. */
const daysOf = ({ from, to }: Stretch): readonly CivilDate[] =>
  Array.from({ length: daysBetween(from, to) }, (_, i) => addDays(to, -i))

const dayByDay = async (ask: Ask, reports: Reports, stretch: Stretch): Promise<readonly unknown[]> => {
  const records: unknown[] = []
  for (const day of daysOf(stretch)) records.push(...(await reportOfDay(ask, reports, day)))
  return records
}

/** The days of the report of 28 days, and the newer ones. */
interface Newest extends Stretch {
  readonly latest: LatestReport
  /** The last day of the report. */
  readonly end: CivilDate
}

/** The newest days of a whole reading; null where the report of 28 days is too old, or missing. */
const newestOf = (latest: LatestReport, { since, page }: Reading, to: CivilDate): Newest | null => {
  const { end } = latest
  if (since !== null || page !== null || end === null || end > to || end <= addDays(to, -PAGE_DAYS)) return null
  return { from: addDays(end, 1 - REPORT_DAYS), to, latest, end }
}

const recordsOfNewest = async (
  ask: Ask,
  reports: Reports,
  { latest, end, to }: Newest,
): Promise<readonly unknown[]> => {
  const records = await downloaded(ask, latest.links)
  return [...records, ...(await dayByDay(ask, reports, { from: addDays(end, 1), to }))]
}

/** The first day that is read: of which there may be a report, and which may have changed. */
const firstDay = (yesterday: CivilDate, { since }: Reading): CivilDate => {
  const days = [REPORTS_BEGIN, addDays(yesterday, 1 - KEPT_DAYS), since?.slice(0, 10) ?? '']
  return days.reduce((latest, day) => (day > latest ? day : latest))
}

const pageIn = (page: string): CivilDate => {
  if (!CivilDate.is(page)) throw unreadable('a day was expected')
  return page
}

/**
 * The pages of an account's reports. Each reading begins with the newest report of 28 days, even where it takes only single days: those
 * are not found both where there is no report and where the token has lost its right, and this one tells the two apart.
 */
export async function* pagesOfReports(ask: Ask, reading: Reading): AsyncGenerator<HostPage> {
  const { container, since, page } = reading
  const reports = reportsOfContainer(container?.name)
  const latest = latestIn(await ask({ address: addressOfLatest(reports) }))
  const yesterday = addDays(latest.at.slice(0, 10), -1)
  const first = firstDay(yesterday, reading)
  let to = page === null ? yesterday : pageIn(page)
  let newest = newestOf(latest, reading, to)
  for (;;) {
    const earliest = newest?.from ?? addDays(to, 1 - PAGE_DAYS)
    const stretch = { from: earliest > first ? earliest : first, to }
    const records =
      newest === null ? await dayByDay(ask, reports, stretch) : await recordsOfNewest(ask, reports, newest)
    newest = null
    const told = new Set(records.map(dayToldBy))
    const next = stretch.from > first ? addDays(stretch.from, -1) : null
    yield {
      records,
      at: latest.at,
      next,
      left: next === null ? 0 : Math.ceil(daysBetween(first, next) / PAGE_DAYS),
      completeBackTo: since === null ? stretch.from : null,
      untold: daysOf(stretch).filter((day) => !told.has(day)),
    }
    if (next === null) return
    to = next
  }
}
