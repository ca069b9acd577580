import type { Product } from '#sources/kit/product'
import { linear } from './csv.js'
import { linearHost } from './host.js'
import { linearWebhook } from './webhook.js'

export const linearProduct: Product = {
  provider: 'linear',
  label: 'Linear',
  category: 'delivery',
  setupKind: 'token',
  host: linearHost,
  webhook: linearWebhook,
  // linear.app/developers/rate-limiting: requests and their complexity at once.
  rateLimit: null,
  pages: [{ page: 'linear', formats: [linear] }],
}
