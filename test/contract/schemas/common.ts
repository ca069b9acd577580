import { between, closed, each, matching, nonEmpty, number, oneOf, orNull, type Schema, text } from './json-schema.js'

// The contract's "Common types", and the sets of values that several operations share.

const UUID_SHAPES = [
  '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}',
  '0{8}-0{4}-0{4}-0{4}-0{12}',
  '[fF]{8}-[fF]{4}-[fF]{4}-[fF]{4}-[fF]{12}',
]
export const UUID = `(?:${UUID_SHAPES.join('|')})`
export const uuid = matching(`^${UUID}$`)

const LEAP_YEAR = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'
const DAY_OF_ANY_YEAR =
  '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])'
const DATE = `(?!0000)(?:\\d{4}-(?:${DAY_OF_ANY_YEAR})|${LEAP_YEAR}-02-29)`
export const date = matching(`^${DATE}$`)
export const timestamp = matching(`^${DATE}T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$`)
export const slug = matching('^[a-z0-9][a-z0-9-]{0,46}[a-z0-9]$')

const LARGEST = 9007199254740991
export const int0: Schema = { type: 'integer', minimum: 0, maximum: LARGEST }
export const positive: Schema = { ...int0, minimum: 1 }
export const integer: Schema = { type: 'integer', minimum: -LARGEST, maximum: LARGEST }
/** Money in minor units; a discount or a credit is below zero. */
export const cents = integer
export const percentage = between(0, 100)
export const share = between(0, 1)
/** A duration, or what cannot be less than nothing. */
export const number0: Schema = { type: 'number', minimum: 0 }

export const provenance = oneOf('self_reported', 'vendor_reported', 'modeled', 'provider_export', 'user_declared')
export const unit = oneOf('lines', 'count', 'ratio', 'tokens', 'cents', 'band', 'percent', 'credits')
export const figure = closed({ value: number, unit, provenance, basis: nonEmpty })
export const figureIn = (name: string): Schema =>
  closed({
    value: name === 'cents' ? cents : number,
    unit: { const: name },
    provenance,
    // A figure in cents names its currency.
    basis: name === 'cents' ? matching('\\b[A-Z]{3}\\b') : nonEmpty,
  })
export const workType = oneOf('epic', 'story', 'task', 'bug', 'subtask', 'other', 'mixed', 'unlinked')

/** Nothing that a browser would run. */
export const link = matching('^https?://')

export const currency = matching('^[A-Z]{3}$')
export const provider = matching('^[a-z][a-z0-9_-]*$')
export const health = oneOf('not_connected', 'pending', 'healthy', 'stale', 'degraded', 'failing', 'paused')
export const availability = oneOf('available', 'partial', 'unavailable')
export const tone = oneOf('neutral', 'info', 'good', 'warn', 'risk', 'ai')
export const linkOrigin = oneOf('connector', 'heuristic', 'manual')
export const period = closed({ start: date, end: date, timeZone: nonEmpty })
/** A section that says whether it could be worked out, and why not. */
export const stateAndReason = {
  members: { state: availability, reason: orNull(nonEmpty) },
  agree: {
    if: { properties: { state: { const: 'available' } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { reason: { const: null } } },
    else: { properties: { reason: nonEmpty } },
  },
}

/** The five KPI families, their titles and the unit of their figures. */
export const FAMILIES = [
  { id: 'delivery_investment', title: 'Delivery Investment', unit: 'cents' },
  { id: 'scope_expansion', title: 'Scope expansion', unit: 'percent' },
  { id: 'delivery_output', title: 'Project forensics', unit: 'count' },
  { id: 'objectives', title: 'Objectives', unit: 'ratio' },
  { id: 'ai_net_gain', title: 'AI net delivery gain', unit: 'count' },
] as const

/** The sources of evidence. */
export const SOURCE_IDS = ['commercial', 'tracker', 'code', 'release', 'calendar'] as const
export const source = closed({ source: oneOf(...SOURCE_IDS), label: text, state: health })

export const namedProject = closed({ id: uuid, name: text, clientName: text })

/** Shared by forensics and scope. */
export const engagement = closed({
  id: nonEmpty,
  billingModel: oneOf('fixed', 'time_and_materials', 'retainer'),
  contractedAmountCents: orNull(int0),
  currency: orNull(currency),
  startsOn: date,
  endsOn: orNull(date),
  state: oneOf('active', 'ended'),
})
export const lock = closed({
  id: nonEmpty,
  lockedOn: date,
  timeZone: nonEmpty,
  lockedAt: timestamp,
  lockedBy: text,
  items: int0,
  estimateHours: orNull(number0),
  method: oneOf('manual', 'import'),
  reference: orNull(text),
})

/** The seven sources of what AI tools report. */
export const aiSource = oneOf(
  ...['github_copilot', 'cursor', 'claude_code', 'openai_codex', 'windsurf', 'gemini_code_assist', 'csv'],
)
const PLANS = ['free', 'starter', 'growth', 'scale']
export const effectivePlan = oneOf(...PLANS)
/** The plan as agreed: a legacy contract's stays `entry`. */
export const plan = oneOf(...PLANS, 'entry')

export const counts = (...names: readonly string[]) => each(int0, ...names)
