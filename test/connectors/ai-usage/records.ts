// Records as the vendors write them. Names and addresses in them are canaries: no store may hold them.

const feature = (name: string, generated: number, accepted: number, added: number) => ({
  feature: name,
  user_initiated_interaction_count: 0,
  code_generation_activity_count: generated,
  code_acceptance_activity_count: accepted,
  loc_suggested_to_add_sum: added,
  loc_suggested_to_delete_sum: 0,
  loc_added_sum: added,
  loc_deleted_sum: 0,
})

/** A day of an organization. */
export const copilotDay = (day: string, added: number) => ({
  day,
  organization_id: '9919',
  enterprise_id: '1',
  daily_active_users: 12,
  weekly_active_users: 17,
  monthly_active_users: 23,
  monthly_active_chat_users: 14,
  monthly_active_agent_users: 9,
  user_initiated_interaction_count: 47,
  code_generation_activity_count: 250,
  code_acceptance_activity_count: 97,
  totals_by_ide: [{ ide: 'vscode', code_generation_activity_count: 250, code_acceptance_activity_count: 97 }],
  totals_by_feature: [feature('agent_edit', 106, 0, 0), feature('code_completion', 120, 40, 300)],
  totals_by_language_feature: [],
  totals_by_model_feature: [],
  loc_suggested_to_add_sum: 880,
  loc_suggested_to_delete_sum: 10,
  loc_added_sum: added,
  loc_deleted_sum: 41,
  pull_requests: {
    total_created: 20,
    total_reviewed: 18,
    total_merged: 17,
    median_minutes_to_merge: 231.5,
    total_created_by_copilot: 3,
    total_merged_created_by_copilot: 2,
    total_reviewed_by_copilot: 11,
    total_copilot_suggestions: 31,
    total_copilot_applied_suggestions: 9,
  },
  note: 'ada.canary',
})

/** A day of a person. */
export const copilotUser = (day: string, id: number, login: string, added: number) => ({
  report_start_day: '2026-02-05',
  report_end_day: '2026-03-04',
  day,
  organization_id: '9919',
  enterprise_id: '1',
  user_id: id,
  user_login: login,
  user_initiated_interaction_count: 7,
  code_generation_activity_count: 144,
  code_acceptance_activity_count: 47,
  totals_by_ide: [],
  totals_by_feature: [feature('code_completion', 15, 6, 40)],
  used_agent: true,
  used_chat: true,
  loc_suggested_to_add_sum: 88,
  loc_suggested_to_delete_sum: 10,
  loc_added_sum: added,
  loc_deleted_sum: 4,
  ai_credits_used: 12.5,
})

/** A record of the Claude Code Analytics API. */
export const claudeRecord = (email: string, terminal: string, cents: number) => ({
  date: '2026-03-02T00:00:00Z',
  actor: { type: 'user_actor', email_address: email },
  organization_id: 'dc9f6c26-b22c-4831-8d01-0446bada88f1',
  customer_type: 'api',
  terminal_type: terminal,
  core_metrics: {
    num_sessions: 5,
    lines_of_code: { added: 1_543, removed: 892 },
    commits_by_claude_code: 12,
    pull_requests_by_claude_code: 2,
  },
  tool_actions: {
    edit_tool: { accepted: 45, rejected: 5 },
    multi_edit_tool: { accepted: 12, rejected: 2 },
    write_tool: { accepted: 8, rejected: 1 },
    notebook_edit_tool: { accepted: 3, rejected: 0 },
  },
  model_breakdown: [
    {
      model: 'claude-opus-4-8',
      tokens: { input: 100_000, output: 35_000, cache_read: 10_000, cache_creation: 5_000 },
      estimated_cost: { currency: 'USD', amount: cents },
    },
    {
      model: 'claude-haiku-4-5',
      tokens: { input: 900, output: 70, cache_read: 0, cache_creation: 0 },
      estimated_cost: { currency: 'USD', amount: 0.14 },
    },
  ],
})

/** A day of a person on a team. */
export const cursorDay = (day: string, email: string, accepted: number) => ({
  userId: email.length,
  day,
  date: Date.parse(day),
  isActive: true,
  email,
  totalLinesAdded: 1_543,
  totalLinesDeleted: 892,
  acceptedLinesAdded: accepted,
  acceptedLinesDeleted: 645,
  totalApplies: 87,
  totalAccepts: 73,
  totalRejects: 14,
  totalTabsShown: 342,
  totalTabsAccepted: 289,
  composerRequests: 45,
  chatRequests: 128,
  agentRequests: 12,
  cmdkUsages: 67,
  subscriptionIncludedReqs: 180,
  apiKeyReqs: 0,
  usageBasedReqs: 5,
  bugbotUsages: 3,
  mostUsedModel: 'gpt-5',
  applyMostUsedExtension: '.tsx',
  tabMostUsedExtension: '.ts',
  clientVersion: '0.25.1',
})

/** A request to a model, at some milliseconds after the beginning of 2 March 2026. */
export const cursorEvent = (after: number, totalCents: number) => ({
  timestamp: String(Date.parse('2026-03-02') + after),
  model: 'claude-4-opus',
  kind: 'Usage-based',
  maxMode: true,
  requestsCosts: 5,
  isTokenBasedCall: true,
  tokenUsage: {
    inputTokens: 126,
    outputTokens: 450,
    cacheWriteTokens: 6_112,
    cacheReadTokens: 11_964,
    totalCents,
  },
  cursorTokenFee: 1.18,
  chargedCents: totalCents + 1.18,
  isFreeBugbot: false,
  userEmail: 'ada@canary.example',
})

/** A request that the plan includes: without tokens. */
export const cursorIncluded = {
  timestamp: String(Date.parse('2026-03-02T23:59:59.999Z')),
  model: 'claude-4-sonnet-thinking',
  kind: 'Included in Business',
  maxMode: true,
  requestsCosts: 1.4,
  isTokenBasedCall: false,
  cursorTokenFee: 0,
  isFreeBugbot: false,
  userEmail: 'bob@canary.example',
}

const DAY = 86_400
const START = Date.parse('2026-03-02') / 1_000

/** A day of an organization's API, by results. */
export const openaiBucket = (day: number, results: readonly object[]) => ({
  object: 'bucket',
  start_time: START + day * DAY,
  end_time: START + (day + 1) * DAY,
  results,
})

export const openaiUsed = (model: string | null, project: string | null) => ({
  object: 'organization.usage.completions.result',
  input_tokens: 27_444,
  output_tokens: 500,
  input_cached_tokens: 8_448,
  input_audio_tokens: 0,
  output_audio_tokens: 0,
  num_model_requests: 5,
  project_id: project,
  user_id: 'user-canary',
  api_key_id: null,
  model,
  batch: null,
})

export const openaiCost = (value: number | string) => ({
  object: 'organization.costs.result',
  amount: { value, currency: 'usd' },
  line_item: null,
  project_id: null,
  organization_name: 'Canary Inc.',
})
