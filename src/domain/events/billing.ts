import * as t from 'io-ts'
import { closed, nullable, oneOf } from '../codec.js'
import { Instant, Int0, NonEmptyString } from '../common.js'
import { Currency } from '../money.js'
import { BillingStatus, PlanId, Trial } from '../plans.js'
import { defineEvent } from './envelope.js'

export const PlanChanged = defineEvent('billing', 'PlanChanged', closed('PlanChanged', { plan: PlanId }))
export const TrialStarted = defineEvent('billing', 'TrialStarted', Trial)
/** Ends the trial early, at this instant. */
export const TrialEnded = defineEvent('billing', 'TrialEnded', closed('TrialEnded', { endsAt: Instant }))

/** The subscription at the payment processor. */
export const SubscriptionSynced = defineEvent(
  'billing',
  'SubscriptionSynced',
  closed('SubscriptionSynced', {
    plan: PlanId,
    status: BillingStatus,
    currentPeriodEnd: nullable(Instant),
    cancelAtPeriodEnd: t.boolean,
    managedPayments: t.boolean,
    processorCustomerId: nullable(NonEmptyString),
    processorPriceId: nullable(NonEmptyString),
    processorProductId: nullable(NonEmptyString),
    processorSubscriptionId: nullable(NonEmptyString),
  }),
)
export const PaymentRecorded = defineEvent(
  'billing',
  'PaymentRecorded',
  closed('PaymentRecorded', {
    status: oneOf('succeeded', 'failed', 'refunded'),
    amountCents: Int0,
    currency: Currency,
  }),
)
