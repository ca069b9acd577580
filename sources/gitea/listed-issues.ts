import { foundIssue } from '#sources/kit/forges/github-api/found'
import { numberedKey } from '#sources/kit/forges/github-api/listed'
import { pathOf } from '#sources/kit/forges/github-api/repository'
import { inAnyOrder, newestFirst } from '#sources/kit/forges/github-api/whole-list'
import type { HostList } from '#sources/kit/hosts/host'
import { numberedPages } from '#sources/kit/hosts/numbered-pages'
import { secondOf } from '#sources/kit/hosts/second'
import { giteaIssues } from './issues.js'
import { MEMBERS_OF_ISSUES } from './members.js'
import { SIZE } from './paging.js'
import { unlessTurnedOff } from './parts.js'

/** Issues of a repository. */
export const listedIssues: HostList = {
  name: 'issues',
  format: giteaIssues,
  of: 'container',
  kinds: ['work_item'],
  overlapMs: 120_000,
  pages: (ask, reading) => {
    const { since, page } = reading
    const all = `${pathOf(reading)}/issues?type=issues&state=all&limit=${SIZE}`
    const pages =
      since === null
        ? newestFirst(numberedPages(ask, all, page))
        : inAnyOrder(numberedPages(ask, `${all}&since=${secondOf(since)}`, page))
    return unlessTurnedOff(ask, reading, 'has_issues', pages)
  },
  find: (ask, key, reading) => foundIssue(ask, `${pathOf(reading)}/issues`, key),
  members: MEMBERS_OF_ISSUES,
  keyOf: numberedKey,
}
