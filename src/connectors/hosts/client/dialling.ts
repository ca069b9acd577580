import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { reasonAgainstIp } from './base-address.js'
import { isNamed, type PrivateHosts } from './private-hosts.js'

/** Finds the addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

export const systemResolve: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    lookup(hostname, { all: true }, (error, addresses) => (error === null ? resolve(addresses) : reject(error)))
  })

/** A connection that is not made, because of where its name leads. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress'
  readonly reason: string
  constructor(reason: string) {
    super('refused address')
    this.reason = reason
  }
}

const CONNECT_MS = 30_000

/** Resolves a name once and gives what it checked: the socket dials these addresses and asks for none itself. */
const checkedLookup =
  (resolve: Resolve, isPrivate: boolean): LookupFunction =>
  (hostname, options, done) => {
    const give = async (): Promise<void> => {
      const addresses = await resolve(hostname)
      for (const { address } of addresses) {
        const reason = reasonAgainstIp(address, isPrivate)
        if (reason !== null) throw new RefusedAddress(reason)
      }
      const [first] = addresses
      if (first === undefined) throw Object.assign(new Error('no address'), { code: 'ENOTFOUND' })
      if (options.all === true) done(null, [...addresses])
      else done(null, first.address, first.family)
    }
    give().catch((error: NodeJS.ErrnoException) => done(error, ''))
  }

/** A dispatcher of requests whose every connection goes to a checked address. */
export const checkedAgent = (privateHosts: PrivateHosts, resolve: Resolve): Agent =>
  new Agent({
    connect: (options, done) => {
      const port = options.port === '' ? '' : `:${options.port}`
      const host = isIP(options.hostname) === 6 ? `[${options.hostname}]` : options.hostname
      const isPrivate = isNamed(privateHosts, new URL(`${options.protocol}//${host}${port}`))
      // A literal address is never looked up.
      const reason = isIP(options.hostname) === 0 ? null : reasonAgainstIp(options.hostname, isPrivate)
      if (reason !== null) return done(new RefusedAddress(reason), null)
      const connector = buildConnector({ timeout: CONNECT_MS, lookup: checkedLookup(resolve, isPrivate) })
      connector(options, done)
    },
  })
