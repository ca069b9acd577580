import type { Instant } from '#domain/common'
import type { ItemState } from '#domain/events/work-items'
import { webAddress } from '#domain/web-address'
import type { Answers, Ask, JsonFormat, Mapped } from '../files/format.js'
import { asFact, mapping, rejected } from '../files/mapping.js'
import { keyOf, labelsOf, minutesOf, NO_KEY, projectIn, titleOf, unknownStatus } from './item.js'
import { type Past, pastOf, type StateOf } from './jira-history.js'
import { JiraIssue, jiraInstant, statusesIn } from './jira-issue.js'
import { answeredState, stateIn, typeOf } from './jira-state.js'
import { categoryOfKey, type Resolution } from './jira-words.js'

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

/** States by the categories of the statuses that an issue shows, else by a person's answers. */
const statesOf = (issue: JiraIssue, answers: Answers): StateOf => {
  const categories = new Map(
    statusesIn(issue).map(({ id, statusCategory }) => [id, categoryOfKey(statusCategory?.key ?? '')] as const),
  )
  return ({ id, name }, resolution) => {
    const category = id === null ? null : (categories.get(id) ?? null)
    return category === null ? answeredState(name, resolution, answers) : stateIn(category, name, resolution, answers)
  }
}

/** When an issue that is done was done last: by its changes, else by its resolution, else by its category. */
const doneAtOf = ({ fields }: JiraIssue, { history, entered }: Past): Instant | null => {
  const doneAt = history.at(-1)?.state === 'done' ? entered : null
  if (doneAt?.isCertain === true) return doneAt.at
  return instantOf(fields.resolutiondate) ?? instantOf(fields.statuscategorychangedate) ?? doneAt?.at ?? null
}

/** Without its changes, only when a cancelled issue was given up is known. */
const historyOf = ({ fields }: JiraIssue, { history }: Past, state: ItemState): Past['history'] => {
  const at = instantOf(fields.resolutiondate)
  return history.length === 0 && state === 'cancelled' && at !== null ? [{ at, state }] : history
}

/** An issue, as a search of Jira answers it, as a work item of its project. */
const mapIssue = (issue: JiraIssue, answers: Answers): readonly Mapped[] => {
  const { key, fields } = issue
  const project = projectIn(key)
  if (project === null) return NO_KEY
  const createdAt = instantOf(fields.created)
  if (createdAt === null) return rejected('no_instant', 'the instant at which it was created cannot be read')
  const stateOf = statesOf(issue, answers)
  const resolution: Resolution | null =
    fields.resolution == null ? null : { id: fields.resolution.id ?? null, name: fields.resolution.name }
  const state = stateOf(fields.status, resolution)
  if (state === null) return unknownStatus(fields.status.name)
  const past = pastOf(issue, createdAt, stateOf)
  const { type, asks } = typeOf(fields.issuetype ?? {}, answers)
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
        history: historyOf(issue, past, state),
        createdAt,
        startedAt: past.startedAt,
        doneAt: state === 'done' ? doneAtOf(issue, past) : null,
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
  provider: 'jira',
  category: 'delivery',
  kinds: ['work_item'],
  asksRole: false,
  list: 'issues',
  members: ['key', 'fields.status', 'fields.created'],
  map: mapping(JiraIssue, mapIssue),
}
