import * as azure from './azure.js'
import * as bitbucket from './bitbucket.js'
import * as gitea from './gitea.js'
import { commit, issue, label, merged, pages, pull, release } from './github.js'
import * as cli from './github-cli.js'
import * as gitlab from './gitlab.js'

/** Two pages that overlap by one pull: it was merged and given another title in between. */
export const GITHUB_PULLS = pages(
  [
    pull(14, { draft: true, title: 'Draft: dark mode' }),
    pull(12, { title: 'Passkeys', updated_at: '2026-03-04T10:00:00Z' }),
  ],
  [
    pull(12, {
      ...merged('d'),
      title: 'ACME-12 Passkeys',
      body: 'Closes #7.\n\n<!-- Closes #999, ai-none -->\nReviewed-by: Bob Canary <bob-7@canary.example>\n',
      labels: [label('ai: cursor'), label('enhancement')],
      commits: [
        commit('b', '2026-03-01T08:00:00Z', 'Begin\n\nCo-authored-by: Claude <noreply@anthropic.com>'),
        commit('a', '2026-03-02T08:30:00Z', 'PAY-3 Finish', { parents: ['b'] }),
      ],
    }),
    pull(11, { ...merged('c'), base: { ref: 'release/1.x', repo: { default_branch: 'main' } } }),
    pull(9, { state: 'closed', closed_at: '2026-03-03T12:00:00Z', user: null, head: { ref: 'old', repo: null } }),
  ],
)

/** The same pulls as the command line of GitHub prints them. */
export const GITHUB_CLI_PULLS = `${JSON.stringify([
  cli.pull(14, { isDraft: true, title: 'Draft: dark mode' }),
  cli.pull(12, {
    ...cli.merged('d'),
    title: 'ACME-12 Passkeys',
    body: 'Closes #7.\n\n<!-- Closes #999, ai-none -->\nReviewed-by: Bob Canary <bob-7@canary.example>\n',
    labels: [cli.label('ai: cursor'), cli.label('enhancement')],
    commits: [
      cli.commit('b', '2026-03-01T08:00:00Z', 'Begin', {
        messageBody: 'Co-authored-by: Claude <noreply@anthropic.com>',
      }),
      cli.commit('a', '2026-03-02T08:30:00Z', 'PAY-3 Finish'),
    ],
  }),
  cli.pull(11, { ...cli.merged('c'), baseRefName: 'release/1.x' }),
  cli.pull(9, { state: 'CLOSED', closedAt: '2026-03-03T12:00:00Z', headRefName: 'old' }),
])}\n`

export const GITHUB_ISSUES = pages([
  issue(7, {
    title: 'Log in with a passkey',
    state: 'closed',
    state_reason: 'completed',
    closed_at: '2026-03-05T15:30:01Z',
    labels: [label('type: bug'), label('login')],
    parent_issue_url: 'https://api.github.com/repos/Acme/Api/issues/3',
  }),
  issue(8, { state: 'closed', state_reason: 'not_planned', closed_at: '2026-03-01T09:00:00Z' }),
  issue(3, { type: { id: 1, node_id: 'IT_1', name: 'Epic', description: 'Ask Ada Canary', color: 'gray' } }),
  issue(12, { pull_request: { url: 'https://api.github.com/repos/Acme/Api/pulls/12', merged_at: null } }),
])

export const GITHUB_RELEASES = pages([
  release('v1.5.0', { draft: true, published_at: null }),
  release('v1.4.1-rc.1', { prerelease: true, published_at: '2026-03-08T08:00:00Z' }),
  release('v1.4.0', {
    body: `## What's Changed\r\n* ACME-12 Passkeys by @ada-canary in https://github.com/Acme/Api/pull/12\r\n* Bump x by @bob-canary in https://github.com/acme/other/pull/4\r\n\r\n## New Contributors\r\n* @ada-canary made their first contribution in https://github.com/Acme/Api/pull/10\r\n`,
  }),
])

/** The default branch is in the project, which the list does not hold: somebody added it. */
const project = { default_branch: 'main' }

export const GITLAB_MERGE_REQUESTS = pages(
  [
    gitlab.request(14, { project, draft: true, title: 'Draft: dark mode' }),
    gitlab.request(12, {
      project,
      ...gitlab.merged({ merge_commit_sha: gitlab.id('d'), squash_commit_sha: gitlab.id('e'), squash: true }),
      title: 'SHOP-12 Passkeys',
      description: 'Implements #4, #6 and #7\n\nReviewed-by: Bob Canary <bob-7@canary.example>',
      labels: ['ai::claude', 'type::feature'],
      commits: [
        gitlab.commit('a', '2026-03-02T08:30:00.000+01:00', 'PAY-3 Finish'),
        gitlab.commit('b', '2026-03-01T08:00:00.000+01:00', 'Begin\n\nCo-authored-by: Cursor <cursoragent@cursor.com>'),
      ],
    }),
  ],
  [gitlab.request(11, { project, ...gitlab.merged({ merge_commit_sha: gitlab.id('c') }), target_branch: '1-stable' })],
)

export const GITLAB_ISSUES = pages([
  gitlab.issue(7, {
    title: 'Log in with a passkey',
    state: 'closed',
    closed_at: '2026-03-05T15:30:01.000Z',
    labels: ['type::bug', 'login'],
    time_stats: { time_estimate: 18_000, total_time_spent: 0, human_time_estimate: '5h', human_total_time_spent: null },
  }),
  gitlab.issue(8, { state: 'closed', closed_at: '2026-03-01T09:00:00.000Z', moved_to_id: 4711 }),
])

