import { type ApiError, errorBody, type Reply, replyTo } from './errors.js'
import type { HookTurnedAway } from './hook-requests.js'
import { errorTexts } from './texts.js'

/** The reason for which a delivery is refused or fails. */
export type HookError = HookTurnedAway | Extract<ApiError, { readonly tag: 'deadline_passed' | 'defect' }>

/** Seconds after which a host may deliver again where too many deliveries wait: some runs have taken theirs by then. */
const WAITING_RETRY_SECONDS = 300

const tooMany = (message: string, retryAfterSeconds: number, requestId: string): Reply => {
  const body = errorBody({ code: 'rate_limited', message, requestId, details: { retryAfterSeconds } })
  return { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) }, body }
}

/** The response to a delivery that is refused, in the shape of all errors. */
export const hookReply = (error: HookError, requestId: string): Reply => {
  switch (error.tag) {
    case 'no_such_hook': {
      const body = errorBody({ code: 'not_found', message: errorTexts.noSuchHook, requestId })
      return { status: 404, headers: {}, body }
    }
    case 'hook_not_proven': {
      const body = errorBody({ code: 'unauthenticated', message: errorTexts.hookNotProven, requestId })
      return { status: 401, headers: {}, body }
    }
    case 'hook_too_large': {
      const details = { fields: [{ path: 'body', reason: 'out_of_range' as const }] }
      const body = errorBody({ code: 'invalid_request', message: errorTexts.hookTooLarge, requestId, details })
      return { status: 413, headers: {}, body }
    }
    case 'too_many_unproven':
      return tooMany(errorTexts.tooManyUnproven, 60, requestId)
    case 'too_many_waiting':
      return tooMany(errorTexts.tooManyWaiting, WAITING_RETRY_SECONDS, requestId)
    default:
      return replyTo(error, requestId)
  }
}
