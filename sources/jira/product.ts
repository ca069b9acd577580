import type { Product } from '#sources/kit/product'
import { jiraCsv } from './csv.js'
import { jiraHost } from './host.js'
import { jira } from './issues.js'
import { jiraWebhook } from './webhook.js'
import { jiraWorklogs } from './worklogs.js'

export const jiraProduct: Product = {
  provider: 'jira',
  label: 'Jira',
  category: 'delivery',
  setupKind: 'token',
  host: jiraHost,
  // developer.atlassian.com, "Rate limiting": points that depend on the request.
  rateLimit: null,
  webhook: jiraWebhook,
  pages: [
    { page: 'jira', formats: [jira, jiraCsv] },
    { page: 'jira-worklogs', formats: [jiraWorklogs] },
  ],
}
