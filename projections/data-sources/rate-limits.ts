import type * as t from 'io-ts'
import { closed } from '#domain/codec'
import { PositiveInt } from '#domain/common'

export const RateLimit = closed('ProviderRateLimit', { requests: PositiveInt, perSeconds: PositiveInt })
export type RateLimit = t.TypeOf<typeof RateLimit>

const MINUTE = 60
const HOUR = 3_600

/**
 * The requests that each provider's API takes from one caller, as its documentation says. Where plans differ, that of the
 * smallest. Null where no number of requests is published, or where there is no host to ask.
 */
export const RATE_LIMITS: Readonly<Record<string, RateLimit | null>> = {
  // developers.asana.com/docs/rate-limits: free domains.
  asana: { requests: 150, perSeconds: MINUTE },
  // The clouds deliver cost files; no API is asked.
  aws: null,
  azure: null,
  focus: null,
  icalendar: null,
  // learn.microsoft.com, "Azure DevOps rate limits": units of consumption, which no number of requests gives.
  azure_boards: null,
  azure_repos: null,
  // support.atlassian.com/bitbucket-cloud/docs/api-request-limits: repository data.
  bitbucket: { requests: 1_000, perSeconds: HOUR },
  // The analytics of an organisation have no published limit.
  claude_code: null,
  // clickup.com/api/developer-portal/rate-limits: Free to Business, for each token.
  clickup: { requests: 100, perSeconds: MINUTE },
  // clockify.me/help/getting-started/webhook-and-api-limitations: Free; paid plans have 50 a second.
  clockify: { requests: 30, perSeconds: HOUR },
  // A file of any kind.
  csv: null,
  // cursor.com/docs/api: most endpoints of the Admin API, for each team.
  cursor: { requests: 20, perSeconds: MINUTE },
  gemini_code_assist: null,
  // A repository is read where it is.
  git: null,
  // Each server has its own, or none.
  gitea: null,
  // docs.github.com, "Rate limits for the REST API": an authenticated user.
  github: { requests: 5_000, perSeconds: HOUR },
  // The reports are asked for at the same API.
  github_copilot: { requests: 5_000, perSeconds: HOUR },
  // docs.gitlab.com/user/gitlab_com: authenticated API traffic of one user on GitLab.com; own servers have their own.
  gitlab: { requests: 2_000, perSeconds: MINUTE },
  // developers.google.com/calendar/api/guides/quota: one user of a project.
  google_calendar: { requests: 600, perSeconds: MINUTE },
  google_cloud: null,
  // help.getharvest.com/api-v2/introduction/overview/general: all but reports.
  harvest: { requests: 100, perSeconds: 15 },
  // developer.atlassian.com, "Rate limiting": points that depend on the request.
  jira: null,
  // A file of any program.
  invoices_csv: null,
  // linear.app/developers/rate-limiting: requests and their complexity at once.
  linear: null,
  // learn.microsoft.com/graph/throttling-limits: Outlook, one application and mailbox.
  microsoft_calendar: { requests: 10_000, perSeconds: 10 * MINUTE },
  // Different for each method.
  microsoft_teams: null,
  openai_codex: null,
  slack: null,
  // developer.intuit.com, "Limits and throttles": each company.
  quickbooks: { requests: 500, perSeconds: MINUTE },
  // docs.stripe.com/rate-limits: live mode, each account.
  stripe: { requests: 100, perSeconds: 1 },
  // Tempo publishes no number of requests.
  tempo: null,
  // support.toggl.com, "API & Webhook limits": Free, for each user and organisation.
  toggl: { requests: 30, perSeconds: HOUR },
  // developer.atlassian.com/cloud/trello/guides/rest-api/rate-limits: each token.
  trello: { requests: 100, perSeconds: 10 },
  windsurf: null,
  // developer.xero.com, "API limits": each organisation and app.
  xero: { requests: 60, perSeconds: MINUTE },
}
