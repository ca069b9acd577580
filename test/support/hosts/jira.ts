import { compareText } from '#domain/compare'
import { epochOf, instantOf } from '#domain/time'
import { sampleOf } from '#test/support/files/samples'
import type { LocalAnswer, LocalHost, LocalRequest } from './local-host.js'

type Json = Readonly<Record<string, unknown>>

/** A change of an issue, at milliseconds since 1970. */
export interface LocalChange {
  readonly id: number
  readonly at: number
  readonly field: string
  readonly from: string | null
  readonly to: string
}

/** An issue, as its site keeps it. */
export interface LocalIssue {
  readonly id: number
  readonly key: string
  /** Milliseconds since 1970. */
  readonly updated: number
  readonly changes: readonly LocalChange[]
  /** True if no search finds it. */
  readonly isArchived?: true
}

/** A project, with the key that it has now and those that it had. */
export interface LocalProject {
  readonly id: string
  readonly key: string
  readonly formerKeys: readonly string[]
  readonly isSeen: boolean
}

/** A site of Jira. A test changes what is in it. */
export interface LocalJira {
  deploymentType: string
  projects: readonly LocalProject[]
  issues: readonly LocalIssue[]
  /** Present keys of issues that moved, by former ones. */
  moved: ReadonlyMap<string, string>
  /** The most issues of a page. */
  pageSize: number
  /** The most changes of a page of changes. */
  changesOfPage: number
  /** The bodies of all searches and requests for changes. */
  readonly asked: Json[]
}

const [ISSUE] = JSON.parse(sampleOf('jira')).issues as readonly { readonly fields: Json }[]

const PERSON: Json = { accountId: '5b10-canary', emailAddress: 'ada@canary.example', displayName: 'Ada Canary' }

const STATUSES: readonly Json[] = [
  { id: '10000', name: '待办', statusCategory: { id: 2, key: 'new', name: '待办' } },
  { id: '3', name: '进行中', statusCategory: { id: 4, key: 'indeterminate', name: '进行中' } },
  { id: '10002', name: '已完成', statusCategory: { id: 3, key: 'done', name: '完成' } },
  { id: '10050', name: 'In review', statusCategory: { id: 4, key: 'indeterminate', name: 'In Progress' } },
]

/** An issue that was changed last at an instant. */
export const jiraIssue = (key: string, updated: string, changes: readonly LocalChange[] = []): LocalIssue => ({
  id: 10_000 + Number(key.split('-')[1]),
  key,
  updated: epochOf(updated),
  changes,
})

export const jiraProject = (key: string, id = '10000'): LocalProject => ({ id, key, formerKeys: [], isSeen: true })

const projectOf = ({ key }: LocalIssue): string => key.split('-')[0] ?? ''
const timeText = (ms: number): string => instantOf(ms).replace('Z', '+0000')

/** The newest first; of equals the last key first. */
const newestFirst = (a: LocalIssue, b: LocalIssue): number =>
  Math.floor(b.updated / 1000) - Math.floor(a.updated / 1000) || compareText(b.key, a.key)

const JQL =
  /^project = "([A-Z0-9_]+)"(?: AND updated >= (\d+))?(?: AND updated < (\d+))? ORDER BY updated DESC, key DESC$/

const refusal = (message: string): LocalAnswer => ({ status: 400, body: { errorMessages: [message], errors: {} } })

const itemOf = ({ field, from, to }: LocalChange): Json => ({
  field,
  fieldtype: 'jira',
  fieldId: field,
  from,
  fromString: from === null ? null : `named ${from}`,
  to,
  toString: `named ${to}`,
})

/** An issue in the shape of the sample, with the fields that were asked for. */
const answered = (issue: LocalIssue, fields: readonly string[], origin: string): Json => {
  const all: Json = { ...ISSUE?.fields, updated: timeText(issue.updated), assignee: PERSON, reporter: PERSON }
  const kept = Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name)))
  return { id: String(issue.id), key: issue.key, self: `${origin}/rest/api/3/issue/${issue.id}`, fields: kept }
}

const changelogOf = ({ changes }: LocalIssue): Json => ({
  startAt: 0,
  maxResults: changes.length,
  total: changes.length,
  histories: changes.map((change) => ({
    id: String(change.id),
    author: PERSON,
    created: timeText(change.at),
    items: [itemOf(change)],
  })),
})

