import { HostFailure } from '#sources/kit/hosts/ask'
import { ADDRESS_REASONS, reasonAgainst } from './base-address.js'
import type { PrivateHosts } from './private-hosts.js'

const urlIn = (text: string, base?: URL): URL | null => {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/** The address of an API, if anything may be sent there at all. Throws a `HostFailure`. */
export const apiAddress = (api: string, privateHosts: PrivateHosts): URL => {
  const url = urlIn(api)
  const reason = url === null ? ADDRESS_REASONS.unreadable : reasonAgainst(url, privateHosts)
  if (url === null || reason !== null) throw new HostFailure({ tag: 'refused_address', reason: reason ?? '' })
  return url
}

/** An address within the origin of the API; throws a `HostFailure` for any other, since the token goes nowhere else. */
const withinOrigin = (url: URL | null, api: URL): URL => {
  if (url === null) throw new HostFailure({ tag: 'unreadable', reason: 'a link in what came is no address' })
  if (url.origin !== api.origin || url.username !== '' || url.password !== '')
    throw new HostFailure({ tag: 'elsewhere' })
  url.hash = ''
  return url
}

/** The address of a request: below the API, or a whole one, as links are. */
export const requestAddress = (address: string, api: URL): URL => {
  const isBelow = address === '' || address.startsWith('/') || address.startsWith('?')
  if (!isBelow) return withinOrigin(urlIn(address), api)
  const base = api.href.endsWith('/') ? api.href.slice(0, -1) : api.href
  return withinOrigin(urlIn(`${base}${address}`), api)
}

/** The address to which a redirect leads. */
export const redirectedAddress = (location: string, from: URL, api: URL): URL =>
  withinOrigin(urlIn(location, from), api)

/** The path of an address below the API, with its query; the whole path where it is not below. */
export const pathBelow = (url: URL, api: URL): string => {
  const base = api.pathname === '/' ? '' : api.pathname
  const path = url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : url.pathname
  return `${path}${url.search}`
}
