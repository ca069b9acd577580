import type { Product } from '#sources/kit/product'
import { icalendar } from './calendar.js'
import { icalendarHost } from './host.js'

export const icalendarProduct: Product = {
  provider: 'icalendar',
  label: 'iCalendar',
  category: 'calendar',
  setupKind: 'token',
  host: icalendarHost,
  // A file; no API is asked.
  rateLimit: null,
  pages: [{ page: 'icalendar', formats: [icalendar] }],
}
