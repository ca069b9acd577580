import type { Product } from '#sources/kit/product'
import { googleCalendar } from './events.js'
import { googleCalendarHost } from './host.js'

export const googleCalendarProduct: Product = {
  provider: 'google_calendar',
  label: 'Google Calendar',
  category: 'calendar',
  setupKind: 'token',
  host: googleCalendarHost,
  // developers.google.com/calendar/api/guides/quota: one user of a project.
  rateLimit: { requests: 600, perSeconds: 60 },
  pages: [{ page: 'google-calendar', formats: [googleCalendar] }],
}
