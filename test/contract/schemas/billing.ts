import { currency, effectivePlan, int0, link, plan, timestamp, uuid } from './common.js'
import { boolean, closed, distinct, each, either, nonEmpty, oneOf, only, orNull, text } from './json-schema.js'

const status = oneOf('none', 'trialing', 'active', 'past_due', 'unpaid', 'canceled')

const caps = closed({
  ...each(
    either(int0, only('unlimited')),
    ...['activeProjects', 'clients', 'distributionRecipients', 'projects', 'reportsPerMonth', 'scheduledBundles'],
    ...['dataWindowDays', 'includedCreditsPerPeriod'],
  ),
  ...each(boolean, 'customRoles', 'qaAccess'),
  syncFrequency: oneOf('daily', 'every_6_hours', 'hourly', 'every_15_minutes'),
})

export const billingRead = closed({
  billing: closed({
    workspaceId: uuid,
    plan,
    status,
    catalogVersion: nonEmpty,
    ...each(boolean, 'cancelAtPeriodEnd', 'managedPayments'),
    ...each(orNull(timestamp), 'currentPeriodEnd', 'trialEndsAt', 'lastPaymentAt'),
    lastPaymentStatus: orNull(text),
    updatedAt: timestamp,
    ...each(
      orNull(text),
      ...['processorCustomerId', 'processorPriceId', 'processorProductId', 'processorSubscriptionId'],
    ),
  }),
  ...each(boolean, 'canManageBilling', 'checkoutAvailable'),
  checkoutCatalogVersion: nonEmpty,
  checkoutPlans: distinct(closed({ plan, title: text, monthlyCents: int0, currency, caps })),
  entitlements: closed({
    plan,
    effectivePlan,
    status,
    catalogVersion: nonEmpty,
    effectiveCatalogVersion: nonEmpty,
    cancelAtPeriodEnd: boolean,
    ...each(orNull(timestamp), 'currentPeriodEnd', 'trialEndsAt'),
    trialOrigin: oneOf('none', 'signup', 'support'),
    caps,
  }),
  productTrial: orNull(
    closed({
      workspaceId: uuid,
      plan,
      catalogVersion: nonEmpty,
      origin: oneOf('signup', 'support'),
      startsAt: timestamp,
      endsAt: timestamp,
    }),
  ),
  providerManagementUrl: orNull(link),
})
