import type { Product } from '#sources/kit/product'
import { azurePulls } from './pulls.js'
import { azureReposHost } from './repo-host.js'

export const azureReposProduct: Product = {
  provider: 'azure_repos',
  label: 'Azure Repos',
  category: 'code',
  setupKind: 'token',
  host: azureReposHost,
  // learn.microsoft.com, "Azure DevOps rate limits": units of consumption, which no number of requests gives.
  rateLimit: null,
  pages: [{ page: 'azure-devops', formats: [azurePulls] }],
}
