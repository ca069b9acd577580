import { isIP } from 'node:net'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { isMetadata, isPublic } from './networks.js'
import { isNamed, type PrivateHosts } from './private-hosts.js'

/** The reasons for which an address is not asked. Each says what to do. */
export const ADDRESS_REASONS = {
  unreadable: 'give the address of the service as https://host, with a path if it has one',
  credentials: 'leave user and password out of the address: the token is given apart',
  query: 'leave out what follows ? or # in the address',
  insecure: 'give an address that begins with https, or have the operator name its host in WDI_PRIVATE_HOSTS',
  private: 'its host is in a private network: have the operator name it in WDI_PRIVATE_HOSTS',
  metadata: 'this address gives away keys of the cloud and is never asked',
} as const

const LONGEST = 1_000
/** Blanks, control characters and backslashes, which addresses drop or change. */
const STRANGE = /[\s\p{Cc}\\]/u

const urlIn = (text: string): URL | null => {
  if (text.length > LONGEST || STRANGE.test(text) || !/^https?:\/\/[^/]/i.test(text)) return null
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** The address of a host as sockets take it: `[::1]` is `::1`. */
export const bareHost = (hostname: string): string => (hostname.startsWith('[') ? hostname.slice(1, -1) : hostname)

/** The reason for which nothing is sent to an address; null if something may be, as far as its text says. */
export const reasonAgainst = (url: URL, privateHosts: PrivateHosts): string | null => {
  if (url.username !== '' || url.password !== '') return ADDRESS_REASONS.credentials
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return ADDRESS_REASONS.unreadable
  const isPrivate = isNamed(privateHosts, url)
  if (url.protocol === 'http:' && !isPrivate) return ADDRESS_REASONS.insecure
  return isIP(bareHost(url.hostname)) === 0 ? null : reasonAgainstIp(bareHost(url.hostname), isPrivate)
}

/** The reason for which an address of a network is not dialled; null if it may be. */
export const reasonAgainstIp = (address: string, isPrivate: boolean): string | null => {
  if (isMetadata(address)) return ADDRESS_REASONS.metadata
  return isPrivate || isPublic(address) ? null : ADDRESS_REASONS.private
}

/** The address of a service that a person gives, without a slash at its end; or what to do about it. */
export const checkAddress = (text: string, privateHosts: PrivateHosts): Either<string, string> => {
  const url = urlIn(text)
  if (url === null) return left(ADDRESS_REASONS.unreadable)
  const reason = reasonAgainst(url, privateHosts)
  if (reason !== null) return left(reason)
  if (text.includes('?') || text.includes('#')) return left(ADDRESS_REASONS.query)
  const address = url.origin + url.pathname
  let end = address.length
  while (address[end - 1] === '/') end -= 1
  return right(address.slice(0, end))
}
