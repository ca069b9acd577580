import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { type Instant, PositiveInt } from '#domain/common'
import { changeFact } from '#sources/kit/forges/change'
import { commitOf, GitHubCommit } from '#sources/kit/forges/commits'
import { unlessDefault } from '#sources/kit/forges/default-branch'
import { type LandedCommit, landingOf } from '#sources/kit/forges/landing'
import {
  CommitId,
  HostTime,
  Label,
  labelNames,
  linkOf,
  NO_MERGE,
  NO_REPOSITORY,
  repositoryOf,
  timeOf,
} from '#sources/kit/forges/rest'
import type { Answers, JsonFormat, Mapped } from '#sources/kit/format'
import { asFact, mapping } from '#sources/kit/mapping'

const PullRecord = t.intersection([
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
    // Its repository is null once the fork is deleted: it is not looked at.
    head: maybe(t.partial({ ref: maybe(t.string), sha: maybe(t.string) })),
    /** A number in the answer for one pull; their list where somebody asked for it. */
    commits: maybe(t.union([t.number, t.readonlyArray(GitHubCommit)])),
    /** The default branch from the merge's commit on, newest first, where somebody asked for it. */
    landed_commits: maybe(t.readonlyArray(GitHubCommit)),
  }),
])
type PullRecord = t.TypeOf<typeof PullRecord>

/** A pull request of GitHub, whichever of its interfaces answers it. */
export interface GitHubPull {
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
  /** The last commit of its branch. */
  readonly head: string | null
  readonly labels: readonly string[]
  readonly openedAt: Instant | null
  readonly mergedAt: Instant | null
  readonly closedAt: Instant | null
  readonly updatedAt: Instant | null
  readonly mergeCommit: string | null
  /** The commits of its branch that are known, oldest first. */
  readonly commits: readonly LandedCommit[]
  /** The default branch from the merge's commit on, newest first, as far as it is known. */
  readonly line: readonly LandedCommit[]
}

/** A pull request as a change of its repository, or why it is none. */
export const pullFact = (pull: GitHubPull, answers: Answers): readonly Mapped[] => {
  const { number, title, url, body, branch, head, labels, openedAt, mergedAt, closedAt, mergeCommit, commits } = pull
  const container = repositoryOf(url)
  if (container === null) return NO_REPOSITORY
  const elsewhere = unlessDefault(pull.target, pull.defaultBranch, answers)
  if (elsewhere !== null) return elsewhere
  const { form, landed } = landingOf(commits, pull.line, mergeCommit)
  const fact = changeFact({
    container,
    formerNames: answers.formerNames?.get(container) ?? [],
    host: 'github',
    reference: `#${number}`,
    form,
    title,
    body,
    branch,
    labels,
    openedAt,
    mergedAt,
    closedAt,
    mergeCommit,
    commits,
    // The oldest come first, so that a list that is cut off lacks the last one.
    areAllCommits: head !== null && commits.some(({ id }) => id === head),
    landed,
    url: linkOf(url),
  })
  return asFact(fact, pull.updatedAt)
}

const mapPull = (pull: PullRecord, answers: Answers): readonly Mapped[] => {
  const { number, title, html_url, base, head, body, commits } = pull
  if (pull.merged_at === undefined) return NO_MERGE
  const listed = typeof commits === 'object' && commits !== null ? commits : []
  return pullFact(
    {
      number,
      title,
      url: html_url,
      body: body ?? '',
      target: base.ref,
      defaultBranch: base.repo.default_branch,
      branch: head?.ref ?? null,
      head: head?.sha ?? null,
      labels: labelNames(pull.labels),
      openedAt: timeOf(pull.created_at),
      mergedAt: timeOf(pull.merged_at),
      closedAt: timeOf(pull.closed_at),
      updatedAt: timeOf(pull.updated_at),
      mergeCommit: pull.merge_commit_sha ?? null,
      commits: listed.map(commitOf),
      line: (pull.landed_commits ?? []).map(commitOf),
    },
    answers,
  )
}

/** Pull requests as GitHub's REST API lists them, each with its commits where somebody added them. */
export const githubPulls: JsonFormat = {
  layout: 'json',
  name: 'github-pulls',
  title: 'GitHub, pull requests (JSON)',
  provider: 'github',
  category: 'code',
  kinds: ['code_change'],
  asksRole: false,
  list: null,
  members: ['number', 'merged_at', 'merge_commit_sha', 'base.repo.default_branch', 'head.ref', 'node_id'],
  needs: ['number', 'title', 'html_url', 'created_at', 'merged_at', 'base.ref', 'base.repo.default_branch'],
  map: mapping(PullRecord, mapPull),
}
