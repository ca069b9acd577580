import type { Product } from '#sources/kit/product'

export const csvProduct: Product = {
  provider: 'csv',
  label: 'File import',
  category: 'import',
  setupKind: 'upload',
  // A file of any kind.
  rateLimit: null,
  pages: [],
}
