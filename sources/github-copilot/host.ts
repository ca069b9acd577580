import { githubService } from '#sources/kit/forges/github/service'
import type { Host, HostList } from '#sources/kit/hosts/host'
import { look } from './accounts.js'
import { REPORT_MEMBERS } from './members.js'
import { pagesOfReports } from './pages.js'
import { copilot, dayOfReport } from './usage.js'

const DAY = 86_400_000

/** The usage reports of an organization or enterprise. */
const reports: HostList = {
  name: 'reports',
  format: copilot,
  of: 'container',
  kinds: ['ai_usage'],
  // A day is worked out some days later, and may be worked out again.
  overlapMs: 7 * DAY,
  pages: pagesOfReports,
  members: REPORT_MEMBERS,
  // A report is rejected by its day. The sums of its day have keys of their own.
  keyOf: dayOfReport,
}

/** GitHub Copilot, by the usage reports of GitHub's API. */
export const copilotHost: Host = {
  ...githubService,
  token: {
    label: 'personal access token',
    rights: 'fine-grained, of an owner of the organization, with read access to organization Copilot metrics',
    page: 'https://github.com/settings/personal-access-tokens/new',
  },
  look,
  lists: [reports],
}
