import { amountOfCents, amountText } from '#app/state/amount'
import type { Stated } from '#app/state/command'
import type { DataOf, EventType } from '#domain/events/catalogue'
import type { Currency } from '#domain/money'

const is = <T extends EventType>(type: T, stated: Stated): stated is Stated & { readonly data: DataOf<T> } =>
  stated.type === type

const ofCents = (cents: number | null, currency: Currency | null): string | null =>
  cents === null || currency === null ? null : amountText(amountOfCents({ cents, currency }))

/** The amount of an event as a command takes it; null if it has none. */
export const amountStated = (stated: Stated): string | null => {
  if (is('RateSet', stated) || is('PriceSet', stated)) return `${amountText(stated.data)} an hour`
  if (is('EngagementSigned', stated) || is('EngagementAmended', stated))
    return ofCents(stated.data.contractedCents, stated.data.currency)
  if (is('ChangeOrderApproved', stated) || is('ChangeOrderAmended', stated))
    return ofCents(stated.data.amountCents, stated.data.currency)
  if (is('CostEstimateRecorded', stated) || is('PaymentRecorded', stated))
    return ofCents(stated.data.amountCents, stated.data.currency)
  return null
}
