/** The members of a record as the Claude Code Analytics API documents them. */
export const DAY_MEMBERS: ReadonlySet<string> = new Set([
  'actor',
  'core_metrics',
  'customer_type',
  'date',
  'model_breakdown',
  'organization_id',
  'subscription_type',
  'terminal_type',
  'tool_actions',
])
