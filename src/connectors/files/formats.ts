import { claudeCode } from '../ai-usage/claude-code.js'
import { claudeConsole } from '../ai-usage/claude-console.js'
import { copilot, copilotUsers } from '../ai-usage/copilot.js'
import { cursorDaily, cursorEvents } from '../ai-usage/cursor.js'
import { cursorCsv } from '../ai-usage/cursor-csv.js'
import { openaiCosts, openaiUsage } from '../ai-usage/openai.js'
import { googleCalendar } from '../calendars/google.js'
import { icalendar } from '../calendars/icalendar.js'
import { microsoftCalendar } from '../calendars/microsoft.js'
import { awsCur, awsCur2 } from '../cloud-cost/aws-cur.js'
import { focus } from '../cloud-cost/focus.js'
import { azurePulls } from '../forges/azure-pulls.js'
import { bitbucketPulls } from '../forges/bitbucket-pulls.js'
import { giteaIssues } from '../forges/gitea-issues.js'
import { giteaPulls } from '../forges/gitea-pulls.js'
import { giteaReleases } from '../forges/gitea-releases.js'
import { githubCliPulls } from '../forges/github-cli-pulls.js'
import { githubIssues } from '../forges/github-issues.js'
import { githubPulls } from '../forges/github-pulls.js'
import { githubReleases } from '../forges/github-releases.js'
import { gitlabIssues } from '../forges/gitlab-issues.js'
import { gitlabMergeRequests } from '../forges/gitlab-merge-requests.js'
import { gitlabReleases } from '../forges/gitlab-releases.js'
import { invoicesCsv } from '../invoices/csv.js'
import { harvestInvoices } from '../invoices/harvest.js'
import { quickbooksCreditMemos, quickbooksInvoices } from '../invoices/quickbooks.js'
import { stripeInvoices } from '../invoices/stripe.js'
import { xeroInvoices } from '../invoices/xero.js'
import { xeroCreditNotes } from '../invoices/xero-credit-notes.js'
import { clockify } from '../time-sheets/clockify.js'
import { harvest } from '../time-sheets/harvest.js'
import { harvestEntries } from '../time-sheets/harvest-entries.js'
import { jiraWorklogs } from '../time-sheets/jira-worklogs.js'
import { tempo } from '../time-sheets/tempo.js'
import { tempoCsv } from '../time-sheets/tempo-csv.js'
import { toggl } from '../time-sheets/toggl.js'
import { togglEntries } from '../time-sheets/toggl-entries.js'
import { azureWorkItems } from '../trackers/azure-work-items.js'
import { jira } from '../trackers/jira.js'
import { jiraCsv } from '../trackers/jira-csv.js'
import { linear } from '../trackers/linear.js'
import { trello } from '../trackers/trello.js'
import type { Format } from '#sources/kit/format'

/** Every format that is recognised. */
export const formats: readonly Format[] = [
  githubPulls,
  githubCliPulls,
  githubIssues,
  githubReleases,
  gitlabMergeRequests,
  gitlabIssues,
  gitlabReleases,
  giteaPulls,
  giteaIssues,
  giteaReleases,
  bitbucketPulls,
  azurePulls,
  jira,
  jiraCsv,
  linear,
  azureWorkItems,
  trello,
  toggl,
  togglEntries,
  clockify,
  harvest,
  harvestEntries,
  jiraWorklogs,
  tempo,
  tempoCsv,
  focus,
  awsCur,
  awsCur2,
  harvestInvoices,
  quickbooksInvoices,
  quickbooksCreditMemos,
  xeroInvoices,
  xeroCreditNotes,
  stripeInvoices,
  invoicesCsv,
  copilot,
  copilotUsers,
  claudeCode,
  claudeConsole,
  cursorDaily,
  cursorEvents,
  cursorCsv,
  openaiUsage,
  openaiCosts,
  icalendar,
  googleCalendar,
  microsoftCalendar,
]

/** The members that list the records of a format in a page. */
export const listsOf = (format: Format): ReadonlySet<string> => {
  const list = format.layout === 'json' ? (format.list ?? []) : []
  return new Set(typeof list === 'string' ? [list] : list)
}

/** The members by which records of JSON are recognised, and those that hold lists. */
const OF_RECORDS: ReadonlySet<string> = new Set(
  formats.flatMap((format) =>
    format.layout === 'json'
      ? [
          ...format.members.flatMap((member) => member.split('|').map((path) => path.split('.')[0] ?? '')),
          ...(format.ownLists ?? []),
        ]
      : [],
  ),
)
const LISTS = formats.flatMap((format) => [...listsOf(format)])

/**
 * The members that list records in a page of a format that is not known, in the order in which they are tried: first those that
 * no format's records have, because a list within a record would be taken for a page.
 */
export const LISTS_TRIED: readonly ReadonlySet<string>[] = [
  new Set(LISTS.filter((list) => !OF_RECORDS.has(list))),
  new Set(LISTS),
]
