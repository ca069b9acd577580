import * as t from 'io-ts'
import { refined } from './codec.js'
import { divideHalfEven, SCALE, UNIT } from './decimal.js'

/** Codes that ISO 4217 gives to money that changes hands, as the platform's own data knows them. */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
export const Currency = refined(t.string, (s) => CURRENCIES.has(s), 'a currency code of ISO 4217', {
  // The platform knows which codes exist.
  pattern: '^[A-Z]{3}$',
  description: 'A code of ISO 4217.',
})
export type Currency = t.TypeOf<typeof Currency>

/** The number of decimals of an amount in the currency: 2 for EUR, 0 for JPY, 3 for KWD. */
export const minorDigits = (currency: Currency): number => {
  const known = MINOR_DIGITS.get(currency)
  if (known !== undefined) return known
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  MINOR_DIGITS.set(currency, maximumFractionDigits)
  return maximumFractionDigits
}
/** A cache, because asking the platform is slow; bounded by the number of currencies. */
const MINOR_DIGITS = new Map<Currency, number>()

/**
 * An exact sum in units of 10^-40 of the currency over `divisor`, as integer minor units: the one place that rounds money.
 * Null where a number does not hold it exactly.
 */
export const exactCentsOf = (sum: bigint, currency: Currency, divisor = 1n): number | null => {
  const cents = Number(divideHalfEven(sum * 10n ** BigInt(minorDigits(currency)), UNIT * divisor)) + 0
  return Number.isSafeInteger(cents) ? cents : null
}

/** The same for one given amount, or a share or mean of it, which is never too large. */
export const centsOf = (sum: bigint, currency: Currency, divisor = 1n): number => {
  const cents = exactCentsOf(sum, currency, divisor)
  if (cents === null) throw new RangeError('an amount is larger than an amount can be')
  return cents
}

/** An exact sum of money in units of 10^-40 of its currency, as a fraction: hours and means divide, and cents are rounded once. */
export interface Money {
  readonly currency: Currency
  readonly numerator: bigint
  readonly denominator: bigint
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))

export const money = (currency: Currency, numerator: bigint, denominator = 1n): Money => {
  const divisor = gcd(numerator, denominator)
  return { currency, numerator: numerator / divisor, denominator: denominator / divisor }
}

const plus = (a: Money, b: Money): Money =>
  money(a.currency, a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

/** An amount that is given in minor units. */
export const moneyOfCents = (currency: Currency, cents: number): Money =>
  money(currency, BigInt(cents) * 10n ** BigInt(SCALE - minorDigits(currency)))

/** Sums by currency; amounts of two currencies have no total. */
export type Sums = ReadonlyMap<Currency, Money>
export const NOTHING: Sums = new Map()

export const addMoney = (sums: Sums, one: Money): Sums => {
  const known = sums.get(one.currency)
  return new Map(sums).set(one.currency, known === undefined ? one : plus(known, one))
}
export const addSums = (a: Sums, b: Sums): Sums => [...b.values()].reduce(addMoney, a)

/** The amounts that are not 0, or all where all are 0: nothing of a currency is no second currency. */
export const amountsThatCount = (all: readonly Money[]): readonly Money[] => {
  const some = all.filter(({ numerator }) => numerator !== 0n)
  return some.length === 0 ? all : some
}
const amountsIn = (sums: Sums): readonly Money[] => amountsThatCount([...sums.values()])

/** The currency of the sums: null if there is none or more than one. */
export const currencyOf = (sums: Sums): Currency | null => {
  const [only, ...more] = amountsIn(sums)
  return only === undefined || more.length > 0 ? null : only.currency
}

/** Minor units of the only currency, 0 if there is no money at all; null if there are two currencies or the sum is too large. */
export const totalCents = (sums: Sums): number | null => {
  const [only, ...more] = amountsIn(sums)
  if (only === undefined) return 0
  return more.length > 0 ? null : exactCentsOf(only.numerator, only.currency, only.denominator)
}
