import * as t from 'io-ts'
import { maybe, oneOf } from '#domain/codec'
import { PositiveInt } from '#domain/common'
import type { CodeChangeFacts } from '#domain/events/code'
import { markOfSigner } from '#sources/kit/code/marks'
import { changeFact, type ForgeCommit } from '#sources/kit/forges/change'
import { unlessDefault } from '#sources/kit/forges/default-branch'
import {
  CommitId,
  HostTime,
  Label,
  labelNames,
  linkOf,
  NO_REPOSITORY,
  repositoryOf,
  timeOf,
} from '#sources/kit/forges/rest'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { asFact, mapping, rejected } from '#sources/kit/mapping'

/** A commit as GitLab's REST API answers it. */
const GitLabCommit = t.intersection([
  t.type({ id: CommitId, message: t.string }),
  t.partial({
    authored_date: maybe(t.string),
    author_name: maybe(t.string),
    author_email: maybe(t.string),
    committer_name: maybe(t.string),
    committer_email: maybe(t.string),
  }),
])
type GitLabCommit = t.TypeOf<typeof GitLabCommit>

const MergeRequest = t.intersection([
  t.type({
    iid: PositiveInt,
    title: t.string,
    web_url: t.string,
    state: oneOf('opened', 'closed', 'locked', 'merged'),
    created_at: HostTime,
    target_branch: t.string,
  }),
  t.partial({
    updated_at: maybe(HostTime),
    merged_at: maybe(HostTime),
    closed_at: maybe(HostTime),
    source_branch: maybe(t.string),
    description: maybe(t.string),
    labels: maybe(t.readonlyArray(Label)),
    sha: maybe(CommitId),
    merge_commit_sha: maybe(CommitId),
    squash_commit_sha: maybe(CommitId),
    /** Its project and its commits, where somebody asked for them. */
    project: maybe(t.partial({ default_branch: maybe(t.string) })),
    commits: maybe(t.readonlyArray(GitLabCommit)),
  }),
])
type MergeRequest = t.TypeOf<typeof MergeRequest>

/** Sizes of pages: a list of so many commits may go on. */
const PAGE_SIZES: ReadonlySet<number> = new Set([0, 20, 100])

const commitOf = (commit: GitLabCommit): ForgeCommit => ({
  id: commit.id,
  message: commit.message,
  authoredAt: timeOf(commit.authored_date),
  signed: [
    markOfSigner(commit.author_name ?? '', commit.author_email ?? '') ?? [],
    markOfSigner(commit.committer_name ?? '', commit.committer_email ?? '') ?? [],
  ].flat(),
})

/** The form in which it came onto its branch, and the commit. */
interface Merge {
  readonly form: CodeChangeFacts['form']
  readonly commit: string | null
}

/** A squash that is merged has both ids; a fast-forward has neither, and its head is what came onto the branch. */
const mergeOf = ({ merge_commit_sha: merge, squash_commit_sha: squash, sha }: MergeRequest): Merge => {
  if (merge != null && merge !== squash) return { form: 'merge', commit: merge }
  return squash != null ? { form: 'squash', commit: squash } : { form: 'direct', commit: sha ?? null }
}

/** GitLab up to 11 tells no instant of a merge in its lists; `updated_at` changes with each comment. */
const NO_INSTANT = rejected(
  'no_instant',
  'it is merged, but its record does not say when: merged_at is missing, as GitLab 11 and before leave it out. Add it, for example from a newer GitLab',
)

const mapRequest = (request: MergeRequest, choices: Choices): readonly Mapped[] => {
  const { iid, title, web_url, state, target_branch, project, description, source_branch } = request
  const container = repositoryOf(web_url)
  if (container === null) return NO_REPOSITORY
  const elsewhere = unlessDefault(target_branch, project?.default_branch ?? null, choices)
  if (elsewhere !== null) return elsewhere
  const mergedAt = timeOf(request.merged_at)
  if (state === 'merged' && mergedAt === null) return NO_INSTANT
  const { form, commit } = mergeOf(request)
  const commits = (request.commits ?? []).map(commitOf)
  const squashed = request.squash_commit_sha == null ? [] : [request.squash_commit_sha]
  const fact = changeFact({
    container,
    formerNames: choices.formerNames?.get(container) ?? [],
    host: 'gitlab',
    reference: `!${iid}`,
    form,
    title,
    body: description ?? '',
    branch: source_branch ?? null,
    labels: labelNames(request.labels),
    openedAt: timeOf(request.created_at),
    mergedAt,
    closedAt: timeOf(request.closed_at),
    mergeCommit: commit,
    commits,
    areAllCommits: !PAGE_SIZES.has(commits.length),
    landed: squashed,
    url: linkOf(web_url),
  })
  return asFact(fact, timeOf(request.updated_at))
}

/** Merge requests as GitLab's REST API lists them, each with its commits where somebody added them. */
export const gitlabMergeRequests: JsonFormat = {
  layout: 'json',
  name: 'gitlab-merge-requests',
  title: 'GitLab, merge requests (JSON)',
  provider: 'gitlab',
  category: 'code',
  kinds: ['code_change'],
  asksRole: false,
  list: null,
  members: ['iid', 'merged_at', 'merge_commit_sha', 'target_branch', 'source_branch', 'web_url'],
  needs: ['iid', 'title', 'web_url', 'created_at', 'state', 'target_branch'],
  map: mapping(MergeRequest, mapRequest),
}
