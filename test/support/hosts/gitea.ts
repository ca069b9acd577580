import type { HostContainer } from '#sources/kit/hosts/host'
import { forgeClock } from './forge.js'
import type { Json } from './github.js'
import { type LocalAnswer, type LocalHost, type LocalRequest, openLocalHost } from './local-host.js'
import { GITEA_PAGING, pageOf } from './paged.js'

/** Gitea's answers about one repository; tests change what it holds. */
export interface LocalGitea {
  readonly host: LocalHost
  pulls: Json[]
  issues: Json[]
  releases: Json[]
  /** The repository itself. */
  repository: Json
  /** The commits of each pull request, newest first, by its number. */
  readonly commits: Map<number, readonly Json[]>
  /** The default branch from each commit on, by its id. */
  readonly lines: Map<string, readonly Json[]>
  /** Whether lists say how many records they have. */
  counts: boolean
  /** The most records of a page. */
  most: number
  /** Requests without their origin and folder, in their order. */
  readonly asked: () => readonly string[]
}

export const SHOP: HostContainer = {
  name: 'Acme/Shop',
  id: '99',
  kind: 'repository',
  container: 'git.example.com/acme/shop',
}

const PATH = '/api/v1/repos/Acme/Shop'
const NOT_FOUND: LocalAnswer = { status: 404, body: { message: "The target couldn't be found.", errors: [] } }

const newestBy = (member: string) => (a: Json, b: Json) => {
  const [x, y] = [String(a[member]), String(b[member])]
  return x === y ? Number(b['number']) - Number(a['number']) : x < y ? 1 : -1
}

const inState = ({ query }: LocalRequest, records: readonly Json[]): readonly Json[] =>
  records.filter(({ state }) => query.get('state') === 'all' || state === query.get('state'))

export const openLocalGitea = async (clock = forgeClock()): Promise<LocalGitea> => {
  const host = await openLocalHost(clock)
  const state: LocalGitea = {
    host,
    pulls: [],
    issues: [],
    releases: [],
    repository: { id: 99, full_name: 'Acme/Shop', html_url: 'https://git.example.com/Acme/Shop' },
    commits: new Map(),
    lines: new Map(),
    counts: true,
    most: GITEA_PAGING.most,
    asked: () => host.requests.map(({ path }) => path.replace('/api/v1', '')),
  }
  // Links name the address that the server has for itself, which is not the one by which it is asked.
  const listed = (request: LocalRequest, records: readonly Json[]): LocalAnswer => {
    const paging = { ...GITEA_PAGING, most: state.most }
    const page = pageOf({ ...request, origin: 'http://gitea:3000' }, records, paging)
    return state.counts ? page : { body: page.body }
  }
  host.route('GET', PATH, () => ({ body: state.repository }))
  host.route('GET', `${PATH}/pulls`, (request) => {
    const member = request.query.get('sort') === 'recentupdate' ? 'updated_at' : 'created_at'
    return listed(request, [...inState(request, state.pulls)].sort(newestBy(member)))
  })
  host.route('GET', `${PATH}/pulls/:number`, ({ named }) => {
    const body = state.pulls.find(({ number }) => String(number) === named['number'])
    return body === undefined ? NOT_FOUND : { body }
  })
  host.route('GET', `${PATH}/pulls/:number/commits`, (request) =>
    listed(request, state.commits.get(Number(request.named['number'])) ?? []),
  )
  host.route('GET', `${PATH}/issues`, (request) => {
    if (state.repository['has_issues'] === false || state.repository['external_tracker'] !== undefined) return NOT_FOUND
    const since = request.query.get('since') ?? ''
    const changed = inState(request, state.issues).filter((issue) => String(issue['updated_at']) >= since)
    return listed(request, changed.sort(newestBy('created_at')))
  })
  host.route('GET', `${PATH}/releases`, (request) => listed(request, state.releases))
  host.route('GET', `${PATH}/commits`, (request) => {
    const line = state.lines.get(request.query.get('sha') ?? '')
    return line === undefined ? NOT_FOUND : listed(request, line)
  })
  return state
}
