import type { LocalAnswer, LocalHost, LocalRequest } from './local-host.js'

/** An issue of a local Linear. */
export interface LocalIssue {
  readonly identifier: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly startedAt: string | null
  readonly completedAt: string | null
  readonly canceledAt: string | null
  readonly trashed: boolean | null
  readonly changes: readonly { readonly at: string; readonly from: string | null; readonly to: string | null }[]
}

/** The workspace that a local Linear has. A test changes its issues. */
export interface LocalLinear {
  issues: readonly LocalIssue[]
  teams: readonly { readonly id: string; readonly key: string }[]
  pageSize: number
}

/** An issue that nobody started. */
export const linearIssue = (identifier: string, createdAt: string, changes: Partial<LocalIssue> = {}): LocalIssue => ({
  identifier,
  createdAt,
  updatedAt: createdAt,
  startedAt: null,
  completedAt: null,
  canceledAt: null,
  trashed: null,
  changes: [],
  ...changes,
})

interface Asked {
  readonly query: string
  readonly variables: {
    readonly after: string | null
    readonly orderBy?: 'createdAt' | 'updatedAt'
    readonly issue?: string
    readonly filter?: {
      readonly team: { readonly id: { readonly eq: string } }
      readonly updatedAt?: { readonly gte: string }
    }
  }
}

/** A page of nodes after the one that a cursor names, by its place at this moment. */
const connection = <A>(all: readonly A[], idOf: (one: A) => string, after: string | null, size: number) => {
  const from = after === null ? 0 : all.findIndex((one) => idOf(one) === after) + 1
  const here = all.slice(from, from + size)
  const last = here.at(-1)
  return {
    nodes: here,
    pageInfo: { hasNextPage: from + size < all.length, endCursor: last === undefined ? null : idOf(last) },
  }
}

const nodeOf = ({ changes: _, ...issue }: LocalIssue): object => ({
  ...issue,
  title: 'Login, says ada@canary.example',
  parent: null,
  labels: { nodes: [{ name: 'Bug' }] },
})

const answerTo = (workspace: LocalLinear, { query, variables }: Asked): LocalAnswer => {
  const { after, orderBy = 'createdAt', filter, issue } = variables
  const { pageSize, issues, teams } = workspace
  if (query.includes('teams(')) {
    const all = connection(teams, ({ id }) => id, after, pageSize)
    return { body: { data: { organization: { name: 'Acme' }, teams: all } } }
  }
  if (issue !== undefined) {
    const found = issues.find(({ identifier }) => identifier === issue)
    if (!query.includes('history(')) return { body: { data: { issue: found === undefined ? null : nodeOf(found) } } }
    const changes = (found?.changes ?? []).map(({ at, from, to }) => ({
      createdAt: at,
      fromState: from === null ? null : { type: from },
      toState: to === null ? null : { type: to },
    }))
    const history = connection(changes, ({ createdAt }) => createdAt, after, pageSize)
    return { body: { data: { issue: found === undefined ? null : { history } } } }
  }
  const team = teams.find(({ id }) => id === filter?.team.id.eq)
  const all = issues
    .filter(({ identifier }) => identifier.startsWith(`${team?.key}-`))
    .filter(({ updatedAt }) => updatedAt >= (filter?.updatedAt?.gte ?? ''))
    .sort((a, b) => (a[orderBy] < b[orderBy] ? 1 : -1))
  const page = connection(all, ({ identifier }) => identifier, after, pageSize)
  return { body: { data: { issues: { ...page, nodes: page.nodes.map(nodeOf) } } } }
}

/** Serves a workspace with the teams ENG and WEB as Linear does. */
export const serveLinear = (host: LocalHost): LocalLinear => {
  const workspace: LocalLinear = {
    issues: [],
    teams: [
      { id: 'team-1', key: 'ENG' },
      { id: 'team-2', key: 'WEB' },
    ],
    pageSize: 2,
  }
  host.route('POST', '/graphql', ({ body }: LocalRequest) => answerTo(workspace, body as Asked))
  return workspace
}
