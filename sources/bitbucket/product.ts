import type { Product } from '#sources/kit/product'
import { bitbucketHost } from './host.js'
import { bitbucketPulls } from './pulls.js'

export const bitbucketProduct: Product = {
  provider: 'bitbucket',
  label: 'Bitbucket',
  category: 'code',
  setupKind: 'token',
  host: bitbucketHost,
  // support.atlassian.com/bitbucket-cloud/docs/api-request-limits: repository data.
  rateLimit: { requests: 1_000, perSeconds: 3_600 },
  pages: [{ page: 'bitbucket', formats: [bitbucketPulls] }],
}