export const GITLAB_RELEASES = pages([
  gitlab.release('v2.0', { upcoming_release: true, released_at: '2027-01-01T00:00:00.000Z' }),
  gitlab.release('v1.4.0'),
])

export const GITEA_PULLS = pages(
  [gitea.pull(14, { draft: true, title: 'WIP: dark mode' })],
  [
    gitea.pull(12, {
      ...gitea.merged('d'),
      title: 'ACME-12 Passkeys',
      body: 'Closes #7.\n\n<!-- Closes #999, ai-none -->\nReviewed-by: Bob Canary <bob-7@canary.example>\n',
      labels: [gitea.label('ai: cursor'), gitea.label('Kind/Enhancement')],
      commits: [
        gitea.commit('a', '2026-03-02T09:30:00+01:00', 'PAY-3 Finish\n', { parents: ['b'] }),
        gitea.commit('b', '2026-03-01T09:00:00+01:00', 'Begin\n\nCo-authored-by: Claude <noreply@anthropic.com>\n'),
      ],
    }),
    gitea.pull(11, { ...gitea.merged('c'), base: { ref: 'release/v1', repo: { default_branch: 'main' } } }),
    gitea.pull(9, { state: 'closed', closed_at: '2026-03-03T13:00:00+01:00' }),
  ],
)

export const GITEA_ISSUES = pages([
  gitea.issue(7, {
    title: 'Log in with a passkey',
    state: 'closed',
    closed_at: '2026-03-05T16:30:01+01:00',
    labels: [gitea.label('Kind/Bug'), gitea.label('login')],
    time_estimate: 18_000,
  }),
  gitea.issue(8, {
    state: 'closed',
    closed_at: '2026-03-01T10:00:00+01:00',
    labels: [gitea.label('Reviewed/Duplicate')],
  }),
  gitea.issue(12, {
    html_url: 'https://git.example.com/Acme/Shop/pulls/12',
    pull_request: {
      merged: false,
      merged_at: null,
      draft: false,
      html_url: 'https://git.example.com/Acme/Shop/pulls/12',
    },
  }),
])

export const GITEA_RELEASES = pages([
  gitea.release('v1.5.0', { draft: true }),
  gitea.release('v1.4.1-rc.1', { prerelease: true, published_at: '2026-03-08T09:00:00+01:00' }),
  gitea.release('v1.4.0'),
])

export const BITBUCKET_PULLS = bitbucket.pages(
  [
    bitbucket.pull(14, { ...bitbucket.withRepository, draft: true, title: 'Draft: dark mode' }),
    bitbucket.pull(12, {
      ...bitbucket.withRepository,
      ...bitbucket.merged('d'),
      title: 'ACME-12 Passkeys',
      description: 'Closes #7.\n\n<!-- Closes #999, ai-none -->\nReviewed-by: Bob Canary <bob-7@canary.example>\n',
      commits: [
        bitbucket.commit('a', '2026-03-02T08:30:00+00:00', 'PAY-3 Finish\n', { parents: ['b'] }),
        bitbucket.commit('b', '2026-03-01T08:00:00+00:00', 'Begin\n\nCo-authored-by: Claude <noreply@anthropic.com>\n'),
      ],
    }),
  ],
  [
    bitbucket.pull(11, {
      ...bitbucket.withRepository,
      ...bitbucket.merged('c'),
      destination: { branch: { name: 'release/1.x' }, commit: { hash: '999999999999' }, repository: null },
    }),
    bitbucket.pull(9, {
      ...bitbucket.withRepository,
      state: 'DECLINED',
      author: null,
      reason: 'Bob Canary did it',
      activity: bitbucket.ended('DECLINED', '2026-03-03T12:00:00+00:00'),
    }),
  ],
)

export const AZURE_PULLS = azure.lists(
  [
    azure.pull(14, { repository: azure.wholeRepository, isDraft: true, title: 'Dark mode' }),
    azure.pull(12, {
      ...azure.completed('d'),
      repository: azure.wholeRepository,
      title: 'ACME-12 Passkeys',
      description: 'Fixes #7.\n\n<!-- Fixes #999, ai-none -->\nReviewed-by: Bob Canary <bob-7@canary.example>\n',
      labels: [
        { id: '6a1b', name: 'ai-cursor', active: true, url: 'https://dev.azure.com/Acme/_apis/labels/6a1b' },
        { id: '6a1c', name: 'enhancement', active: true, url: 'https://dev.azure.com/Acme/_apis/labels/6a1c' },
      ],
      workItemRefs: [{ id: '7', url: 'https://dev.azure.com/Acme/_apis/wit/workItems/7' }],
      commits: [
        azure.commit('a', '2026-03-02T08:30:00Z', 'PAY-3 Finish'),
        azure.commit('b', '2026-03-01T08:00:00Z', 'Begin\n\nCo-authored-by: Claude <noreply@anthropic.com>'),
      ],
    }),
  ],
  [
    azure.pull(11, {
      ...azure.completed('c'),
      repository: azure.wholeRepository,
      targetRefName: 'refs/heads/release/1.x',
    }),
    azure.pull(9, {
      repository: azure.wholeRepository,
      status: 'abandoned',
      closedDate: '2026-03-03T12:00:00.1234567Z',
      closedBy: azure.person('Ada'),
    }),
  ],
)
