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
  /** The client's address; null if it was gone before it was asked for. */
  readonly client: string | null
  /** The shown part of a well-formed key, known or not; null without one. */
  readonly key: string | null
  /** The two slugs of the workspace that the key opened; null if it opened none. */
  readonly workspace: string | null
  /** The operation's id; null if it is none of the API's. */
  readonly operation: string | null
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
