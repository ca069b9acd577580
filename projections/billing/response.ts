import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { NonEmptyString, Timestamp, Uuid } from '#domain/common'
import { PaymentRecorded } from '#domain/events/billing'
import { BillingStatus, Caps, EffectivePlan, PlanId, Trial } from '#domain/plans'
import { WebAddress } from '#domain/web-address'
import { Price } from './prices.js'

const BillingState = closed('BillingState', {
  workspaceId: Uuid,
  plan: PlanId,
  status: BillingStatus,
  catalogVersion: NonEmptyString,
  cancelAtPeriodEnd: t.boolean,
  managedPayments: t.boolean,
  currentPeriodEnd: nullable(Timestamp),
  trialEndsAt: nullable(Timestamp),
  lastPaymentAt: nullable(Timestamp),
  lastPaymentStatus: nullable(PaymentRecorded.data.props.status),
  updatedAt: Timestamp,
  processorCustomerId: nullable(NonEmptyString),
  processorPriceId: nullable(NonEmptyString),
  processorProductId: nullable(NonEmptyString),
  processorSubscriptionId: nullable(NonEmptyString),
})

const Entitlements = closed('Entitlements', {
  plan: PlanId,
  effectivePlan: EffectivePlan,
  status: BillingStatus,
  catalogVersion: NonEmptyString,
  effectiveCatalogVersion: NonEmptyString,
  cancelAtPeriodEnd: t.boolean,
  currentPeriodEnd: nullable(Timestamp),
  trialEndsAt: nullable(Timestamp),
  trialOrigin: oneOf('none', 'signup', 'support'),
  caps: Caps,
})

const ProductTrial = closed('ProductTrial', {
  workspaceId: Uuid,
  plan: PlanId,
  catalogVersion: NonEmptyString,
  origin: Trial.props.origin,
  startsAt: Timestamp,
  endsAt: Timestamp,
})

/** A plan that can be bought, and what it costs a month. */
const CheckoutPlan = closed('CheckoutPlan', { ...Price.props, caps: Caps })

export const Billing = closed('Billing', {
  billing: BillingState,
  canManageBilling: t.boolean,
  checkoutAvailable: t.boolean,
  checkoutCatalogVersion: NonEmptyString,
  checkoutPlans: t.readonlyArray(CheckoutPlan),
  entitlements: Entitlements,
  productTrial: nullable(ProductTrial),
  providerManagementUrl: nullable(WebAddress),
})
export type Billing = t.TypeOf<typeof Billing>
