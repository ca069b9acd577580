/** Integers by name, added member by member: an abelian group, so that what was added can be taken away exactly. A missing member is 0. */
export type Counts = Readonly<Record<string, number>>

export const NO_COUNTS: Counts = {}

const addTo = (sum: Record<string, number>, counts: Counts): Counts => {
  for (const [name, n] of Object.entries(counts)) {
    const total = (sum[name] ?? 0) + n
    if (!Number.isSafeInteger(total)) throw new RangeError(`the sum of ${name} is no exact integer any more`)
    if (total === 0) delete sum[name]
    else sum[name] = total
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
