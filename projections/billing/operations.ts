import { right } from 'fp-ts/lib/Either.js'
import { operation } from '#domain/operation'
import { subscriptionOf } from '../entities/subscription.js'
import { workspaceOf } from '../entities/workspace.js'
import type { Price } from './prices.js'
import { billingReport } from './report.js'
import { Billing } from './response.js'

/** Shows, beside what the workspace has, what can be bought at these prices. */
export const readBilling = (prices: readonly Price[]) =>
  operation({
    id: 'billing.read',
    path: '/billing',
    scope: 'usage-billing:read',
    action: 'billing.read',
    query: {},
    response: Billing,
    read: async ({ workspaceId, caller }, { docs, requestedAt }) => {
      const workspace = await workspaceOf(docs, workspaceId)
      const subscription = await subscriptionOf(docs, workspaceId)
      return right(billingReport(subscription, workspace, caller.role, requestedAt(), prices))
    },
  })
