import type { Product } from '#sources/kit/product'
import { giteaHost } from './host.js'
import { giteaIssues } from './issues.js'
import { giteaPulls } from './pulls.js'
import { giteaReleases } from './releases.js'
import { giteaWebhook } from './webhook.js'

export const giteaProduct: Product = {
  provider: 'gitea',
  label: 'Gitea and Forgejo',
  category: 'code',
  setupKind: 'token',
  host: giteaHost,
  // Each server has its own, or none.
  rateLimit: null,
  webhook: giteaWebhook,
  pages: [{ page: 'gitea', formats: [giteaPulls, giteaIssues, giteaReleases] }],
}
