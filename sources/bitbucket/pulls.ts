import * as t from 'io-ts'
import { maybe, oneOf } from '#domain/codec'
import { isCommitId } from '#domain/commit-id'
import { type Instant, PositiveInt } from '#domain/common'
import { changeFact } from '#sources/kit/forges/change'
import { unlessDefault } from '#sources/kit/forges/default-branch'
import { landingOf } from '#sources/kit/forges/landing'
import { HostTime, linkOf, NO_REPOSITORY, repositoryOf, timeOf } from '#sources/kit/forges/rest'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { asFact, mapping, rejected } from '#sources/kit/mapping'
import { BitbucketCommit, commitOf } from './commits.js'

const State = oneOf('OPEN', 'MERGED', 'DECLINED', 'SUPERSEDED')

/** An event of a request: an update has its state from then on; approvals and comments have none. */
const Activity = t.partial({ update: maybe(t.partial({ state: maybe(t.string), date: maybe(HostTime) })) })

const Pull = t.intersection([
  t.type({
    id: PositiveInt,
    title: t.string,
    state: State,
    created_on: HostTime,
    links: t.type({ html: t.type({ href: t.string }) }),
    destination: t.type({ branch: t.type({ name: t.string }) }),
  }),
  t.partial({
    updated_on: maybe(HostTime),
    merge_commit: maybe(t.type({ hash: t.string })),
    description: maybe(t.string),
    source: maybe(t.partial({ branch: maybe(t.partial({ name: maybe(t.string) })) })),
    /** Its repository, its history, and the commits of its branch, newest first, where somebody asked for them. */
    repository: maybe(t.partial({ mainbranch: maybe(t.type({ name: t.string })) })),
    activity: maybe(t.readonlyArray(Activity)),
    commits: maybe(t.readonlyArray(BitbucketCommit)),
    /** The default branch from the merge's commit on, newest first, where somebody asked for it. */
    landed_commits: maybe(t.readonlyArray(BitbucketCommit)),
  }),
])
type Pull = t.TypeOf<typeof Pull>

/** Sizes of pages: a list of so many commits may go on. */
const PAGE_SIZES: ReadonlySet<number> = new Set([0, 10, 30, 50, 100])

/** The time at which a request came into its present state: it may be edited afterwards. */
const endedAt = ({ state, activity }: Pull): Instant | null => {
  const instants = (activity ?? []).flatMap(({ update }) =>
    update?.state === state ? (timeOf(update.date) ?? []) : [],
  )
  return instants.reduce<Instant | null>((first, at) => (first === null || at < first ? at : first), null)
}

const NO_INSTANT = rejected(
  'no_instant',
  'nothing says when it was merged or closed: add its activity, as docs/sources/bitbucket.md shows',
)
const SHORT_COMMIT = rejected(
  'abbreviated_commit',
  'the id of its merge commit is abbreviated: add the whole commit, as docs/sources/bitbucket.md shows',
)

const mapPull = (pull: Pull, choices: Choices): readonly Mapped[] => {
  const { id, title, state, links, destination, source, merge_commit, repository, description } = pull
  const container = repositoryOf(links.html.href)
  if (container === null) return NO_REPOSITORY
  const elsewhere = unlessDefault(destination.branch.name, repository?.mainbranch?.name ?? null, choices)
  if (elsewhere !== null) return elsewhere
  const ended = state === 'OPEN' ? null : endedAt(pull)
  if (state !== 'OPEN' && ended === null) return NO_INSTANT
  const isMerged = state === 'MERGED'
  const mergeCommit = isMerged ? (merge_commit?.hash ?? null) : null
  if (mergeCommit !== null && !isCommitId(mergeCommit)) return SHORT_COMMIT
  const own = (pull.commits ?? []).map(commitOf).reverse()
  const { form, landed } = landingOf(own, (pull.landed_commits ?? []).map(commitOf), mergeCommit)
  const fact = changeFact({
    container,
    formerNames: choices.formerNames?.get(container) ?? [],
    host: 'github',
    reference: `#${id}`,
    form,
    title,
    body: description ?? '',
    branch: source?.branch?.name ?? null,
    // Bitbucket has none.
    labels: [],
    openedAt: timeOf(pull.created_on),
    mergedAt: isMerged ? ended : null,
    closedAt: ended,
    mergeCommit,
    commits: own,
    areAllCommits: !PAGE_SIZES.has(own.length),
    landed,
    url: linkOf(links.html.href),
  })
  return asFact(fact, timeOf(pull.updated_on))
}

/** Pull requests as Bitbucket Cloud's REST API lists them, each with its history and commits where somebody added them. */
export const bitbucketPulls: JsonFormat = {
  layout: 'json',
  name: 'bitbucket-pulls',
  title: 'Bitbucket Cloud, pull requests (JSON)',
  provider: 'bitbucket',
  category: 'code',
  kinds: ['code_change'],
  asksRole: false,
  list: 'values',
  members: ['id', 'state', 'merge_commit', 'destination.branch', 'source.branch', 'created_on', 'links.html'],
  needs: ['id', 'title', 'state', 'created_on', 'links.html.href', 'destination.branch.name'],
  map: mapping(Pull, mapPull),
}
