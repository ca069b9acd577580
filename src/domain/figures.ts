import type { Figure, Provenance, Unit } from './common.js'
import { divideHalfEven } from './decimal.js'

/** A number with its unit, provenance and basis. Cents name their currency in `basis`. */
export const figure = (value: number, unit: Unit, provenance: Provenance, basis: string): Figure => ({
  value,
  unit,
  provenance,
  basis,
})

/** `part` over `whole`; null if `whole` is 0. */
export const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/**
 * Rounds a finite number to `decimals` digits (0 to 40), half to even, by the number as it is written: 2.675 is a half to
 * two digits, though its binary form is a little less. Never returns a negative zero.
 */
export const roundHalfEven = (n: number, decimals: number): number => {
  const [mantissa = '0', exponent = '0'] = Math.abs(n).toExponential().split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const scaled = BigInt(whole + fraction)
  const dropped = fraction.length - Number(exponent) - decimals
  if (dropped <= 0) return n + 0
  const unit = 10n ** BigInt(dropped)
  const [quotient, twiceRest] = [scaled / unit, (scaled % unit) * 2n]
  const up = twiceRest > unit || (twiceRest === unit && quotient % 2n === 1n)
  return Math.sign(n) * Number(`${quotient + (up ? 1n : 0n)}e-${decimals}`) + 0
}

/** Minutes in hours, to 0.01. */
export const hoursOfMinutes = (minutes: number): number => roundHalfEven(minutes / 60, 2)

/** Whole seconds in hours, to 0.01, rounded from the exact quotient. */
export const hoursOfSeconds = (seconds: number): number => Number(divideHalfEven(BigInt(seconds) * 100n, 3_600n)) / 100
