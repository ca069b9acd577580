import * as t from 'io-ts'
import { maybe, oneOf } from '#domain/codec'
import { type Instant, Int0, PositiveInt } from '#domain/common'
import { issueFact } from '#sources/kit/forges/issue'
import { itemTypeOf } from '#sources/kit/forges/item-type'
import { HostTime, Label, labelNames, linkOf, NO_REPOSITORY, repositoryOf, timeOf } from '#sources/kit/forges/rest'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { asFact, mapping } from '#sources/kit/mapping'

const Issue = t.intersection([
  t.type({
    iid: PositiveInt,
    title: t.string,
    web_url: t.string,
    state: oneOf('opened', 'closed'),
    created_at: HostTime,
  }),
  t.partial({
    updated_at: maybe(HostTime),
    closed_at: maybe(HostTime),
    labels: maybe(t.readonlyArray(Label)),
    moved_to_id: maybe(t.number),
    issue_type: maybe(t.string),
    duplicated_to_id: maybe(t.number),
    time_stats: maybe(t.partial({ time_estimate: maybe(Int0) })),
    _links: maybe(t.partial({ closed_as_duplicate_of: maybe(t.string) })),
  }),
])
type Issue = t.TypeOf<typeof Issue>

/** Every issue has a type; this one says nothing. */
const NO_TYPE = 'issue'

/** A moved issue is closed here, and alive elsewhere. */
const closedAs = (issue: Issue): 'done' | 'cancelled' | null => {
  if (issue.moved_to_id != null) return 'cancelled'
  if (issue.state === 'opened') return null
  const isDuplicate = issue.duplicated_to_id != null || issue._links?.closed_as_duplicate_of != null
  return isDuplicate ? 'cancelled' : 'done'
}

/** Estimates are kept in seconds; 0 is none. */
const minutesOf = (seconds: number): number | null => (seconds === 0 ? null : Math.round(seconds / 60))

const mapIssue = (issue: Issue, choices: Choices): readonly Mapped[] => {
  const container = repositoryOf(issue.web_url)
  if (container === null) return NO_REPOSITORY
  const labels = labelNames(issue.labels)
  const word = issue.issue_type ?? NO_TYPE
  const fact = issueFact({
    container,
    number: issue.iid,
    title: issue.title,
    type: itemTypeOf(word === NO_TYPE ? null : word, labels, choices),
    closedAs: closedAs(issue),
    createdAt: timeOf(issue.created_at) as Instant,
    closedAt: timeOf(issue.closed_at),
    // An epic belongs to a group, not to this tracker.
    parent: null,
    labels,
    estimateMinutes: minutesOf(issue.time_stats?.time_estimate ?? 0),
    url: linkOf(issue.web_url),
  })
  return asFact(fact, timeOf(issue.updated_at))
}

/** Issues as GitLab's REST API lists them. */
export const gitlabIssues: JsonFormat = {
  layout: 'json',
  name: 'gitlab-issues',
  title: 'GitLab, issues (JSON)',
  provider: 'gitlab',
  category: 'code',
  kinds: ['work_item'],
  asksRole: false,
  list: null,
  members: ['iid', 'state', 'moved_to_id', 'time_stats', 'web_url'],
  needs: ['iid', 'title', 'web_url', 'created_at', 'state'],
  map: mapping(Issue, mapIssue),
}
