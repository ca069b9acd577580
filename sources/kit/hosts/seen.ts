import { type Ask, type HostAnswer, HostFailure, type HostRequest } from './ask.js'

/** Unavailable for legal reasons. */
const BLOCKED = 451

const isClosed = (error: unknown): boolean => {
  if (!(error instanceof HostFailure)) return false
  const { fault } = error
  return fault.tag === 'forbidden' || fault.tag === 'not_found' || (fault.tag === 'refused' && fault.status === BLOCKED)
}

/** The answer to a request; null if there is nothing there that the token may see. */
export const askIfSeen = async (ask: Ask, request: HostRequest): Promise<HostAnswer | null> => {
  try {
    return await ask(request)
  } catch (error) {
    if (isClosed(error)) return null
    throw error
  }
}
