import * as t from 'io-ts'
import { maybe, refined } from '#domain/codec'
import { totalOf } from '#sources/kit/invoices/invoice'

// What documents of Stripe have in common.

const LATEST_SECOND = 253_402_300_799
export const Seconds = refined(
  t.number,
  (n) => Number.isSafeInteger(n) && n >= 0 && n <= LATEST_SECOND,
  'seconds since 1970',
)
export const MinorUnits = refined(t.number, (n) => Number.isSafeInteger(n), 'a whole number of the smallest unit')

/** A reference by its id, or the object itself where it was expanded. */
export const Reference = t.union([t.string, t.type({ id: t.string })], 'an id')
export const idOf = (reference: t.TypeOf<typeof Reference> | null | undefined): string | null =>
  typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null)

export const AmountOf = t.type({ amount: MinorUnits }, 'an amount')
export const Amounts = maybe(t.readonlyArray(AmountOf))
export const Tax = t.type({ amount: MinorUnits, inclusive: maybe(t.boolean), tax_behavior: maybe(t.string) }, 'a tax')
export const Taxes = maybe(t.readonlyArray(Tax))
export type Taxes = t.TypeOf<typeof Taxes>

export const sumOf = (amounts: readonly { readonly amount: number }[] | null | undefined): string =>
  totalOf((amounts ?? []).map(({ amount }) => String(amount)))
