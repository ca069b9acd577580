import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { IssueRecord, mapIssueRecord } from '#sources/kit/forges/github-api/issues'
import { labelNames } from '#sources/kit/forges/rest'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { mapping } from '#sources/kit/mapping'

const Issue = t.intersection([IssueRecord, t.partial({ is_locked: maybe(t.boolean), time_estimate: maybe(t.number) })])
type Issue = t.TypeOf<typeof Issue>

/** Gitea has no reason for closing an issue. Teams have labels for it, which mean what a person answers. */
const closedAs = ({ labels }: Issue, { states }: Choices): 'done' | 'cancelled' =>
  labelNames(labels).some((label) => states.get(label) === 'cancelled') ? 'cancelled' : 'done'

/** Estimates are kept in seconds; 0 is none. */
const minutesOf = (seconds: number): number | null => (seconds > 0 ? Math.round(seconds / 60) : null)

const mapIssue = (issue: Issue, choices: Choices): readonly Mapped[] => {
  const estimateMinutes = minutesOf(issue.time_estimate ?? 0)
  return mapIssueRecord(
    issue,
    { type: null, closedAs: closedAs(issue, choices), parent: null, estimateMinutes },
    choices,
  )
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
