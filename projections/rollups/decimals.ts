import { type CountsOf, exactSum, single, sumOfCounts } from '#domain/counts'
import { SCALE } from '#domain/decimal'

// Decimals in sums: a counter is a whole number, so an amount stands in several, each of some of its digits.

/** The worth of a counter with so many digits after the point, in units of 10^-40. */
export const unitOf = (digits: number): bigint => 10n ** BigInt(SCALE - digits)

/**
 * Digits after the point at which an amount is divided into integers: whole units, then ten digits each. A number holds the
 * sum of many such integers, and sums stay exact for ever.
 */
const CUTS = [0, 10, 20, 30, SCALE].map((digits) => ({ digits, unit: unitOf(digits) }))

/** An amount, in units of 10^-40, under the names of its parts; none of 0. */
export const amountCounts = <C extends string>(amount: bigint, nameOf: (digits: number) => C): CountsOf<C> => {
  const counts: CountsOf<C>[] = []
  let rest = amount
  for (const { digits, unit } of CUTS) {
    if (rest === 0n) break
    counts.push(single(nameOf(digits), Number(rest / unit)))
    rest %= unit
  }
  return sumOfCounts(counts)
}

/** The sum of amounts, in units of 10^-40. */
export const amountSum = <C extends string>(counts: CountsOf<C>, nameOf: (digits: number) => NoInfer<C>): bigint =>
  CUTS.reduce((sum, { digits, unit }) => sum + exactSum(counts, nameOf(digits)) * unit, 0n)
