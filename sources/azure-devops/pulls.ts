import * as t from 'io-ts'
import { maybe, oneOf } from '#domain/codec'
import { PositiveInt } from '#domain/common'
import type { CodeChangeFacts } from '#domain/events/code'
import { changeFact } from '#sources/kit/forges/change'
import { unlessDefault } from '#sources/kit/forges/default-branch'
import { landingOf } from '#sources/kit/forges/landing'
import { CommitId, HostTime, Label, labelNames, linkOf, NO_REPOSITORY, timeOf } from '#sources/kit/forges/rest'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { asFact, mapping, rejected } from '#sources/kit/mapping'
import { AzureCommit, commitOf, lineOf } from './commits.js'
import { AzureRepository, branchOf, containerOf, pageOf } from './repository.js'

const Pull = t.intersection([
  t.type({
    pullRequestId: PositiveInt,
    title: t.string,
    status: oneOf('active', 'abandoned', 'completed', 'notSet'),
    creationDate: HostTime,
    targetRefName: t.string,
    repository: AzureRepository,
  }),
  t.partial({
    closedDate: maybe(HostTime),
    description: maybe(t.string),
    sourceRefName: maybe(t.string),
    labels: maybe(t.readonlyArray(Label)),
    lastMergeCommit: maybe(t.type({ commitId: CommitId })),
    lastMergeSourceCommit: maybe(t.type({ commitId: CommitId })),
    completionOptions: maybe(t.partial({ mergeStrategy: maybe(t.string), squashMerge: maybe(t.boolean) })),
    workItemRefs: maybe(t.readonlyArray(t.type({ id: t.string }))),
    /** The commits of its branch, newest first, where somebody asked for them. */
    commits: maybe(t.readonlyArray(AzureCommit)),
    /** The default branch along first parents from the merge's commit on, newest first, where somebody asked for it. */
    landed_commits: maybe(t.readonlyArray(AzureCommit)),
  }),
])
type Pull = t.TypeOf<typeof Pull>

const MOST_LINKS = 1_000
/** Sizes of pages: a list of so many commits may go on. */
const PAGE_SIZES: ReadonlySet<number> = new Set([0, 100])

const FORMS: ReadonlyMap<string, CodeChangeFacts['form']> = new Map([
  ['noFastForward', 'merge'],
  ['squash', 'squash'],
  ['rebase', 'direct'],
  ['rebaseMerge', 'merge'],
])

/** The form of its merge, as its options state it; null if they do not. */
const formOf = ({ completionOptions: options }: Pull): CodeChangeFacts['form'] | null => {
  if (options?.squashMerge === true) return 'squash'
  return FORMS.get(options?.mergeStrategy ?? '') ?? null
}

const isWhole = ({ commits, lastMergeSourceCommit: head }: Pull): boolean =>
  !PAGE_SIZES.has(commits?.length ?? 0) && commits?.[0]?.commitId === head?.commitId

const NO_INSTANT = rejected('no_instant', 'it is completed or abandoned, but has no closedDate')

const mapPull = (pull: Pull, choices: Choices): readonly Mapped[] => {
  const { pullRequestId, title, status, repository, description, sourceRefName, targetRefName } = pull
  const page = pageOf(repository)
  const container = containerOf(page, choices)
  if (container === null) return NO_REPOSITORY
  const named = {
    get branch() {
      return choices.branch === null ? null : branchOf(choices.branch)
    },
  }
  const stated = repository.defaultBranch == null ? null : branchOf(repository.defaultBranch)
  const elsewhere = unlessDefault(branchOf(targetRefName), stated, named)
  if (elsewhere !== null) return elsewhere
  const closedAt = timeOf(pull.closedDate)
  const hasEnded = status === 'completed' || status === 'abandoned'
  if (hasEnded && closedAt === null) return NO_INSTANT
  const isMerged = status === 'completed'
  // Of an active request Azure names a trial merge.
  const mergeCommit = isMerged ? (pull.lastMergeCommit?.commitId ?? null) : null
  const own = (pull.commits ?? []).map(commitOf).reverse()
  const { form, landed } = landingOf(own, lineOf(pull.landed_commits ?? []), mergeCommit)
  const fact = changeFact({
    container,
    formerNames: choices.formerNames?.get(container) ?? [],
    host: 'github',
    reference: `#${pullRequestId}`,
    form: (isMerged ? formOf(pull) : null) ?? form,
    title,
    body: description ?? '',
    branch: sourceRefName == null ? null : branchOf(sourceRefName),
    labels: labelNames(pull.labels),
    openedAt: timeOf(pull.creationDate),
    mergedAt: isMerged ? closedAt : null,
    closedAt: hasEnded ? closedAt : null,
    mergeCommit,
    commits: own,
    areAllCommits: isWhole(pull),
    landed,
    url: page === null ? null : linkOf(`${page}/pullrequest/${pullRequestId}`),
  })
  const links = (pull.workItemRefs ?? []).flatMap(({ id }) => (/^[1-9]\d{0,9}$/.test(id) ? [`AB#${id}`] : []))
  // A number after a closing word is that of a work item, which belongs to the organization and not to the repository.
  const closes = fact.data.closes.map((number) => `AB${number}`)
  return asFact({ ...fact, data: { ...fact.data, links: [...new Set(links)].slice(0, MOST_LINKS), closes } })
}

/** Pull requests as the REST API of Azure DevOps lists them, each with its commits and work items where somebody added them. */
export const azurePulls: JsonFormat = {
  layout: 'json',
  name: 'azure-pulls',
  title: 'Azure Repos, pull requests (JSON)',
  provider: 'azure_repos',
  category: 'code',
  kinds: ['code_change'],
  asksRole: false,
  list: 'value',
  members: ['pullRequestId', 'status', 'creationDate', 'targetRefName', 'sourceRefName', 'repository.project'],
  needs: [
    'pullRequestId',
    'title',
    'status',
    'creationDate',
    'targetRefName',
    'repository.name',
    'repository.url',
    'repository.project.name',
  ],
  map: mapping(Pull, mapPull),
}
