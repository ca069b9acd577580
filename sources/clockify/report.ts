import * as t from 'io-ts'
import { maybe, nullable } from '#domain/codec'
import { CivilDate } from '#domain/common'
import { jsonIn } from '#domain/json'
import { addDays, daysBetween } from '#domain/time'
import { bodyAs, unreadable } from '#sources/kit/hosts/answers'
import { type Ask, type HostAnswer, HostFailure } from '#sources/kit/hosts/ask'
import type { HostPage, Reading } from '#sources/kit/hosts/host'
import { dayIn, readDayIn } from '#sources/kit/instants'

// The detailed report of a workspace, by stretches of whole days, the newest first. Its pages have numbers, so that a deletion moves
// entries from one page to the one before. It tells how many entries it has: where that changes, it is asked anew from the day of the
// last page on.

/** Nothing before it is asked for. */
const FIRST_DAY: CivilDate = '2006-01-01'
/** The days in succession without an entry after which older ones are not asked for. */
const MOST_EMPTY_DAYS = 2 * 365
/** The most requests of a comparison. It is read within one run, and the smallest plan takes 30 requests an hour. */
const MOST_COMPARING = 8
/** Attempts to read days that have more than a page, and change while they are read. */
const MOST_ATTEMPTS = 3
/** The most pages of a stretch: more than any has. */
const MOST_PAGES = 5_000
/** The most entries that a page may have. */
const MOST_ROWS = 1_000

/** The days and the entries of a request. */
interface Size {
  readonly days: number
  readonly rows: number
}
const LEAST: Size = { days: 31, rows: 200 }
/** The sizes of a request, from the largest on: plans differ in what they refuse. */
const SIZES: readonly Size[] = [{ days: 365, rows: MOST_ROWS }, { days: 365, rows: LEAST.rows }, LEAST]
const SMALLEST = SIZES.indexOf(LEAST)
/** Statuses by which a plan refuses a size. */
const TOO_LARGE = [400, 403]

/** A page of a stretch of days. */
const Place = t.type(
  {
    /** The last day of its stretch. */
    to: CivilDate,
    size: t.number,
    page: t.number,
    /** The entries on the pages before it. */
    read: t.number,
    /** The entries of the stretch, as the page before told. */
    count: nullable(t.number),
    /** The day down to which all was read before it. */
    backTo: nullable(CivilDate),
    /** The days after its stretch without an entry. */
    emptyDays: t.number,
  },
  'a page of a report',
)
type Place = t.TypeOf<typeof Place>

/** The first page of the stretch that ends on a day. */
const stretchTo = (to: CivilDate, size: number, emptyDays: number): Place => ({
  to,
  size,
  page: 1,
  read: 0,
  count: null,
  backTo: null,
  emptyDays,
})

const placeIn = (page: string): Place => {
  const place: unknown = jsonIn(page)
  if (!Place.is(place)) throw unreadable('a page of a report was expected')
  return place
}

const sizeOf = ({ size }: Place): Size => SIZES[size] ?? LEAST

/** The first day that a reading asks for. */
const firstDayOf = ({ since }: Reading): CivilDate => (since === null ? FIRST_DAY : since.slice(0, 10))

/** The first day of the stretch of a page. */
const fromOf = (place: Place, firstDay: CivilDate): CivilDate => {
  const from = addDays(place.to, 1 - sizeOf(place).days)
  return from < firstDay ? firstDay : from
}

const Totals = t.type({ entriesCount: t.number })
const Report = t.type(
  { timeentries: t.readonlyArray(t.unknown), totals: maybe(t.readonlyArray(t.unknown)) },
  'a detailed report',
)

/** The entries of a page, and how many the whole report has; null if it does not tell. */
interface Told {
  readonly rows: readonly unknown[]
  readonly count: number | null
}

const asked = async (ask: Ask, place: Place, from: CivilDate): Promise<HostAnswer> =>
  await ask({
    method: 'POST',
    address: '/reports/detailed',
    body: {
      dateRangeStart: `${from}T00:00:00.000Z`,
      dateRangeEnd: `${place.to}T23:59:59.999Z`,
      sortOrder: 'DESCENDING',
      exportType: 'JSON',
      amountShown: 'HIDE_AMOUNT',
      rounding: false,
      detailedFilter: {
        page: place.page,
        pageSize: sizeOf(place).rows,
        sortColumn: 'DATE',
        // The number of entries is one of them.
        options: { totals: 'CALCULATE' },
      },
    },
    expects: place.size < SMALLEST ? TOO_LARGE : [],
  })

const toldIn = (answer: HostAnswer): Told => {
  const { timeentries: rows, totals } = bodyAs(Report, answer)
  if (rows.length > MOST_ROWS) throw unreadable('a page has too many records')
  const [total] = totals ?? []
  return { rows, count: Totals.is(total) ? total.entriesCount : null }
}

