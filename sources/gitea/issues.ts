import * as t from 'io-ts'
import { maybe, oneOf } from '#domain/codec'
import { type Instant, PositiveInt } from '#domain/common'
import { issueFact } from '#sources/kit/forges/issue'
import { itemTypeOf } from '#sources/kit/forges/item-type'
import { HostTime, Label, labelNames, linkOf, NO_REPOSITORY, repositoryOf, timeOf } from '#sources/kit/forges/rest'
import type { Answers, JsonFormat, Mapped } from '#sources/kit/format'
import { asFact, leftOut, mapping } from '#sources/kit/mapping'

const Issue = t.intersection([
  t.type({
    number: PositiveInt,
    title: t.string,
    html_url: t.string,
    created_at: HostTime,
    state: oneOf('open', 'closed'),
  }),
  t.partial({
    updated_at: maybe(HostTime),
    closed_at: maybe(HostTime),
    is_locked: maybe(t.boolean),
    labels: maybe(t.readonlyArray(Label)),
    time_estimate: maybe(t.number),
    pull_request: maybe(t.UnknownRecord),
  }),
])
type Issue = t.TypeOf<typeof Issue>

/** Gitea has no reason for closing an issue. Teams have labels for it, which mean what a person answers. */
const closedAs = (labels: readonly string[], { states }: Answers): 'done' | 'cancelled' =>
  labels.some((label) => states.get(label) === 'cancelled') ? 'cancelled' : 'done'

/** Estimates are kept in seconds; 0 is none. */
const minutesOf = (seconds: number): number | null => (seconds > 0 ? Math.round(seconds / 60) : null)

const mapIssue = (issue: Issue, answers: Answers): readonly Mapped[] => {
  if (issue.pull_request != null) return leftOut('pull_request')
  const container = repositoryOf(issue.html_url)
  if (container === null) return NO_REPOSITORY
  const labels = labelNames(issue.labels)
  const fact = issueFact({
    container,
    number: issue.number,
    title: issue.title,
    type: itemTypeOf(null, labels, answers),
    closedAs: issue.state === 'open' ? null : closedAs(labels, answers),
    createdAt: timeOf(issue.created_at) as Instant,
    closedAt: timeOf(issue.closed_at),
    parent: null,
    labels,
    estimateMinutes: minutesOf(issue.time_estimate ?? 0),
    url: linkOf(issue.html_url),
  })
  return asFact(fact, timeOf(issue.updated_at))
}

/** Issues as the REST API of Gitea and Forgejo lists them, pull requests among them. */
export const giteaIssues: JsonFormat = {
  layout: 'json',
  name: 'gitea-issues',
  title: 'Gitea and Forgejo, issues (JSON)',
  provider: 'gitea',
  category: 'code',
  kinds: ['work_item'],
  asksRole: false,
  list: null,
  members: ['number', 'state', 'title', 'is_locked', 'original_author', 'pull_request'],
  needs: ['number', 'title', 'html_url', 'created_at', 'state'],
  map: mapping(Issue, mapIssue),
}
