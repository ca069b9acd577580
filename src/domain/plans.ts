import * as t from 'io-ts'
import { closed, nullable, oneOf } from './codec.js'
import { type CivilDate, Instant, Int0 } from './common.js'
import { addDays, type CivilPeriod, daysBetween } from './time.js'

/** The plans, from the smallest to the largest. */
export const EffectivePlan = oneOf('free', 'starter', 'growth', 'scale')
export type EffectivePlan = t.TypeOf<typeof EffectivePlan>

/** Plan names in the contract: `entry` is the legacy name of `starter`. */
export const PlanId = oneOf('free', 'entry', 'starter', 'growth', 'scale')
export type PlanId = t.TypeOf<typeof PlanId>

export const SyncFrequency = oneOf('daily', 'every_6_hours', 'hourly', 'every_15_minutes')
export type SyncFrequency = t.TypeOf<typeof SyncFrequency>

const Limit = t.union([Int0, t.literal('unlimited')])

export const Caps = closed('Caps', {
  dataWindowDays: Limit,
  clients: Limit,
  activeProjects: Limit,
  projects: Limit,
  reportsPerMonth: Limit,
  scheduledBundles: Limit,
  distributionRecipients: Limit,
  includedCreditsPerPeriod: Limit,
  customRoles: t.boolean,
  qaAccess: t.boolean,
  syncFrequency: SyncFrequency,
})
export type Caps = t.TypeOf<typeof Caps>

export interface PlanTerms {
  /** No plan has an unlimited reporting window. */
  readonly caps: Caps & { readonly dataWindowDays: number }
  /** Requests a key may make in a UTC minute, where the operator sets nothing else. */
  readonly requestsPerMinute: number
}

/** The version of the terms below. Raise it with every change of them. */
export const CATALOG_VERSION = '2026-11'

export const PLANS: Readonly<Record<EffectivePlan, PlanTerms>> = {
  free: {
    caps: {
      dataWindowDays: 30,
      clients: 1,
      activeProjects: 1,
      projects: 2,
      reportsPerMonth: 1,
      scheduledBundles: 0,
      distributionRecipients: 1,
      includedCreditsPerPeriod: 0,
      customRoles: false,
      qaAccess: false,
      syncFrequency: 'daily',
    },
    requestsPerMinute: 60,
  },
  starter: {
    caps: {
      dataWindowDays: 90,
      clients: 5,
      activeProjects: 5,
      projects: 20,
      reportsPerMonth: 10,
      scheduledBundles: 1,
      distributionRecipients: 5,
      includedCreditsPerPeriod: 100,
      customRoles: false,
      qaAccess: false,
      syncFrequency: 'every_6_hours',
    },
    requestsPerMinute: 120,
  },
  growth: {
    caps: {
      dataWindowDays: 400,
      clients: 25,
      activeProjects: 50,
      projects: 200,
      reportsPerMonth: 100,
      scheduledBundles: 10,
      distributionRecipients: 50,
      includedCreditsPerPeriod: 1000,
      customRoles: true,
      qaAccess: true,
      syncFrequency: 'hourly',
    },
    requestsPerMinute: 600,
  },
  scale: {
    caps: {
      dataWindowDays: 1100,
      clients: 'unlimited',
      activeProjects: 'unlimited',
      projects: 'unlimited',
      reportsPerMonth: 'unlimited',
      scheduledBundles: 'unlimited',
      distributionRecipients: 'unlimited',
      includedCreditsPerPeriod: 10000,
      customRoles: true,
      qaAccess: true,
      syncFrequency: 'every_15_minutes',
    },
    requestsPerMinute: 3000,
  },
}

const SYNC_SECONDS: Readonly<Record<SyncFrequency, number>> = {
  daily: 86_400,
  every_6_hours: 21_600,
  hourly: 3600,
  every_15_minutes: 900,
}

/** The seconds between two readings of a source on the plan. */
export const syncIntervalSeconds = (plan: EffectivePlan): number => SYNC_SECONDS[PLANS[plan].caps.syncFrequency]

export const BillingStatus = oneOf('none', 'trialing', 'active', 'past_due', 'unpaid', 'canceled')
export type BillingStatus = t.TypeOf<typeof BillingStatus>

/** A trial granted by the service; it runs from `startsAt` up to `endsAt`, which is excluded. */
export const Trial = closed('Trial', {
  plan: PlanId,
  startsAt: Instant,
  endsAt: Instant,
  origin: oneOf('signup', 'support'),
})
export type Trial = t.TypeOf<typeof Trial>

/** The subscription and its payment state. */
export const Subscription = closed('Subscription', {
  plan: PlanId,
  status: BillingStatus,
  trial: nullable(Trial),
  currentPeriodEnd: nullable(Instant),
})
export type Subscription = t.TypeOf<typeof Subscription>

const inForce = (plan: PlanId): EffectivePlan => (plan === 'entry' ? 'starter' : plan)
const rank = (plan: EffectivePlan): number => EffectivePlan.values.indexOf(plan)

const lapsed = ({ status, currentPeriodEnd }: Subscription, now: Instant): boolean =>
  status === 'unpaid' || (status === 'canceled' && (currentPeriodEnd === null || currentPeriodEnd <= now))

export const isRunning = ({ startsAt, endsAt }: Trial, now: Instant): boolean => startsAt <= now && now < endsAt

/**
 * The plan in effect now. A running trial can raise it, never lower it; a subscription that is unpaid, or
 * canceled and past its period (`currentPeriodEnd` itself is past), falls to free.
 */
export const effectivePlan = (subscription: Subscription, now: Instant): EffectivePlan => {
  const { plan, trial } = subscription
  const paid = lapsed(subscription, now) ? 'free' : inForce(plan)
  if (trial === null || !isRunning(trial, now)) return paid
  const tried = inForce(trial.plan)
  return rank(tried) > rank(paid) ? tried : paid
}

/** The last days that the plan lets a report reach, today included. `today` is the civil date in `zone`. */
export const reportingWindow = (plan: EffectivePlan, today: CivilDate, zone: string): CivilPeriod => ({
  start: addDays(today, 1 - PLANS[plan].caps.dataWindowDays),
  end: today,
  timeZone: zone,
})

/** Days of the longest reporting window of any plan. */
export const MOST_WINDOW_DAYS = Math.max(...EffectivePlan.values.map((plan) => PLANS[plan].caps.dataWindowDays))

/** The days of the window that a report from `start` uses, today included; 0 if it begins after today. */
export const windowUsage = (start: CivilDate, today: CivilDate): number => daysBetween(start, today)
