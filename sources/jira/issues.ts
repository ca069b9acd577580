import type { Instant } from '#domain/common'
import type { ItemState } from '#domain/events/work-items'
import { webAddress } from '#domain/web-address'
import type { Ask, Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { asFact, mapping, rejected } from '#sources/kit/mapping'
import {
  changedSince,
  keyOf,
  labelsOf,
  minutesOf,
  NO_KEY,
  projectIn,
  titleOf,
  unknownStatus,
} from '#sources/kit/trackers/item'
import { stateIn } from '#sources/kit/trackers/state'
import { type Category, categoryOfKey, type Resolution } from '#sources/kit/trackers/words'
import { type Past, pastOf, type StateOf } from './history.js'
import { JiraIssue, jiraInstant, statusesIn } from './issue.js'
import { answeredState, typeOf } from './state.js'

/** The longest address that is looked at. */
const LONGEST_ADDRESS = 1_000

const instantOf = (text: string | null | undefined): Instant | null => (text == null ? null : jiraInstant(text))

/** The page of an issue, by the address of its API; null where that is not on the site itself. */
const pageOf = (api: string | null | undefined, key: string): string | null => {
  if (api == null || api.length > LONGEST_ADDRESS) return null
  const site = /^(https?:\/\/[^?#]+?)\/rest\/api\/[^/?#]+\/issue\/[^/?#]+$/.exec(api)?.[1]
  // What asks by OAuth is answered by one host for all sites.
  return site === undefined || /^https?:\/\/api\.atlassian\.com\//.test(site)
    ? null
    : webAddress(`${site}/browse/${key}`)
}

/** States by the categories of the statuses that an issue shows, its own before those of its neighbours, else by a person's answers. */
const statesOf = (issue: JiraIssue, choices: Choices): StateOf => {
  const categories = new Map<string, Category>()
  for (const { id, statusCategory } of statusesIn(issue)) {
    const category = categoryOfKey(statusCategory?.key ?? '')
    if (category !== null && !categories.has(id)) categories.set(id, category)
  }
  const own = issue.fields.status
  const ownCategory = categoryOfKey(own.statusCategory?.key ?? '')
  return ({ id, name }, resolution) => {
    const category = id === own.id ? ownCategory : id === null ? null : (categories.get(id) ?? null)
    return category === null ? answeredState(name, resolution, choices) : stateIn(category, name, resolution, choices)
  }
}

/** The time at which an issue came into its present state, by its own dates; null where it gives none. */
const enteredPresentAt = (fields: JiraIssue['fields'], createdAt: Instant, state: ItemState): Instant | null => {
  const resolvedAt = state === 'done' || state === 'cancelled' ? instantOf(fields.resolutiondate) : null
  return resolvedAt ?? changedSince(createdAt, instantOf(fields.statuscategorychangedate))
}

/** The time at which an issue that is done was done last: by its changes, else by its own dates. */
const doneAtOf = ({ history, entered }: Past, givenAt: Instant | null): Instant | null => {
  const doneAt = history.at(-1)?.state === 'done' ? entered : null
  return doneAt?.isCertain === true ? doneAt.at : (givenAt ?? doneAt?.at ?? null)
}

/** Its changes. Where they do not end in its present state, the date that it gives for that follows. */
const historyOf = ({ history }: Past, state: ItemState, givenAt: Instant | null): Past['history'] => {
  const last = history.at(-1)
  // When it was done stands beside the history.
  if (givenAt === null || state === 'done' || last?.state === state) return history
  if (state === 'todo' || (last !== undefined && givenAt < last.at)) return history
  return [...history, { at: givenAt, state }]
}

/** The time at which it was first in progress: by its changes, else, where these tell of none that could be earlier, by the date that it gives. */
const startedAtOf = ({ history, startedAt }: Past, state: ItemState, givenAt: Instant | null): Instant | null =>
  state === 'in_progress' && history.every((entered) => entered.state === 'todo') ? givenAt : startedAt

/** An issue, as a search of Jira answers it, as a work item of its project. */
const mapIssue = (issue: JiraIssue, choices: Choices): readonly Mapped[] => {
  const { key, fields } = issue
  const project = projectIn(key)
  if (project === null) return NO_KEY
  const createdAt = instantOf(fields.created)
  if (createdAt === null) return rejected('no_instant', 'the instant at which it was created cannot be read')
  const stateOf = statesOf(issue, choices)
  const resolution: Resolution | null =
    fields.resolution == null ? null : { id: fields.resolution.id ?? null, name: fields.resolution.name }
  const state = stateOf(fields.status, resolution)
  if (state === null) return unknownStatus(fields.status.name)
  const past = pastOf(issue, createdAt, stateOf)
  const givenAt = enteredPresentAt(fields, createdAt, state)
  const { type, asks } = typeOf(fields.issuetype ?? {}, choices)
  const formerStatuses: readonly Ask[] = past.unknown.map((word) => ({ table: 'states', word }))
  return asFact(
    {
      kind: 'work_item',
      place: project,
      known: { key },
      data: {
        key,
        title: titleOf(fields.summary ?? ''),
        type,
        state,
        history: historyOf(past, state, givenAt),
        createdAt,
        startedAt: startedAtOf(past, state, givenAt),
        doneAt: state === 'done' ? doneAtOf(past, givenAt) : null,
        parent: keyOf(fields.parent?.key),
        labels: labelsOf(fields.labels ?? []),
        links: [],
        estimateMinutes: minutesOf(fields.timeoriginalestimate),
        url: pageOf(issue.self, key),
      },
    },
    instantOf(fields.updated),
    [...asks, ...formerStatuses],
  )
}

/** Issues of Jira, on Cloud or in a data center, as a search answers them: pages of `issues`. */
export const jira: JsonFormat = {
  layout: 'json',
  name: 'jira',
  title: 'Jira, issues of a search (JSON)',
  variants: 'Cloud or Data Center, with all their changes',
  provider: 'jira',
  category: 'delivery',
  kinds: ['work_item'],
  asksRole: false,
  list: 'issues',
  members: ['key', 'fields.status', 'fields.created'],
  map: mapping(JiraIssue, mapIssue),
}
