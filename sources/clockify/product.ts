import type { Product } from '#sources/kit/product'
import { clockify } from './csv.js'
import { clockifyEntries } from './entries.js'
import { clockifyHost } from './host.js'

export const clockifyProduct: Product = {
  provider: 'clockify',
  label: 'Clockify',
  category: 'delivery',
  setupKind: 'token',
  host: clockifyHost,
  // clockify.me/help/getting-started/webhook-and-api-limitations: Free; paid plans have 50 a second.
  rateLimit: { requests: 30, perSeconds: 3_600 },
  pages: [{ page: 'clockify', formats: [clockify, clockifyEntries] }],
}
