import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { commitOf, GitHubCommit } from '#sources/kit/forges/github-api/commits'
import { commonOf, NO_MERGE, PullRecord, pullFact } from '#sources/kit/forges/github-api/pulls'
import type { LandedCommit } from '#sources/kit/forges/landing'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { mapping } from '#sources/kit/mapping'

const Pull = t.intersection([
  PullRecord,
  t.partial({
    // Its repository is null once the fork is deleted: it is not looked at.
    head: maybe(t.partial({ ref: maybe(t.string), sha: maybe(t.string) })),
    /** A number in the answer for one pull; their list where somebody asked for it. */
    commits: maybe(t.union([t.number, t.readonlyArray(GitHubCommit)])),
  }),
])
type Pull = t.TypeOf<typeof Pull>

/** Says whether a list of commits goes up to the head of its branch: the oldest come first, so that one that is cut off lacks the last. */
export const reachesHead = (commits: readonly LandedCommit[], head: string | null | undefined): boolean =>
  head != null && commits.some(({ id }) => id === head)

const mapPull = (pull: Pull, choices: Choices): readonly Mapped[] => {
  const { head } = pull
  if (pull.merged_at === undefined) return NO_MERGE
  const listed = typeof pull.commits === 'object' && pull.commits !== null ? pull.commits : []
  const commits = listed.map(commitOf)
  return pullFact(
    {
      ...commonOf(pull),
      host: 'github',
      branch: head?.ref ?? null,
      unknownMerge: null,
      commits,
      areAllCommits: reachesHead(commits, head?.sha),
    },
    choices,
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
  map: mapping(Pull, mapPull),
}
