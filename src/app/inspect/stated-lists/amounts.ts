import { amountOfCents, type ExactAmount, withDigits } from '#app/state/amount'
import { nullable } from '#domain/codec'
import { NonEmptyString } from '#domain/common'
import { Currency } from '#domain/money'

/** The members of an amount: `420.00`, `EUR`. */
export const amount = { amount: NonEmptyString, currency: Currency }
export const amountOrNone = { amount: nullable(NonEmptyString), currency: nullable(Currency) }

/** An amount with the digits of its currency. */
export const shown = ({ amount: digits, currency }: ExactAmount): ExactAmount => ({
  amount: withDigits(digits, currency),
  currency,
})

/** The same of minor units; nulls where no amount was agreed on. */
export const shownCents = (
  cents: number | null,
  currency: Currency | null,
): ExactAmount | { readonly amount: null; readonly currency: null } =>
  cents === null || currency === null ? { amount: null, currency: null } : shown(amountOfCents({ cents, currency }))
