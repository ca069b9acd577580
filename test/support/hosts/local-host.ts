import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jsonIn } from '#domain/json'
import type { MovedClock } from './clock.js'
import { type LocalFault, send } from './local-answers.js'
import { type Limit, limitOf } from './local-limit.js'

/** A request as a route sees it. */
export interface LocalRequest {
  readonly method: string
  /** Its path without a query, as it was sent. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  /** Its body as JSON where that is what it says to be, else as text; null if it is empty. */
  readonly body: unknown
  /** The parts of the path that the route names, decoded. */
  readonly named: Readonly<Record<string, string>>
  /** The address of the host, for links. */
  readonly origin: string
}

/** An answer of a route. */
export interface LocalAnswer {
  /** 200 where it is absent. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** A text or bytes as they are, anything else as JSON; no body where it is absent. */
  readonly body?: unknown
}

/** What came in. No value of a header is kept. */
export interface LocalRecord {
  /** Its place among all requests, from 1. */
  readonly place: number
  readonly method: string
  /** Its path with its query, as it was sent. */
  readonly path: string
  readonly headerNames: readonly string[]
  /** Whether the expected authorization came; true where none is expected. */
  readonly isAuthorized: boolean
  /** The time of the clock, in milliseconds. */
  readonly atMs: number
  /** Whether it came before the end of a rest that the host had asked for. */
  readonly isTooEarly: boolean
}

/** Where a fault is planted. */
export interface Planting {
  /** Which of the requests from now on it meets first: the next one where it is absent. */
  readonly nth?: number
  /** How many requests it meets: one where it is absent. */
  readonly times?: number
  /** Which requests count: all where it is absent. */
  readonly where?: (request: LocalRequest) => boolean
}

export interface LocalHost {
  /** `http://127.0.0.1:<port>`, without a slash at its end. */
  readonly address: string
  /** Its name in a list of private hosts: `127.0.0.1:<port>`. */
  readonly name: string
  /**
   * Adds a route. A part `:name` of the pattern takes any one part of a path, and `*` at its end all that follows. The newest route
   * that fits answers; where none does, it is 404 with JSON.
   */
  readonly route: (method: string, pattern: string, answer: (request: LocalRequest) => LocalAnswer) => void
  readonly plant: (fault: LocalFault, planting?: Planting) => void
  /** Answers no request of these before what it returns is called. */
  readonly hold: (where: (request: LocalRequest) => boolean) => () => void
  /** Begins to count requests: those above the limit are refused. */
  readonly limit: (limit: Limit) => void
  /** The header that each request must have; others are answered with 401. Null for none. */
  authorization: { readonly name: string; readonly value: string } | null
  /** How far its clock is ahead of ours, in milliseconds. */
  aheadMs: number
  readonly requests: readonly LocalRecord[]
  /** The requests that came before the end of a rest that it had asked for. */
  readonly tooEarly: () => readonly LocalRecord[]
  /** Ends it; throws what a route threw. */
  readonly close: () => Promise<void>
}

interface Route {
  readonly method: string
  readonly parts: readonly string[]
  readonly answer: (request: LocalRequest) => LocalAnswer
}

interface Planted {
  readonly fault: LocalFault
  readonly where: (request: LocalRequest) => boolean
  before: number
  left: number
}

interface Hold {
  readonly where: (request: LocalRequest) => boolean
  readonly released: Promise<void>
}

const namedBy = (parts: readonly string[], path: string): Record<string, string> | null => {
  const given = path.split('/')
  const named: Record<string, string> = {}
  for (const [i, part] of parts.entries()) {
    if (part === '*') return named
    const one = given[i]
    if (one === undefined) return null
    if (part.startsWith(':')) named[part.slice(1)] = decodeURIComponent(one)
    else if (part !== one) return null
  }
  return given.length === parts.length ? named : null
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  if (text === '') return null
  return request.headers['content-type']?.includes('json') ? jsonIn(text) : text
}

const NOT_FOUND: LocalAnswer = { status: 404, body: { message: 'Not Found' } }
const UNAUTHORIZED: LocalAnswer = { status: 401, body: { message: 'Bad credentials' } }

/** A host on a free port of this machine that answers by a script, counts what comes in, and fails where a test says so. */
export const openLocalHost = async (clock: MovedClock): Promise<LocalHost> => {
  const routes: Route[] = []
  const planted: Planted[] = []
  const holds: Hold[] = []
  const requests: LocalRecord[] = []
  let limited = limitOf(null)

  /** Errors of the routes, which are mistakes of a test. */
  const mistakes: unknown[] = []

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      mistakes.push(error)
      response.destroy()
    })
  })
  // By the time of this machine, a connection that a client is about to use again would end.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const name = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const address = `http://${name}`

  /** The fault that meets a request; each planted one counts it. */
  const faultFor = (request: LocalRequest): LocalFault | null => {
    let met: LocalFault | null = null
    for (const one of planted) {
      if (one.left === 0 || !one.where(request)) continue
      if (one.before > 0) one.before -= 1
      else if (met === null) {
        one.left -= 1
        met = one.fault
      }
    }
    return met
  }
  const routed = (request: Omit<LocalRequest, 'named'>): LocalAnswer => {
    for (const route of routes) {
      const named = route.method === request.method ? namedBy(route.parts, request.path) : null
      if (named !== null) return route.answer({ ...request, named })
    }
    return NOT_FOUND
  }
  const isAuthorized = ({ headers }: IncomingMessage): boolean => {
    const { authorization } = host
    return authorization === null || headers[authorization.name.toLowerCase()] === authorization.value
  }
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', address)
    const nowMs = clock.monotonicMs()
    requests.push({
      place: requests.length + 1,
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headerNames: Object.keys(incoming.headers),
      isAuthorized: isAuthorized(incoming),
      atMs: nowMs,
      isTooEarly: limited.isTooEarly(nowMs),
    })
    const request = {
      method: incoming.method ?? '',
      path: pathname,
      query: searchParams,
      headers: incoming.headers,
      body: await bodyOf(incoming),
      named: {},
      origin: address,
    }
    for (const { where, released } of holds) if (where(request)) await released
    const counted = limited.count(nowMs, nowMs + host.aheadMs)
    for (const [header, value] of Object.entries(counted.headers)) response.setHeader(header, value)
    const told = counted.refusal ?? (isAuthorized(incoming) ? null : UNAUTHORIZED)
    const fault = told === null ? faultFor(request) : null
    const rest = send(response, told ?? routed(request), fault, { clock, aheadMs: host.aheadMs })
    limited.rest(nowMs, rest)
  }

  const host: LocalHost = {
    address,
    name,
    route: (method, pattern, answerOf) => {
      routes.unshift({ method, parts: pattern.split('/'), answer: answerOf })
    },
    plant: (fault, { nth = 1, times = 1, where = () => true } = {}) => {
      planted.push({ fault, where, before: nth - 1, left: times })
    },
    hold: (where) => {
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      holds.push({ where, released })
      return release
    },
    limit: (limit) => {
      limited = limitOf(limit)
    },
    authorization: null,
    aheadMs: 0,
    requests,
    tooEarly: () => requests.filter(({ isTooEarly }) => isTooEarly),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      if (mistakes.length > 0) throw mistakes[0]
    },
  }
  return host
}
