import * as t from 'io-ts'
import { maybe, oneOf } from '#domain/codec'
import { type Instant, PositiveInt } from '#domain/common'
import type { Choices, Mapped } from '../../format.js'
import { asFact, leftOut } from '../../mapping.js'
import { type ForgeIssue, issueFact } from '../issue.js'
import { itemTypeOf } from '../item-type.js'
import { HostTime, Label, labelNames, linkOf, NO_REPOSITORY, repositoryOf, timeOf } from '../rest.js'

/** An issue, or a pull request among them, as GitHub's REST API answers it, and Gitea's after it. Each has further members of its own. */
export const IssueRecord = t.intersection([
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
    labels: maybe(t.readonlyArray(Label)),
    pull_request: maybe(t.UnknownRecord),
  }),
])
export type IssueRecord = t.TypeOf<typeof IssueRecord>

/** The parts of an issue that each forge tells in its own way. */
interface OwnOfIssue extends Pick<ForgeIssue, 'parent' | 'estimateMinutes'> {
  /** The forge's own word for its type; null if it has none. */
  readonly type: string | null
  /** The way in which it was closed, if it is closed. */
  readonly closedAs: 'done' | 'cancelled'
}

/** An issue as a work item of its repository, or why it is none. */
export const mapIssueRecord = (issue: IssueRecord, own: OwnOfIssue, choices: Choices): readonly Mapped[] => {
  if (issue.pull_request != null) return leftOut('pull_request')
  const container = repositoryOf(issue.html_url)
  if (container === null) return NO_REPOSITORY
  const labels = labelNames(issue.labels)
  const fact = issueFact({
    container,
    number: issue.number,
    title: issue.title,
    type: itemTypeOf(own.type, labels, choices),
    closedAs: issue.state === 'open' ? null : own.closedAs,
    createdAt: timeOf(issue.created_at) as Instant,
    closedAt: timeOf(issue.closed_at),
    parent: own.parent,
    labels,
    estimateMinutes: own.estimateMinutes,
    url: linkOf(issue.html_url),
  })
  return asFact(fact, timeOf(issue.updated_at))
}
