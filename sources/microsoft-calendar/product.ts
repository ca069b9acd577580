import type { Product } from '#sources/kit/product'
import { microsoftCalendar } from './events.js'
import { microsoftCalendarHost } from './host.js'

export const microsoftCalendarProduct: Product = {
  provider: 'microsoft_calendar',
  label: 'Microsoft 365 Calendar',
  category: 'calendar',
  setupKind: 'token',
  host: microsoftCalendarHost,
  // learn.microsoft.com/graph/throttling-limits: Outlook, one application and mailbox.
  rateLimit: { requests: 10_000, perSeconds: 600 },
  pages: [{ page: 'microsoft-calendar', formats: [microsoftCalendar] }],
}
