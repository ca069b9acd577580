import type { CivilDate } from '#domain/common'
import { compareText } from '#domain/compare'
import { scaled, UNIT } from '#domain/decimal'
import type { InvoiceLine } from '#domain/events/commercial'
import { type Currency, type Money, money } from '#domain/money'
import { roleName } from '#domain/role-name'
import { addDays } from '#domain/time'
import { engagementOn } from '../engagement/views.js'
import type { EngagementState } from '../entities/engagement.js'
import type { PriceState } from '../entities/price.js'

/** The price that the client pays for an hour. */
export type HourlyPrice = Money

/** The agreements with a client about a project, and the currency of the invoice that is held against them. */
export interface Agreed {
  readonly engagements: readonly EngagementState[]
  readonly prices: readonly PriceState[]
  readonly currency: Currency
}

const lastDayOf = ({ endedOn, endsOn }: EngagementState): CivilDate | null => endedOn ?? endsOn

/** The engagement that runs on a day. */
const runningOn = (engagements: readonly EngagementState[], day: CivilDate): EngagementState | null =>
  engagementOn(
    engagements.filter((one) => (lastDayOf(one) ?? day) >= day),
    day,
  )

/**
 * The statement of the price of an hour of a role on a day, by the engagement of that day: of the prices of that day the one that
 * began last.
 */
export const statedPriceOn = (
  role: string,
  day: CivilDate,
  { engagements, prices }: Pick<Agreed, 'engagements' | 'prices'>,
): PriceState['prices'][number] | undefined => {
  const engagement = runningOn(engagements, day)
  const name = roleName(role)
  return prices
    .filter((one) => one.engagementId === engagement?.engagementId && roleName(one.role) === name)
    .flatMap((one) => one.prices)
    .filter(({ from, to }) => from <= day && (to === null || to >= day))
    .sort((a, b) => compareText(a.from, b.from))
    .at(-1)
}

/** The price of an hour of a role on a day; null where none was agreed in the invoice's currency. */
export const priceOn = (
  role: string,
  day: CivilDate,
  { engagements, prices, currency }: Agreed,
): HourlyPrice | null => {
  const price = statedPriceOn(role, day, { engagements, prices })
  if (price === undefined || price.currency !== currency) return null
  const amount = scaled(price.amount)
  return amount === 0n ? null : money(currency, amount)
}

/** The days on which a price may begin or end: between two of them each role has one price. */
export const daysOfChange = ({ engagements, prices }: Agreed): readonly CivilDate[] => {
  const spans = [
    ...engagements.map((one) => ({ from: one.startsOn, to: lastDayOf(one) })),
    ...prices.flatMap((one) => one.prices),
  ]
  const days = spans.flatMap(({ from, to }) => (to === null ? [from] : [from, addDays(to, 1)]))
  return [...new Set(days)].sort()
}

/** The exact hourly price that an invoice line itself states or implies; null where it does neither. */
export const priceOfLine = ({ unitAmount, amount, hours }: InvoiceLine, currency: Currency): HourlyPrice | null => {
  if (unitAmount !== null && scaled(unitAmount) > 0n) return money(currency, scaled(unitAmount))
  if (hours !== null && scaled(hours) > 0n) return money(currency, scaled(amount) * UNIT, scaled(hours))
  return null
}
