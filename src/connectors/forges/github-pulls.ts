import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { PositiveInt } from '#domain/common'
import type { Answers, JsonFormat, Mapped } from '../files/format.js'
import { asFact, mapping } from '../files/mapping.js'
import { changeFact } from './change.js'
import { unlessDefault } from './default-branch.js'
import { commitOf, GitHubCommit } from './github-commits.js'
import { landingOf } from './landing.js'
import { CommitId, HostTime, Label, labelNames, linkOf, NO_MERGE, NO_REPOSITORY, repositoryOf, timeOf } from './rest.js'

const Pull = t.intersection([
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
type Pull = t.TypeOf<typeof Pull>

const mapPull = (pull: Pull, answers: Answers): readonly Mapped[] => {
  const { number, title, html_url, base, head, body, commits } = pull
  const container = repositoryOf(html_url)
  if (container === null) return NO_REPOSITORY
  const elsewhere = unlessDefault(base.ref, base.repo.default_branch, answers)
  if (elsewhere !== null) return elsewhere
  if (pull.merged_at === undefined) return NO_MERGE
  const listed = typeof commits === 'object' && commits !== null ? commits : []
  const own = listed.map(commitOf)
  const mergeCommit = pull.merge_commit_sha ?? null
  const { form, landed } = landingOf(own, (pull.landed_commits ?? []).map(commitOf), mergeCommit)
  const fact = changeFact({
    container,
    host: 'github',
    reference: `#${number}`,
    form,
    title,
    body: body ?? '',
    branch: head?.ref ?? null,
    labels: labelNames(pull.labels),
    openedAt: timeOf(pull.created_at),
    mergedAt: timeOf(pull.merged_at),
    closedAt: timeOf(pull.closed_at),
    mergeCommit,
    commits: own,
    // The oldest come first, so that a list that is cut off lacks the last one.
    areAllCommits: head?.sha != null && own.some(({ id }) => id === head.sha),
    landed,
    url: linkOf(html_url),
  })
  return asFact(fact, timeOf(pull.updated_at))
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
  map: mapping(Pull, mapPull),
}
