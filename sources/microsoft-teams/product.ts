import type { Product } from '#sources/kit/product'

export const microsoftTeamsProduct: Product = {
  provider: 'microsoft_teams',
  label: 'Microsoft Teams',
  category: 'communication',
  setupKind: null,
  // Different for each method.
  rateLimit: null,
  pages: [],
}
