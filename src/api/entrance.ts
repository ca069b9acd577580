import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Logger } from 'pino'
import { presentedKey } from './authenticate.js'
import { bodiesFirst } from './body.js'
import { replyTo } from './errors.js'
import { isHook } from './hook-requests.js'
import { isUpload } from './multipart.js'
import { onceAMinute } from './once-a-minute.js'
import { presentedSession } from './own-page.js'
import { requestIdOf } from './request-id.js'
import { type Limits, Turns } from './turns.js'

/** Limits of concurrent work. */
export interface Capacity {
  readonly all: Limits
  /** Each key that was accepted before. */
  readonly key: Limits
  /** All well-formed keys together that were not accepted before. */
  readonly newKeys: Limits
  /** All requests together without a well-formed key. */
  readonly withoutKey: Limits
}

export const CAPACITY: Capacity = {
  all: { running: 32, waiting: 512, unfinished: 1024 },
  key: { running: 16, waiting: 128, unfinished: 256 },
  newKeys: { running: 16, waiting: 256, unfinished: 512 },
  withoutKey: { running: 8, waiting: 64, unfinished: 256 },
}

/** The most accepted keys that are remembered. A forgotten key waits with the new ones again. */
const MOST_REMEMBERED = 10_000
/** The longest wait of a request for its turn: a later answer helps nobody any more. */
export const LONGEST_WAIT_MS = 2_000
/** Seconds until a refused client should retry. */
export const OVERLOAD_RETRY_SECONDS = 1

/** Digests of accepted keys. They only choose a request's queue; the stores are still checked for each request. */
const rememberedKeys = () => {
  const digests = new Set<string>()
  return {
    has: (digest: string): boolean => digests.has(digest),
    add: (digest: string): void => {
      digests.delete(digest)
      digests.add(digest)
      const [oldest] = digests.size > MOST_REMEMBERED ? digests : []
      if (oldest !== undefined) digests.delete(oldest)
    },
    remove: (digest: string): void => {
      digests.delete(digest)
    },
  }
}

const digestOf = (request: IncomingMessage): string | null => {
  const key = presentedKey(request.headersDistinct['authorization'] ?? [])
  const secret = isLeft(key) ? presentedSession(request) : key.right
  return secret === null ? null : createHash('sha256').update(secret).digest('base64')
}

/** Health always answers: monitoring has to work while the process is busy, too. */
const isHealth = ({ url }: IncomingMessage): boolean => url === '/healthz' || url === '/readyz'

interface EntranceOptions {
  readonly capacity: Capacity
  readonly longestWaitMs: number
  readonly log: Logger
  readonly serve: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>
  /** Called for each response that says that there are too many requests. */
  readonly onRefused: (request: IncomingMessage, response: ServerResponse) => void
}

/**
 * The entrance of every request: keys take turns, and if too many requests wait or are unfinished, a request is
 * refused at once, before anything but the form of its key is checked.
 */
export const entrance = ({ capacity, longestWaitMs, log, serve, onRefused }: EntranceOptions) => {
  const turns = new Turns({ limits: capacity.all, longestWaitMs })
  const accepted = rememberedKeys()
  const takeBody = bodiesFirst()
  const overloaded = onceAMinute((times) => log.warn({ times }, 'overloaded: requests were refused'))

  const refuse = (request: IncomingMessage, response: ServerResponse): void => {
    overloaded()
    const requestId = requestIdOf(request.headersDistinct['x-request-id'])
    const { status, headers, body } = replyTo(
      { tag: 'overloaded', retryAfterSeconds: OVERLOAD_RETRY_SECONDS },
      requestId,
    )
    const text = JSON.stringify(body)
    response.writeHead(status, {
      ...headers,
      'X-Request-Id': requestId,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
    })
    response.end(text)
    onRefused(request, response)
  }

  const lineOf = (
    request: IncomingMessage,
    digest: string | null,
  ): { readonly of: string; readonly limits: Limits } => {
    if (isHook(request)) return { of: 'hooks', limits: capacity.withoutKey }
    if (digest === null) return { of: 'without key', limits: capacity.withoutKey }
    return accepted.has(digest) ? { of: digest, limits: capacity.key } : { of: 'new keys', limits: capacity.newKeys }
  }

  const admit = (request: IncomingMessage, response: ServerResponse): void => {
    // The key of a delivery, if a host sends one, is none of ours.
    const digest = isHook(request) ? null : digestOf(request)
    const admitted = turns.enter({
      ...lineOf(request, digest),
      start: () => serve(request, response),
      refuse: () => refuse(request, response),
    })
    if (admitted === null) {
      refuse(request, response)
      return
    }
    response.once('close', () => {
      admitted.finished()
      if (digest === null) return
      if (response.statusCode === 401) accepted.remove(digest)
      else if (response.hasHeader('RateLimit')) accepted.add(digest)
    })
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (isHealth(request)) void serve(request, response)
    // Files and deliveries are taken once it is known who sends them.
    else if (isUpload(request) || isHook(request)) admit(request, response)
    else
      takeBody(
        request,
        () => admit(request, response),
        () => refuse(request, response),
      )
  }
}
