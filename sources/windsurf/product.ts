import type { Product } from '#sources/kit/product'

export const windsurfProduct: Product = {
  provider: 'windsurf',
  label: 'Windsurf',
  category: 'ai',
  setupKind: null,
  rateLimit: null,
  pages: [],
}
