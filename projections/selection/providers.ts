import type * as t from 'io-ts'
import { oneOf } from '#domain/codec'

/** The provider of a file that names no other. */
export const IMPORTED = 'csv'

export const SetupKind = oneOf('upload', 'token', 'local_path')
type SetupKind = t.TypeOf<typeof SetupKind>

/** The providers that this build reads, and how they are set up. All others are imported as files, through `csv`. */
export const SETUP_KIND: Readonly<Record<string, SetupKind>> = {
  git: 'local_path',
  aws: 'upload',
  azure_boards: 'upload',
  azure_repos: 'upload',
  bitbucket: 'upload',
  claude_code: 'upload',
  clockify: 'upload',
  cursor: 'upload',
  focus: 'upload',
  invoices_csv: 'upload',
  gitea: 'upload',
  github: 'upload',
  gitlab: 'upload',
  github_copilot: 'upload',
  google_calendar: 'upload',
  harvest: 'upload',
  microsoft_calendar: 'upload',
  jira: 'upload',
  linear: 'upload',
  openai_codex: 'upload',
  quickbooks: 'upload',
  icalendar: 'upload',
  stripe: 'upload',
  tempo: 'upload',
  toggl: 'upload',
  trello: 'upload',
  xero: 'upload',
  [IMPORTED]: 'upload',
}

/** Whether the service reads a provider by itself, as often as the plan says; a person imports all others. */
export const isScheduled = (provider: string): boolean => SETUP_KIND[provider] === 'token'

/** Whether a provider's evidence comes in by files. */
export const isImported = (provider: string): boolean => SETUP_KIND[provider] !== 'local_path'
