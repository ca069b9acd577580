import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { performance } from 'node:perf_hooks'
import type { Duplex } from 'node:stream'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { Logger } from 'pino'
import type { AccountProvider } from '#access/provider'
import type { Instant } from '#domain/common'
import type { AnyOperation } from '#domain/operation'
import type { Outcome } from '#domain/outcome'
import type { EventLog } from '#eventlog/port'
import type { ReadStore } from '#readstore/port'
import { remembering } from '#readstore/remembered'
import type { Registry } from '#registry/port'
import { app } from './app.js'
import { boundBody } from './body-deadline.js'
import { clientAddress } from './client-address.js'
import { descriptorLimit, mostConnections } from './descriptors.js'
import { CAPACITY, type Capacity, entrance, LONGEST_WAIT_MS, OVERLOAD_RETRY_SECONDS } from './entrance.js'
import { HOOK_BOUNDS, type HookBounds } from './hook-arrivals.js'
import { isHook } from './hook-requests.js'
import type { Hooks } from './hooks.js'
import type { HostDesk } from './hosts.js'
import type { Imports } from './imports.js'
import { unforeseen } from './logging.js'
import { isUpload, uploadDeadlineMs } from './multipart.js'
import { onceAMinute } from './once-a-minute.js'
import { BASE_PATHS } from './openapi.js'
import type { PublicUrl } from './own-page.js'
import type { Pages } from './pages.js'
import { rememberedPeppers } from './peppers.js'
import type { Rates } from './rate.js'
import { MOST_CACHED_BYTES, ResponseCache } from './response-cache.js'
import { unreadableReply } from './unreadable.js'
import type { UseCases } from './use-cases.js'

export interface ApiOptions {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly registry: Registry
  readonly operations: readonly AnyOperation[]
  /** The acts of members in the browser. */
  readonly useCases: UseCases
  /** The imports of files that are sent; none are taken if left out. */
  readonly imports?: Imports | null
  /** The hosts that members connect in the browser; none are asked if left out. */
  readonly hosts?: HostDesk | null
  /** The deliveries of webhooks; none are taken if left out. */
  readonly hooks?: Hooks | null
  /** The bounds of deliveries that arrive at a time. */
  readonly hookBounds?: HookBounds
  /** The time that an upload of so many bytes may take. */
  readonly uploadDeadlineMs?: (bytes: number) => number
  /** The version of the service. */
  readonly version: string
  readonly now: () => Instant
  readonly log: Logger
  readonly host: string
  /** 0 for any free port. */
  readonly port: number
  /** Milliseconds until a request whose stores are silent is answered 503. */
  readonly requestDeadlineMs?: number
  /** Milliseconds that a client may take to send a request's headers. */
  readonly headersDeadlineMs?: number
  /** Milliseconds after which a client that reads nothing of its answer is closed. */
  readonly stalledAfterMs?: number
  /** Limits of concurrent requests, in all and by key. */
  readonly capacity?: Capacity
  /** The most clients that may be connected at a time. */
  readonly mostConnections?: number
  readonly rates?: Rates
  /** The address by which browsers reach the service; this machine alone if left out. */
  readonly publicUrl?: PublicUrl
  /** The provider of accounts by which people sign in; none if left out. */
  readonly provider?: AccountProvider | null
  /** Served where the API has no route; no pages if left out. */
  readonly pages?: Pages
  /** Checks each answer against its operation's codec, and each cached one against what is worked out; a mismatch is a defect. */
  readonly checkResponses?: boolean
  /** About how much memory the response cache takes; 0 keeps nothing. */
  readonly mostCachedBytes?: number
}

/** The server cannot listen at the given address; `message` is one line for the operator. */
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
/** Longer than load balancers keep idle connections, so that they close first. */
const KEEP_ALIVE_MS = 65 * SECOND
/** The longest time for which a client may read nothing of its answer. */
const STALLED_AFTER_MS = 30 * SECOND
/** Time left to send a response after its deadline. */
const SENDING_MS = 2 * SECOND

/** As Node tells of a request that does not arrive in time. */
const TOO_SLOW: NodeJS.ErrnoException = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

