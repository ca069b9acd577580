import { types } from 'node:util'
import type { Logger } from 'pino'
import { withoutKeys } from '#access/key'

/** An unforeseen error for the log: its kind, message and stack without anything that looks like a key. */
export const unforeseen = (error: unknown): { readonly kind: string; readonly stack: string } =>
  types.isNativeError(error)
    ? { kind: error.name, stack: withoutKeys(error.stack ?? error.message) }
    : { kind: typeof error, stack: '' }

/** A request and its answer. Never the query or raw target, which may hold secrets. */
interface RequestLine {
  readonly requestId: string
  readonly method: string
  /** The route's pattern; null if none matched. */
  readonly route: string | null
  readonly status: number
  readonly durationMs: number
  /** False if the client went away first. */
  readonly completed: boolean
}

/** One line a request: an error if the service failed, else information. The line is made only if it is written. */
export const logRequest = (log: Logger, status: number, line: () => RequestLine): void => {
  const level = status >= 500 ? 'error' : 'info'
  if (log.isLevelEnabled(level)) log[level](line(), 'request')
}
