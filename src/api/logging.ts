import { types } from 'node:util'
import type { Logger } from 'pino'
import { withoutKeys } from '#access/key'

/** What is logged of an unforeseen error: its kind, and its words and stack without anything that looks like a key. */
export const unforeseen = (error: unknown): { readonly kind: string; readonly stack: string } =>
  types.isNativeError(error)
    ? { kind: error.name, stack: withoutKeys(error.stack ?? error.message) }
    : { kind: typeof error, stack: '' }

/** A request and how it was answered. Never its query or raw target, which may hold what must not be kept. */
interface RequestLine {
  readonly requestId: string
  readonly method: string
  /** The route's pattern; null where none matched. */
  readonly route: string | null
  readonly status: number
  readonly durationMs: number
  /** False where the client went away first. */
  readonly completed: boolean
}

/** Each request is one line: an error where the service failed, else for information. */
export const logRequest = (log: Logger, line: RequestLine): void =>
  log[line.status >= 500 ? 'error' : 'info'](line, 'request')
