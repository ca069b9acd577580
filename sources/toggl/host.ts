import type { Instant } from '#domain/common'
import { epochOf, instantOf } from '#domain/time'
import type { HostAnswer, Quota } from '#sources/kit/hosts/ask'
import { type Host, type HostList, MOST_CONTAINERS } from '#sources/kit/hosts/host'
import { numberIn } from '#sources/kit/hosts/link'
import { rowKey, togglEntries } from './entries.js'
import { pagesOfReport, projectsIn } from './report.js'

const DAY = 86_400_000

/** The requests an hour that the plans of Toggl take. */
const PLANS = [30, 240, 600] as const

/** The quota that is left; of which plan it is, is not told: it is taken for that of the smallest that may be. */
const quotaOf = (headers: HostAnswer['headers'], now: Instant): Quota | null => {
  const remaining = numberIn(headers.get('x-toggl-quota-remaining'))
  const resetsIn = numberIn(headers.get('x-toggl-quota-resets-in'))
  if (remaining === null || resetsIn === null) return null
  const limit = PLANS.find((most) => most >= remaining) ?? remaining
  return { limit, remaining, resetsAt: instantOf(epochOf(now) + 1_000 * resetsIn) }
}

/** The members of a row of the report. */
const MEMBERS: ReadonlySet<string> = new Set([
  'user_id',
  'username',
  'email',
  'project_id',
  'project_name',
  'project_color',
  'project_hex',
  'client_name',
  'task_id',
  'task_name',
  'billable',
  'description',
  'tag_ids',
  'tag_names',
  'billable_amount_in_cents',
  'hourly_rate_in_cents',
  'currency',
  'time_entries',
  'row_number',
])

const timeEntries: HostList = {
  name: 'time_entries',
  format: togglEntries,
  of: 'account',
  kinds: ['time_entry'],
  // The report says nothing of changes: the days of the last week are read again each time.
  overlapMs: 8 * DAY,
  pages: pagesOfReport,
  members: MEMBERS,
  keyOf: rowKey,
}

/** Toggl Track: the time of a workspace, by its detailed report. */
export const togglHost: Host = {
  address: 'https://api.track.toggl.com',
  apiOf: (address) => `${address}/reports/api/v3`,
  pathOf: (_, account) => `/workspace/${encodeURIComponent(account ?? '')}`,
  token: {
    label: 'API token',
    rights: 'of an admin of the workspace: others see only their own time, and what is shared with them',
    page: 'https://track.toggl.com/profile',
  },
  account: {
    label: 'workspace id',
    description: 'the number of the workspace, which stands in the address of its pages',
  },
  headers: (token) => ({ authorization: `Basic ${Buffer.from(`${token}:api_token`).toString('base64')}` }),
  quotaOf,
  requestsAnHour: PLANS[0] / 2,
  // One request a second, as Toggl asks.
  pauseMs: 1_000,
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
