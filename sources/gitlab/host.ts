import type { Host } from '#sources/kit/hosts/host'
import { quotaIn } from '#sources/kit/hosts/quota'
import { gitlabLists } from './lists.js'
import { lookAtGitLab } from './look.js'

/** GitLab.com and servers of one's own: merge requests, issues and releases. */
export const gitlabHost: Host = {
  address: 'https://gitlab.com',
  apiOf: (address) => `${address}/api/v4`,
  token: {
    label: 'access token of a person, a group or a project',
    rights: 'the scope read_api, and the role Reporter in each project',
    page: 'https://gitlab.com/-/user_settings/personal_access_tokens',
  },
  headers: (token) => ({ 'private-token': token }),
  quotaOf: (headers) => quotaIn(headers, 'ratelimit'),
  // Half of the 7,200 that a server of one's own takes of a user where nobody changed that.
  requestsAnHour: 3_600,
  pauseMs: 0,
  look: lookAtGitLab,
  lists: gitlabLists,
}
