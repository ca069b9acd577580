import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { type Instant, PositiveInt } from '#domain/common'
import type { ClosingHost } from '../../code/closing.js'
import type { Choices, Mapped } from '../../format.js'
import { asFact, rejected } from '../../mapping.js'
import { changeFact } from '../change.js'
import { unlessDefault } from '../default-branch.js'
import { type LandedCommit, landingOf } from '../landing.js'
import { CommitId, HostTime, Label, labelNames, linkOf, NO_REPOSITORY, repositoryOf, timeOf } from '../rest.js'
import { commitOf, GitHubCommit } from './commits.js'

/** A pull request as GitHub's REST API answers it, and Gitea's after it. Each has further members of its own. */
export const PullRecord = t.intersection([
  t.type({
    number: PositiveInt,
    title: t.string,
    html_url: t.string,
    created_at: HostTime,
    base: t.type({ ref: t.string, repo: t.type({ default_branch: t.string }) }),
  }),
  t.partial({
    merged_at: maybe(HostTime),
    updated_at: maybe(HostTime),
    closed_at: maybe(HostTime),
    merge_commit_sha: maybe(CommitId),
    body: maybe(t.string),
    labels: maybe(t.readonlyArray(Label)),
    /** The default branch from the merge's commit on, newest first, where somebody asked for it. */
    landed_commits: maybe(t.readonlyArray(GitHubCommit)),
  }),
])
export type PullRecord = t.TypeOf<typeof PullRecord>

/** A list that some tool cut, or the answer of a search. */
export const NO_MERGE = rejected(
  'no_merge',
  'nothing says whether it was merged: merged_at is missing; export the list of pull requests with it',
)

/** A pull request, whichever interface of which forge answers it. */
export interface PullRequest {
  /** The host whose closing words count. */
  readonly host: ClosingHost
  readonly number: number
  readonly title: string
  /** The address of its page. */
  readonly url: string
  readonly body: string
  /** The branch that it is meant for. */
  readonly target: string
  /** Null where the record does not say it. */
  readonly defaultBranch: string | null
  readonly branch: string | null
  readonly labels: readonly string[]
  readonly openedAt: Instant | null
  readonly mergedAt: Instant | null
  readonly closedAt: Instant | null
  readonly updatedAt: Instant | null
  readonly mergeCommit: string | null
  /** The refusal of a record that does not say whether it was merged; null where it does. */
  readonly unknownMerge: readonly Mapped[] | null
  /** The commits of its branch that are known, oldest first, and whether they are all. */
  readonly commits: readonly LandedCommit[]
  readonly areAllCommits: boolean
  /** The default branch from the merge's commit on, newest first, as far as it is known. */
  readonly line: readonly LandedCommit[]
}

/** The members that each forge writes in the same way. */
export const commonOf = (pull: PullRecord) => ({
  number: pull.number,
  title: pull.title,
  url: pull.html_url,
  body: pull.body ?? '',
  target: pull.base.ref,
  defaultBranch: pull.base.repo.default_branch,
  labels: labelNames(pull.labels),
  openedAt: timeOf(pull.created_at),
  mergedAt: timeOf(pull.merged_at),
  closedAt: timeOf(pull.closed_at),
  updatedAt: timeOf(pull.updated_at),
  mergeCommit: pull.merge_commit_sha ?? null,
  line: (pull.landed_commits ?? []).map(commitOf),
})

/** A pull request as a change of its repository, or why it is none. */
export const pullFact = (pull: PullRequest, choices: Choices): readonly Mapped[] => {
  const { number, url, target, defaultBranch, unknownMerge, updatedAt, line, ...stated } = pull
  const container = repositoryOf(url)
  if (container === null) return NO_REPOSITORY
  const elsewhere = unlessDefault(target, defaultBranch, choices)
  if (elsewhere !== null) return elsewhere
  if (unknownMerge !== null) return unknownMerge
  const fact = changeFact({
    ...stated,
    ...landingOf(pull.commits, line, pull.mergeCommit),
    container,
    formerNames: choices.formerNames?.get(container) ?? [],
    reference: `#${number}`,
    url: linkOf(url),
  })
  return asFact(fact, updatedAt)
}
