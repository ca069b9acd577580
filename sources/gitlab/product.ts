import type { Product } from '#sources/kit/product'
import { gitlabHost } from './host.js'
import { gitlabIssues } from './issues.js'
import { gitlabMergeRequests } from './merge-requests.js'
import { gitlabReleases } from './releases.js'
import { gitlabWebhook } from './webhook.js'

export const gitlabProduct: Product = {
  provider: 'gitlab',
  label: 'GitLab',
  category: 'code',
  setupKind: 'token',
  host: gitlabHost,
  // docs.gitlab.com/user/gitlab_com: authenticated API traffic of one user on GitLab.com; own servers have their own.
  rateLimit: { requests: 2_000, perSeconds: 60 },
  webhook: gitlabWebhook,
  pages: [{ page: 'gitlab', formats: [gitlabMergeRequests, gitlabIssues, gitlabReleases] }],
}
