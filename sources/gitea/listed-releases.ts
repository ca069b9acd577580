import { foundRelease } from '#sources/kit/forges/github-api/found'
import { releaseKey } from '#sources/kit/forges/github-api/listed'
import { pathOf } from '#sources/kit/forges/github-api/repository'
import { inAnyOrder } from '#sources/kit/forges/github-api/whole-list'
import type { HostList } from '#sources/kit/hosts/host'
import { numberedPages } from '#sources/kit/hosts/numbered-pages'
import { MEMBERS_OF_RELEASES } from './members.js'
import { SIZE } from './paging.js'
import { unlessTurnedOff } from './parts.js'
import { giteaReleases } from './releases.js'

/** Releases of a repository. They are few, and nothing asks for those that were changed: each reading is of all of them. */
export const listedReleases: HostList = {
  name: 'releases',
  format: giteaReleases,
  of: 'container',
  kinds: ['release'],
  overlapMs: 120_000,
  pages: (ask, reading) => {
    const path = `${pathOf(reading)}/releases?limit=${SIZE}`
    return unlessTurnedOff(ask, reading, 'has_releases', inAnyOrder(numberedPages(ask, path, reading.page)))
  },
  find: (ask, key, reading) => foundRelease(ask, `${pathOf(reading)}/releases`, key),
  members: MEMBERS_OF_RELEASES,
  keyOf: releaseKey,
}
