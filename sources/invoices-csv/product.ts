import type { Product } from '#sources/kit/product'
import { invoicesCsv } from './csv.js'

export const invoicesCsvProduct: Product = {
  provider: 'invoices_csv',
  label: 'Invoices',
  category: 'import',
  setupKind: 'upload',
  // A file of any program.
  rateLimit: null,
  pages: [{ page: 'invoices-csv', formats: [invoicesCsv] }],
}
