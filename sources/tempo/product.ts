import type { Product } from '#sources/kit/product'
import { tempoCsv } from './csv.js'
import { tempo } from './worklogs.js'

export const tempoProduct: Product = {
  provider: 'tempo',
  label: 'Tempo',
  category: 'delivery',
  setupKind: 'upload',
  // Tempo publishes no number of requests.
  rateLimit: null,
  pages: [{ page: 'tempo', formats: [tempo, tempoCsv] }],
}
