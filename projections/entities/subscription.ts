import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { Instant, NonEmptyString, Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import { PaymentRecorded } from '#domain/events/billing'
import { type EffectivePlan, effectivePlan, Subscription as Terms } from '#domain/plans'
import { entity, entityId } from './entity.js'

const processor = {
  processorCustomerId: nullable(NonEmptyString),
  processorPriceId: nullable(NonEmptyString),
  processorProductId: nullable(NonEmptyString),
  processorSubscriptionId: nullable(NonEmptyString),
}
const State = closed('WorkspaceSubscription', {
  workspaceId: Uuid,
  terms: Terms,
  cancelAtPeriodEnd: t.boolean,
  managedPayments: t.boolean,
  ...processor,
  lastPayment: nullable(closed('LastPayment', { at: Instant, status: PaymentRecorded.data.props.status })),
  updatedAt: Instant,
})
type State = t.TypeOf<typeof State>
export type SubscriptionState = State

/** The subscription of a workspace for which nothing was ever agreed. */
export const nothingAgreed = (workspaceId: Uuid, updatedAt: Instant): State => ({
  workspaceId,
  terms: { plan: 'free', status: 'none', trial: null, currentPeriodEnd: null },
  cancelAtPeriodEnd: false,
  managedPayments: false,
  processorCustomerId: null,
  processorPriceId: null,
  processorProductId: null,
  processorSubscriptionId: null,
  lastPayment: null,
  updatedAt,
})

const before = (state: State | undefined, workspaceId: Uuid, now: Instant): State =>
  state === undefined ? nothingAgreed(workspaceId, now) : { ...state, updatedAt: now }

/** The terms and payments of a workspace; `effectivePlan` says which plan is in force at an instant. */
export const Subscription = entity<State>({
  name: 'subscription',
  codec: State,
  indexes: [],
  on: {
    PlanChanged: (state, { data, metadata: { workspaceId, occurredAt } }) => {
      const known = before(state, workspaceId, occurredAt)
      return { ...known, terms: { ...known.terms, plan: data.plan } }
    },
    TrialStarted: (state, { data, metadata: { workspaceId, occurredAt } }) => {
      const known = before(state, workspaceId, occurredAt)
      return { ...known, terms: { ...known.terms, trial: data } }
    },
    TrialEnded: (state, { data: { endsAt }, metadata: { workspaceId, occurredAt } }) => {
      const known = before(state, workspaceId, occurredAt)
      const { trial } = known.terms
      return { ...known, terms: { ...known.terms, trial: trial && { ...trial, endsAt } } }
    },
    SubscriptionSynced: (state, { data, metadata: { workspaceId, occurredAt } }) => {
      const { plan, status, currentPeriodEnd, ...payments } = data
      const known = before(state, workspaceId, occurredAt)
      return { ...known, ...payments, terms: { ...known.terms, plan, status, currentPeriodEnd } }
    },
    PaymentRecorded: (state, { data: { status }, metadata: { workspaceId, occurredAt } }) => ({
      ...before(state, workspaceId, occurredAt),
      lastPayment: { at: occurredAt, status },
    }),
  },
})

/** Reads the subscription of a workspace; undefined where nothing was agreed. */
export const subscriptionOf = async (
  docs: DocumentReader,
  workspaceId: Uuid,
): Promise<SubscriptionState | undefined> => {
  const id = entityId(workspaceId, { key: workspaceId })
  const found = await docs.get(Subscription, [id])
  return found.get(id)
}

/** A workspace that nothing was agreed for is on the free plan. */
export const planOf = async (docs: DocumentReader, workspaceId: Uuid, now: Instant): Promise<EffectivePlan> => {
  const found = await subscriptionOf(docs, workspaceId)
  return found === undefined ? 'free' : effectivePlan(found.terms, now)
}
