import { githubService } from '#sources/kit/forges/github/service'
import type { Host } from '#sources/kit/hosts/host'
import { listedIssues } from './listed-issues.js'
import { listedPulls } from './listed-pulls.js'
import { listedReleases } from './listed-releases.js'
import { look } from './look.js'

/** GitHub and GitHub Enterprise Server by their REST API. */
export const githubHost: Host = {
  ...githubService,
  token: {
    label: 'personal access token',
    rights: 'fine-grained, with read access to contents, issues, metadata and pull requests',
    page: 'https://github.com/settings/personal-access-tokens/new',
  },
  look,
  lists: [listedPulls, listedIssues, listedReleases],
}
