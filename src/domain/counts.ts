/**
 * Integers by name, added member by member: an abelian group, so that what was added can be taken away exactly. A missing
 * member is 0. Sums are exact at any size: what is too large for a number stands in two members, see `exactSum`.
 */
export type Counts = Readonly<Record<string, number>>

export const NO_COUNTS: Counts = {}

/** A member of this name beside another counts multiples of `UNIT` of it. */
const carryOf = (name: string): string => `^${name}`
const isCarry = (name: string): boolean => name.startsWith('^')
const UNIT = 2n ** 52n
const LARGEST = BigInt(Number.MAX_SAFE_INTEGER)

/**
 * The exact sum under a name. Only what is measured in milliseconds times heads, or in fractions of money, can come to
 * more than a number holds: a name under which things are counted one by one can be read as it is.
 */
export const exactSum = (counts: Counts, name: string): bigint =>
  BigInt(counts[carryOf(name)] ?? 0) * UNIT + BigInt(counts[name] ?? 0)

/** The names that have a sum, each once. */
export const namesOf = (counts: Counts): readonly string[] => [
  ...new Set(Object.keys(counts).map((name) => (isCarry(name) ? name.slice(1) : name))),
]

const put = (sum: Record<string, number>, name: string, n: number): void => {
  if (n === 0) delete sum[name]
  else sum[name] = n
}

/** Adds what numbers cannot hold; each value is written in one way alone, so that equal sums are equal objects. */
const addLarge = (sum: Record<string, number>, name: string, more: bigint): void => {
  const total = exactSum(sum, name) + more
  const isSmall = total <= LARGEST && total >= -LARGEST
  put(sum, name, Number(isSmall ? total : total % UNIT))
  put(sum, carryOf(name), isSmall ? 0 : Number(total / UNIT))
}

const addTo = (sum: Record<string, number>, counts: Counts): Counts => {
  for (const [name, n] of Object.entries(counts)) {
    const total = (sum[name] ?? 0) + n
    if (isCarry(name)) addLarge(sum, name.slice(1), BigInt(n) * UNIT)
    else if (Number.isSafeInteger(total) && sum[carryOf(name)] === undefined) put(sum, name, total)
    else addLarge(sum, name, BigInt(n))
  }
  return sum
}

/** The sum, without members that come to 0: equal sums are equal objects. */
export const addCounts = (a: Counts, b: Counts): Counts => addTo({ ...a }, b)

export const sumOfCounts = (all: Iterable<Counts>): Counts => {
  const sum: Record<string, number> = {}
  for (const one of all) addTo(sum, one)
  return sum
}

export const negated = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).map(([name, n]) => [name, -n]))
