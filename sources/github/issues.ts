import * as t from 'io-ts'
import { maybe, nullable, oneOf } from '#domain/codec'
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
    state_reason: maybe(t.string),
    labels: maybe(t.readonlyArray(Label)),
    type: maybe(t.type({ name: nullable(t.string) })),
    repository_url: maybe(t.string),
    parent_issue_url: maybe(t.string),
    pull_request: maybe(t.UnknownRecord),
  }),
])
type Issue = t.TypeOf<typeof Issue>

/** Reasons for closing an issue that was not completed. */
const CANCELLED: ReadonlySet<string> = new Set(['not_planned', 'duplicate'])

const parentOf = ({ repository_url: repository, parent_issue_url: parent }: Issue): string | null => {
  if (repository == null || parent == null || !parent.startsWith(`${repository}/issues/`)) return null
  const number = parent.slice(repository.length + '/issues/'.length)
  return /^[1-9]\d{0,9}$/.test(number) ? `#${number}` : null
}

const mapIssue = (issue: Issue, answers: Answers): readonly Mapped[] => {
  if (issue.pull_request != null) return leftOut('pull_request')
  const container = repositoryOf(issue.html_url)
  if (container === null) return NO_REPOSITORY
  const labels = labelNames(issue.labels)
  const closed = CANCELLED.has(issue.state_reason ?? '') ? 'cancelled' : 'done'
  const fact = issueFact({
    container,
    number: issue.number,
    title: issue.title,
    type: itemTypeOf(issue.type?.name ?? null, labels, answers),
    closedAs: issue.state === 'open' ? null : closed,
    createdAt: timeOf(issue.created_at) as Instant,
    closedAt: timeOf(issue.closed_at),
    parent: parentOf(issue),
    labels,
    estimateMinutes: null,
    url: linkOf(issue.html_url),
  })
  return asFact(fact, timeOf(issue.updated_at))
}

/** Issues as GitHub's REST API lists them, pull requests among them. */
export const githubIssues: JsonFormat = {
  layout: 'json',
  name: 'github-issues',
  title: 'GitHub, issues (JSON)',
  provider: 'github',
  category: 'code',
  kinds: ['work_item'],
  asksRole: false,
  list: null,
  members: ['number', 'state', 'title', 'repository_url', 'comments_url', 'node_id'],
  needs: ['number', 'title', 'html_url', 'created_at', 'state'],
  map: mapping(Issue, mapIssue),
}
