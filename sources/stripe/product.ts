import type { Product } from '#sources/kit/product'
import { stripeHost } from './host.js'
import { stripeInvoices } from './invoices.js'
import { stripeWebhook } from './webhook.js'

export const stripeProduct: Product = {
  provider: 'stripe',
  label: 'Stripe',
  category: 'delivery',
  setupKind: 'token',
  host: stripeHost,
  webhook: stripeWebhook,
  // docs.stripe.com/rate-limits: live mode, each account.
  rateLimit: { requests: 100, perSeconds: 1 },
  pages: [{ page: 'stripe', formats: [stripeInvoices] }],
}
