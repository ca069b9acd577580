import { CivilDate, type Instant } from '#domain/common'
import { addDays, daysBetween } from '#domain/time'
import { unreadable } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'
import type { HostPage, Reading } from '#sources/kit/hosts/host'

// Usage by UTC days, the newest first. A page has whole days, since the records of a day are summed.

/** The most days of a first reading. */
const MOST_DAYS = 400
/** The days in succession without use after which a first reading asks for none that is older. */
const MOST_EMPTY_DAYS = 60
/** The days of a comparison: vendors restate none that is older. */
const COMPARED_DAYS = 35

/** Whole days in UTC, both included. */
export interface Days {
  readonly from: CivilDate
  readonly to: CivilDate
}

/** All that a host tells of some days. */
export interface Told {
  readonly records: readonly unknown[]
  /** The host's time before which all of it was so. */
  readonly at: Instant
  /** False if nobody used the product on these days. */
  readonly isUsed: boolean
  /** The first of these days of which the host still tells all; null if there is none. */
  readonly firstDay: CivilDate | null
}

/** The way in which a host tells of days. */
export interface DaysBack {
  /** The most days of one page. */
  readonly daysOfPage: number
  readonly told: (ask: Ask, days: Days) => Promise<Told>
}

/** A page: its last day, and the days after it without use. */
interface Place {
  readonly to: CivilDate
  readonly emptyDays: number
}

const PLACE = /^(\d{4}-\d\d-\d\d) (\d{1,4})$/

const placeIn = (page: string): Place => {
  const [, to, emptyDays] = PLACE.exec(page) ?? []
  if (!CivilDate.is(to)) throw unreadable('a page of days was expected')
  return { to, emptyDays: Number(emptyDays) }
}

const earlier = (a: CivilDate, b: CivilDate): CivilDate => (a < b ? a : b)
export const later = (a: CivilDate, b: CivilDate): CivilDate => (a > b ? a : b)

/** The first day that a reading asks for. */
const firstDayOf = ({ since, isComparison }: Reading, today: CivilDate): CivilDate => {
  if (since !== null) return since.slice(0, 10)
  return addDays(today, 1 - (isComparison === true ? COMPARED_DAYS : MOST_DAYS))
}

/**
 * The pages of a list of usage. A first reading ends after many days without use. After the last page only days are whole of which the
 * host still tells: what it told before, and forgets, is not gone.
 */
export async function* pagesOfDays(
  ask: Ask,
  reading: Reading,
  { daysOfPage, told }: DaysBack,
): AsyncGenerator<HostPage> {
  const isWhole = reading.since === null
  const today = reading.now.slice(0, 10)
  let place: Place = reading.page === null ? { to: today, emptyDays: 0 } : placeIn(reading.page)
  const first = earlier(firstDayOf(reading, today), place.to)
  let firstTold = addDays(today, 1)
  for (;;) {
    const days: Days = { from: later(addDays(place.to, 1 - daysOfPage), first), to: place.to }
    const { records, at, isUsed, firstDay } = await told(ask, days)
    firstTold = firstDay ?? firstTold
    const emptyDays: number = isUsed ? 0 : place.emptyDays + daysBetween(days.from, days.to)
    const isLast = days.from === first || (isWhole && emptyDays >= MOST_EMPTY_DAYS)
    place = { to: addDays(days.from, -1), emptyDays }
    const completeBackTo = isLast ? firstTold : days.from
    yield {
      records,
      at,
      next: isLast ? null : `${place.to} ${place.emptyDays}`,
      left: null,
      completeBackTo: isWhole ? completeBackTo : null,
    }
    if (isLast) return
  }
}
