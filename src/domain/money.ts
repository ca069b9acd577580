import * as t from 'io-ts'
import { refined } from './codec.js'

const DECIMAL = /^-?(?:0|[1-9]\d{0,11})(?:\.\d{1,10})?$/

/** An amount exactly as its source gives it: up to 12 digits before the point and 10 after it, no exponent. */
export const Decimal = refined(
  t.string,
  (s) => DECIMAL.test(s),
  'a decimal number as text, up to 12 digits before the point and 10 after it',
)
export type Decimal = t.TypeOf<typeof Decimal>

/** Codes that ISO 4217 gives to money that changes hands, as the platform's own data knows them. */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
export const Currency = refined(t.string, (s) => CURRENCIES.has(s), 'a currency code of ISO 4217')
export type Currency = t.TypeOf<typeof Currency>

/** Digits behind the point that `scaled` keeps. */
export const SCALE = 10
const UNIT = 10n ** BigInt(SCALE)

/** The amount in units of 10^-10, exact. */
export const scaled = (decimal: Decimal): bigint => {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.')
  const size = BigInt(whole) * UNIT + BigInt(fraction.padEnd(SCALE, '0'))
  return decimal.startsWith('-') ? -size : size
}

/** How many minor units (cents) a major one has, as a power of ten: 2 for EUR, 0 for JPY, 3 for KWD. */
const minorDigits = (currency: Currency): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Numerator over denominator (above 0), rounded once, half to even. */
export const divideHalfEven = (numerator: bigint, denominator: bigint): bigint => {
  const size = numerator < 0n ? -numerator : numerator
  const [quotient, twiceRest] = [size / denominator, (size % denominator) * 2n]
  const up = twiceRest > denominator || (twiceRest === denominator && quotient % 2n === 1n)
  const rounded = quotient + (up ? 1n : 0n)
  return numerator < 0n ? -rounded : rounded
}

/** An exact sum in units of 10^-10 of the currency over `divisor`, as integer minor units: the one place that rounds money. */
export const centsOf = (sum: bigint, currency: Currency, divisor = 1n): number =>
  Number(divideHalfEven(sum * 10n ** BigInt(minorDigits(currency)), UNIT * divisor)) + 0
