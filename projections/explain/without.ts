import { divideHalfEven } from '#domain/decimal'
import { type Fraction, fraction, fractionOf, isZero, minus, times } from './fraction.js'
import type { Part } from './parts.js'

/** The way in which answers tell what is counted in a unit: what one of it is worth, and the digits after the point. */
interface Telling {
  readonly scale: Fraction
  readonly digits: number
}

const TELLINGS: Readonly<Record<string, Telling>> = {
  count: { scale: fraction(1n), digits: 0 },
  cents: { scale: fraction(1n), digits: 0 },
  hours: { scale: fraction(1n), digits: 2 },
  seconds: { scale: fraction(1n, 3_600n), digits: 2 },
  milliseconds: { scale: fraction(1n, 3_600_000n), digits: 2 },
}

const toldAs = (sum: Fraction, { scale, digits }: Telling): Fraction => {
  const { numerator, denominator } = times(sum, scale)
  const size = 10n ** BigInt(digits)
  return fraction(divideHalfEven(numerator * size, denominator), size)
}

/**
 * The number that remains of a sum without one of its contributions, rounded as the answer rounds. Null where that is not certain:
 * nothing may remain that is known.
 */
export const remainingOf = (
  { unit, value: sum }: Pick<Part, 'unit' | 'value'>,
  contribution: Fraction | null,
  value: number,
): number | null => {
  const telling = TELLINGS[unit ?? '']
  if (telling === undefined || sum === null || contribution === null || isZero(contribution)) return null
  if (!isZero(minus(toldAs(sum, telling), fractionOf(value)))) return null
  const { numerator, denominator } = toldAs(minus(sum, contribution), telling)
  return numerator === 0n ? null : Number(numerator) / Number(denominator)
}
