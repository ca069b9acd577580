import * as t from 'io-ts'
import { PlainQuantity, ShortText } from '../bounds.js'
import { agreeing, closed, nullable, oneOf } from '../codec.js'
import { CivilDate, Provenance, Unit } from '../common.js'
import { decimalText, Quantity, SCALE } from '../decimal.js'
import { roundHalfEven } from '../figures.js'
import { Currency } from '../money.js'
import { daysBetween } from '../time.js'
import { defineEvent, upcast, Withdrawal } from './envelope.js'

/** Vendors of AI tools, and `csv` for a hand-made table. */
export const UsageSource = oneOf(
  'github_copilot',
  'cursor',
  'claude_code',
  'openai_codex',
  'windsurf',
  'gemini_code_assist',
  'csv',
)
export type UsageSource = t.TypeOf<typeof UsageSource>

export const UsageMetric = oneOf(
  'accepted_lines',
  'deleted_lines',
  'suggested_lines',
  'tab_suggestions',
  'tab_accepts',
  'agent_suggested_diffs',
  'agent_accepted_diffs',
  'tool_actions_accepted',
  'tool_actions_rejected',
  'chats',
  'sessions',
  'agent_commits',
  'agent_prs_created',
  'agent_prs_merged',
  'active_seats_band',
  'tokens_input',
  'tokens_output',
  'estimated_cost_cents',
  'credits',
  'threads',
  'turns',
  'code_reviews',
  'review_comments',
)
export type UsageMetric = t.TypeOf<typeof UsageMetric>

/** The longest window: windows that overlap a period are found by their last day. */
export const LONGEST_WINDOW_DAYS = 366

const usage = {
  vendor: UsageSource,
  /** The organization or team that the vendor counts; never a person. */
  scope: ShortText,
  /** First and last day of the window, in UTC. */
  windowStart: CivilDate,
  windowEnd: CivilDate,
  metric: UsageMetric,
  model: nullable(ShortText),
  /** Null where a part of it is not known, so that its sum is not. */
  value: nullable(Quantity),
  unit: Unit,
  currency: nullable(Currency),
  provenance: Provenance,
}

const isWindow = ({ windowStart, windowEnd }: { readonly windowStart: CivilDate; readonly windowEnd: CivilDate }) =>
  windowStart <= windowEnd && daysBetween(windowStart, windowEnd) <= LONGEST_WINDOW_DAYS
const WINDOW = 'a window that does not end before it starts and has at most 366 days'

/** One metric of one window, as a vendor reports it. */
export const AiUsageFacts = agreeing(closed('AiUsageFacts', usage), isWindow, WINDOW)
export type AiUsageFacts = t.TypeOf<typeof AiUsageFacts>
const AiUsageFacts1 = closed('AiUsageFacts version 1', { ...usage, value: PlainQuantity })
const AiUsageFacts2 = agreeing(closed('AiUsageFacts version 2', { ...usage, value: Quantity }), isWindow, WINDOW)
/** The facts as a file may write them: the value also as a number of JSON. */
export const WrittenAiUsage = agreeing(
  closed('WrittenAiUsage', { ...usage, value: nullable(t.union([Quantity, PlainQuantity])) }),
  isWindow,
  WINDOW,
)

/** A number in the fewest digits that stand for it; digits past the 40th after the point are rounded away. */
export const quantityOf = (n: number): Quantity => decimalText(roundHalfEven(n, SCALE))

export const AiUsageReported = defineEvent('connection', 'AiUsageReported', AiUsageFacts, {
  observes: 'stated',
  upcasters: [
    upcast(AiUsageFacts1, ({ value, ...rest }) => ({ ...rest, value: quantityOf(value) })),
    upcast(AiUsageFacts2, (facts) => facts),
  ],
})
export const AiUsageWithdrawn = defineEvent('connection', 'AiUsageWithdrawn', Withdrawal, { observes: 'withdrawn' })
