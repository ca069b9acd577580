import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { PositiveInt } from '#domain/common'
import { changeFact } from '#sources/kit/forges/change'
import { commitOf, GitHubCommit } from '#sources/kit/forges/commits'
import { unlessDefault } from '#sources/kit/forges/default-branch'
import { landingOf } from '#sources/kit/forges/landing'
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
import { asFact, mapping, rejected } from '#sources/kit/mapping'

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
    merged: maybe(t.boolean),
    updated_at: maybe(HostTime),
    closed_at: maybe(HostTime),
    merge_commit_sha: maybe(CommitId),
    merge_base: maybe(t.string),
    is_locked: maybe(t.boolean),
    body: maybe(t.string),
    labels: maybe(t.readonlyArray(Label)),
    head: maybe(t.partial({ label: maybe(t.string), sha: maybe(t.string) })),
    /** The commits of its branch, newest first, where somebody asked for them. */
    commits: maybe(t.readonlyArray(GitHubCommit)),
    /** The default branch from the merge's commit on, newest first, where somebody asked for it. */
    landed_commits: maybe(t.readonlyArray(GitHubCommit)),
  }),
])
type Pull = t.TypeOf<typeof Pull>

/** Says whether a list of commits goes from the head of the branch to where it left the other one: a page may be cut off. */
const isWhole = ({ commits, head, merge_base: base }: Pull): boolean => {
  const [newest] = commits ?? []
  const oldest = commits?.at(-1)
  return newest?.sha === head?.sha && (oldest?.parents ?? []).some(({ sha }) => sha === base)
}

const mapPull = (pull: Pull, answers: Answers): readonly Mapped[] => {
  const { number, title, html_url, base, head, body } = pull
  const container = repositoryOf(html_url)
  if (container === null) return NO_REPOSITORY
  const elsewhere = unlessDefault(base.ref, base.repo.default_branch, answers)
  if (elsewhere !== null) return elsewhere
  if (pull.merged_at === undefined) return NO_MERGE
  if (pull.merged === true && pull.merged_at === null)
    return rejected('no_instant', 'it is merged, but merged_at is null')
  const own = (pull.commits ?? []).map(commitOf).reverse()
  const mergeCommit = pull.merge_commit_sha ?? null
  const { form, landed } = landingOf(own, (pull.landed_commits ?? []).map(commitOf), mergeCommit)
  const fact = changeFact({
    container,
    formerNames: answers.formerNames?.get(container) ?? [],
    host: 'gitea',
    reference: `#${number}`,
    form,
    title,
    body: body ?? '',
    // `head.ref` is `refs/pull/12/head` once the branch is deleted.
    branch: head?.label ?? null,
    labels: labelNames(pull.labels),
    openedAt: timeOf(pull.created_at),
    mergedAt: timeOf(pull.merged_at),
    closedAt: timeOf(pull.closed_at),
    mergeCommit,
    commits: own,
    areAllCommits: isWhole(pull),
    landed,
    url: linkOf(html_url),
  })
  return asFact(fact, timeOf(pull.updated_at))
}

/** Pull requests as the REST API of Gitea and Forgejo lists them, each with its commits where somebody added them. */
export const giteaPulls: JsonFormat = {
  layout: 'json',
  name: 'gitea-pulls',
  title: 'Gitea and Forgejo, pull requests (JSON)',
  provider: 'gitea',
  category: 'code',
  kinds: ['code_change'],
  asksRole: false,
  list: null,
  members: ['number', 'merged_at', 'merge_base', 'is_locked', 'base.repo.default_branch', 'head.label'],
  needs: ['number', 'title', 'html_url', 'created_at', 'merged_at', 'base.ref', 'base.repo.default_branch'],
  map: mapping(Pull, mapPull),
}
