import type { CivilDate, Instant, Uuid } from '#domain/common'
import { type CountsOf, NO_COUNTS, sumOfCounts } from '#domain/counts'
import { type DocumentReader, flatOf } from '#domain/documents'
import { addDays, type Interval, monthsOf, startOfDay } from '#domain/time'
import { type Contribution, type Measures, type Place, placeText } from './contribution.js'
import { DailySums, type PlaceSums } from './daily-sums.js'
import { listenerOf, type PlaceHeard } from './heard.js'
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
  const reader = listenerOf(docs)?.docs ?? docs
  const rollups = await rollupsOf(measures, wanted, reader)
  const all: PlaceSums<C>[] = []
  for (const [i, { place, first, last, rest }] of cut.entries()) {
    const contributions = await flatOf(rest, (piece) => pieces({ workspaceId, place }, measures, piece, reader))
    all.push({ first, last, rollups: rollups[i] ?? [], contributions })
  }
  const heard = places.map(
    ({ place, interval: { from, to } }): PlaceHeard => ({ place, within: { axis: 'instant', from, to } }),
  )
  return toldTo(docs, measures, workspaceId, heard, all).map((one) => DailySums.of([one]))
}

/** The sums that were read, or those that whoever hears the question gives in their place. */
const toldTo = <C extends string>(
  docs: DocumentReader,
  { family, contributors }: Measures<C>,
  workspaceId: Uuid,
  places: readonly PlaceHeard[],
  sums: readonly PlaceSums<C>[],
): readonly PlaceSums<C>[] => {
  const listener = listenerOf(docs)
  if (listener === undefined) return sums
  const told = listener.heard(
    { workspaceId, family, contributors, places },
    sums as unknown as readonly PlaceSums<string>[],
  )
  return told as unknown as readonly PlaceSums<C>[]
}

/** The sum of some places on one axis over all time, for families that keep it. */
export const sumInAll = async <C extends string>(
  measures: Measures<C>,
  axis: Axis,
  workspaceId: Uuid,
  places: readonly Place[],
  docs: DocumentReader,
): Promise<CountsOf<C>> => {
  const ids = places.map((place) => rollupId({ workspaceId, place, family: measures.family, axis }, ALL))
  const found = await (listenerOf(docs)?.docs ?? docs).get(Rollup, ids)
  const sums = ids.map((id) => ({ ...NO_DAYS, rollups: ofOne(found.get(id)), contributions: [] }))
  const heard = places.map((place): PlaceHeard => ({ place, within: { axis, ever: true } }))
  const told = toldTo(docs, measures, workspaceId, heard, sums)
  return sumOfCounts(told.flatMap(({ rollups }) => rollups.map(({ days }) => (days[ALL] ?? NO_COUNTS) as CountsOf<C>)))
}

const ofOne = <A>(one: A | undefined): readonly A[] => (one === undefined ? [] : [one])

/** A place and the days, both included, on which it is looked at. */
export interface PlacedDays {
  readonly place: Place
  readonly first: CivilDate
  readonly last: CivilDate
}

/** Rollups of entities dated by day, of the months that days of some places touch, for each of these. */
export const monthsOfDays = async (
  measures: Measures,
  workspaceId: Uuid,
  places: readonly PlacedDays[],
  docs: DocumentReader,
): Promise<readonly (readonly RollupState[])[]> => {
  const rollups = await rollupsOf(
    measures,
    places.map((one) => ({ workspaceId, axis: 'day', ...one })),
    listenerOf(docs)?.docs ?? docs,
  )
  const sums = places.map(({ first, last }, i) => ({ first, last, rollups: rollups[i] ?? [], contributions: [] }))
  const heard = places.map(({ place, first, last }): PlaceHeard => ({ place, within: { axis: 'day', first, last } }))
  return toldTo(docs, measures, workspaceId, heard, sums).map((one) => one.rollups)
}

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
