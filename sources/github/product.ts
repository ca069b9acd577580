import type { Product } from '#sources/kit/product'
import { githubCliPulls } from './cli-pulls.js'
import { githubHost } from './host.js'
import { githubIssues } from './issues.js'
import { githubPulls } from './pulls.js'
import { githubReleases } from './releases.js'
import { githubWebhook } from './webhook.js'

export const githubProduct: Product = {
  provider: 'github',
  label: 'GitHub',
  category: 'code',
  setupKind: 'token',
  host: githubHost,
  // docs.github.com, "Rate limits for the REST API": an authenticated user.
  rateLimit: { requests: 5_000, perSeconds: 3_600 },
  webhook: githubWebhook,
  pages: [{ page: 'github', formats: [githubPulls, githubCliPulls, githubIssues, githubReleases] }],
}
