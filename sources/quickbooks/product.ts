import type { Product } from '#sources/kit/product'
import { quickbooksCreditMemos, quickbooksInvoices } from './invoices.js'

export const quickbooksProduct: Product = {
  provider: 'quickbooks',
  label: 'QuickBooks Online',
  category: 'delivery',
  setupKind: 'upload',
  // developer.intuit.com, "Limits and throttles": each company.
  rateLimit: { requests: 500, perSeconds: 60 },
  pages: [{ page: 'quickbooks', formats: [quickbooksInvoices, quickbooksCreditMemos] }],
}
