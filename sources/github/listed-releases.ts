import { foundRelease } from '#sources/kit/forges/github-api/found'
import { releaseKey } from '#sources/kit/forges/github-api/listed'
import { pathOf } from '#sources/kit/forges/github-api/repository'
import { inAnyOrder } from '#sources/kit/forges/github-api/whole-list'
import type { HostList } from '#sources/kit/hosts/host'
import { linkedPages } from '#sources/kit/hosts/linked-pages'
import { MEMBERS_OF_RELEASES } from './members.js'
import { FULL } from './paging.js'
import { githubReleases } from './releases.js'

/** Releases of a repository. They are few, and nothing asks for those that were changed: each reading is of all of them. */
export const listedReleases: HostList = {
  name: 'releases',
  format: githubReleases,
  of: 'container',
  kinds: ['release'],
  overlapMs: 120_000,
  pages: (ask, reading) =>
    inAnyOrder(linkedPages(ask, { first: `${pathOf(reading)}/releases?per_page=${FULL}`, full: FULL }, reading.page)),
  find: (ask, key, reading) => foundRelease(ask, `${pathOf(reading)}/releases`, key),
  members: MEMBERS_OF_RELEASES,
  keyOf: releaseKey,
}
