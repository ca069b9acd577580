import type * as t from 'io-ts'
import { oneOf } from './codec.js'
import type { Interval } from './time.js'

/** Intervals in order, none empty, none touching the next. */
export type IntervalSet = readonly Interval[]

/** All that lies in any of the intervals, which may come in any order, overlap and be empty. */
export const intervalSet = (intervals: readonly Interval[]): IntervalSet => {
  const set: Interval[] = []
  for (const { from, to } of intervals.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))) {
    if (from >= to) continue
    const last = set.at(-1)
    if (last === undefined || last.to < from) set.push({ from, to })
    else if (last.to < to) set[set.length - 1] = { from: last.from, to }
  }
  return set
}

/** What is in both. */
export const intersect = (a: IntervalSet, b: IntervalSet): IntervalSet =>
  intervalSet(
    a.flatMap((x) => b.map((y) => ({ from: x.from > y.from ? x.from : y.from, to: x.to < y.to ? x.to : y.to }))),
  )

/** What is in `a` and not in `b`. */
export const subtract = (a: IntervalSet, b: IntervalSet): IntervalSet =>
  b.reduce<IntervalSet>(
    (left, cut) =>
      left.flatMap(({ from, to }) =>
        cut.to <= from || to <= cut.from
          ? [{ from, to }]
          : [...(from < cut.from ? [{ from, to: cut.from }] : []), ...(cut.to < to ? [{ from: cut.to, to }] : [])],
      ),
    a,
  )

export const Availability = oneOf('available', 'partial', 'unavailable')
export type Availability = t.TypeOf<typeof Availability>

/** What a measure needs of one container, and what its connections have read of it. */
export interface Need {
  /** The parts of the period on which the container counts, up to where it can have been read; none where it counts on no day. */
  readonly needed: readonly Interval[]
  readonly covered: IntervalSet
}

/** When something that is needed of any container was read, and when something was not. */
export const readOf = (needs: readonly Need[]): { readonly read: IntervalSet; readonly missed: IntervalSet } => {
  const parts = needs.map(({ needed, covered }) => ({ needed: intervalSet(needed), covered }))
  return {
    read: intervalSet(parts.flatMap(({ needed, covered }) => intersect(needed, covered))),
    missed: intervalSet(parts.flatMap(({ needed, covered }) => subtract(needed, covered))),
  }
}

/**
 * How much of what a measure rests on has been seen: all of every container's part, some, or none.
 * Where nothing at all is needed (no container, no day) nothing can be said: unavailable.
 */
export const availabilityOf = (needs: readonly Need[]): Availability => {
  const { read, missed } = readOf(needs)
  return read.length === 0 ? 'unavailable' : missed.length === 0 ? 'available' : 'partial'
}

/** What a measure may claim: under partial coverage nothing found is not a zero, and without coverage nothing is known. */
export const measured = <A>(availability: Availability, found: boolean, value: A): A | null =>
  availability === 'available' || (availability === 'partial' && found) ? value : null

/** The same for a number: under partial coverage a 0 is nothing found. */
export const measuredNumber = (availability: Availability, value: number | null): number | null =>
  value === null ? null : measured(availability, value !== 0, value)

/** What only full coverage tells: a share or a sum that a part would give wrongly. */
export const whole = <A>(availability: Availability, value: A): A | null =>
  availability === 'available' ? value : null

/** How far what rests on several kinds of evidence was read: as far as the one that was read least. */
export const weakest = (...all: readonly Availability[]): Availability =>
  all.includes('unavailable') ? 'unavailable' : all.includes('partial') ? 'partial' : 'available'
