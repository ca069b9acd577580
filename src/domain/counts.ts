/**
 * Integers by the names of counters, added member by member: an abelian group, so that what was added can be taken away
 * exactly. A missing member is 0, see `countOf`. Sums are exact at any size: what is too large for a number stands in two
 * members, see `exactSum`.
 */
export type CountsOf<C extends string> = { readonly [N in C]?: number }

/** Counts of any family, as stores hold them. */
export type Counts = Readonly<Record<string, number>>

export const NO_COUNTS = {}

/** The plain count under a name, 0 where there is none; a name that the family does not declare does not compile. */
export const countOf = <C extends string>(counts: CountsOf<C>, name: NoInfer<C>): number => counts[name] ?? 0

/** Counts true as 1, and leaves out what is false or 0. Written as one literal, so that an unknown name does not compile. */
export const present = <C extends string>(all: { readonly [N in C]?: number | boolean }): CountsOf<C> => {
  const counts: Record<string, number> = {}
  for (const name in all) {
    const n = Number(all[name])
    if (n !== 0) counts[name] = n
  }
  return counts as CountsOf<C>
}

/** The number of times that each name stands in a list. */
export const tally = <C extends string>(names: readonly C[]): CountsOf<C> => {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts as CountsOf<C>
}

/** One count, under a name composed by a function. */
export const single = <C extends string>(name: C, n: number): CountsOf<C> => ({ [name]: n }) as CountsOf<C>

/** A member of this name beside another counts multiples of `UNIT` of it. */
const carryOf = (name: string): string => `^${name}`
const isCarry = (name: string): boolean => name[0] === '^'
const UNIT = 2n ** 52n
const LARGEST = BigInt(Number.MAX_SAFE_INTEGER)

/**
 * The exact sum under a name. Only milliseconds times heads, and fractions of money, can exceed a number;
 * plain counts can be read as they are.
 */
export const exactSum = <C extends string>(counts: CountsOf<C>, name: NoInfer<C>): bigint =>
  exactIn(counts as Counts, name)

const exactIn = (counts: Counts, name: string): bigint =>
  BigInt(counts[carryOf(name)] ?? 0) * UNIT + BigInt(counts[name] ?? 0)

/** The names with a sum, each once. */
export const namesOf = <C extends string>(counts: CountsOf<C>): readonly C[] => [
  ...new Set(Object.keys(counts).map((name) => (isCarry(name) ? name.slice(1) : name) as C)),
]

const put = (sum: Record<string, number>, name: string, n: number): void => {
  if (n === 0) delete sum[name]
  else sum[name] = n
}

/** Adds beyond the range of numbers; each value has one representation, so equal sums are equal objects. */
const addLarge = (sum: Record<string, number>, name: string, more: bigint): void => {
  const total = exactIn(sum, name) + more
  const isSmall = total <= LARGEST && total >= -LARGEST
  put(sum, name, Number(isSmall ? total : total % UNIT))
  put(sum, carryOf(name), isSmall ? 0 : Number(total / UNIT))
}

/** A sum that grows in place: a copy for each addition would cost more than the additions. */
export class RunningCounts {
  readonly #sum: Record<string, number>
  /** Says whether any sum has ever stood in two members. Hardly any does, and looking for the second one costs more than adding. */
  #isLarge: boolean

  /** Begins with some counts. */
  constructor(counts: CountsOf<string> = NO_COUNTS) {
    this.#sum = { ...(counts as Counts) }
    this.#isLarge = false
    for (const name in counts) if (isCarry(name)) this.#isLarge = true
  }

  add(counts: CountsOf<string>): void {
    this.#add(counts as Counts, 1)
  }
  subtract(counts: CountsOf<string>): void {
    this.#add(counts as Counts, -1)
  }
  /** Every fold adds, so this makes no lists of members. */
  #add(counts: Counts, times: 1 | -1): void {
    const sum = this.#sum
    for (const name in counts) {
      const n = times * (counts[name] ?? 0)
      const total = (sum[name] ?? 0) + n
      const carries = isCarry(name)
      if (!carries && Number.isSafeInteger(total) && (!this.#isLarge || sum[carryOf(name)] === undefined))
        put(sum, name, total)
      else {
        this.#isLarge = true
        addLarge(sum, carries ? name.slice(1) : name, carries ? BigInt(n) * UNIT : BigInt(n))
      }
    }
  }
  /** The present sum, without members that come to 0. */
  get counts(): Counts {
    return this.#sum
  }
}

/** The sum, without members that come to 0: equal sums are equal objects. */
export const addCounts = <C extends string>(a: CountsOf<C>, b: CountsOf<C>): CountsOf<C> => {
  const sum = new RunningCounts(a)
  sum.add(b)
  return sum.counts as CountsOf<C>
}

/** Adds counts of any family to what a store holds. */
export const addStored = (stored: Counts, more: CountsOf<string>): Counts => addCounts(stored, more) as Counts

export const sumOfCounts = <C extends string>(all: Iterable<CountsOf<C>>): CountsOf<C> => {
  const sum = new RunningCounts()
  for (const one of all) sum.add(one)
  return sum.counts as CountsOf<C>
}
