import * as t from 'io-ts'
import { maybe, nullable } from '#domain/codec'
import type { CivilDate } from '#domain/common'
import { jsonIn } from '#domain/json'
import { addDays } from '#domain/time'
import { listIn, unreadable } from '#sources/kit/hosts/answers'
import type { Ask, HostAnswer } from '#sources/kit/hosts/ask'
import type { HostPage, Reading } from '#sources/kit/hosts/host'
import { numberIn } from '#sources/kit/hosts/link'
import { dayIn, readDayIn } from '#sources/kit/instants'
import { byEntry } from './entries.js'

// The detailed report of a workspace, by whole days. It has at most a year at once, so that it is read year by year, the newest first.

/** The year in which Toggl began. */
const FIRST_YEAR = 2006
/** The years in succession without an entry after which older ones are not asked for. */
const MOST_EMPTY_YEARS = 2
const PAGE_SIZE = 1_000

/** The place of a page in its report: after that many rows, and after that entry. */
const After = t.type({ row: t.number, id: nullable(t.number), timestamp: nullable(t.number) })
type After = t.TypeOf<typeof After>

/** A page: days of one year, its place, and the years after it that have no entry. */
const Place = t.type(
  { from: t.string, to: t.string, after: nullable(After), emptyYears: t.number },
  'a page of a report',
)
type Place = t.TypeOf<typeof Place>

const firstOfYear = (day: CivilDate): CivilDate => `${day.slice(0, 4)}-01-01`

/** The days of a year up to one of them, as far as they are asked for. */
const yearTo = (to: CivilDate, since: Reading['since'], emptyYears: number): Place => {
  const from = firstOfYear(to)
  const asked = since === null || since < from ? from : since.slice(0, 10)
  return { from: asked, to, after: null, emptyYears }
}

/** The year before a page; null if none is asked for. */
const yearBefore = ({ from, emptyYears }: Place, since: Reading['since']): Place | null => {
  const isOver = since === null ? emptyYears >= MOST_EMPTY_YEARS : since.slice(0, 10) >= from
  const to = addDays(firstOfYear(from), -1)
  return isOver || Number(to.slice(0, 4)) < FIRST_YEAR ? null : yearTo(to, since, emptyYears)
}

/** The place of the next page, as the host tells it; null if this is the last one of its report. */
const afterIn = (answer: HostAnswer, before: After | null): After | null => {
  const row = numberIn(answer.headers.get('x-next-row-number'))
  if (row === null) return null
  if (row <= (before?.row ?? 0)) throw unreadable('the report has no end')
  return {
    row,
    id: numberIn(answer.headers.get('x-next-id')),
    timestamp: numberIn(answer.headers.get('x-next-timestamp')),
  }
}

const asked = async (ask: Ask, { from, to, after }: Place): Promise<HostAnswer> =>
  await ask({
    method: 'POST',
    address: '/search/time_entries',
    body: {
      start_date: from,
      end_date: to,
      enrich_response: true,
      order_by: 'date',
      order_dir: 'DESC',
      page_size: PAGE_SIZE,
      ...(after === null
        ? {}
        : {
            first_row_number: after.row,
            first_id: after.id ?? undefined,
            first_timestamp: after.timestamp ?? undefined,
          }),
    },
  })

const Dated = t.type({ time_entries: t.readonlyArray(t.type({ start: t.string })) })

/** The day after that of the last row, as long as the newest come first; null else. */
const afterLast = (rows: readonly unknown[]): CivilDate | null => {
  let last: CivilDate | null = null
  for (const row of rows) {
    const day = Dated.is(row) ? readDayIn(dayIn(row.time_entries[0]?.start ?? ''), null) : null
    if (day === null || (last !== null && day > last)) return null
    last = day
  }
  return last === null ? null : addDays(last, 1)
}

const placeIn = (page: string): Place => {
  const place: unknown = jsonIn(page)
  if (!Place.is(place)) throw unreadable('a page of a report was expected')
  return place
}

/** The pages of the report. */
export async function* pagesOfReport(ask: Ask, { page, since, now }: Reading): AsyncGenerator<HostPage> {
  const tomorrow = addDays(now.slice(0, 10), 1)
  let place: Place | null = page === null ? yearTo(tomorrow, since, 0) : placeIn(page)
  while (place !== null) {
    const answer: HostAnswer = await asked(ask, place)
    const rows = listIn(answer)
    const after = afterIn(answer, place.after)
    const isEmpty: boolean = rows.length === 0 && place.after === null
    const next: Place | null =
      after === null
        ? yearBefore({ ...place, emptyYears: isEmpty ? place.emptyYears + 1 : 0 }, since)
        : { ...place, after }
    const completeBackTo = after === null ? place.from : afterLast(rows)
    yield {
      records: rows.flatMap(byEntry),
      at: answer.at,
      next: next === null ? null : JSON.stringify(next),
      left: null,
      completeBackTo: since === null ? completeBackTo : null,
    }
    place = next
  }
}

const Named = t.type({ project_name: maybe(t.string) })

/** The names of the projects in the newest rows. Throws a `HostFailure` if the token may not read the report. */
export const projectsIn = async (ask: Ask): Promise<readonly string[]> => {
  const days = (from: CivilDate, to: CivilDate): Place => ({ from, to, after: null, emptyYears: 0 })
  // The report of a day says which day it is at the host.
  const { at } = await asked(ask, days(`${FIRST_YEAR}-01-01`, `${FIRST_YEAR}-01-02`))
  const today = at.slice(0, 10)
  const rows = listIn(await asked(ask, days(addDays(today, -364), today)))
  const names = rows.flatMap((row) => (Named.is(row) && row.project_name != null ? [row.project_name] : []))
  return [...new Set(names)]
}
