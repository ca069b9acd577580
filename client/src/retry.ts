/** Bounds of retries. */
export interface Retries {
  /** The most times that a request is sent again. */
  readonly most: number
  /** The longest time in milliseconds that a request waits for all its retries; a longer wait is not begun. */
  readonly longestWaitMs: number
}

/** A key's requests are counted by the minute, so the longest wait that can help is one. */
export const RETRIES: Retries = { most: 3, longestWaitMs: 65_000 }

const SECOND = 1000

/** The seconds of a `Retry-After` header, which is a number or a date; null if it is neither. */
export const retryAfterSeconds = (header: string | null, now: number): number | null => {
  if (header === null) return null
  if (/^\d{1,9}$/.test(header)) return Number(header)
  const instant = / GMT$/.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(instant) ? null : Math.max(0, Math.ceil((instant - now) / SECOND))
}

/** Resolves after some milliseconds; rejects with the signal's reason if that is aborted before. */
export const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const aborted = (): void => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', aborted)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', aborted, { once: true })
  })

/** A wait that begins before a request is sent again. */
export interface Waiting {
  readonly reason: 'rate_limited' | 'temporarily_unavailable'
  readonly seconds: number
  /** The number of the retry that follows, from 1. */
  readonly retry: number
}

/**
 * Sends a request that only reads, and again as the service says by `Retry-After` of a 429 or 503. The last answer is
 * returned: an error without that header, one that would have to wait too long, or whatever the last retry brought.
 */
export const withRetries =
  (
    { most, longestWaitMs }: Retries,
    send: (request: Request) => Promise<Response>,
    wait: typeof sleep,
    onWait: (waiting: Waiting) => void = () => undefined,
  ) =>
  async (request: Request): Promise<Response> => {
    let waitedMs = 0
    for (let retries = 0; ; retries += 1) {
      const response = await send(request)
      if ((response.status !== 429 && response.status !== 503) || retries === most) return response
      const seconds = retryAfterSeconds(response.headers.get('Retry-After'), Date.now())
      if (seconds === null || waitedMs + seconds * SECOND > longestWaitMs) return response
      // An unread body would keep its connection busy.
      await response.body?.cancel()
      waitedMs += seconds * SECOND
      const reason = response.status === 429 ? 'rate_limited' : 'temporarily_unavailable'
      onWait({ reason, seconds, retry: retries + 1 })
      await wait(seconds * SECOND, request.signal)
    }
  }
