import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { Logger } from 'pino'
import type { Instant } from '#domain/common'
import type { AnyOperation } from '#domain/operation'
import type { Outcome } from '#domain/outcome'
import type { EventLog } from '#eventlog/port'
import type { ReadStore } from '#readstore/port'
import { remembering } from '#readstore/remembered'
import type { Registry } from '#registry/port'
import { app } from './app.js'
import { unforeseen } from './logging.js'
import { BASE_PATHS } from './openapi.js'
import type { Rates } from './rate.js'

export interface ApiOptions {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly registry: Registry
  readonly operations: readonly AnyOperation[]
  readonly now: () => Instant
  readonly log: Logger
  readonly host: string
  /** 0 for any that is free. */
  readonly port: number
  /** After so many milliseconds a request whose stores are silent is answered 503. */
  readonly requestDeadlineMs?: number
  /** How long a client may take to send a request's headers, in milliseconds. */
  readonly headersDeadlineMs?: number
  readonly rates?: Rates
  /** Checks each answer against its operation's codec before it leaves; off the codec is a defect. */
  readonly checkResponses?: boolean
}

/** The server cannot listen where it was told to; `message` is one line for the operator. */
export interface ListenError {
  readonly tag: 'listen_error'
  readonly message: string
}

export interface RunningApi {
  /** Ends in `/api/v1`. */
  readonly baseUrl: string
  readonly port: number
  /** Stops accepting, lets running requests finish, and resolves once every connection is closed. */
  readonly close: () => Promise<void>
}

const KIB = 1024
const SECOND = 1000
const MAX_HEADER_BYTES = 16 * KIB
const REQUEST_DEADLINE_MS = 10 * SECOND
const HEADERS_DEADLINE_MS = 10 * SECOND
/** Longer than load balancers keep theirs, so that it is they who close. */
const KEEP_ALIVE_MS = 65 * SECOND
/** What is left for sending a response when its deadline is over. */
const SENDING_MS = 2 * SECOND

const listenError = (error: unknown, host: string, port: number): ListenError => {
  const code = String((error as NodeJS.ErrnoException).code)
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'something else listens there',
    EACCES: 'there is no permission to',
    EADDRNOTAVAIL: 'the host is no address of this machine',
    ENOTFOUND: 'the host is no address of this machine',
    EAI_AGAIN: 'the host is no address of this machine',
    ERR_SOCKET_BAD_PORT: 'a port is a number from 0 to 65535',
  }
  return { tag: 'listen_error', message: `cannot listen on ${host} port ${port}: ${reasons[code] ?? code}` }
}

const listen = (server: Server, host: string, port: number): Outcome<ListenError, AddressInfo> =>
  new Promise<Either<ListenError, AddressInfo>>((resolve) => {
    const refused = (error: unknown) => resolve(left(listenError(error, host, port)))
    server.once('error', refused)
    try {
      server.listen({ host, port }, () => {
        server.off('error', refused)
        resolve(right(server.address() as AddressInfo))
      })
    } catch (error) {
      refused(error)
    }
  })

const WILDCARDS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

const urlOf = ({ address, port }: AddressInfo): string => {
  const host = WILDCARDS[address] ?? address
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}${BASE_PATHS[0]}`
}

/** How many requests have no answer yet, and when there are none. */
const runningRequests = (server: Server) => {
  let running = 0
  let whenNone: (() => void) | undefined
  server.prependListener('request', (_, response) => {
    running += 1
    response.once('close', () => {
      running -= 1
      if (running === 0) whenNone?.()
    })
  })
  return {
    /** Resolves when no request runs, or after so many milliseconds. */
    none: (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        if (running === 0) return resolve()
        const timer = setTimeout(resolve, milliseconds)
        whenNone = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
  }
}

/** Serves the API until it is closed. */
export const startApi = async (options: ApiOptions): Outcome<ListenError, RunningApi> => {
  const { host, port, log } = options
  const requestDeadlineMs = options.requestDeadlineMs ?? REQUEST_DEADLINE_MS
  const headersTimeout = options.headersDeadlineMs ?? HEADERS_DEADLINE_MS
  let draining = false
  const koa = app({
    ...options,
    requestDeadlineMs,
    rates: options.rates ?? {},
    decode: remembering(),
    checkResponses: options.checkResponses ?? false,
    isDraining: () => draining,
  })
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout,
      // Also bounds how long a body, which no operation reads, may go on.
      requestTimeout: headersTimeout + requestDeadlineMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(SECOND, headersTimeout / 2),
    },
    koa.callback(),
  )
  const requests = runningRequests(server)
  const address = await listen(server, host, port)
  if (address._tag === 'Left') return address
  server.on('error', (error) => log.error(unforeseen(error), 'server'))

  const drain = async (): Promise<void> => {
    draining = true
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    await requests.none(requestDeadlineMs + SENDING_MS)
    server.closeAllConnections()
    await closed
  }
  let closing: Promise<void> | undefined
  return right({
    baseUrl: urlOf(address.right),
    port: address.right.port,
    close: () => {
      closing ??= drain()
      return closing
    },
  })
}
