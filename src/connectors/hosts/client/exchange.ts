import type { Response } from 'undici'
import { bytesOf, TooLong } from './body-bytes.js'
import type { HostClock } from './clock.js'
import type { Dialler } from './dialling.js'
import type { Exchanged } from './exchanged.js'
import { httpDate } from './http-date.js'
import { noAnswerFor, TIMED_OUT } from './no-answer.js'

/** A request as it goes out. */
export interface Outgoing {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: string | null
}

const FIRST_BYTE_MS = 30_000
const BODY_MS = 120_000
const MOST_BYTES = 32 * 1024 * 1024
/** Much more than what a host says about a failure. */
const MOST_BYTES_OF_FAILURE = 64 * 1024

const headersOf = (response: Response): ReadonlyMap<string, string> => {
  const headers = new Map<string, string>()
  for (const [name, value] of response.headers) headers.set(name.toLowerCase(), value)
  return headers
}

/** Sends one request and takes its answer whole, within bounds of time and size. It follows nothing. */
export const exchange = async (
  { method, url, headers, body }: Outgoing,
  isTakenWhole: (status: number) => boolean,
  through: { readonly dialler: Dialler; readonly clock: HostClock; readonly signal: AbortSignal },
): Promise<Exchanged> => {
  const { dialler, clock, signal } = through
  const ending = new AbortController()
  const end = (): void => ending.abort()
  let isLate = false
  const late = (): void => {
    isLate = true
    end()
  }
  signal.addEventListener('abort', end, { once: true })
  let stopTimer = clock.timer(FIRST_BYTE_MS, late)
  try {
    const response = await dialler.fetch(url, { method, headers, body, signal: ending.signal })
    stopTimer()
    stopTimer = clock.timer(BODY_MS, late)
    const { status } = response
    const all = headersOf(response)
    const bytes = isTakenWhole(status)
      ? await bytesOf(response, MOST_BYTES)
      : await bytesOf(response, MOST_BYTES_OF_FAILURE, 'cut')
    const at = httpDate(all.get('date') ?? '') ?? clock.now()
    return { tag: 'incoming', status, headers: all, bytes, at }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof TooLong) return { tag: 'too_long' }
    return isLate ? TIMED_OUT : noAnswerFor(error)
  } finally {
    stopTimer()
    signal.removeEventListener('abort', end)
  }
}
