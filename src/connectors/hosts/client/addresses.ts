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

const withoutSlash = ({ href }: URL): string => (href.endsWith('/') ? href.slice(0, -1) : href)

/** The address of a request: that of the API itself, one below it, or a whole one, as links are. */
export const requestAddress = (address: string, api: URL): URL => {
  if (address === '') return new URL(api)
  const isBelow = address.startsWith('/') || address.startsWith('?')
  return withinOrigin(urlIn(isBelow ? `${withoutSlash(api)}${address}` : address), api)
}

/** The address of a file that its host signed, of any origin to which something may be sent; throws a `HostFailure` for others. */
export const signedAddress = (address: string, privateHosts: PrivateHosts): URL => {
  const url = urlIn(address)
  if (url === null) throw new HostFailure({ tag: 'unreadable', reason: 'a link in what came is no address' })
  const reason = reasonAgainst(url, privateHosts)
  if (reason !== null) throw new HostFailure({ tag: 'refused_address', reason })
  url.hash = ''
  return url
}

/** The address to which a redirect leads. */
export const redirectedAddress = (location: string, from: URL, api: URL): URL =>
  withinOrigin(urlIn(location, from), api)

/** The path of an address below the API, with its query; the whole path where it is not below. */
export const pathBelow = (url: URL, api: URL): string => {
  const base = withoutSlash(api)
  const below = url.href.startsWith(base) ? url.href.slice(base.length) : null
  return below !== null && /^(?:$|[/?])/.test(below) ? below : `${url.pathname}${url.search}`
}
