import { RefusedAddress } from './dialling.js'
import type { Exchanged } from './exchanged.js'

export const TIMED_OUT: Exchanged = { tag: 'no_answer', reason: 'it does not answer in time', isLasting: false }

/** Sentences for errors of Node, which go on after the name of the host. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOTFOUND', 'its name is not known'],
  ['EAI_AGAIN', 'its name cannot be looked up'],
  ['ECONNREFUSED', 'it accepts no connection'],
  ['EHOSTUNREACH', 'it cannot be reached'],
  ['ENETUNREACH', 'it cannot be reached'],
  ['UND_ERR_CONNECT_TIMEOUT', 'it cannot be reached'],
])
/** Codes of certificates that nobody vouches for, that ended, or that name another host. */
const CERTIFICATE = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_|HOSTNAME_MISMATCH$)/

const MOST_CAUSES = 5

/** An error as anybody may throw it. */
interface Thrown {
  readonly code?: unknown
  readonly cause?: unknown
  /** Those of the addresses of a name that all failed. */
  readonly errors?: readonly unknown[]
}
const isThrown = (error: unknown): error is Thrown => typeof error === 'object' && error !== null

/** An error and those that led to it: a fetch that fails tells its reason only so. */
const causesOf = (error: unknown): readonly Thrown[] => {
  const causes: Thrown[] = []
  let one = error
  while (isThrown(one) && causes.length < MOST_CAUSES) {
    causes.push(one)
    one = one.cause ?? one.errors?.[0]
  }
  return causes
}

/** The result of a request that failed on its way. Nothing of the error's own text is told: it holds addresses. */
export const noAnswerFor = (error: unknown): Exchanged => {
  const causes = causesOf(error)
  for (const cause of causes) {
    if (cause instanceof RefusedAddress) return { tag: 'refused_address', reason: cause.reason }
  }
  const codes = causes.map(({ code }) => String(code))
  if (codes.some((code) => CERTIFICATE.test(code)))
    return { tag: 'no_answer', reason: 'its certificate is not valid for this machine', isLasting: true }
  const known = codes.map((code) => REASONS.get(code)).find((reason) => reason !== undefined)
  return { tag: 'no_answer', reason: known ?? 'it ends the connection before its answer', isLasting: false }
}
