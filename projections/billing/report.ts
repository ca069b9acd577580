import type { Instant, Uuid } from '#domain/common'
import { CATALOG_VERSION, effectivePlan, isRunning, PLANS } from '#domain/plans'
import { actionsOf, type Role } from '#domain/roles'
import { nothingAgreed, type SubscriptionState } from '../entities/subscription.js'
import type { Price } from './prices.js'
import type { Billing } from './response.js'

/**
 * Reports the terms and payments of a workspace (`billing`), and the part that is in force at an instant
 * (`entitlements`).
 */
export const billingReport = (
  subscription: SubscriptionState | undefined,
  { workspaceId, openedAt }: { readonly workspaceId: Uuid; readonly openedAt: Instant },
  role: Role,
  now: Instant,
  prices: readonly Price[],
): Billing => {
  const state = subscription ?? nothingAgreed(workspaceId, openedAt)
  const { terms, lastPayment, cancelAtPeriodEnd } = state
  const { plan, status, trial, currentPeriodEnd } = terms
  const running = trial !== null && isRunning(trial, now) ? trial : null
  const inForce = effectivePlan(terms, now)
  const lifted = running !== null && inForce !== effectivePlan({ ...terms, trial: null }, now)
  return {
    billing: {
      workspaceId,
      plan,
      status,
      catalogVersion: CATALOG_VERSION,
      cancelAtPeriodEnd,
      currentPeriodEnd,
      managedPayments: state.managedPayments,
      trialEndsAt: trial?.endsAt ?? null,
      lastPaymentAt: lastPayment?.at ?? null,
      lastPaymentStatus: lastPayment?.status ?? null,
      updatedAt: state.updatedAt,
      processorCustomerId: state.processorCustomerId,
      processorPriceId: state.processorPriceId,
      processorProductId: state.processorProductId,
      processorSubscriptionId: state.processorSubscriptionId,
    },
    canManageBilling: actionsOf(role).has('workspace.manage'),
    checkoutAvailable: prices.length > 0,
    checkoutCatalogVersion: CATALOG_VERSION,
    checkoutPlans: prices.map((price) => ({ ...price, caps: PLANS[price.plan].caps })),
    entitlements: {
      plan,
      effectivePlan: inForce,
      status: lifted ? 'trialing' : status,
      catalogVersion: CATALOG_VERSION,
      effectiveCatalogVersion: CATALOG_VERSION,
      cancelAtPeriodEnd,
      currentPeriodEnd,
      trialEndsAt: running?.endsAt ?? null,
      trialOrigin: running?.origin ?? 'none',
      caps: PLANS[inForce].caps,
    },
    productTrial: trial && { workspaceId, ...trial, catalogVersion: CATALOG_VERSION },
    providerManagementUrl: null,
  }
}
