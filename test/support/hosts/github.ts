import type { HostContainer } from '#sources/kit/hosts/host'
import { REPOSITORY } from '#test/connectors/forges/github'
import { forgeClock } from './forge.js'
import { type LocalAnswer, type LocalHost, type LocalRequest, openLocalHost } from './local-host.js'
import { GITHUB_PAGING, pageOf } from './paged.js'

export type Json = Readonly<Record<string, unknown>>

/** GitHub's answers about one repository; tests change what it holds. */
export interface LocalGitHub {
  readonly host: LocalHost
  pulls: Json[]
  issues: Json[]
  releases: Json[]
  /** The commits of each pull request, by its number. */
  readonly commits: Map<number, readonly Json[]>
  /** The default branch from each commit on, by its id. */
  readonly lines: Map<string, readonly Json[]>
  /** Requests without their origin and folder, in their order. */
  readonly asked: () => readonly string[]
}

export const API: HostContainer = {
  name: 'Acme/Api',
  id: '1296269',
  kind: 'repository',
  container: 'github.com/acme/api',
}

const REPOSITORY_PATH = '/api/v3/repos/Acme/Api'
/** GitHub's links name a repository by its id. */
const LINKED_PATH = '/api/v3/repositories/1296269'

const by = (member: string, query: URLSearchParams) => (a: Json, b: Json) => {
  const [x, y] = [String(a[member]), String(b[member])]
  const order = x === y ? Number(a['number']) - Number(b['number']) : x < y ? -1 : 1
  return query.get('direction') === 'asc' ? order : -order
}

const listed = (request: LocalRequest, records: readonly Json[]): LocalAnswer => {
  const path = request.path.replace(REPOSITORY_PATH, LINKED_PATH)
  const { body, headers } = pageOf({ ...request, path }, records, GITHUB_PAGING)
  // GitHub counts nothing.
  const link = headers['link']
  return { body, headers: link === undefined ? {} : { link } }
}

/**
 * The issues after one, by a cursor: what is deleted before it moves nothing. Links have the number of the page beside it, the last page
 * is told by none of them, and each but the first has one to the page before.
 */
const afterCursor = (request: LocalRequest, records: readonly Json[]): LocalAnswer => {
  const after = request.query.get('after')
  const page = Number(request.query.get('page') ?? 1)
  const rest = after === null ? records : records.filter((record) => Number(record['number']) < Number(after))
  const size = Number(request.query.get('per_page'))
  const body = rest.slice(0, size)
  const linkTo = (to: number, rel: string, cursor: readonly [string, unknown]): string => {
    const query = new URLSearchParams(request.query)
    query.delete('after')
    query.set('page', String(to))
    query.set(cursor[0], String(cursor[1]))
    return `<${request.origin}${LINKED_PATH}/issues?${query}>; rel="${rel}"`
  }
  const links: string[] = []
  if (rest.length > size) links.push(linkTo(page + 1, 'next', ['after', body.at(-1)?.['number']]))
  if (page > 1) links.push(linkTo(page - 1, 'prev', ['before', body[0]?.['number']]))
  return { body, headers: links.length === 0 ? {} : { link: links.join(', ') } }
}

const pullsFor = ({ query }: LocalRequest, pulls: readonly Json[]): readonly Json[] =>
  pulls
    .filter(({ state }) => query.get('state') === 'all' || state === query.get('state'))
    .sort(by(query.get('sort') === 'updated' ? 'updated_at' : 'created_at', query))

export const openLocalGitHub = async (clock = forgeClock()): Promise<LocalGitHub> => {
  const host = await openLocalHost(clock)
  const state: LocalGitHub = {
    host,
    pulls: [],
    issues: [],
    releases: [],
    commits: new Map(),
    lines: new Map(),
    asked: () => host.requests.map(({ path }) => path.replace('/api/v3', '')),
  }
  const route = (path: string, answer: (request: LocalRequest) => LocalAnswer) => {
    host.route('GET', `${REPOSITORY_PATH}${path}`, answer)
    host.route('GET', `${LINKED_PATH}${path}`, answer)
  }
  route('', () => ({ body: REPOSITORY }))
  route('/pulls', (request) => listed(request, pullsFor(request, state.pulls)))
  route('/pulls/:number', ({ named }) => {
    const body = state.pulls.find(({ number }) => String(number) === named['number'])
    return body === undefined ? { status: 404, body: { message: 'Not Found' } } : { body }
  })
  route('/pulls/:number/commits', (request) =>
    listed(request, state.commits.get(Number(request.named['number'])) ?? []),
  )
  route('/issues', (request) => {
    const since = request.query.get('since') ?? ''
    const changed = state.issues.filter((issue) => String(issue['updated_at']) >= since)
    return afterCursor(request, changed.sort(by('created_at', request.query)))
  })
  route('/releases', (request) => listed(request, state.releases))
  route('/commits', (request) => {
    const line = state.lines.get(request.query.get('sha') ?? '')
    return line === undefined ? { status: 404, body: { message: 'Not Found' } } : listed(request, line)
  })
  return state
}
