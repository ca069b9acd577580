import type { Host } from '#sources/kit/hosts/host'
import { listedIssues } from './listed-issues.js'
import { listedPulls } from './listed-pulls.js'
import { listedReleases } from './listed-releases.js'
import { look } from './look.js'

/** Gitea and Forgejo by their REST API. */
export const giteaHost: Host = {
  address: null,
  apiOf: (address) => `${address}/api/v1`,
  token: {
    label: 'access token',
    rights: 'read:repository, read:issue and read:user',
    page: null,
  },
  headers: (token) => ({ authorization: `token ${token}`, accept: 'application/json' }),
  quotaOf: () => null,
  // Gitea has no limit of its own: one request a second, so that a small server has time for others.
  requestsAnHour: 3_600,
  pauseMs: 0,
  look,
  lists: [listedPulls, listedIssues, listedReleases],
}
