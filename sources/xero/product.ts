import type { Product } from '#sources/kit/product'
import { xeroCreditNotes } from './credit-notes.js'
import { xeroHost } from './host.js'
import { xeroInvoices } from './invoices.js'

export const xeroProduct: Product = {
  provider: 'xero',
  label: 'Xero',
  category: 'delivery',
  setupKind: 'token',
  host: xeroHost,
  // developer.xero.com, "API limits": each organisation and app.
  rateLimit: { requests: 60, perSeconds: 60 },
  pages: [{ page: 'xero', formats: [xeroInvoices, xeroCreditNotes] }],
}
