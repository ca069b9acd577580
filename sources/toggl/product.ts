import type { Product } from '#sources/kit/product'
import { toggl } from './csv.js'
import { togglEntries } from './entries.js'
import { togglHost } from './host.js'

export const togglProduct: Product = {
  provider: 'toggl',
  label: 'Toggl Track',
  category: 'delivery',
  setupKind: 'token',
  host: togglHost,
  // support.toggl.com, "API & Webhook limits": Free, for each user and organisation.
  rateLimit: { requests: 30, perSeconds: 3_600 },
  pages: [{ page: 'toggl', formats: [toggl, togglEntries] }],
}
