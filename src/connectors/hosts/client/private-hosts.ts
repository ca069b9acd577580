import { type Either, left, right } from 'fp-ts/lib/Either.js'

/** Hosts of a private network that an operator named, as `git.internal` or `git.internal:3000`. */
export type PrivateHosts = ReadonlySet<string>
export const NO_PRIVATE_HOSTS: PrivateHosts = new Set()

const ENTRY = /^(\[[0-9a-f:.]{2,60}\]|[a-z0-9._-]{1,253})(?::([1-9][0-9]{0,4}))?$/

/** An entry as addresses spell it: `0X7F.1` is `127.0.0.1`. Null if it is no host. */
const canonical = (entry: string): string | null => {
  const [, name, port] = ENTRY.exec(entry.toLowerCase()) ?? []
  if (name === undefined || Number(port ?? 1) > 65_535) return null
  try {
    const { hostname } = new URL(`http://${name}/`)
    return port === undefined ? hostname : `${hostname}:${port}`
  } catch {
    return null
  }
}

/** The hosts of a list with commas between; or the entry that is no host. */
export const privateHostsIn = (text: string): Either<string, PrivateHosts> => {
  const hosts = new Set<string>()
  for (const part of text.split(',')) {
    const entry = part.trim()
    if (entry === '') continue
    const host = canonical(entry)
    if (host === null) return left(entry)
    hosts.add(host)
  }
  return right(hosts)
}

const portOf = ({ protocol, port }: URL): string => (port === '' ? (protocol === 'https:' ? '443' : '80') : port)

/** Says whether an operator named the host of an address, with any port or with this one. */
export const isNamed = (hosts: PrivateHosts, url: URL): boolean =>
  hosts.has(url.hostname) || hosts.has(`${url.hostname}:${portOf(url)}`)
