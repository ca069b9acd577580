import type { CivilDate } from '#domain/common'
import { type Counts, type CountsOf, exactSum, NO_COUNTS, RunningCounts, sumOfCounts } from '#domain/counts'
import type { Contribution } from './contribution.js'
import { type Daily, type RollupState, rollupDay } from './rollup.js'

/** What follows from one rollup alone. */
interface Month {
  /** The sums of its days, the first day first. */
  readonly days: readonly (readonly [day: CivilDate, counts: Counts])[]
  readonly total: Counts
}

/** Caches the months of rollups: readers remember documents, and the same ones are added up for each request. */
const known = new WeakMap<RollupState, Month>()

const monthOf = (rollup: RollupState): Month => {
  const before = known.get(rollup)
  if (before !== undefined) return before
  // An object has the days from the 10th on before the others, because their names are numbers.
  const days = Object.keys(rollup.days)
    .sort()
    .map((day) => [`${rollup.month}-${day}`, rollup.days[day] ?? NO_COUNTS] as const)
  const month = { days, total: sumOfCounts(days.map(([, counts]) => counts)) as Counts }
  known.set(rollup, month)
  return month
}

/** What is summed of one place: the whole days of a range, by its rollups, and single contributions of other days. */
export interface Part<C extends string> {
  /** Both included. */
  readonly first: CivilDate
  readonly last: CivilDate
  readonly rollups: readonly RollupState[]
  readonly contributions: readonly Contribution<C>[]
}

/** Sums by day of some places together. Only what is asked for is added up, and whole months are added as a whole. */
export class DailySums<C extends string> {
  readonly #parts: readonly Part<C>[]
  #total: CountsOf<C> | undefined
  readonly #since = new Map<string, Daily<C>>()

  constructor(parts: readonly Part<C>[]) {
    this.#parts = parts
  }

  /** The sums of all of these together. */
  static united<C extends string>(all: readonly DailySums<C>[]): DailySums<C> {
    return new DailySums(all.flatMap((sums) => sums.#parts))
  }

  /** The sum of all days. */
  get total(): CountsOf<C> {
    this.#total ??= this.#between('', null)
    return this.#total
  }

  /** The sums of the stretches of time that begin on some days, in order, each under its first day. The last has no end. */
  since(days: readonly CivilDate[]): Daily<C> {
    const before = this.#since.get(days.join())
    if (before !== undefined) return before
    const stretches = new Map<CivilDate, CountsOf<C>>()
    this.#since.set(days.join(), stretches)
    for (const [i, day] of days.entries()) {
      const counts = this.#between(day, days[i + 1] ?? null)
      if (Object.keys(counts).length > 0) stretches.set(day, counts)
    }
    return stretches
  }

  /** The last day on which a counter that is never below 0 is not 0; null if there is none. */
  lastDayOf(counter: NoInfer<C>): CivilDate | null {
    const isAny = (counts: CountsOf<string>): boolean => exactSum(counts, counter) !== 0n
    let found = ''
    for (const { first, last, rollups, contributions } of this.#parts) {
      for (const rollup of rollups) {
        const { days, total } = monthOf(rollup)
        if (rollup.month < found.slice(0, 7) || !isAny(total)) continue
        for (const [day, counts] of days) if (day > found && day >= first && day <= last && isAny(counts)) found = day
      }
      for (const one of contributions) {
        const day = rollupDay(one)
        if (day > found && isAny(one.measures)) found = day
      }
    }
    return found === '' ? null : found
  }

  /** The sum of each day that has any, the last day first; a month is looked at when it is reached. */
  *newestFirst(): Generator<readonly [day: CivilDate, counts: CountsOf<C>]> {
    const months = new Set<string>()
    for (const { rollups, contributions } of this.#parts) {
      for (const { month } of rollups) months.add(month)
      for (const one of contributions) months.add(rollupDay(one).slice(0, 7))
    }
    for (const month of [...months].sort().reverse()) {
      const days = this.#daysOf(month)
      for (const day of [...days.keys()].sort().reverse()) yield [day, sumOfCounts(days.get(day) ?? [])]
    }
  }

  #daysOf(month: string): ReadonlyMap<CivilDate, readonly CountsOf<C>[]> {
    const found = new Map<CivilDate, CountsOf<C>[]>()
    const add = (day: CivilDate, counts: CountsOf<C>): void => {
      const others = found.get(day)
      if (others === undefined) found.set(day, [counts])
      else others.push(counts)
    }
    for (const { first, last, rollups, contributions } of this.#parts) {
      for (const rollup of rollups)
        if (rollup.month === month)
          for (const [day, counts] of monthOf(rollup).days)
            if (day >= first && day <= last) add(day, counts as CountsOf<C>)
      for (const one of contributions) if (rollupDay(one).startsWith(month)) add(rollupDay(one), one.measures)
    }
    return found
  }

  /** The sum of the days from one on and, if there is one, before another. */
  #between(from: CivilDate, below: CivilDate | null): CountsOf<C> {
    const sum = new RunningCounts()
    const isIn = (day: CivilDate): boolean => day >= from && (below === null || day < below)
    for (const { first, last, rollups, contributions } of this.#parts) {
      for (const rollup of rollups) {
        const { days, total } = monthOf(rollup)
        const isCounted = (day: CivilDate): boolean => day >= first && day <= last && isIn(day)
        const [begin, end] = [days[0]?.[0] ?? '', days.at(-1)?.[0] ?? '']
        if (isCounted(begin) && isCounted(end)) sum.add(total)
        else for (const [day, counts] of days) if (isCounted(day)) sum.add(counts)
      }
      for (const one of contributions) if (isIn(rollupDay(one))) sum.add(one.measures)
    }
    return sum.counts as CountsOf<C>
  }
}
