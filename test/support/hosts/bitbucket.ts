import { compareText } from '#domain/compare'
import type { LocalAnswer, LocalHost, LocalRequest } from './local-host.js'

type Json = Readonly<Record<string, unknown>>

/** A repository of a local Bitbucket. */
export interface LocalBitbucketRepository {
  readonly uuid: string
  readonly fullName: string
  readonly isSeen: boolean
}

/** A local Bitbucket, whose lists are those of each repository. A test changes them. */
export interface LocalBitbucket {
  repositories: readonly LocalBitbucketRepository[]
  pulls: readonly Json[]
  /** The commits of each request, by its number, the newest first. */
  commits: ReadonlyMap<number, readonly Json[]>
  /** The default branch, the newest first. */
  landed: readonly Json[]
  /** The most records of a page. */
  pageSize: number
}

export const bitbucketRepository = (uuid: string, fullName: string): LocalBitbucketRepository => ({
  uuid,
  fullName,
  isSeen: true,
})

const NOT_FOUND: LocalAnswer = { status: 404, body: { type: 'error', error: { message: 'Repository not found' } } }

const bodyOf = ({ uuid, fullName }: LocalBitbucketRepository): Json => ({
  type: 'repository',
  uuid,
  full_name: fullName,
  mainbranch: { type: 'branch', name: 'main' },
  owner: { display_name: 'Ada Canary' },
  links: { html: { href: `https://bitbucket.org/${fullName}` } },
})

const pageOf = (request: LocalRequest, records: readonly Json[], most: number): LocalAnswer => {
  const size = Math.min(Number(request.query.get('pagelen') ?? 10), most)
  const page = Number(request.query.get('page') ?? 1)
  const query = new URLSearchParams(request.query)
  query.set('page', String(page + 1))
  const isLast = page * size >= records.length
  const next = isLast ? {} : { next: `${request.origin}${request.path}?${query}` }
  return {
    body: {
      values: records.slice((page - 1) * size, page * size),
      page,
      pagelen: size,
      size: records.length,
      ...next,
    },
  }
}

const changedAt = (pull: Json): string => new Date(String(pull['updated_on'])).toISOString()

/** The requests that a query finds: without states in it, only open ones. */
const found = (pulls: readonly Json[], { query }: LocalRequest): readonly Json[] => {
  const q = query.get('q') ?? 'state = "OPEN"'
  const bound = (sign: string): string => {
    const [, time = null] = new RegExp(`updated_on ${sign} (\\S+)`).exec(q) ?? []
    return time === null ? '' : new Date(time).toISOString()
  }
  const [from, below] = [bound('>='), bound('<')]
  const own = pulls.filter(
    (pull) =>
      q.includes(`state = "${String(pull['state'])}"`) &&
      changedAt(pull) >= from &&
      (below === '' || changedAt(pull) < below),
  )
  return query.get('sort') === '-updated_on' ? [...own].sort((a, b) => compareText(changedAt(b), changedAt(a))) : own
}

/** The members that a list leaves out. */
const DETAILS: ReadonlySet<string> = new Set(['activity', 'commits', 'landed_commits'])
const listed = (pull: Json): Json => Object.fromEntries(Object.entries(pull).filter(([name]) => !DETAILS.has(name)))

/** Lets a local host answer as Bitbucket Cloud. */
export const serveBitbucket = (host: LocalHost): LocalBitbucket => {
  const bitbucket: LocalBitbucket = {
    repositories: [bitbucketRepository('{9a1e}', 'Acme/shop')],
    pulls: [],
    commits: new Map(),
    landed: [],
    pageSize: 100,
  }
  const seen = (): readonly LocalBitbucketRepository[] => bitbucket.repositories.filter(({ isSeen }) => isSeen)
  const named = ({ named: { workspace = '', slug = '' } }: LocalRequest) =>
    seen().find(
      ({ uuid, fullName }) => slug === uuid || fullName.toLowerCase() === `${workspace}/${slug}`.toLowerCase(),
    )
  const route = (path: string, answer: (request: LocalRequest) => LocalAnswer): void =>
    host.route('GET', `/2.0/repositories/:workspace/:slug${path}`, (request) =>
      named(request) === undefined ? NOT_FOUND : answer(request),
    )
  const pullIn = ({ named: { id } }: LocalRequest) => bitbucket.pulls.find((pull) => String(pull['id']) === id)

  host.route('GET', '/2.0/repositories', (request) => pageOf(request, seen().map(bodyOf), bitbucket.pageSize))
  route('', (request) => ({ body: bodyOf(named(request) ?? bitbucketRepository('', '')) }))
  route('/pullrequests', (request) => pageOf(request, found(bitbucket.pulls, request).map(listed), bitbucket.pageSize))
  route('/pullrequests/:id', (request) => {
    const pull = pullIn(request)
    return pull === undefined ? NOT_FOUND : { body: listed(pull) }
  })
  route('/pullrequests/:id/activity', (request) => {
    const pull = pullIn(request)
    const activity = (pull?.['activity'] ?? []) as readonly Json[]
    return pull === undefined ? NOT_FOUND : pageOf(request, activity, bitbucket.pageSize)
  })
  route('/pullrequests/:id/commits', (request) =>
    pageOf(request, bitbucket.commits.get(Number(request.named['id'])) ?? [], bitbucket.pageSize),
  )
  route('/commits/:hash', (request) => {
    const from = bitbucket.landed.findIndex(({ hash }) => String(hash).startsWith(request.named['hash'] ?? ''))
    return from === -1 ? NOT_FOUND : pageOf(request, bitbucket.landed.slice(from), bitbucket.pageSize)
  })
  return bitbucket
}
