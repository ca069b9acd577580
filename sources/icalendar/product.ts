import type { Product } from '#sources/kit/product'
import { icalendar } from './calendar.js'

export const icalendarProduct: Product = {
  provider: 'icalendar',
  label: 'iCalendar file',
  category: 'calendar',
  setupKind: 'upload',
  // A file; no API is asked.
  rateLimit: null,
  pages: [{ page: 'icalendar', formats: [icalendar] }],
}
