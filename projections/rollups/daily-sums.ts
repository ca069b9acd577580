import type { CivilDate } from '#domain/common'
import { compareText } from '#domain/compare'
import { type CountsOf, NO_COUNTS, RunningCounts, sumOfCounts } from '#domain/counts'
import type { Contribution } from './contribution.js'
import { type Daily, type RollupState, rollupDay } from './rollup.js'

type DayOf<C extends string> = readonly [day: CivilDate, counts: CountsOf<C>]

/** Sums of one place on days of one month, in order, and their sum. */
interface Month<C extends string> {
  readonly name: string
  readonly days: readonly DayOf<C>[]
  readonly total: CountsOf<C>
}

const monthOf = <C extends string>(name: string, days: readonly DayOf<C>[]): Month<C> => ({
  name,
  days,
  total: sumOfCounts(days.map(([, counts]) => counts)),
})

/** Caches the months of rollups: readers remember documents, and the same ones are added up for each request. */
const known = new WeakMap<RollupState, Month<string>>()

const wholeMonth = (rollup: RollupState): Month<string> => {
  const before = known.get(rollup)
  if (before !== undefined) return before
  // An object has the days from the 10th on before the others, because their names are numbers.
  const days = Object.keys(rollup.days).sort()
  const month = monthOf(
    rollup.month,
    days.map((day) => [`${rollup.month}-${day}`, rollup.days[day] ?? NO_COUNTS]),
  )
  known.set(rollup, month)
  return month
}

/** The days of a rollup from one to another, both included. */
const monthWithin = (rollup: RollupState, first: CivilDate, last: CivilDate): Month<string> => {
  const whole = wholeMonth(rollup)
  const isWithin = ([day]: DayOf<string> = ['', NO_COUNTS]): boolean => day >= first && day <= last
  if (isWithin(whole.days[0]) && isWithin(whole.days.at(-1))) return whole
  return monthOf(whole.name, whole.days.filter(isWithin))
}

/** The parts of one place's sums: the whole days of a range, by its rollups, and single contributions of other days. */
export interface PlaceSums<C extends string> {
  /** Both included. */
  readonly first: CivilDate
  readonly last: CivilDate
  readonly rollups: readonly RollupState[]
  readonly contributions: readonly Contribution<C>[]
}

const monthsOf = <C extends string>({ first, last, rollups, contributions }: PlaceSums<C>): readonly Month<C>[] => [
  ...(rollups.map((rollup) => monthWithin(rollup, first, last)) as unknown as readonly Month<C>[]),
  ...contributions.map((one) => monthOf(rollupDay(one).slice(0, 7), [[rollupDay(one), one.measures]])),
]

/** Sums by day of some places together. Only what is asked for is added up, and whole months are added as a whole. */
export class DailySums<C extends string> {
  readonly #months: readonly Month<C>[]
  readonly #since = new Map<string, Daily<C>>()
  #total: CountsOf<C> | undefined

  private constructor(months: readonly Month<C>[]) {
    this.#months = months
  }

  static of<C extends string>(places: readonly PlaceSums<C>[]): DailySums<C> {
    return new DailySums(places.flatMap(monthsOf))
  }

  /** The sums of all of these together. */
  static united<C extends string>(all: readonly DailySums<C>[]): DailySums<C> {
    return new DailySums(all.flatMap((sums) => sums.#months))
  }

  /** The sum of all days. */
  get total(): CountsOf<C> {
    this.#total ??= sumOfCounts(this.#months.map(({ total }) => total))
    return this.#total
  }

  /** The sums of the stretches of time that begin on some days, in order, each under its first day. The last has no end. */
  since(days: readonly CivilDate[]): Daily<C> {
    const question = days.join()
    const before = this.#since.get(question)
    if (before !== undefined) return before
    const stretches = new Map<CivilDate, CountsOf<C>>()
    this.#since.set(question, stretches)
    for (const [i, day] of days.entries()) {
      const counts = this.#between(day, days[i + 1] ?? null)
      if (Object.keys(counts).length > 0) stretches.set(day, counts)
    }
    return stretches
  }

  /** The sum of each day that has any, the last day first. */
  *newestFirst(): Generator<DayOf<C>> {
    for (const month of this.#newestMonths()) for (const [day, all] of daysOf(month)) yield [day, sumOfCounts(all)]
  }

  /**
   * The last day since which what is counted comes to so much; null if it never does. Nothing is counted below 0, and of the
   * sums of two places or days as much as of both together.
   */
  dayOfEnough(most: number, counted: (counts: CountsOf<C>) => number): CivilDate | null {
    let sum = 0
    for (const month of this.#newestMonths()) {
      const ofMonth = month.reduce((all, { total }) => all + counted(total), 0)
      if (sum + ofMonth < most) {
        sum += ofMonth
        continue
      }
      for (const [day, all] of daysOf(month)) {
        for (const counts of all) sum += counted(counts)
        if (sum >= most) return day
      }
    }
    return null
  }

  /** The months of all places, the last month first. */
  #newestMonths(): readonly (readonly Month<C>[])[] {
    const byName = new Map<string, Month<C>[]>()
    for (const month of this.#months) {
      const others = byName.get(month.name)
      if (others === undefined) byName.set(month.name, [month])
      else others.push(month)
    }
    return [...byName].sort(([a], [b]) => compareText(b, a)).map(([, months]) => months)
  }

  /** The sum of the days from one on and, if there is one, before another. */
  #between(from: CivilDate, below: CivilDate | null): CountsOf<C> {
    const isIn = (day: CivilDate): boolean => day >= from && (below === null || day < below)
    const sum = new RunningCounts()
    for (const { days, total } of this.#months) {
      const [first, last] = [days[0]?.[0] ?? '', days.at(-1)?.[0] ?? '']
      if (isIn(first) && isIn(last)) sum.add(total)
      else for (const [day, counts] of days) if (isIn(day)) sum.add(counts)
    }
    return sum.counts as CountsOf<C>
  }
}

/** The sums of each day of one month, the last day first. */
const daysOf = <C extends string>(month: readonly Month<C>[]) => {
  const byDay = new Map<CivilDate, CountsOf<C>[]>()
  for (const { days } of month)
    for (const [day, counts] of days) {
      const others = byDay.get(day)
      if (others === undefined) byDay.set(day, [counts])
      else others.push(counts)
    }
  return [...byDay].sort(([a], [b]) => compareText(b, a))
}
