// Answers of `gh pr list --json`, with the members that it really gives. Names and addresses in them are canaries.

type Json = Readonly<Record<string, unknown>>

const WEB = 'https://github.com/Acme/Api'
const user = (login: string): Json => ({ id: 'MDQ6VXNlcjU4MzIzMQ==', is_bot: false, login, name: 'Ada Canary' })

/** A commit's id of forty times one digit. */
const id = (digit: string): string => digit.repeat(40)

export const label = (name: string): Json => ({ id: 'LA_kw', name, description: 'Ask Ada Canary', color: 'f29513' })

export const commit = (digit: string, date: string, messageHeadline: string, members: Json = {}): Json => ({
  authoredDate: date,
  authors: [{ email: 'ada@canary.example', id: 'MDQ6VXNlcjU4MzIzMQ==', login: 'ada-canary', name: 'Ada Canary' }],
  committedDate: date,
  messageBody: '',
  messageHeadline,
  oid: id(digit),
  ...members,
})

/** A pull request that is open, against the branch `main`. */
export const pull = (number: number, members: Json = {}): Json => ({
  author: user('ada-canary'),
  baseRefName: 'main',
  body: '',
  closedAt: null,
  commits: [],
  createdAt: '2026-03-02T09:00:00Z',
  headRefName: 'topic',
  headRefOid: id('a'),
  isDraft: false,
  labels: [],
  mergeCommit: null,
  mergedAt: null,
  mergedBy: null,
  number,
  state: 'OPEN',
  title: `Change ${number}`,
  updatedAt: '2026-03-05T15:30:02Z',
  url: `${WEB}/pull/${number}`,
  ...members,
})

/** What a merge adds to a pull. */
export const merged = (digit: string, at = '2026-03-05T15:30:00Z'): Json => ({
  state: 'MERGED',
  closedAt: at,
  mergedAt: at,
  mergeCommit: { oid: id(digit) },
  mergedBy: user('bob-canary'),
})
