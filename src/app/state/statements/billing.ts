import { left, right } from 'fp-ts/lib/Either.js'
import { PaymentRecorded } from '#domain/events/billing'
import type { DomainEvent } from '#domain/events/catalogue'
import { BillingStatus, PlanId, Trial } from '#domain/plans'
import { epochOf, instantOf } from '#domain/time'
import { Subscription } from '#projections/entities/subscription'
import { requiredAmount } from '../amount.js'
import { conflict, misused, stated, states } from '../command.js'
import type { Context } from '../context.js'
import { same, statesOf } from '../entities.js'
import { argument, choice, flag, instant, newId, optional, type Reader, required, text } from '../field.js'
import { inWorkspace } from '../places.js'

const command = inWorkspace('billing')
const refOf = ({ workspaceId }: Context) => ({ kind: 'subscription', key: workspaceId })
const subscription = (events: readonly DomainEvent[]) => statesOf(Subscription, events)[0]?.state

const processorId = optional(text('id'), "the payment processor's own id")
const days: Reader<number> = {
  placeholder: 'days',
  read: (word) =>
    /^[1-9]\d{0,2}$/.test(word) ? right(Number(word)) : left('expected a number of days, from 1 to 999'),
}

export const billingCommands = [
  command({
    path: 'plan change',
    summary: 'change the plan of the workspace; everything already there stays',
    fields: { plan: argument(choice(PlanId, 'plan'), 'the plan') },
    example: 'growth',
    appends: ['PlanChanged'],
    decide: ({ plan }, events, context) =>
      subscription(events)?.terms.plan === plan
        ? states({ plan })
        : states({ plan }, stated('PlanChanged', refOf(context), { plan })),
  }),
  command({
    path: 'trial start',
    summary: "grant a trial: until it ends, the workspace has that plan's entitlements",
    fields: {
      plan: argument(choice(PlanId, 'plan'), 'the plan to try'),
      startsAt: optional(instant, 'start of the trial (default: now)'),
      days: optional(days, 'length in days (default: 14)'),
      endsAt: optional(instant, 'end of the trial'),
      origin: optional(choice(Trial.props.origin, 'origin'), 'who granted it (default: support)'),
    },
    example: 'scale --starts-at 2026-03-01T00:00:00Z --days 30',
    appends: ['TrialStarted'],
    decide: ({ plan, startsAt: from, days, endsAt: to, origin: by }, events, context) => {
      if (days !== null && to !== null) return misused('give --days or --ends-at, not both')
      const before = subscription(events)?.terms.trial
      const running = before !== undefined && before !== null && before.endsAt > context.now
      const startsAt = from ?? (running && before.plan === plan ? before.startsAt : context.now)
      const endsAt = to ?? instantOf(epochOf(startsAt) + (days ?? 14) * 86_400_000)
      if (endsAt <= startsAt) return misused(`the trial's end ${endsAt} is not after its start ${startsAt}`)
      const trial = { plan, startsAt, endsAt, origin: by ?? ('support' as const) }
      if (same(before, trial)) return states({ endsAt })
      return running
        ? conflict(`a trial of ${before.plan} runs until ${before.endsAt}: end it first`, 'wdi trial end')
        : states({ endsAt }, stated('TrialStarted', refOf(context), trial))
    },
  }),
  command({
    path: 'trial end',
    summary: 'end the trial early',
    fields: { at: optional(instant, 'when (default: now)') },
    example: '--at 2026-03-10T00:00:00Z',
    appends: ['TrialEnded'],
    decide: ({ at }, events, context) => {
      const trial = subscription(events)?.terms.trial ?? null
      if (trial === null) return conflict('there never was a trial, so there is nothing to end')
      const endsAt = at ?? context.now
      if (trial.endsAt === endsAt || (at === null && trial.endsAt <= context.now))
        return states({ endsAt: trial.endsAt })
      if (endsAt < trial.startsAt) return misused(`${endsAt} is before its start ${trial.startsAt}`)
      if (endsAt > trial.endsAt) return conflict(`the trial ends on ${trial.endsAt} anyway`)
      return states({ endsAt }, stated('TrialEnded', refOf(context), { endsAt }))
    },
  }),
  command({
    path: 'subscription sync',
    summary: 'record the subscription as the payment processor reports it',
    fields: {
      plan: required(choice(PlanId, 'plan'), 'its plan'),
      status: required(choice(BillingStatus, 'status'), 'its status'),
      currentPeriodEnd: optional(instant, 'end of the paid period'),
      cancelAtPeriodEnd: flag('the subscription ends with that period'),
      managedPayments: flag('the processor manages its payments'),
      processorCustomerId: processorId,
      processorPriceId: processorId,
      processorProductId: processorId,
      processorSubscriptionId: processorId,
    },
    example: '--plan growth --status active --current-period-end 2027-01-01T00:00:00Z --processor-customer-id cus_1',
    appends: ['SubscriptionSynced'],
    decide: (data, events, context) => {
      const last = events.findLast(({ type }) => type === 'SubscriptionSynced' || type === 'PlanChanged')
      return last?.type === 'SubscriptionSynced' && same(last.data, data)
        ? states({ plan: data.plan })
        : states({ plan: data.plan }, stated('SubscriptionSynced', refOf(context), data))
    },
  }),
  command({
    path: 'payment record',
    summary: 'record a payment; running it again records another, unless --id is given',
    fields: {
      status: argument(choice(PaymentRecorded.data.props.status, 'status'), 'outcome of the payment'),
      amount: requiredAmount('the amount'),
      at: optional(instant, 'when (default: now)'),
      id: newId,
    },
    example: 'succeeded --amount "499.00 EUR" --id 2f0b5a54-52c1-4a8e-9d0f-6a3d1e0c7b11',
    appends: ['PaymentRecorded'],
    decide: ({ status, amount: { cents: amountCents, currency }, at, id }, events, context) => {
      const data = { status, amountCents, currency }
      const paymentId = id ?? context.newId
      const before = events.find(({ eventId }) => eventId === id)
      if (before !== undefined)
        return before.type === 'PaymentRecorded' && same(before.data, data)
          ? states({ paymentId })
          : conflict(`payment ${paymentId} exists with other content`)
      if (at !== null && at > context.now) return misused(`${at} has not come yet`)
      const event = stated('PaymentRecorded', refOf(context), data, at === null ? {} : { occurredAt: at })
      return states({ paymentId }, { ...event, eventId: paymentId })
    },
  }),
]
