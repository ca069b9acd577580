import type { CivilDate, Instant, Uuid } from '#domain/common'
import { type CountsOf, NO_COUNTS, sumOfCounts } from '#domain/counts'
import type { Condition, DocumentReader, Scalar } from '#domain/documents'
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
  // A month may be part of several stretches of time.
  const found = await docs.get(Rollup, [...new Set(ids.flat())])
  return ids.map((ofKey) => ofKey.flatMap((id) => found.get(id) ?? []))
}

/** A place, one of the pieces of days at which it is looked at, and where its contributions are collected. */
interface PlacedPiece<C extends string> {
  readonly place: Place
  readonly piece: Interval
  readonly into: Contribution<C>[]
}

/** Pieces of the same time, of places whose documents are found by the same member. */
interface Alike<C extends string> {
  readonly piece: Interval
  readonly member: string
  readonly by: string
  readonly pieces: PlacedPiece<C>[]
}

/** The condition by which a contributor's documents at a place are found: a member, and its value. */
const soleCondition = (where: object): readonly [member: string, value: Scalar] => {
  const [only, ...others] = Object.entries(where as Readonly<Record<string, Condition>>)
  if (only === undefined || others.length > 0 || !('eq' in only[1]))
    throw new Error('documents at a place are found by one member that has one value')
  return [only[0], only[1].eq]
}

/** Collects contributions of entities within intervals shorter than a day, read by index: one query for all places of one time. */
const collectPieces = async <C extends string>(
  workspaceId: Uuid,
  { contributors }: Measures<C>,
  all: readonly PlacedPiece<C>[],
  docs: DocumentReader,
): Promise<void> => {
  for (const { entity, contribute, at } of contributors) {
    const alike = new Map<string, Alike<C>>()
    for (const one of all) {
      const where = at?.(one.place) ?? null
      if (where === null) continue
      const [member] = soleCondition(where.where)
      const name = [one.piece.from, one.piece.to, member, where.by].join()
      const known = alike.get(name)
      if (known === undefined) alike.set(name, { piece: one.piece, member, by: where.by, pieces: [one] })
      else known.pieces.push(one)
    }
    for (const { piece, member, by, pieces } of alike.values()) {
      const values = pieces.map(({ place }) => soleCondition(at?.(place)?.where ?? {})[1])
      const [first = null, ...others] = new Set(values)
      const found = await docs.find(entity, {
        where: {
          workspaceId: { eq: workspaceId },
          [member]: others.length === 0 ? { eq: first } : { in: [first, ...others] },
          [by]: { from: piece.from, below: piece.to },
        },
      })
      const byPlace = new Map<string, PlacedPiece<C>[]>()
      for (const one of pieces) byPlace.set(placeText(one.place), [...(byPlace.get(placeText(one.place)) ?? []), one])
      for (const document of found)
        for (const one of contribute(document))
          if (one.axis === 'instant' && one.at >= piece.from && one.at < piece.to)
            for (const { into } of byPlace.get(placeText(one.place)) ?? []) into.push(one)
    }
  }
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
  const collected = cut.map((): Contribution<C>[] => [])
  const pieces = cut.flatMap(({ place, rest }, i) =>
    rest.map((piece) => ({ place, piece, into: collected[i] as Contribution<C>[] })),
  )
  await collectPieces(workspaceId, measures, pieces, reader)
  const all = cut.map(({ first, last }, i) => ({
    first,
    last,
    rollups: rollups[i] ?? [],
    contributions: collected[i] ?? [],
  }))
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

/** Sums by day of entities dated by day, on some days of some places: for each of these. */
export const sumsInDays = async <C extends string>(
  measures: Measures<C>,
  workspaceId: Uuid,
  places: readonly PlacedDays[],
  docs: DocumentReader,
): Promise<readonly DailySums<C>[]> => {
  const rollups = await monthsOfDays(measures, workspaceId, places, docs)
  return places.map(({ first, last }, i) =>
    DailySums.of([{ first, last, rollups: rollups[i] ?? [], contributions: [] }]),
  )
}
