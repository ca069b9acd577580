import { isLeft } from 'fp-ts/lib/Either.js'
import { type Ask, type HostAnswer, HostFailure, type HostRequest, type Quota } from '#sources/kit/hosts/ask'
import type { Host } from '#sources/kit/hosts/host'
import { apiAddress, pathBelow, redirectedAddress, requestAddress, signedAddress } from './addresses.js'
import { bodyIn } from './answer-body.js'
import type { Budget } from './budget.js'
import type { HostClock } from './clock.js'
import { openDialler, type Resolve, systemResolve } from './dialling.js'
import { endpointOf } from './endpoint.js'
import { exchange } from './exchange.js'
import type { Exchanged, Incoming } from './exchanged.js'
import { isTaken, isWell, type Judged, judged } from './judged.js'
import { outgoing } from './outgoing.js'
import type { PrivateHosts } from './private-hosts.js'
import { byOurTime, quotaIn } from './quota.js'
import { openRetries } from './retries.js'

export interface HostClientOptions {
  /** The address of the API, as `apiOf` of the host gives it. It may hold a secret. */
  readonly api: string
  readonly quotaOf: Host['quotaOf']
  readonly isLimitOfEndpoint?: Host['isLimitOfEndpoint']
  /** The headers of the token, asked for before each request, since some tokens end after an hour. May throw a `HostFailure`. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>
  /** The budget of all who ask with this token. */
  readonly budget: Budget
  readonly privateHosts: PrivateHosts
  readonly clock: HostClock
  readonly signal: AbortSignal
  /** A number from 0 to 1 for each pause: a random one where it is absent. */
  readonly jitter?: () => number
  /** The addresses of a name: those of the system where it is absent. */
  readonly resolve?: Resolve
}

/** A way to ask one host with one token. */
export interface HostClient {
  readonly ask: Ask
  /** The quota that the host told last, by our time; null if it told none. */
  readonly quota: () => Quota | null
  /** The number of requests that were sent, redirects and tries included. */
  readonly requests: () => number
  readonly close: () => Promise<void>
}

const MOST_REDIRECTS = 5

/** The answer to a request. Throws a `HostFailure` if its body is none of the API. */
const answerOf = (incoming: Incoming, request: HostRequest, path: string): HostAnswer => {
  const { status, headers, at } = incoming
  const body = bodyIn(incoming, request.takes ?? 'json')
  if (!isLeft(body)) return { status, headers, body: body.right, at, path }
  // Of a redirect or a refusal that was expected, the status is the answer: servers add a page for people.
  if (!isWell(status)) return { status, headers, body: null, at, path }
  throw new HostFailure({ tag: 'unreadable', reason: body.left })
}

type Refusal = Exclude<Judged, { readonly tag: 'success' | 'limit' | 'failing' }>

const refusalOf = (meaning: Refusal, { status }: Incoming, signed: boolean): HostFailure => {
  // The token was not sent, so that it is not at fault. The next run has another link.
  if (signed) return new HostFailure({ tag: 'unavailable', reason: `a signed download is answered with ${status}` })
  return new HostFailure(meaning.tag === 'redirect' ? { tag: 'refused', status } : meaning)
}

/** The end of one try: an answer with its meaning, or none. */
type Tried =
  | { readonly tag: 'judged'; readonly incoming: Incoming; readonly meaning: Judged; readonly url: URL }
  | Exclude<Exchanged, Incoming>

export const openHostClient = (options: HostClientOptions): HostClient => {
  const { budget, privateHosts, clock, signal, jitter = Math.random, resolve = systemResolve } = options
  const dialler = openDialler(privateHosts, resolve)
  let requests = 0

  /** Notes whether the server of a signed file asks for a rest. What it says of a quota is none of the API's. */
  const notedOfFile = (incoming: Incoming, expects: readonly number[]): Judged => {
    const meaning = judged(incoming, null, expects)
    if (meaning.tag === 'limit') budget.rest(meaning.restMs, null)
    return meaning
  }
  /** Notes what an answer says of limits. It does so before the next request has its turn. */
  const noted = (incoming: Incoming, endpoint: string, expects: readonly number[]): Judged => {
    const quota = quotaIn(incoming, options.quotaOf)
    const meaning = judged(incoming, quota, expects)
    if (quota !== null) budget.told(byOurTime(quota, incoming.at, clock.now()))
    // An error of a machine in between tells no quota, which does not mean that there is none.
    else if (meaning.tag === 'success') budget.told(null)
    if (meaning.tag !== 'limit') budget.wentThrough(endpoint)
    else budget.rest(meaning.restMs, options.isLimitOfEndpoint?.(incoming.headers) === true ? endpoint : null)
    return meaning
  }
  const sent = async (request: HostRequest, url: URL): Promise<Tried> => {
    const { expects = [], signed = false } = request
    const out = outgoing(request, url, signed ? {} : await options.headers())
    const endpoint = endpointOf(out.method, url)
    const send = async (): Promise<Tried> => {
      requests += 1
      const through = { dialler, clock, signal }
      const exchanged = await exchange(out, (status) => isTaken(status, expects), through)
      if (exchanged.tag !== 'incoming') return exchanged
      const meaning = signed ? notedOfFile(exchanged, expects) : noted(exchanged, endpoint, expects)
      return { tag: 'judged', incoming: exchanged, meaning, url }
    }
    return await budget.turn(endpoint, send, signal)
  }
  /** Sends a request, and follows where it leads within the origin; a signed file is not followed. */
  const tried = async (request: HostRequest, first: URL, api: URL): Promise<Tried> => {
    let url = first
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const result = await sent(request, url)
      if (result.tag !== 'judged' || result.meaning.tag !== 'redirect' || request.signed === true) return result
      const { status } = result.incoming
      if ((request.method ?? 'GET') !== 'GET') throw new HostFailure({ tag: 'refused', status })
      url = redirectedAddress(result.meaning.location, url, api)
    }
    throw new HostFailure({ tag: 'unreadable', reason: 'it redirects too often' })
  }
  const ask: Ask = async (request) => {
    const api = apiAddress(options.api, privateHosts)
    const { address, signed = false } = request
    const first = signed ? signedAddress(address, privateHosts) : requestAddress(address, api)
    const retries = openRetries(clock, signal, jitter)
    for (;;) {
      signal.throwIfAborted()
      const result = await tried(request, first, api)
      if (result.tag === 'refused_address') throw new HostFailure({ tag: 'refused_address', reason: result.reason })
      if (result.tag === 'too_long') throw new HostFailure({ tag: 'unreadable', reason: 'what came is too long' })
      if (result.tag === 'no_answer') {
        if (result.isLasting) throw new HostFailure({ tag: 'unavailable', reason: result.reason })
        await retries.failed(result.reason)
        continue
      }
      const { incoming, meaning, url } = result
      switch (meaning.tag) {
        case 'success':
          // The path of a signed file has its signature.
          return answerOf(incoming, request, signed ? '' : pathBelow(url, api))
        case 'limit':
          retries.limited(budget.restMs(endpointOf(request.method ?? 'GET', url)))
          break
        case 'failing':
          await retries.failed(meaning.reason)
          break
        default:
          throw refusalOf(meaning, incoming, signed)
      }
    }
  }
  return { ask, quota: budget.quota, requests: () => requests, close: dialler.close }
}
