import type { CatalogEntry } from '@workspace-delivery-intelligence/client'

// The way to a file of each product, in one sentence.

const EXPORTS: Readonly<Record<string, string>> = {
  jira: 'Filters › Advanced search, then Export › Export CSV (all fields).',
  linear: 'Settings › Administration › Import / export › Export CSV.',
  trello: 'Open the board, then Menu › Print, export and share › Export as JSON.',
  azure_boards: 'The answers of its API for work items, saved as JSON.',
  azure_repos: 'The answers of its API for pull requests, saved as JSON.',
  github: 'The answers of its API for pull requests, issues and releases, saved as JSON.',
  gitlab: 'The answers of its API for merge requests, issues and releases, saved as JSON.',
  bitbucket: 'The answers of its API for pull requests, saved as JSON.',
  gitea: 'The answers of its API for pull requests, issues and releases, saved as JSON.',
  toggl: 'Reports › Detailed, whole days, then Export › Download CSV.',
  clockify: 'Reports › Detailed, then Export › Save as CSV.',
  harvest: 'Reports › Detailed time, then Export › CSV. Invoices: the answer of its API, saved as JSON.',
  tempo: 'The answers of its API for worklogs, saved as JSON, or a report as CSV.',
  icalendar: 'The calendar exported as .ics: Google Calendar, Outlook, Apple Calendar, Nextcloud.',
  google_calendar: 'The answers of its API for events, saved as JSON.',
  microsoft_calendar: 'The answers of its API for a calendar view, saved as JSON.',
  invoices_csv: 'A table with number, days, status, currency, category and amount of each line.',
  stripe: 'The answers of its API for invoices, saved as JSON.',
  xero: 'The answers of its API for invoices, saved as JSON, page by page.',
  quickbooks: 'The answers of its API for invoices, saved as JSON.',
  aws: 'Data Exports › Standard data export › CUR 2.0, daily, as gzip.',
  focus: 'A cost export in the format FOCUS: AWS, Azure, Google Cloud, Oracle Cloud.',
  claude_code: 'The usage report of the Admin API, one answer a day, saved as JSON.',
  cursor: 'The answers of the Admin API for daily usage and events, saved as JSON.',
  github_copilot: 'The report of 28 days or of one day, as its link gives it.',
  openai_codex: 'The answers of the API for usage and costs of the organization, saved as JSON.',
  csv: 'Any other table: save it as CSV with one line of headers, and say what its columns mean.',
}

/** The way to a file of a product; null if none is known. */
export const exportOf = ({ provider }: Pick<CatalogEntry, 'provider'>): string | null => EXPORTS[provider] ?? null

type Category = CatalogEntry['category']

/** Categories by how much they help: what was agreed and done, what it took, and what was billed for it. */
const ORDER: readonly Category[] = ['delivery', 'import', 'code', 'calendar', 'cloud', 'ai', 'communication']

export interface Guide {
  readonly category: Category
  readonly entries: readonly (CatalogEntry & { readonly way: string })[]
}

/** Products whose files can be added, by category: first those of which nothing is connected, and those that help most. */
export const guidesOf = (entries: readonly CatalogEntry[], connected: ReadonlySet<string>): readonly Guide[] => {
  const rankOf = (category: Category): number => {
    const isConnected = entries.some((one) => one.category === category && connected.has(one.provider))
    return ORDER.indexOf(category) + (isConnected ? ORDER.length : 0)
  }
  return [...ORDER]
    .sort((one, other) => rankOf(one) - rankOf(other))
    .flatMap((category) => {
      const ofCategory = entries.flatMap((entry) => {
        const way = exportOf(entry)
        const isThere = entry.category === category && entry.availability === 'available' && way !== null
        return isThere ? [{ ...entry, way }] : []
      })
      return ofCategory.length === 0 ? [] : [{ category, entries: ofCategory }]
    })
}
