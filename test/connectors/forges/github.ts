// Answers of GitHub's REST API, with the members that it really gives. Names and addresses in them are canaries.

type Json = Readonly<Record<string, unknown>>

const API = 'https://api.github.com/repos/Acme/Api'
const WEB = 'https://github.com/Acme/Api'

const user = (login: string): Json => ({
  login,
  id: 583231,
  node_id: 'MDQ6VXNlcjU4MzIzMQ==',
  avatar_url: `https://avatars.githubusercontent.com/u/583231?v=4&name=${login}`,
  gravatar_id: '',
  url: `https://api.github.com/users/${login}`,
  html_url: `https://github.com/${login}`,
  type: 'User',
  user_view_type: 'public',
  site_admin: false,
})

export const REPOSITORY: Json = {
  id: 1296269,
  node_id: 'MDEwOlJlcG9zaXRvcnkxMjk2MjY5',
  name: 'Api',
  full_name: 'Acme/Api',
  private: true,
  owner: user('Acme'),
  html_url: WEB,
  description: 'Run by ada.canary@example.com',
  fork: false,
  url: API,
  default_branch: 'main',
}

/** A label as REST lists it. */
export const label = (name: string): Json => ({
  id: 208045946,
  node_id: 'MDU6TGFiZWwyMDgwNDU5NDY=',
  url: `${API}/labels/${encodeURIComponent(name)}`,
  name,
  color: 'f29513',
  default: false,
  description: 'Ask Ada Canary',
})

/** A commit's id of forty times one digit. */
export const id = (digit: string): string => digit.repeat(40).slice(0, 40)

/** A commit; `parents` are digits. */
export const commit = (
  digit: string,
  date: string,
  message: string,
  { parents = ['0'], name = 'Ada Canary', email = 'ada@canary.example' } = {},
): Json => ({
  sha: id(digit),
  node_id: `C_${digit}`,
  commit: {
    author: { name, email, date },
    committer: { name: 'GitHub', email: 'noreply@github.com', date },
    message,
    tree: { sha: id('e'), url: `${API}/git/trees/${id('e')}` },
    url: `${API}/git/commits/${id(digit)}`,
    comment_count: 0,
    verification: { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null },
  },
  url: `${API}/commits/${id(digit)}`,
  html_url: `${WEB}/commit/${id(digit)}`,
  comments_url: `${API}/commits/${id(digit)}/comments`,
  author: user('ada-canary'),
  committer: user('web-flow'),
  parents: parents.map((parent) => ({
    sha: id(parent),
    url: `${API}/commits/${id(parent)}`,
    html_url: `${WEB}/commit/${id(parent)}`,
  })),
})

/** A pull request as `GET /repos/{owner}/{repo}/pulls` lists it: open, against the default branch. */
export const pull = (number: number, members: Json = {}): Json => ({
  url: `${API}/pulls/${number}`,
  id: 1000 + number,
  node_id: 'PR_kwDOABPHjc5',
  html_url: `${WEB}/pull/${number}`,
  diff_url: `${WEB}/pull/${number}.diff`,
  patch_url: `${WEB}/pull/${number}.patch`,
  issue_url: `${API}/issues/${number}`,
  number,
  state: 'open',
  locked: false,
  title: `Change ${number}`,
  user: user('ada-canary'),
  body: null,
  created_at: '2026-03-02T09:00:00Z',
  updated_at: '2026-03-05T15:30:02Z',
  closed_at: null,
  merged_at: null,
  merge_commit_sha: id('f'),
  assignee: user('bob-canary'),
  assignees: [user('bob-canary')],
  requested_reviewers: [],
  requested_teams: [],
  labels: [],
  milestone: null,
  draft: false,
  commits_url: `${API}/pulls/${number}/commits`,
  review_comments_url: `${API}/pulls/${number}/comments`,
  review_comment_url: `${API}/pulls/comments{/number}`,
  comments_url: `${API}/issues/${number}/comments`,
  statuses_url: `${API}/statuses/${id('a')}`,
  head: { label: 'ada-canary:topic', ref: 'topic', sha: id('a'), user: user('ada-canary'), repo: REPOSITORY },
  base: { label: 'Acme:main', ref: 'main', sha: id('0'), user: user('Acme'), repo: REPOSITORY },
  _links: { self: { href: `${API}/pulls/${number}` }, html: { href: `${WEB}/pull/${number}` } },
  author_association: 'MEMBER',
  auto_merge: null,
  active_lock_reason: null,
  ...members,
})

/** What a merge adds to a pull. */
export const merged = (digit: string, at = '2026-03-05T15:30:00Z'): Json => ({
  state: 'closed',
  closed_at: at,
  merged_at: at,
  merge_commit_sha: id(digit),
})

/** An issue as `GET /repos/{owner}/{repo}/issues` lists it: open. */
export const issue = (number: number, members: Json = {}): Json => ({
  url: `${API}/issues/${number}`,
  repository_url: API,
  labels_url: `${API}/issues/${number}/labels{/name}`,
  comments_url: `${API}/issues/${number}/comments`,
  events_url: `${API}/issues/${number}/events`,
  html_url: `${WEB}/issues/${number}`,
  id: 2000 + number,
  node_id: 'I_kwDOABPHjc5',
  number,
  title: `Issue ${number}`,
  user: user('ada-canary'),
  labels: [],
  state: 'open',
  locked: false,
  assignee: user('bob-canary'),
  assignees: [user('bob-canary')],
  milestone: null,
  comments: 0,
  created_at: '2026-02-20T10:00:00Z',
  updated_at: '2026-03-05T16:00:00Z',
  closed_at: null,
  author_association: 'MEMBER',
  type: null,
  active_lock_reason: null,
  sub_issues_summary: { total: 0, completed: 0, percent_completed: 0 },
  issue_dependencies_summary: { blocked_by: 0, total_blocked_by: 0, blocking: 0, total_blocking: 0 },
  body: 'Bob Canary asked for it, bob@canary.example',
  closed_by: null,
  reactions: { url: `${API}/issues/${number}/reactions`, total_count: 0 },
  timeline_url: `${API}/issues/${number}/timeline`,
  performed_via_github_app: null,
  state_reason: null,
  ...members,
})

/** A release as `GET /repos/{owner}/{repo}/releases` lists it: published. */
export const release = (tag: string, members: Json = {}): Json => ({
  url: `${API}/releases/1`,
  assets_url: `${API}/releases/1/assets`,
  upload_url: `https://uploads.github.com/repos/Acme/Api/releases/1/assets{?name,label}`,
  html_url: `${WEB}/releases/tag/${encodeURIComponent(tag)}`,
  id: 1,
  author: user('ada-canary'),
  node_id: 'RE_kwDOABPHjc4',
  tag_name: tag,
  target_commitish: 'main',
  name: `${tag} by Ada Canary`,
  draft: false,
  immutable: false,
  prerelease: false,
  created_at: '2026-03-06T07:59:00Z',
  updated_at: '2026-03-06T08:00:01Z',
  published_at: '2026-03-06T08:00:00Z',
  assets: [],
  tarball_url: `${API}/tarball/${tag}`,
  zipball_url: `${API}/zipball/${tag}`,
  body: null,
  ...members,
})

/** Pages one after another, as `gh api --paginate` writes them. */
export const pages = (...lists: readonly (readonly Json[])[]): string =>
  lists.map((list) => JSON.stringify(list)).join('')
