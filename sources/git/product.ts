import type { Product } from '#sources/kit/product'

export const gitProduct: Product = {
  provider: 'git',
  label: 'Git',
  category: 'code',
  setupKind: 'local_path',
  // A repository is read where it is.
  rateLimit: null,
  pages: [],
}
