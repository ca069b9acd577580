import * as t from 'io-ts'
import { maybe, nullable } from '#domain/codec'
import { IssueRecord, mapIssueRecord } from '#sources/kit/forges/github-api/issues'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { mapping } from '#sources/kit/mapping'

const Issue = t.intersection([
  IssueRecord,
  t.partial({
    state_reason: maybe(t.string),
    type: maybe(t.type({ name: nullable(t.string) })),
    repository_url: maybe(t.string),
    parent_issue_url: maybe(t.string),
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

const mapIssue = (issue: Issue, choices: Choices): readonly Mapped[] => {
  const closedAs = CANCELLED.has(issue.state_reason ?? '') ? 'cancelled' : 'done'
  const own = { type: issue.type?.name ?? null, closedAs, parent: parentOf(issue), estimateMinutes: null } as const
  return mapIssueRecord(issue, own, choices)
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
