// Answers of GitLab's REST API, with the members that it really gives. Names and addresses in them are canaries.

type Json = Readonly<Record<string, unknown>>

const API = 'https://gitlab.example.com/api/v4/projects/3'
const WEB = 'https://gitlab.example.com/Group/Sub/Shop'

const user = (username: string): Json => ({
  id: 1,
  username,
  public_email: `${username}@canary.example`,
  name: 'Ada Canary',
  state: 'active',
  locked: false,
  avatar_url: null,
  web_url: `https://gitlab.example.com/${username}`,
})

/** A commit's id of forty times one digit. */
export const id = (digit: string): string => digit.repeat(40)

/** A commit as `GET /projects/:id/merge_requests/:iid/commits` lists it. */
export const commit = (
  digit: string,
  date: string,
  message: string,
  { name = 'Ada Canary', email = 'ada@canary.example' } = {},
): Json => ({
  id: id(digit),
  short_id: id(digit).slice(0, 8),
  created_at: date,
  parent_ids: [],
  title: message.split('\n')[0],
  message,
  author_name: name,
  author_email: email,
  authored_date: date,
  committer_name: 'Ada Canary',
  committer_email: 'ada@canary.example',
  committed_date: date,
  trailers: {},
  extended_trailers: {},
  web_url: `${WEB}/-/commit/${id(digit)}`,
})

/** A merge request as `GET /projects/:id/merge_requests` lists it: open. */
export const request = (iid: number, members: Json = {}): Json => ({
  id: 1000 + iid,
  iid,
  project_id: 3,
  title: `Change ${iid}`,
  description: null,
  state: 'opened',
  created_at: '2026-03-02T09:00:00.120Z',
  updated_at: '2026-03-05T15:30:02.000Z',
  merged_by: null,
  merge_user: null,
  merged_at: null,
  closed_by: null,
  closed_at: null,
  target_branch: 'main',
  source_branch: 'topic',
  user_notes_count: 0,
  upvotes: 0,
  downvotes: 0,
  author: user('ada-canary'),
  assignees: [user('bob-canary')],
  assignee: user('bob-canary'),
  reviewers: [],
  source_project_id: 2,
  target_project_id: 3,
  labels: [],
  draft: false,
  imported: false,
  work_in_progress: false,
  milestone: null,
  merge_when_pipeline_succeeds: false,
  merge_status: 'can_be_merged',
  detailed_merge_status: 'mergeable',
  sha: id('a'),
  merge_commit_sha: null,
  squash_commit_sha: null,
  discussion_locked: null,
  should_remove_source_branch: null,
  force_remove_source_branch: true,
  reference: `!${iid}`,
  references: { short: `!${iid}`, relative: `!${iid}`, full: `Group/Sub/Shop!${iid}` },
  web_url: `${WEB}/-/merge_requests/${iid}`,
  time_stats: { time_estimate: 0, total_time_spent: 0, human_time_estimate: null, human_total_time_spent: null },
  squash: false,
  squash_on_merge: false,
  task_completion_status: { count: 0, completed_count: 0 },
  has_conflicts: false,
  blocking_discussions_resolved: true,
  ...members,
})

/** What a merge adds to a merge request. */
export const merged = (members: Json = {}): Json => ({
  state: 'merged',
  merged_at: '2026-03-05T15:30:00.000Z',
  merged_by: user('bob-canary'),
  ...members,
})

/** An issue as `GET /projects/:id/issues` lists it: open. */
export const issue = (iid: number, members: Json = {}): Json => ({
  id: 2000 + iid,
  iid,
  project_id: 3,
  title: `Issue ${iid}`,
  description: 'Bob Canary asked for it, bob@canary.example',
  state: 'opened',
  created_at: '2026-02-20T10:00:00.000+00:00',
  updated_at: '2026-03-05T16:00:00.000Z',
  closed_at: null,
  closed_by: null,
  labels: [],
  milestone: null,
  assignees: [user('bob-canary')],
  author: user('ada-canary'),
  type: 'ISSUE',
  assignee: user('bob-canary'),
  user_notes_count: 0,
  merge_requests_count: 0,
  upvotes: 0,
  downvotes: 0,
  due_date: null,
  confidential: false,
  discussion_locked: null,
  issue_type: 'issue',
  web_url: `${WEB}/-/issues/${iid}`,
  time_stats: { time_estimate: 0, total_time_spent: 0, human_time_estimate: null, human_total_time_spent: null },
  task_completion_status: { count: 0, completed_count: 0 },
  weight: null,
  blocking_issues_count: 0,
  has_tasks: false,
  _links: { self: `${API}/issues/${iid}`, project: API, closed_as_duplicate_of: null },
  references: { short: `#${iid}`, relative: `#${iid}`, full: `Group/Sub/Shop#${iid}` },
  severity: 'UNKNOWN',
  moved_to_id: null,
  imported: false,
  service_desk_reply_to: null,
  epic_iid: null,
  epic: null,
  ...members,
})

/** A release as `GET /projects/:id/releases` lists it. */
export const release = (tag: string, members: Json = {}): Json => ({
  name: `${tag} by Ada Canary`,
  tag_name: tag,
  description: 'Thanks to @bob-canary',
  created_at: '2026-03-06T07:59:00.000Z',
  released_at: '2026-03-06T08:00:00.000Z',
  upcoming_release: false,
  author: user('ada-canary'),
  commit: commit('c', '2026-03-06T07:00:00.000Z', 'Release'),
  commit_path: `/Group/Sub/Shop/-/commit/${id('c')}`,
  tag_path: `/Group/Sub/Shop/-/tags/${tag}`,
  assets: { count: 0, sources: [], links: [] },
  evidences: [],
  _links: { self: `${WEB}/-/releases/${tag}`, edit_url: `${WEB}/-/releases/${tag}/edit` },
  ...members,
})
