import { compareText } from '#domain/compare'
import type { LocalAnswer, LocalHost, LocalRequest } from './local-host.js'
import { GITLAB_PAGING, pageOf } from './paged.js'

type Json = Readonly<Record<string, unknown>>

/** A project of a local GitLab. */
export interface LocalGitLabProject {
  readonly id: number
  readonly path: string
  readonly formerPaths: readonly string[]
  readonly isSeen: boolean
}

/** A local GitLab with one list of each kind. A test changes them. */
export interface LocalGitLab {
  projects: readonly LocalGitLabProject[]
  requests: readonly Json[]
  issues: readonly Json[]
  releases: readonly Json[]
  /** Commits of each request, by its number. */
  commits: ReadonlyMap<number, readonly Json[]>
  token: { readonly scopes: readonly string[]; readonly expires_at: string | null }
  /** The most records of a page. */
  pageSize: number
}

export const gitlabProject = (id: number, path: string): LocalGitLabProject => ({
  id,
  path,
  formerPaths: [],
  isSeen: true,
})

const NOT_FOUND: LocalAnswer = { status: 404, body: { message: '404 Project Not Found' } }

const projectBody = ({ id, path }: LocalGitLabProject): Json => ({
  id,
  name: 'Shop',
  path_with_namespace: path,
  default_branch: 'main',
  web_url: `https://gitlab.example.com/${path}`,
  namespace: { name: 'Ada Canary' },
})

const textIn = (record: Json, member: string): string => String(record[member] ?? '')

/** Records by the time of their last change, within the bounds that a request names; both are inclusive. */
const changed = (records: readonly Json[], { query }: LocalRequest): readonly Json[] => {
  const after = query.get('updated_after') ?? ''
  const before = query.get('updated_before') ?? '9999'
  const isNewestFirst = query.get('order_by') === 'updated_at' && query.get('sort') === 'desc'
  const found = records.filter((one) => textIn(one, 'updated_at') >= after && textIn(one, 'updated_at') <= before)
  const sorted = [...found].sort(
    (a, b) => compareText(textIn(b, 'updated_at'), textIn(a, 'updated_at')) || Number(b['id']) - Number(a['id']),
  )
  return isNewestFirst ? sorted : sorted.reverse()
}

/** Lets a local host answer as GitLab. */
export const serveGitLab = (host: LocalHost): LocalGitLab => {
  const gitlab: LocalGitLab = {
    projects: [gitlabProject(3, 'Group/Sub/Shop')],
    requests: [],
    issues: [],
    releases: [],
    commits: new Map(),
    token: { scopes: ['read_api'], expires_at: '2099-03-01' },
    pageSize: 100,
  }
  const seen = (): readonly LocalGitLabProject[] => gitlab.projects.filter(({ isSeen }) => isSeen)
  const paged = (request: LocalRequest, records: readonly Json[]): LocalAnswer => {
    const { body, headers } = pageOf(request, records, { ...GITLAB_PAGING, most: gitlab.pageSize })
    return { body, headers: { ...headers, 'x-total': String(records.length) } }
  }
  const list = (path: string, records: (request: LocalRequest) => readonly Json[]): void =>
    host.route('GET', `/api/v4/projects/:id/${path}`, (request) => {
      const project = seen().find(({ id }) => String(id) === request.named['id'])
      return project === undefined ? NOT_FOUND : paged(request, records(request))
    })

  host.route('GET', '/api/v4/personal_access_tokens/self', () => ({
    body: { id: 42, name: 'canary', revoked: false, user_id: 7, active: true, ...gitlab.token },
  }))
  host.route('GET', '/api/v4/projects', (request) => {
    const after = Number(request.query.get('id_after') ?? 0)
    const rest = seen().filter(({ id }) => id > after)
    const page = rest.slice(0, Number(request.query.get('per_page')))
    const query = new URLSearchParams(request.query)
    query.set('id_after', String(page.at(-1)?.id))
    const next = `<${request.origin}${request.path}?${query}>; rel="next"`
    return { body: page.map(projectBody), headers: page.length < rest.length ? { link: next } : {} }
  })
  host.route('GET', '/api/v4/projects/:id', ({ named, origin }) => {
    const name = named['id'] ?? ''
    const former = seen().find(({ formerPaths }) => formerPaths.includes(name))
    if (former !== undefined) return { status: 301, headers: { location: `${origin}/api/v4/projects/${former.id}` } }
    const project = seen().find(({ id, path }) => String(id) === name || path === name)
    return project === undefined ? NOT_FOUND : { body: projectBody(project) }
  })
  list('merge_requests', (request) => changed(gitlab.requests, request))
  list('issues', (request) => changed(gitlab.issues, request))
  list('releases', () =>
    [...gitlab.releases].sort((a, b) => compareText(textIn(b, 'created_at'), textIn(a, 'created_at'))),
  )
  host.route('GET', '/api/v4/projects/:id/merge_requests/:iid/commits', (request) => {
    const commits = gitlab.commits.get(Number(request.named['iid']))
    return commits === undefined ? NOT_FOUND : paged(request, commits)
  })
  return gitlab
}
