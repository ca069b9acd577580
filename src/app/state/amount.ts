import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { Int0 } from '#domain/common'
import { Decimal, decimalOf, SCALE, scaled, UNIT } from '#domain/decimal'
import { Currency, minorDigits } from '#domain/money'
import { argument, cents, currency, type Field, type Given, optional, type Reader, required } from './field.js'

// Money is given and printed in one way: an amount with its currency, `420.00 EUR`.

/** An amount with all the digits that it was given. */
export interface ExactAmount {
  readonly amount: Decimal
  readonly currency: Currency
}
/** An amount in minor units. */
export interface CentsAmount {
  readonly cents: Int0
  readonly currency: Currency
}

/** An amount with at least the digits of its currency: `20464.94`, `0.125`. */
export const withDigits = (amount: Decimal, currency: Currency): Decimal => {
  const [whole = '0', fraction = ''] = amount.split('.')
  const digits = fraction.padEnd(minorDigits(currency), '0')
  return digits === '' ? whole : `${whole}.${digits}`
}

/** An amount as commands take and print it: `420.00 EUR`. */
export const amountText = ({ amount, currency }: ExactAmount): string => `${withDigits(amount, currency)} ${currency}`

/** Minor units as an amount. */
export const amountOfCents = ({ cents, currency }: CentsAmount): ExactAmount => ({
  amount: decimalOf(BigInt(cents) * 10n ** BigInt(SCALE - minorDigits(currency))),
  currency,
})

const EXAMPLE = '"420.00 EUR"'
const refused = left(`expected an amount with its currency, such as ${EXAMPLE}`)

const wordsIn = (given: string): Either<string, ExactAmount> => {
  const [amount = '', code = '', ...rest] = given.trim().split(/\s+/)
  const currency = code.toUpperCase()
  return Currency.is(currency) && rest.length === 0 ? right({ amount, currency }) : refused
}

const exactAmount: Reader<ExactAmount> = {
  placeholder: 'amount',
  read: (given) => {
    const words = wordsIn(given)
    return isLeft(words) || Decimal.is(words.right.amount) ? words : refused
  },
}

const centsAmount: Reader<CentsAmount> = {
  placeholder: 'amount',
  read: (given) => {
    const words = wordsIn(given)
    if (isLeft(words)) return words
    const { amount, currency } = words.right
    if (!/^(?:0|[1-9]\d{0,15})(?:\.\d{1,40})?$/.test(amount)) return refused
    const digits = minorDigits(currency)
    const minor = scaled(amount) * 10n ** BigInt(digits)
    if (minor % UNIT !== 0n) {
      const most = digits === 0 ? 'no digits' : `at most ${digits} digits`
      return left(`expected ${most} after the point for ${currency}, such as "${(420).toFixed(digits)} ${currency}"`)
    }
    const cents = Number(minor / UNIT)
    return Int0.is(cents) ? right({ cents, currency }) : left(`expected a smaller amount, such as ${EXAMPLE}`)
  },
}

/** The price or cost of an hour, as the remaining words: in quotes, or as two. */
export const hourlyAmount: Field<ExactAmount> = {
  ...argument(exactAmount, 'amount per hour, with its currency: "120.50 EUR"'),
  form: 'words',
  read: (given) => exactAmount.read(Array.isArray(given) ? given.join(' ') : String(given)),
}

const described = (description: string): string => `${description}, with its currency: ${EXAMPLE}`
export const requiredAmount = (description: string): Field<CentsAmount> => ({
  ...required(centsAmount, described(description)),
  form: 'money',
})
/** Null if it is left out. */
export const optionalAmount = (description: string): Field<CentsAmount | null> => ({
  ...optional(centsAmount, described(description)),
  form: 'money',
})

/** The options by which amounts were given before, both together. They still work, and no help shows them. */
export const FORMER_OPTIONS = { amountCents: cents, currency }
/** The value of `--amount` where a former option stands for it. */
export const GIVEN_BEFORE = ''

/** The word of `--amount`, or of the former options that mean the same. */
export const amountGiven = ({
  amount,
  amountCents,
  currency,
}: Readonly<Record<string, Given>>): Either<string, Given> => {
  if (amountCents === undefined && currency === undefined) return right(amount)
  if (amount !== undefined && amount !== GIVEN_BEFORE)
    return left('give --amount alone, without --amount-cents and --currency')
  if (typeof amountCents !== 'string' || typeof currency !== 'string')
    return left(`give --amount-cents and --currency together, or better one option: --amount ${EXAMPLE}`)
  const cents = FORMER_OPTIONS.amountCents.read(amountCents)
  if (isLeft(cents)) return left(`--amount-cents: ${cents.left}`)
  const code = FORMER_OPTIONS.currency.read(currency)
  if (isLeft(code)) return left(`--currency: ${code.left}`)
  return right(amountText(amountOfCents({ cents: cents.right, currency: code.right })))
}
