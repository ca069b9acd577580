import * as t from 'io-ts'
import { type RefinedType, refined } from './codec.js'

// Decimal numbers as text, exactly as a source gives them. Sums of them are whole numbers of 10^-40, and exact.

/** Digits after the point that a decimal may have: more than files have whose programs add up floating-point numbers. */
export const SCALE = 40
export const UNIT = 10n ** BigInt(SCALE)

/** Digits without the zeros at their end. */
export const withoutZeros = (digits: string): string => {
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  return digits.slice(0, end)
}

/** The decimal in units of 10^-40, exact. */
export const scaled = (decimal: string): bigint => {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.')
  const size = BigInt(whole) * UNIT + BigInt(fraction.padEnd(SCALE, '0'))
  return decimal.startsWith('-') ? -size : size
}

/** Units of 10^-40 as a decimal, exact, in the fewest digits. */
export const decimalOf = (units: bigint): string => {
  const size = units < 0n ? -units : units
  const fraction = withoutZeros(String(size % UNIT).padStart(SCALE, '0'))
  return `${units < 0n ? '-' : ''}${size / UNIT}${fraction === '' ? '' : `.${fraction}`}`
}

/** The number of digits that the decimal has after its point. */
export const decimalsOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0

const decimal = (digits: number, places: number): RegExp =>
  new RegExp(`^-?(?:0|[1-9]\\d{0,${digits - 1}})(?:\\.\\d{1,${places}})?$`)
const amountOf = (places: number): RefinedType<string> => {
  const pattern = decimal(12, places)
  return refined(
    t.string,
    (s) => pattern.test(s),
    `a decimal number as text, up to 12 digits before the point and ${places} after it`,
    { pattern: pattern.source },
  )
}

/** An amount exactly as its source gives it, without an exponent. A longer one would have no exact number of cents. */
export const Decimal = amountOf(SCALE)
export type Decimal = t.TypeOf<typeof Decimal>

/** An amount as the first versions of events had it: up to 10 decimals. */
export const Decimal10 = amountOf(10)

const LARGEST_QUANTITY = 10n ** 15n * UNIT
const quantity = decimal(16, SCALE)
const isWithinQuantity = (units: bigint): boolean => units <= LARGEST_QUANTITY && units >= -LARGEST_QUANTITY

/** A number that a vendor counts, exactly as it gives it, without an exponent. */
export const Quantity = refined(
  t.string,
  (s) => quantity.test(s) && isWithinQuantity(scaled(s)),
  `a decimal number as text, from -10^15 to 10^15, up to ${SCALE} digits after the point`,
)
export type Quantity = t.TypeOf<typeof Quantity>

/** A finite number in the fewest digits that stand for it, without an exponent. */
export const decimalText = (n: number): string => {
  const [mantissa = '0', exponent = '0'] = Math.abs(n).toExponential().split('e')
  const digits = mantissa.replace('.', '')
  const point = Number(exponent) + 1
  const whole = point <= 0 ? '0' : digits.slice(0, point).padEnd(point, '0')
  const fraction = point <= 0 ? '0'.repeat(-point) + digits : digits.slice(point)
  return `${n < 0 ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

/** Units of 10^-40 as the nearest number; null beyond 2^53 - 1, where numbers no longer hold each whole one. */
export const numberOf = (units: bigint): number | null => {
  const size = units < 0n ? -units : units
  if (size > BigInt(Number.MAX_SAFE_INTEGER) * UNIT) return null
  const [whole, fraction] = [size / UNIT, size % UNIT]
  // Nearly all amounts are whole: making a text for each of thousands would cost more than all other work on them.
  const nearest = fraction === 0n ? Number(whole) : Number(`${whole}.${String(fraction).padStart(SCALE, '0')}`)
  return units < 0n ? -nearest : nearest
}

/** Numerator over denominator (above 0), rounded once, half to even. */
export const divideHalfEven = (numerator: bigint, denominator: bigint): bigint => {
  const size = numerator < 0n ? -numerator : numerator
  const [quotient, twiceRest] = [size / denominator, (size % denominator) * 2n]
  const up = twiceRest > denominator || (twiceRest === denominator && quotient % 2n === 1n)
  const rounded = quotient + (up ? 1n : 0n)
  return numerator < 0n ? -rounded : rounded
}
