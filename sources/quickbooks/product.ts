import type { Product } from '#sources/kit/product'
import { quickbooksHost } from './host.js'
import { quickbooksCreditMemos, quickbooksInvoices } from './invoices.js'

export const quickbooksProduct: Product = {
  provider: 'quickbooks',
  label: 'QuickBooks Online',
  category: 'delivery',
  setupKind: 'token',
  host: quickbooksHost,
  // developer.intuit.com, "Limits and throttles": each company.
  rateLimit: { requests: 500, perSeconds: 60 },
  pages: [{ page: 'quickbooks', formats: [quickbooksInvoices, quickbooksCreditMemos] }],
}
