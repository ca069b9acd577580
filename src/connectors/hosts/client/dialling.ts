import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import type { Agent, Response } from 'undici'
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

/** A request as it is handed to the network. */
interface Dialled {
  readonly method: string
  readonly headers: Iterable<[string, string]>
  readonly body: string | null
  readonly signal: AbortSignal
}

/** A way to the network whose every connection goes to a checked address. It follows no redirect. */
export interface Dialler {
  readonly fetch: (url: URL, request: Dialled) => Promise<Response>
  readonly close: () => Promise<void>
}

type Undici = typeof import('undici')
/** Loads the package when the first request goes out: that takes as long as all the rest of a command. */
const loaded = (): Promise<Undici> => import('undici')

const agentOf = ({ Agent, buildConnector }: Undici, privateHosts: PrivateHosts, resolve: Resolve): Agent =>
  new Agent({
    connect: (options, done) => {
      const { protocol, hostname, port } = options
      const host = isIP(hostname) === 6 ? `[${hostname}]` : hostname
      const isPrivate = isNamed(privateHosts, new URL(`${protocol}//${host}${port === '' ? '' : `:${port}`}`))
      // A literal address is never looked up.
      const reason = isIP(hostname) === 0 ? null : reasonAgainstIp(hostname, isPrivate)
      if (reason !== null) return done(new RefusedAddress(reason), null)
      const connector = buildConnector({ timeout: CONNECT_MS, lookup: checkedLookup(resolve, isPrivate) })
      connector(options, done)
    },
  })

export const openDialler = (privateHosts: PrivateHosts, resolve: Resolve): Dialler => {
  let opened: Agent | null = null
  return {
    fetch: async (url, { method, headers, body, signal }) => {
      const undici = await loaded()
      opened ??= agentOf(undici, privateHosts, resolve)
      return await undici.fetch(url, {
        method,
        headers: [...headers],
        body,
        signal,
        redirect: 'manual',
        dispatcher: opened,
      })
    },
    close: async () => {
      await opened?.destroy()
    },
  }
}
