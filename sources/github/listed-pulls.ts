import { changedPulls, type PullsApi } from '#sources/kit/forges/github-api/changed-pulls'
import { landedCommits, ownCommits, pullIn, withCommits } from '#sources/kit/forges/github-api/details'
import { foundNumber } from '#sources/kit/forges/github-api/found'
import { numberedKey } from '#sources/kit/forges/github-api/listed'
import { pathOf } from '#sources/kit/forges/github-api/repository'
import { newestFirst } from '#sources/kit/forges/github-api/whole-list'
import type { Ask } from '#sources/kit/hosts/ask'
import type { HostList, Reading } from '#sources/kit/hosts/host'
import { linkedPages } from '#sources/kit/hosts/linked-pages'
import { MEMBERS_OF_PULLS } from './members.js'
import { FULL } from './paging.js'
import { githubPulls } from './pulls.js'

/** The most commits that GitHub lists of a pull request. */
const MOST_COMMITS = 250

const apiOf = (repository: string): PullsApi => ({
  changed: (ask, page) =>
    linkedPages(
      ask,
      { first: `${repository}/pulls?state=all&sort=updated&direction=desc&per_page=${FULL}`, full: FULL },
      page,
    ),
  open: (ask) => linkedPages(ask, { first: `${repository}/pulls?state=open&per_page=${FULL}`, full: FULL }, null),
  one: (number) => `${repository}/pulls/${number}`,
})

/** All of them in the order in which they were opened: a change moves none of them to a page that is read already. */
const allPulls = (ask: Ask, repository: string, page: string | null) =>
  newestFirst(
    linkedPages(
      ask,
      { first: `${repository}/pulls?state=all&sort=created&direction=desc&per_page=${FULL}`, full: FULL },
      page,
    ),
  )

const detailed = async (ask: Ask, record: unknown, reading: Reading): Promise<unknown> => {
  const repository = pathOf(reading)
  const pull = pullIn(record)
  if (pull === null) return record
  const first = `${repository}/pulls/${pull.number}/commits?per_page=${FULL}`
  const commits = await ownCommits(MOST_COMMITS, linkedPages(ask, { first, full: FULL }, null))
  if (commits === null) return record
  const most = Math.max(commits.length, 1)
  const line = `${repository}/commits?sha=${pull.merge}&per_page=${Math.min(most, FULL)}`
  const landed =
    pull.merge === null ? [] : await landedCommits(most, linkedPages(ask, { first: line, full: FULL }, null))
  return withCommits(record, commits, landed)
}

/** Pull requests of a repository, with their commits. */
export const listedPulls: HostList = {
  name: 'pulls',
  format: githubPulls,
  of: 'container',
  kinds: ['code_change'],
  overlapMs: 120_000,
  pages: (ask, reading) => {
    const repository = pathOf(reading)
    const { since, page } = reading
    return since === null ? allPulls(ask, repository, page) : changedPulls(ask, apiOf(repository), reading, since)
  },
  detailed,
  find: (ask, key, reading) => foundNumber(ask, `${pathOf(reading)}/pulls`, key),
  members: MEMBERS_OF_PULLS,
  keyOf: numberedKey,
}
