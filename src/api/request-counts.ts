import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import type { Registry, RequestsOfKey } from '#registry/port'

/** Counts the requests of this process in the registry. */
export interface RequestCounts {
  /** Counts one request of a key; returns how many it made in the UTC minute so far, over all processes. */
  readonly count: (keyId: Uuid, minute: Instant) => Outcome<StoreError, number>
}

/** Requests of a key in a minute that wait for their count, first come first. */
interface Waiting {
  readonly keyId: Uuid
  readonly minute: Instant
  readonly requests: Request[]
}
interface Request {
  readonly counted: (result: Either<StoreError, number>) => void
  readonly failed: (error: unknown) => void
}

/** Requests that wait at the same time are counted by one write, each exactly once. */
export const requestCounts = (registry: Pick<Registry, 'countRequests'>): RequestCounts => {
  let waiting = new Map<string, Waiting>()

  const countThem = async (all: readonly Waiting[]): Promise<void> => {
    const uses = all.map(({ keyId, minute, requests }): RequestsOfKey => ({ keyId, minute, requests: requests.length }))
    const counted = await registry.countRequests(uses)
    for (const [i, { requests }] of all.entries()) {
      if (isLeft(counted)) {
        for (const request of requests) request.counted(counted)
        continue
      }
      const before = (counted.right[i] ?? 0) - requests.length
      for (const [n, request] of requests.entries()) request.counted(right(before + n + 1))
    }
  }
  const countAll = (): void => {
    const all = [...waiting.values()]
    waiting = new Map()
    countThem(all).catch((error: unknown) => {
      for (const { requests } of all) for (const request of requests) request.failed(error)
    })
  }

  return {
    count: (keyId, minute) =>
      new Promise((counted, failed) => {
        // All requests that begin in this turn of the event loop.
        if (waiting.size === 0) setImmediate(countAll)
        const of = `${keyId} ${minute}`
        const known = waiting.get(of) ?? { keyId, minute, requests: [] }
        known.requests.push({ counted, failed })
        waiting.set(of, known)
      }),
  }
}
