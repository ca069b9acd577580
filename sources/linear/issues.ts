import * as t from 'io-ts'
import { maybe, nullable, oneOf } from '#domain/codec'
import type { Instant } from '#domain/common'
import type { ItemState, WorkItemFacts } from '#domain/events/work-items'
import { instantIn } from '#domain/time'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { leftOutNow, mapping, rejected } from '#sources/kit/mapping'
import { NO_KEY, projectIn } from '#sources/kit/trackers/item'
import { linearItem } from './item.js'

// Issues as the API of Linear answers the query of `host.ts`.

const StateType = oneOf('triage', 'backlog', 'unstarted', 'started', 'completed', 'canceled', 'duplicate')
type StateType = t.TypeOf<typeof StateType>

/** The states that the types of statuses mean, whatever a team calls them. */
const STATES: Readonly<Record<StateType, ItemState>> = {
  triage: 'todo',
  backlog: 'todo',
  unstarted: 'todo',
  started: 'in_progress',
  completed: 'done',
  canceled: 'cancelled',
  duplicate: 'cancelled',
}

const Time = nullable(t.string)
const State = t.type({ type: t.string })
const Change = t.type({ createdAt: t.string, fromState: nullable(State), toState: nullable(State) })
type Change = t.TypeOf<typeof Change>
const Issue = t.intersection([
  t.type({
    identifier: t.string,
    title: t.string,
    createdAt: t.string,
    updatedAt: t.string,
    startedAt: Time,
    completedAt: Time,
    canceledAt: Time,
    parent: nullable(t.type({ identifier: t.string })),
    labels: t.type({ nodes: t.readonlyArray(t.type({ name: t.string })) }),
  }),
  t.partial({ trashed: maybe(t.boolean), changes: t.readonlyArray(Change) }),
])
type Issue = t.TypeOf<typeof Issue>

/** The keys that an issue has by its identifier, unless it is in the bin. */
const Keyed = t.intersection([t.type({ identifier: t.string }), t.partial({ trashed: t.unknown })])

/** The key of the fact of an issue; null if it has none, or is in the bin. */
export const issueKey = (issue: unknown): string | null =>
  Keyed.is(issue) && issue.trashed !== true ? issue.identifier : null

const stateIn = (state: Change['toState']): ItemState | null => {
  const type = state?.type
  return StateType.is(type) ? STATES[type] : null
}

/** The states by the changes of an issue; null where nothing is known of one, or there is none. */
const historyOf = (created: Instant, changes: readonly Change[]): WorkItemFacts['history'] | null => {
  const ofState = changes.filter(({ toState }) => toState !== null)
  const [first] = ofState
  if (first === undefined) return null
  const history = [{ at: created, state: stateIn(first.fromState) ?? 'todo' }]
  for (const { createdAt, toState } of ofState) {
    const at = instantIn(createdAt)
    const state = stateIn(toState)
    if (at === null || state === null) return null
    if (state !== history.at(-1)?.state) history.push({ at, state })
  }
  return history
}

const byTime = (a: Change, b: Change): number => {
  if (a.createdAt === b.createdAt) return 0
  return a.createdAt < b.createdAt ? -1 : 1
}

const mapIssue = (issue: Issue, choices: Choices): readonly Mapped[] => {
  const { identifier: key, title, parent, labels, changes = [] } = issue
  const team = projectIn(key)
  if (team === null) return NO_KEY
  const times = [issue.updatedAt, issue.startedAt, issue.completedAt, issue.canceledAt]
  const [updated = null, started = null, completed = null, canceled = null] = times.map((time) => instantIn(time ?? ''))
  const created = instantIn(issue.createdAt)
  const isBroken = times.some((time) => time !== null && instantIn(time) === null)
  if (isBroken || created === null) return rejected('no_instant', 'one of its times cannot be read')
  const instants = { created, updated, started, completed, canceled }
  const names = labels.nodes.map(({ name }) => name)
  const history = historyOf(created, [...changes].sort(byTime))
  const item = linearItem(
    { key, team, title, labels: names, parent: parent?.identifier ?? '', instants, history },
    choices,
  )
  return issue.trashed === true ? leftOutNow('deleted', item) : item
}

/** Issues as the API of Linear answers them. */
export const linearIssues: JsonFormat = {
  layout: 'json',
  name: 'linear-issues',
  title: 'Linear, issues (JSON)',
  provider: 'linear',
  category: 'delivery',
  kinds: ['work_item'],
  asksRole: false,
  list: 'data.issues.nodes',
  members: ['identifier', 'startedAt', 'completedAt', 'canceledAt', 'labels.nodes'],
  map: mapping(Issue, mapIssue),
}
