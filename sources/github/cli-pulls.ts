import * as t from 'io-ts'
import { maybe, nullable } from '#domain/codec'
import { PositiveInt } from '#domain/common'
import { markOfSigner } from '#sources/kit/code/marks'
import { pullFact } from '#sources/kit/forges/github-api/pulls'
import type { LandedCommit } from '#sources/kit/forges/landing'
import { CommitId, HostTime, Label, labelNames, timeOf } from '#sources/kit/forges/rest'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { mapping } from '#sources/kit/mapping'
import { reachesHead } from './pulls.js'

// Pull requests as GitHub's command line prints them: each has the members that somebody named.

const Author = t.partial({ name: maybe(t.string), email: maybe(t.string) })
const Commit = t.intersection([
  t.type({ oid: CommitId, messageHeadline: t.string }),
  t.partial({
    messageBody: maybe(t.string),
    authoredDate: maybe(t.string),
    authors: maybe(t.readonlyArray(Author)),
  }),
])
type Commit = t.TypeOf<typeof Commit>

const Pull = t.intersection([
  t.type({
    number: PositiveInt,
    title: t.string,
    url: t.string,
    createdAt: HostTime,
    mergedAt: nullable(HostTime),
    baseRefName: t.string,
  }),
  t.partial({
    updatedAt: maybe(HostTime),
    closedAt: maybe(HostTime),
    mergeCommit: maybe(t.type({ oid: CommitId }, 'the commit of a merge')),
    body: maybe(t.string),
    labels: maybe(t.readonlyArray(Label)),
    headRefName: maybe(t.string),
    headRefOid: maybe(t.string),
    commits: maybe(t.readonlyArray(Commit)),
  }),
])
type Pull = t.TypeOf<typeof Pull>

/** A commit's message. A first line of more than 72 characters is cut, and goes on in the body. */
const messageOf = ({ messageHeadline: first, messageBody: rest }: Commit): string => {
  if (rest == null || rest === '') return first
  const isCut = first.endsWith('…') && rest.startsWith('…')
  return isCut ? `${first.slice(0, -1)}${rest.slice(1)}` : `${first}\n\n${rest}`
}

/** A commit, without the people who made it. Its authors are those of its trailers, too; its parents are not told. */
const commitOf = (commit: Commit): LandedCommit => ({
  id: commit.oid,
  message: messageOf(commit),
  authoredAt: timeOf(commit.authoredDate),
  signed: (commit.authors ?? []).flatMap(({ name, email }) => markOfSigner(name ?? '', email ?? '') ?? []),
  parents: [],
})

const mapPull = (pull: Pull, choices: Choices): readonly Mapped[] => {
  const commits = (pull.commits ?? []).map(commitOf)
  return pullFact(
    {
      host: 'github',
      number: pull.number,
      title: pull.title,
      url: pull.url,
      body: pull.body ?? '',
      target: pull.baseRefName,
      defaultBranch: null,
      branch: pull.headRefName ?? null,
      labels: labelNames(pull.labels),
      openedAt: timeOf(pull.createdAt),
      mergedAt: timeOf(pull.mergedAt),
      closedAt: timeOf(pull.closedAt),
      updatedAt: timeOf(pull.updatedAt),
      mergeCommit: pull.mergeCommit?.oid ?? null,
      unknownMerge: null,
      commits,
      areAllCommits: reachesHead(commits, pull.headRefOid),
      line: [],
    },
    choices,
  )
}

/** Pull requests as `gh pr list --json` prints them. */
export const githubCliPulls: JsonFormat = {
  layout: 'json',
  name: 'github-cli-pulls',
  title: 'GitHub, pull requests of its command line (JSON)',
  variants: 'what `gh pr list --json` prints',
  provider: 'github',
  category: 'code',
  kinds: ['code_change'],
  asksRole: false,
  list: null,
  members: ['number', 'title', 'url', 'createdAt', 'mergedAt', 'baseRefName'],
  map: mapping(Pull, mapPull),
}
