import type { CivilDate, Instant, Uuid } from '#domain/common'
import { addCounts, type CountsOf, NO_COUNTS } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import { addDays, type Interval, startOfDay } from '#domain/time'
import { type Contribution, type Measures, type Place, placeText } from './contribution.js'
import { ALL, type Axis, type Daily, Rollup, type RollupKey, rollupDay, rollupId } from './rollup.js'

const monthOf = (day: CivilDate): string => day.slice(0, 7)

function* monthsOf(from: CivilDate, to: CivilDate): Generator<string> {
  let [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  for (;;) {
    const name = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
    if (name > monthOf(to)) return
    yield name
    month += 1
    if (month > 12) [year, month] = [year + 1, 1]
  }
}

/** Sums of whole days from `from` to `to`, both included, from a family's rollups; one call for all keys. */
const wholeDaysOf = async <C extends string>(
  { family }: Measures<C>,
  keys: readonly Omit<RollupKey, 'family'>[],
  from: CivilDate,
  to: CivilDate,
  docs: DocumentReader,
): Promise<readonly Daily<C>[]> => {
  const months = from > to ? [] : [...monthsOf(from, to)]
  const ids = keys.map((key) => months.map((month) => rollupId({ ...key, family }, month)))
  const found = await docs.get(Rollup, ids.flat())
  return ids.map((ofKey) => {
    const daily = new Map<CivilDate, CountsOf<C>>()
    for (const id of ofKey) {
      const { month, days } = found.get(id) ?? { month: '', days: {} }
      for (const [day, counts] of Object.entries(days)) {
        const date = `${month}-${day}`
        if (date >= from && date <= to) daily.set(date, counts as CountsOf<C>)
      }
    }
    return daily
  })
}

/** Contributions of one place's entities within an interval shorter than a day, read by index. */
const pieces = async <C extends string>(
  { workspaceId, place }: { readonly workspaceId: Uuid; readonly place: Place },
  { contributors }: Measures<C>,
  { from, to }: Interval,
  docs: DocumentReader,
): Promise<readonly Contribution<C>[]> => {
  const all: Contribution<C>[] = []
  for (const { entity, contribute, at } of contributors) {
    const where = at?.(place) ?? null
    if (where === null) continue
    const found = await docs.find(entity, {
      where: { workspaceId: { eq: workspaceId }, ...where.where, [where.by]: { from, below: to } },
    })
    for (const document of found)
      for (const one of contribute(document))
        if (one.axis === 'instant' && placeText(one.place) === placeText(place) && one.at >= from && one.at < to)
          all.push(one)
  }
  return all
}

/** The whole days of an interval, and the rest: at most two pieces, or one if both ends are in the same day. */
export const cutAtDays = ({
  from,
  to,
}: Interval): {
  readonly days: { readonly first: CivilDate; readonly last: CivilDate } | null
  readonly rest: readonly Interval[]
} => {
  if (from >= to) return { days: null, rest: [] }
  const dayOf = (instant: Instant): CivilDate => instant.slice(0, 10)
  const first = startOfDay(dayOf(from), 'UTC') === from ? dayOf(from) : addDays(dayOf(from), 1)
  const last = addDays(dayOf(to), -1)
  if (first > last) return { days: null, rest: [{ from, to }] }
  const [begin, end] = [startOfDay(first, 'UTC'), startOfDay(dayOf(to), 'UTC')]
  const rest = [
    { from, to: begin },
    { from: end, to },
  ].filter((piece) => piece.from < piece.to)
  return { days: { first, last }, rest }
}

/**
 * Sums by UTC day of entities with an instant, within an interval and for each of some places: whole days from rollups,
 * the rest from entities by index.
 */
export const dailyInPlaces = async <C extends string>(
  measures: Measures<C>,
  { workspaceId, places }: { readonly workspaceId: Uuid; readonly places: readonly Place[] },
  interval: Interval,
  docs: DocumentReader,
): Promise<readonly Daily<C>[]> => {
  const { days, rest } = cutAtDays(interval)
  const keys = places.map((place) => ({ workspaceId, place, axis: 'instant' as const }))
  const whole = days === null ? [] : await wholeDaysOf(measures, keys, days.first, days.last, docs)
  const all: Daily<C>[] = []
  for (const [i, place] of places.entries()) {
    const daily = new Map<CivilDate, CountsOf<C>>(whole[i])
    for (const piece of rest) {
      const found = await pieces({ workspaceId, place }, measures, piece, docs)
      for (const one of found) {
        const day = rollupDay(one)
        daily.set(day, addCounts(daily.get(day) ?? NO_COUNTS, one.measures))
      }
    }
    all.push(daily)
  }
  return all
}

const theOne = <C extends string>(all: readonly Daily<C>[]): Daily<C> => all[0] ?? new Map()

/** The same for one place. */
export const dailyInInterval = async <C extends string>(
  measures: Measures<C>,
  { workspaceId, place }: { readonly workspaceId: Uuid; readonly place: Place },
  interval: Interval,
  docs: DocumentReader,
): Promise<Daily<C>> => {
  const daily = await dailyInPlaces(measures, { workspaceId, places: [place] }, interval, docs)
  return theOne(daily)
}

/** The sum of a place on one axis over all time, for families that keep it. */
export const sumInAll = async <C extends string>(
  { family }: Measures<C>,
  axis: Axis,
  where: { readonly workspaceId: Uuid; readonly place: Place },
  docs: DocumentReader,
): Promise<CountsOf<C>> => {
  const id = rollupId({ ...where, family, axis }, ALL)
  const found = await docs.get(Rollup, [id])
  return (found.get(id)?.days[ALL] ?? NO_COUNTS) as CountsOf<C>
}

/** Sums by day of entities dated by day, from `start` to `end`, both included. */
export const dailyInDays = async <C extends string>(
  measures: Measures<C>,
  where: { readonly workspaceId: Uuid; readonly place: Place },
  { start, end }: { readonly start: CivilDate; readonly end: CivilDate },
  docs: DocumentReader,
): Promise<Daily<C>> => {
  const daily = await wholeDaysOf(measures, [{ ...where, axis: 'day' }], start, end, docs)
  return theOne(daily)
}
