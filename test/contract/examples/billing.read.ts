import { WORKSPACE } from './ids.js'

const caps = {
  ...{ activeProjects: 50, clients: 25, distributionRecipients: 50, projects: 200, reportsPerMonth: 100 },
  ...{ scheduledBundles: 10, dataWindowDays: 400, includedCreditsPerPeriod: 1000, customRoles: true, qaAccess: true },
  syncFrequency: 'hourly',
}

export const full = {
  billing: {
    ...{ workspaceId: WORKSPACE, plan: 'entry', status: 'trialing', catalogVersion: '2026-11' },
    ...{ cancelAtPeriodEnd: false, managedPayments: false, currentPeriodEnd: '2026-04-01T00:00:00.000Z' },
    ...{ trialEndsAt: '2026-03-20T00:00:00.000Z', lastPaymentAt: '2026-03-01T00:00:00.000Z' },
    ...{ lastPaymentStatus: 'succeeded', updatedAt: '2026-03-01T00:00:00.000Z', processorCustomerId: 'customer-1' },
    ...{ processorPriceId: 'price-1', processorProductId: 'product-1', processorSubscriptionId: 'subscription-1' },
  },
  canManageBilling: true,
  checkoutAvailable: true,
  checkoutCatalogVersion: '2026-11',
  checkoutPlans: [
    {
      ...{ plan: 'scale', title: 'Scale', monthlyCents: 49_900, currency: 'EUR' },
      caps: { ...caps, projects: 'unlimited', syncFrequency: 'every_15_minutes' },
    },
  ],
  entitlements: {
    ...{ plan: 'entry', effectivePlan: 'growth', status: 'trialing', catalogVersion: '2026-11' },
    ...{ effectiveCatalogVersion: '2026-11', cancelAtPeriodEnd: false },
    ...{ currentPeriodEnd: '2026-04-01T00:00:00.000Z', trialEndsAt: '2026-03-20T00:00:00.000Z' },
    trialOrigin: 'signup',
    caps,
  },
  productTrial: {
    ...{ workspaceId: WORKSPACE, plan: 'growth', catalogVersion: '2026-11', origin: 'signup' },
    ...{ startsAt: '2026-03-06T00:00:00.000Z', endsAt: '2026-03-20T00:00:00.000Z' },
  },
  providerManagementUrl: 'https://processor.example/manage',
}

export const sparse = {
  ...full,
  billing: {
    ...full.billing,
    ...{ status: 'none', currentPeriodEnd: null, trialEndsAt: null, lastPaymentAt: null, lastPaymentStatus: null },
    ...{ processorCustomerId: null, processorPriceId: null, processorProductId: null, processorSubscriptionId: null },
  },
  checkoutPlans: [],
  entitlements: {
    ...full.entitlements,
    ...{ status: 'none', currentPeriodEnd: null, trialEndsAt: null, trialOrigin: 'none' },
  },
  productTrial: null,
  providerManagementUrl: null,
}
