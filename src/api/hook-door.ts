import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Logger } from 'pino'
import type { Instant } from '#domain/common'
import { failures } from './attempts.js'
import { within } from './deadline.js'
import { type Arrival, type HookBounds, hookArrivals } from './hook-arrivals.js'
import { type HookError, hookReply } from './hook-errors.js'
import { BUSY_RETRY_SECONDS, hookHeaders, isAnnouncedTooLarge, takeDelivery } from './hook-requests.js'
import type { Delivering, Hooks } from './hooks.js'
import { answerLate } from './late.js'
import { unforeseen } from './logging.js'
import { drained } from './multipart.js'

export interface HookDoorOptions {
  readonly hooks: Hooks
  readonly hookBounds: HookBounds
  readonly now: () => Instant
  readonly log: Logger
  readonly remainingMs: (request: IncomingMessage) => number
  readonly addressOf: (request: IncomingMessage) => string | null
}

/** One delivery at the door. */
interface Visit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly requestId: string
  /** The address that it comes from. */
  readonly address: string
  readonly now: Instant
}

/** The door by which hosts deliver. It answers each delivery itself, and resolves once that needs no turn any more. */
export const hookDoor = ({ hooks, hookBounds, log, ...options }: HookDoorOptions) => {
  const unproven = failures()
  const begin = hookArrivals(hookBounds)

  const refuse = async ({ request, response, requestId, address, now }: Visit, error: HookError): Promise<void> => {
    if (error.tag === 'no_such_hook' || error.tag === 'hook_not_proven') unproven.add(address, now)
    const reply = hookReply(error, requestId)
    if (reply.status >= 500) log.warn({ requestId, ...error }, 'unavailable')
    // A client that waits to be told so has sent nothing yet.
    if (request.headers.expect === undefined) await drained(request)
    answerLate(response, reply)
  }

  const defect = async (visit: Visit, error: unknown): Promise<void> => {
    log.error({ requestId: visit.requestId, ...unforeseen(error) }, 'defect')
    await refuse(visit, { tag: 'defect' }).catch(() => visit.response.destroy())
  }

  /** Takes in what a host delivers, and keeps it. No turn is held meanwhile: it takes as long as its client. */
  const take = async (visit: Visit, delivering: Delivering, arrival: Arrival): Promise<void> => {
    const { request, response } = visit
    try {
      if (request.headers.expect !== undefined) response.writeContinue()
      const taken = await takeDelivery(request, delivering, arrival)
      if (!isLeft(taken)) answerLate(response, { status: delivering.takenStatus, headers: {}, body: {} })
      else if (taken.left.tag !== 'cut') await refuse(visit, taken.left)
    } catch (error) {
      await defect(visit, error)
    }
  }

  const visited = async (visit: Visit, connectionId: string): Promise<void> => {
    const { request, address, now } = visit
    if (unproven.areTooMany(address, now)) return refuse(visit, { tag: 'too_many_unproven' })
    if (isAnnouncedTooLarge(request)) return refuse(visit, { tag: 'hook_too_large' })
    const headers = hookHeaders(request)
    const begun = await within(options.remainingMs(request), () => hooks.begin(connectionId, headers, now))
    if (isLeft(begun)) return refuse(visit, begun.left)
    const arrival = begin({ workspaceId: begun.right.workspaceId, connectionId })
    if (arrival === null) return refuse(visit, { tag: 'overloaded', retryAfterSeconds: BUSY_RETRY_SECONDS })
    void take(visit, begun.right, arrival)
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    connectionId: string,
    requestId: string,
  ): Promise<void> => {
    const visit = { request, response, requestId, address: options.addressOf(request) ?? '', now: options.now() }
    await visited(visit, connectionId).catch((error: unknown) => defect(visit, error))
  }
}
