import type { IncomingMessage } from 'node:http'

// The time of a body. Node would bound all bodies alike, and an upload takes longer than any other.

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** Calls back if the body of a request is not whole in time. */
export const boundBody = (request: IncomingMessage, milliseconds: number, onPassed: () => void): void => {
  if (!hasBody(request)) return
  const timer = setTimeout(() => {
    if (!request.complete) onPassed()
  }, milliseconds)
  timer.unref()
  timers.set(request, timer)
  request.once('close', () => clearTimeout(timer))
}

/** Leaves the time of a body to whoever takes it. */
export const unboundBody = (request: IncomingMessage): void => clearTimeout(timers.get(request))
