import type { Product } from '#sources/kit/product'
import { stripeInvoices } from './invoices.js'

export const stripeProduct: Product = {
  provider: 'stripe',
  label: 'Stripe',
  category: 'delivery',
  setupKind: 'upload',
  // docs.stripe.com/rate-limits: live mode, each account.
  rateLimit: { requests: 100, perSeconds: 1 },
  pages: [{ page: 'stripe', formats: [stripeInvoices] }],
}
