import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { NonEmptyString } from '#domain/common'
import { ConnectionRegistered } from '#domain/events/connections'
import { WebAddress } from '#domain/web-address'
import { IMPORTED, SETUP_KIND, SetupKind } from '../selection/providers.js'
import { RATE_LIMITS, RateLimit } from './rate-limits.js'
import { catalogTexts } from './texts.js'

export const SourceCategory = ConnectionRegistered.data.props.category
type SourceCategory = t.TypeOf<typeof SourceCategory>

export const CatalogEntry = closed('CatalogEntry', {
  provider: NonEmptyString,
  label: NonEmptyString,
  category: SourceCategory,
  availability: oneOf('available', 'coming_soon'),
  connectUrl: nullable(WebAddress),
  rateLimit: nullable(RateLimit),
  setupKind: nullable(SetupKind),
  skippedInSetup: t.readonlyArray(NonEmptyString),
  supportsConnectionTest: t.boolean,
})
export type CatalogEntry = t.TypeOf<typeof CatalogEntry>

const NAMED: readonly (readonly [SourceCategory, readonly (readonly [provider: string, label: string])[]])[] = [
  [
    'delivery',
    [
      ['asana', 'Asana'],
      ['azure_boards', 'Azure Boards'],
      ['clickup', 'ClickUp'],
      ['clockify', 'Clockify'],
      ['harvest', 'Harvest'],
      ['jira', 'Jira'],
      ['linear', 'Linear'],
      ['quickbooks', 'QuickBooks Online'],
      ['stripe', 'Stripe'],
      ['tempo', 'Tempo'],
      ['toggl', 'Toggl Track'],
      ['trello', 'Trello'],
      ['xero', 'Xero'],
    ],
  ],
  [
    'code',
    [
      ['azure_repos', 'Azure Repos'],
      ['bitbucket', 'Bitbucket'],
      ['git', 'Git'],
      ['gitea', 'Gitea and Forgejo'],
      ['github', 'GitHub'],
      ['gitlab', 'GitLab'],
    ],
  ],
  [
    'calendar',
    [
      ['google_calendar', 'Google Calendar'],
      ['icalendar', 'iCalendar file'],
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
      ['focus', 'FOCUS'],
      ['google_cloud', 'Google Cloud'],
    ],
  ],
  [
    'import',
    [
      [IMPORTED, catalogTexts.fileImport],
      ['invoices_csv', catalogTexts.invoices],
    ],
  ],
]

/** Every provider that the service knows of. Only what this build can read is available. */
export const CATALOG: readonly CatalogEntry[] = NAMED.flatMap(([category, providers]) =>
  providers.map(([provider, label]) => ({
    provider,
    label,
    category,
    availability: Object.hasOwn(SETUP_KIND, provider) ? ('available' as const) : ('coming_soon' as const),
    connectUrl: null,
    rateLimit: RATE_LIMITS[provider] ?? null,
    setupKind: SETUP_KIND[provider] ?? null,
    skippedInSetup: [],
    supportsConnectionTest: false,
  })),
)

const labels = new Map(CATALOG.map(({ provider, label }) => [provider, label]))
/** The catalogue's providers. */
export const PROVIDERS: readonly string[] = [...labels.keys()]

/** The catalogue's entry for a provider; a file may name any, and what the catalogue has not is a file. */
export const providerLabel = (provider: string): { readonly provider: string; readonly label: string } => {
  const known = labels.has(provider) ? provider : IMPORTED
  return { provider: known, label: labels.get(known) ?? known }
}
