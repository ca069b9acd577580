// Answers of the REST API of Gitea and Forgejo, with the members that they really give. Names and addresses in them are canaries.

export type JsonRecord = Readonly<Record<string, unknown>>

const API = 'https://git.example.com/api/v1/repos/Acme/Shop'
const WEB = 'https://git.example.com/Acme/Shop'

const user = (login: string): JsonRecord => ({
  id: 21818,
  login,
  login_name: '',
  source_id: 0,
  full_name: 'Ada Canary',
  email: `${login}@canary.example`,
  avatar_url: `https://git.example.com/avatars/${login}`,
  html_url: `https://git.example.com/${login}`,
  language: '',
  is_admin: false,
  last_login: '0001-01-01T00:00:00Z',
  created: '2019-11-15T19:17:02Z',
  restricted: false,
  active: false,
  prohibit_login: false,
  location: '',
  website: '',
  description: '',
  visibility: 'public',
  followers_count: 0,
  following_count: 0,
  starred_repos_count: 0,
  username: login,
})

const REPOSITORY: JsonRecord = {
  id: 99,
  owner: user('Acme'),
  name: 'Shop',
  full_name: 'Acme/Shop',
  description: 'Run by ada.canary@example.com',
  empty: false,
  private: true,
  fork: false,
  template: false,
  mirror: false,
  size: 1024,
  language: 'Go',
  languages_url: `${API}/languages`,
  html_url: WEB,
  url: API,
  link: '',
  ssh_url: 'git@git.example.com:Acme/Shop.git',
  clone_url: `${WEB}.git`,
  default_branch: 'main',
  archived: false,
  default_merge_style: 'merge',
  object_format_name: 'sha1',
}

/** A label as the API lists it. */
export const label = (name: string): JsonRecord => ({
  id: 1,
  name,
  exclusive: false,
  is_archived: false,
  color: 'ee0701',
  description: 'Ask Ada Canary',
  url: `${API}/labels/1`,
})

/** A commit's id of forty times one digit. */
export const id = (digit: string): string => digit.repeat(40)

/** A commit of a pull request, or of a branch; `parents` are digits. */
export const commit = (
  digit: string,
  date: string,
  message: string,
  { parents = ['0'], name = 'Ada Canary', email = 'ada@canary.example' } = {},
): JsonRecord => ({
  url: `${API}/git/commits/${id(digit)}`,
  sha: id(digit),
  created: date,
  html_url: `${WEB}/commit/${id(digit)}`,
  commit: {
    url: `${API}/git/commits/${id(digit)}`,
    author: { name, email, date },
    committer: { name: 'Ada Canary', email: 'ada@canary.example', date },
    message,
    tree: { url: `${API}/git/trees/${id('e')}`, sha: id('e'), created: date },
    verification: { verified: false, reason: 'gpg.error.not_signed_commit', signature: '', signer: null, payload: '' },
  },
  author: user('ada-canary'),
  committer: user('ada-canary'),
  parents: parents.map((parent) => ({
    url: `${API}/git/commits/${id(parent)}`,
    sha: id(parent),
    created: '0001-01-01T00:00:00Z',
  })),
  files: [],
  stats: { total: 1, additions: 1, deletions: 0 },
})

/** A pull request as `GET /repos/{owner}/{repo}/pulls` lists it: open, against the default branch. */
export const pull = (number: number, members: JsonRecord = {}): JsonRecord => ({
  id: 1000 + number,
  url: `${WEB}/pulls/${number}`,
  number,
  user: user('ada-canary'),
  title: `Change ${number}`,
  body: '',
  labels: [],
  milestone: null,
  assignee: user('bob-canary'),
  assignees: [user('bob-canary')],
  requested_reviewers: [user('bob-canary')],
  requested_reviewers_teams: [],
  state: 'open',
  draft: false,
  is_locked: false,
  comments: 0,
  additions: 1,
  deletions: 0,
  changed_files: 1,
  html_url: `${WEB}/pulls/${number}`,
  diff_url: `${WEB}/pulls/${number}.diff`,
  patch_url: `${WEB}/pulls/${number}.patch`,
  mergeable: true,
  merged: false,
  merged_at: null,
  merge_commit_sha: null,
  merged_by: null,
  allow_maintainer_edit: false,
  base: { label: 'main', ref: 'main', sha: id('9'), repo_id: 99, repo: REPOSITORY },
  head: { label: 'topic', ref: 'topic', sha: id('a'), repo_id: 99, repo: REPOSITORY },
  merge_base: id('0'),
  due_date: null,
  created_at: '2026-03-02T10:00:00+01:00',
  updated_at: '2026-03-05T16:30:02+01:00',
  closed_at: null,
  pin_order: 0,
  ...members,
})

/** What a merge adds to a pull request: its branch is deleted, so that its head is a reference of the forge. */
export const merged = (digit: string, at = '2026-03-05T16:30:00+01:00'): JsonRecord => ({
  state: 'closed',
  closed_at: at,
  merged: true,
  merged_at: at,
  merge_commit_sha: id(digit),
  merged_by: user('bob-canary'),
  head: { label: 'PAY-9-topic', ref: 'refs/pull/1/head', sha: id('a'), repo_id: 99, repo: REPOSITORY },
})

/** An issue as `GET /repos/{owner}/{repo}/issues` lists it: open. */
export const issue = (number: number, members: JsonRecord = {}): JsonRecord => ({
  id: 2000 + number,
  url: `${API}/issues/${number}`,
  html_url: `${WEB}/issues/${number}`,
  number,
  user: user('ada-canary'),
  original_author: '',
  original_author_id: 0,
  title: `Issue ${number}`,
  body: 'Bob Canary asked for it, bob@canary.example',
  ref: '',
  assets: [],
  labels: [],
  milestone: null,
  assignee: user('bob-canary'),
  assignees: [user('bob-canary')],
  state: 'open',
  is_locked: false,
  comments: 0,
  created_at: '2026-02-20T11:00:00+01:00',
  updated_at: '2026-03-05T17:00:00+01:00',
  closed_at: null,
  due_date: null,
  time_estimate: 0,
  pull_request: null,
  repository: { id: 99, name: 'Shop', owner: 'Acme', full_name: 'Acme/Shop' },
  pin_order: 0,
  ...members,
})

/** A release as `GET /repos/{owner}/{repo}/releases` lists it: published. */
export const release = (tag: string, members: JsonRecord = {}): JsonRecord => ({
  id: 1,
  tag_name: tag,
  target_commitish: 'main',
  name: `${tag} by Ada Canary`,
  body: 'Thanks to @bob-canary',
  url: `${API}/releases/1`,
  html_url: `${WEB}/releases/tag/${tag}`,
  tarball_url: `${WEB}/archive/${tag}.tar.gz`,
  zipball_url: `${WEB}/archive/${tag}.zip`,
  upload_url: `${API}/releases/1/assets`,
  draft: false,
  prerelease: false,
  created_at: '2026-03-06T09:00:00+01:00',
  published_at: '2026-03-06T09:00:00+01:00',
  author: user('ada-canary'),
  assets: [],
  ...members,
})
