// Reports as the vendors write them, cut to a few records. Names and addresses in them are canaries: no store may hold them.

const lines = (records: readonly object[]): string => `${records.map((record) => JSON.stringify(record)).join('\n')}\n`
const page = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

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

/** Reports of one day, a line each. */
export const COPILOT = lines([copilotDay('2026-03-02', 640), copilotDay('2026-03-03', 0)])

/** The report of 28 days: one object. */
export const COPILOT_28_DAYS = lines([
  {
    report_start_day: '2026-02-05',
    report_end_day: '2026-03-04',
    organization_id: '9919',
    enterprise_id: '1',
    created_at: '2026-03-05T06:12:44.000Z',
    day_totals: [copilotDay('2026-03-02', 640), copilotDay('2026-03-04', 77)],
  },
])

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

/** A row for each person and day. */
export const COPILOT_USERS = lines([
  copilotUser('2026-03-02', 100_001, 'ada-canary', 18),
  copilotUser('2026-03-02', 100_002, 'bob-canary', 0),
  copilotUser('2026-03-03', 100_001, 'ada-canary', 5),
])

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

export const CLAUDE_CODE = page({
  data: [claudeRecord('ada@canary.example', 'vscode', 1_025), claudeRecord('ada@canary.example', 'iTerm.app', 0.1)],
  has_more: false,
  next_page: null,
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

export const CURSOR_DAILY = page({
  data: [cursorDay('2026-03-02', 'ada@canary.example', 1_102), cursorDay('2026-03-02', 'bobby@canary.example', 0)],
  period: { startDate: 1_772_409_600_000, endDate: 1_772_495_999_999 },
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

export const CURSOR_EVENTS = page({
  totalUsageEventsCount: 3,
  pagination: { numPages: 1, currentPage: 1, pageSize: 1_000, hasNextPage: false, hasPreviousPage: false },
  usageEvents: [cursorEvent(1, 20.18232), cursorEvent(86_399_999, 40.16699999999999), cursorIncluded],
  period: { startDate: 1_772_409_600_000, endDate: 1_772_495_999_999 },
})

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

const openaiPage = (data: readonly object[]): string => page({ object: 'page', data, has_more: false, next_page: null })

export const OPENAI_USAGE = openaiPage([
  openaiBucket(0, [openaiUsed('gpt-5-codex', null), openaiUsed('gpt-5-codex', null), openaiUsed('gpt-5', 'proj_abc')]),
  openaiBucket(1, []),
])

export const OPENAI_COSTS = openaiPage([
  openaiBucket(0, [openaiCost(0.06), openaiCost('0.0000012')]),
  openaiBucket(1, [openaiCost(0)]),
])

/** What the dashboard of a team exports. */
export const CURSOR_CSV = `Date,User,Kind,Model,Max Mode,Input (w/ Cache Write),Input (w/o Cache Write),Cache Read,Output Tokens,Total Tokens,Cost
"2026-03-02T06:56:12.521Z","ada@canary.example","Usage-based","composer-2-fast","No","160000","159990","578207","2055","740252","$0.49"
"2026-03-02T23:59:59.999Z","bob@canary.example","Included","composer-2-fast","No","10","10","0","5","15","Included"
"2026-03-03T00:00:00.000Z","bob@canary.example","Errored, No Charge","claude-4.6-sonnet-thinking","Yes","0","0","0","0","0","-"
`

/** What the Claude Console exports. */
export const CLAUDE_CONSOLE = `usage_date_utc,model_version,api_key,workspace,usage_type,context_window,usage_input_tokens_no_cache,usage_input_tokens_cache_write_5m,usage_input_tokens_cache_write_1h,usage_input_tokens_cache_read,usage_output_tokens,web_search_count,inference_geo,speed
2026-03-02,claude-opus-5,claude_code_key_ada.canary,Claude Code,standard,≤ 200k,46981,15969,0,0,16932,0,global,
2026-03-02,claude-opus-5,claude_code_key_bob.canary,Claude Code,standard,≤ 200k,19,0,0,7000,68,0,global,
2026-03-02,claude-opus-5,shop,Default,batch,≤ 200k,500,0,0,0,100,0,not_available,
`
