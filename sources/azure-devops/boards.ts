import type { Product } from '#sources/kit/product'
import { azureBoardsHost } from './board-host.js'
import { azureWorkItems } from './work-items.js'

export const azureBoardsProduct: Product = {
  provider: 'azure_boards',
  label: 'Azure Boards',
  category: 'delivery',
  setupKind: 'token',
  host: azureBoardsHost,
  // learn.microsoft.com, "Azure DevOps rate limits": units of consumption, which no number of requests gives.
  rateLimit: null,
  pages: [{ page: 'azure-devops', formats: [azureWorkItems] }],
}
