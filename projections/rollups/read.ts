import type { CivilDate, Instant, Uuid } from '#domain/common'
import { type CountsOf, NO_COUNTS } from '#domain/counts'
import { type DocumentReader, flatOf } from '#domain/documents'
import { addDays, type Interval, startOfDay } from '#domain/time'
import { type Contribution, type Measures, type Place, placeText } from './contribution.js'
import { DailySums } from './daily-sums.js'
import { ALL, type Axis, Rollup, type RollupKey, type RollupState, rollupId } from './rollup.js'

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

/** The rollups of a family in the months that a range of days touches, for each key; one call for all keys. */
const rollupsOf = async (
  { family }: Measures,
  keys: readonly Omit<RollupKey, 'family'>[],
  from: CivilDate,
  to: CivilDate,
  docs: DocumentReader,
): Promise<readonly (readonly RollupState[])[]> => {
  const months = from > to ? [] : [...monthsOf(from, to)]
  const ids = keys.map((key) => months.map((month) => rollupId({ ...key, family }, month)))
  const found = await docs.get(Rollup, ids.flat())
  return ids.map((ofKey) => ofKey.flatMap((id) => found.get(id) ?? []))
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
export const sumsInPlaces = async <C extends string>(
  measures: Measures<C>,
  { workspaceId, places }: { readonly workspaceId: Uuid; readonly places: readonly Place[] },
  interval: Interval,
  docs: DocumentReader,
): Promise<readonly DailySums<C>[]> => {
  const { days, rest } = cutAtDays(interval)
  const keys = places.map((place) => ({ workspaceId, place, axis: 'instant' as const }))
  const { first, last } = days ?? { first: '', last: '' }
  const rollups = days === null ? [] : await rollupsOf(measures, keys, first, last, docs)
  const all: DailySums<C>[] = []
  for (const [i, place] of places.entries()) {
    const contributions = await flatOf(rest, (piece) => pieces({ workspaceId, place }, measures, piece, docs))
    all.push(new DailySums([{ first, last, rollups: rollups[i] ?? [], contributions }]))
  }
  return all
}

/** The same for one place. */
export const sumsInInterval = async <C extends string>(
  measures: Measures<C>,
  { workspaceId, place }: { readonly workspaceId: Uuid; readonly place: Place },
  interval: Interval,
  docs: DocumentReader,
): Promise<DailySums<C>> => {
  const sums = await sumsInPlaces(measures, { workspaceId, places: [place] }, interval, docs)
  return DailySums.united(sums)
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

/** Rollups of entities dated by day, of the months that the days from `start` to `end` touch. */
export const monthsOfDays = async (
  measures: Measures,
  where: { readonly workspaceId: Uuid; readonly place: Place },
  { start, end }: { readonly start: CivilDate; readonly end: CivilDate },
  docs: DocumentReader,
): Promise<readonly RollupState[]> => {
  const [rollups = []] = await rollupsOf(measures, [{ ...where, axis: 'day' }], start, end, docs)
  return rollups
}

/** Sums by day of entities dated by day, from `start` to `end`, both included. */
export const sumsInDays = async <C extends string>(
  measures: Measures<C>,
  where: { readonly workspaceId: Uuid; readonly place: Place },
  days: { readonly start: CivilDate; readonly end: CivilDate },
  docs: DocumentReader,
): Promise<DailySums<C>> => {
  const rollups = await monthsOfDays(measures, where, days, docs)
  return new DailySums([{ first: days.start, last: days.end, rollups, contributions: [] }])
}
