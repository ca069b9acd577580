import type { Host, HostList } from '#sources/kit/hosts/host'
import { GRANT_LABEL, refreshTokens } from '#sources/kit/hosts/refresh-tokens'
import { calendarsOf } from './calendars.js'
import { eventKey, microsoftCalendar } from './events.js'
import { viewPages } from './pages.js'

const ADDRESS = 'https://graph.microsoft.com'

const events: HostList = {
  name: 'events',
  format: microsoftCalendar,
  of: 'container',
  kinds: ['meeting'],
  overlapMs: 120_000,
  pages: viewPages,
  // A comparison looks at each event: no reading between has met those that were changed and are older than some weeks.
  changedAt: () => null,
  keyOf: eventKey,
}

/** Calendars of Microsoft 365: meetings of an account's own calendars, by Microsoft Graph. */
export const microsoftCalendarHost: Host = {
  address: ADDRESS,
  apiOf: (address) => `${address}/v1.0`,
  token: {
    label: `tenant id, ${GRANT_LABEL}`,
    rights: 'the permissions Calendars.Read and offline_access, delegated',
    page: 'https://entra.microsoft.com/#view/Microsoft_AAD_RegisteredApps/ApplicationsListBlade',
  },
  rotating: refreshTokens({
    host: ADDRESS,
    address: 'https://login.microsoftonline.com',
    path: '/{tenant}/oauth2/v2.0/token',
    clientIn: 'form',
  }),
  headers: (token) => ({ authorization: `Bearer ${token}`, accept: 'application/json' }),
  quotaOf: () => null,
  // Far less than half of 10,000 requests in ten minutes, which Outlook takes from an app and a mailbox.
  requestsAnHour: 3_600,
  pauseMs: 0,
  look: async (ask) => {
    const { containers, remarks } = await calendarsOf(ask)
    // The account is called by the address of a person.
    return { account: null, scopes: null, remarks, expiresAt: null, containers }
  },
  lists: [events],
}
