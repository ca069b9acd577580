import type { Product } from '#sources/kit/product'

export const azureProduct: Product = {
  provider: 'azure',
  label: 'Microsoft Azure',
  category: 'cloud',
  setupKind: null,
  // The clouds deliver cost files; no API is asked.
  rateLimit: null,
  pages: [],
}