/** Lets a local host answer as a site of Jira. */
export const serveJira = (host: LocalHost): LocalJira => {
  const site: LocalJira = {
    deploymentType: 'Cloud',
    projects: [jiraProject('ACME')],
    issues: [],
    moved: new Map(),
    pageSize: 100,
    changesOfPage: 1_000,
    asked: [],
  }
  const projectNamed = (key: string): LocalProject | undefined =>
    site.projects.find((project) => project.isSeen && (project.key === key || project.formerKeys.includes(key)))
  const projectBody = ({ id, key }: LocalProject, { origin }: LocalRequest): Json => ({
    id,
    key,
    self: `${origin}/rest/api/2/project/${id}`,
    name: `Project ${key} of Ada Canary`,
    lead: PERSON,
  })
  /** The issues that a search finds; null if it is refused. */
  const found = (jql: unknown): readonly LocalIssue[] | null => {
    const [matched, key = '', since, before] = JQL.exec(String(jql)) ?? []
    const project = projectNamed(key)
    if (matched === undefined || project === undefined) return null
    // An index knows whole seconds.
    const isIn = ({ updated }: LocalIssue): boolean => {
      const second = Math.floor(updated / 1000) * 1000
      return (since === undefined || second >= Number(since)) && (before === undefined || second < Number(before))
    }
    return site.issues
      .filter((issue) => projectOf(issue) === project.key && issue.isArchived !== true && isIn(issue))
      .sort(newestFirst)
  }
  const bodyOf = (request: LocalRequest): Json => {
    const body = request.body as Json
    site.asked.push(body)
    return body
  }

  host.route('GET', '/rest/api/2/serverInfo', ({ origin }) => ({
    body: { baseUrl: origin, version: '1001.0.0', deploymentType: site.deploymentType, serverTitle: 'Jira' },
  }))
  host.route('GET', '/rest/api/2/myself', () => ({ body: PERSON }))
  host.route('GET', '/rest/api/2/status', () => ({ body: STATUSES }))
  host.route('GET', '/rest/api/2/project', (request) => ({
    body: site.projects.filter(({ isSeen }) => isSeen).map((project) => projectBody(project, request)),
  }))
  host.route('GET', '/rest/api/3/project/search', (request) => {
    const seen = site.projects.filter(({ isSeen }) => isSeen)
    const startAt = Number(request.query.get('startAt'))
    const values = seen.slice(startAt, startAt + Number(request.query.get('maxResults')))
    return {
      body: {
        startAt,
        total: seen.length,
        isLast: startAt + values.length >= seen.length,
        values: values.map((project) => projectBody(project, request)),
      },
    }
  })
  host.route('GET', '/rest/api/2/project/:key', (request) => {
    const project = projectNamed(request.named['key'] ?? '')
    return project === undefined
      ? { status: 404, body: { errorMessages: ["No project could be found with key 'canary'."], errors: {} } }
      : { body: projectBody(project, request) }
  })
  host.route('GET', '/rest/api/2/issue/:key', ({ named, query, origin }) => {
    const key = named['key'] ?? ''
    const issue = site.issues.find((one) => one.key === (site.moved.get(key) ?? key))
    if (issue === undefined)
      return { status: 404, body: { errorMessages: ['Issue canary does not exist'], errors: {} } }
    const body = answered(issue, query.get('fields')?.split(',') ?? [], origin)
    return { body: { ...body, changelog: changelogOf(issue) } }
  })
  host.route('POST', '/rest/api/3/search/jql', (request) => {
    const { jql, fields, maxResults, nextPageToken } = bodyOf(request)
    const all = found(jql)
    if (all === null) return refusal("The value 'canary' does not exist for the field 'project'.")
    const asked = nextPageToken === undefined ? null : String(nextPageToken).split(' ')
    if (asked !== null && asked.length !== 2) return refusal('The page token is not valid.')
    const after =
      asked === null
        ? null
        : { ...jiraIssue('X-1', '2026-01-01T00:00:00.000Z'), updated: Number(asked[0]), key: asked[1] ?? '' }
    const rest = after === null ? all : all.filter((issue) => newestFirst(issue, after) > 0)
    const issues = rest.slice(0, Math.min(Number(maxResults), site.pageSize))
    const last = issues.at(-1)
    const isLast = issues.length === rest.length
    return {
      body: {
        issues: issues.map((issue) => answered(issue, fields as readonly string[], request.origin)),
        ...(isLast || last === undefined ? {} : { nextPageToken: `${last.updated} ${last.key}` }),
        isLast,
      },
    }
  })
  host.route('POST', '/rest/api/3/changelog/bulkfetch', (request) => {
    const { issueIdsOrKeys, fieldIds, maxResults, nextPageToken } = bodyOf(request)
    const ids = issueIdsOrKeys as readonly string[]
    if (ids.length > 1_000) return refusal('At most 1000 issues.')
    const all = site.issues
      .filter(({ id }) => ids.includes(String(id)))
      .flatMap(({ id, changes }) => changes.map((change) => ({ issueId: String(id), change })))
      .filter(({ change }) => (fieldIds as readonly string[]).includes(change.field))
      .sort((a, b) => a.change.at - b.change.at)
    const start = Number(nextPageToken ?? 0)
    const page = all.slice(start, start + Math.min(Number(maxResults), site.changesOfPage))
    const end = start + page.length
    return {
      body: {
        issueChangeLogs: page.map(({ issueId, change }) => ({
          issueId,
          changeHistories: [{ id: String(change.id), author: PERSON, created: change.at, items: [itemOf(change)] }],
        })),
        ...(end < all.length ? { nextPageToken: String(end) } : {}),
      },
    }
  })
  host.route('POST', '/rest/api/2/search', (request) => {
    const { jql, fields, startAt, maxResults, expand } = bodyOf(request)
    const all = found(jql)
    if (all === null) return refusal("The value 'canary' does not exist for the field 'project'.")
    const start = Number(startAt)
    const size = Math.min(Number(maxResults), site.pageSize)
    const issues = all.slice(start, start + size).map((issue) => {
      const body = answered(issue, fields as readonly string[], request.origin)
      return (expand as readonly string[]).includes('changelog') ? { ...body, changelog: changelogOf(issue) } : body
    })
    return { body: { expand: 'names,schema', startAt: start, maxResults: size, total: all.length, issues } }
  })
  return site
}
