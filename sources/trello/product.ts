import type { Product } from '#sources/kit/product'
import { trello } from './board.js'

export const trelloProduct: Product = {
  provider: 'trello',
  label: 'Trello',
  category: 'delivery',
  setupKind: 'upload',
  // developer.atlassian.com/cloud/trello/guides/rest-api/rate-limits: each token.
  rateLimit: { requests: 100, perSeconds: 10 },
  pages: [{ page: 'trello', formats: [trello] }],
}
