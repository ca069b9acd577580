import type { Host, HostList } from '#sources/kit/hosts/host'
import { GRANT_LABEL, refreshTokens } from '#sources/kit/hosts/refresh-tokens'
import { calendarsOf } from './calendars.js'
import { eventKey, googleCalendar } from './events.js'
import { eventPages } from './pages.js'

const ADDRESS = 'https://www.googleapis.com'
const OVERLAP_MS = 120_000

const events: HostList = {
  name: 'events',
  format: googleCalendar,
  of: 'container',
  kinds: ['meeting'],
  overlapMs: OVERLAP_MS,
  pages: (ask, reading) => eventPages(ask, reading, OVERLAP_MS),
  keyOf: eventKey,
}

/** Google Calendar: meetings of an account's own calendar, and of those that teams share. */
export const googleCalendarHost: Host = {
  address: ADDRESS,
  apiOf: (address) => `${address}/calendar/v3`,
  token: {
    label: GRANT_LABEL,
    rights: 'the scopes calendar.calendarlist.readonly and calendar.events.readonly',
    page: 'https://console.cloud.google.com/apis/credentials',
  },
  rotating: refreshTokens({
    host: ADDRESS,
    address: 'https://oauth2.googleapis.com',
    path: '/token',
    clientIn: 'form',
  }),
  headers: (token) => ({ authorization: `Bearer ${token}`, accept: 'application/json' }),
  quotaOf: () => null,
  // Far less than half of 600 requests a minute, which Google takes from each user of an app.
  requestsAnHour: 3_600,
  pauseMs: 0,
  look: async (ask) => {
    const { containers, remarks } = await calendarsOf(ask)
    // The account is called by the address of a person.
    return { account: null, scopes: null, remarks, expiresAt: null, containers }
  },
  lists: [events],
}
