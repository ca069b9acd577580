import * as t from 'io-ts'
import { maybe, refined } from '#domain/codec'
import { readDay } from '#sources/kit/days'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { dayIn } from '#sources/kit/instants'
import { leftOut, mapping, rejected } from '#sources/kit/mapping'
import { worklogFact } from '#sources/kit/time-sheets/worklog'
import { jiraInstant } from './issue.js'

// Worklogs as Jira's REST API answers them, on Cloud and in a data center. Authors and comments are not looked at.

/** An instant is written in the zone of who asks, so that its day is one of that zone. */
const Time = refined(t.string, (text) => jiraInstant(text) !== null, 'an instant with a zone')
const Seconds = refined(t.number, (n) => Number.isSafeInteger(n) && n >= 0, 'whole seconds')

const Count = refined(t.number, (n) => Number.isSafeInteger(n) && n >= 0, 'a whole number')

const JiraWorklog = t.type({
  id: t.string,
  issueId: maybe(t.string),
  started: Time,
  timeSpentSeconds: Seconds,
  updated: maybe(Time),
})
type JiraWorklog = t.TypeOf<typeof JiraWorklog>

const IssueWithWorklogs = t.type({
  key: t.string,
  fields: t.type(
    { worklog: t.type({ total: Count, worklogs: t.array(t.unknown) }, 'a page of worklogs with its total') },
    'fields with worklogs',
  ),
})

const factOf =
  (item: string | null) =>
  (worklog: JiraWorklog, choices: Choices): readonly Mapped[] => {
    const { id, issueId, started, timeSpentSeconds, updated } = worklog
    const day = readDay(dayIn(started), null)
    if (day === null) return rejected('no_day', 'started: the day cannot be read')
    return worklogFact(
      {
        known: { key: `jira-worklog-${id}` },
        day,
        seconds: timeSpentSeconds,
        billable: choices.billable === 'yes',
        item,
        itemId: issueId ?? '',
        words: [],
        updated: updated == null ? null : jiraInstant(updated),
      },
      choices,
    )
  }

const mapWorklog = (record: unknown, item: string | null, choices: Choices): readonly Mapped[] =>
  mapping(JiraWorklog, factOf(item))(record, choices)

/** The worklogs that a search lists with an issue: 20 at most, so that there may be more. */
const mapIssue = mapping(IssueWithWorklogs, ({ key, fields }, choices) => {
  const { total, worklogs } = fields.worklog
  if (worklogs.length === 0 && total === 0) return leftOut('without_worklogs')
  const mapped = worklogs.flatMap((worklog) => mapWorklog(worklog, key, choices))
  const rest = mapped.filter(({ tag }) => tag !== 'rejected')
  // One dead letter a record: it is read again as a whole.
  const [broken] = mapped.filter(({ tag }) => tag === 'rejected')
  if (broken !== undefined) return [...rest, broken]
  if (worklogs.length >= total) return rest
  const message = `it has ${total} worklogs and lists ${worklogs.length}: fetch them all, as docs/sources/jira-worklogs.md says`
  return [...rest, ...rejected('incomplete_worklogs', message)]
})

const isIssue = (record: unknown): boolean => typeof record === 'object' && record !== null && 'fields' in record

/** Worklogs of Jira: those that a search lists with its issues, or pages of the worklogs of an issue. */
export const jiraWorklogs: JsonFormat = {
  layout: 'json',
  name: 'jira-worklogs',
  title: 'Jira, worklogs (JSON)',
  variants: 'Cloud or Data Center',
  provider: 'jira',
  category: 'delivery',
  kinds: ['time_entry'],
  asksRole: true,
  asksBillable: true,
  list: ['issues', 'worklogs'],
  members: ['fields.worklog.worklogs|issueId', 'key|started', 'fields.worklog.total|timeSpentSeconds'],
  needs: ['fields.worklog.worklogs|id', 'fields.worklog.worklogs|started', 'fields.worklog.total|timeSpentSeconds'],
  notBeside: ['fields.status'],
  map: (record, choices) => (isIssue(record) ? mapIssue(record, choices) : mapWorklog(record, null, choices)),
}
