import type { Product } from '#sources/kit/product'

export const googleCloudProduct: Product = {
  provider: 'google_cloud',
  label: 'Google Cloud',
  category: 'cloud',
  setupKind: null,
  rateLimit: null,
  pages: [],
}
