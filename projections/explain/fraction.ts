import { divideHalfEven, scaled, UNIT } from '#domain/decimal'

/** An exact number: hours and means divide. */
export interface Fraction {
  readonly numerator: bigint
  /** More than 0. */
  readonly denominator: bigint
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))

export const fraction = (numerator: bigint, denominator = 1n): Fraction => {
  const divisor = gcd(numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}
export const ZERO = fraction(0n)

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { ...b, numerator: -b.numerator })
export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator)
export const sumOf = (all: readonly Fraction[]): Fraction => all.reduce(plus, ZERO)
export const isZero = ({ numerator }: Fraction): boolean => numerator === 0n

/** Says whether a number is no further from 0 than another. */
export const isWithin = ({ numerator, denominator }: Fraction, most: Fraction): boolean => {
  const size = numerator < 0n ? -numerator : numerator
  return size * most.denominator <= most.numerator * denominator
}

/** A number as it is written. */
export const fractionOf = (number: number): Fraction => {
  const [mantissa = '0', exponent = '0'] = String(number).split('e')
  const size = 10n ** BigInt(Math.abs(Number(exponent)))
  const written = fraction(scaled(mantissa), UNIT)
  return times(written, Number(exponent) < 0 ? fraction(1n, size) : fraction(size))
}

/** The most digits after the point to which answers round. */
const MOST_DIGITS = 4

/** Says whether a number is this one, rounded as answers round. */
export const isRounded = ({ numerator, denominator }: Fraction, number: number): boolean => {
  for (let digits = 0; digits <= MOST_DIGITS; digits += 1) {
    const size = 10n ** BigInt(digits)
    const rounded = fraction(divideHalfEven(numerator * size, denominator), size)
    if (isZero(minus(rounded, fractionOf(number)))) return true
  }
  return false
}

/** Without factors of 2 and 5 a denominator is 1 where a decimal holds the number. */
const decimalPlaces = (denominator: bigint): number | null => {
  let [rest, twos, fives] = [denominator, 0, 0]
  for (; rest % 2n === 0n; rest /= 2n) twos += 1
  for (; rest % 5n === 0n; rest /= 5n) fives += 1
  return rest === 1n ? Math.max(twos, fives) : null
}

/** The exact number as text: a decimal, or, where none holds it, `numerator/denominator`. */
export const fractionText = ({ numerator, denominator }: Fraction): string => {
  const places = decimalPlaces(denominator)
  if (places === null) return `${numerator}/${denominator}`
  const size = numerator < 0n ? -numerator : numerator
  const digits = String((size * 10n ** BigInt(places)) / denominator).padStart(places + 1, '0')
  const whole = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return numerator < 0n ? `-${whole}` : whole
}

/** The exact number that a text says. */
export const fractionIn = (text: string): Fraction => {
  const [numerator = '0', denominator] = text.split('/')
  return denominator === undefined
    ? fraction(scaled(numerator), UNIT)
    : fraction(BigInt(numerator), BigInt(denominator))
}
