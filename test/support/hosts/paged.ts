import type { LocalRequest } from './local-host.js'

/** The way in which a host names pages. */
export interface Paging {
  /** The parameter of the number of records: `limit`, `per_page`. */
  readonly sizeName: string
  /** The number of records where a request says none. */
  readonly size: number
  /** The most records of a page. */
  readonly most: number
}

export const GITHUB_PAGING: Paging = { sizeName: 'per_page', size: 30, most: 100 }
export const GITLAB_PAGING: Paging = { sizeName: 'per_page', size: 20, most: 100 }
export const GITEA_PAGING: Paging = { sizeName: 'limit', size: 30, most: 50 }

/** A page of a list: its records, and the headers that GitHub, Gitea and GitLab say with it. */
export interface LocalPage<A> {
  readonly body: readonly A[]
  readonly headers: Readonly<Record<string, string>>
  readonly page: number
  /** The number of the last page; 1 for an empty list. */
  readonly pages: number
  readonly size: number
}

const positive = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

/** The page of a list that a request asks for by `page`, with `Link` and `X-Total-Count`. Past the end it is empty. */
export const pageOf = <A>(request: LocalRequest, records: readonly A[], paging: Paging): LocalPage<A> => {
  const size = Math.min(positive(request.query.get(paging.sizeName)) ?? paging.size, paging.most)
  const page = positive(request.query.get('page')) ?? 1
  const pages = Math.max(1, Math.ceil(records.length / size))
  const linkTo = (to: number, rel: string): string => {
    const query = new URLSearchParams(request.query)
    query.set('page', String(to))
    return `<${request.origin}${request.path}?${query}>; rel="${rel}"`
  }
  const links: string[] = []
  if (page < pages) links.push(linkTo(page + 1, 'next'), linkTo(pages, 'last'))
  if (page > 1) links.push(linkTo(1, 'first'), linkTo(page - 1, 'prev'))
  const headers: Record<string, string> = { 'x-total-count': String(records.length) }
  if (links.length > 0) headers['link'] = links.join(', ')
  return { body: records.slice((page - 1) * size, page * size), headers, page, pages, size }
}
