import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { commitOf, GitHubCommit } from '#sources/kit/forges/github-api/commits'
import { commonOf, NO_MERGE, PullRecord, pullFact } from '#sources/kit/forges/github-api/pulls'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { mapping, rejected } from '#sources/kit/mapping'

const Pull = t.intersection([
  PullRecord,
  t.partial({
    merged: maybe(t.boolean),
    merge_base: maybe(t.string),
    is_locked: maybe(t.boolean),
    head: maybe(t.partial({ label: maybe(t.string), sha: maybe(t.string) })),
    /** The commits of its branch, newest first, where somebody asked for them. */
    commits: maybe(t.readonlyArray(GitHubCommit)),
  }),
])
type Pull = t.TypeOf<typeof Pull>

/** Says whether a list of commits goes from the head of the branch to where it left the other one: a page may be cut off. */
const isWhole = ({ commits, head, merge_base: base }: Pull): boolean => {
  const [newest] = commits ?? []
  const oldest = commits?.at(-1)
  return newest?.sha === head?.sha && (oldest?.parents ?? []).some(({ sha }) => sha === base)
}

const unknownMergeOf = ({ merged, merged_at }: Pull): readonly Mapped[] | null => {
  if (merged_at === undefined) return NO_MERGE
  return merged === true && merged_at === null ? rejected('no_instant', 'it is merged, but merged_at is null') : null
}

const mapPull = (pull: Pull, choices: Choices): readonly Mapped[] =>
  pullFact(
    {
      ...commonOf(pull),
      host: 'gitea',
      // `head.ref` is `refs/pull/12/head` once the branch is deleted.
      branch: pull.head?.label ?? null,
      unknownMerge: unknownMergeOf(pull),
      commits: (pull.commits ?? []).map(commitOf).reverse(),
      areAllCommits: isWhole(pull),
    },
    choices,
  )

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
