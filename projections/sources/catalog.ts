import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { NonEmptyString, PositiveInt } from '#domain/common'
import { ConnectionRegistered } from '#domain/events/connections'
import { WebAddress } from '#domain/web-address'

export const SourceCategory = ConnectionRegistered.data.props.category
type SourceCategory = t.TypeOf<typeof SourceCategory>

export const CatalogEntry = closed('CatalogEntry', {
  provider: NonEmptyString,
  label: NonEmptyString,
  category: SourceCategory,
  availability: oneOf('available', 'coming_soon'),
  connectUrl: nullable(WebAddress),
  rateLimit: nullable(closed('ProviderRateLimit', { requests: PositiveInt, perSeconds: PositiveInt })),
  setupKind: nullable(oneOf('upload', 'token', 'local_path')),
  skippedInSetup: t.readonlyArray(NonEmptyString),
  supportsConnectionTest: t.boolean,
})
export type CatalogEntry = t.TypeOf<typeof CatalogEntry>

/** The provider of whatever comes in by a file and says nothing else. */
export const IMPORTED = 'csv'

/** What this build reads by itself, and how it is set up. Whatever else exports a file comes in through `csv`. */
const READ: Readonly<Record<string, CatalogEntry['setupKind']>> = { git: 'local_path', [IMPORTED]: 'upload' }

const NAMED: readonly (readonly [SourceCategory, readonly (readonly [provider: string, label: string])[]])[] = [
  [
    'delivery',
    [
      ['asana', 'Asana'],
      ['azure_boards', 'Azure Boards'],
      ['clickup', 'ClickUp'],
      ['jira', 'Jira'],
      ['linear', 'Linear'],
      ['trello', 'Trello'],
    ],
  ],
  [
    'code',
    [
      ['azure_repos', 'Azure Repos'],
      ['bitbucket', 'Bitbucket'],
      ['git', 'Git'],
      ['github', 'GitHub'],
      ['gitlab', 'GitLab'],
    ],
  ],
  [
    'calendar',
    [
      ['google_calendar', 'Google Calendar'],
      ['microsoft_calendar', 'Microsoft 365 Calendar'],
    ],
  ],
  [
    'communication',
    [
      ['microsoft_teams', 'Microsoft Teams'],
      ['slack', 'Slack'],
    ],
  ],
  [
    'ai',
    [
      ['claude_code', 'Claude Code'],
      ['cursor', 'Cursor'],
      ['gemini_code_assist', 'Gemini Code Assist'],
      ['github_copilot', 'GitHub Copilot'],
      ['openai_codex', 'OpenAI Codex'],
      ['windsurf', 'Windsurf'],
    ],
  ],
  [
    'cloud',
    [
      ['aws', 'Amazon Web Services'],
      ['azure', 'Microsoft Azure'],
      ['google_cloud', 'Google Cloud'],
    ],
  ],
  ['import', [[IMPORTED, 'File import']]],
]

/** Every provider that the service knows of. Only what this build can read is available. */
export const CATALOG: readonly CatalogEntry[] = NAMED.flatMap(([category, providers]) =>
  providers.map(([provider, label]) => ({
    ...{ provider, label, category },
    availability: Object.hasOwn(READ, provider) ? ('available' as const) : ('coming_soon' as const),
    ...{ connectUrl: null, rateLimit: null, setupKind: READ[provider] ?? null },
    ...{ skippedInSetup: [], supportsConnectionTest: false },
  })),
)

/** Whether the service reads a provider by itself, as often as the plan says; all else somebody imports by hand. */
export const isScheduled = (provider: string): boolean => READ[provider] === 'token'

/** Whether what a provider tells comes in by files. */
export const isImported = (provider: string): boolean => READ[provider] !== 'local_path'
