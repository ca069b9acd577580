import { changedPulls, type PullsApi } from '#sources/kit/forges/github-api/changed-pulls'
import { landedCommits, ownCommits, pullIn, withCommits } from '#sources/kit/forges/github-api/details'
import { foundNumber } from '#sources/kit/forges/github-api/found'
import { numberedKey } from '#sources/kit/forges/github-api/listed'
import { pathOf } from '#sources/kit/forges/github-api/repository'
import { newestFirst } from '#sources/kit/forges/github-api/whole-list'
import type { Ask } from '#sources/kit/hosts/ask'
import type { HostList, Reading } from '#sources/kit/hosts/host'
import { numberedPages } from '#sources/kit/hosts/numbered-pages'
import { MEMBERS_OF_PULLS } from './members.js'
import { SIZE } from './paging.js'
import { unlessTurnedOff } from './parts.js'
import { giteaPulls } from './pulls.js'

/** The most commits of a pull request that are asked for: of one with more, the first commit is not known. */
const MOST_COMMITS = 1_000

const apiOf = (repository: string): PullsApi => ({
  changed: (ask, page) => numberedPages(ask, `${repository}/pulls?state=all&sort=recentupdate&limit=${SIZE}`, page),
  open: (ask) => numberedPages(ask, `${repository}/pulls?state=open&limit=${SIZE}`, null),
  one: (number) => `${repository}/pulls/${number}`,
})

const detailed = async (ask: Ask, record: unknown, reading: Reading): Promise<unknown> => {
  const repository = pathOf(reading)
  const pull = pullIn(record)
  if (pull === null) return record
  const own = `${repository}/pulls/${pull.number}/commits?verification=false&files=false&limit=${SIZE}`
  const commits = await ownCommits(MOST_COMMITS, numberedPages(ask, own, null))
  if (commits === null) return record
  const most = Math.max(commits.length, 1)
  const line = `${repository}/commits?sha=${pull.merge}&stat=false&verification=false&files=false&limit=${Math.min(most, SIZE)}`
  const landed = pull.merge === null ? [] : await landedCommits(most, numberedPages(ask, line, null))
  return withCommits(record, commits, landed)
}

/** Pull requests of a repository, with their commits. */
export const listedPulls: HostList = {
  name: 'pulls',
  format: giteaPulls,
  of: 'container',
  kinds: ['code_change'],
  overlapMs: 120_000,
  pages: (ask, reading) => {
    const repository = pathOf(reading)
    const { since, page } = reading
    // In the order in which they were opened, a change moves none of them to a page that is read already.
    const all = `${repository}/pulls?state=all&limit=${SIZE}`
    const pages =
      since === null ? newestFirst(numberedPages(ask, all, page)) : changedPulls(ask, apiOf(repository), reading, since)
    return unlessTurnedOff(ask, reading, 'has_pull_requests', pages)
  },
  detailed,
  find: (ask, key, reading) => foundNumber(ask, `${pathOf(reading)}/pulls`, key),
  members: MEMBERS_OF_PULLS,
  keyOf: numberedKey,
}
