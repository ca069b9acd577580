import type { Product } from '#sources/kit/product'
import { awsCur, awsCur2 } from './cost-and-usage.js'

export const awsProduct: Product = {
  provider: 'aws',
  label: 'Amazon Web Services',
  category: 'cloud',
  setupKind: 'upload',
  // The clouds deliver cost files; no API is asked.
  rateLimit: null,
  pages: [{ page: 'aws-cur', formats: [awsCur, awsCur2] }],
}
