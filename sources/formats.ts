import type { Format } from '#sources/kit/format'
import { awsCur, awsCur2 } from './aws/cost-and-usage.js'
import { azurePulls } from './azure-devops/pulls.js'
import { azureWorkItems } from './azure-devops/work-items.js'
import { bitbucketPulls } from './bitbucket/pulls.js'
import { claudeCode } from './claude-code/analytics.js'
import { claudeConsole } from './claude-code/console.js'
import { clockify } from './clockify/csv.js'
import { cursorCsv } from './cursor/csv.js'
import { cursorDaily, cursorEvents } from './cursor/usage.js'
import { focus } from './focus/csv.js'
import { giteaIssues } from './gitea/issues.js'
import { giteaPulls } from './gitea/pulls.js'
import { giteaReleases } from './gitea/releases.js'
import { githubCliPulls } from './github/cli-pulls.js'
import { githubIssues } from './github/issues.js'
import { githubPulls } from './github/pulls.js'
import { githubReleases } from './github/releases.js'
import { copilot, copilotUsers } from './github-copilot/usage.js'
import { gitlabIssues } from './gitlab/issues.js'
import { gitlabMergeRequests } from './gitlab/merge-requests.js'
import { gitlabReleases } from './gitlab/releases.js'
import { googleCalendar } from './google-calendar/events.js'
import { harvest } from './harvest/csv.js'
import { harvestEntries } from './harvest/entries.js'
import { harvestInvoices } from './harvest/invoices.js'
import { icalendar } from './icalendar/calendar.js'
import { invoicesCsv } from './invoices-csv/csv.js'
import { jiraCsv } from './jira/csv.js'
import { jira } from './jira/issues.js'
import { jiraWorklogs } from './jira/worklogs.js'
import { linear } from './linear/csv.js'
import { microsoftCalendar } from './microsoft-calendar/events.js'
import { openaiCosts, openaiUsage } from './openai/usage.js'
import { quickbooksCreditMemos, quickbooksInvoices } from './quickbooks/invoices.js'
import { stripeInvoices } from './stripe/invoices.js'
import { tempoCsv } from './tempo/csv.js'
import { tempo } from './tempo/worklogs.js'
import { toggl } from './toggl/csv.js'
import { togglEntries } from './toggl/entries.js'
import { trello } from './trello/board.js'
import { xeroCreditNotes } from './xero/credit-notes.js'
import { xeroInvoices } from './xero/invoices.js'

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
