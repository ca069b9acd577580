import type { CivilDate, Instant, Uuid } from '#domain/common'
import { type CountsOf, NO_COUNTS, sumOfCounts } from '#domain/counts'
import { type DocumentReader, flatOf } from '#domain/documents'
import { addDays, type Interval, monthsOf, startOfDay } from '#domain/time'
import { type Contribution, type Measures, type Place, placeText } from './contribution.js'
import { DailySums } from './daily-sums.js'
import { ALL, type Axis, Rollup, type RollupKey, type RollupState, rollupId, rollupIds } from './rollup.js'

/** The rollups of a key in the months that some days touch. */
interface Wanted extends Omit<RollupKey, 'family'> {
  readonly first: CivilDate
  readonly last: CivilDate
}

/** The rollups of a family that are wanted, for each; one call for all. */
const rollupsOf = async (
  { family }: Measures,
  wanted: readonly Wanted[],
  docs: DocumentReader,
): Promise<readonly (readonly RollupState[])[]> => {
  const ids = wanted.map(({ first, last, ...key }) => rollupIds({ ...key, family }, monthsOf(first, last)))
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

/** A first day after the last. */
const NO_DAYS = { first: '9999-12-31', last: '0001-01-01' }

/** A place and the time at which it is looked at. */
export interface PlacedInterval {
  readonly place: Place
  readonly interval: Interval
}

/**
 * Sums by UTC day of entities with an instant, within intervals of some places and for each of these: whole days from
 * rollups, the rest from entities by index.
 */
export const sumsInIntervals = async <C extends string>(
  measures: Measures<C>,
  workspaceId: Uuid,
  places: readonly PlacedInterval[],
  docs: DocumentReader,
): Promise<readonly DailySums<C>[]> => {
  const cut = places.map(({ place, interval }) => {
    const { days, rest } = cutAtDays(interval)
    return { place, rest, ...(days ?? NO_DAYS) }
  })
  const wanted = cut.map(({ place, first, last }) => ({ workspaceId, place, axis: 'instant' as const, first, last }))
  const rollups = await rollupsOf(measures, wanted, docs)
  const all: DailySums<C>[] = []
  for (const [i, { place, first, last, rest }] of cut.entries()) {
    const contributions = await flatOf(rest, (piece) => pieces({ workspaceId, place }, measures, piece, docs))
    all.push(DailySums.of([{ first, last, rollups: rollups[i] ?? [], contributions }]))
  }
  return all
}

/** The sum of some places on one axis over all time, for families that keep it. */
export const sumInAll = async <C extends string>(
  { family }: Measures<C>,
  axis: Axis,
  workspaceId: Uuid,
  places: readonly Place[],
  docs: DocumentReader,
): Promise<CountsOf<C>> => {
  const ids = places.map((place) => rollupId({ workspaceId, place, family, axis }, ALL))
  const found = await docs.get(Rollup, ids)
  return sumOfCounts(ids.map((id) => (found.get(id)?.days[ALL] ?? NO_COUNTS) as CountsOf<C>))
}

/** A place and the days, both included, on which it is looked at. */
export interface PlacedDays {
  readonly place: Place
  readonly first: CivilDate
  readonly last: CivilDate
}

/** Rollups of entities dated by day, of the months that days of some places touch, for each of these. */
export const monthsOfDays = (
  measures: Measures,
  workspaceId: Uuid,
  places: readonly PlacedDays[],
  docs: DocumentReader,
): Promise<readonly (readonly RollupState[])[]> =>
  rollupsOf(
    measures,
    places.map((one) => ({ workspaceId, axis: 'day', ...one })),
    docs,
  )

/** Sums by day of entities dated by day, on some days of some places together. */
export const sumsInDays = async <C extends string>(
  measures: Measures<C>,
  workspaceId: Uuid,
  places: readonly PlacedDays[],
  docs: DocumentReader,
): Promise<DailySums<C>> => {
  const rollups = await monthsOfDays(measures, workspaceId, places, docs)
  return DailySums.of(
    places.map(({ first, last }, i) => ({ first, last, rollups: rollups[i] ?? [], contributions: [] })),
  )
}
