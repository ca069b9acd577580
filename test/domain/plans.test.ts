import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  BillingStatus,
  CATALOG_VERSION,
  Caps,
  EffectivePlan,
  effectivePlan,
  PLANS,
  PlanId,
  reportingWindow,
  Subscription,
  syncIntervalSeconds,
  windowUsage,
} from '#domain/plans'

/** As the table of plans is printed: one row a plan. */
const TABLE = `
free    | 30   | 1         | 1         | 2         | 1         | 0         | 1         | 0     | no  | no  | daily            | 60   | 86400
starter | 90   | 5         | 5         | 20        | 10        | 1         | 5         | 100   | no  | no  | every_6_hours    | 120  | 21600
growth  | 400  | 25        | 50        | 200       | 100       | 10        | 50        | 1000  | yes | yes | hourly           | 600  | 3600
scale   | 1100 | unlimited | unlimited | unlimited | unlimited | unlimited | unlimited | 10000 | yes | yes | every_15_minutes | 3000 | 900`

describe('the catalogue', () => {
  const rows = TABLE.trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
  it.each(rows)('given %s, has what the table of plans says', (plan, ...cells) => {
    if (!EffectivePlan.is(plan)) throw new Error('the table names an unknown plan')
    const { caps, requestsPerMinute } = PLANS[plan]
    const shown = [
      ...[caps.dataWindowDays, caps.clients, caps.activeProjects, caps.projects, caps.reportsPerMonth],
      ...[caps.scheduledBundles, caps.distributionRecipients, caps.includedCreditsPerPeriod],
      ...[caps.customRoles ? 'yes' : 'no', caps.qaAccess ? 'yes' : 'no', caps.syncFrequency],
      ...[requestsPerMinute, syncIntervalSeconds(plan)],
    ]
    expect(shown.map(String)).toEqual(cells)
    expect(Caps.is(caps)).toBe(true)
  })
  it('has these plans and no other, in one version', () => {
    expect(Object.keys(PLANS)).toEqual(rows.map(([plan]) => plan))
    expect([...PlanId.values].sort()).toEqual(['entry', 'free', 'growth', 'scale', 'starter'])
    expect(CATALOG_VERSION).toBe('2026-11')
  })
})

const END = '2026-11-30T12:00:00.000Z'
const JUST_BEFORE = '2026-11-30T11:59:59.999Z'
const START = '2026-11-16T12:00:00.000Z'
const BEFORE_START = '2026-11-16T11:59:59.999Z'
const on = (plan: PlanId, more: Partial<Subscription> = {}): Subscription => ({
  plan,
  status: 'active',
  trial: null,
  currentPeriodEnd: null,
  ...more,
})
const trial = (plan: PlanId): Partial<Subscription> => ({
  trial: { plan, startsAt: START, endsAt: END, origin: 'signup' },
})

describe('the effective plan', () => {
  it.each<[string, Subscription, string, EffectivePlan]>([
    ['no subscription', on('free', { status: 'none' }), END, 'free'],
    ['a plan without a subscription', on('scale', { status: 'none' }), END, 'scale'],
    ['an active one', on('growth'), END, 'growth'],
    ['a legacy contract', on('entry'), END, 'starter'],
    ['one that is past due', on('growth', { status: 'past_due', currentPeriodEnd: START }), END, 'growth'],
    ['one that is tried', on('growth', { status: 'trialing' }), END, 'growth'],
    ['an unpaid one', on('growth', { status: 'unpaid', currentPeriodEnd: END }), START, 'free'],
    [
      'a canceled one, in its period',
      on('growth', { status: 'canceled', currentPeriodEnd: END }),
      JUST_BEFORE,
      'growth',
    ],
    ['a canceled one, at its end', on('growth', { status: 'canceled', currentPeriodEnd: END }), END, 'free'],
    ['a canceled one without a period', on('growth', { status: 'canceled' }), START, 'free'],
    ['an active one past its period', on('growth', { currentPeriodEnd: START }), END, 'growth'],
    ['a trial not begun', on('free', trial('growth')), BEFORE_START, 'free'],
    ['a trial, at its start', on('free', trial('growth')), START, 'growth'],
    ['a trial, just before its end', on('free', trial('growth')), JUST_BEFORE, 'growth'],
    ['a trial, at its end', on('free', trial('growth')), END, 'free'],
    ['a trial of a lesser plan', on('scale', trial('growth')), START, 'scale'],
    ['a trial under a legacy name', on('free', trial('entry')), START, 'starter'],
    ['a trial of what is paid for', on('entry', trial('starter')), START, 'starter'],
    ['a trial beside an unpaid subscription', on('scale', { ...trial('growth'), status: 'unpaid' }), START, 'growth'],
  ])('given %s, is right', (_, subscription, now, plan) => {
    expect(Subscription.is(subscription)).toBe(true)
    expect(effectivePlan(subscription, now)).toBe(plan)
  })
})

describe('a subscription', () => {
  const right = on('growth', trial('scale'))
  it.each<[string, unknown]>([
    ['an unknown plan', { ...right, plan: 'enterprise' }],
    ['an unknown status', { ...right, status: 'cancelled' }],
    ['a trial from nowhere', { ...right, trial: { ...right.trial, origin: 'none' } }],
    ['a trial without an end', { ...right, trial: { plan: 'growth', startsAt: START, origin: 'signup' } }],
    ['an end in another spelling', { ...right, currentPeriodEnd: '2026-11-30T12:00:00Z' }],
    ['one member too many', { ...right, seats: 5 }],
    ['one too few', { plan: 'growth', status: 'active', trial: null }],
  ])('given %s, is refused', (_, value) => {
    expect(Subscription.is(value)).toBe(false)
  })
  it('has one of these statuses', () => {
    expect(BillingStatus.values.join(' ')).toBe('none trialing active past_due unpaid canceled')
  })
})

describe('the reporting window', () => {
  it.each<[EffectivePlan, string, string]>([
    ['free', '2026-11-21', '2026-10-23'],
    ['starter', '2026-11-21', '2026-08-24'],
    ['growth', '2026-11-21', '2025-10-18'],
    ['scale', '2026-11-21', '2023-11-18'],
    ['free', '2024-03-01', '2024-02-01'],
    ['free', '0001-01-05', '0001-01-01'],
  ])('given %s on %s, begins on %s', (plan, today, start) => {
    expect(reportingWindow(plan, today, 'Asia/Tokyo')).toEqual({ start, end: today, timeZone: 'Asia/Tokyo' })
  })
  it('given any day, uses the whole of the window, and one day before it one more', () => {
    const dates = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(dates, fc.constantFrom(...EffectivePlan.values), (day, plan) => {
        const today = day.toISOString().slice(0, 10)
        const { start } = reportingWindow(plan, today, 'UTC')
        const tooEarly = new Date(Date.parse(start) - 86_400_000).toISOString().slice(0, 10)
        expect(windowUsage(start, today)).toBe(PLANS[plan].caps.dataWindowDays)
        expect(windowUsage(tooEarly, today)).toBe(PLANS[plan].caps.dataWindowDays + 1)
      }),
      { seed: 1 },
    )
  })
  it.each([
    ['2026-11-21', 1],
    ['2026-11-20', 2],
    ['2026-11-22', 0],
    ['2027-11-22', 0],
    ['0001-01-01', 739_941],
  ])('given a report from %s on 2026-11-21, uses %s days', (start, usage) => {
    expect(windowUsage(start, '2026-11-21')).toBe(usage)
  })
})
