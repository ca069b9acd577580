import * as t from 'io-ts'
import { type Instant, PositiveInt } from '#domain/common'
import { epochOf, instantIn } from '#domain/time'
import { bodyAs, listIn } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'
import { found, unlessGone } from '#sources/kit/hosts/found'
import type { HostList, HostPage, Reading } from '#sources/kit/hosts/host'
import { linksIn, numberIn } from '#sources/kit/hosts/link'
import { linkedPages } from '#sources/kit/hosts/linked-pages'
import { inRounds } from '#sources/kit/hosts/rounds'
import { type ChangeList, throughWindows, type Window, type WindowPage } from '#sources/kit/hosts/windows'
import { gitlabIssues } from './issues.js'
import { MEMBERS_OF_ISSUES, MEMBERS_OF_RELEASES, MEMBERS_OF_REQUESTS } from './members.js'
import { gitlabMergeRequests } from './merge-requests.js'
import { GitLabProject, projectAddress } from './project.js'
import { gitlabReleases } from './releases.js'

const PAGE_SIZE = 100
const OVERLAP_MS = 120_000
/** The most commits of one merge request that are read; the first one of a longer one is not known. */
const MOST_COMMITS = 10_000

const Changed = t.type({ updated_at: t.string })
const Created = t.type({ created_at: t.string })
const Numbered = t.type({ iid: PositiveInt })
const Tagged = t.type({ tag_name: t.string })

const addressOf = ({ container }: Reading): string => {
  if (container === null) throw new TypeError('lists of GitLab are those of a project')
  return projectAddress(container.id ?? container.name)
}

/** One page of a list. A full one is never the last: a proxy may have dropped its links. */
const pageAt = async (ask: Ask, list: string, parameters: URLSearchParams, skip: number): Promise<WindowPage> => {
  parameters.set('per_page', String(PAGE_SIZE))
  parameters.set('page', String(Math.floor(skip / PAGE_SIZE) + 1))
  const answer = await ask({ address: `${list}?${parameters}` })
  const records = listIn(answer)
  return {
    records,
    at: answer.at,
    total: numberIn(answer.headers.get('x-total')),
    isLast: !linksIn(answer.headers).has('next') && records.length < PAGE_SIZE,
  }
}

/** Requests or issues of a project, by the time of their last change. */
const changesOf = (ask: Ask, list: string): ChangeList => ({
  ask: ({ since, before, skip }: Window) => {
    const parameters = new URLSearchParams({ scope: 'all', state: 'all', order_by: 'updated_at', sort: 'desc' })
    if (since !== null) parameters.set('updated_after', since)
    // It takes what was changed at this very instant, too.
    if (before !== null) parameters.set('updated_before', before)
    return pageAt(ask, list, parameters, skip)
  },
  changedAt: (record) => (Changed.is(record) ? instantIn(record.updated_at) : null),
  unitMs: 1,
})

const changedPages = (ask: Ask, list: string, reading: Reading): AsyncGenerator<HostPage> =>
  inRounds((since, place) => throughWindows(changesOf(ask, list), since, place), reading, OVERLAP_MS)

/** The default branch of a project, as requests need it. */
const defaultBranchOf = async (ask: Ask, address: string) => {
  const { default_branch } = bodyAs(GitLabProject, await ask({ address }))
  return { default_branch: default_branch ?? null }
}

/** Merge requests with the default branch of their project, which lists do not have. */
async function* requestPages(ask: Ask, reading: Reading): AsyncGenerator<HostPage> {
  const address = addressOf(reading)
  const project = await defaultBranchOf(ask, address)
  for await (const page of changedPages(ask, `${address}/merge_requests`, reading)) {
    const records = page.records.map((record) => (Numbered.is(record) ? { ...record, project } : record))
    yield { ...page, records }
  }
}

/** Commits of a merge request; null if it is gone. */
const commitsOf = (ask: Ask, list: string): Promise<readonly unknown[] | null> =>
  unlessGone(async () => {
    const commits: unknown[] = []
    const first = `${list}?per_page=${PAGE_SIZE}`
    for await (const { records } of linkedPages(ask, { first, full: PAGE_SIZE }, null)) {
      commits.push(...records)
      if (commits.length >= MOST_COMMITS) break
    }
    return commits
  })

const withCommits = async (ask: Ask, record: unknown, reading: Reading): Promise<unknown> => {
  if (!Numbered.is(record)) return record
  const commits = await commitsOf(ask, `${addressOf(reading)}/merge_requests/${record.iid}/commits`)
  return commits === null || commits.length >= MOST_COMMITS ? record : { ...record, commits }
}

/** Releases of a project, the newest first. GitLab does not tell when one was changed: a whole reading finds that. */
const releasesOf = (ask: Ask, list: string): ChangeList => ({
  ask: async ({ since, skip }) => {
    const parameters = new URLSearchParams({ order_by: 'created_at', sort: 'desc' })
    const page = await pageAt(ask, list, parameters, skip)
    return { ...page, isLast: page.isLast || isOlder(page.records.at(-1), since) }
  },
  changedAt: () => null,
  unitMs: 1,
})

const isOlder = (record: unknown, since: Instant | null): boolean => {
  const createdAt = Created.is(record) ? instantIn(record.created_at) : null
  return since !== null && createdAt !== null && epochOf(createdAt) < epochOf(since)
}

const numberOf = (sign: string, record: unknown): string | null => (Numbered.is(record) ? `${sign}${record.iid}` : null)

const mergeRequests: HostList = {
  name: 'merge_requests',
  format: gitlabMergeRequests,
  of: 'container',
  kinds: gitlabMergeRequests.kinds,
  overlapMs: OVERLAP_MS,
  pages: requestPages,
  detailed: withCommits,
  find: async (ask, key, reading) => {
    const address = addressOf(reading)
    const request = await found(ask, `${address}/merge_requests/${encodeURIComponent(key.slice(1))}`)
    return Numbered.is(request) ? { ...request, project: await defaultBranchOf(ask, address) } : null
  },
  members: MEMBERS_OF_REQUESTS,
  keyOf: (record) => numberOf('!', record),
}

const issues: HostList = {
  name: 'issues',
  format: gitlabIssues,
  of: 'container',
  kinds: gitlabIssues.kinds,
  overlapMs: OVERLAP_MS,
  pages: (ask, reading) => changedPages(ask, `${addressOf(reading)}/issues`, reading),
  find: (ask, key, reading) => found(ask, `${addressOf(reading)}/issues/${encodeURIComponent(key.slice(1))}`),
  members: MEMBERS_OF_ISSUES,
  keyOf: (record) => numberOf('#', record),
}

const releases: HostList = {
  name: 'releases',
  format: gitlabReleases,
  of: 'container',
  kinds: gitlabReleases.kinds,
  overlapMs: OVERLAP_MS,
  pages: (ask, reading) =>
    throughWindows(releasesOf(ask, `${addressOf(reading)}/releases`), reading.since, reading.page),
  find: (ask, key, reading) => found(ask, `${addressOf(reading)}/releases/${encodeURIComponent(key)}`),
  members: MEMBERS_OF_RELEASES,
  keyOf: (record) => (Tagged.is(record) ? record.tag_name : null),
}

export const gitlabLists: readonly HostList[] = [mergeRequests, issues, releases]
