import { type Host, type HostList, MOST_CONTAINERS } from '#sources/kit/hosts/host'
import { clockifyEntries, entryKey } from './entries.js'
import { pagesOfReport, projectsIn } from './report.js'

const DAY = 86_400_000
const ADDRESS = 'https://reports.api.clockify.me'

/** The members of an entry of the report. */
const MEMBERS: ReadonlySet<string> = new Set([
  '_id',
  'amount',
  'amounts',
  'approvalRequestId',
  'approvalStatus',
  'billable',
  'clientId',
  'clientName',
  'costRate',
  'customFields',
  'description',
  'earnedAmount',
  'earnedRate',
  'expenseId',
  'hourlyRate',
  'invoiceId',
  'invoicingInfo',
  'isLocked',
  'kioskId',
  'locked',
  'projectColor',
  'projectId',
  'projectName',
  'rate',
  'tags',
  'taskId',
  'taskName',
  'timeInterval',
  'type',
  'userEmail',
  'userId',
  'userName',
])

const timeEntries: HostList = {
  name: 'time_entries',
  format: clockifyEntries,
  of: 'account',
  kinds: ['time_entry'],
  // The report says nothing of changes: the days of the last week are read again each time.
  overlapMs: 8 * DAY,
  pages: pagesOfReport,
  members: MEMBERS,
  keyOf: entryKey,
}

/** Clockify: the time of a workspace, by its detailed report. */
export const clockifyHost: Host = {
  address: ADDRESS,
  // Regions, and workspaces with a subdomain, have the reports beside their other APIs: https://euc1.clockify.me/report/v1.
  apiOf: (address) => (address === ADDRESS ? `${address}/v1` : `${address}/report/v1`),
  pathOf: (_, account) => `/workspaces/${encodeURIComponent(account ?? '')}`,
  token: {
    label: 'API key',
    rights: 'of an admin of the workspace: others see only their own time, and what is shared with them',
    page: 'https://app.clockify.me/user/preferences#advanced',
  },
  account: {
    label: 'workspace id',
    description: 'the id of the workspace, which stands in the address of its settings',
  },
  headers: (token) => ({ 'x-api-key': token }),
  quotaOf: () => null,
  // Half of the 30 requests that the plan Free takes. No answer tells of which plan a workspace is.
  requestsAnHour: 15,
  pauseMs: 0,
  look: async (ask) => ({
    account: null,
    scopes: null,
    remarks: [],
    expiresAt: null,
    containers: [],
    projects: (await projectsIn(ask)).slice(0, MOST_CONTAINERS),
  }),
  lists: [timeEntries],
}
