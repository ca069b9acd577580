import type { Product } from '#sources/kit/product'

export const asanaProduct: Product = {
  provider: 'asana',
  label: 'Asana',
  category: 'delivery',
  setupKind: null,
  // developers.asana.com/docs/rate-limits: free domains.
  rateLimit: { requests: 150, perSeconds: 60 },
  pages: [],
}
