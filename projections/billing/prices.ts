import * as t from 'io-ts'
import { agreeing, closed } from '#domain/codec'
import { Int0, NonEmptyString } from '#domain/common'
import { Currency } from '#domain/money'
import { EffectivePlan } from '#domain/plans'

/** The monthly price of a plan, in minor units. */
export const Price = closed('Price', {
  plan: EffectivePlan,
  title: NonEmptyString,
  monthlyCents: Int0,
  currency: Currency,
})
export type Price = t.TypeOf<typeof Price>

/** The plans that can be bought, in the order in which they are shown. */
export const PriceFile = agreeing(
  t.readonlyArray(Price),
  (prices) => new Set(prices.map(({ plan }) => plan)).size === prices.length,
  'each plan once',
)
