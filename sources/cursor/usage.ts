import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { CivilDate } from '#domain/common'
import { type Counted, dayOf, dayOfMilliseconds, noDay, noScope, scopeOf, sharesOf } from '#sources/kit/ai-usage/day'
import { Amount, Count, exact, members } from '#sources/kit/ai-usage/numbers'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { leftOut, mapping, rejected } from '#sources/kit/mapping'

const Id = t.union([t.string, t.number], 'a text or a number')

/** A person's day. */
const Day = members({
  day: maybe(t.string),
  /** The day's beginning in UTC, in milliseconds. */
  date: maybe(Count),
  userId: maybe(Id),
  email: maybe(t.string),
  totalLinesAdded: maybe(Count),
  acceptedLinesAdded: maybe(Count),
  acceptedLinesDeleted: maybe(Count),
  totalApplies: maybe(Count),
  totalAccepts: maybe(Count),
  totalTabsShown: maybe(Count),
  totalTabsAccepted: maybe(Count),
  chatRequests: maybe(Count),
})
type Day = t.TypeOf<typeof Day>

const useOf = (day: Day): readonly Counted[] => [
  { metric: 'suggested_lines', value: exact(day.totalLinesAdded) },
  { metric: 'accepted_lines', value: exact(day.acceptedLinesAdded) },
  { metric: 'deleted_lines', value: exact(day.acceptedLinesDeleted) },
  // What is applied is kept or rejected afterwards.
  { metric: 'agent_suggested_diffs', value: exact(day.totalApplies) },
  { metric: 'agent_accepted_diffs', value: exact(day.totalAccepts) },
  { metric: 'tab_suggestions', value: exact(day.totalTabsShown) },
  { metric: 'tab_accepts', value: exact(day.totalTabsAccepted) },
  { metric: 'chats', value: exact(day.chatRequests) },
]

const common = {
  layout: 'json',
  provider: 'cursor',
  category: 'ai',
  kinds: ['ai_usage'],
  asksRole: false,
  asksContainer: 'team',
} as const

/** A part of a team's day, on one of the team's facts. */
const stated = (
  day: string | null,
  members: string,
  counted: readonly Counted[],
  part: unknown,
  choices: Choices,
): readonly Mapped[] => {
  if (day === null) return noDay(members)
  const scope = scopeOf(null, choices)
  if (scope === null) return noScope('team')
  return sharesOf({ vendor: 'cursor', scope, day, provenance: 'vendor_reported' }, counted, part)
}

const dayOfRow = ({ day, date }: Day): CivilDate | null => dayOf(day) ?? dayOfMilliseconds(Number(date ?? Number.NaN))

const mapDay = (record: Day, choices: Choices): readonly Mapped[] => {
  const day = dayOfRow(record)
  const who = record.userId ?? record.email ?? null
  return stated(day, 'day, date', useOf(record), who === null ? null : ['day', who], choices)
}

/** The daily usage of a team: a row for each person and day. */
export const cursorDaily: JsonFormat = {
  ...common,
  name: 'cursor-daily',
  title: 'Cursor, daily usage of the Admin API (JSON)',
  list: 'data',
  members: ['day|date', 'acceptedLinesAdded', 'totalTabsShown'],
  map: mapping(Day, mapDay),
}

const Event = members({
  /** In milliseconds. */
  timestamp: maybe(Count),
  model: maybe(t.string),
  kind: maybe(t.string),
  requestsCosts: maybe(Amount),
  userEmail: maybe(t.string),
  owningUser: maybe(Id),
  tokenUsage: maybe(
    members({
      inputTokens: maybe(Count),
      outputTokens: maybe(Count),
      cacheWriteTokens: maybe(Count),
      cacheReadTokens: maybe(Count),
      totalCents: maybe(Amount),
    }),
  ),
})
type Event = t.TypeOf<typeof Event>

/** An event has no id: the same one is the same in all that it says. */
const partOf = ({
  timestamp,
  model,
  kind,
  requestsCosts,
  userEmail,
  owningUser,
  tokenUsage: tokens,
}: Event): unknown => [
  'event',
  timestamp,
  model,
  kind,
  requestsCosts,
  userEmail,
  owningUser,
  [tokens?.inputTokens, tokens?.outputTokens, tokens?.cacheWriteTokens, tokens?.cacheReadTokens, tokens?.totalCents],
]

const dayOfEvent = ({ timestamp }: Event): CivilDate | null => dayOfMilliseconds(Number(timestamp ?? Number.NaN))

const mapEvent = (event: Event, choices: Choices): readonly Mapped[] => {
  const { model, tokenUsage } = event
  // Requests that a plan includes may have no tokens: how many they used, and what they cost, is unknown.
  const isUncounted = tokenUsage === null || tokenUsage === undefined
  if (model === null || model === undefined)
    return isUncounted ? leftOut('no_tokens') : rejected('no_model', 'model: missing')
  const cents = exact(tokenUsage?.totalCents)
  const counted: readonly Counted[] = [
    { metric: 'tokens_input', model, value: exact(tokenUsage?.inputTokens), isUnknown: isUncounted },
    { metric: 'tokens_output', model, value: exact(tokenUsage?.outputTokens), isUnknown: isUncounted },
    { metric: 'estimated_cost_cents', model, value: cents, isUnknown: cents === null, currency: 'USD' },
  ]
  const mapped = stated(dayOfEvent(event), 'timestamp', counted, partOf(event), choices)
  return isUncounted ? [...mapped, ...leftOut('no_tokens')] : mapped
}

/** The usage events of a team: one for each request to a model. */
export const cursorEvents: JsonFormat = {
  ...common,
  name: 'cursor-events',
  title: 'Cursor, usage events of the Admin API (JSON)',
  states: 'cursor-events',
  list: ['usageEvents', 'usageEventsDisplay'],
  members: ['timestamp', 'model', 'kind|kindLabel', 'tokenUsage|requestsCosts|chargedCents|isTokenBasedCall'],
  map: mapping(Event, mapEvent),
}

const isEvent = (record: unknown): boolean => typeof record === 'object' && record !== null && 'timestamp' in record

/** The UTC day of a row or an event; null if it says none. */
export const dayOfUsage = (record: unknown): CivilDate | null => {
  if (isEvent(record)) return Event.is(record) ? dayOfEvent(record) : null
  return Day.is(record) ? dayOfRow(record) : null
}

/**
 * Rows and events of a team as its host gives them, each read as above. They are one list of the host: a list that is read whole decides
 * what is gone of all the facts in its account.
 */
export const cursorUsage: JsonFormat = {
  layout: 'json',
  name: 'cursor-usage',
  title: 'Cursor, usage of the Admin API',
  provider: 'cursor',
  category: 'ai',
  kinds: ['ai_usage'],
  asksRole: false,
  list: null,
  members: [],
  map: (record, ...more) => (isEvent(record) ? cursorEvents : cursorDaily).map(record, ...more),
}
