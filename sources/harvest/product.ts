import type { Product } from '#sources/kit/product'
import { harvest } from './csv.js'
import { harvestEntries } from './entries.js'
import { harvestHost } from './host.js'
import { harvestInvoices } from './invoices.js'

export const harvestProduct: Product = {
  provider: 'harvest',
  label: 'Harvest',
  category: 'delivery',
  setupKind: 'token',
  host: harvestHost,
  // help.getharvest.com/api-v2/introduction/overview/general: all but reports.
  rateLimit: { requests: 100, perSeconds: 15 },
  pages: [
    { page: 'harvest', formats: [harvest, harvestEntries] },
    { page: 'harvest-invoices', formats: [harvestInvoices] },
  ],
}
