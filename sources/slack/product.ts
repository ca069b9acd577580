import type { Product } from '#sources/kit/product'

export const slackProduct: Product = {
  provider: 'slack',
  label: 'Slack',
  category: 'communication',
  setupKind: null,
  // Different for each method.
  rateLimit: null,
  pages: [],
}
