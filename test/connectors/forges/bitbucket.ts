// Answers of Bitbucket Cloud's REST API, with the members that they really give. Names and addresses in them are canaries.

type Json = Readonly<Record<string, unknown>>

const API = 'https://api.bitbucket.org/2.0/repositories/Acme/shop'
const WEB = 'https://bitbucket.org/Acme/shop'

const user = (nickname: string): Json => ({
  display_name: 'Ada Canary',
  links: {
    self: { href: 'https://api.bitbucket.org/2.0/users/%7B3f1c-canary%7D' },
    avatar: { href: `https://secure.gravatar.com/avatar/${nickname}` },
    html: { href: `https://bitbucket.org/${nickname}/` },
  },
  type: 'user',
  uuid: '{3f1c-canary}',
  account_id: '5b10-canary',
  nickname,
})

const repository: Json = {
  type: 'repository',
  full_name: 'Acme/shop',
  links: { self: { href: API }, html: { href: WEB }, avatar: { href: 'https://bytebucket.org/ravatar/1' } },
  name: 'shop',
  uuid: '{9a1e}',
}

/** A commit's id of forty times one digit. Requests name only its first twelve. */
export const id = (digit: string): string => digit.repeat(40)

const named = (digit: string): Json => ({
  hash: digit.repeat(12),
  links: { self: { href: `${API}/commit/${digit.repeat(12)}` }, html: { href: `${WEB}/commits/${digit.repeat(12)}` } },
  type: 'commit',
})

/** A commit as `GET …/pullrequests/{id}/commits` and `GET …/commits/{id}` list it; `parents` are digits. */
export const commit = (
  digit: string,
  date: string,
  message: string,
  { parents = ['0'], raw = 'Ada Canary <ada@canary.example>' } = {},
): Json => ({
  type: 'commit',
  hash: id(digit),
  date,
  author: { type: 'author', raw, user: user('ada-canary') },
  committer: {},
  message,
  summary: { type: 'rendered', raw: message, markup: 'markdown', html: `<p>${message}</p>` },
  links: { self: { href: `${API}/commit/${id(digit)}` }, html: { href: `${WEB}/commits/${id(digit)}` } },
  parents: parents.map((parent) => ({
    hash: id(parent),
    links: { self: { href: `${API}/commit/${id(parent)}` } },
    type: 'commit',
  })),
  rendered: { message: { type: 'rendered', raw: message, markup: 'markdown', html: `<p>${message}</p>` } },
  repository,
})

/** A pull request as `GET …/pullrequests` lists it: open. */
export const pull = (number: number, members: Json = {}): Json => ({
  comment_count: 0,
  task_count: 0,
  type: 'pullrequest',
  id: number,
  title: `Change ${number}`,
  description: '',
  rendered: { title: { type: 'rendered', raw: `Change ${number}` }, description: { type: 'rendered', raw: '' } },
  state: 'OPEN',
  draft: false,
  merge_commit: null,
  close_source_branch: true,
  closed_by: null,
  author: user('ada-canary'),
  reason: '',
  created_on: '2026-03-02T09:00:00.123456+00:00',
  updated_on: '2026-03-09T15:30:02.654321+00:00',
  destination: { branch: { name: 'main' }, commit: named('9'), repository },
  source: { branch: { name: 'feature/PAY-9-topic' }, commit: named('a'), repository },
  reviewers: [],
  participants: [],
  links: {
    self: { href: `${API}/pullrequests/${number}` },
    html: { href: `${WEB}/pull-requests/${number}` },
    commits: { href: `${API}/pullrequests/${number}/commits` },
    approve: { href: `${API}/pullrequests/${number}/approve` },
    diff: { href: `${API}/diff/Acme/shop` },
    comments: { href: `${API}/pullrequests/${number}/comments` },
    activity: { href: `${API}/pullrequests/${number}/activity` },
    merge: { href: `${API}/pullrequests/${number}/merge` },
    decline: { href: `${API}/pullrequests/${number}/decline` },
    statuses: { href: `${API}/pullrequests/${number}/statuses` },
  },
  summary: { type: 'rendered', raw: '', markup: 'markdown', html: '' },
  ...members,
})

/** An update in the history of a pull request, as `GET …/pullrequests/{id}/activity` lists it. */
export const update = (state: string, date: string): Json => ({
  update: {
    description: '',
    title: 'By Ada Canary',
    destination: { commit: named('9'), branch: { name: 'main' }, repository },
    reason: '',
    source: { commit: named('a'), branch: { name: 'feature/PAY-9-topic' }, repository },
    state,
    author: user('ada-canary'),
    date,
  },
  pull_request: { type: 'pullrequest', id: 1, links: {}, title: 'By Ada Canary' },
})

const approval: Json = {
  approval: {
    date: '2026-03-05T15:00:00+00:00',
    user: user('bob-canary'),
    pullrequest: { type: 'pullrequest', id: 1 },
  },
  pull_request: { type: 'pullrequest', id: 1, links: {}, title: 'By Ada Canary' },
}

/** The history of a pull request that ended in a state, and was edited afterwards; newest first. */
export const ended = (state: string, at = '2026-03-05T15:30:00.987654+00:00'): readonly Json[] => [
  update(state, '2026-03-09T15:30:02.654321+00:00'),
  update(state, at),
  approval,
  update('OPEN', '2026-03-02T09:00:00.123456+00:00'),
]

/** What a merge, and the requests that the page of this format shows, add to a pull request. */
export const merged = (digit: string, at?: string): Json => ({
  state: 'MERGED',
  closed_by: user('bob-canary'),
  merge_commit: commit(digit, '2026-03-05T15:30:00+00:00', 'Merged in feature/PAY-9-topic (pull request #1)\n'),
  activity: ended('MERGED', at),
})

/** Pages of values, one after another. */
export const pages = (...lists: readonly (readonly Json[])[]): string =>
  lists
    .map((values, i) =>
      JSON.stringify({
        values,
        pagelen: 50,
        size: 4,
        page: i + 1,
        next: `${API}/pullrequests?page=${i + 2}`,
      }),
    )
    .join('\n')
