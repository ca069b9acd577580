import * as t from 'io-ts'
import { nullable } from '#domain/codec'
import type { Ask } from '#sources/kit/hosts/ask'
import { unlessGone } from '#sources/kit/hosts/found'
import {
  type Host,
  type HostContainer,
  type HostList,
  type HostPage,
  MOST_CONTAINERS,
  type Reading,
} from '#sources/kit/hosts/host'
import { issueKey, linearIssues } from './issues.js'
import { connectionOf, nextIn, queried, quotaOf } from './query.js'

// The API of Linear, which is GraphQL: flat queries of 50 nodes at most, whose cost is bounded.

const TEAMS = `query($after: String) {
  organization { name }
  teams(first: 50, after: $after) { nodes { id key } pageInfo { hasNextPage endCursor } }
}`
const Teams = t.type({
  organization: t.type({ name: t.string }),
  teams: connectionOf(t.type({ id: t.string, key: t.string })),
})

const FIELDS = `
  identifier title createdAt updatedAt startedAt completedAt canceledAt trashed
  parent { identifier }
  labels(first: 20) { nodes { name } }`

const ISSUES = `query($after: String, $orderBy: PaginationOrderBy, $filter: IssueFilter) {
  issues(first: 50, after: $after, orderBy: $orderBy, includeArchived: true, filter: $filter) {
    nodes { ${FIELDS} }
    pageInfo { hasNextPage endCursor }
  }
}`
const Issues = t.type({ issues: connectionOf(t.UnknownRecord) })

const ISSUE = `query($issue: String!) { issue(id: $issue) { ${FIELDS} } }`
const Issue = t.type({ issue: nullable(t.UnknownRecord) })

const CHANGES = `query($issue: String!, $after: String) {
  issue(id: $issue) {
    history(first: 50, after: $after) {
      nodes { createdAt fromState { type } toState { type } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`
const Changes = t.type({
  issue: nullable(t.type({ history: connectionOf(t.type({ createdAt: t.string, toState: nullable(t.unknown) })) })),
})
/** The most pages of changes of one issue that are read. */
const MOST_PAGES_OF_CHANGES = 20

async function* pagesOfIssues(ask: Ask, { container, since, page }: Reading): AsyncGenerator<HostPage> {
  const changed = since === null ? {} : { updatedAt: { gte: since } }
  const filter = { team: { id: { eq: container?.id } }, ...changed }
  // What is edited meanwhile moves to the front of the last changes: where all is read, no issue may move.
  const orderBy = since === null ? 'createdAt' : 'updatedAt'
  let after = page
  for (;;) {
    const { data, at } = await queried(ask, Issues, ISSUES, { after, orderBy, filter })
    const next = nextIn(data.issues, after)
    yield { records: data.issues.nodes, at, next, left: null, completeBackTo: null }
    if (next === null) return
    after = next
  }
}

/** An issue by its key; null if there is none, or it has another key by now, as one that was moved to another team. */
const findIssue = (ask: Ask, key: string): Promise<unknown> =>
  unlessGone(async () => {
    const { data } = await queried(ask, Issue, ISSUE, { issue: key })
    return issueKey(data.issue) === key ? data.issue : null
  })

/** The changes of the state of an issue; null if it is gone by now, or has more than are read. */
const changesOf = async (ask: Ask, issue: string): Promise<readonly unknown[] | null> => {
  const changes: unknown[] = []
  let after: string | null = null
  for (let pages = 0; pages < MOST_PAGES_OF_CHANGES; pages += 1) {
    const { data }: { readonly data: t.TypeOf<typeof Changes> } = await queried(ask, Changes, CHANGES, { issue, after })
    if (data.issue === null) return null
    const { history } = data.issue
    changes.push(...history.nodes.filter(({ toState }) => toState !== null))
    after = nextIn(history, after)
    if (after === null) return changes
  }
  // The newest ones would tell another history.
  return null
}

const withChanges = async (ask: Ask, record: unknown): Promise<unknown> => {
  const issue = issueKey(record)
  const changes = issue === null ? null : await changesOf(ask, issue)
  return changes === null ? record : { ...(record as object), changes }
}

const issues: HostList = {
  name: 'issues',
  format: linearIssues,
  of: 'container',
  kinds: ['work_item'],
  overlapMs: 120_000,
  pages: pagesOfIssues,
  detailed: withChanges,
  find: findIssue,
  keyOf: issueKey,
}

/** Linear: the issues of the teams that a key sees. */
export const linearHost: Host = {
  address: 'https://api.linear.app',
  apiOf: (address) => address,
  token: {
    label: 'API key',
    rights: 'to read (Read), of the teams that count',
    page: 'https://linear.app/settings/account/security',
  },
  headers: (token) => ({ authorization: token.startsWith('lin_api_') ? token : `Bearer ${token}` }),
  quotaOf,
  // Half of what an API key may send.
  requestsAnHour: 1_250,
  pauseMs: 0,
  look: async (ask) => {
    const containers: HostContainer[] = []
    let after: string | null = null
    for (;;) {
      const { data }: { readonly data: t.TypeOf<typeof Teams> } = await queried(ask, Teams, TEAMS, { after })
      const { organization, teams } = data
      for (const { id, key } of teams.nodes) containers.push({ name: key, id, kind: 'tracker_project', container: key })
      after = nextIn(teams, after)
      if (after !== null && containers.length < MOST_CONTAINERS) continue
      return {
        account: organization.name.slice(0, 200),
        scopes: null,
        remarks: [],
        expiresAt: null,
        containers: containers.slice(0, MOST_CONTAINERS),
      }
    }
  },
  lists: [issues],
}
