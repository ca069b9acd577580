import type { Product } from '#sources/kit/product'

export const clickupProduct: Product = {
  provider: 'clickup',
  label: 'ClickUp',
  category: 'delivery',
  setupKind: null,
  // clickup.com/api/developer-portal/rate-limits: Free to Business, for each token.
  rateLimit: { requests: 100, perSeconds: 60 },
  pages: [],
}
