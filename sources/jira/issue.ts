import * as t from 'io-ts'
import { maybe, refined } from '#domain/codec'
import type { Instant } from '#domain/common'
import { readInstant } from '#sources/kit/instants'

// An issue as Jira's REST API answers it, on Cloud and in a data center. Members that are not named here are not looked at:
// assignees, reporters, comments, authors of changes.

const WITHOUT_ANSWERS = { dates: null, zone: null }
/** An instant of an issue, `2026-03-02T09:00:00.000+0800`; null for any other text. */
export const jiraInstant = (text: string): Instant | null => readInstant(text, WITHOUT_ANSWERS)
const Time = refined(t.string, (text) => jiraInstant(text) !== null, 'an instant with a zone')

const Status = t.type(
  { id: t.string, name: t.string, statusCategory: maybe(t.type({ key: t.string }, 'a category with its key')) },
  'a status with its id, name and category',
)
const Type = t.type(
  {
    name: maybe(t.string),
    untranslatedName: maybe(t.string),
    subtask: maybe(t.boolean),
    hierarchyLevel: maybe(t.number),
  },
  'a type',
)

export const JiraIssue = t.type({
  key: t.string,
  self: maybe(t.string),
  fields: t.type(
    {
      status: Status,
      created: Time,
      summary: maybe(t.string),
      issuetype: maybe(Type),
      resolution: maybe(t.type({ id: maybe(t.string), name: t.string }, 'a resolution with its name')),
      updated: maybe(Time),
      resolutiondate: maybe(Time),
      statuscategorychangedate: maybe(Time),
      timeoriginalestimate: maybe(t.number),
      labels: maybe(t.array(t.string)),
      parent: maybe(t.type({ key: t.string }, 'a parent with its key')),
      subtasks: t.unknown,
      issuelinks: t.unknown,
    },
    'the fields of an issue',
  ),
  /** Statuses that its changes name, where somebody asked for them. */
  statuses: maybe(t.array(Status)),
  changelog: maybe(
    t.type(
      {
        total: maybe(t.number),
        histories: t.array(
          t.type({ id: maybe(t.string), created: Time, items: t.array(t.UnknownRecord) }, 'a change with its items'),
        ),
      },
      'a list of changes',
    ),
  ),
})
export type JiraIssue = t.TypeOf<typeof JiraIssue>

const Related = t.type({ fields: t.type({ status: Status }) })
const Link = t.partial({ inwardIssue: t.unknown, outwardIssue: t.unknown })

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The statuses that an issue shows: its own, those of its parent, its parts and the issues that it is linked to, and those that stand beside it. */
export const statusesIn = ({ fields, statuses }: JiraIssue): readonly t.TypeOf<typeof Status>[] => {
  const linked = listIn(fields.issuelinks).flatMap((link) =>
    Link.is(link) ? [link.inwardIssue, link.outwardIssue] : [],
  )
  const related = [fields.parent, ...listIn(fields.subtasks), ...linked]
  return [
    fields.status,
    ...related.flatMap((issue) => (Related.is(issue) ? [issue.fields.status] : [])),
    ...(statuses ?? []),
  ]
}
