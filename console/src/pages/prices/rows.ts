import type { AgreedPrice, StatedAssumption, StatedRate } from './words.js'

/** An amount of an hour in a span of days. */
export interface PriceRow {
  readonly key: string
  readonly role: string
  readonly engagementId: string
  readonly from: string
  readonly to: string | null
  readonly amountCents: number
  readonly currency: string
  readonly isInForce: boolean
  /** The place of the amount in the answer. */
  readonly at: string
}

export interface RateRow {
  readonly key: string
  readonly role: string
  readonly scope: StatedRate['scope']
  readonly from: string
  readonly amountCents: number
  readonly currency: string
  readonly isInForce: boolean
  readonly at: string
}

export interface AssumptionRow {
  readonly key: string
  readonly id: StatedAssumption['id']
  readonly value: string
  readonly unitOrMethod: string
  readonly from: string
  readonly to: string | null
  readonly isVerified: boolean
  readonly isInForce: boolean
}

/** The prices of all roles, a row for each span of days. */
export const priceRows = (prices: readonly AgreedPrice[]): readonly PriceRow[] =>
  prices.flatMap(({ role, engagementId, amounts }, n) =>
    amounts.map(({ from, to, amountCents, currency, inForce }, m) => ({
      key: `${engagementId} ${role} ${from}`,
      role,
      engagementId,
      from,
      to,
      amountCents,
      currency,
      isInForce: inForce,
      at: `prices[${n}].amounts[${m}].amountCents`,
    })),
  )

/** The costs of all roles, a row for each that was set. */
export const rateRows = (rates: readonly StatedRate[]): readonly RateRow[] =>
  rates.flatMap(({ role, scope, amounts }, n) =>
    amounts.map(({ from, amountCents, currency, inForce }, m) => ({
      key: `${scope} ${role} ${from}`,
      role,
      scope,
      from,
      amountCents,
      currency,
      isInForce: inForce,
      at: `rates[${n}].amounts[${m}].amountCents`,
    })),
  )

/** The assumptions, a row for each value that was set. */
export const assumptionRows = (assumptions: readonly StatedAssumption[]): readonly AssumptionRow[] =>
  assumptions.flatMap(({ id, values }) =>
    values.map(({ versionId, value, unitOrMethod, effectiveFrom, effectiveTo, verified, inForce }) => ({
      key: versionId,
      id,
      value,
      unitOrMethod,
      from: effectiveFrom,
      to: effectiveTo,
      isVerified: verified,
      isInForce: inForce,
    })),
  )
