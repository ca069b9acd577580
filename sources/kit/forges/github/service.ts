import type { Host } from '../../hosts/host.js'
import { quotaIn } from '../../hosts/quota.js'
import { installationToken, isAppKey } from './app.js'

/**
 * The address of the API. GitHub itself has a host of its own for it, its tenants with data residency one each, and each
 * Enterprise Server a folder.
 */
const apiOf = (address: string): string => {
  const { protocol, host } = new URL(address)
  if (host === 'github.com' || host === 'www.github.com' || host === 'api.github.com') return 'https://api.github.com'
  if (host.endsWith('.ghe.com')) return host.startsWith('api.') ? `${protocol}//${host}` : `${protocol}//api.${host}`
  return `${protocol}//${host}/api/v3`
}

/** The REST API of GitHub and GitHub Enterprise Server, whatever is read there. */
export const githubService: Omit<Host, 'token' | 'look' | 'lists'> = {
  address: 'https://github.com',
  apiOf,
  account: {
    label: 'app and installation',
    description: 'of a GitHub App, whose private key is the token: 123456/98765; none with a token of a person',
    mayBeAbsent: true,
  },
  shortToken: { isMadeOf: isAppKey, make: installationToken },
  headers: (token) => ({
    authorization: `Bearer ${token}`,
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
  }),
  quotaOf: (headers) => quotaIn(headers, 'x-ratelimit'),
  // Half of what a user may ask; an Enterprise Server without limits is asked no more than that.
  requestsAnHour: 2_500,
  pauseMs: 0,
}