const listenError = (error: unknown, host: string, port: number): ListenError => {
  const code = String((error as NodeJS.ErrnoException).code)
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'the port is in use',
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

/** Counts unanswered requests, and says when there are none. */
const runningRequests = () => {
  let running = 0
  let whenNone: (() => void) | undefined
  return {
    began: (response: ServerResponse): void => {
      running += 1
      response.once('close', () => {
        running -= 1
        if (running === 0) whenNone?.()
      })
    },
    /** Resolves when no request runs, or after the given milliseconds. */
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

/** Ends each connection on which a request arrives before the answer to the one before it has been sent. */
const oneRequestAtATime = () => {
  const answering = new WeakSet<Duplex>()
  return {
    isAnswering: (socket: Duplex): boolean => answering.has(socket),
    isNext: ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
      if (answering.has(socket)) {
        socket.destroy()
        return false
      }
      answering.add(socket)
      response.once('close', () => answering.delete(socket))
      return true
    },
  }
}

/** Answers what the parser refuses in the one shape of errors, unless an answer is still being sent. */
const refuseUnreadable = (server: Server, isAnswering: (socket: Duplex) => boolean): void => {
  server.on('clientError', (error, socket) => {
    if (socket.writable && !isAnswering(socket)) socket.end(unreadableReply(error), () => socket.destroy())
    else socket.destroy()
  })
  // Who sends files or a delivery is told to go on once they may come.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!isUpload(request) && !isHook(request)) response.writeContinue()
    server.emit('request', request, response)
  })
  // An expectation that is not known changes no answer.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

/** Reads no further request of a connection for a second, once the answer to this one has been sent. */
const rest = ({ socket }: IncomingMessage, response: ServerResponse): void => {
  response.once('close', () => {
    socket.pause()
    setTimeout(() => socket.resume(), OVERLOAD_RETRY_SECONDS * SECOND).unref()
  })
}

/** Logs that clients were refused because descriptors or connections ran out. */
const logDropped = (server: Server, log: Logger): void => {
  const { maxConnections } = server
  const dropped = onceAMinute((times) =>
    log.error(
      { times, maxConnections },
      'too many open connections: new ones were closed; raise the limit of open files (ulimit -n)',
    ),
  )
  const outOfDescriptors = onceAMinute((times) =>
    log.error({ times }, 'out of file descriptors: connections could not be accepted; raise the limit (ulimit -n)'),
  )
  server.on('drop', dropped)
  server.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'EMFILE' || error.code === 'ENFILE' ? outOfDescriptors() : log.error(unforeseen(error), 'server'),
  )
}

/** Serves the API until it is closed. */
export const startApi = async (options: ApiOptions): Outcome<ListenError, RunningApi> => {
  const { host, port, log } = options
  const requestDeadlineMs = options.requestDeadlineMs ?? REQUEST_DEADLINE_MS
  const headersTimeout = options.headersDeadlineMs ?? HEADERS_DEADLINE_MS
  let draining = false
  const arrivals = new WeakMap<IncomingMessage, number>()
  const koa = app({
    ...options,
    requestDeadlineMs,
    rates: options.rates ?? {},
    pages: options.pages ?? null,
    publicUrl: options.publicUrl ?? null,
    provider: options.provider ?? null,
    imports: options.imports ?? null,
    hosts: options.hosts ?? null,
    hooks: options.hooks ?? null,
    hookBounds: options.hookBounds ?? HOOK_BOUNDS,
    uploadDeadlineMs: options.uploadDeadlineMs ?? uploadDeadlineMs,
    addressOf: (request) => clientAddress(request, options.publicUrl ?? null),
    remainingMs: (request) => requestDeadlineMs - (performance.now() - (arrivals.get(request) ?? performance.now())),
    decode: remembering(),
    peppers: rememberedPeppers(options.registry),
    responseCache: new ResponseCache({
      isChecked: options.checkResponses ?? false,
      mostBytes: options.mostCachedBytes ?? MOST_CACHED_BYTES,
    }),
    checkResponses: options.checkResponses ?? false,
    isDraining: () => draining,
  })
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    // Refused below, in the one shape of errors.
    requireHostHeader: false,
    headersTimeout,
    // Bodies have bounds of their own below: an upload may take longer than any other.
    requestTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: Math.min(SECOND, headersTimeout / 2),
  })
  // While a reader takes some of its answer, it counts as active; an idle connection has the time above.
  server.timeout = options.stalledAfterMs ?? STALLED_AFTER_MS
  const limit = options.mostConnections ?? mostConnections(descriptorLimit() ?? Number.POSITIVE_INFINITY)
  if (Number.isFinite(limit)) server.maxConnections = limit
  const requests = runningRequests()
  const enter = entrance({
    capacity: options.capacity ?? CAPACITY,
    longestWaitMs: Math.min(LONGEST_WAIT_MS, requestDeadlineMs / 2),
    log,
    serve: koa.callback(),
    onRefused: rest,
  })
  const { isNext, isAnswering } = oneRequestAtATime()
  refuseUnreadable(server, isAnswering)
  server.on('request', (request, response) => {
    if (!isNext(request, response)) return
    if (request.httpVersion === '1.1' && request.headers.host === undefined) {
      request.socket.end(unreadableReply(new Error('no host')), () => request.socket.destroy())
      return
    }
    arrivals.set(request, performance.now())
    boundBody(request, headersTimeout + requestDeadlineMs, () => {
      const { socket } = request
      if (response.headersSent) socket.destroy()
      else socket.end(unreadableReply(TOO_SLOW), () => socket.destroy())
    })
    requests.began(response)
    enter(request, response)
  })
  const address = await listen(server, host, port)
  if (address._tag === 'Left') return address
  logDropped(server, log)

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
