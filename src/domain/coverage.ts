import type * as t from 'io-ts'
import { oneOf } from './codec.js'
import { compareText } from './compare.js'
import type { Interval } from './time.js'

/** Intervals in order, none empty, none touching the next. */
export type IntervalSet = readonly Interval[]

/** The union of intervals, which may come in any order, overlap and be empty. */
export const intervalSet = (intervals: readonly Interval[]): IntervalSet => {
  const set: Interval[] = []
  for (const { from, to } of intervals.toSorted((a, b) => compareText(a.from, b.from))) {
    if (from >= to) continue
    const last = set.at(-1)
    if (last === undefined || last.to < from) set.push({ from, to })
    else if (last.to < to) set[set.length - 1] = { from: last.from, to }
  }
  return set
}

/** The intersection. */
export const intersect = (a: IntervalSet, b: IntervalSet): IntervalSet =>
  intervalSet(
    a.flatMap((x) => b.map((y) => ({ from: x.from > y.from ? x.from : y.from, to: x.to < y.to ? x.to : y.to }))),
  )

/** The part of `a` outside `b`. */
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

/** The times that a measure needs of one container, and the times that its connections have read. */
export interface Need {
  /** The parts of the period in which the container counts, up to the latest possible reading; empty if it never counts. */
  readonly needed: readonly Interval[]
  readonly covered: IntervalSet
}

/** The needed times that were read in any container, and those that were not. */
export const readOf = (needs: readonly Need[]): { readonly read: IntervalSet; readonly missed: IntervalSet } => {
  const parts = needs.map(({ needed, covered }) => ({ needed: intervalSet(needed), covered }))
  return {
    read: intervalSet(parts.flatMap(({ needed, covered }) => intersect(needed, covered))),
    missed: intervalSet(parts.flatMap(({ needed, covered }) => subtract(needed, covered))),
  }
}

/**
 * The share of a measure's evidence that has been read: all of it, some, or none.
 * If nothing is needed at all (no container, no day), the measure is unavailable.
 */
export const availabilityOf = (needs: readonly Need[]): Availability => {
  const { read, missed } = readOf(needs)
  return read.length === 0 ? 'unavailable' : missed.length === 0 ? 'available' : 'partial'
}

/** The value that a measure may claim: under partial coverage, finding nothing is not a zero; without coverage, null. */
export const measured = <A>(availability: Availability, found: boolean, value: A): A | null =>
  availability === 'available' || (availability === 'partial' && found) ? value : null

/** The same for a number: under partial coverage a 0 means that nothing was found, so it is null. */
export const measuredNumber = (availability: Availability, value: number | null): number | null =>
  value === null ? null : measured(availability, value !== 0, value)

/** A value that needs full coverage: a share or a sum that partial evidence would get wrong. */
export const whole = <A>(availability: Availability, value: A): A | null =>
  availability === 'available' ? value : null

/** The weakest availability of several kinds of evidence. */
export const weakest = (...all: readonly Availability[]): Availability =>
  all.includes('unavailable') ? 'unavailable' : all.includes('partial') ? 'partial' : 'available'
