import type { Instant } from '#domain/common'
import { instantOf } from '#domain/time'
import { type Ask, HostFailure, type HostFault } from '#sources/kit/hosts/ask'
import type { Host, HostContainer, HostList, HostPage, Reading } from '#sources/kit/hosts/host'

export const NOW: Instant = '2026-03-10T12:00:00.000Z'

const faultOf = (status: number): HostFault => {
  if (status === 401) return { tag: 'unauthorized' }
  if (status === 403) return { tag: 'forbidden' }
  if (status === 404) return { tag: 'not_found' }
  return status >= 500 ? { tag: 'unavailable', reason: 'it answers errors' } : { tag: 'refused', status }
}

/** Asks a host by Node's own fetch, once and without limits. Redirects are followed, as on this machine all lead to itself. */
export const askOf = (host: Host, address: string, token = 'canary-token'): Ask => {
  const api = host.apiOf(address, token, null)
  return async ({ method = 'GET', address: asked, expects = [] }) => {
    const url = asked.startsWith('/') ? `${api}${asked}` : asked
    const answer = await fetch(url, { method, headers: host.headers(token, null) })
    const text = await answer.text()
    if (!answer.ok && !expects.includes(answer.status)) throw new HostFailure(faultOf(answer.status))
    return {
      status: answer.status,
      headers: new Map(answer.headers),
      body: text === '' ? null : JSON.parse(text),
      at: instantOf(Date.parse(answer.headers.get('date') ?? '')),
      path: new URL(answer.url).pathname,
    }
  }
}

/** A way through a list of a repository, from its beginning. */
export const readingOf = (container: HostContainer, more: Partial<Reading> = {}): Reading => ({
  container,
  since: null,
  page: null,
  now: NOW,
  heldOpen: async () => [],
  ...more,
})

/** All pages of a reading; `between` is done after each of them. */
export const pagesOf = async (
  list: HostList,
  ask: Ask,
  reading: Reading,
  between: (page: number) => void | Promise<void> = () => undefined,
): Promise<readonly HostPage[]> => {
  const pages: HostPage[] = []
  for await (const page of list.pages(ask, reading)) {
    pages.push(page)
    await between(pages.length)
  }
  return pages
}

/** The keys of all records of pages, in their order. */
export const keysOf = (list: HostList, pages: readonly HostPage[]): readonly (string | null)[] =>
  pages.flatMap(({ records }) => records.map(list.keyOf))

/** `#n` down to `#1`. */
export const keysDownFrom = (n: number): readonly string[] => Array.from({ length: n }, (_, i) => `#${n - i}`)

/** The list of a host by its name. */
export const listOf = (host: Host, name: string): HostList => {
  const list = host.lists.find((one) => one.name === name)
  if (list === undefined) throw new Error(`the host has no list ${name}`)
  return list
}

/** The fault with which something fails. */
export const faultIn = async (attempt: Promise<unknown>): Promise<HostFault> => {
  try {
    await attempt
  } catch (error) {
    if (error instanceof HostFailure) return error.fault
    throw error
  }
  throw new Error('it does not fail')
}
