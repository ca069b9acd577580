import { describe, expect, it } from '@jest/globals'
import { type BillingStatus, PLANS, type PlanId, type Subscription as Terms, type Trial } from '#domain/plans'
import type { Role } from '#domain/roles'
import { type Price, PriceFile } from '#projections/billing/prices'
import { billingReport } from '#projections/billing/report'
import { Billing } from '#projections/billing/response'
import type { SubscriptionState } from '#projections/entities/subscription'
import { WORKSPACE } from '../support/events.js'
import { exact } from '../support/request.js'

const NOW = '2026-03-10T12:00:00.000Z'
const OPENED = { workspaceId: WORKSPACE, openedAt: '2026-01-01T00:00:00.000Z' }
const before = '2026-03-01T00:00:00.000Z'
const after = '2026-04-01T00:00:00.000Z'

const subscription = (terms: Partial<Terms>, more: Partial<SubscriptionState> = {}): SubscriptionState => ({
  workspaceId: WORKSPACE,
  terms: { plan: 'free', status: 'active', trial: null, currentPeriodEnd: null, ...terms },
  cancelAtPeriodEnd: false,
  managedPayments: true,
  updatedAt: before,
  processorCustomerId: 'cus_1',
  processorPriceId: null,
  processorProductId: null,
  processorSubscriptionId: null,
  lastPayment: { at: before, status: 'succeeded' },
  ...more,
})
const report = (
  state: SubscriptionState | undefined,
  { role = 'owner', now = NOW, prices = [] }: { role?: Role; now?: string; prices?: readonly Price[] } = {},
) => exact(Billing, billingReport(state, OPENED, role, now, prices))
const trial = (plan: PlanId, more: Partial<Trial> = {}): Trial => ({
  plan,
  startsAt: before,
  endsAt: after,
  origin: 'signup',
  ...more,
})

describe('a workspace for which nothing was agreed', () => {
  it('is on the free plan since it was opened, and never tried or paid anything', () => {
    const { billing, entitlements, productTrial } = report(undefined)
    expect(billing).toMatchObject({ plan: 'free', status: 'none', updatedAt: OPENED.openedAt, lastPaymentAt: null })
    expect(billing).toMatchObject({ trialEndsAt: null, processorCustomerId: null, currentPeriodEnd: null })
    expect(entitlements).toMatchObject({ plan: 'free', effectivePlan: 'free', status: 'none', trialOrigin: 'none' })
    expect(entitlements.caps).toEqual(PLANS.free.caps)
    expect(productTrial).toBeNull()
  })
})

describe('the plan in force', () => {
  const inForce = (terms: Partial<Terms>, now = NOW) => {
    const { billing, entitlements } = report(subscription(terms), { now })
    const { plan, effectivePlan, status, trialOrigin, caps } = entitlements
    expect(billing.plan).toBe(plan)
    expect(caps).toEqual(PLANS[effectivePlan].caps)
    return [plan, effectivePlan, billing.status, status, trialOrigin]
  }
  it.each<[PlanId, string]>([
    ['free', 'free'],
    ['entry', 'starter'],
    ['starter', 'starter'],
    ['growth', 'growth'],
    ['scale', 'scale'],
  ])('of the plan %s is %s, and the contract keeps its name', (plan, effective) => {
    expect(inForce({ plan })).toEqual([plan, effective, 'active', 'active', 'none'])
  })
  it.each<[BillingStatus, string | null, string]>([
    ['past_due', before, 'growth'],
    ['unpaid', after, 'free'],
    ['canceled', after, 'growth'],
    ['canceled', before, 'free'],
    ['canceled', NOW, 'free'],
  ])('of a subscription that is %s with its period up to %s is %s', (status, currentPeriodEnd, effective) => {
    expect(inForce({ plan: 'growth', status, currentPeriodEnd })).toEqual(['growth', effective, status, status, 'none'])
  })
  it('is that of a running trial, and the agreed one after the trial', () => {
    const terms = { plan: 'free', status: 'none', trial: trial('scale') } as const
    expect(inForce(terms)).toEqual(['free', 'scale', 'none', 'trialing', 'signup'])
    expect(inForce(terms, after)).toEqual(['free', 'free', 'none', 'none', 'none'])
    expect(inForce(terms, '2026-02-28T23:59:59.999Z')).toEqual(['free', 'free', 'none', 'none', 'none'])
  })
  it('is never lowered by a trial', () => {
    const trying = { plan: 'scale', trial: trial('growth', { origin: 'support' }) } as const
    expect(inForce(trying)).toEqual(['scale', 'scale', 'active', 'active', 'support'])
  })
})

describe('past billing facts', () => {
  it('a trial that is over is still shown', () => {
    const { billing, entitlements, productTrial } = report(subscription({ trial: trial('growth') }), { now: after })
    expect(productTrial).toMatchObject({ workspaceId: WORKSPACE, plan: 'growth', origin: 'signup', endsAt: after })
    expect(billing.trialEndsAt).toBe(after)
    expect(entitlements.trialEndsAt).toBeNull()
  })
  it('the last payment and what the processor calls things', () => {
    const { billing } = report(subscription({ currentPeriodEnd: after }, { cancelAtPeriodEnd: true }))
    expect(billing).toMatchObject({
      lastPaymentAt: before,
      lastPaymentStatus: 'succeeded',
      processorCustomerId: 'cus_1',
    })
    expect(billing).toMatchObject({ cancelAtPeriodEnd: true, managedPayments: true, currentPeriodEnd: after })
  })
})

it('a caller who may read but not manage is shown so, and can buy nothing', () => {
  expect(report(undefined, { role: 'finance' }).canManageBilling).toBe(false)
  expect(report(undefined, { role: 'admin' })).toMatchObject({
    canManageBilling: true,
    checkoutAvailable: false,
    checkoutPlans: [],
    providerManagementUrl: null,
  })
})

it('what can be bought has its price and what it allows', () => {
  const prices = [{ plan: 'growth', title: 'Growth', monthlyCents: 49_900, currency: 'EUR' }] as const
  expect(report(undefined, { prices })).toMatchObject({
    checkoutAvailable: true,
    checkoutPlans: [{ ...prices[0], caps: PLANS.growth.caps }],
  })
})
it('a list of prices names a plan once', () => {
  const price = { plan: 'growth', title: 'Growth', monthlyCents: 49_900, currency: 'EUR' }
  expect(PriceFile.is([price])).toBe(true)
  expect(PriceFile.is([price, { ...price, title: 'Again' }])).toBe(false)
  expect(PriceFile.is([{ ...price, monthlyCents: 499.5 }])).toBe(false)
})
