import type { Product } from '#sources/kit/product'
import { focus } from './csv.js'

export const focusProduct: Product = {
  provider: 'focus',
  label: 'FOCUS',
  category: 'cloud',
  setupKind: 'upload',
  // The clouds deliver cost files; no API is asked.
  rateLimit: null,
  pages: [{ page: 'focus', formats: [focus] }],
}