/** Says whether a page is the last one of its stretch. */
const isLastOf = (place: Place, { rows, count }: Told): boolean => {
  if (rows.length > 0 && count === null) throw unreadable('the number of entries was expected')
  const isWhole = place.read + rows.length >= (count ?? place.count ?? 0)
  if (rows.length === 0 && !isWhole) throw unreadable('a page without records is not the last one')
  // A full page may have more behind it, whatever the number counts.
  return isWhole && rows.length < sizeOf(place).rows
}

const Dated = t.type({ timeInterval: t.type({ start: t.string }) })

/** The day after that of the last entry, as long as the newest come first; null else. */
const afterLast = (rows: readonly unknown[]): CivilDate | null => {
  let last: CivilDate | null = null
  for (const row of rows) {
    const day = Dated.is(row) ? readDayIn(dayIn(row.timeInterval.start), null) : null
    if (day === null || (last !== null && day > last)) return null
    last = day
  }
  return last === null ? null : addDays(last, 1)
}

const pageAfter = (place: Place, { rows, count }: Told): Place => {
  if (place.page === MOST_PAGES) throw unreadable('the report has no end')
  return { ...place, page: place.page + 1, read: place.read + rows.length, count, backTo: afterLast(rows) }
}

/** Says whether entries came or went since the page before. */
const isChanged = (place: Place, { count }: Told): boolean =>
  place.count !== null && count !== null && count !== place.count

/** The last day of the stretch that is asked for where the entries of one have changed. */
const lastDayAnew = ({ to, backTo }: Place): CivilDate => (backTo === null || backTo > to ? to : backTo)

/** The stretch before one whose first day is `from`; null if none is asked for. */
const stretchBefore = (place: Place, from: CivilDate, firstDay: CivilDate, isEmpty: boolean): Place | null => {
  const emptyDays = isEmpty ? place.emptyDays + daysBetween(from, place.to) : 0
  return from <= firstDay || emptyDays >= MOST_EMPTY_DAYS ? null : stretchTo(addDays(from, -1), place.size, emptyDays)
}

/** The pages of the report. A comparison ends after some requests: what is older than that is not compared. */
export async function* pagesOfReport(ask: Ask, reading: Reading): AsyncGenerator<HostPage> {
  const isWhole = reading.since === null
  const firstDay = firstDayOf(reading)
  // Zones ahead of ours have that day already.
  const tomorrow = addDays(reading.now.slice(0, 10), 1)
  let place: Place | null = reading.page === null ? stretchTo(tomorrow, 0, 0) : placeIn(reading.page)
  let requests = 0
  let attempts = 1
  while (place !== null) {
    const from = fromOf(place, firstDay)
    const answer: HostAnswer = await asked(ask, place, from)
    requests += 1
    if (TOO_LARGE.includes(answer.status)) {
      place = stretchTo(place.to, place.size + 1, place.emptyDays)
      continue
    }
    const told: Told = toldIn(answer)
    if (isChanged(place, told)) {
      const to = lastDayAnew(place)
      attempts = to === place.to ? attempts + 1 : 1
      if (attempts > MOST_ATTEMPTS)
        throw new HostFailure({ tag: 'unavailable', reason: 'the report changes while it is read' })
      place = stretchTo(to, place.size, place.emptyDays)
      continue
    }
    const isLast = isLastOf(place, told)
    const isEmpty: boolean = place.read + told.rows.length === 0
    const next: Place | null = isLast ? stretchBefore(place, from, firstDay, isEmpty) : pageAfter(place, told)
    const isCut: boolean = reading.isComparison === true && requests >= MOST_COMPARING && next !== null
    const backTo = isLast ? from : afterLast(told.rows)
    // The day of an entry in another zone may be the one before.
    const completeBackTo = isCut ? addDays(backTo ?? tomorrow, 1) : backTo
    yield {
      records: told.rows,
      at: answer.at,
      next: next === null || isCut ? null : JSON.stringify(next),
      left: null,
      completeBackTo: isWhole ? completeBackTo : null,
    }
    place = isCut ? null : next
  }
}

const Named = t.type({ projectName: maybe(t.string) })

/** The names of the projects in the newest entries. Throws a `HostFailure` if the token may not read the report. */
export const projectsIn = async (ask: Ask): Promise<readonly string[]> => {
  const upTo = async (to: CivilDate): Promise<HostAnswer> => {
    const place = stretchTo(to, SMALLEST, 0)
    return asked(ask, place, fromOf(place, FIRST_DAY))
  }
  // The report of old days says which day it is at the host.
  const { at } = await upTo(addDays(FIRST_DAY, 1))
  const { rows } = toldIn(await upTo(at.slice(0, 10)))
  const names = rows.flatMap((row) => (Named.is(row) && row.projectName != null ? [row.projectName] : []))
  return [...new Set(names)]
}
