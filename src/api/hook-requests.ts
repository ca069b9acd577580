import type { IncomingMessage } from 'node:http'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import type { Arrival } from './hook-arrivals.js'
import type { Delivering, HookHeaders, HookRefused } from './hooks.js'

// Deliveries of webhooks as they arrive, outside of the contract's operations.

/** The most bytes of a delivery. */
export const MOST_HOOK_BYTES = 25 * 1024 * 1024
/** Seconds after which a host may deliver again where too much arrives. */
export const BUSY_RETRY_SECONDS = 5

/** A delivery that is refused, whoever sent it. */
export type HookTurnedAway =
  | HookRefused
  | { readonly tag: 'hook_too_large' }
  /** Too many from this address were not their hosts'. */
  | { readonly tag: 'too_many_unproven' }
  | { readonly tag: 'overloaded'; readonly retryAfterSeconds: number }

/** The client went away: there is nobody to answer. */
interface Cut {
  readonly tag: 'cut'
}

/** Below it hosts deliver. */
export const HOOKS = '/hooks/'

/** Says whether a request delivers something, whose body is not taken in before it is known whose it is. */
export const isHook = ({ method, url = '' }: IncomingMessage): boolean => method === 'POST' && url.startsWith(HOOKS)

/** The headers of a delivery. One that came twice has no meaning. */
export const hookHeaders = ({ headersDistinct }: IncomingMessage): HookHeaders => {
  const headers = new Map<string, string>()
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    const [value, ...more] = values
    if (value !== undefined && more.length === 0) headers.set(name, value)
  }
  return headers
}

/** Says whether a delivery announces more bytes than it may have. */
export const isAnnouncedTooLarge = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > MOST_HOOK_BYTES

/** Takes in the body of a delivery; an error is why not all of it was taken. */
const bodyTaken = (request: IncomingMessage, delivering: Delivering, arrival: Arrival) =>
  new Promise<Either<HookTurnedAway | Cut, void>>((resolve) => {
    let bytes = 0
    const end = (result: Either<HookTurnedAway | Cut, void>): void => {
      request.off('data', onData)
      request.pause()
      resolve(result)
    }
    const onData = (piece: Buffer): void => {
      bytes += piece.length
      if (bytes > MOST_HOOK_BYTES) end(left({ tag: 'hook_too_large' }))
      else if (!arrival.hold(piece.length)) end(left({ tag: 'overloaded', retryAfterSeconds: BUSY_RETRY_SECONDS }))
      else delivering.take(piece)
    }
    // Its end may have come while it was looked up whose it is.
    if (request.destroyed) {
      end(left({ tag: 'cut' }))
      return
    }
    request.on('data', onData)
    request.once('end', () => end(right(undefined)))
    request.once('close', () => end(left({ tag: 'cut' })))
  })

/** Takes in a delivery that was begun, and keeps it. */
export const takeDelivery = async (
  request: IncomingMessage,
  delivering: Delivering,
  arrival: Arrival,
): Outcome<HookTurnedAway | Cut, void> => {
  try {
    const taken = await bodyTaken(request, delivering, arrival)
    return isLeft(taken) ? taken : await delivering.finish()
  } finally {
    arrival.leave()
  }
}
