import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { Currency } from '#domain/money'
import { type Counted, dayOf, noDay, noScope, scopeOf, sharesOf } from '#sources/kit/ai-usage/day'
import { Amount, Count, exact, listOf, members, required, sumOf } from '#sources/kit/ai-usage/numbers'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { mapping, rejected } from '#sources/kit/mapping'

/** Proposals of a tool for editing files. */
const Tool = members({ accepted: maybe(Count), rejected: maybe(Count) })

const Model = t.intersection([
  required({ model: t.string }),
  members({
    tokens: maybe(members({ input: maybe(Count), output: maybe(Count) })),
    estimated_cost: maybe(required({ currency: t.string, amount: Amount })),
  }),
])
type Model = t.TypeOf<typeof Model>

/** The person or the API key that worked. Only to recognise the same record in another page. */
const Actor = members({ type: maybe(t.string), email_address: maybe(t.string), api_key_name: maybe(t.string) })

const Day = members({
  date: maybe(t.string),
  organization_id: maybe(t.string),
  actor: maybe(Actor),
  customer_type: maybe(t.string),
  terminal_type: maybe(t.string),
  subscription_type: maybe(t.string),
  core_metrics: maybe(
    members({
      num_sessions: maybe(Count),
      lines_of_code: maybe(members({ added: maybe(Count), removed: maybe(Count) })),
      commits_by_claude_code: maybe(Count),
      pull_requests_by_claude_code: maybe(Count),
    }),
  ),
  tool_actions: maybe(
    members({
      edit_tool: maybe(Tool),
      multi_edit_tool: maybe(Tool),
      write_tool: maybe(Tool),
      notebook_edit_tool: maybe(Tool),
    }),
  ),
  model_breakdown: maybe(listOf(Model)),
})
type Day = t.TypeOf<typeof Day>

const workOf = ({ core_metrics, tool_actions }: Day): readonly Counted[] => {
  const tools = [
    tool_actions?.edit_tool,
    tool_actions?.multi_edit_tool,
    tool_actions?.write_tool,
    tool_actions?.notebook_edit_tool,
  ].filter((tool) => tool != null)
  return [
    { metric: 'sessions', value: exact(core_metrics?.num_sessions) },
    { metric: 'accepted_lines', value: exact(core_metrics?.lines_of_code?.added) },
    { metric: 'deleted_lines', value: exact(core_metrics?.lines_of_code?.removed) },
    { metric: 'agent_commits', value: exact(core_metrics?.commits_by_claude_code) },
    { metric: 'agent_prs_created', value: exact(core_metrics?.pull_requests_by_claude_code) },
    { metric: 'tool_actions_accepted', value: sumOf(tools.map(({ accepted }) => accepted)) },
    { metric: 'tool_actions_rejected', value: sumOf(tools.map(({ rejected: refused }) => refused)) },
  ]
}

const modelOf = ({ model, tokens, estimated_cost }: Model): readonly Counted[] => [
  // Without what was read from the cache or written to it.
  { metric: 'tokens_input', model, value: exact(tokens?.input) },
  { metric: 'tokens_output', model, value: exact(tokens?.output) },
  {
    metric: 'estimated_cost_cents',
    model,
    value: exact(estimated_cost?.amount),
    isUnknown: estimated_cost == null && tokens != null,
    // Costs without a record are of the same currency as all others of the vendor.
    currency: estimated_cost?.currency.toUpperCase() ?? 'USD',
  },
]

/** The parts that tell a record from others of its day; null if nothing says whose it is. */
const partOf = ({ actor, customer_type, terminal_type, subscription_type }: Day): readonly unknown[] | null => {
  const who = actor?.email_address ?? actor?.api_key_name ?? null
  return who === null ? null : [actor?.type, who, customer_type, terminal_type, subscription_type]
}

const countedOf = (day: Day): readonly Counted[] => [...workOf(day), ...(day.model_breakdown ?? []).flatMap(modelOf)]

const mapDay = (record: Day, choices: Choices): readonly Mapped[] => {
  const day = dayOf(record.date)
  if (day === null) return noDay('date')
  const scope = scopeOf(record.organization_id || null, choices)
  if (scope === null) return noScope('organization_id')
  const counted = countedOf(record)
  if (counted.some(({ currency }) => currency !== undefined && currency !== null && !Currency.is(currency)))
    return rejected('no_currency', 'estimated_cost.currency: expected a currency code of ISO 4217')
  return sharesOf({ vendor: 'claude_code', scope, day, provenance: 'vendor_reported' }, counted, partOf(record))
}

/** The daily records of the Claude Code Analytics API: one for each person, terminal and kind of account. */
export const claudeCode: JsonFormat = {
  layout: 'json',
  name: 'claude-code',
  title: 'Claude Code, analytics of the Admin API (JSON)',
  provider: 'claude_code',
  category: 'ai',
  kinds: ['ai_usage'],
  asksRole: false,
  list: 'data',
  members: ['date', 'core_metrics', 'tool_actions', 'model_breakdown'],
  map: mapping(Day, mapDay),
}
